### Mots des programmes : pages, table, terminal, serveur. Courts, pour les téléphones.
### Les button-… ont 14 caractères au plus. $name est un joueur, $call un texte call-…, $n un nombre.

## Le site

app-name = Hordago
app-tagline = Le jeu de mus, complet
app-promise = Sans inscription, sans publicité, une donne que chacun peut vérifier.
app-loading = Chargement…
app-update = Une nouvelle version est prête.
page-home = Accueil
page-new = Nouvelle table
page-table = Table
page-help = Comment jouer
page-rules = Règles
page-settings = Réglages
page-verify = Vérifier une donne
page-not-found = Cette page n'existe pas.

## Accueil

home-play-now = Jouer tout de suite
home-play-now-about = Vous et trois robots, à l'instant.
home-new-table = Nouvelle table
home-new-table-about = Choisissez les règles et invitez des amis.
home-continue = Vos tables
home-open-tables = Tables ouvertes
home-watch = On peut regarder
home-learn = Le mus en cinq minutes
home-offline = Jouer sans réseau
home-verify = Vérifier une donne

## Nouvelle table : le formulaire

new-title = Nouvelle table
new-your-name = Votre nom
new-name-placeholder = 20 caractères au plus
new-preset = Règles : modèle
new-kings = Rois
new-target = Points
new-games = Parties
new-seats = Joueurs
new-sides = Camps
new-bots = Robots
new-bot-level = Niveau des robots
new-all-rules = Toutes les règles
new-exposed = Une carte peut être retournée à la donne
new-exposed-about = Combien de fois le donneur montre une carte par erreur. Pour l'ambiance ; d'habitude jamais.
new-exposed-value =
    { $n ->
        [0] Jamais
        [one] { $n } donne sur 100
       *[other] { $n } donnes sur 100
    }
new-sena-mode = Qui voit un signe
new-time = Temps de réflexion
new-visibility = Qui peut venir
new-private = Seulement avec le lien
new-public = Tout le monde
new-watchers = On peut regarder
new-create = Mettre la table
new-reset = De nouveau comme : { $preset }
new-players-n =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
sides-each = Chacun pour soi
sides-form = { $sides } camps de { $players }
sena-mode-eyes = Qui regarde
sena-mode-eyes-about = Chacun regarde quelque part. Qui regarde le joueur qui fait signe voit le signe, partenaire ou non.
sena-mode-partner = Le partenaire seul
sena-mode-partner-about = Votre partenaire le voit toujours, et personne d'autre.
new-signs = Signes permis
new-cut = Couper le paquet
new-cut-about = Si le joueur à gauche du donneur coupe, ou bien l'ordinateur.
new-cut-true = Un joueur
new-cut-false = Tout seul

## Robots

bot-mark = Robot
bot-name = Robot { $name }
bot-level-random = Au hasard
bot-level-random-about = Tout ce qui est permis.
bot-level-simple = Simple
bot-level-simple-about = Joue ses cartes et rien de plus.
bot-level-beginner = Débutant
bot-level-beginner-about = Aime ses cartes et bluffe rarement.
bot-level-casual = Amateur
bot-level-casual-about = Connaît les chances, bluffe un peu, fait des signes.
bot-level-club = De club
bot-level-club-about = Joue juste et regarde les points.
bot-level-expert = Expert
bot-level-expert-about = Lit les échanges, les annonces et les signes.
bot-level-master = Maître
bot-level-master-about = Repense chaque mise.
bot-level-program = Programme de quelqu'un
bot-level-program-about = Un bot écrit par quelqu'un, qui joue depuis son ordinateur.
bot-character-bold = Audacieux
bot-character-bold-about = Mise et accepte plus que les autres.
bot-character-careful = Prudent
bot-character-careful-about = Ne risque un point que pour de bonnes raisons.
bot-character-bluffer = Bluffeur
bot-character-bluffer-about = On ne sait jamais ce que cache sa mise.
bot-character-generous = Généreux en signes
bot-character-generous-about = Dit tout à son partenaire, peu importe qui regarde.
bot-character-silent = Silencieux
bot-character-silent-about = Ne fait aucun signe.
bot-character-steady = Constant
bot-character-steady-about = Joue toujours pareil les mêmes cartes.
why-sure = Cette main est imbattable.
why-lost = Cette main ne peut pas gagner cette phase.
why-forced = Il n'y a qu'une chose à faire.
why-need = Il reste peu de points à jouer.
why-anew = C'est ce qui ressort du calcul de cette phase jusqu'au bout.
why-book = C'est ce que la pratique a montré de bon ici.
why-odds = Les chances, au vu du prix, le disent.
why-bluff = C'est un bluff.
why-strong = La main est bonne.
why-weak = La main n'est pas assez bonne.
why-draw = C'est avec les cartes gardées qu'on s'améliore le plus.
why-values = Ce que vaut la main suffit pour la partie.
why-habit = Cela ne change rien.
holding-two_kings = deux rois ou plus
holding-two_aces = deux as ou plus
holding-pares = pareak
holding-medias_or_duples = mediak ou dobleak
holding-juego = jokoa
holding-juego_31 = 31
holding-good_hand = une bonne main
holding-poor_hand = une main faible
why-holding = { $name } a probablement { $what } ({ $percent } %).

