### The words of the game. Complete in all languages.
### Codes of the engine ($lance, $who) are passed as codes and translated here.
### $who is us, them, you or other; with other the text uses $name.

## The game and its lances

lance-grande = Grande
lance-chica = Chica
lance-pares = Pares
lance-juego = Juego
lance-punto = Punto

# The lance of the code $lance, as a name inside a sentence.
lance-name =
    { $lance ->
        [grande] grande
        [chica] chica
        [pares] pares
        [juego] juego
        [punto] punto
       *[other] { $lance }
    }

# "in grande", "for pares": where points come from.
in-lance =
    { $lance ->
        [grande] in grande
        [chica] in chica
        [pares] in pares
        [juego] in juego
        [punto] in punto
       *[other] in { $lance }
    }

## Phases of a hand

phase-cut = Cut
phase-deal = Deal
phase-talk = Mus?
phase-discard = Discard
phase-over = Over

## Calls: what a player says, as it is said at the table. $n is a number of stones or cards

call-mus = Mus
call-cut = No mus
call-defer = You decide
# Mus talk by teams (French federation): the side of the first speaker says these for both.
call-team-mus = Up to you
call-team-cut = Mintza
call-paso = Paso
call-envido =
    { $n ->
        [2] Envido
       *[other] Envido { $n }
    }
call-raise = { $n } more
call-reenvido = Double it
call-quiero = Accept
call-no-quiero = Refuse
call-queremos = We accept
call-no-queremos = We refuse
# At tables with French rules: the words of that place, where the language has its own for it.
call-envido-french = { call-envido }
call-quiero-french = { call-quiero }
call-no-quiero-french = { call-no-quiero }
call-ordago = Órdago!
call-visto-yes = Yes, mus
call-visto-no = No, we play
call-changed =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
call-served = Served
call-cut-deck = Cuts at { $n }
call-claim =
    { $n ->
        [one] I take { $n } stone
       *[other] I take { $n } stones
    }
call-dentro = Dentro!
call-pares-yes = Pares, yes
call-pares-no = Pares, no
call-juego-yes = Juego, yes
call-juego-no = Juego, no

## Nouns, for sentences and help

noun-visto = exposed mus

## Pares, juego, punto: what a hand is worth

pares-none = No pares
# $high and $low are rank-many-… texts.
hand-par = Pair: { $high }
hand-medias = Medias: { $high }
hand-duples = Duples: { $high } and { $low }
hand-duples-four = Duples: four { $high }
# How many cards of the hand are played as kings, or as aces.
hand-kings =
    { $n ->
        [1] one king
        [2] two kings
        [3] three kings
       *[other] four kings
    }
hand-aces =
    { $n ->
        [1] one ace
        [2] two aces
        [3] three aces
       *[other] four aces
    }
count-hand = { $name }: { $hand }
# As many kings (or aces) on both sides: the first cards that differ. $better and $worse are rank-… texts.
count-decider = { $hand }, then { $better } against { $worse }
juego-total = Juego of { $n }
juego-31 = Thirty-one
real-31 = Real thirty-one
punto-total = Punto of { $n }
worth =
    { $n ->
        [one] worth { $n } stone
       *[other] worth { $n } stones
    }

## Cards

rank-1 = ace
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-S = jack
rank-C = knight
rank-R = king
rank-many-1 = aces
rank-many-2 = twos
rank-many-3 = threes
rank-many-4 = fours
rank-many-5 = fives
rank-many-6 = sixes
rank-many-7 = sevens
rank-many-S = jacks
rank-many-C = knights
rank-many-R = kings
# The suit as it stands inside the name of a card.
suit-of-o = coins
suit-of-c = cups
suit-of-e = swords
suit-of-b = clubs
# $rank is a rank-… text, $suit a suit-of-… text.
card-name = { $rank } of { $suit }
card-hidden = hidden card
card-perico = Perico (knight of clubs, wild)
card-perica = Perica (jack of coins, wild)

## People around the table

word-mano = mano
word-dealer = dealer
word-partner = partner
word-rival = opponent
word-player = player
word-bot = bot
side-us = Us
side-them = Them
side-name = Side { $n }
seat-you = You
seat-right = On your right
seat-left = On your left

## Points. Stones are worth 1, amarracos 5 (or 10 in the historic game)

