### Bakoitzak berak egiazta eta eska dezakeena: banaketak, eta zerbitzariak gordetzen duena.

## Banaketak egiaztatzen dituen orria

fair-source = Akta, edo mahai baten esteka
fair-file = Fitxategi bat ireki
fair-limits = Orri honek kartak egiaztatzen ditu, zure nabigatzailean bertan. Hitz bakoitza zuzena izan zen «hordago replay» aginduak egiaztatzen du. Inork ezin du frogatu zerbitzariak kartak inori esan ez dizkionik.
fair-checked = Egiaztatutako banaketak: { $n }
fair-unchecked = Egiaztatu ezin diren banaketak: { $n }
fair-nothing = Ezin izan da ezer egiaztatu: aktak ez du nahikoa esaten.
fair-not = Ez da garbia: { $what }
fair-unreadable = Hau ez da orri honek irakur dezakeen akta bat.
fair-seats-good = Eserlekuen zozketa ondo dago.
fair-own = zurea
fair-own-in = Zure zenbakia duten banaketak: { $n }
fair-own-out = Nabigatzaile honek bidalitako zenbakirik gabeko banaketak: { $n }. Zure aulkia utzi ez bazenuen eta beste gailu batean jokatu ez baduzu, zerbitzariak kendu du.
fair-deal = { $n }. eskua, { $deal }. banaketa
fair-dealt = Banatutako kartak: { $n }
fair-drawn = Hartutako kartak: { $n }
fair-reshuffled = Berriro nahastuta: { $n }
fair-turned-up = Agerian geratutako kartak: { $n }
fair-cut-chance = zoriak moztua
fair-cut-seat = jokalari batek moztua
fair-missing = Falta da: { $what }
fair-missing-commitment = zigilua
fair-missing-nonces = jokalarien zenbakiak
fair-missing-seed = hazia
fair-missing-next_commitment = hurrengo banaketaren zigilua
fair-fault-promise = zigilua ez da aurreko banaketarekin argitaratu zena.
fair-fault-seed = hazia ez dator zigiluarekin bat.
fair-fault-cut = sorta { $told } kartatan moztu zen, baina zoriak { $due } kartatan moztu behar zuen.
fair-fault-cut-sometimes = zoriak banaketa batzuetan bakarrik moztu zuen.
fair-fault-card = karta bat { $told } da, baina sortan { $due } zegoen.
fair-fault-exposed = { $told } geratu zen agerian, baina { $due } izan behar zuen.
fair-fault-chance = agerian geratutako kartak ez ditu zori bakar batek azaltzen.
fair-fault-reshuffles = aktaren arabera { $told } aldiz nahastu zen berriro, baina { $due } izan ziren.
fair-fault-moves = karta hauek ezin dira horrela mugitu: { $token }
fair-fault-seats = eserlekuen zozketak { $due } eman zuen, baina aktak { $told } dio.

## Zutaz gordetzen dena

data-title = Zure datuak
data-about = Ez dago konturik. Zerbitzariak cookie bateko sekretu batez ezagutzen du nabigatzaile hau, eta haren aztarna baino ez du gordetzen, mahaietan eman dituzun izenekin.
data-export = Gordetakoa jaitsi
data-delete = Nire datuak ezabatu
data-delete-sure = Zure mahai guztiak uzten dituzu, zure izenak kentzen dira, eta nabigatzaile hau ahazten da. Amaitutako partidak geratzen dira, zure izenik gabe.
data-deleted = Eginda. Nabigatzaile hau ahaztuta dago.
data-failed = Ezin izan da. Saiatu geroago.

## Gelditzen ari den zerbitzaria

error-going-down = Zerbitzaria berrabiarazten ari da. Saiatu une bat barru.

## What is too many

error-server-full = Zerbitzari honek ezin du mahai gehiago hartu. Saiatu geroago.
error-too-many-programs = Pertsona batek izan ditzakeen programa guztiak dituzu. Baliogabetu bat lehenago.
