### Les options des règles. Pour une option x : option-x, option-x-about ; pour chaque valeur v option-x-v
### et option-x-v-about ; pour les nombres option-x-value avec $n. La source est entre parenthèses.

## Groupes du formulaire

options-group-cards = Cartes
options-group-score = Partie et match
options-group-start = Places, coupe et donne
options-group-mus = Mus
options-group-visto = Carte retournée
options-group-bets = Mises et réponses
options-group-points = Points
options-group-ordago = Hordago
options-group-table = À la table
options-group-history = Histoire et curiosités
options-changed =
    { $n ->
        [0] Tout comme : { $preset }
        [one] { $n } règle diffère de : { $preset }
       *[other] { $n } règles diffèrent de : { $preset }
    }

## Cartes

option-kings = Rois
option-kings-about = Combien de cartes comptent comme rois. Toutes les phases en dépendent.
option-kings-4 = 4 rois
option-kings-4-about = Chaque carte est ce qu'elle montre. (Sources basques, France, Gipuzkoa, Navarre.)
option-kings-8 = 8 rois
option-kings-8-about = Les trois sont des rois et les deux des as, partout. (Notice Fournier, Pagat, fédération espagnole, Biscaye.)
option-kings-9 = 9 rois
option-kings-9-about = Comme avec huit, et le cinq de deniers est aussi un roi. (Règle de maison.)

option-real31 = Trente-et-un royal
option-real31-about = Si trois sept et un dix battent tout autre 31, même celui de l'esku. Il vaut toujours 3.
option-real31-off = Non
option-real31-off-about = Tous les 31 se valent ; le plus proche de l'esku l'emporte. (Pagat et la plupart des fédérations.)
option-real31-figure = Avec une figure
option-real31-figure-about = Trois sept et une figure, n'importe laquelle. (Par endroits, sources basques.)
option-real31-sota = Avec un valet
option-real31-sota-about = Trois sept et un valet. (Règle de maison.)
option-real31-sota_oros = Avec le valet de deniers
option-real31-sota_oros-about = Trois sept et le valet de deniers, rien d'autre. (La forme stricte, sources basques.)

## Partie et match

option-target = Points d'une partie
option-target-about = Le camp qui y arrive le premier gagne la partie. 30 dans les sources basques, 40 ailleurs.
option-target-value =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

option-games_to_win = Parties à gagner
option-games_to_win-about = Combien de parties gagnent le set. 3 chez Fournier et dans les sources basques, 2 chez Pagat, 4 dans les tournois espagnols.
option-games_to_win-value =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }

option-sets_to_win = Sets à gagner
option-sets_to_win-about = Combien de sets gagnent le match. D'habitude un seul.
option-sets_to_win-value =
    { $n ->
        [one] { $n } set
       *[other] { $n } sets
    }

option-big_unit = Valeur du hamarreko
option-big_unit-about = Change l'affichage des points, jamais le vainqueur.
option-big_unit-5 = 5 points
option-big_unit-5-about = Le hamarreko d'aujourd'hui. (Toutes les sources.)
option-big_unit-10 = 10 points
option-big_unit-10-about = On compte par dix, comme à Madrid vers 1800. (Sources basques, histoire.)

option-dentro_margin = Barru
option-dentro_margin-about = À combien de la fin un camp est annoncé « barru », après le compte. 5 chez Fournier, 4 à la fédération espagnole.
option-dentro_margin-value =
    { $n ->
        [0] Jamais
        [one] Plus que { $n } point
       *[other] Plus que { $n } points
    }

option-claims = Prise des points
option-claims-about = Si le compte se fait pour vous.
option-claims-auto = Toute seule
option-claims-auto-about = Le compte donne à chaque camp ce qu'il a gagné.
option-claims-manual = À la main
option-claims-manual-about = Vous dites ce que vous prenez. Ce qui n'est pas pris avant la coupe suivante est perdu. (Notice Fournier.)

## Places, coupe et donne

option-seating = Tirage des places
option-seating-about = Comment se décident les places et le premier esku.
option-seating-agreed = À l'amiable
option-seating-agreed-about = Chacun s'assied où il veut. (Sources basques.)
option-seating-draw_pairs_high_mano = Les hauts contre les bas
option-seating-draw_pairs_high_mano-about = Chacun tire une carte : les deux plus hautes jouent contre les deux plus basses, la plus haute est esku. (Notice Fournier.)
option-seating-draw_lowest_deals = La plus basse donne
option-seating-draw_lowest_deals-about = Chacun tire une carte et la plus basse donne d'abord. (Fédération française.)
option-seating-draw_lowest_mano = La plus basse est esku
option-seating-draw_lowest_mano-about = Chacun tire une carte et la plus basse est esku. (Biscaye.)
option-seating-suit_cut = Par la couleur
option-seating-suit_cut-about = On coupe une couleur : deniers, coupes, épées ou bâtons désignent le premier donneur, à partir de la droite de qui a coupé. (Fédération espagnole.)

