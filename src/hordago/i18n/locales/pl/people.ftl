### Słowa o ludziach przy stole: boty, zwroty, ustalenia, zegar, kto patrzy, co może gospodarz.

## Boty przy stole

bot-character = Jak gra
bot-character-none = Zgodnie z poziomem
bot-of-seat = Bot: { $name }

## Ludzie przy stole

people-title = Ludzie
people-next = Po tej rundzie siada: { $name }
people-watcher = Ktoś z patrzących
people-mute = Nie słuchaj
people-hear = Słuchaj znowu
people-mute-watchers = Nie słuchaj patrzących
people-hear-watchers = Słuchaj patrzących
people-report = Poskarż się
people-change-bot = Inny bot
people-swap = Zamień miejscami z
people-unseat = Zwolnij to miejsce
people-bar = Usuń na zawsze
confirm-bar = Usunąć na zawsze od tego stołu: { $name }? Ta osoba nie zobaczy już stołu.
report-sent = Zapisano. Kto prowadzi ten serwer, może przeczytać ostatnie słowa: { $name }.
report-talk = Niegrzeczna mowa
report-name = Złe imię
report-leaving = Opuszcza mecze
report-cheating = Oszukuje

## Gotowe zwroty, do wszystkich

phrases-title = Powiedz wszystkim
phrases-only = Tu mogą siadać nieznajomi, więc są tylko te zwroty.
phrase-hello = Cześć!
phrase-good_luck = Powodzenia!
phrase-well_played = Dobrze zagrane!
phrase-thanks = Dziękuję!
phrase-sorry = Przepraszam!
phrase-one_moment = Chwileczkę, proszę.
phrase-again = Jeszcze jeden mecz?
phrase-bye = Do widzenia!
live-says-to-all = { $name } do wszystkich: { $text }

## Ustalenia

break-ask = Poproś o przerwę
break-on = Przerwa: zegary stoją.
break-end = Gramy dalej
wish-break = { $names }: przerwa?
wish-break-mine = To twoja prośba o przerwę. Czekamy na pozostałych.
wish-concede = { $names }: poddajemy mecz?
wish-concede-mine = Chcesz poddać mecz. Czekamy na partnera.
wish-agree = Zgoda
wish-withdraw = Cofnij
claim-about = Druga strona odeszła od stołu.
claim-match = Weź mecz
match-claimed = { $name }: odeszli od stołu, mecz należy do drugiej strony.
rematch-partners = Inne pary
rematch-chairs = O jedno krzesło dalej

## Kto patrzy i kto siada

terms-title = Stół
watch-nobody = Nikt
watch-nobody-about = Kto nie ma miejsca, widzi krzesła, a gry nie.
watch-link = Z linkiem
watch-link-about = Kto ma link, może patrzeć. Wszystkie karty rozdania widać przy następnym rozdaniu.
watch-all = Wszyscy
watch-all-about = Mecz jest na liście publicznej. Patrzący widzą wszystkie karty rozdania przy następnym rozdaniu.
watch-closed-title = Zamknięty stół
watch-closed = Przy tym stole nikt nie może patrzeć. Kto ma miejsce, znajdzie je na urządzeniu, na którym siadł.
public-true-about = Stół jest na liście publicznej, nieznajomi mogą siadać i są tylko gotowe zwroty.
public-false-about = Siada, kto ma link.
past-title = Poprzednia runda
past-sign = Znak gracza { $name }: { $meaning }

## Czas

timer-none = Bez limitu
timer-slow = Wolny
timer-normal = Zwykły
timer-blitz = Błyskawiczny
timer-own = Własny
timer-none-about = Każdy myśli, ile chce.
timer-own-about = Tyle sekund na ruch. Gdy miną, o tym ruchu decyduje bot.
timer-about = { $turn } s na ruch i { $bank } s zapasu na mecz; { $gain } s więcej z każdym rozdaniem. Gdy wszystko minie, o tym ruchu decyduje bot.
timer-seconds = Sekundy, od { $min } do { $max }
terms-no-timer = Namysł bez limitu
terms-timer = { $turn } s na ruch
terms-timer-bank = { $turn } s na ruch i { $bank } s zapasu na mecz
clock-left = { $turn } s, potem { $bank } s zapasu
clock-low =
    { $n ->
        [one] Została { $n } sekunda na ten ruch.
        [few] Zostały { $n } sekundy na ten ruch.
       *[other] Zostało { $n } sekund na ten ruch.
    }

## Klawisze

keys-talk = Y: powiedz coś partnerowi
keys-past = B: poprzednia runda, dla patrzących
keys-look = Shift i 1 do 6: spójrz na miejsce, najpierw swoje

## Ustawienia

settings-theme-contrast = Wysoki kontrast
settings-verbosity-normal = Jak przy stole
settings-pace = Tempo liczenia
settings-marks = Znaki na trójkach i dwójkach (osiem króli)
settings-stakes = Przyjęte zakłady
settings-stakes-shown = Zostają widoczne
settings-stakes-hidden = Zapamiętuję
settings-notices = Powiadom, gdy moja kolej
settings-remarks = Uwagi botów

## Co mówią boty

remark-won = Ta gra jest nasza!
remark-won-careful = Powoli, ale doszliśmy.
remark-lost = Dobrze zagrane. Następna!
remark-ordago = Cała gra? No, no…
remark-deje = Nikt się nie odważy?
remark-deje-bold = Kto się boi, ten nie wygrywa.
remark-deje-bluffer = Nikt nie chciał zobaczyć moich kart. Szkoda!

## Programy

programs-title = Programy napisane przez ludzi
programs-asked = Tylko na zaproszenie
programs-welcome = Mogą siadać
programs-about = Są oznaczone jako boty. Gospodarz zaprasza program na wolne miejsce po jego krótkiej nazwie.
program-ask = Albo czyjś program, po krótkiej nazwie
program-asked = Zaproszony: { $name }
program-unask = Nie zapraszaj
