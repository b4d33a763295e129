### Programen hitzak: orriak, mahaia, terminala, zerbitzaria. Laburrak, telefonoetarako.
### button-… etiketek gehienez 14 karaktere. $name jokalaria da, $call call-… testua, $n zenbakia.

## Gunea

app-name = Hordago
app-tagline = Musa, osorik
app-promise = Izenik eman gabe, iragarkirik gabe, eta edonork egiazta dezakeen banaketa.
app-loading = Kargatzen…
app-update = Bertsio berria prest dago.
page-home = Hasiera
page-new = Mahai berria
page-table = Mahaia
page-help = Nola jokatu
page-rules = Arauak
page-settings = Ezarpenak
page-verify = Banaketa egiaztatu
page-not-found = Ez dago horrelako orririk.

## Hasiera

home-play-now = Jokatu orain
home-play-now-about = Zu eta hiru bot, oraintxe bertan.
home-new-table = Mahai berria
home-new-table-about = Aukeratu arauak eta gonbidatu lagunak.
home-continue = Zure mahaiak
home-open-tables = Mahai irekiak
home-watch = Ikus daiteke
home-learn = Ikasi musean bost minutuan
home-offline = Sarerik gabe jokatu
home-verify = Banaketa egiaztatu

## Mahai berria: inprimakia

new-title = Mahai berria
new-your-name = Zure izena
new-name-placeholder = Gehienez 20 karaktere
new-preset = Nongo arauak
new-kings = Erregeak
new-target = Tantoak
new-games = Ustelak
new-seats = Jokalariak
new-sides = Taldeak
new-bots = Botak
new-bot-level = Boten maila
new-all-rules = Arau guztiak
new-exposed = Banatzean karta bat ager daiteke
new-exposed-about = Zenbatean behin geratzen den karta bat ahoz gora nahi gabe. Giroagatik bakarrik; normalean, inoiz ez.
new-exposed-value =
    { $n ->
        [0] Inoiz ez
        [one] 100 banaketatik batean
       *[other] 100 banaketatik { $n }
    }
new-sena-mode = Nork ikusten du keinua
new-time = Pentsatzeko denbora
new-visibility = Nor sar daiteke
new-private = Esteka duena bakarrik
new-public = Edonor
new-watchers = Begira egon daiteke
new-create = Mahaia jarri
new-reset = Berriro honela: { $preset }
new-players-n =
    { $n ->
        [one] Jokalari bat
       *[other] { $n } jokalari
    }
sides-each = Bakoitza bere alde
sides-form = { $sides } talde, { $players } jokalarikoak
sena-mode-eyes = Begira dagoenak
sena-mode-eyes-about = Bakoitzak norabait begiratzen du. Keinua egiten duenari begira dagoenak ikusten du, bikotekidea izan ala ez.
sena-mode-partner = Bikotekideak bakarrik
sena-mode-partner-about = Zure bikotekideak beti ikusten du, eta beste inork ez.
new-signs = Baimendutako keinuak
new-cut = Karta-sorta moztea
new-cut-about = Banatzailearen ezkerrekoak mozten duen, ala ordenagailuak.
new-cut-true = Jokalariak
new-cut-false = Bere kabuz

## Botak

