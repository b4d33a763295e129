### Słowa programów: strony, stół, terminal, serwer. Krótkie, na telefony.
### button-… mają najwyżej 14 znaków. $name to gracz, $call to tekst call-…, $n to liczba.

## Strona

app-name = Hordago
app-tagline = Kompletna gra Mus
app-promise = Bez rejestracji, bez reklam, a rozdanie każdy może sprawdzić.
app-loading = Wczytywanie…
app-update = Jest nowa wersja.
page-home = Start
page-new = Nowy stół
page-table = Stół
page-help = Jak grać
page-rules = Zasady
page-settings = Ustawienia
page-verify = Sprawdź rozdanie
page-not-found = Nie ma takiej strony.

## Strona główna

home-play-now = Graj teraz
home-play-now-about = Ty i trzy boty, od razu.
home-new-table = Nowy stół
home-new-table-about = Wybierz zasady i zaproś znajomych.
home-continue = Twoje stoły
home-open-tables = Otwarte stoły
home-watch = Można oglądać
home-learn = Naucz się grać w Mus w pięć minut
home-offline = Graj bez sieci
home-verify = Sprawdź rozdanie

## Nowy stół: formularz

new-title = Nowy stół
new-your-name = Twoje imię
new-name-placeholder = Do 20 znaków
new-preset = Zasady według
new-kings = Króle
new-target = Kamienie
new-games = Gry
new-seats = Gracze
new-sides = Drużyny
new-bots = Boty
new-bot-level = Poziom botów
new-all-rules = Wszystkie zasady
new-exposed = Przy rozdaniu może się odkryć karta
new-exposed-about = Jak często rozdający przypadkiem pokazuje kartę. Dla nastroju; zwykle nigdy.
new-exposed-value =
    { $n ->
        [0] Nigdy
        [one] W { $n } rozdaniu na 100
        [few] W { $n } rozdaniach na 100
       *[other] W { $n } rozdaniach na 100
    }
new-sena-mode = Kto widzi znak
new-time = Czas do namysłu
new-visibility = Kto może wejść
new-private = Tylko z linkiem
new-public = Każdy
new-watchers = Można patrzeć
new-create = Przygotuj stół
new-reset = Znów jak: { $preset }
new-players-n =
    { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
       *[other] { $n } graczy
    }
sides-each = Każdy dla siebie
sides-form = Drużyny: { $sides }, po { $players } graczy
sena-mode-eyes = Kto patrzy
sena-mode-eyes-about = Każdy gdzieś patrzy. Kto patrzy na dającego znak, ten go widzi, partner czy nie.
sena-mode-partner = Tylko partner
sena-mode-partner-about = Twój partner widzi go zawsze, nikt inny nigdy.
new-signs = Dozwolone znaki
new-cut = Przełożenie talii
new-cut-about = Czy przekłada gracz po lewej rozdającego, czy komputer.
new-cut-true = Gracz
new-cut-false = Samo

## Boty

