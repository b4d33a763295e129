### Esku gidatua: mahaiaren ondoan azaltzen dena. Botoi baten izenaren ondoren letra txikiz jarraitzen da.

guide-title = Esku gidatua
guide-offer = Lehen aldia musean?
guide-offer-about = Jokatu esku bat botekin, mahaiaren ondoan dena azaltzen zaizula: bizpahiru minutu.
guide-begin = Erakutsi
guide-decline = Ez, eskerrik asko
guide-again = Ikasi esku bat jokatuz
guide-leave = Utzi gida

## Jokaldien aurretik

# $name bikotekidea da; $games, zenbat ustelek irabazten duten partida.
guide-aim =
    { $name } eta zu beste bien aurka ari zarete. Lehenengo { $target } tantora iristen denak irabazten du ustela; { $games ->
        [1] ustel batek irabazten du partida
       *[other] { $games } ustelek irabazten dute partida
    }.
guide-talk-again = Karta berriak dituzu. Berriz ere: mus, ala ez dago musik?
guide-keep = Gordetzekoak: erregeak handirako, batekoak txikirako, karta berdinak pareetarako, 31 edo gehiago jokorako.
guide-cut = Musa moztu du: { $name }. Eskua karta hauekin jokatzen da.
guide-cut-you = Musa moztu duzu: eskua karta hauekin jokatzen da.

## Zer egiten duen orain botoi bakoitzak

guide-act-mus = kartak aldatu nahi dituzu.
guide-act-no-mus = inork ez du aldatzen; enbidoak hasten dira.
guide-act-defer = bikotekideak erabakitzen du.
guide-act-paso = oraingoz ez duzu enbidorik egiten.
guide-act-envido = { $n } tantoko enbidoa.
guide-act-more = beste tanto kopuru bat.
guide-act-more-both = beste kopuru bat, edo bien izeneko erantzuna.
guide-act-raise = beste { $n } gainean, eta haiek erantzun behar dute.
guide-act-ordago = ustel osoa jokatzen duzu jokaldi honetan.
guide-act-quiero = { $n } tanto jokoan; zenbaketan karta onenentzat.
guide-act-quiero-ordago = kartak orain erakusten dira, eta jokaldi honek erabakitzen du ustela.
guide-act-no-quiero =
    { $n ->
        [one] tanto bat haientzat.
       *[other] { $n } tanto haientzat.
    }
guide-act-no-quiero-partner = bikotekideak oraindik nahi izan dezake; bestela, haientzat { $n }.

## Esan duzunak zer esan nahi duen

guide-said-mus = Mus esan duzu. Laurek esaten badute, denek aldatzen dituzte kartak.
guide-said-defer = Bikotekidearen esku utzi duzu.
guide-said-changed =
    { $n ->
        [one] Karta bat aldatzen duzu; berria denek aukeratutakoan iritsiko da.
       *[other] { $n } karta aldatzen dituzu; berriak denek aukeratutakoan iritsiko dira.
    }
guide-said-paso = Paso egin duzu. Norbaitek enbido egiten badu, oraindik erantzun dezakezu.
guide-said-bet = Enbido egin duzu. Nahi dutela edo ez dutela esan dezakete, edo gehiago bota.
guide-said-ordago = Ustel osoa jokatu duzu. Nahi dute, ala ez dute nahi.
guide-said-no = Ez duzu nahi izan; bikotekideak oraindik nahi izan dezake.

## Jokaldiak

guide-closed-paso = Denek paso { in-lance }: kartek erabakiko dute zenbaketan.
guide-closed-accepted =
    { $n ->
        [one] Tanto bat jokoan { in-lance }: zenbaketan karta onenentzat.
       *[other] { $n } tanto jokoan { in-lance }: zenbaketan karta onenentzat.
    }
guide-holders =
    { $lance ->
        [juego] Jokoa dutenak
       *[other] Pareak dituztenak
    }: { $names }.
guide-no-part =
    { $lance ->
        [juego] Ez duzu jokorik
       *[other] Ez duzu parerik
    }, eta ez duzu enbidorik egiten jokaldi honetan.
guide-senas = Keinuak bikotekidearentzat dira: zer duzun esaten dute, eta beti egia. Aurpegiaren botoiak zureak erakusten ditu.

## Amaiera

guide-score = Orain guk { $us } eta haiek { $them }, { $target } tantotik.
guide-end = Hori izan da musaren esku oso bat, eta partidak aurrera darrai. Ukitu pantailako edozein mus hitz, zer esan nahi duen jakiteko.