bot-mark = Bot
bot-name = Bot { $name }
bot-level-random = Zoriz
bot-level-random-about = Egin daitekeen edozer.
bot-level-simple = Xumea
bot-level-simple-about = Bere kartak jokatzen ditu, besterik ez.
bot-level-beginner = Hasiberria
bot-level-beginner-about = Bere kartak maite ditu eta gutxitan egiten du farol.
bot-level-casual = Zaletua
bot-level-casual-about = Aukerak ezagutzen ditu, farol pixka bat egiten du, keinuak ere bai.
bot-level-club = Klubekoa
bot-level-club-about = Zentzuz jokatzen du eta tantoei begiratzen die.
bot-level-expert = Aditua
bot-level-expert-about = Baztertutakoak, esandakoak eta keinuak irakurtzen ditu.
bot-level-master = Maisua
bot-level-master-about = Enbido bakoitza birritan pentsatzen du.
bot-level-program = Norbaiten programa
bot-level-program-about = Norbaitek idatzitako bot bat, bere ordenagailutik jokatzen duena.
bot-character-bold = Ausarta
bot-character-bold-about = Besteek baino gehiago enbidatzen eta onartzen du.
bot-character-careful = Zuhurra
bot-character-careful-about = Arrazoi onekin bakarrik arriskatzen du tanto bat.
bot-character-bluffer = Farolaria
bot-character-bluffer-about = Ez da inoiz jakiten enbidoaren atzean zer dagoen.
bot-character-generous = Keinuetan eskuzabala
bot-character-generous-about = Dena kontatzen dio lagunari, edonork ikusita ere.
bot-character-silent = Isila
bot-character-silent-about = Ez du keinurik egiten.
bot-character-steady = Egonkorra
bot-character-steady-about = Karta berdinak berdin jokatzen ditu.
why-sure = Esku honi ezin zaio irabazi.
why-lost = Esku honek ezin du jokaldia irabazi.
why-forced = Gauza bakarra egin daiteke.
why-need = Tanto gutxi falta dira.
why-anew = Jokaldi hau amaieraraino kalkulatuta hala ateratzen da.
why-book = Praktikak erakutsi du hemen hori dela onena.
why-odds = Aukerek eta prezioak hala diote.
why-bluff = Farola da.
why-strong = Eskua ona da.
why-weak = Eskua ez da behar bezain ona.
why-draw = Gelditzen diren kartekin hobetzen da gehien.
why-values = Eskuan dagoena aski da jokorako.
why-habit = Berdin dio.
holding-two_kings = bi errege edo gehiago
holding-two_aces = bi bateko edo gehiago
holding-pares = pareak
holding-medias_or_duples = mediak edo dupleak
holding-juego = jokoa
holding-juego_31 = 31
holding-good_hand = esku ona
holding-poor_hand = esku kaxkarra
why-holding = { $name }: ziurrenik { $what } (% { $percent }).

## Jokatu aurretik: esertzea

lobby-title = Mahaia prestatzen
lobby-waiting =
    { $n ->
        [0] Leku guztiak hartuta
        [one] Leku bat libre
       *[other] { $n } leku libre
    }
lobby-sit = Eseri hemen
lobby-sit-first = Aukeratu eserlekua.
lobby-stand = Altxatu
lobby-add-bot = Bot bat jarri
lobby-remove-bot = Bot hau kendu
lobby-fill = Botak leku libreetan
lobby-start = Hasi
lobby-starting = Kartak mozten…
lobby-invite = Gonbidatu
lobby-invite-about = Bidali esteka hau edo erakutsi kodea. Irekitzen duenak leku libre bat hartzen du.
lobby-watchers =
    { $n ->
        [0] Inor ez dago begira
        [one] Pertsona bat begira
       *[other] { $n } pertsona begira
    }
lobby-commitment = Lehen banaketaren zigilua
lobby-who-starts = { $name } da esku
lobby-host = Anfitrioia
lobby-wait-host = Denak hemen zaudete. Hasteko zain: { $name }.
lobby-rules = Mahai honen arauak

## Partekatzea

share-title = Mahai hau partekatu
share-link = Esteka
share-copy = Esteka kopiatu
share-copied = Kopiatuta
share-qr = QR kodea
share-qr-about = Eskaneatu sare bereko beste telefono batekin.
share-lan = Sare honetan
share-lan-none = Ordenagailu honek bakarrik ireki dezake mahaia. Besteak sar daitezen, abiarazi --host 0.0.0.0 erabiliz.
share-failed = Ezin izan da kopiatu. Hautatu esteka eta kopiatu zuk.
my-seat-title = Nire lekua
my-seat-about = Ireki esteka hau beste gailu batean, han jokatzen jarraitzeko. Behin balio du, eta zuretzat bakarrik.

## Mahaiko lekuak