## Avant la partie : s'asseoir

lobby-title = On met la table
lobby-waiting =
    { $n ->
        [0] Toutes les places sont prises
        [one] Une place est libre
       *[other] { $n } places sont libres
    }
lobby-sit = S'asseoir ici
lobby-sit-first = Choisissez une place.
lobby-stand = Se lever
lobby-add-bot = Ajouter un robot
lobby-remove-bot = Enlever le robot
lobby-fill = Robots aux places libres
lobby-start = Commencer
lobby-starting = On coupe les cartes…
lobby-invite = Inviter
lobby-invite-about = Envoyez ce lien ou montrez le code. Qui l'ouvre prend une place libre.
lobby-watchers =
    { $n ->
        [0] Personne ne regarde
        [one] Une personne regarde
       *[other] { $n } personnes regardent
    }
lobby-commitment = Sceau de la première donne
lobby-who-starts = { $name } est esku
lobby-host = Hôte
lobby-wait-host = Tout le monde est là. { $name } va commencer.
lobby-rules = Règles de cette table

## Partager

share-title = Partager cette table
share-link = Lien
share-copy = Copier le lien
share-copied = Copié
share-qr = Code QR
share-qr-about = Scannez-le avec un autre téléphone du même réseau.
share-lan = Sur ce réseau
share-lan-none = Seul cet ordinateur peut ouvrir la table. Lancez-la avec --host 0.0.0.0 pour laisser entrer les autres.
share-failed = La copie a échoué. Sélectionnez le lien et copiez-le.
my-seat-title = Ma place
my-seat-about = Ouvrez ce lien sur un autre appareil pour y continuer. Il sert une fois, et pour vous seul.

## Places à table

seat-n = Place { $n }
seat-empty = Place libre
seat-away = Absent
seat-bot-holds = Un robot joue pour { $name }
seat-take-back = Rejouer
join-title = Prendre une place
join-about = Le robot finit cette donne ; ensuite la place est à vous.
join-waiting = La place est à vous dès la donne suivante.
seat-hidden-cards =
    { $n ->
        [one] { $n } carte cachée
       *[other] { $n } cartes cachées
    }
seat-looks-at = { $name } regarde { $other }
seat-looks-at-you = { $name } vous regarde
seat-looks-own = { $name } regarde ses cartes

## Boutons

button-leave = Quitter
button-concede = Abandonner
button-next-hand = Donne suivante
button-next-game = Autre partie
button-rematch = Autre match
button-record = Copier
button-download = Télécharger
button-share = Lien
button-copied = Copié
button-language = Langue
button-settings = Réglages
button-log = Paroles
button-close = Fermer
button-cancel = Annuler
button-ok = D'accord
button-no = Non
button-retry = Réessayer
button-sena = Signe
button-discard =
    { $n ->
        [0] Servi
       *[other] Changer { $n }
    }
button-cut-deck = Couper
button-claim = Prendre { $n }
button-more = Plus
button-less = Moins
button-plus = +{ $n }
button-amount = Combien
button-verify = Vérifier

## Demander deux fois

