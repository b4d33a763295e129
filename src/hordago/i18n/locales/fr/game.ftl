### Les mots du jeu. Complets dans toutes les langues.
### Les codes du moteur ($lance, $who) arrivent tels quels et sont traduits ici.
### $who : us, them ou other ; avec other le texte emploie $name.

## Le jeu et ses phases d'enchères

lance-grande = Haundia
lance-chica = Tipia
lance-pares = Pareak
lance-juego = Jokoa
lance-punto = Pundia

# La phase du code $lance, dans une phrase.
lance-name =
    { $lance ->
        [grande] haundia
        [chica] tipia
        [pares] pareak
        [juego] jokoa
        [punto] pundia
       *[other] { $lance }
    }

# D'où viennent les points.
in-lance =
    { $lance ->
        [grande] à haundia (grand)
        [chica] à tipia (petit)
        [pares] à pareak (paires)
        [juego] à jokoa (jeu)
        [punto] à pundia (faux jeu)
       *[other] à { $lance }
    }

## Moments d'une donne

phase-cut = Coupe
phase-deal = Donne
phase-talk = Mus ?
phase-discard = Échange
phase-over = Terminé

## Ce que dit le joueur, comme on le dit à table. $n est un nombre de points ou de cartes

call-mus = Mus
call-cut = Mintza
call-defer = À toi de dire
# Mus par équipes (fédération française) : le camp de l'esku le dit pour les deux.
call-team-mus = Zuetan
call-team-cut = Mintza
call-paso = Paso
call-envido =
    { $n ->
        [2] Imido
       *[other] Imido { $n }
    }
call-raise = { $n } gehiago
call-reenvido = Le double
call-quiero = Iduki
call-no-quiero = Tira
call-queremos = On tient
call-no-queremos = On refuse
# Les mots de France, à une table aux règles françaises.
call-envido-french =
    { $n ->
        [2] Imido
       *[other] Imido { $n }
    }
call-quiero-french = Iduki
call-no-quiero-french = Tira
call-ordago = Hordago !
call-visto-yes = Oui, mus
call-visto-no = Non, on joue
call-changed =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
call-served = Servi
call-cut-deck = Coupe à { $n }
call-claim =
    { $n ->
        [one] Je prends { $n } point
       *[other] Je prends { $n } points
    }
call-dentro = Barru !
call-pares-yes = Pareak bai
call-pares-no = Pareak ez
call-juego-yes = Jokoa bai
call-juego-no = Jokoa ez

## Noms, pour les phrases et l'aide

noun-visto = nahi duena mus

## Pareak, jokoa, pundia : ce que vaut une main

pares-none = Pas de paire
# $high et $low sont des textes rank-many-….
hand-par = Parea : { $high }
hand-medias = Mediak : { $high }
hand-duples = Dobleak : { $high } et { $low }
hand-duples-four = Dobleak : quatre { $high }
# How many cards of the hand are played as kings, or as aces.
hand-kings =
    { $n ->
        [1] un roi
        [2] deux rois
        [3] trois rois
       *[other] quatre rois
    }
hand-aces =
    { $n ->
        [1] un as
        [2] deux as
        [3] trois as
       *[other] quatre as
    }
count-hand = { $name } : { $hand }
# As many kings (or aces) on both sides: the first cards that differ. $better and $worse are rank-… texts.
count-decider = { $hand }, puis { $better } contre { $worse }
juego-total = Jeu de { $n }
juego-31 = Trente-et-un
real-31 = Trente-et-un royal
punto-total = Faux jeu de { $n }
worth =
    { $n ->
        [one] vaut { $n } point
       *[other] vaut { $n } points
    }

## Cartes

rank-1 = as
rank-2 = deux
rank-3 = trois
rank-4 = quatre
rank-5 = cinq
rank-6 = six
rank-7 = sept
rank-S = valet
rank-C = cavalier
rank-R = roi
rank-many-1 = as
rank-many-2 = deux
rank-many-3 = trois
rank-many-4 = quatre
rank-many-5 = cinq
rank-many-6 = six
rank-many-7 = sept
rank-many-S = valets
rank-many-C = cavaliers
rank-many-R = rois
# The suit as it stands inside the name of a card.
suit-of-o = de deniers
suit-of-c = de coupes
suit-of-e = d'épées
suit-of-b = de bâtons
# $rank is a rank-… text, $suit a suit-of-… text.
card-name = { $rank } { $suit }
card-hidden = carte cachée
card-perico = Perico (cavalier de bâtons, joker)
card-perica = Perica (valet de deniers, joker)

## Les gens autour de la table

word-mano = esku
word-dealer = donneur
word-partner = partenaire
word-rival = adversaire
word-player = joueur
word-bot = robot
side-us = Nous
side-them = Eux
side-name = Camp { $n }
seat-you = Vous
seat-right = À votre droite
seat-left = À votre gauche