seat-n = { $n }. lekua
seat-empty = Leku librea
seat-away = Kanpoan
seat-bot-holds = Bot bat jokatzen ari da { $name } jokalariaren ordez
seat-take-back = Berriro jokatu
join-title = Eseri jokatzera
join-about = Botak esku hau amaituko du; gero zurea da lekua.
join-waiting = Hurrengo eskutik aurrera zurea da lekua.
seat-hidden-cards =
    { $n ->
        [one] karta ezkutu bat
       *[other] { $n } karta ezkutu
    }
seat-looks-at = Begirada: { $name } → { $other }
seat-looks-at-you = { $name } zuri begira
seat-looks-own = { $name } bere kartei begira

## Botoiak

button-leave = Irten
button-concede = Amore eman
button-next-hand = Hurrengoa
button-next-game = Beste ustela
button-rematch = Beste partida
button-record = Akta kopiatu
button-download = Jaitsi
button-share = Esteka
button-copied = Kopiatuta
button-language = Hizkuntza
button-settings = Ezarpenak
button-log = Esandakoa
button-close = Itxi
button-cancel = Utzi
button-ok = Ados
button-no = Ez
button-retry = Saiatu
button-sena = Keinua
button-discard =
    { $n ->
        [0] Bat ere ez
       *[other] Aldatu { $n }
    }
button-cut-deck = Moztu
button-claim = Hartu { $n }
button-more = Gehiago
button-less = Gutxiago
button-plus = +{ $n }
button-amount = Zenbat
button-verify = Egiaztatu

## Bi aldiz galdetzea

confirm-leave = Mahaia utzi? Bot batek jokatuko ditu zure kartak.
confirm-concede = Partida galdutzat eman?
confirm-ordago = Hordago: ustel osoa jokaldi honetan. Ziur?
hold-for-ordago = Mahaiko botoia sakatuta edukiz gero, ez da galdetzen.

## Mahaia: etiketak

table-score = Tantoak
table-games = Ustelak
table-your-cards = Zure kartak
table-lances = Jokaldiak
table-bet = Mahaian
table-calls = Esan dezakezuna
table-log = Esandakoa
table-stock =
    { $n ->
        [one] karta bat piloan
       *[other] { $n } karta piloan
    }
table-deck = Karta-sorta
table-watching = Begira zaude
table-your-hand-is = Daukazu: { $hand }
table-time-left =
    { $n ->
        [one] Segundo bat
       *[other] { $n } segundo
    }
score-of = { $points } / { $target }
score-games-of = { $n } / { $total } ustel
card-selected = { $card }, aldatzeko
card-unselected = { $card }

## Mahaia esaldietan, pantaila-irakurgailuentzat eta terminalerako

live-your-turn = Zure txanda da.
live-your-turn-lance = Zure txanda, { $lance }.
live-turn = Txanda: { $name }.
live-turn-away = { $name } ez dago. Laster itzultzen ez bada, bot batek jokatuko du.
live-says = { $name }: { $call }
live-you-say = Zuk: { $call }
live-bet-theirs = Mahaian { $total }. Ezetz esanez gero, haientzat { $price }.
live-bet-side = { $name }, enbidoa: { $total }. Ezetz esanez gero, harentzat { $price }.
live-ordago-theirs = Hordago! Ezetz esanez gero, haientzat { $price }; edukiz gero, ustela jokaldi honetan erabakitzen da.
live-accepted = Adostuta: { $total } { in-lance }.
live-refused = Ezetza { in-lance }.
live-all-passed = Pasoan { in-lance }.
live-lance-begins = { $lance }.
live-hand-begins = Esku berria. Esku: { $name }.
live-you-are-mano = Esku berria. Zu zara esku.
live-dealt = Zure kartak: { $cards }.
live-new-cards = Karta berriak: { $cards }. Orain daukazu: { $all }.
live-new-cards-only = Karta berriak: { $cards }.
live-mus-question = Mus, ala ez dago musik?
live-choose-discard = Aukeratu aldatzeko kartak.
live-changed =
    { $n ->
        [0] { $name }: kartarik ez du aldatu.
        [one] { $name }: karta bat aldatu du.
       *[other] { $name }: { $n } karta aldatu ditu.
    }
