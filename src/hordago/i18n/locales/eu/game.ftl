### Jokoaren hitzak. Hizkuntza guztietan osorik.
### Motorraren kodeak ($lance, $who) kode gisa datoz eta hemen itzultzen dira.
### $who: us, them, you edo other; other denean, testuak $name darabil.

## Jokoa eta jokaldiak

lance-grande = Handia
lance-chica = Txikia
lance-pares = Pareak
lance-juego = Jokoa
lance-punto = Puntua

# $lance kodearen jokaldia, esaldi barruan.
lance-name =
    { $lance ->
        [grande] handia
        [chica] txikia
        [pares] pareak
        [juego] jokoa
        [punto] puntua
       *[other] { $lance }
    }

# Tantoak nondik datozen.
in-lance =
    { $lance ->
        [grande] handian
        [chica] txikian
        [pares] pareetan
        [juego] jokoan
        [punto] puntuan
       *[other] ({ $lance })
    }

## Eskuaren aldiak

phase-cut = Moztea
phase-deal = Banatzea
phase-talk = Mus?
phase-discard = Baztertzea
phase-over = Amaitua

## Esaldiak: jokalariak mahaian esaten duena. $n tanto edo karta kopurua da

call-mus = Mus
call-cut = Ez dago musik
call-defer = Zuk esan
# Musa taldeka (Frantziako federazioa): eskuaren taldeak bien izenean esaten ditu.
call-team-mus = Zuetan
call-team-cut = Mintza
call-paso = Paso
call-envido =
    { $n ->
        [2] Enbido
       *[other] Enbido { $n }
    }
call-raise =
    { $n ->
        [1] Bat gehiago
        [2] Bi gehiago
        [3] Hiru gehiago
        [4] Lau gehiago
        [5] Bost gehiago
        [10] Hamar gehiago
       *[other] { $n } gehiago
    }
call-reenvido = Bikoitza
call-quiero = Nahi dut
call-no-quiero = Ez dut nahi
call-queremos = Nahi dugu
call-no-queremos = Ez dugu nahi
# Ipar Euskal Herriko hitzak: Frantziako arauekin jokatzean.
call-envido-french =
    { $n ->
        [2] Imido
       *[other] Imido { $n }
    }
call-quiero-french = Iduki
call-no-quiero-french = Tira
call-ordago = Hordago!
call-visto-yes = Bai, mus
call-visto-no = Ez, jokatu
call-changed =
    { $n ->
        [one] Karta bat
       *[other] { $n } karta
    }
call-served = Bat ere ez
call-cut-deck =
    { $n ->
        [one] Moztu: karta bat
       *[other] Moztu: { $n } karta
    }
call-claim =
    { $n ->
        [one] Tanto bat guretzat
       *[other] { $n } tanto guretzat
    }
call-dentro = Barru!
call-pares-yes = Pareak bai
call-pares-no = Pareak ez
call-juego-yes = Jokoa bai
call-juego-no = Jokoa ez

## Izenak, esaldietarako eta laguntzarako

noun-visto = mus ikusia

## Pareak, jokoa, puntua: kartek balio dutena

pares-none = Parerik ez
# $high eta $low rank-many-… testuak dira.
hand-par = Parea: { $high }
hand-medias = Mediak: { $high }
hand-duples = Dupleak: { $high } eta { $low }
hand-duples-four = Dupleak: lau { $high }
# How many cards of the hand are played as kings, or as aces.
hand-kings =
    { $n ->
        [1] errege bat
        [2] bi errege
        [3] hiru errege
       *[other] lau errege
    }
hand-aces =
    { $n ->
        [1] bateko bat
        [2] bi bateko
        [3] hiru bateko
       *[other] lau bateko
    }
count-hand = { $name }: { $hand }
# As many kings (or aces) on both sides: the first cards that differ. $better and $worse are rank-… texts.
count-decider = { $hand }; gero { $better }, { $worse } baino hobea
juego-total = Jokoa: { $n }
juego-31 = Hogeita hamaika
real-31 = Hogeita hamaika erreala
punto-total = Puntua: { $n }
worth =
    { $n ->
        [one] tanto bat balio du
       *[other] { $n } tanto balio du
    }

## Kartak

rank-1 = batekoa
rank-2 = bikoa
rank-3 = hirukoa
rank-4 = laukoa
rank-5 = bostekoa
rank-6 = seikoa
rank-7 = zazpikoa
rank-S = txanka
rank-C = zaldia
rank-R = erregea
rank-many-1 = bateko
rank-many-2 = biko
rank-many-3 = hiruko
rank-many-4 = lauko
rank-many-5 = bosteko
rank-many-6 = seiko
rank-many-7 = zazpiko
rank-many-S = txanka
rank-many-C = zaldi
rank-many-R = errege
# The suit as it stands inside the name of a card.
suit-of-o = urre
suit-of-c = kopa
suit-of-e = ezpata
suit-of-b = bastoi
# $rank is a rank-… text, $suit a suit-of-… text.
card-name = { $suit }-{ $rank }
card-hidden = karta ezkutua
card-perico = Perico (bastoi-zaldia, komodina)
card-perica = Perica (urre-txanka, komodina)

## Mahai inguruko jendea

word-mano = esku
word-dealer = banatzailea
word-partner = bikotekidea
word-rival = aurkaria
word-player = jokalaria
word-bot = bot
side-us = Gu
side-them = Haiek
side-name = { $n }. taldea
seat-you = Zu
seat-right = Zure eskuinean
seat-left = Zure ezkerrean

