### Keinuak lantzeko: ikasi, irakurri eta egin.

page-senas = Keinuak landu
senas-title = Landu keinuak
senas-open = Keinuak landu
senas-intro = Aurpegiarekin esaten diote bikotekideek elkarri zer duten. Arautegi bakoitzak bere keinuak ditu, eta egiazkoak bakarrik egin daitezke.
senas-ways = Ariketak
senas-learn = Ikasi
senas-read = Irakurri
senas-give = Egin
senas-learn-about = Ukitu aurpegi bat keinua mahaian bezain azkar ikusteko.
senas-read-about = Aurpegi batek keinu bat egiten du. Zer esaten dizu?
senas-give-about = Hauek dira zure kartak. Aukeratu orain egia diren keinu guztiak, eta besterik ez.
senas-device = Zure aurrerapena gailu honetan bakarrik gordetzen da.

## Noiz egin daitekeen keinu bat

senas-when-always = Edozein unetan
senas-when-talk = Jokaldien aurretik
senas-when-lances = Jokaldietan
senas-when-after_grande = Handiaren ondoren
senas-when-punto = Puntuan bakarrik
senas-now = Orain: { $stage }
senas-talk = jokaldien aurretik

## Zer esaten duen

sena-about-two_kings = Bi errege, ez gehiago.
sena-about-two_kings-more = Bi errege edo gehiago.
sena-about-three_kings = Hiru errege, ez gehiago.
sena-about-two_aces = Bi bateko, ez gehiago.
sena-about-two_aces-more = Bi bateko edo gehiago.
sena-about-three_aces = Hiru bateko, ez gehiago.
sena-about-pares = Parea, mediak edo dupleak.
sena-about-medias = Hiru karta berdin.
sena-about-duples = Bi pare, edo lau karta berdin.
sena-about-juego_31 = Kartek 31 egiten dute.
sena-about-juego = Kartek 32 edo gehiago egiten dute.
sena-about-punto_30 = Inork ez du jokorik; kartek 30 egiten dute.
sena-about-punto_29 = Inork ez du jokorik; kartek 29 egiten dute.
sena-about-blind = Ez parerik, ez jokorik, ez beste keinurik.
sena-about-cut = Eskaera bat: moztu musa.
sena-about-bet = Eskaera bat: enbido jo.

## Keinu bat irakurri

senas-show = Erakutsi keinu bat
senas-again = Berriro
senas-next = Hurrengoa
senas-speed = Abiadura
senas-speed-slow = Motela
senas-speed-table = Mahaian bezala
senas-speed-quick = Azkarra
senas-speed-blink = Istant bat
senas-faster = Bost segidan: orain azkarrago doa.
senas-face = Keinuak egiten dituen aurpegia
senas-gesture = Aurpegia: { $gesture }
senas-meaning = Zer esan nahi du?
senas-right = Ondo: { $meaning }.
senas-wrong = Ez. Esanahia: { $meaning }. Zuk esan duzu: { $said }.
senas-for-example = Adibidez

## Keinuak egin

senas-hand = Zure kartak
senas-choices = Keinuak
senas-check = Egiaztatu
senas-check-none = Bat ere ez da egia
senas-all-right = Ondo!
senas-not-right = Ez guztiz.
senas-true-are = Egia: { $list }
senas-none-true = Karta hauekin ez dago keinurik egiteko.
senas-tile-right = egia
senas-tile-wrong = ez da egia
senas-tile-missed = falta zen
senas-keys-read = Teklak: 1etik 6ra erantzun, Sartu jarraitzeko, R berriro ikusteko.
senas-keys-give = Teklak: 1etik 9ra aukeratu, Sartu egiaztatu eta jarraitzeko.

## Nola doan

senas-score = Asmatuak: { $asked } galderatik { $right }
senas-streak = Segidan: { $n }
senas-best = Onena: { $n }
senas-mixed = Nahasten dituzunak
senas-mixed-pair = { $meant }, nahastuta honekin: { $said }
senas-forget = Hasi kontatzen berriro
senas-forget-sure = Keinu hauekin asmatutakoak eta nahasten dituzunak ahaztuko dira.