live-you-changed =
    { $n ->
        [0] Zuk ez duzu kartarik aldatu.
        [one] Karta bat aldatu duzu.
       *[other] { $n } karta aldatu dituzu.
    }
live-reshuffled = Baztertutako kartak nahasi eta pilo berria osatu da.
live-cut-question = Moztu kartak: zenbat?
live-exposed = Karta bat agerian geratu da: { $card }.
live-visto-question = Karta bat ikusi da. Mus?
live-has-pares = { $name }: pareak bai.
live-has-juego = { $name }: jokoa bai.
live-you-have-pares = Zuk: pareak bai.
live-you-have-juego = Zuk: jokoa bai.
live-pares-one-side = Talde batek bakarrik ditu pareak: enbidorik ez.
live-juego-one-side = Talde batek bakarrik du jokoa: enbidorik ez.
live-no-pares = Inork ez du parerik.
live-no-juego = Inork ez du jokorik: puntua jokatzen da.
live-sena-seen = Keinua zuretzat, { $name }: { $meaning }
live-sena-caught = Keinu bat ikusi duzu, { $name }: { $meaning }
live-sena-made = Zure keinua: { $meaning }
live-partner-says = { $name }, bikotekideari: { $phrase }
live-mano-moved = Mus iheslaria: orain { $name } da esku.
live-mano-moved-you = Mus iheslaria: orain zu zara esku.
live-redealt = Kartak jaso eta berriro banatzen dira.
live-count = Kartak agerian. Zenbaketa:
live-lapsed =
    { $n ->
        [one] Tanto bat hartu gabe geratu eta galdu da.
       *[other] { $n } tanto hartu gabe geratu eta galdu dira.
    }
live-ordago-won = Karta onenak eta hordagoa: { $name }.
live-ordago-won-you = Zuk dituzu karta onenak, eta zurea da hordagoa.
live-looks = Begirada: { $name } → { $other }.
live-you-look = Zure begirada: { $other }.
live-you-look-own = Zure kartei begira zaude.
live-bot-sits = Bot batek jokatuko du { $name } jokalariaren ordez.
live-player-back = { $name } itzuli da.
live-conceded = { $name }: partida galdutzat eman du.

## Kartak eta tantoak aukeratzea

discard-title = Zein karta aldatu?
discard-at-least =
    { $n ->
        [one] Gutxienez karta bat.
       *[other] Gutxienez { $n } karta.
    }
discard-aside = Utzi karta bat alde batera.
amount-title = Zenbat tanto?
amount-range = { $min }–{ $max }
amount-least = Gutxienez { $min }
amount-total = Guztira { $total }
amount-missing = Falta direnak: { $n }
amount-missing-them = Besteei falta zaizkienak: { $n }
amount-say = Esan
bet-none = Enbidorik ez oraindik
bet-price-theirs = Ezetz esanez gero: { $price } haientzat
bet-price-ours = Ezetz badiote: { $price } guretzat
bet-price-of = Ezetz esanez gero: { $price } ({ $name })

## Keinuak eta hitzak mahaian

sena-title = Keinua
sena-none = Orain ez duzu keinurik egiteko.
sena-off = Mahai honetan ez dago keinurik.
sena-not-yet = Keinurik ez musa moztu arte.
sena-only-true = Zure kartei buruzko egia bakarrik.
look-title = Nori begiratu
look-own-cards = Nire kartak
talk-title = Bikotekideari, ozen
talk-none = Orain ezin da ezer esan.
sena-seen = Esku honetan ikusiak
chat-title = Berriketa
chat-placeholder = Idatzi mahaiari
chat-closed = Berriketa itxita dago zenbaketara arte.

## Zenbaketa

count-title = Zenbaketa
count-title-hand = { $n }. eskuaren zenbaketa
count-lance = Jokaldia
count-points = Tantoak
count-why = Zergatik
count-total = Guztira
count-best = Onena: { $name }, { $hand }
count-shown = Karta guztiak agerian
count-we-take =
    { $n ->
        [0] Guretzat tantorik ez
        [one] Guretzat tanto bat
       *[other] Guretzat { $n } tanto
    }
