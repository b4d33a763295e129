### Arauen aukerak. x aukera bakoitzeko: option-x, option-x-about; v balio bakoitzeko option-x-v eta
### option-x-v-about; zenbakietarako option-x-value, $n-rekin. Parentesi artean, iturria.

## Inprimakiaren multzoak

options-group-cards = Kartak
options-group-score = Ustela eta partida
options-group-start = Lekuak, moztea, banatzea
options-group-mus = Mus
options-group-visto = Agerian geratutako karta
options-group-bets = Enbidoak eta erantzunak
options-group-points = Tantoak
options-group-ordago = Hordagoa
options-group-table = Mahaian
options-group-history = Historia eta bitxikeriak
options-changed =
    { $n ->
        [0] Dena honela: { $preset }
        [one] Arau bat desberdina: { $preset }
       *[other] { $n } arau desberdin: { $preset }
    }

## Kartak

option-kings = Erregeak
option-kings-about = Zenbat kartak balio duten errege. Jokaldi guztiak aldatzen ditu.
option-kings-4 = 4 errege
option-kings-4-about = Karta bakoitzak bere balioa du. (Euskal iturriak, Frantzia, Gipuzkoa, Nafarroa.)
option-kings-8 = 8 errege
option-kings-8-about = Hirukoak errege dira eta bikoak bateko, denetan. (Fournier liburuxka, Pagat, Espainiako federazioa, Bizkaia.)
option-kings-9 = 9 errege
option-kings-9-about = Zortzirekin bezala, eta urre-bostekoa ere errege. (Etxeko araua.)

option-real31 = 31 erreala
option-real31-about = Hiru zazpikok eta beltz batek beste edozein 31ri irabazten ote dioten, baita eskuarenari ere. Hala ere, 3 balio du.
option-real31-off = Ez
option-real31-off-about = 31 guztiak berdinak; eskutik gertuen dagoenak irabazten du. (Pagat eta federazio gehienak.)
option-real31-figure = Edozein beltzekin
option-real31-figure-about = Hiru zazpiko eta beltz bat. (Leku batzuetan, euskal iturriak.)
option-real31-sota = Txankarekin
option-real31-sota-about = Hiru zazpiko eta txanka bat. (Etxeko araua.)
option-real31-sota_oros = Urre-txankarekin
option-real31-sota_oros-about = Hiru zazpiko eta urre-txanka, besterik ez. (Zorrotzena, euskal iturriak.)

## Ustela eta partida

option-target = Ustelaren tantoak
option-target-about = Lehenengo iristen den taldeak irabazten du ustela. 30 euskal iturrietan, 40 besteetan.
option-target-value =
    { $n ->
        [one] tanto bat
       *[other] { $n } tanto
    }

option-games_to_win = Irabazteko ustelak
option-games_to_win-about = Zenbat ustelek irabazten duten seta. 3 Fournier liburuxkan eta euskal iturrietan, 2 Pagat-en, 4 Espainiako txapelketetan.
option-games_to_win-value =
    { $n ->
        [one] ustel bat
       *[other] { $n } ustel
    }

option-sets_to_win = Irabazteko setak
option-sets_to_win-about = Zenbat setek irabazten duten partida. Gehienetan, batek.
option-sets_to_win-value =
    { $n ->
        [one] set bat
       *[other] { $n } set
    }

option-big_unit = Hamarrekoaren balioa
option-big_unit-about = Tantoak nola erakutsi, ez nork irabazi.
option-big_unit-5 = 5 tanto
option-big_unit-5-about = Betiko hamarrekoa. (Iturri guztiak.)
option-big_unit-10 = 10 tanto
option-big_unit-10-about = Hamarnaka, 1800 inguruko Madrilen bezala. (Euskal iturriak, historia.)

option-dentro_margin = Barru
option-dentro_margin-about = Amaieratik zein gertu esaten den «barru», zenbaketaren ondoren. 5 Fournier liburuxkan, 4 Espainiako federazioan.
option-dentro_margin-value =
    { $n ->
        [0] Inoiz ez
        [one] Tanto bat falta
       *[other] { $n } tanto falta
    }

