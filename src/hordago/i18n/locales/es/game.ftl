### Las palabras del juego. Completas en todos los idiomas.
### Los códigos del motor ($lance, $who) llegan como códigos y se traducen aquí.
### $who: us, them u other; con other el texto usa $name.

## El juego y sus lances

lance-grande = Grande
lance-chica = Chica
lance-pares = Pares
lance-juego = Juego
lance-punto = Punto

# El lance del código $lance, dentro de una frase.
lance-name =
    { $lance ->
        [grande] grande
        [chica] chica
        [pares] pares
        [juego] juego
        [punto] punto
       *[other] { $lance }
    }

# De dónde salen las piedras.
in-lance =
    { $lance ->
        [grande] a grande
        [chica] a chica
        [pares] a pares
        [juego] a juego
        [punto] al punto
       *[other] a { $lance }
    }

## Fases de una mano

phase-cut = Corte
phase-deal = Reparto
phase-talk = ¿Mus?
phase-discard = Descarte
phase-over = Terminada

## Lo que dice el jugador, como se dice en la mesa. $n es un número de piedras o de cartas

call-mus = Mus
call-cut = No hay mus
call-defer = Di tú
# Mus por parejas (federación francesa): la pareja de la mano lo dice por los dos.
call-team-mus = A vosotros
call-team-cut = Mintza
call-paso = Paso
call-envido =
    { $n ->
        [2] Envido
       *[other] Envido { $n }
    }
call-raise = { $n } más
call-reenvido = Reenvido
call-quiero = Quiero
call-no-quiero = No quiero
call-queremos = Queremos
call-no-queremos = No queremos
# Con reglas francesas: las palabras de Iparralde donde el idioma las tiene.
call-envido-french = { call-envido }
call-quiero-french = { call-quiero }
call-no-quiero-french = { call-no-quiero }
call-ordago = ¡Órdago!
call-visto-yes = Mus visto
call-visto-no = Se juega
call-changed =
    { $n ->
        [one] Una carta
       *[other] { $n } cartas
    }
call-served = Servido
call-cut-deck = Corta por { $n }
call-claim =
    { $n ->
        [one] Me llevo una
       *[other] Me llevo { $n }
    }
call-dentro = ¡Dentro!
call-pares-yes = Pares sí
call-pares-no = Pares no
call-juego-yes = Juego sí
call-juego-no = Juego no

## Nombres, para las frases y la ayuda

noun-visto = el mus visto

## Pares, juego, punto: lo que vale una mano

pares-none = Sin pares
# $high y $low son textos rank-many-….
hand-par = Par de { $high }
hand-medias = Medias de { $high }
hand-duples = Duples de { $high } y { $low }
hand-duples-four = Duples: cuatro { $high }
# How many cards of the hand are played as kings, or as aces.
hand-kings =
    { $n ->
        [1] un rey
        [2] dos reyes
        [3] tres reyes
       *[other] cuatro reyes
    }
hand-aces =
    { $n ->
        [1] un as
        [2] dos ases
        [3] tres ases
       *[other] cuatro ases
    }
count-hand = { $name }: { $hand }
# As many kings (or aces) on both sides: the first cards that differ. $better and $worse are rank-… texts.
count-decider = { $hand } y luego { $better } contra { $worse }
juego-total = Juego de { $n }
juego-31 = Treinta y una
real-31 = La real (treinta y una)
punto-total = Punto de { $n }
worth =
    { $n ->
        [one] vale una piedra
       *[other] vale { $n } piedras
    }

## Cartas

rank-1 = as
rank-2 = dos
rank-3 = tres
rank-4 = cuatro
rank-5 = cinco
rank-6 = seis
rank-7 = siete
rank-S = sota
rank-C = caballo
rank-R = rey
rank-many-1 = ases
rank-many-2 = doses
rank-many-3 = treses
rank-many-4 = cuatros
rank-many-5 = cincos
rank-many-6 = seises
rank-many-7 = sietes
rank-many-S = sotas
rank-many-C = caballos
rank-many-R = reyes
# The suit as it stands inside the name of a card.
suit-of-o = oros
suit-of-c = copas
suit-of-e = espadas
suit-of-b = bastos
# $rank is a rank-… text, $suit a suit-of-… text.
card-name = { $rank } de { $suit }
card-hidden = carta tapada
card-perico = Perico (caballo de bastos, comodín)
card-perica = Perica (sota de oros, comodín)

## La gente de la mesa

word-mano = mano
word-dealer = el que reparte
word-partner = compañero
word-rival = contrario
word-player = jugador
word-bot = bot
side-us = Nosotros
side-them = Ellos
side-name = Bando { $n }
seat-you = Tú
seat-right = A tu derecha
seat-left = A tu izquierda

## Tanteo. La piedra vale 1, el amarraco 5 (10 en el juego histórico)