count-they-take =
    { $n ->
        [0] Haientzat tantorik ez
        [one] Haientzat tanto bat
       *[other] Haientzat { $n } tanto
    }
count-tied = Berdinketa: lehenago hitz egiten du { $name }
count-tied-you = Berdinketa: zuk hitz egiten duzu lehenago
count-only-one = Bakarrik: { $name }
count-ready =
    { $n ->
        [one] Jokalari bat prest
       *[other] { $n } jokalari prest
    }
count-auto =
    { $n ->
        [one] Hurrengo eskua segundo bat barru
       *[other] Hurrengo eskua { $n } segundo barru
    }
count-waiting = Zain: { $names }
count-at-once = berehala
count-unclaimed = Hartu gabe: moztean galdu
count-next = Hurrengo eskua: { $name }
claims-about = Hartu zure tantoak karta-sorta moztu baino lehen.
claims-none = Hemen ez dago zuretzat ezer.
claims-cutter = Moztuko duena: { $name }.
claims-cutter-you = Zuk moztuko duzu: ordurako hartu gabe dagoena galdu egiten da.
claims-done = Hori da dena

## Ustelaren eta partidaren amaiera

game-won-us = Ustela guretzat
game-won-them = Ustela haientzat
game-won-name = Ustela: { $name }
game-won-you = Ustela zuretzat
match-won-us = Partida guretzat!
match-won-them = Partida haientzat
match-won-name = Partida: { $name }
match-won-you = Partida zuretzat!
match-score = Ustelak: { $us } – { $them }
match-thanks = Ederki jokatua.
match-record-about = Aktak karta eta hitz guztiak gordetzen ditu; edozein programak irakur dezake.
record-failed = Ezin izan da partida kopiatu.
match-again-waiting = Besteen zain…

## Banaketak egiaztatzea

fair-title = Edonork egiazta dezakeen banaketa
fair-about = Banaketa bakoitzaren aurretik zerbitzariak zigilu bat argitaratzen du. Amaieran ireki egiten du, eta denek ikus dezakete ez dela ezer aldatu.
fair-seal = Zigilua
fair-seed = Hazia
fair-nonces = Jokalarien zenbakiak
fair-good = Banaketa guztiak ondo daude
fair-checking = Egiaztatzen…
fair-later = Haziak partida amaitzean irekitzen dira.

## Konexioa

connection-connecting = Konektatzen…
connection-connected = Konektatuta
connection-lost = Konexioa galduta. Berriro saiatzen…
connection-unreachable = Zerbitzariak ez du erantzuten. Saiatu berriro berehala.
connection-plain-http = Helbide honetan nabigatzaileak ez du uzten sarerik gabe jokatzen, pantaila piztuta edukitzen, ezta banaketak egiaztatzen ere. Horretarako erabili https edo ordenagailu hau bera.

## Ezarpenak

settings-title = Ezarpenak
settings-language = Hizkuntza
settings-names = Zure izena
settings-theme = Koloreak
settings-theme-auto = Gailuan bezala
settings-theme-dark = Iluna
settings-theme-tavern = Taberna
settings-cards = Kartak
settings-cards-large = Zenbaki handiak
settings-cards-classic = Klasikoak
settings-calls = Mahaiko hitzak
settings-calls-mine = Nire hizkuntzan
settings-calls-basque = Euskaraz
settings-sound = Soinuak
settings-motion = Mugimendua
settings-motion-less = Mugimendu gutxiago
settings-speed = Boten abiadura
settings-speed-slow = Motela
settings-speed-normal = Arrunta
settings-speed-fast = Azkarra
settings-on = Bai
settings-off = Ez
settings-verbosity = Ozen irakurtzea (pantaila-irakurgailua)
settings-verbosity-full = Dena
settings-verbosity-short = Garrantzitsuena bakarrik

## Hasiberrientzako laguntza