option-claims = Tantoak hartzea
option-claims-about = Zenbaketa bere kabuz egiten den ala ez.
option-claims-auto = Bere kabuz
option-claims-auto-about = Zenbaketak irabazitakoa ematen dio talde bakoitzari.
option-claims-manual = Eskuz
option-claims-manual-about = Zuk esaten duzu zer hartzen duzun. Hurrengo moztea baino lehen hartzen ez dena galdu egiten da. (Fournier liburuxka.)

## Lekuak, moztea, banatzea

option-seating = Lekuen zozketa
option-seating-about = Lekuak eta lehen eskua nola erabaki.
option-seating-agreed = Adostuta
option-seating-agreed-about = Bakoitza nahi duen lekuan. (Euskal iturriak.)
option-seating-draw_pairs_high_mano = Bi handi, bi txiki
option-seating-draw_pairs_high_mano-about = Bakoitzak karta bat: bi handienak bi txikienen kontra, eta handiena esku. (Fournier liburuxka.)
option-seating-draw_lowest_deals = Txikienak banatu
option-seating-draw_lowest_deals-about = Bakoitzak karta bat eta txikienak banatzen du lehenik. (Frantziako federazioa.)
option-seating-draw_lowest_mano = Txikiena esku
option-seating-draw_lowest_mano-about = Bakoitzak karta bat eta txikiena da esku. (Bizkaia.)
option-seating-suit_cut = Paloaren arabera
option-seating-suit_cut-about = Karta bat mozten da: urre, kopa, ezpata edo bastoi, eta horrek esaten du nork banatuko duen, moztu duenaren eskuinetik hasita. (Espainiako federazioa.)

option-cut_min = Gutxieneko moztea
option-cut_min-about = Zati bakoitzean gutxienez zenbat karta. 3 Fournier liburuxkan, 2 Frantziako federazioan.
option-cut_min-value =
    { $n ->
        [one] karta bat
       *[other] { $n } karta
    }

option-hand_size = Eskuko kartak
option-hand_size-about = Zenbat karta banatzen zaizkion jokalari bakoitzari.
option-hand_size-4 = 4 karta
option-hand_size-4-about = Gaurko mus guztia.
option-hand_size-5 = 5 karta
option-hand_size-5-about = Bakoitzak bat alde batera uzten du, eta ez dago musik. (Euskal iturriak, historia.)

option-discard_order = Nork baztertu lehenik
option-discard_order-about = Zein ordenatan esaten den zenbat karta aldatu.
option-discard_order-from_mano = Eskuak
option-discard_order-from_mano-about = Eskutik atzeskuraino. (Fournier liburuxka, Pagat, Frantziako federazioa.)
option-discard_order-from_dealer = Atzeskuak
option-discard_order-from_dealer-about = Banatzailea lehena, eskua azkena. (Espainiako federazioa.)

option-reshuffle = Piloa bukatzen denean
option-reshuffle-about = Zein baztertutako kartak osatzen duten pilo berria.
option-reshuffle-all_discards = Guztiek
option-reshuffle-all_discards-about = Guztiek, baita txanda honetakoek ere. (Frantziako, euskal eta Espainiako arauak.)
option-reshuffle-last_apart = Azkenarenek ez
option-reshuffle-last_apart-about = Kartak jasotzeko geratzen den azken jokalarienak aparte uzten dira. (Fournier liburuxka.)

## Mus

option-mus_decision = Musa eskatzea
option-mus_decision-about = Nork ematen edo mozten duen musa, eta zein ordenatan.
option-mus_decision-sequential = Txandaka
option-mus_decision-sequential-about = Eskutik hasita, banan-banan. Mozten duen lehenak amaitzen du. (Frantziako, Espainiako eta Fournierren arauak.)
option-mus_decision-sequential_defer = Txandaka, bigarrenak itxaron
option-mus_decision-sequential_defer-about = Bigarrenak atzeskuari utz diezaioke erabakia, bere jokoa ezkutatzeko. (Euskal iturriak.)
option-mus_decision-by_team = Taldeka
option-mus_decision-by_team-about = Eskuaren taldeak «zuetan» edo «mintza» dio, eta gero besteak. (Frantziako federazioa.)

