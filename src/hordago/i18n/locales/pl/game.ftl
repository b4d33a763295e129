### Słowa gry. Pełne we wszystkich językach.
### Kody silnika ($lance, $who) przychodzą jako kody i są tłumaczone tutaj.
### $who: us, them albo other; przy other tekst używa $name.

## Gra i jej zagrania

lance-grande = Grande
lance-chica = Chica
lance-pares = Pary
lance-juego = Juego
lance-punto = Punkt

# Zagranie o kodzie $lance, w środku zdania.
lance-name =
    { $lance ->
        [grande] Grande
        [chica] Chica
        [pares] pary
        [juego] Juego
        [punto] punkt
       *[other] { $lance }
    }

# Skąd pochodzą kamienie.
in-lance =
    { $lance ->
        [grande] w Grande
        [chica] w Chica
        [pares] w parach
        [juego] w Juego
        [punto] w punkcie
       *[other] w { $lance }
    }

## Etapy rozdania

phase-cut = Przełożenie
phase-deal = Rozdanie
phase-talk = Mus?
phase-discard = Odrzucanie
phase-over = Koniec

## Odzywki: co mówi gracz przy stole. $n to liczba kamieni lub kart

call-mus = Mus
call-cut = Nie ma musu
call-defer = Ty zdecyduj
# Mus drużynami (federacja francuska): strona pierwszej ręki mówi to za oboje.
call-team-mus = Wasza decyzja
call-team-cut = Mintza
call-paso = Pas
call-envido =
    { $n ->
        [2] Envido
       *[other] Envido { $n }
    }
call-raise = I ja: +{ $n }
call-reenvido = Re-envido
call-quiero = Quiero
call-no-quiero = No quiero
call-queremos = Queremos
call-no-queremos = No queremos
# Przy zasadach francuskich: słowa stamtąd, o ile język ma własne.
call-envido-french = { call-envido }
call-quiero-french = { call-quiero }
call-no-quiero-french = { call-no-quiero }
call-ordago = Ordago!
call-visto-yes = Tak, mus
call-visto-no = Nie, gramy
call-changed =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } kart
    }
call-served = Bez wymiany
call-cut-deck =
    { $n ->
        [one] Przekłada { $n } kartę
        [few] Przekłada { $n } karty
       *[other] Przekłada { $n } kart
    }
call-claim =
    { $n ->
        [one] Biorę { $n } kamień
        [few] Biorę { $n } kamienie
       *[other] Biorę { $n } kamieni
    }
call-dentro = Adentro!
call-pares-yes = Pary: tak
call-pares-no = Pary: nie
call-juego-yes = Juego: tak
call-juego-no = Juego: nie

## Rzeczowniki, do zdań i pomocy

noun-visto = widziany mus

## Pary, Juego, punkt: ile warta jest ręka

pares-none = Bez par
# $high i $low to teksty rank-many-….
hand-par = Para: { $high }
hand-medias = Średnie: { $high }
hand-duples = Dublet: { $high } i { $low }
hand-duples-four = Dublet z czterech: { $high }
# How many cards of the hand are played as kings, or as aces.
hand-kings =
    { $n ->
        [1] jeden król
        [2] dwa króle
        [3] trzy króle
       *[other] cztery króle
    }
hand-aces =
    { $n ->
        [1] jeden as
        [2] dwa asy
        [3] trzy asy
       *[other] cztery asy
    }
count-hand = { $name }: { $hand }
# As many kings (or aces) on both sides: the first cards that differ. $better and $worse are rank-… texts.
count-decider = { $hand }; potem { $better }, u rywala { $worse }
juego-total = Juego { $n }
juego-31 = Juego 31
real-31 = Prawdziwe 31
punto-total = Punkt { $n }
worth =
    { $n ->
        [one] wartość: { $n } kamień
        [few] wartość: { $n } kamienie
       *[other] wartość: { $n } kamieni
    }

## Karty

rank-1 = as
rank-2 = dwójka
rank-3 = trójka
rank-4 = czwórka
rank-5 = piątka
rank-6 = szóstka
rank-7 = siódemka
rank-S = walet
rank-C = jeździec
rank-R = król
rank-many-1 = asy
rank-many-2 = dwójki
rank-many-3 = trójki
rank-many-4 = czwórki
rank-many-5 = piątki
rank-many-6 = szóstki
rank-many-7 = siódemki
rank-many-S = walety
rank-many-C = jeźdźcy
rank-many-R = króle
# The suit as it stands inside the name of a card.
suit-of-o = monet
suit-of-c = kielichów
suit-of-e = mieczy
suit-of-b = kijów
# $rank is a rank-… text, $suit a suit-of-… text.
card-name = { $rank } { $suit }
card-hidden = zakryta karta
card-perico = Perico (jeździec kijów, joker)
card-perica = Perica (walet monet, joker)

## Ludzie przy stole

word-mano = pierwsza ręka
word-dealer = rozdający
word-partner = partner
word-rival = przeciwnik
word-player = gracz
word-bot = bot
side-us = My
side-them = Oni
side-name = Drużyna { $n }
seat-you = Ty
seat-right = Po twojej prawej
seat-left = Po twojej lewej