bot-mark = Bot
bot-name = Bot { $name }
bot-level-random = Losowy
bot-level-random-about = Cokolwiek, byle dozwolone.
bot-level-simple = Prosty
bot-level-simple-about = Gra swoimi kartami i nic więcej.
bot-level-beginner = Początkujący
bot-level-beginner-about = Lubi swoje karty i rzadko blefuje.
bot-level-casual = Amator
bot-level-casual-about = Zna szanse, trochę blefuje, daje znaki.
bot-level-club = Klubowy
bot-level-club-about = Gra rozsądnie i patrzy na wynik.
bot-level-expert = Ekspert
bot-level-expert-about = Czyta odrzucone karty, deklaracje i znaki.
bot-level-master = Mistrz
bot-level-master-about = Każdy zakład przemyśla od nowa.
bot-level-program = Czyjś program
bot-level-program-about = Bot napisany przez kogoś, gra z jego komputera.
bot-character-bold = Śmiały
bot-character-bold-about = Stawia i przyjmuje więcej niż inni.
bot-character-careful = Ostrożny
bot-character-careful-about = Ryzykuje kamień tylko z dobrych powodów.
bot-character-bluffer = Blefiarz
bot-character-bluffer-about = Nigdy nie wiadomo, co kryje się za jego zakładem.
bot-character-generous = Hojny w znakach
bot-character-generous-about = Mówi partnerowi wszystko, ktokolwiek patrzy.
bot-character-silent = Milczący
bot-character-silent-about = Nie daje znaków.
bot-character-steady = Stały
bot-character-steady-about = Tymi samymi kartami gra tak samo.
why-sure = Tej ręki nie da się pobić.
why-lost = Ta ręka nie może wygrać tego zagrania.
why-forced = Można zrobić tylko jedno.
why-need = Zostało niewiele kamieni do wygrania.
why-anew = Tak wychodzi, gdy przeliczyć to zagranie do końca.
why-book = Tak uczy tu praktyka.
why-odds = Tak mówią szanse wobec ceny.
why-bluff = To blef.
why-strong = Ręka jest dobra.
why-weak = Ręka nie jest dość dobra.
why-draw = Z pozostałych kart najłatwiej o lepszą rękę.
why-values = To, co jest w ręce, wystarczy do wygrania gry.
why-habit = To bez różnicy.
holding-two_kings = co najmniej dwa króle
holding-two_aces = co najmniej dwa asy
holding-pares = pary
holding-medias_or_duples = średnie lub dublet
holding-juego = juego
holding-juego_31 = 31
holding-good_hand = dobrą rękę
holding-poor_hand = słabą rękę
why-holding = { $name } ma prawdopodobnie { $what } ({ $percent } %).

## Przed grą: siadanie

lobby-title = Przygotowujemy stół
lobby-waiting =
    { $n ->
        [0] Wszystkie miejsca zajęte
        [one] Jedno wolne miejsce
        [few] { $n } wolne miejsca
       *[other] { $n } wolnych miejsc
    }
lobby-sit = Usiądź tutaj
lobby-sit-first = Wybierz miejsce.
lobby-stand = Wstań
lobby-add-bot = Dodaj bota
lobby-remove-bot = Usuń bota
lobby-fill = Boty na wolne miejsca
lobby-start = Zaczynamy
lobby-starting = Przekładanie kart…
lobby-invite = Zaproś
lobby-invite-about = Wyślij ten link albo pokaż kod. Kto go otworzy, zajmie wolne miejsce.
lobby-watchers =
    { $n ->
        [0] Nikt nie patrzy
        [one] Patrzy jedna osoba
        [few] Patrzą { $n } osoby
       *[other] Patrzy { $n } osób
    }
lobby-commitment = Pieczęć pierwszego rozdania
lobby-who-starts = Pierwsza ręka: { $name }
lobby-host = Gospodarz
lobby-wait-host = Wszyscy są. Grę zaczyna { $name }.
lobby-rules = Zasady tego stołu

## Udostępnianie

share-title = Udostępnij ten stół
share-link = Link
share-copy = Kopiuj link
share-copied = Skopiowano
share-qr = Kod QR
share-qr-about = Zeskanuj go innym telefonem w tej samej sieci.
share-lan = W tej sieci
share-lan-none = Tylko ten komputer może otworzyć stół. Uruchom go z --host 0.0.0.0, żeby wpuścić innych.
share-failed = Kopiowanie się nie udało. Zaznacz link i skopiuj go.
my-seat-title = Moje miejsce
my-seat-about = Otwórz ten link na innym urządzeniu, żeby tam grać dalej. Działa raz i tylko dla ciebie.

## Miejsca przy stole

seat-n = Miejsce { $n }
seat-empty = Wolne miejsce
seat-away = Poza stołem
seat-bot-holds = Za gracza { $name } gra bot
seat-take-back = Graj znowu
join-title = Zajmij miejsce
join-about = Bot dokończy tę rundę, potem miejsce jest twoje.
join-waiting = Miejsce jest twoje od następnej rundy.
seat-hidden-cards =
    { $n ->
        [one] { $n } zakryta karta
        [few] { $n } zakryte karty
       *[other] { $n } zakrytych kart
    }