confirm-leave = Quitter la table ? Un robot jouera vos cartes.
confirm-concede = Laisser le match à l'autre camp ?
confirm-ordago = Hordago : toute la partie sur cette phase. C'est sûr ?
hold-for-ordago = Restez appuyé sur le bouton de la table pour le dire sans question.

## La table : étiquettes

table-score = Points
table-games = Parties
table-your-cards = Vos cartes
table-lances = Phases
table-bet = Sur la table
table-calls = Ce que vous pouvez dire
table-log = Ce qui s'est dit
table-stock =
    { $n ->
        [one] { $n } carte au talon
       *[other] { $n } cartes au talon
    }
table-deck = Paquet
table-watching = Vous regardez
table-your-hand-is = Vous avez : { $hand }
table-time-left =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }
score-of = { $points } sur { $target }
score-games-of = { $n } parties sur { $total }
card-selected = { $card }, à changer
card-unselected = { $card }

## La table en phrases, pour les lecteurs d'écran et le terminal

live-your-turn = C'est à vous.
live-your-turn-lance = C'est à vous, { $lance }.
live-turn = C'est à { $name }.
live-turn-away = { $name } n'est plus là. Sans retour bientôt, un robot jouera.
live-says = { $name } dit : { $call }
live-you-say = Vous dites : { $call }
live-bet-theirs = Mise en cours : { $total }. Si vous refusez, ils prennent { $price }.
live-bet-side = { $name } mise { $total }. Si tous refusent, il prend { $price }.
live-ordago-theirs = Hordago ! Si vous refusez, ils prennent { $price } ; sinon la partie se joue sur cette phase.
live-accepted = Accepté : { $total } { in-lance }.
live-refused = Refusé { in-lance }.
live-all-passed = Paso { in-lance }.
live-lance-begins = { $lance }.
live-hand-begins = Nouvelle donne. { $name } est esku.
live-you-are-mano = Nouvelle donne. Vous êtes esku.
live-dealt = Vos cartes : { $cards }.
live-new-cards = Nouvelles cartes : { $cards }. Vous avez : { $all }.
live-new-cards-only = Nouvelles cartes : { $cards }.
live-mus-question = Mus, ou mintza ?
live-choose-discard = Choisissez les cartes à changer.
live-changed =
    { $n ->
        [0] { $name } garde toutes ses cartes.
        [one] { $name } change { $n } carte.
       *[other] { $name } change { $n } cartes.
    }
live-you-changed =
    { $n ->
        [0] Vous gardez toutes vos cartes.
        [one] Vous changez { $n } carte.
       *[other] Vous changez { $n } cartes.
    }
live-reshuffled = Les cartes rejetées sont mélangées et forment un nouveau paquet.
live-cut-question = Coupez : combien de cartes ?
live-exposed = Une carte a été retournée : { $card }.
live-visto-question = Une carte a été vue. Mus ?
live-has-pares = { $name } : pareak bai.
live-has-juego = { $name } : jokoa bai.
live-you-have-pares = Vous : pareak bai.
live-you-have-juego = Vous : jokoa bai.
live-pares-one-side = Un seul camp a des paires : pas de mises.
live-juego-one-side = Un seul camp a le jeu : pas de mises.
live-no-pares = Personne n'a de paire.
live-no-juego = Personne n'a le jeu : on joue pundia.
live-sena-seen = { $name } vous fait signe : { $meaning }
live-sena-caught = Vous surprenez un signe de { $name } : { $meaning }
live-sena-made = Votre signe : { $meaning }
live-partner-says = { $name } à son partenaire : { $phrase }
live-mano-moved = Le mus tourne : { $name } est esku.
live-mano-moved-you = Le mus tourne : vous êtes esku.
live-redealt = On reprend les cartes et on redonne.
live-count = Les cartes sont montrées. Le compte :
live-lapsed =
    { $n ->
        [one] { $n } point oublié est perdu.
       *[other] { $n } points oubliés sont perdus.
    }
live-ordago-won = { $name } a la meilleure main et gagne le hordago.
live-ordago-won-you = Vous avez la meilleure main et gagnez le hordago.
live-looks = { $name } regarde { $other }.
live-you-look = Vous regardez { $other }.
live-you-look-own = Vous regardez vos cartes.
live-bot-sits = Un robot joue pour { $name }.
live-player-back = { $name } est de retour.
live-conceded = { $name } abandonne le match.