option-cut_min = Plus petite coupe
option-cut_min-about = Le moins de cartes dans chaque partie de la coupe. 3 chez Fournier, 2 à la fédération française.
option-cut_min-value =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }

option-hand_size = Cartes en main
option-hand_size-about = Combien de cartes reçoit chaque joueur.
option-hand_size-4 = 4 cartes
option-hand_size-4-about = Tout le mus d'aujourd'hui.
option-hand_size-5 = 5 cartes
option-hand_size-5-about = Chacun en écarte une et il n'y a pas de mus. (Sources basques, histoire.)

option-discard_order = Qui échange d'abord
option-discard_order-about = Dans quel ordre on dit combien de cartes on change.
option-discard_order-from_mano = L'esku
option-discard_order-from_mano-about = De l'esku jusqu'au donneur. (Notice Fournier, Pagat, fédération française.)
option-discard_order-from_dealer = Le donneur
option-discard_order-from_dealer-about = Le donneur d'abord, l'esku en dernier. (Fédération espagnole.)

option-reshuffle = Quand le talon est épuisé
option-reshuffle-about = Quelles cartes rejetées forment le nouveau paquet.
option-reshuffle-all_discards = Toutes
option-reshuffle-all_discards-about = Toutes, même celles de ce tour. (Règles françaises, basques et espagnoles.)
option-reshuffle-last_apart = Pas celles du dernier
option-reshuffle-last_apart-about = Celles du dernier joueur encore à servir restent à part. (Notice Fournier.)

## Mus

option-mus_decision = Demander le mus
option-mus_decision-about = Qui dit mus ou coupe, et dans quel ordre.
option-mus_decision-sequential = Chacun à son tour
option-mus_decision-sequential-about = À partir de l'esku, un par un. Le premier qui dit mintza coupe le mus. (Règles françaises, espagnoles et Fournier.)
option-mus_decision-sequential_defer = À son tour, le deuxième attend
option-mus_decision-sequential_defer-about = Le deuxième peut laisser la décision au donneur, son partenaire, et cacher ainsi son jeu. (Sources basques.)
option-mus_decision-by_team = Par équipes
option-mus_decision-by_team-about = Le camp de l'esku dit « zuetan » (à vous) ou « mintza », puis l'autre camp. (Fédération française.)

option-mus_min_discard = Plus petit échange
option-mus_min_discard-about = Le moins de cartes à changer après un mus.
option-mus_min_discard-0 = Aucune
option-mus_min_discard-0-about = On peut garder les quatre. (Règle de maison.)
option-mus_min_discard-1 = Une carte
option-mus_min_discard-1-about = Qui dit mus change quelque chose. (Toutes les sources.)

option-mus_corrido = Mus corrido
option-mus_corrido-about = À la première donne l'esku n'est pas fixé : chaque mus fait tourner le paquet, et qui coupe devient esku. Pas de signes jusque-là.
option-mus_corrido-off = Non
option-mus_corrido-off-about = L'esku reste esku. (Sources basques, fédération française, Pagat.)
option-mus_corrido-match_start = Première donne du match
option-mus_corrido-match_start-about = Une fois, au début du match. (Usage en Espagne, Asturies.)
option-mus_corrido-each_game = Première donne de chaque partie
option-mus_corrido-each_game-about = Au début de chaque partie. (Notice Fournier.)

option-consult = Parler entre partenaires
option-consult-about = Quand les partenaires peuvent dire les phrases convenues. Tous les entendent et elles n'engagent personne.
option-consult-off = Jamais
option-consult-off-about = Rien que les mots du jeu. (Fédération espagnole.)
option-consult-mus = Pendant le mus
option-consult-mus-about = Si le deuxième joueur a attendu, lui et le donneur peuvent parler. (Sources basques.)
option-consult-answers = Avant une réponse
option-consult-answers-about = Les partenaires qui doivent répondre à une mise peuvent parler. (Pagat.)
option-consult-all = Les deux
option-consult-all-about = Pendant le mus et avant une réponse. (Fédération française.)

## Carte retournée