## Punktacja. Kamień to 1, amarrako to 5 (10 w grze historycznej)

stones =
    { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
       *[other] { $n } kamieni
    }
amarracos =
    { $n ->
        [one] { $n } amarrako
        [few] { $n } amarrakos
       *[other] { $n } amarrakos
    }
points-n =
    { $points ->
        [one] { $points } kamień
        [few] { $points } kamienie
       *[other] { $points } kamieni
    }
# $big amarrakos i $small kamieni.
score-split =
    { $big ->
        [one] { $big } amarrako
        [few] { $big } amarrakos
       *[other] { $big } amarrakos
    } i { $small ->
        [one] { $small } kamień
        [few] { $small } kamienie
       *[other] { $small } kamieni
    }
games-n =
    { $n ->
        [one] { $n } gra
        [few] { $n } gry
       *[other] { $n } gier
    }
word-dentro = adentro

## Jak skończyło się zagranie

status-open = Otwarte
status-pending = Zakład: { $n }
status-paso = En paso
status-accepted = Przyjęte: { $n }
status-refused = Odmowa: { $n }
status-uncontested = Ma tylko jedna drużyna
status-not-played = Bez gry
status-ordago-accepted = Ordago przyjęte

## Liczenie: kto co bierze i dlaczego

reason-deje = deje
reason-stake = zakład
reason-paso = en paso
reason-values = wartości
reason-punto = punkt
by-count = przy liczeniu
by-deje = przez deje
by-ordago = przez ordago
who-takes =
    { $who ->
        [us] Bierzemy
        [them] Biorą
        [you] Bierzesz
       *[other] { $name } bierze
    }
count-deje = { who-takes } { points-n } { in-lance }: deje, zakład odrzucony
count-stake = { who-takes } { points-n } { in-lance }: przyjęty zakład
count-paso = { who-takes } { points-n } { in-lance }: en paso, najlepsze karty
count-values = { who-takes } { points-n } { in-lance }: wartość kart obojga
count-punto = { who-takes } { points-n } { in-lance }: za sam punkt
count-none = Nikt nic nie bierze { in-lance }
count-ordago = { $who ->
        [us] Wygrywamy
        [them] Wygrywają
        [you] Wygrywasz
       *[other] { $name } wygrywa
    } ordago { in-lance }, a z nim grę
count-stop = Gra skończona: reszty się nie liczy

## Gotowe zasady

preset-basque = Kraj Basków
preset-basque-about = Cztery króle, 30 kamieni, do trzech wygranych gier. Drugi gracz może zostawić mus rozdającemu.
preset-spanish = Hiszpania
preset-spanish-about = Osiem króli, 40 kamieni, mus corrido w pierwszym rozdaniu; „queremos” wiąże parę.
preset-french = Francja
preset-french-about = Cztery króle, 40 kamieni; deje brane przy liczeniu, kamień za każde zagranie bez zakładu.
preset-ffm = Federacja francuska
preset-ffm-about = Cztery króle, 40 kamieni, mus drużynami, podbicia od 1.
preset-tournament = Turniej (federacja hiszpańska)
preset-tournament-about = Osiem króli, 40 kamieni, do czterech wygranych gier, bez rozmów między partnerami.
preset-fournier = Ulotka Fourniera
preset-fournier-about = Osiem króli, 40 kamieni; kto pasuje na zakład, odpada z tego zagrania.
preset-pagat = Pagat
preset-pagat-about = Osiem króli, 40 kamieni, do dwóch wygranych gier: odmiana najbardziej znana po angielsku.
preset-historic = Historyczna (rekonstrukcja)
preset-historic-about = Pięć kart, jedna odłożona, bez musu, dwa jokery: Madryt około 1800 roku, na ile wiadomo.

## Znaki: co znaczą

sena-two_kings = dwa króle
sena-three_kings = trzy króle
sena-two_aces = dwa asy
sena-three_aces = trzy asy
sena-pares = pary
sena-medias = średnie
sena-duples = dublet
sena-juego_31 = Juego 31
sena-juego = Juego
sena-punto_30 = punkt 30
sena-punto_29 = punkt 29
sena-blind = nic (ślepy)
sena-three_kings_ace = trzy króle i as
sena-cut = przerwij mus
sena-bet = stawiaj

## Znaki: gesty

gesture-bite_lip = przygryza dolną wargę
gesture-bite_lip_side = przygryza dolną wargę z boku
gesture-tongue = pokazuje czubek języka
gesture-tongue_side = pokazuje język z boku ust
gesture-lips_side = przesuwa usta w bok
gesture-lips_both_sides = przesuwa usta na obie strony
gesture-pout = wysuwa usta
gesture-brows = unosi brwi
gesture-wink = mruga jednym okiem
gesture-close_eyes = zamyka oczy
gesture-shrug = unosi ramiona
gesture-shrug_one = unosi jedno ramię
gesture-kiss = posyła całusa
gesture-turn_head = obraca głowę
gesture-tilt_head = przechyla głowę
gesture-raise_head = unosi głowę

## Słowa między partnerami (jawne, nikogo nie wiążą)

say-ask = Co powiesz?
say-yes = Tak
say-no = Nie
say-you = Jak chcesz
say-mus = Mus?
say-cut = Przerwijmy