option-mus_min_discard = Gutxieneko baztertzea
option-mus_min_discard-about = Mus baten ondoren gutxienez zenbat karta aldatu.
option-mus_min_discard-0 = Bat ere ez
option-mus_min_discard-0-about = Laurak gorde ditzakezu. (Etxeko araua.)
option-mus_min_discard-1 = Karta bat
option-mus_min_discard-1-about = Mus ematen duenak zerbait aldatzen du. (Iturri guztiak.)

option-mus_corrido = Mus iheslaria
option-mus_corrido-about = Lehen eskuan eskua ez dago finko: mus bakoitzak kartak aurrera pasatzen ditu, eta mozten duena da esku. Ordura arte, keinurik ez.
option-mus_corrido-off = Ez
option-mus_corrido-off-about = Eskua ez da aldatzen. (Euskal iturriak, Frantziako federazioa, Pagat.)
option-mus_corrido-match_start = Partidaren lehen eskuan
option-mus_corrido-match_start-about = Behin, partida hastean. (Espainiako ohitura, Asturias.)
option-mus_corrido-each_game = Ustel bakoitzaren lehen eskuan
option-mus_corrido-each_game-about = Ustel bakoitza hastean. (Fournier liburuxka.)

option-consult = Bikotekidearekin hitz egitea
option-consult-about = Noiz erabil ditzaketen bikotekideek esaldi finkoak. Denek entzuten dituzte eta ez dute inor lotzen.
option-consult-off = Inoiz ez
option-consult-off-about = Jokoaren hitzak baino ez. (Espainiako federazioa.)
option-consult-mus = Musean
option-consult-mus-about = Bigarrenak itxaron badu, berak eta atzeskuak hitz egin dezakete. (Euskal iturriak.)
option-consult-answers = Erantzun aurretik
option-consult-answers-about = Enbido bati erantzun behar dioten bikotekideek hitz egin dezakete. (Pagat.)
option-consult-all = Bietan
option-consult-all-about = Musean eta erantzun aurretik. (Frantziako federazioa.)

## Agerian geratutako karta

option-mus_visto = Banatzean ikusitako karta
option-mus_visto-about = Zer gertatzen den banatzean karta bat ahoz gora geratzen bada.
option-mus_visto-off = Ezer ez
option-mus_visto-off-about = Jokoak aurrera. (Pagat eta Espainiako federazioa, ez baitute aipatzen.)
option-mus_visto-redeal = Berriro banatu
option-mus_visto-redeal-about = Banatze berria; mus baten ondoren bada, aurrera. (Frantziako federazioa.)
option-mus_visto-optional = Nahi duenak mus
option-mus_visto-optional-about = Denek alda dezakete edo bere horretan gelditu, norbaitek jokatu nahi badu ere. (Frantzia.)
option-mus_visto-forced = Nahitaezko musa
option-mus_visto-forced-about = Musa dago, eta edonor gera daiteke bere kartekin. (Fournier liburuxka.)
option-mus_visto-mano_decides = Eskuak nahi badu
option-mus_visto-mano_decides-about = Musa dago eskuak nahi badu. (Espainiako ohitura.)

option-mus_visto_after = Mus ikusiaren ondoren
option-mus_visto_after-about = Norbait bere kartekin gelditu bada, beste musik egon ote daitekeen.
option-mus_visto_after-resume = Berriro hitz egin
option-mus_visto_after-resume-about = Musa eska daiteke berriro. (Etxeko araua.)
option-mus_visto_after-cut_if_served = Musik ez gehiago
option-mus_visto_after-cut_if_served-about = Norbaitek karta guztiak gorde baditu, handia hasten da. (Espainiako eskuliburuak.)

## Enbidoak eta erantzunak

option-min_bet = Gutxieneko enbidoa
option-min_bet-about = Lehen enbidoaren gutxieneko tantoak. 2 iturri guztietan.
option-min_bet-value =
    { $n ->
        [one] tanto bat
       *[other] { $n } tanto
    }

option-min_raise = Gutxieneko igoera
option-min_raise-about = Igoera batek gutxienez zenbat tanto gehitzen dituen. 2 Pagat-en eta Fournier liburuxkan, 1 Frantziako federazioan.
option-min_raise-value =
    { $n ->
        [one] bat gehiago
       *[other] { $n } gehiago
    }