seat-looks-at = Wzrok: { $name } → { $other }
seat-looks-at-you = { $name } patrzy na ciebie
seat-looks-own = { $name } patrzy w swoje karty

## Przyciski

button-leave = Wyjdź
button-concede = Poddaj się
button-next-hand = Następna
button-next-game = Następna gra
button-rematch = Rewanż
button-record = Kopiuj zapis
button-download = Pobierz
button-share = Link
button-copied = Skopiowano
button-language = Język
button-settings = Ustawienia
button-log = Przebieg
button-close = Zamknij
button-cancel = Anuluj
button-ok = OK
button-no = Nie
button-retry = Ponów
button-sena = Znak
button-discard =
    { $n ->
        [0] Bez wymiany
       *[other] Wymień { $n }
    }
button-cut-deck = Przełóż
button-claim = Weź { $n }
button-more = Więcej
button-less = Mniej
button-plus = +{ $n }
button-amount = Ile
button-verify = Sprawdź

## Pytanie drugi raz

confirm-leave = Odejść od stołu? Twoimi kartami zagra bot.
confirm-concede = Oddać mecz drugiej drużynie?
confirm-ordago = Ordago: cała gra na to zagranie. Na pewno?
hold-for-ordago = Przytrzymaj przycisk przy stole, a pytania nie będzie.

## Stół: napisy

table-score = Wynik
table-games = Gry
table-your-cards = Twoje karty
table-lances = Zagrania
table-bet = Na stole
table-calls = Co możesz powiedzieć
table-log = Co powiedziano
table-stock =
    { $n ->
        [one] Została { $n } karta
        [few] Zostały { $n } karty
       *[other] Zostało { $n } kart
    }
table-deck = Talia
table-watching = Patrzysz na grę
table-your-hand-is = Masz: { $hand }
table-time-left =
    { $n ->
        [one] { $n } sekunda
        [few] { $n } sekundy
       *[other] { $n } sekund
    }
score-of = { $points } z { $target }
score-games-of = { $n } z { $total } gier
card-selected = { $card }, do wymiany
card-unselected = { $card }

## Stół w zdaniach, dla czytników ekranu i terminala

live-your-turn = Twoja kolej.
live-your-turn-lance = Twoja kolej, { $lance }.
live-turn = Kolej: { $name }.
live-turn-away = { $name }: poza stołem. Bez szybkiego powrotu zagra bot.
live-says = { $name } mówi: { $call }
live-you-say = Mówisz: { $call }
live-bet-theirs = Zakład: { $total }. Jeśli odmówisz, biorą { $price }.
live-bet-side = { $name }, zakład: { $total }. Odmowa daje: { $price }.
live-ordago-theirs = Ordago! Jeśli odmówisz, biorą { $price }; jeśli przyjmiesz, o grze decyduje to zagranie.
live-accepted = Przyjęte: { $total } { in-lance }.
live-refused = Odmowa { in-lance }.
live-all-passed = En paso { in-lance }.
live-lance-begins = { $lance }.
live-hand-begins = Nowa runda. Pierwsza ręka: { $name }.
live-you-are-mano = Nowa runda. Masz pierwszą rękę.
live-dealt = Twoje karty: { $cards }.
live-new-cards = Nowe karty: { $cards }. Masz teraz: { $all }.
live-new-cards-only = Nowe karty: { $cards }.
live-mus-question = Mus, czy nie ma musu?
live-choose-discard = Wybierz karty do wymiany.
live-changed =
    { $n ->
        [0] { $name }: bez wymiany.
        [one] { $name } wymienia { $n } kartę.
        [few] { $name } wymienia { $n } karty.
       *[other] { $name } wymienia { $n } kart.
    }
