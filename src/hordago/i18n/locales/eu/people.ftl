### Mahaiko jendeari buruzko hitzak: botak, esaldiak, akordioak, erlojua, nork begiratzen duen, etxekoaren ahalmenak.

## Mahaiko botak

bot-character = Nola jokatzen duen
bot-character-none = Bere mailan bezala
bot-of-seat = Bota: { $name }

## Mahaiko jendea

people-title = Jendea
people-next = Esku honen ondoren eseriko da: { $name }
people-watcher = Begira dagoen bat
people-mute = Ez entzun
people-hear = Berriro entzun
people-mute-watchers = Begira daudenak ez entzun
people-hear-watchers = Begira daudenak entzun
people-report = Kexatu
people-change-bot = Beste bot bat
people-swap = Lekuz aldatu honekin
people-unseat = Leku hau libratu
people-bar = Betiko kanporatu
confirm-bar = { $name } mahai honetatik betiko kanporatu? Ez du gehiago ikusiko.
report-sent = Idatzita dago. Zerbitzari hau daramanak azken esanak irakur ditzake: { $name }.
report-talk = Gaizki hitz egiten du
report-name = Izen txarra
report-leaving = Partidak uzten ditu
report-cheating = Tranpa egiten du

## Esaldi eginak, denentzat

phrases-title = Denei esan
phrases-only = Hemen ezezagunak eser daitezke: esaldi hauek bakarrik daude.
phrase-hello = Kaixo!
phrase-good_luck = Zorte on!
phrase-well_played = Ondo jokatuta!
phrase-thanks = Eskerrik asko!
phrase-sorry = Barkatu!
phrase-one_moment = Itxaron pixka bat, mesedez.
phrase-again = Beste partida bat?
phrase-bye = Agur!
live-says-to-all = { $name }, denei: { $text }

## Akordioak

break-ask = Atsedena eskatu
break-on = Atsedena: erlojuak geldi daude.
break-end = Jarraitu
wish-break = { $names }: atsedena?
wish-break-mine = Atsedena eskatu duzu. Besteen zain.
wish-concede = { $names }: partida galdutzat emango dugu?
wish-concede-mine = Partida galdutzat eman nahi duzu. Bikotekidearen zain.
wish-agree = Ados
wish-withdraw = Atzera egin
claim-about = Beste aldekoak joan egin dira.
claim-match = Partida hartu
match-claimed = { $name }: joan egin ziren, eta partida besteena da.
rematch-partners = Beste bikote batzuk
rematch-chairs = Aulki bat aurrera

## Nork begiratzen duen eta nor esertzen den

terms-title = Mahaia
watch-nobody = Inork ez
watch-nobody-about = Lekurik ez duenak aulkiak ikusten ditu, eta jokorik ez.
watch-link = Estekarekin
watch-link-about = Esteka duenak begiratu dezake. Esku bakoitzeko karta guztiak hurrengo banaketan ikusten ditu.
watch-all = Edonork
watch-all-about = Partida zerrenda publikoan dago. Begira daudenek esku bakoitzeko karta guztiak hurrengo banaketan ikusten dituzte.
watch-closed-title = Mahai itxia
watch-closed = Mahai honetan ezin da begira egon. Lekua duenak eseri zen gailuan aurkituko du.
public-true-about = Mahaia zerrenda publikoan dago, edonor eser daiteke, eta esaldi eginak bakarrik daude.
public-false-about = Esteka duena eser daiteke.
past-title = Aurreko eskua
past-sign = { $name }, keinua: { $meaning }

## Denbora

timer-none = Mugarik gabe
timer-slow = Geldoa
timer-normal = Arrunta
timer-blitz = Bizia
timer-own = Nirea
timer-none-about = Bakoitzak nahi adina pentsatzen du.
timer-own-about = Hainbeste segundo txanda bakoitzeko. Amaitzean, bot batek erabakitzen du txanda hori.
timer-about = { $turn } s txandako, eta { $bank } s gordeta partidarako; { $gain } s gehiago banaketa bakoitzean. Dena amaitzean, bot batek erabakitzen du txanda hori.
timer-seconds = Segundoak, { $min } eta { $max } artean
terms-no-timer = Pentsatzeko mugarik ez
terms-timer = { $turn } s txandako
terms-timer-bank = { $turn } s txandako, eta { $bank } s gordeta partidarako
clock-left = { $turn } s, eta gero { $bank } s gordeta
clock-low =
    { $n ->
        [one] Segundo bat geratzen zaizu txanda honetarako.
       *[other] { $n } segundo geratzen zaizkizu txanda honetarako.
    }

## Teklak

keys-talk = Y: bikotekideari hitz egin
keys-past = B: aurreko eskua, begira daudenentzat
keys-look = Maiuskula eta 1etik 6ra: leku bati begiratu, lehena zurea

## Ezarpenak

settings-theme-contrast = Kontraste handia
settings-verbosity-normal = Mahaian bezala
settings-pace = Zenbaketaren erritmoa
settings-marks = Markak hirukoetan eta bikoetan (zortzi errege)
settings-stakes = Onartutako enbidoak
settings-stakes-shown = Bistan geratzen dira
settings-stakes-hidden = Nik gogoratzen ditut
settings-notices = Nire txanda denean abisatu
settings-remarks = Boten esanak

## Boten esanak

remark-won = Ustel hau gurea da!
remark-won-careful = Poliki, baina iritsi gara.
remark-lost = Ondo jokatuta. Hurrengora!
remark-ordago = Ustel osoa? Hara, hara…
remark-deje = Inor ez da ausartzen?
remark-deje-bold = Ausartzen ez denak ez du irabazten.
remark-deje-bluffer = Inork ez zituen nire kartak ikusi nahi. Pena!

## Programak

programs-title = Jendeak idatzitako programak
programs-asked = Deituta bakarrik
programs-welcome = Eser daitezke
programs-about = Bot gisa markatuta daude. Etxekoak izen laburraz deitzen du bat leku libre batera.
program-ask = Edo norbaiten programa, izen laburraz
program-asked = Deituta: { $name }
program-unask = Ez deitu
