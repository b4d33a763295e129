### Pertsona baten programak eta haien giltzak.

page-programs = Nire programak
tokens-title = Nire programak
tokens-open = Zure ordez jokatzen duten programak
tokens-about = Zuk idatzitako programa batek, edo gure bot batek zure ordenagailutik, zerbitzari honetako mahaietan joka dezake. Izen bat eta giltza bat (token) jasotzen ditu: zerbitzariak ezagutzeko hitz sekretua.
tokens-bots = Eseri den lekuan, bot gisa markatuta dago, betiko. Ezin du zure izenean hitz egin, eta ezerk ez du pertsona bihurtzen.

## Daudenak

tokens-list = Zure programak
tokens-none = Oraindik ez duzu bat ere.
tokens-handle = Izen laburra: { $handle }
tokens-may = Egin dezakeena: { $what }
tokens-since = Egina: { $made }. Noiz arte: { $until }.
tokens-over = Giltza noiz amaitu zen: { $until }. Baliogabetu, eta egin beste bat.
tokens-revoke = Baliogabetu
tokens-revoke-name = Baliogabetu { $name }
tokens-revoke-sure = { $name } programak berehala uzten ditu bere mahaiak, eta giltzak ez du inoiz gehiago balio. Ezin da desegin.
tokens-revoked = Eginda: { $name } baliogabetuta dago.

## Berri bat

tokens-new = Programa berria
tokens-name = Mahaiko izena
tokens-scopes = Zer egin dezakeen
tokens-scope-play = eseri eta jokatu
tokens-scope-play-about = Eta esaldi eginak esan. Besterik ez, eta bere lekutik bakarrik.
tokens-scope-read = bere mahaiak jarraitu
tokens-scope-read-about = Nora deitzen duten, eta han zer gertatzen den, leku horretako pertsona batek bezala.
tokens-both = Jokatzeko biak behar ditu.
tokens-make = Egin giltza bat
tokens-made = Hau da { $name } programaren giltza. Orain bakarrik erakusten da: gorde beste inork irakurtzen ez duen lekuan.
tokens-token = Giltza
tokens-copy = Kopiatu
tokens-copy-failed = Ezin izan da kopiatu. Hautatu testua eta kopiatu zuk.

## Nola iristen den mahai batera

tokens-connect = Nola konektatu
tokens-connect-bridge = Hordago instalatuta dagoen lekuan, zubiak (bridge) eramaten ditu lerroak. UMI hitz egiten duen edozein programak balio du:
tokens-connect-bot = --umi "…" ordez, --bot club jarrita gure bot batek jokatzen du zure ordenagailutik.
tokens-connect-handle = Gero norbaitek leku libre batera deitzen du, mahaiko menuko «Jendea» zatian, izen laburraz. Edo hasi --table eta programak onartzen dituen mahai baten izenarekin.
tokens-commands = Aginduak
tokens-schema = Eskaera guztiak, HTTP hitz egiten duten programentzat (OpenAPI)