live-you-changed =
    { $n ->
        [0] Nie wymieniasz kart.
        [one] Wymieniasz { $n } kartę.
        [few] Wymieniasz { $n } karty.
       *[other] Wymieniasz { $n } kart.
    }
live-reshuffled = Odrzucone karty są tasowane i tworzą nowy stos.
live-cut-question = Przełóż talię: ile kart?
live-exposed = Odkryła się karta: { $card }.
live-visto-question = Widziano kartę. Mus?
live-has-pares = { $name } ma pary.
live-has-juego = { $name } ma Juego.
live-you-have-pares = Masz pary.
live-you-have-juego = Masz Juego.
live-pares-one-side = Pary ma tylko jedna drużyna: nie ma zakładów.
live-juego-one-side = Juego ma tylko jedna drużyna: nie ma zakładów.
live-no-pares = Nikt nie ma par.
live-no-juego = Nikt nie ma Juego: gramy o punkt.
live-sena-seen = { $name } daje ci znak: { $meaning }
live-sena-caught = Widzisz cudzy znak, { $name }: { $meaning }
live-sena-made = Twój znak: { $meaning }
live-partner-says = { $name } do partnera: { $phrase }
live-mano-moved = Mus idzie dalej: pierwsza ręka to { $name }.
live-mano-moved-you = Mus idzie dalej: masz pierwszą rękę.
live-redealt = Karty wracają i są rozdawane jeszcze raz.
live-count = Karty odkryte. Liczenie:
live-lapsed =
    { $n ->
        [one] { $n } kamień nie został wzięty i przepada.
        [few] { $n } kamienie nie zostały wzięte i przepadają.
       *[other] { $n } kamieni nie wzięto i przepadają.
    }
live-ordago-won = { $name } ma najlepsze karty i wygrywa ordago.
live-ordago-won-you = Masz najlepsze karty i wygrywasz ordago.
live-looks = Wzrok: { $name } → { $other }.
live-you-look = Patrzysz tu: { $other }.
live-you-look-own = Patrzysz w swoje karty.
live-bot-sits = Za gracza { $name } gra bot.
live-player-back = { $name } wraca.
live-conceded = { $name } oddaje mecz.

## Wybór kart i kamieni

discard-title = Które karty wymieniasz?
discard-at-least =
    { $n ->
        [one] Co najmniej { $n } kartę.
        [few] Co najmniej { $n } karty.
       *[other] Co najmniej { $n } kart.
    }
discard-aside = Odłóż jedną kartę.
amount-title = Ile kamieni?
amount-range = Od { $min } do { $max }
amount-least = Co najmniej { $min }
amount-total = Razem { $total }
amount-missing = Ile brakuje: { $n }
amount-missing-them = Ile brakuje drugiej stronie: { $n }
amount-say = Powiedz
bet-none = Nikt jeszcze nie licytował
bet-price-theirs = Odmowa daje im { $price }
bet-price-ours = Jeśli odmówią: { $price } dla nas
bet-price-of = Odmowa daje { $price }: { $name }

## Znaki i słowa przy stole

sena-title = Znak
sena-none = Nie masz teraz żadnego znaku do dania.
sena-off = Przy tym stole nie ma znaków.
sena-not-yet = Bez znaków, dopóki mus nie zostanie przerwany.
sena-only-true = Tylko to, co jest prawdą o twoich kartach.
look-title = Patrz na
look-own-cards = Moje karty
talk-title = Do partnera, na głos
talk-none = Teraz nic nie można powiedzieć.
sena-seen = Widziane w tej rundzie
chat-title = Czat
chat-placeholder = Napisz do stołu
chat-closed = Czat otworzy się przy liczeniu.

## Liczenie

count-title = Liczenie
count-title-hand = Liczenie rundy { $n }
count-lance = Zagranie
count-points = Kamienie
count-why = Za co
count-total = Razem
count-best = Najlepsze: { $name }, { $hand }
count-shown = Wszystkie karty odkryte
count-we-take =
    { $n ->
        [0] Nic nie bierzemy
        [one] Bierzemy { $n } kamień
        [few] Bierzemy { $n } kamienie
       *[other] Bierzemy { $n } kamieni
    }