## Points. Le hamarreko vaut 5 (10 dans le jeu historique)

stones =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
amarracos =
    { $n ->
        [one] { $n } hamarreko
       *[other] { $n } hamarreko
    }
points-n =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $big hamarreko et $small points.
score-split =
    { $small ->
        [one] { $big } hamarreko et { $small } point
       *[other] { $big } hamarreko et { $small } points
    }
games-n =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
word-dentro = barru

## Comment une phase s'est terminée

status-open = Ouverte
status-pending = Mise : { $n }
status-paso = Paso
status-accepted = Accepté : { $n }
status-refused = Refusé : { $n }
status-uncontested = Un seul camp en a
status-not-played = Pas jouée
status-ordago-accepted = Hordago accepté

## Le compte : qui prend quoi, et pourquoi

reason-deje = pénalité
reason-stake = mise
reason-paso = paso
reason-values = valeurs
reason-punto = pundia
by-count = au compte
by-deje = par une pénalité
by-ordago = par hordago
who-takes =
    { $who ->
        [us] Nous prenons
        [them] Ils prennent
        [you] Vous prenez
       *[other] { $name } prend
    }
count-deje = { who-takes } { points-n } { in-lance } : mise refusée
count-stake = { who-takes } { points-n } { in-lance } : mise acceptée
count-paso = { who-takes } { points-n } { in-lance } : paso, meilleure main
count-values = { who-takes } { points-n } { in-lance } : valeur des mains
count-punto = { who-takes } { points-n } { in-lance } : le point du faux jeu
count-none = Personne ne prend de point { in-lance }
count-ordago = { $who ->
        [us] Nous gagnons
        [them] Ils gagnent
        [you] Vous gagnez
       *[other] { $name } gagne
    } le hordago { in-lance }, et la partie avec lui
count-stop = La partie est finie : le reste ne compte plus

## Règles toutes prêtes

preset-basque = Pays basque
preset-basque-about = Quatre rois, 30 points, trois parties gagnantes. Le deuxième peut laisser le mus au donneur.
preset-spanish = Espagne
preset-spanish-about = Huit rois, 40 points, mus corrido à la première donne ; « on tient » engage le couple.
preset-french = France
preset-french-about = Quatre rois, 40 points ; pénalités prises au compte, un point pour toute phase sans mise.
preset-ffm = Fédération française
preset-ffm-about = Quatre rois, 40 points, mus par équipes, surenchères à partir de 1.
preset-tournament = Tournoi (fédération espagnole)
preset-tournament-about = Huit rois, 40 points, quatre parties gagnantes, sans parler entre partenaires.
preset-fournier = Notice Fournier
preset-fournier-about = Huit rois, 40 points ; qui passe devant une mise sort de cette phase.
preset-pagat = Pagat
preset-pagat-about = Huit rois, 40 points, au meilleur de trois parties : la forme connue en anglais.
preset-historic = Historique (reconstitution)
preset-historic-about = Cinq cartes, une écartée, pas de mus, deux jokers : Madrid vers 1800, autant qu'on le sache.

## Signes : ce qu'ils veulent dire

sena-two_kings = deux rois
sena-three_kings = trois rois
sena-two_aces = deux as
sena-three_aces = trois as
sena-pares = pareak (paires)
sena-medias = mediak
sena-duples = dobleak
sena-juego_31 = trente-et-un
sena-juego = jokoa (jeu)
sena-punto_30 = trente à pundia
sena-punto_29 = vingt-neuf à pundia
sena-blind = rien (aveugle)
sena-three_kings_ace = trois rois et un as
sena-cut = coupe le mus
sena-bet = mise

## Signes : le geste

gesture-bite_lip = se mord la lèvre inférieure
gesture-bite_lip_side = se mord la lèvre d'un côté
gesture-tongue = montre le bout de la langue
gesture-tongue_side = montre la langue d'un côté
gesture-lips_side = tire les lèvres d'un côté
gesture-lips_both_sides = tire les lèvres des deux côtés
gesture-pout = avance les lèvres
gesture-brows = lève les sourcils
gesture-wink = cligne d'un œil
gesture-close_eyes = ferme les deux yeux
gesture-shrug = hausse les épaules
gesture-shrug_one = hausse une épaule
gesture-kiss = fait un baiser
gesture-turn_head = tourne la tête
gesture-tilt_head = penche la tête
gesture-raise_head = lève la tête

## Phrases entre partenaires (publiques, elles n'engagent personne)

say-ask = Qu'en dis-tu ?
say-yes = Oui
say-no = Non
say-you = Comme tu veux
say-mus = Mus ?
say-cut = Coupons