help-title = Musa bost minutuan
help-goal = Bi bikotek jokatzen dute. Lehenengo { $target } tantora iristen denak irabazten du ustela. Tantoak karta onekin eta hitz ausartekin irabazten dira.
help-cards = 40 kartako sorta, lau karta jokalari bakoitzari. Handitik txikira: errege, zaldi, txanka, 7, 6, 5, 4, 3, 2, bateko. Paloak ez du axola.
help-kings-8 = Mahai honetan hirukoak errege dira, eta bikoak bateko.
help-kings-4 = Mahai honetan lau errege daude: karta bakoitzak bere balioa du.
help-mus = Lehenik, musa: lau jokalariek «mus» badiote, bakoitzak karta bat eta lau artean aldatzen ditu. Batek nahi ez duen unean, enbidoak hasten dira.
help-lances = Lau jokaldi daude, beti ordena honetan: handia, txikia, pareak eta jokoa.
help-grande = Handia: nork dituen kartarik handienak. Handiena alderatzen da, gero hurrengoa.
help-chica = Txikia: nork dituen kartarik txikienak. Txikiena alderatzen da, gero hurrengoa.
help-pares = Pareak: karta berdinak. Pareak 1 balio du, mediek (hiru berdin) 2, dupleek (bi pare) 3.
help-juego = Jokoa: zure kartek 31 edo gehiago egiten dute; beltzek 10 balio dute. Onena 31, gero 32, 40, 37, 36, 35, 34 eta 33. 31k 3 balio du, besteek 2.
help-punto = Puntua: inork jokorik ez badu, 30era arteko batura handienak irabazten du. 1 balio du.
help-bets = Jokaldi bakoitzean paso egin edo enbido jo dezakezu (2 edo gehiago). Besteek nahi izan, atzera egin edo igo dezakete. Adostutakoa amaieran erabakitzen da, kartak agerian.
help-deje = Inork nahi ez badu, enbido jo duenak lehen zegoena jasotzen du, gutxienez 1: ukoa. Horregatik merezi du batzuetan karta onik gabe jotzeak.
help-ordago = Hordagoak ustel osoa jokatzen du. Edukiz gero, kartak erakutsi eta jokaldi horrek erabakitzen du.
help-count = Amaieran jokaldiak ordenan zenbatzen dira. Lehena iristen denak irabazten du, zenbaketaren erdian bada ere.
help-mano = Berdinketan, lehenago hitz egiten duenak irabazten du. Lehena esku da, eta asko balio du.
help-senas = Bikotekideek keinuak egin ditzakete: ezpaina hozkatzea bi errege dira, begi bat ixtea 31. Egia izan behar dute. Begiratu bikotekideari ikusteko; aurkariak ere begira egon daitezke.
help-stones = Bikotekide batek tantoak ditu, besteak hamarrekoak, bost balio dutenak.
help-words = Jokoaren hitzak
help-more = Arau guztiak
help-tip-turn = Zure txanda: beheko botoiak dira esan dezakezun guztia.
help-tip-cards = Ukitu karta bat aldatzeko; ukitu berriro gordetzeko.
help-tip-sena = Ukitu jokalari bat hari begiratzeko.

## Teklatua

keys-title = Teklak
keys-calls = 1etik 9ra: botoiak, ezkerretik eskuinera
keys-cards = Geziak eta zuriunea: kartak aukeratu
keys-confirm = Sartu: esan
keys-mus = M: mus, C: ez dago musik
keys-pass = P: paso
keys-bet = E: enbido, plus eta minus: zenbat
keys-answer = Q: nahi dut, N: ez dut nahi
keys-ordago = H: hordago
keys-sena = S: keinua, L: begiratu
keys-read = R: mahaia berriro irakurri
keys-log = T: esandakoa
keys-words = W: pantailako hitzak
words-here = Pantailako hitzak
keys-help = ?: laguntza hau
keys-close = Ihes: itxi

## Pantaila-irakurgailuentzat

a11y-table = Mus-mahaia
a11y-news = Mahaian gertatzen dena
a11y-menu = Menua
a11y-new-window = leiho berrian irekitzen da

## Terminaleko jokoa