stones =
    { $n ->
        [one] una piedra
       *[other] { $n } piedras
    }
amarracos =
    { $n ->
        [one] un amarraco
       *[other] { $n } amarracos
    }
points-n =
    { $points ->
        [one] una piedra
       *[other] { $points } piedras
    }
# $big amarracos y $small piedras.
score-split =
    { $big ->
        [one] un amarraco
       *[other] { $big } amarracos
    } y { $small ->
        [one] una piedra
       *[other] { $small } piedras
    }
games-n =
    { $n ->
        [one] un juego
       *[other] { $n } juegos
    }
word-dentro = dentro

## Cómo acabó un lance

status-open = Abierto
status-pending = Envite: { $n }
status-paso = En paso
status-accepted = Querido: { $n }
status-refused = No querido: { $n }
status-uncontested = Solo tiene un bando
status-not-played = No se juega
status-ordago-accepted = Órdago querido

## El recuento: quién se lleva qué y por qué

reason-deje = deje
reason-stake = envite
reason-paso = en paso
reason-values = valores
reason-punto = punto
by-count = al recuento
by-deje = por un deje
by-ordago = por órdago
who-takes =
    { $who ->
        [us] Nos llevamos
        [them] Se llevan
        [you] Te llevas
       *[other] { $name } se lleva
    }
count-deje = { who-takes } { points-n } { in-lance }: el deje
count-stake = { who-takes } { points-n } { in-lance }: lo querido
count-paso = { who-takes } { points-n } { in-lance }: en paso, mejores cartas
count-values = { who-takes } { points-n } { in-lance }: lo que valen las manos
count-punto = { who-takes } { points-n } { in-lance }: la del punto
count-none = Nadie se lleva nada { in-lance }
count-ordago = { $who ->
        [us] Ganamos
        [them] Ganan
        [you] Ganas
       *[other] { $name } gana
    } el órdago { in-lance }, y con él el juego
count-stop = El juego ha terminado: lo demás no se cuenta

## Modalidades

preset-basque = País Vasco
preset-basque-about = Cuatro reyes, 30 piedras, a tres juegos. El segundo puede dejar el mus en manos del postre.
preset-spanish = España
preset-spanish-about = Ocho reyes, 40 piedras, mus corrido en la primera mano; «queremos» compromete a la pareja.
preset-french = Francia
preset-french-about = Cuatro reyes, 40 piedras; los dejes se cobran al recuento y todo lance en paso da una piedra.
preset-ffm = Federación francesa
preset-ffm-about = Cuatro reyes, 40 piedras, mus por parejas, se sube desde una.
preset-tournament = Torneo (federación española)
preset-tournament-about = Ocho reyes, 40 piedras, a cuatro juegos, sin hablar entre compañeros.
preset-fournier = Folleto de Fournier
preset-fournier-about = Ocho reyes, 40 piedras; quien pasa ante un envite queda fuera de ese lance.
preset-pagat = Pagat
preset-pagat-about = Ocho reyes, 40 piedras, al mejor de tres juegos: la forma más conocida en inglés.
preset-historic = Histórica (reconstrucción)
preset-historic-about = Cinco cartas, una se aparta, sin mus, dos comodines: Madrid hacia 1800, hasta donde se sabe.

## Señas: lo que dicen

sena-two_kings = dos reyes
sena-three_kings = tres reyes
sena-two_aces = dos ases
sena-three_aces = tres ases
sena-pares = pares
sena-medias = medias
sena-duples = duples
sena-juego_31 = treinta y una
sena-juego = juego
sena-punto_30 = treinta al punto
sena-punto_29 = veintinueve al punto
sena-blind = ciego (nada)
sena-three_kings_ace = tres reyes y un as
sena-cut = corta el mus
sena-bet = envida

## Señas: el gesto

gesture-bite_lip = se muerde el labio de abajo
gesture-bite_lip_side = se muerde el labio por un lado
gesture-tongue = saca la punta de la lengua
gesture-tongue_side = saca la lengua por un lado
gesture-lips_side = mueve los labios a un lado
gesture-lips_both_sides = mueve los labios a los dos lados
gesture-pout = saca los labios
gesture-brows = levanta las cejas
gesture-wink = guiña un ojo
gesture-close_eyes = cierra los ojos
gesture-shrug = levanta los hombros
gesture-shrug_one = levanta un hombro
gesture-kiss = tira un beso
gesture-turn_head = gira la cabeza
gesture-tilt_head = ladea la cabeza
gesture-raise_head = levanta la cabeza

## Frases entre compañeros (las oyen todos y no comprometen)

say-ask = ¿Qué dices?
say-yes = Sí
say-no = No
say-you = Lo que tú digas
say-mus = ¿Mus?
say-cut = Corta