## Choisir des cartes et des points

discard-title = Quelles cartes changez-vous ?
discard-at-least =
    { $n ->
        [one] Au moins { $n } carte.
       *[other] Au moins { $n } cartes.
    }
discard-aside = Écartez une carte.
amount-title = Combien de points ?
amount-range = De { $min } à { $max }
amount-least = Au moins { $min }
amount-total = En tout { $total }
amount-missing = Ce qui manque : { $n }
amount-missing-them = Ce qui manque en face : { $n }
amount-say = Le dire
bet-none = Pas encore de mise
bet-price-theirs = Refuser leur donne { $price }
bet-price-ours = S'ils refusent : { $price } pour nous
bet-price-of = Refuser donne { $price } à { $name }

## Signes et paroles à table

sena-title = Signe
sena-none = Vous n'avez pas de signe à faire.
sena-off = Pas de signes à cette table.
sena-not-yet = Pas de signes avant que le mus soit coupé.
sena-only-true = Seulement ce qui est vrai de vos cartes.
look-title = Regarder
look-own-cards = Mes cartes
talk-title = À votre partenaire, à voix haute
talk-none = On ne peut rien dire maintenant.
sena-seen = Vus dans cette donne
chat-title = Conversation
chat-placeholder = Écrire à la table
chat-closed = Silence jusqu'au compte.

## Le compte

count-title = Le compte
count-title-hand = Compte de la donne { $n }
count-lance = Phase
count-points = Points
count-why = Pourquoi
count-total = Total
count-best = Le meilleur : { $name }, { $hand }
count-shown = Toutes les cartes sont montrées
count-we-take =
    { $n ->
        [0] Nous ne prenons rien
        [one] Nous prenons { $n } point
       *[other] Nous prenons { $n } points
    }
count-they-take =
    { $n ->
        [0] Ils ne prennent rien
        [one] Ils prennent { $n } point
       *[other] Ils prennent { $n } points
    }
count-tied = Égalité : { $name } parle avant et l'emporte
count-tied-you = Égalité : vous parlez avant et l'emportez
count-only-one = { $name } est seul à en avoir
count-ready =
    { $n ->
        [one] { $n } joueur prêt
       *[other] { $n } joueurs prêts
    }
count-auto =
    { $n ->
        [one] Donne suivante dans { $n } seconde
       *[other] Donne suivante dans { $n } secondes
    }
count-waiting = On attend { $names }
count-at-once = aussitôt
count-unclaimed = Non pris : perdu à la coupe
count-next = Ensuite : { $name } est esku
claims-about = Prenez vos points avant la coupe.
claims-none = Rien ici pour vous.
claims-cutter = { $name } coupe.
claims-cutter-you = À vous de couper : ce que personne n'a pris est perdu.
claims-done = C'est tout

## Fin d'une partie et du match

game-won-us = Nous gagnons la partie
game-won-them = Ils gagnent la partie
game-won-name = { $name } gagne la partie
game-won-you = Vous gagnez la partie
match-won-us = Nous gagnons le match !
match-won-them = Ils gagnent le match
match-won-name = { $name } gagne le match
match-won-you = Vous gagnez le match !
match-score = Parties : { $us } à { $them }
match-thanks = Bien joué.
match-record-about = La feuille garde chaque carte et chaque parole ; tout programme peut la lire.
record-failed = La partie n'a pas pu être copiée.
match-again-waiting = On attend les autres…

## Vérifier les donnes

fair-title = Une donne que chacun peut vérifier
fair-about = Avant chaque donne le serveur publie un sceau. À la fin il l'ouvre, et chacun peut voir que rien n'a été changé.
fair-seal = Sceau
fair-seed = Graine
fair-nonces = Nombres des joueurs
fair-good = Toutes les donnes sont en ordre
fair-checking = Vérification…
fair-later = Les graines sont ouvertes à la fin du match.

## Connexion

connection-connecting = Connexion…
connection-connected = Connecté
connection-lost = Connexion perdue. On réessaie…
connection-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
connection-plain-http = À cette adresse le navigateur ne permet ni le jeu sans réseau, ni l'écran allumé, ni la vérification des donnes. Pour cela, prenez https ou cet ordinateur même.

