### Pour s'exercer aux signes : les apprendre, les lire, les faire.

page-senas = S'exercer aux signes
senas-title = Exercez-vous aux signes
senas-open = S'exercer aux signes
senas-intro = Par le visage, les partenaires se disent ce qu'ils ont. Chaque règlement a ses signes, et seuls les vrais sont permis.
senas-ways = Exercices
senas-learn = Apprendre
senas-read = Lire
senas-give = Faire
senas-learn-about = Touchez un visage pour voir son signe aussi vite qu'à la table.
senas-read-about = Un visage fait un signe. Que vous dit-il ?
senas-give-about = Voici vos cartes. Choisissez tous les signes qui sont vrais maintenant, et aucun autre.
senas-device = Vos progrès ne sont gardés que sur cet appareil.

## Quand un signe est permis

senas-when-always = À tout moment
senas-when-talk = Avant les phases
senas-when-lances = Pendant les phases
senas-when-after_grande = Après haundia
senas-when-punto = À pundia seulement
senas-now = Maintenant : { $stage }
senas-talk = avant les phases

## Ce qu'il dit

sena-about-two_kings = Exactement deux rois.
sena-about-two_kings-more = Deux rois ou plus.
sena-about-three_kings = Exactement trois rois.
sena-about-two_aces = Exactement deux as.
sena-about-two_aces-more = Deux as ou plus.
sena-about-three_aces = Exactement trois as.
sena-about-pares = Une paire, mediak ou dobleak.
sena-about-medias = Trois cartes du même rang.
sena-about-duples = Deux paires, ou quatre cartes égales.
sena-about-juego_31 = Les cartes font 31.
sena-about-juego = Les cartes font 32 ou plus.
sena-about-punto_30 = Personne n'a le jeu ; les cartes font 30.
sena-about-punto_29 = Personne n'a le jeu ; les cartes font 29.
sena-about-blind = Ni paires, ni jeu, ni autre signe à faire.
sena-about-cut = Une demande : couper le mus.
sena-about-bet = Une demande : miser.

## Lire un signe

senas-show = Montrez-moi un signe
senas-again = Encore
senas-next = Suivant
senas-speed = Vitesse
senas-speed-slow = Lente
senas-speed-table = Comme à la table
senas-speed-quick = Rapide
senas-speed-blink = Un éclair
senas-faster = Cinq de suite : c'est plus rapide maintenant.
senas-face = Un visage qui fait des signes
senas-gesture = Le visage : { $gesture }
senas-meaning = Que veut-il dire ?
senas-right = Juste : { $meaning }.
senas-wrong = Non. Il veut dire : { $meaning }. Vous avez dit : { $said }.
senas-for-example = Par exemple

## Les faire

senas-hand = Vos cartes
senas-choices = Signes
senas-check = Vérifier
senas-check-none = Aucun n'est vrai
senas-all-right = Juste !
senas-not-right = Pas tout à fait.
senas-true-are = Vrai : { $list }
senas-none-true = Avec ces cartes il n'y a aucun signe à faire.
senas-tile-right = vrai
senas-tile-wrong = pas vrai
senas-tile-missed = oublié
senas-keys-read = Touches : 1 à 6 répondent, Entrée continue, R le remontre.
senas-keys-give = Touches : 1 à 9 choisissent, Entrée vérifie et continue.

## Où l'on en est

senas-score = Justes : { $right } sur { $asked }
senas-streak = De suite : { $n }
senas-best = Record : { $n }
senas-mixed = Ce que vous confondez
senas-mixed-pair = { $meant }, pris pour { $said }
senas-forget = Recommencer à compter
senas-forget-sure = Vos résultats pour ces signes et ce que vous confondez sont oubliés.