count-they-take =
    { $n ->
        [0] Nic nie biorą
        [one] Biorą { $n } kamień
        [few] Biorą { $n } kamienie
       *[other] Biorą { $n } kamieni
    }
count-tied = Remis: { $name } mówi wcześniej i wygrywa
count-tied-you = Remis: mówisz wcześniej i wygrywasz
count-only-one = Ma tylko { $name }
count-ready =
    { $n ->
        [one] { $n } gracz gotowy
        [few] { $n } graczy gotowych
       *[other] { $n } graczy gotowych
    }
count-auto =
    { $n ->
        [one] Następna runda za { $n } sekundę
        [few] Następna runda za { $n } sekundy
       *[other] Następna runda za { $n } sekund
    }
count-waiting = Czekamy: { $names }
count-at-once = od razu
count-unclaimed = Niewzięte: przepada przy przełożeniu
count-next = Potem pierwsza ręka: { $name }
claims-about = Weź swoje kamienie, zanim talia zostanie przełożona.
claims-none = Nic tu dla ciebie nie leży.
claims-cutter = Talię przekłada: { $name }.
claims-cutter-you = Ty przekładasz talię: czego nikt nie weźmie, to przepada.
claims-done = To wszystko

## Koniec gry i meczu

game-won-us = Wygrywamy grę
game-won-them = Wygrywają grę
game-won-name = { $name } wygrywa grę
game-won-you = Wygrywasz grę
match-won-us = Wygrywamy mecz!
match-won-them = Wygrywają mecz
match-won-name = { $name } wygrywa mecz
match-won-you = Wygrywasz mecz!
match-score = Gry: { $us } do { $them }
match-thanks = Dobra gra.
match-record-about = Zapis zawiera każdą kartę i każde słowo; może go czytać każdy program.
record-failed = Nie udało się skopiować zapisu.
match-again-waiting = Czekamy na pozostałych…

## Sprawdzanie rozdań

fair-title = Rozdanie, które każdy może sprawdzić
fair-about = Przed każdym rozdaniem serwer ogłasza pieczęć. Na końcu ją otwiera i każdy widzi, że nic nie zmieniono.
fair-seal = Pieczęć
fair-seed = Ziarno
fair-nonces = Liczby graczy
fair-good = Wszystkie rozdania w porządku
fair-checking = Sprawdzanie…
fair-later = Ziarna są otwierane na koniec meczu.

## Połączenie

connection-connecting = Łączenie…
connection-connected = Połączono
connection-lost = Połączenie zerwane. Próbujemy ponownie…
connection-unreachable = Serwer nie odpowiada. Spróbuj za chwilę.
connection-plain-http = Pod tym adresem przeglądarka nie pozwala grać bez sieci, nie wygaszać ekranu ani sprawdzać rozdań. Użyj https albo tego komputera.

## Ustawienia

settings-title = Ustawienia
settings-language = Język
settings-names = Twoje imię
settings-theme = Kolory
settings-theme-auto = Jak urządzenie
settings-theme-dark = Ciemne
settings-theme-tavern = Tawerna
settings-cards = Karty
settings-cards-large = Duże cyfry
settings-cards-classic = Klasyczne
settings-calls = Odzywki przy stole
settings-calls-mine = W moim języku
settings-calls-basque = Po baskijsku
settings-sound = Dźwięki
settings-motion = Ruch
settings-motion-less = Mniej ruchu
settings-speed = Szybkość botów
settings-speed-slow = Wolno
settings-speed-normal = Normalnie
settings-speed-fast = Szybko
settings-on = Tak
settings-off = Nie
settings-verbosity = Czytanie na głos (czytnik ekranu)
settings-verbosity-full = Wszystko
settings-verbosity-short = Tylko najważniejsze

## Pomoc na początek

