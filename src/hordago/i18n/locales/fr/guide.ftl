### La main guidée : ce qui est expliqué à côté de la table. Après le nom d'un bouton on continue en minuscules.

guide-title = Main guidée
guide-offer = Nouveau au mus ?
guide-offer-about = Jouez une main avec des robots pendant que tout est expliqué à côté de la table : deux ou trois minutes.
guide-begin = Montrez-moi
guide-decline = Non, merci
guide-again = Apprendre en jouant une main
guide-leave = Quitter le guide

## Avant les phases

# $name est le partenaire, $games le nombre de parties qui gagnent le match.
guide-aim =
    { $name } et vous jouez contre les deux autres. Le premier camp à { $target } points gagne la partie ; { $games ->
        [1] une partie gagne le match
       *[other] { $games } parties gagnent le match
    }.
guide-talk-again = Vous avez de nouvelles cartes. Encore une fois : mus, ou mintza ?
guide-keep = À garder : des rois pour haundia, des as pour tipia, des cartes égales pour pareak, 31 ou plus pour jokoa.
guide-cut = { $name } a coupé le mus : la main se joue avec ces cartes.
guide-cut-you = Vous avez coupé le mus : la main se joue avec ces cartes.

## Ce que fait chaque bouton

guide-act-mus = vous voudriez changer des cartes.
guide-act-no-mus = personne ne change ; les mises commencent.
guide-act-defer = votre partenaire décide.
guide-act-paso = vous ne misez pas pour l'instant.
guide-act-envido = vous misez { $n } points.
guide-act-more = un autre nombre de points.
guide-act-more-both = un autre nombre, ou une réponse pour vous deux.
guide-act-raise = vous misez { $n } de plus, et ils doivent répondre.
guide-act-ordago = vous misez toute la partie sur cette phase.
guide-act-quiero = { $n } points sont en jeu ; les meilleures cartes les prennent au compte.
guide-act-quiero-ordago = on montre les cartes, et cette phase décide de la partie.
guide-act-no-quiero =
    { $n ->
        [one] ils prennent { $n } point, la pénalité.
       *[other] ils prennent { $n } points, la pénalité.
    }
guide-act-no-quiero-partner = votre partenaire peut encore accepter ; sinon ils prennent { $n }, la pénalité.

## Ce que vous avez dit

guide-said-mus = Vous avez dit mus. Si les quatre le disent, tout le monde change des cartes.
guide-said-defer = Vous laissez décider votre partenaire.
guide-said-changed =
    { $n ->
        [one] Vous changez { $n } carte ; la nouvelle vient quand tous ont choisi.
       *[other] Vous changez { $n } cartes ; les nouvelles viennent quand tous ont choisi.
    }
guide-said-paso = Vous avez dit paso. Si quelqu'un mise, vous pouvez encore répondre.
guide-said-bet = Vous avez misé. Ils peuvent accepter, refuser ou surenchérir.
guide-said-ordago = Vous avez misé toute la partie. Ils acceptent ou refusent.
guide-said-no = Vous avez refusé ; votre partenaire peut encore accepter.

## Les phases

guide-closed-paso = Tous ont dit paso { in-lance } : les cartes décident au compte.
guide-closed-accepted =
    { $n ->
        [one] { $n } point en jeu { in-lance } : les meilleures cartes le prennent au compte.
       *[other] { $n } points en jeu { in-lance } : les meilleures cartes les prennent au compte.
    }
guide-holders =
    { $lance ->
        [juego] Ont le jeu
       *[other] Ont une paire ou mieux
    } : { $names }.
guide-no-part =
    { $lance ->
        [juego] Vous n'avez pas le jeu
       *[other] Vous n'avez pas de paire
    } : vous ne misez pas dans cette phase.
guide-senas = Les signes du visage sont pour votre partenaire : ils disent ce que vous avez, et toujours la vérité. Le bouton au visage montre les vôtres.

## La fin

guide-score = Nous avons maintenant { $us } points et eux { $them }, sur { $target }.
guide-end = C'était une main entière de mus, et le match continue. Touchez n'importe quel mot du mus à l'écran pour savoir ce qu'il veut dire.