option-max_bet = Gehieneko enbidoa
option-max_bet-about = Jokaldi batean mahaian gehienez zenbat tanto, hordagoa aparte. Iturririk ez du mugarik jartzen.
option-max_bet-none = Mugarik ez
option-max_bet-value =
    { $n ->
        [one] tanto bat
       *[other] { $n } tanto
    }

option-partner_override = Bikoteak nola erantzun
option-partner_override-about = Nork hitz egiten duen erantzun behar duen taldearen izenean, eta zer gertatzen den ados ez badaude.
option-partner_override-none = Bata bestearen ondoren
option-partner_override-none-about = Nahi edo igo duen lehenak erabakitzen du; ezetz badio, bikotekideari galdetzen zaio. (Fournier liburuxka, euskal iturriak.)
option-partner_override-plural = Pluralarekin
option-partner_override-plural-about = Berdin, eta «nahi dugu» edo «ez dugu nahi» esanda bien izenean ixten da. (Pagat, Espainiako federazioa.)
option-partner_override-highest = Erantzunik handiena
option-partner_override-highest-about = Biek hitz egiten dute eta handienak balio du. Bi talderekin bakarrik. (Programa batzuk.)
option-partner_override-spokesman = Batek hitz egin
option-partner_override-spokesman-about = Lehen aurkariak taldearen izenean erantzuten du. (Etxeko araua.)

option-answer_order = Nork erantzun lehenik
option-answer_order-about = Nondik hasten den erantzunen txanda.
option-answer_order-from_bettor = Enbido jo duenaren ondoren
option-answer_order-from_bettor-about = Txandako hurrengo aurkaria. (Fournier liburuxka.)
option-answer_order-from_mano = Eskutik gertuena
option-answer_order-from_mano-about = Txanda eskuarengandik hasten da. (Programa batzuk.)

option-refusal_eliminates = Ezetz eta kanpo
option-refusal_eliminates-about = Enbidoari paso dionak jokaldi horretan berriro hitz egin ote dezakeen. Haren kartek balio dute.
option-refusal_eliminates-false = Ez
option-refusal_eliminates-false-about = Enbidoa igota itzultzen bada, berriro galdetzen zaio. (Arau gehienak.)
option-refusal_eliminates-true = Bai
option-refusal_eliminates-true-about = Jokaldi horretatik kanpo geratzen da. (Fournier liburuxka.)

## Tantoak

option-deje_timing = Ukoa noiz hartu
option-deje_timing-about = Ukoa da azken enbidoa jo duenak jasotzen duena, inork nahi ez duenean.
option-deje_timing-immediate = Momentuan
option-deje_timing-immediate-about = Jokaldian bertan; ustela horrela amai daiteke. (Fournier liburuxka, euskal iturriak, Pagat.)
option-deje_timing-at_count = Zenbaketan
option-deje_timing-at_count-about = Jokaldi hori zenbatzean. (Frantzia, bere testuaren arabera.)

option-deje_extra_on_raise = Igoerari uko: gehigarria
option-deje_extra_on_raise-about = Pareetan, jokoan edo puntuan igoerari uko egiteak tanto bat gehiago ematen ote duen.
option-deje_extra_on_raise-0 = Ez
option-deje_extra_on_raise-0-about = Ordura arte onartutakoa baino ez. (Gaurko Espainiako federazioa eta arau gehienak.)
option-deje_extra_on_raise-1 = Tanto bat
option-deje_extra_on_raise-1-about = Tanto bat gehiago. (Espainiako federazioaren arau zaharrak, Madril.)

option-punto_refused_bonus = Ukatutako puntuaren tantoa
option-punto_refused_bonus-about = Puntuan enbidoari uko eginez gero, ukoa eta puntuaren tantoa irabazten dira.
option-punto_refused_bonus-immediate = Momentuan
option-punto_refused_bonus-immediate-about = Biak batera: puntuarena eta beldurrarena. (Euskal iturriak.)
option-punto_refused_bonus-at_count = Zenbaketan
option-punto_refused_bonus-at_count-about = Bata orain, bestea puntua zenbatzean. (Fournier liburuxka.)

