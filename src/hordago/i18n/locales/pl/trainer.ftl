### Ćwiczenie znaków: nauka, czytanie, dawanie.

page-senas = Ćwicz znaki
senas-title = Poćwicz znaki
senas-open = Ćwicz znaki
senas-intro = Twarzą partnerzy mówią sobie, co mają. Każde zasady mają swoje znaki, a wolno dawać tylko prawdziwe.
senas-ways = Ćwiczenia
senas-learn = Nauka
senas-read = Czytanie
senas-give = Dawanie
senas-learn-about = Dotknij twarzy, żeby zobaczyć znak tak szybko jak przy stole.
senas-read-about = Twarz daje jeden znak. Co ci mówi?
senas-give-about = To twoje karty. Wybierz wszystkie znaki, które są teraz prawdziwe, i żadnego innego.
senas-device = Postępy są zapisane tylko na tym urządzeniu.

## Kiedy wolno dać znak

senas-when-always = Zawsze
senas-when-talk = Przed zagraniami
senas-when-lances = W zagraniach
senas-when-after_grande = Po grande
senas-when-punto = Tylko w punkcie
senas-now = Teraz: { $stage }
senas-talk = przed zagraniami

## Co mówi

sena-about-two_kings = Dokładnie dwa króle.
sena-about-two_kings-more = Dwa króle lub więcej.
sena-about-three_kings = Dokładnie trzy króle.
sena-about-two_aces = Dokładnie dwa asy.
sena-about-two_aces-more = Dwa asy lub więcej.
sena-about-three_aces = Dokładnie trzy asy.
sena-about-pares = Para, średnie albo dublet.
sena-about-medias = Trzy równe karty.
sena-about-duples = Dwie pary albo cztery równe karty.
sena-about-juego_31 = Suma kart to 31.
sena-about-juego = Suma kart to 32 lub więcej.
sena-about-punto_30 = Nikt nie ma Juego; suma kart to 30.
sena-about-punto_29 = Nikt nie ma Juego; suma kart to 29.
sena-about-blind = Ani par, ani Juego, ani innego znaku.
sena-about-cut = Prośba: przerwij mus.
sena-about-bet = Prośba: stawiaj.

## Czytanie znaku

senas-show = Pokaż mi znak
senas-again = Jeszcze raz
senas-next = Dalej
senas-speed = Szybkość
senas-speed-slow = Wolno
senas-speed-table = Jak przy stole
senas-speed-quick = Szybko
senas-speed-blink = Mgnienie
senas-faster = Pięć pod rząd: teraz będzie szybciej.
senas-face = Twarz, która daje znaki
senas-gesture = Twarz: { $gesture }
senas-meaning = Co to znaczy?
senas-right = Dobrze: { $meaning }.
senas-wrong = Nie. To znaczy: { $meaning }. Twoja odpowiedź: { $said }.
senas-for-example = Na przykład

## Dawanie znaków

senas-hand = Twoje karty
senas-choices = Znaki
senas-check = Sprawdź
senas-check-none = Żaden nie jest prawdziwy
senas-all-right = Dobrze!
senas-not-right = Nie do końca.
senas-true-are = Prawda: { $list }
senas-none-true = Przy tych kartach nie ma znaku do pokazania.
senas-tile-right = prawda
senas-tile-wrong = nieprawda
senas-tile-missed = pominięty
senas-keys-read = Klawisze: 1 do 6 odpowiedź, Enter dalej, R jeszcze raz.
senas-keys-give = Klawisze: 1 do 9 wybór, Enter sprawdza i idzie dalej.

## Jak idzie

senas-score = Dobrze: { $right } z { $asked }
senas-streak = Pod rząd: { $n }
senas-best = Rekord: { $n }
senas-mixed = Co mylisz
senas-mixed-pair = { $meant }, wzięte za: { $said }
senas-forget = Licz od nowa
senas-forget-sure = Wynik dla tych znaków i to, co mylisz, zostaną zapomniane.