## Tantoak. Harriak tanto 1 balio du, hamarrekoak 5 (10 joko historikoan)

stones =
    { $n ->
        [one] tanto bat
       *[other] { $n } tanto
    }
amarracos =
    { $n ->
        [one] hamarreko bat
       *[other] { $n } hamarreko
    }
points-n =
    { $points ->
        [one] tanto bat
       *[other] { $points } tanto
    }
# $big hamarreko eta $small tanto.
score-split =
    { $big ->
        [one] hamarreko bat
       *[other] { $big } hamarreko
    } eta { $small ->
        [one] tanto bat
       *[other] { $small } tanto
    }
games-n =
    { $n ->
        [one] ustel bat
       *[other] { $n } ustel
    }
word-dentro = barru

## Jokaldia nola amaitu den

status-open = Zabalik
status-pending = Mahaian: { $n }
status-paso = Pasoan
status-accepted = Onartua: { $n }
status-refused = Ukatua: { $n }
status-uncontested = Talde batek bakarrik
status-not-played = Ez da jokatu
status-ordago-accepted = Hordagoa onartuta

## Zenbaketa: nork zer eta zergatik

reason-deje = ukoa
reason-stake = enbidoa
reason-paso = pasoan
reason-values = balioak
reason-punto = puntua
by-count = zenbaketan
by-deje = ukoz
by-ordago = hordagoz
who-takes =
    { $who ->
        [us] Guretzat
        [them] Haientzat
        [you] Zuretzat
       *[other] { $name }:
    }
count-deje = { who-takes } { points-n } { in-lance }: enbidoari uko egin zaio
count-stake = { who-takes } { points-n } { in-lance }: adostutako enbidoa
count-paso = { who-takes } { points-n } { in-lance }: pasoan, karta onenak
count-values = { who-takes } { points-n } { in-lance }: konbinazioen balioa
count-punto = { who-takes } { points-n } { in-lance }: puntuarena
count-none = Tantorik ez { in-lance }
count-ordago = { $who ->
        [us] Guretzat
        [them] Haientzat
        [you] Zuretzat
       *[other] { $name }:
    } hordagoa { in-lance }, eta harekin ustela
count-stop = Ustela amaitu da: gainerakoa ez da zenbatzen

## Arau-sortak

preset-basque = Euskal Herria
preset-basque-about = Lau errege, 30 tanto, hiru ustel. Bigarrenak atzeskuaren esku utz dezake musa.
preset-spanish = Espainia
preset-spanish-about = Zortzi errege, 40 tanto, mus iheslaria lehen eskuan; «nahi dugu» esanda bikotearen hitza ematen da.
preset-french = Frantzia
preset-french-about = Lau errege, 40 tanto; ukoak zenbaketan hartzen dira, eta pasoan doan jokaldi bakoitzak tanto bat.
preset-ffm = Frantziako federazioa
preset-ffm-about = Lau errege, 40 tanto, musa taldeka, igoerak batetik gora.
preset-tournament = Txapelketa (Espainiako federazioa)
preset-tournament-about = Zortzi errege, 40 tanto, lau ustel, bikotekideen arteko hizketarik gabe.
preset-fournier = Fournier liburuxka
preset-fournier-about = Zortzi errege, 40 tanto; enbidoari paso dioena jokalditik kanpo geratzen da.
preset-pagat = Pagat
preset-pagat-about = Zortzi errege, 40 tanto, hirutik bi ustel: ingelesez ezagunena.
preset-historic = Historikoa (berreraikia)
preset-historic-about = Bost karta, bat alde batera, musik gabe, bi komodin: 1800 inguruko Madril, dakigunaren arabera.

## Keinuak: zer esan nahi duten

sena-two_kings = bi errege
sena-three_kings = hiru errege
sena-two_aces = bi bateko
sena-three_aces = hiru bateko
sena-pares = pareak
sena-medias = mediak
sena-duples = dupleak
sena-juego_31 = hogeita hamaika
sena-juego = jokoa
sena-punto_30 = hogeita hamar puntuan
sena-punto_29 = hogeita bederatzi puntuan
sena-blind = itsu (ezer ez)
sena-three_kings_ace = hiru errege eta bateko bat
sena-cut = moztu musa
sena-bet = enbido jo

## Keinuak: nola egiten diren

gesture-bite_lip = beheko ezpaina erdian hozkatu
gesture-bite_lip_side = beheko ezpaina alde batean hozkatu
gesture-tongue = mihi punta atera
gesture-tongue_side = mihia alde batetik atera
gesture-lips_side = ezpainak alde batera mugitu
gesture-lips_both_sides = ezpainak bi aldeetara mugitu
gesture-pout = ezpainak aurrera atera
gesture-brows = bekainak jaso
gesture-wink = begi bat itxi
gesture-close_eyes = bi begiak itxi
gesture-shrug = sorbaldak altxatu
gesture-shrug_one = sorbalda bat altxatu
gesture-kiss = musu egin
gesture-turn_head = burua biratu
gesture-tilt_head = burua okertu
gesture-raise_head = burua altxatu

## Bikotekideen arteko esaldiak (denek entzuten dituzte, ez dute inor lotzen)

say-ask = Zer diozu?
say-yes = Bai
say-no = Ez
say-you = Zuk nahi duzuna
say-mus = Mus?
say-cut = Moztu