option-paso_bonus_pares_juego = Pareak eta jokoa pasoan
option-paso_bonus_pares_juego-about = Karta onenek balioez gain tanto bat jasotzen ote duten.
option-paso_bonus_pares_juego-none = Balioak bakarrik
option-paso_bonus_pares_juego-none-about = Tanto gehigarririk ez. (Euskal iturriak, Fournier liburuxka, Pagat.)
option-paso_bonus_pares_juego-contested = Bi taldeek badute
option-paso_bonus_pares_juego-contested-about = Tanto bat, bi taldeek enbido jo zezaketenean. (Espainiako federazioari buruzko oharrak.)
option-paso_bonus_pares_juego-always = Beti
option-paso_bonus_pares_juego-always-about = Tanto bat, talde batek bakarrik badu ere. (Frantzia, bere testuaren arabera.)

option-perete_bonus = Perete
option-perete_bonus-about = 4-5-6-7 izateagatik tanto bat, Errioxako ohitura.
option-perete_bonus-0 = Ez
option-perete_bonus-0-about = Ez da zenbatzen. (Txapelketak.)
option-perete_bonus-1 = Tanto bat
option-perete_bonus-1-about = Oraindik ezin da jokatu: iturririk ez du esaten noiz hartzen den.

## Hordagoa

option-ordago_precedence = Hordagoa nahi denean
option-ordago_precedence-about = Lehenago eskuko aurreko jokaldiak zenbatzen ote diren.
option-ordago_precedence-immediate = Berak erabaki
option-ordago_precedence-immediate-about = Kartak erakutsi eta jokaldi horrek erabakitzen du ustela. (Lau iturri nagusiak.)
option-ordago_precedence-count_prior = Aurrekoak lehenik
option-ordago_precedence-count_prior-about = Aurreko jokaldiak zenbatzen dira; inor iristen ez bada, hordagoak erabakitzen du. (Etxeko araua.)

option-ordago_loser_score = Hordagoa galdu dutenak
option-ordago_loser_score-about = Zenbat tantorekin geratzen den galdu duen taldea.
option-ordago_loser_score-keep_immediate = Hartutakoarekin
option-ordago_loser_score-keep_immediate-about = Esku honetan hartutako ukoak gorde egiten dira. (Arau gehienak.)
option-ordago_loser_score-hand_start = Eskuaren aurretik bezala
option-ordago_loser_score-hand_start-about = Esku honetako tantoek ez dute balio. (Frantzia.)

## Mahaian

option-signals = Keinuak
option-signals-about = Bikotekideek zein keinu egin diezaioketen elkarri, eta nola. Egiazkoak bakarrik.
option-signals-off = Keinurik ez
option-signals-off-about = Aurpegiak geldi.
option-signals-ehmf = Euskal Herriko federazioa
option-signals-ehmf-about = 32tik 40rako keinuarekin, eta puntuko 30 eta 29koarekin.
option-signals-tikal = Tikal
option-signals-tikal-about = Argitaletxe horren liburuan bezala, hiru errege eta batekoarentzat musu batekin.
option-signals-wikipedia_eu = Euskarazko Wikipedia
option-signals-wikipedia_eu-about = Zerrenda laburra, musuarekin.
option-signals-pagat = Pagat
option-signals-pagat-about = Ingelesez ezagunenak diren sei keinuak.
option-signals-fem = Espainiako federazioa
option-signals-fem-about = Zerrenda luzeena, mozteko edo enbido jotzeko eskaerekin.
option-signals-fournier = Fournier
option-signals-fournier-about = Karta-egilearen gaztelaniazko liburuxkako zerrenda.

option-show_stock_size = Piloan geratzen diren kartak
option-show_stock_size-about = Zenbat diren erakusten ote den.
option-show_stock_size-false = Ezkutuan
option-show_stock_size-false-about = Piloa ezin da zenbatu. (Espainiako federazioa.)
option-show_stock_size-true = Agerian
option-show_stock_size-true-about = Ikasteko lagungarria.

option-jokers = Komodinak
option-jokers-about = Antzinako jokoaren bi komodin.
option-jokers-none = Bat ere ez
option-jokers-none-about = Gaurko mus guztia.
option-jokers-perico_perica = Perico eta Perica
option-jokers-perico_perica-about = Bastoi-zaldia eta urre-txanka jokaldi bakoitzean komeni dena dira. (Euskal iturriak, historia; nola erabiltzen ziren gure ustea da.)
