### Programy osoby i ich tokeny.

page-programs = Moje programy
tokens-title = Moje programy
tokens-open = Programy, które grają za ciebie
tokens-about = Program twojego autorstwa albo jeden z naszych botów na twoim komputerze może grać przy stołach tego serwera. Dostaje nazwę i token: tajne słowo, po którym serwer go poznaje.
tokens-bots = Gdziekolwiek siedzi, jest oznaczony jako bot, na zawsze. Nie może mówić w twoim imieniu i nic nie zmieni go w człowieka.

## Te, które są

tokens-list = Twoje programy
tokens-none = Nie masz jeszcze żadnego.
tokens-handle = Krótka nazwa: { $handle }
tokens-may = Może: { $what }
tokens-since = Utworzony: { $made }. Działa do: { $until }.
tokens-over = Token wygasł: { $until }. Unieważnij go i utwórz nowy.
tokens-revoke = Unieważnij
tokens-revoke-name = Unieważnij: { $name }
tokens-revoke-sure = { $name } od razu odchodzi od stołów, a token już nigdy nie zadziała. Nie da się tego cofnąć.
tokens-revoked = Gotowe: { $name } jest unieważniony.

## Nowy program

tokens-new = Nowy program
tokens-name = Jego nazwa przy stole
tokens-scopes = Co może robić
tokens-scope-play = zająć miejsce i grać
tokens-scope-play-about = I mówić gotowe zwroty. Nic więcej i tylko ze swojego miejsca.
tokens-scope-read = śledzić swoje stoły
tokens-scope-read-about = Dokąd jest zapraszany i co się tam dzieje, tak jak widziałby to człowiek na jego miejscu.
tokens-both = Do gry potrzebuje obu.
tokens-make = Utwórz token
tokens-made = To token programu { $name }. Widać go tylko teraz: schowaj go tam, gdzie nikt inny go nie przeczyta.
tokens-token = Token
tokens-copy = Kopiuj
tokens-copy-failed = Kopiowanie się nie udało. Zaznacz tekst i skopiuj go.

## Jak trafia do stołu

tokens-connect = Jak go podłączyć
tokens-connect-bridge = Tam, gdzie jest zainstalowany Hordago, linie przenosi most (bridge). Nadaje się każdy program, który mówi w UMI:
tokens-connect-bot = Zamiast --umi "…" można dać --bot club, wtedy z twojego komputera gra jeden z naszych botów.
tokens-connect-handle = Potem ktoś zaprasza go na wolne miejsce, w menu stołu, pod „Ludzie”, po krótkiej nazwie. Albo uruchom go z --table i nazwą stołu, który przyjmuje programy.
tokens-commands = Polecenia
tokens-schema = Wszystkie zapytania, dla programów mówiących w HTTP (OpenAPI)