stones =
    { $n ->
        [one] { $n } stone
       *[other] { $n } stones
    }
amarracos =
    { $n ->
        [one] { $n } amarraco
       *[other] { $n } amarracos
    }
points-n =
    { $points ->
        [one] { $points } stone
       *[other] { $points } stones
    }
# $big amarracos and $small stones.
score-split =
    { $big ->
        [one] { $big } amarraco
       *[other] { $big } amarracos
    } and { $small ->
        [one] { $small } stone
       *[other] { $small } stones
    }
games-n =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
word-dentro = dentro

## How a lance ended

status-open = Open
status-pending = { $n } on the table
status-paso = All passed
status-accepted = Accepted: { $n }
status-refused = Refused: { $n }
status-uncontested = Only one side holds it
status-not-played = Not played
status-ordago-accepted = Órdago accepted

## The count: who takes what, and why

reason-deje = deje
reason-stake = bet
reason-paso = passed out
reason-values = values
reason-punto = punto
by-count = at the count
by-deje = by a deje
by-ordago = by órdago
who-takes =
    { $who ->
        [us] We take
        [them] They take
        [you] You take
       *[other] { $name } takes
    }
count-deje = { who-takes } { points-n } { in-lance }: the bet was refused
count-stake = { who-takes } { points-n } { in-lance }: the accepted bet
count-paso = { who-takes } { points-n } { in-lance }: everybody passed, best hand
count-values = { who-takes } { points-n } { in-lance }: value of the hands
count-punto = { who-takes } { points-n } { in-lance }: the punto
count-none = Nobody takes anything { in-lance }
count-ordago = { $who ->
        [us] We win
        [them] They win
        [you] You win
       *[other] { $name } wins
    } the órdago { in-lance }, and with it the game
count-stop = The game is over: the rest is not counted

## Presets

preset-basque = Basque Country
preset-basque-about = Four kings, 30 stones, first to three games. Second player may leave the mus to the dealer.
preset-spanish = Spain
preset-spanish-about = Eight kings, 40 stones, running mus in the first hand, "we" answers for the pair.
preset-french = France
preset-french-about = Four kings, 40 stones, dejes taken at the count and one stone for every lance passed out.
preset-ffm = French federation
preset-ffm-about = Four kings, 40 stones, mus decided by teams, raises from 1.
preset-tournament = Tournament (Spanish federation)
preset-tournament-about = Eight kings, 40 stones, first to four games, no talk between partners.
preset-fournier = Fournier leaflet
preset-fournier-about = Eight kings, 40 stones; who passes on a bet is out of that lance.
preset-pagat = Pagat
preset-pagat-about = Eight kings, 40 stones, best of three games: the form best known in English.
preset-historic = Historic (a reconstruction)
preset-historic-about = Five cards, one put aside, no mus, two wild cards: Madrid about 1800, as far as it is known.

## Señas: meanings

sena-two_kings = two kings
sena-three_kings = three kings
sena-two_aces = two aces
sena-three_aces = three aces
sena-pares = pares
sena-medias = medias
sena-duples = duples
sena-juego_31 = thirty-one
sena-juego = juego
sena-punto_30 = thirty at punto
sena-punto_29 = twenty-nine at punto
sena-blind = nothing (blind)
sena-three_kings_ace = three kings and an ace
sena-cut = cut the mus
sena-bet = bet

## Señas: gestures

gesture-bite_lip = bites the lower lip
gesture-bite_lip_side = bites the lower lip at one side
gesture-tongue = shows the tip of the tongue
gesture-tongue_side = shows the tongue at one side
gesture-lips_side = moves the lips to one side
gesture-lips_both_sides = moves the lips to both sides
gesture-pout = pushes the lips out
gesture-brows = raises the eyebrows
gesture-wink = winks
gesture-close_eyes = closes both eyes
gesture-shrug = raises the shoulders
gesture-shrug_one = raises one shoulder
gesture-kiss = makes a kiss
gesture-turn_head = turns the head
gesture-tilt_head = tilts the head
gesture-raise_head = raises the head

## Phrases between partners (public, they bind nobody)

say-ask = What do you say?
say-yes = Yes
say-no = No
say-you = As you like
say-mus = Mus?
say-cut = Let's cut