option-mus_visto = Carte vue à la donne
option-mus_visto-about = Ce qui se passe quand le donneur retourne une carte par erreur.
option-mus_visto-off = Rien
option-mus_visto-off-about = Le jeu continue. (Pagat et la fédération espagnole, qui n'en parlent pas.)
option-mus_visto-redeal = On redonne
option-mus_visto-redeal-about = Nouvelle donne ; après un mus le jeu continue. (Fédération française.)
option-mus_visto-optional = Nahi duena mus
option-mus_visto-optional-about = Chacun peut échanger ses cartes ou rester servi, même si l'un d'eux est mintza. (France.)
option-mus_visto-forced = Mus forcé
option-mus_visto-forced-about = Il y a mus et chacun peut rester servi. (Notice Fournier.)
option-mus_visto-mano_decides = L'esku décide
option-mus_visto-mano_decides-about = Il y a mus si l'esku le veut. (Usage en Espagne.)

option-mus_visto_after = Après une carte vue
option-mus_visto_after-about = S'il peut y avoir un autre mus quand quelqu'un est resté servi.
option-mus_visto_after-resume = On reparle
option-mus_visto_after-resume-about = On peut redemander mus. (Règle de maison.)
option-mus_visto_after-cut_if_served = Plus de mus
option-mus_visto_after-cut_if_served-about = Si quelqu'un a gardé toutes ses cartes, on passe à haundia. (Manuels espagnols.)

## Mises et réponses

option-min_bet = Plus petite mise
option-min_bet-about = Le moins de points d'une première mise. 2 dans toutes les sources.
option-min_bet-value =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

option-min_raise = Plus petite surenchère
option-min_raise-about = Le moins de points qu'ajoute une surenchère. 2 chez Pagat et Fournier, 1 à la fédération française.
option-min_raise-value =
    { $n ->
        [one] { $n } de plus
       *[other] { $n } de plus
    }

option-max_bet = Plus grande mise
option-max_bet-about = Le plus de points sur la table dans une phase, hordago à part. Aucune source n'a de limite.
option-max_bet-none = Sans limite
option-max_bet-value =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

option-partner_override = Comment un couple répond
option-partner_override-about = Qui parle pour le camp qui doit répondre, et ce qui arrive si les partenaires ne sont pas d'accord.
option-partner_override-none = L'un après l'autre
option-partner_override-none-about = Le premier qui accepte ou surenchérit décide ; s'il refuse, la question passe au partenaire. (Notice Fournier, sources basques.)
option-partner_override-plural = Avec « on »
option-partner_override-plural-about = De même, et « on tient » ou « on refuse » engage aussitôt les deux. (Pagat, fédération espagnole.)
option-partner_override-highest = La plus forte réponse
option-partner_override-highest-about = Les deux parlent et la plus forte réponse vaut. Deux camps seulement. (Certains programmes.)
option-partner_override-spokesman = Un seul parle
option-partner_override-spokesman-about = Le premier adversaire répond pour son camp. (Règle de maison.)

option-answer_order = Qui répond d'abord
option-answer_order-about = D'où part le tour des réponses.
option-answer_order-from_bettor = Après qui a misé
option-answer_order-from_bettor-about = L'adversaire suivant, dans l'ordre du jeu. (Notice Fournier.)
option-answer_order-from_mano = Le plus près de l'esku
option-answer_order-from_mano-about = Le tour part de l'esku. (Certains programmes.)

option-refusal_eliminates = Dehors après un refus
option-refusal_eliminates-about = Si qui passe devant une mise peut reparler dans cette phase. Ses cartes comptent toujours.
option-refusal_eliminates-false = Non
option-refusal_eliminates-false-about = Si la mise revient plus haute, on lui redemande. (La plupart des règles.)
option-refusal_eliminates-true = Oui
option-refusal_eliminates-true-about = Il sort de cette phase. (Notice Fournier.)

## Points

option-deje_timing = Quand prendre la pénalité
option-deje_timing-about = La pénalité est ce que prend le dernier à avoir misé quand tous refusent.
option-deje_timing-immediate = Aussitôt
option-deje_timing-immediate-about = Pendant la phase ; une partie peut finir ainsi. (Notice Fournier, sources basques, Pagat.)
option-deje_timing-at_count = Au compte
option-deje_timing-at_count-about = Au moment du compte des points de la phase. (France, selon son texte.)

option-deje_extra_on_raise = Surenchère refusée : un de plus
option-deje_extra_on_raise-about = Si une surenchère refusée à pareak, à jokoa ou à pundia donne un point de plus.
option-deje_extra_on_raise-0 = Non
option-deje_extra_on_raise-0-about = Seulement ce qui était accepté. (Fédération espagnole d'aujourd'hui et la plupart des règles.)
option-deje_extra_on_raise-1 = Un point
option-deje_extra_on_raise-1-about = Un point de plus. (Anciennes règles de la fédération espagnole, Madrid.)

option-punto_refused_bonus = Point du faux jeu refusé
option-punto_refused_bonus-about = Une mise refusée à pundia donne la pénalité, et un point pour le faux jeu lui-même.
option-punto_refused_bonus-immediate = Aussitôt
option-punto_refused_bonus-immediate-about = Les deux ensemble : celui du faux jeu et celui de la peur. (Sources basques.)
option-punto_refused_bonus-at_count = Au compte
option-punto_refused_bonus-at_count-about = L'un tout de suite, l'autre au compte de pundia. (Notice Fournier.)

option-paso_bonus_pares_juego = Pareak et jokoa sans mise
option-paso_bonus_pares_juego-about = Si la meilleure main prend un point en plus des valeurs.
option-paso_bonus_pares_juego-none = Les valeurs seules
option-paso_bonus_pares_juego-none-about = Pas de point en plus. (Sources basques, notice Fournier, Pagat.)
option-paso_bonus_pares_juego-contested = Si les deux camps en ont
option-paso_bonus_pares_juego-contested-about = Un point quand les deux camps auraient pu miser. (Notes sur la fédération espagnole.)
option-paso_bonus_pares_juego-always = Toujours
option-paso_bonus_pares_juego-always-about = Un point même si un seul camp en a. (France, selon son texte.)

option-perete_bonus = Perete
option-perete_bonus-about = Un point pour 4-5-6-7, usage de La Rioja.
option-perete_bonus-0 = Non
option-perete_bonus-0-about = Ne compte pas. (Tournois.)
option-perete_bonus-1 = Un point
option-perete_bonus-1-about = Ne peut pas encore se jouer : aucune source ne dit quand on le prend.

## Hordago

option-ordago_precedence = Hordago accepté
option-ordago_precedence-about = Si les phases précédentes de la donne se comptent avant lui.
option-ordago_precedence-immediate = Il décide seul
option-ordago_precedence-immediate-about = On montre les cartes et on résout le coup immédiatement : il décide de la partie. (Les quatre sources principales.)
option-ordago_precedence-count_prior = Les phases précédentes d'abord
option-ordago_precedence-count_prior-about = On compte les phases précédentes ; si personne n'arrive au bout, le hordago décide. (Règle de maison.)

option-ordago_loser_score = Les perdants d'un hordago
option-ordago_loser_score-about = Ce qui reste aux points du camp qui l'a perdu.
option-ordago_loser_score-keep_immediate = Ce qu'ils avaient pris
option-ordago_loser_score-keep_immediate-about = Les pénalités prises dans cette donne restent. (La plupart des règles.)
option-ordago_loser_score-hand_start = Comme avant la donne
option-ordago_loser_score-hand_start-about = Les points de cette donne ne comptent plus. (France.)

## À la table

option-signals = Signes
option-signals-about = Quels signes les partenaires peuvent se faire, et par quel geste. Seulement des vrais.
option-signals-off = Pas de signes
option-signals-off-about = Les visages restent immobiles.
option-signals-ehmf = Fédération basque
option-signals-ehmf-about = Avec un signe pour 32 à 40, et pour 30 et 29 à pundia.
option-signals-tikal = Tikal
option-signals-tikal-about = Comme dans le manuel de cet éditeur, avec un baiser pour trois rois et un as.
option-signals-wikipedia_eu = Wikipédia en basque
option-signals-wikipedia_eu-about = Une liste courte, avec le baiser.
option-signals-pagat = Pagat
option-signals-pagat-about = Les six signes les plus connus en anglais.
option-signals-fem = Fédération espagnole
option-signals-fem-about = La plus longue liste, avec des demandes de couper ou de miser.
option-signals-fournier = Fournier
option-signals-fournier-about = La liste de la notice espagnole du fabricant de cartes.

option-show_stock_size = Cartes restant au talon
option-show_stock_size-about = Si leur nombre se voit.
option-show_stock_size-false = Caché
option-show_stock_size-false-about = Nul ne peut compter le talon. (Fédération espagnole.)
option-show_stock_size-true = Visible
option-show_stock_size-true-about = Utile pour apprendre.

option-jokers = Jokers
option-jokers-about = Deux jokers de l'ancien jeu.
option-jokers-none = Aucun
option-jokers-none-about = Tout le mus d'aujourd'hui.
option-jokers-perico_perica = Perico et Perica
option-jokers-perico_perica-about = Le cavalier de bâtons et le valet de deniers sont, dans chaque phase, ce qui convient le mieux. (Sources basques, histoire ; leur emploi est notre supposition.)
