### Mots sur les gens d'une table : robots, phrases, accords, le temps, qui regarde, ce que peut l'hôte.

## Robots d'une table

bot-character = Sa façon de jouer
bot-character-none = Comme son niveau
bot-of-seat = Le robot : { $name }

## Les gens de la table

people-title = Les gens
people-next = { $name } s'assied après cette donne
people-watcher = Quelqu'un qui regarde
people-mute = Ne plus entendre
people-hear = Entendre de nouveau
people-mute-watchers = Ne plus entendre ceux qui regardent
people-hear-watchers = Entendre ceux qui regardent
people-report = Se plaindre
people-change-bot = Un autre robot
people-swap = Changer de place avec
people-unseat = Libérer cette place
people-bar = Renvoyer pour de bon
confirm-bar = Renvoyer { $name } de cette table pour de bon ? La table ne lui sera plus montrée.
report-sent = C'est noté. La personne qui tient ce serveur peut lire les derniers mots de { $name }.
report-talk = Parle mal
report-name = Nom déplacé
report-leaving = Quitte les matchs
report-cheating = Triche

## Phrases toutes faites, à tous

phrases-title = Dire à tous
phrases-only = Des inconnus peuvent s'asseoir ici : il n'y a que ces phrases.
phrase-hello = Bonjour !
phrase-good_luck = Bonne chance !
phrase-well_played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-one_moment = Un instant, s'il vous plaît.
phrase-again = Un autre match ?
phrase-bye = Au revoir !
live-says-to-all = { $name } à tous : { $text }

## Accords

break-ask = Demander une pause
break-on = Pause : les pendules sont arrêtées.
break-end = Reprendre
wish-break = { $names } : une pause ?
wish-break-mine = Vous avez demandé une pause. On attend les autres.
wish-concede = { $names } : on abandonne le match ?
wish-concede-mine = Vous voulez abandonner le match. On attend votre partenaire.
wish-agree = D'accord
wish-withdraw = Retirer
claim-about = L'autre camp est parti.
claim-match = Prendre le match
match-claimed = { $name } : partis, le match est aux autres.
rematch-partners = Autres équipes
rematch-chairs = Une place plus loin

## Qui regarde et qui s'assied

terms-title = La table
watch-nobody = Personne
watch-nobody-about = Sans place, on voit les chaises et rien du jeu.
watch-link = Avec le lien
watch-link-about = Avec le lien, on peut regarder. Toutes les cartes d'une donne sont montrées à la donne suivante.
watch-all = Tout le monde
watch-all-about = Le match est sur la liste publique. Toutes les cartes d'une donne sont montrées à la donne suivante.
watch-closed-title = Table fermée
watch-closed = À cette table, personne ne peut regarder. Qui a une place la retrouve sur l'appareil où il s'est assis.
public-true-about = La table est sur la liste publique, des inconnus peuvent s'asseoir, et il n'y a que des phrases toutes faites.
public-false-about = Avec le lien, on peut s'asseoir.
past-title = La donne d'avant
past-sign = Signe de { $name } : { $meaning }

## Le temps

timer-none = Sans limite
timer-slow = Lent
timer-normal = Normal
timer-blitz = Éclair
timer-own = Le mien
timer-none-about = Chacun réfléchit autant qu'il veut.
timer-own-about = Tant de secondes par tour. Quand elles sont passées, un robot décide de ce tour.
timer-about = { $turn } s par tour, et { $bank } s de réserve pour le match ; { $gain } s de plus à chaque donne. Quand tout est passé, un robot décide de ce tour.
timer-seconds = Secondes, de { $min } à { $max }
terms-no-timer = Réflexion sans limite
terms-timer = { $turn } s par tour
terms-timer-bank = { $turn } s par tour, et { $bank } s de réserve pour le match
clock-left = { $turn } s, puis { $bank } s de réserve
clock-low =
    { $n ->
        [one] Il vous reste { $n } seconde pour ce tour.
       *[other] Il vous reste { $n } secondes pour ce tour.
    }

## Touches

keys-talk = Y : parler à votre partenaire
keys-past = B : la donne d'avant, pour qui regarde
keys-look = Majuscule et 1 à 6 : regarder une place, la vôtre en premier

## Réglages

settings-theme-contrast = Fort contraste
settings-verbosity-normal = Comme à la table
settings-pace = Rythme du compte
settings-marks = Marques sur les trois et les deux (huit rois)
settings-stakes = Mises acceptées
settings-stakes-shown = Restent affichées
settings-stakes-hidden = Je les retiens
settings-notices = M'avertir quand c'est mon tour
settings-remarks = Remarques des robots

## Ce que disent les robots

remark-won = Cette partie est à nous !
remark-won-careful = Lentement, mais on y est.
remark-lost = Bien joué. À la prochaine !
remark-ordago = Toute la partie ? Tiens, tiens…
remark-deje = Personne n'ose ?
remark-deje-bold = Qui n'ose pas ne gagne pas.
remark-deje-bluffer = Personne n'a voulu voir mes cartes. Dommage !

## Programmes

programs-title = Programmes écrits par des gens
programs-asked = Seulement sur appel
programs-welcome = Peuvent s'asseoir
programs-about = Ils sont marqués comme robots. L'hôte en appelle un à une place libre par son nom court.
program-ask = Ou le programme de quelqu'un, par son nom court
program-asked = Appelé : { $name }
program-unask = Ne plus l'appeler