help-title = Mus w pięć minut
help-goal = Grają dwie pary. Kto pierwszy zbierze { $target } kamieni, wygrywa grę. Kamienie zdobywa się dobrymi kartami i odważnymi słowami.
help-cards = Hiszpańska talia, 40 kart, po cztery na gracza. Od najwyższej: król, jeździec, walet, 7, 6, 5, 4, 3, 2, as. Kolory nie mają znaczenia.
help-kings-8 = Przy tym stole trójki są królami, a dwójki asami.
help-kings-4 = Przy tym stole są cztery króle: każda karta jest tym, co pokazuje.
help-mus = Najpierw mus: jeśli wszyscy czworo powiedzą „mus”, każdy wymienia od jednej do czterech kart. Gdy ktoś nie chce, zaczynają się zakłady.
help-lances = Są cztery zagrania, zawsze w tej kolejności: Grande, Chica, pary, Juego.
help-grande = Grande: kto ma najwyższe karty. Porównuje się najwyższą, potem następną.
help-chica = Chica: kto ma najniższe karty. Porównuje się najniższą, potem następną.
help-pares = Pary: równe karty. Para daje 1, trzy równe (średnie) 2, dwie pary (dublet) 3.
help-juego = Juego: suma kart to 31 lub więcej; figury liczą się po 10. Najlepsze jest 31, potem 32, 40, 37, 36, 35, 34, 33. 31 daje 3, inne 2.
help-punto = Punkt: jeśli nikt nie ma Juego, wygrywa najwyższa suma do 30. Daje 1.
help-bets = W każdym zagraniu można spasować albo postawić (envido, 2 lub więcej). Inni przyjmują, odmawiają albo podbijają. Przyjęte zakłady rozlicza się na końcu, przy odkrytych kartach.
help-deje = Jeśli nikt nie przyjmie, stawiający bierze to, co stało wcześniej, co najmniej 1: to deje. Dlatego blef się opłaca.
help-ordago = Ordago stawia całą grę. Jeśli ktoś przyjmie, karty się odkrywa i decyduje to zagranie.
help-count = Na końcu zagrania liczy się po kolei. Wygrywa, kto pierwszy dojdzie do celu, nawet w środku liczenia.
help-mano = Przy remisie wygrywa ten, kto mówi wcześniej. Pierwszy mówi gracz pierwszej ręki, a to dużo warte.
help-senas = Partnerzy mogą dawać sobie znaki: przygryziona warga to dwa króle, mrugnięcie to 31. Muszą być prawdziwe. Patrz na partnera, żeby je widzieć; rywale też mogą patrzeć.
help-stones = Jeden partner trzyma kamienie, drugi amarrakos, warte po pięć.
help-words = Słowa gry
help-more = Wszystkie zasady
help-tip-turn = Twoja kolej: przyciski na dole to wszystko, co możesz powiedzieć.
help-tip-cards = Dotknij karty, żeby ją wymienić; dotknij jeszcze raz, żeby ją zostawić.
help-tip-sena = Dotknij gracza, żeby na niego patrzeć.

## Klawiatura

keys-title = Klawisze
keys-calls = 1 do 9: przyciski od lewej do prawej
keys-cards = Strzałki i spacja: wybór kart
keys-confirm = Enter: powiedz to
keys-mus = M: mus, C: nie ma musu
keys-pass = P: pas
keys-bet = E: envido, plus i minus: ile
keys-answer = Q: quiero, N: no quiero
keys-ordago = H: ordago
keys-sena = S: znak, L: patrz
keys-read = R: przeczytaj stół jeszcze raz
keys-log = T: co powiedziano
keys-words = W: słowa na ekranie
words-here = Słowa na ekranie
keys-help = ?: ta pomoc
keys-close = Escape: zamknij

## Dla czytników ekranu

a11y-table = Stół do gry w Mus
a11y-news = Co się dzieje przy stole
a11y-menu = Menu
a11y-new-window = otwiera się w nowym oknie

## Gra w terminalu