term-welcome = Musa terminalean. Arauak: { $preset }. Idatzi laguntza nahi duzunean.
term-your-cards = Zure kartak: { $cards }
term-choose = Aukeratu:
term-choice = { $n }. { $call }
term-discard-prompt = Zein karta kendu? Adibidez 1 3, edo kartak: 2o 5c
term-cut-prompt = Moztu: zenbat karta? ({ $min }–{ $max })
term-not-understood = «{ $text }» ez dago aukeren artean. Idatzi zenbaki bat, hitz bat edo laguntza.
term-help = laguntza: aukerak eta hitzak. kartak: zure kartak. tantoak: nola goazen. esandakoak: zer esan den. arauak: arauak. keinua: keinu bat egin. begiratu: begirada aldatu. esan: bikotekideari hitz egin. desegin: kartak berriz aukeratu. irten: utzi.
term-word-help = laguntza
term-word-cards = kartak
term-word-score = tantoak
term-word-rules = arauak
term-word-sena = keinua
term-word-look = begiratu
term-word-quit = irten
term-enter = Sakatu Sartu jarraitzeko.
term-score-line = { $name }: { $points } / { $target }
term-cards-of = { $name }: { $cards }
term-bye = Agur. Partida ez da amaitu.
term-saved = Akta hemen dago: { $path }
term-again = Beste partida bat? (bai edo ez)
term-word-log = esandakoak
term-word-undo = desegin
term-word-say = esan
term-yes = bai
term-no = ez
# Esaldietarako beste hitzak, komaz bereizita.
term-also-mus = mus eman
term-also-cut = moztu, ebaki, ez, mintza
term-also-defer = zuk erabaki
term-also-paso = pasa, pasatu
term-also-envido = inbido, imido, gehiago, igo
term-also-quiero = bai, nahi, eduki, iduki
term-also-no-quiero = ez, atzera, tira
term-also-queremos = eduki dugu
term-also-no-queremos = atzera gu
term-also-ordago = ordago, dena
term-also-visto-yes = bai, mus
term-also-visto-no = ez, jokatu
term-also-double = bikoitza, bikoiztu
term-also-none = batere ez, bat ere ez
term-player-line = { $n }. { $name }, { $place }
term-card-count = Baztertu { $min }–{ $max } karta.
term-card-confirm = Kentzeko: { $cards }. Sartu sakatuz baieztatu; desegin idatziz berriz aukeratu.
term-card-none = Ez da kartarik kentzen. Sartu sakatuz baieztatu; desegin idatziz berriz aukeratu.
term-card-unknown = Ez daukazu «{ $text }». Zure kartak: { $cards }
term-quit-sure = Partida utzi? (bai edo ez)
term-mano = Esku: { $name }
term-tie = berdin: lehenago hitz egiten du
term-at-once = berehala hartuta
term-declared = { $lance }: { $said }
term-said-yes = { $name } bai
term-said-no = { $name } ez
term-look-at-you = Orain hona begira zaude: { $name }.
term-look-cards = Zure kartei begira zaude.
term-look-prompt = Nori begiratu? { $choices }
term-look-off = Orain ezin da begirada aldatu: mahai honetan ez dago keinurik, edo oraintxe aldatu duzu.
term-sena-prompt = Zure keinuak, denak egiazkoak: { $choices }
term-say-prompt = Esan dezakezu: { $choices }
term-claim = Zure taldeak { $n } har ditzake. Sartu: denak hartu; zenbaki bat: hainbeste; «{ $no }»: utzi.
term-log-empty = Esku honetan oraindik ez da ezer esan.
term-seal = Banaketa guztien zigilua: { $seal }
term-seed = Hazia: { $seed }
term-seed-about = Haziaren SHA-256 hasierako zigilua da; karta guztiak hazi horretatik datoz.

## Zerbitzaria abiatzean

serve-open = Jokatzeko:
serve-phone = Telefonorako:
serve-loopback = Ordenagailu honek bakarrik ireki dezake. Besteak sar daitezen, erabili --host 0.0.0.0.
serve-data = Partidak hemen gordetzen dira: { $path }
serve-stop = Gelditzeko, Ctrl+C
