### Mezu bat errore-kode bakoitzeko: error-<kodea>. Pertsona bati esana: zer gertatu den eta zer egin.

## Egin ezin den jokaldia

error-not-your-turn = Ez da zure txanda.
error-not-legal-now = Hori ezin da orain esan.
error-amount-out-of-range = Hemen ezin da horrenbeste tanto jokatu.
error-card-not-in-hand = Ez duzu karta hori.
error-wrong-number-of-cards = Karta kopuru hori ez da zuzena.
error-game-over = Ustela amaituta dago.
error-match-over = Partida amaituta dago.
error-stale = Berandu: mahaiak aurrera egin du. Begiratu berriro eta aukeratu.
error-already-looked = Begirada behin aldatu duzu. Itxaron hurrengo hitzera arte.
error-already-signed = Keinu bat egin duzu jada. Itxaron hurrengo hitzera arte.
error-untrue-sign = Keinuak egia izan behar du, eta zure kartek ez dute hori esaten.
error-nothing-to-claim = Ez dago zer hartu.
error-card-not-in-stock = Karta hori ezin da piloan egon.

## Mahaia eta bertako lekuak

error-not-seated = Ez duzu lekurik mahai honetan.
error-seat-taken = Leku hori hartuta dago.
error-side-fixed = Partida honetan jokatu duena bere taldeko leku batera bakarrik itzul daiteke.
error-table-not-found = Ez dago horrelako mahairik. Esteka zaharra edo gaizki idatzia izan daiteke.
error-table-full = Mahaia beteta dago. Begira egon zaitezke.
error-closed = Mahai hau itxita dago.
error-unauthorized = Hemen ezin duzu hori egin.
error-link-used = Esteka hori erabili da jada, edo zaharregia da. Eskatu berri bat.
error-bad-name = Izen horrek ez du balio. Erabili 1 eta 20 karaktere arrunt artean.

## Mahai berriaren aukerak

error-unknown-option = Ez dago horrelako aukerarik.
error-bad-value = Balio hori ezin da hemen erabili.
error-rules-conflict = Arau hauek ez datoz bat elkarrekin.
error-bad-rules = Arau hauekin ezin da jokatu.

## Bidalitakoa

error-malformed = Ezin izan dugu hori irakurri.
error-malformed-card = Hori ez da karta bat. Idatzi honela: Ro, 7c edo 1e.
error-too-large = Luzeegia da.
error-rate-limited = Mantsoago, mesedez. Saiatu berriro laster.

## Konexioa eta zerbitzaria

error-reconnecting = Konexioa galdu da. Berriro saiatzen ari gara.
error-server-bug = Zerbait gaizki joan da gure aldetik. Zure jokoa gordeta dago.
error-not-kept = Zerbitzariak ezin du ezer gorde une honetan. Ez da ezer galdu; berriro saiatzen ari gara.
error-engine-bug = Zerbait hautsi da jokoaren arauetan. Zure jokoa gordeta dago; bidali akta, mesedez.
error-unknown = Zerbait gaizki joan da ({ $code }).