term-welcome = Mus w terminalu. Zasady: { $preset }. Wpisz pomoc, kiedy chcesz.
term-your-cards = Twoje karty: { $cards }
term-choose = Wybierz:
term-choice = { $n }. { $call }
term-discard-prompt = Które karty odchodzą? Na przykład 1 3 albo karty: 2o 5c
term-cut-prompt = Przełóż: ile kart? (od { $min } do { $max })
term-not-understood = „{ $text }” nie jest żadnym z wyborów. Wpisz numer, słowo albo pomoc.
term-help = pomoc: wybory i słowa. karty: twoje karty. wynik: wynik. dziennik: co powiedziano. zasady: zasady. znak: daj znak. patrz: przenieś wzrok. powiedz: mów do partnera. cofnij: wybierz karty od nowa. koniec: wyjdź.
term-word-help = pomoc
term-word-cards = karty
term-word-score = wynik
term-word-rules = zasady
term-word-sena = znak
term-word-look = patrz
term-word-quit = koniec
term-enter = Naciśnij Enter, żeby grać dalej.
term-score-line = { $name }: { $points } z { $target }
term-cards-of = { $name }: { $cards }
term-bye = Do widzenia. Mecz nie został dokończony.
term-saved = Zapis jest tutaj: { $path }
term-again = Jeszcze jeden mecz? (tak albo nie)
term-word-log = dziennik
term-word-undo = cofnij
term-word-say = powiedz
term-yes = tak
term-no = nie
# Inne słowa na odzywki, po przecinku.
term-also-mus = chcę mus
term-also-cut = przerwij, nie
term-also-defer = ty
term-also-paso = pas, pasuję
term-also-envido = stawiam, więcej, i ja
term-also-quiero = tak, chcę, przyjmuję
term-also-no-quiero = nie, nie chcę
term-also-queremos = chcemy
term-also-no-queremos = nie chcemy
term-also-ordago = hordago, wszystko
term-also-visto-yes = tak, mus
term-also-visto-no = nie, gramy
term-also-double = podwajam, reenvido
term-also-none = żadna, bez wymiany
term-player-line = { $n }. { $name }, { $place }
term-card-count = Odrzuć od { $min } do { $max } kart.
term-card-confirm = Odchodzą: { $cards }. Enter potwierdza, cofnij wybiera od nowa.
term-card-none = Nie odchodzi żadna. Enter potwierdza, cofnij wybiera od nowa.
term-card-unknown = Nie masz „{ $text }”. Twoje karty: { $cards }
term-quit-sure = Wyjść z meczu? (tak albo nie)
term-mano = Pierwsza ręka: { $name }
term-tie = remis: mówi wcześniej
term-at-once = wzięte od razu
term-declared = { $lance }: { $said }
term-said-yes = { $name } tak
term-said-no = { $name } nie
term-look-at-you = Patrzysz teraz tutaj: { $name }.
term-look-cards = Patrzysz w swoje karty.
term-look-prompt = Na kogo patrzysz? { $choices }
term-look-off = Nie ma na co patrzeć: przy tym stole nie ma znaków albo właśnie przeniesiono wzrok.
term-sena-prompt = Twoje znaki, wszystkie prawdziwe: { $choices }
term-say-prompt = Możesz powiedzieć: { $choices }
term-claim = Twoja drużyna może wziąć { $n }. Enter bierze wszystko; liczba bierze tyle; „{ $no }” zostawia.
term-log-empty = W tej rundzie nic jeszcze nie powiedziano.
term-seal = Pieczęć wszystkich rozdań: { $seal }
term-seed = Ziarno: { $seed }
term-seed-about = SHA-256 ziarna to pieczęć z początku; z niego wynikają wszystkie karty.

## Start serwera

serve-open = Gra jest tutaj:
serve-phone = Dla telefonu:
serve-loopback = Wejść może tylko ten komputer. Użyj --host 0.0.0.0, żeby wpuścić innych.
serve-data = Gry są zapisywane tutaj: { $path }
serve-stop = Zatrzymanie: Ctrl+C