## Réglages

settings-title = Réglages
settings-language = Langue
settings-names = Votre nom
settings-theme = Couleurs
settings-theme-auto = Comme l'appareil
settings-theme-dark = Sombre
settings-theme-tavern = Taverne
settings-cards = Cartes
settings-cards-large = Grands chiffres
settings-cards-classic = Classiques
settings-calls = Mots de la table
settings-calls-mine = Dans ma langue
settings-calls-basque = En basque
settings-sound = Sons
settings-motion = Mouvement
settings-motion-less = Moins de mouvement
settings-speed = Vitesse des robots
settings-speed-slow = Lente
settings-speed-normal = Normale
settings-speed-fast = Rapide
settings-on = Oui
settings-off = Non
settings-verbosity = Lecture à voix haute (lecteur d'écran)
settings-verbosity-full = Tout
settings-verbosity-short = L'essentiel

## Aide pour débuter

help-title = Le mus en cinq minutes
help-goal = Deux couples jouent. Le premier à { $target } points gagne la partie. On gagne des points avec de bonnes cartes et des paroles hardies.
help-cards = Quarante cartes espagnoles, quatre chacun. De la plus forte à la plus faible : roi, cavalier, valet, 7, 6, 5, 4, 3, 2, as. Les couleurs ne comptent pas.
help-kings-8 = À cette table les trois sont des rois et les deux des as.
help-kings-4 = À cette table il y a quatre rois : chaque carte est ce qu'elle montre.
help-mus = D'abord le mus : si les quatre disent « mus », chacun change d'une à quatre cartes. Dès que l'un ne veut pas, il dit « mintza » et les mises commencent.
help-lances = Il y a quatre phases, toujours dans cet ordre : haundia, tipia, pareak, jokoa.
help-grande = Haundia (grand) : qui a les plus hautes cartes. On compare la plus haute, puis la suivante.
help-chica = Tipia (petit) : qui a les plus basses cartes. On compare la plus basse, puis la suivante.
help-pares = Pareak (paires) : des cartes égales. Une paire vaut 1, trois égales (mediak) 2, deux paires (dobleak) 3.
help-juego = Jokoa (jeu) : vos cartes font 31 ou plus ; les figures valent 10. Le meilleur est 31, puis 32, 40, 37, 36, 35, 34, 33. 31 vaut 3, les autres 2.
help-punto = Pundia (faux jeu) : si personne n'a le jeu, le plus haut total jusqu'à 30 gagne. Il vaut 1.
help-bets = À chaque phase on passe ou on mise (2 ou plus). Les autres acceptent, refusent ou surenchérissent. Les mises acceptées se règlent à la fin, cartes montrées.
help-deje = Si personne n'accepte, celui qui a misé prend ce qui était misé avant, au moins 1 : la pénalité. C'est pourquoi le bluff paie.
help-ordago = Hordago mise toute la partie. S'il est accepté, on montre les cartes et cette phase décide.
help-count = À la fin on compte les phases dans l'ordre. Le premier arrivé gagne, même au milieu du compte.
help-mano = À égalité, celui qui parle avant l'emporte. Le premier à parler est l'esku, et cela vaut beaucoup.
help-senas = Les partenaires peuvent se faire des signes : se mordre la lèvre, deux rois ; cligner de l'œil, 31. Ils doivent être vrais. Regardez votre partenaire pour les voir ; les adversaires regardent peut-être aussi.
help-stones = Un partenaire garde les points, l'autre les hamarreko, qui valent cinq.
help-words = Mots du jeu
help-more = Toutes les règles
help-tip-turn = À vous : les boutons du bas sont tout ce que vous pouvez dire.
help-tip-cards = Touchez une carte pour la changer ; encore une fois pour la garder.
help-tip-sena = Touchez un joueur pour le regarder.

## Clavier

keys-title = Touches
keys-calls = 1 à 9 : les boutons de gauche à droite
keys-cards = Flèches et espace : choisir des cartes
keys-confirm = Entrée : le dire
keys-mus = M : mus, C : mintza
keys-pass = P : paso
keys-bet = E : imido, plus et moins : combien
keys-answer = Q : iduki, N : tira
keys-ordago = H : hordago
keys-sena = S : signe, L : regarder
keys-read = R : relire la table
keys-log = T : ce qui s'est dit
keys-words = W : les mots à l'écran
words-here = Les mots à l'écran
keys-help = ? : cette aide
keys-close = Échap : fermer

## Pour les lecteurs d'écran

a11y-table = Table de mus
a11y-news = Ce qui se passe à la table
a11y-menu = Menu
a11y-new-window = s'ouvre dans une autre fenêtre

## Jeu dans le terminal

term-welcome = Le mus dans le terminal. Règles : { $preset }. Tapez aide à tout moment.
term-your-cards = Vos cartes : { $cards }
term-choose = Choisissez :
term-choice = { $n }. { $call }
term-discard-prompt = Quelles cartes partent ? Par exemple 1 3, ou les cartes : 2o 5c
term-cut-prompt = Coupez : combien de cartes ? (de { $min } à { $max })
term-not-understood = « { $text } » n'est pas un des choix. Tapez un numéro, un mot, ou aide.
term-help = aide : les choix et les mots. cartes : vos cartes. points : les points. dits : ce qui a été dit. règles : les règles. signe : faire un signe. regarder : tourner les yeux. dire : parler au partenaire. annuler : choisir de nouveau. quitter : partir.
term-word-help = aide
term-word-cards = cartes
term-word-score = points
term-word-rules = règles
term-word-sena = signe
term-word-look = regarder
term-word-quit = quitter
term-enter = Appuyez sur Entrée pour continuer.
term-score-line = { $name } : { $points } sur { $target }
term-cards-of = { $name } : { $cards }
term-bye = Au revoir. Le match n'était pas fini.
term-saved = La feuille est dans { $path }.
term-again = Un autre match ? (oui ou non)
term-word-log = dits
term-word-undo = annuler
term-word-say = dire
term-yes = oui
term-no = non
# D'autres mots pour les annonces, entre virgules.
term-also-mus = je suis mus
term-also-cut = coupe, non, ez dago musik
term-also-defer = à vous
term-also-paso = passe, je passe
term-also-envido = mise, inbido, imido, gehiago, plus
term-also-quiero = oui, je tiens
term-also-no-quiero = non, je refuse
term-also-queremos = on accepte
term-also-no-queremos = on jette
term-also-ordago = ordago, tout
term-also-visto-yes = oui, mus
term-also-visto-no = non, jouer
term-also-double = double
term-also-none = aucune, servi
term-player-line = { $n }. { $name }, { $place }
term-card-count = Écartez de { $min } à { $max } cartes.
term-card-confirm = Partent : { $cards }. Entrée confirme, annuler recommence.
term-card-none = Aucune ne part. Entrée confirme, annuler recommence.
term-card-unknown = Vous n'avez pas « { $text } ». Vos cartes : { $cards }
term-quit-sure = Quitter le match ? (oui ou non)
term-mano = Esku : { $name }
term-tie = égalité : parle avant
term-at-once = pris aussitôt
term-declared = { $lance } : { $said }
term-said-yes = { $name } oui
term-said-no = { $name } non
term-look-at-you = Vous regardez { $name }.
term-look-cards = Vous regardez vos cartes.
term-look-prompt = Regarder qui ? { $choices }
term-look-off = Rien à regarder : pas de signes à cette table, ou vos yeux viennent de bouger.
term-sena-prompt = Vos signes, tous vrais : { $choices }
term-say-prompt = Vous pouvez dire : { $choices }
term-claim = Votre camp peut prendre { $n }. Entrée les prend ; un nombre en prend autant ; « { $no } » les laisse.
term-log-empty = Rien n'a encore été dit dans cette donne.
term-seal = Sceau de toutes les donnes : { $seal }
term-seed = Graine : { $seed }
term-seed-about = Le SHA-256 de la graine est le sceau du début ; toutes les cartes en viennent.

## Le serveur au démarrage

serve-open = Pour jouer :
serve-phone = Pour un téléphone :
serve-loopback = Seul cet ordinateur peut entrer. Prenez --host 0.0.0.0 pour laisser entrer les autres.
serve-data = Les parties sont gardées dans { $path }
serve-stop = Arrêter avec Ctrl+C
