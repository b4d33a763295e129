### Options of the rules. For an option x of the rules: option-x, option-x-about; for each of its values v
### option-x-v and option-x-v-about; for whole numbers option-x-value with $n. The source stands in brackets.

## Groups of the form

options-group-cards = Cards
options-group-score = Game and match
options-group-start = Seats, cut and deal
options-group-mus = Mus
options-group-visto = Exposed card
options-group-bets = Bets and answers
options-group-points = Points
options-group-ordago = Órdago
options-group-table = At the table
options-group-history = History and curiosities
options-changed =
    { $n ->
        [0] All as in { $preset }
        [one] { $n } rule differs from { $preset }
       *[other] { $n } rules differ from { $preset }
    }

## Cards

option-kings = Kings
option-kings-about = How many cards play as kings. It changes every lance.
option-kings-4 = 4 kings
option-kings-4-about = Every card is what it shows. (Basque sources, France, Gipuzkoa, Navarre.)
option-kings-8 = 8 kings
option-kings-8-about = Threes play as kings and twos as aces, in everything. (Fournier leaflet, Pagat, Spanish federation, Bizkaia.)
option-kings-9 = 9 kings
option-kings-9-about = As with eight, and the five of coins is a king too. (A house rule.)

option-real31 = Real thirty-one
option-real31-about = Whether three sevens and a ten beat any other 31, even the one of mano. It is still worth 3.
option-real31-off = No
option-real31-off-about = All 31s are equal; the one nearest to mano wins. (Pagat and most federations.)
option-real31-figure = With any face card
option-real31-figure-about = Three sevens and any face card. (In some places, Basque sources.)
option-real31-sota = With a jack
option-real31-sota-about = Three sevens and a jack. (A house rule.)
option-real31-sota_oros = With the jack of coins
option-real31-sota_oros-about = Three sevens and the jack of coins, nothing else. (The strict form, Basque sources.)

## Game and match

option-target = Stones for a game
option-target-about = The side that reaches it first wins the game. 30 in the Basque sources, 40 elsewhere.
option-target-value =
    { $n ->
        [one] { $n } stone
       *[other] { $n } stones
    }

option-games_to_win = Games to win
option-games_to_win-about = How many games win the set. 3 in the Fournier leaflet and the Basque sources, 2 in Pagat, 4 in Spanish tournaments.
option-games_to_win-value =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }

option-sets_to_win = Sets to win
option-sets_to_win-about = How many sets win the match. Usually one.
option-sets_to_win-value =
    { $n ->
        [one] { $n } set
       *[other] { $n } sets
    }

option-big_unit = Worth of an amarraco
option-big_unit-about = Only how the score is shown, never who wins.
option-big_unit-5 = 5 stones
option-big_unit-5-about = The usual amarraco. (All sources.)
option-big_unit-10 = 10 stones
option-big_unit-10-about = Counting by tens, as in Madrid about 1800. (Basque sources, history.)

option-dentro_margin = Dentro
option-dentro_margin-about = How near the end a side is announced as "dentro", after the count. 5 in the Fournier leaflet, 4 in the Spanish federation.
option-dentro_margin-value =
    { $n ->
        [0] Never
        [one] { $n } stone to go
       *[other] { $n } stones to go
    }

option-claims = Taking your points
option-claims-about = Whether the count is done for you.
option-claims-auto = By itself
option-claims-auto-about = The count gives every side what it has earned.
option-claims-manual = By hand
option-claims-manual-about = You say what you take. What is not taken before the next cut is lost. (Fournier leaflet.)

## Seats, cut and deal

option-seating = Drawing seats
option-seating-about = How places and the first mano are found.
option-seating-agreed = As agreed
option-seating-agreed-about = Everybody sits where they like. (Basque sources.)
option-seating-draw_pairs_high_mano = Two high, two low
option-seating-draw_pairs_high_mano-about = Each draws a card: the two highest play the two lowest, the highest is mano. (Fournier leaflet.)
option-seating-draw_lowest_deals = Lowest deals
option-seating-draw_lowest_deals-about = Each draws a card and the lowest deals first. (French federation.)
option-seating-draw_lowest_mano = Lowest is mano
option-seating-draw_lowest_mano-about = Each draws a card and the lowest is mano. (Bizkaia.)
option-seating-suit_cut = By suit
option-seating-suit_cut-about = A suit is cut: coins, cups, swords or clubs name the first dealer, to the right of who cut. (Spanish federation.)

option-cut_min = Smallest cut
option-cut_min-about = Fewest cards in either part of the cut. 3 in the Fournier leaflet, 2 in the French federation.
option-cut_min-value =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

option-hand_size = Cards in hand
option-hand_size-about = How many cards are dealt to each player.
option-hand_size-4 = 4 cards
option-hand_size-4-about = All of today's mus.
option-hand_size-5 = 5 cards
option-hand_size-5-about = Each puts one aside and there is no mus. (Basque sources, history.)

option-discard_order = Who discards first
option-discard_order-about = Order in which players say how many cards they change.
option-discard_order-from_mano = Mano
option-discard_order-from_mano-about = From mano round to the dealer. (Fournier leaflet, Pagat, French federation.)
option-discard_order-from_dealer = Dealer
option-discard_order-from_dealer-about = Dealer first, mano last. (Spanish federation.)

option-reshuffle = When the stock runs out
option-reshuffle-about = Which discards become the new stock.
option-reshuffle-all_discards = All discards
option-reshuffle-all_discards-about = All of them, those of this round too. (French, Basque and Spanish rules.)
option-reshuffle-last_apart = Not the last player's
option-reshuffle-last_apart-about = The discards of the last player still to be served stay apart. (Fournier leaflet.)

## Mus

option-mus_decision = Asking for mus
option-mus_decision-about = Who says mus or cuts, and in what order.
option-mus_decision-sequential = Each in turn
option-mus_decision-sequential-about = From mano, one by one. The first who cuts ends it. (French, Spanish and Fournier rules.)
option-mus_decision-sequential_defer = In turn, second may wait
option-mus_decision-sequential_defer-about = The second player may leave it to the dealer, their partner, and so hide what they hold. (Basque sources.)
option-mus_decision-by_team = By teams
option-mus_decision-by_team-about = The side of mano says "up to you" or "mintza", then the other side. (French federation.)

option-mus_min_discard = Smallest discard
option-mus_min_discard-about = Fewest cards to change after a mus.
option-mus_min_discard-0 = None
option-mus_min_discard-0-about = You may keep all four. (A house rule.)
option-mus_min_discard-1 = One card
option-mus_min_discard-1-about = Who says mus changes something. (All sources.)

option-mus_corrido = Running mus
option-mus_corrido-about = In the first hand mano is not fixed: each mus passes the deck on, and who cuts becomes mano. No señas until then.
option-mus_corrido-off = No
option-mus_corrido-off-about = Mano is mano. (Basque sources, French federation, Pagat.)
option-mus_corrido-match_start = First hand of the match
option-mus_corrido-match_start-about = Once, when the match begins. (Custom in Spain, Asturias.)
option-mus_corrido-each_game = First hand of each game
option-mus_corrido-each_game-about = At the start of every game. (Fournier leaflet.)

option-consult = Talk between partners
option-consult-about = When partners may use the set phrases. Everybody hears them and they bind nobody.
option-consult-off = Never
option-consult-off-about = Nothing beyond the words of the game. (Spanish federation.)
option-consult-mus = During the mus
option-consult-mus-about = After the second player has waited, they and the dealer may talk. (Basque sources.)
option-consult-answers = Before an answer
option-consult-answers-about = Partners whose side must answer a bet may talk. (Pagat.)
option-consult-all = During both
option-consult-all-about = In the mus talk and before an answer. (French federation.)

## Exposed card

option-mus_visto = A card seen in the deal
option-mus_visto-about = What happens when the dealer turns up a card by mistake.
option-mus_visto-off = Nothing
option-mus_visto-off-about = Play goes on. (Pagat and Spanish federation, which do not speak of it.)
option-mus_visto-redeal = Deal again
option-mus_visto-redeal-about = A new deal; after a mus play goes on. (French federation.)
option-mus_visto-optional = Change if you like
option-mus_visto-optional-about = Everybody may change cards or stay served, even if somebody wants to play. (France.)
option-mus_visto-forced = Forced mus
option-mus_visto-forced-about = There is a mus and anybody may stay served. (Fournier leaflet.)
option-mus_visto-mano_decides = Mano decides
option-mus_visto-mano_decides-about = There is a mus if mano wants it. (Custom in Spain.)

option-mus_visto_after = After an exposed mus
option-mus_visto_after-about = Whether there may be another mus when somebody stayed served.
option-mus_visto_after-resume = Talk again
option-mus_visto_after-resume-about = Mus may be asked for again. (A house rule.)
option-mus_visto_after-cut_if_served = No more mus
option-mus_visto_after-cut_if_served-about = If anybody kept all their cards, grande begins. (Spanish handbooks.)

## Bets and answers

option-min_bet = Smallest bet
option-min_bet-about = Fewest stones of a first bet. 2 in all sources.
option-min_bet-value =
    { $n ->
        [one] { $n } stone
       *[other] { $n } stones
    }

option-min_raise = Smallest raise
option-min_raise-about = Fewest stones a raise adds. 2 in Pagat and the Fournier leaflet, 1 in French federation play.
option-min_raise-value =
    { $n ->
        [one] { $n } more
       *[other] { $n } more
    }

option-max_bet = Largest bet
option-max_bet-about = Most stones on the table in one lance, órdago apart. No source has a limit.
option-max_bet-none = No limit
option-max_bet-value =
    { $n ->
        [one] { $n } stone
       *[other] { $n } stones
    }

option-partner_override = How a pair answers
option-partner_override-about = Who speaks for the side that must answer, and what happens when partners disagree.
option-partner_override-none = One after the other
option-partner_override-none-about = The first who accepts or raises decides; a refusal passes the question to the partner. (Fournier leaflet, Basque sources.)
option-partner_override-plural = With "we"
option-partner_override-plural-about = The same, and "we accept" or "we refuse" closes for both at once. (Pagat, Spanish federation.)
option-partner_override-highest = The higher answer
option-partner_override-highest-about = Both speak and the higher answer stands. Two sides only. (Some programs.)
option-partner_override-spokesman = One speaks
option-partner_override-spokesman-about = The first opponent answers for the side. (A house rule.)

option-answer_order = Who answers first
option-answer_order-about = Where the round of answers starts.
option-answer_order-from_bettor = After the bettor
option-answer_order-from_bettor-about = The next opponent in turn. (Fournier leaflet.)
option-answer_order-from_mano = Nearest to mano
option-answer_order-from_mano-about = The round starts at mano. (Some programs.)

option-refusal_eliminates = Out after a refusal
option-refusal_eliminates-about = Whether a player who passes on a bet may speak again in that lance. Their cards still count.
option-refusal_eliminates-false = No
option-refusal_eliminates-false-about = If the bet comes back raised, they are asked again. (Most rules.)
option-refusal_eliminates-true = Yes
option-refusal_eliminates-true-about = They are out of that lance. (Fournier leaflet.)

## Points

option-deje_timing = When the deje is taken
option-deje_timing-about = The deje is what the last bettor gets when everybody refuses.
option-deje_timing-immediate = At once
option-deje_timing-immediate-about = During the lance; a game may end with it. (Fournier leaflet, Basque sources, Pagat.)
option-deje_timing-at_count = At the count
option-deje_timing-at_count-about = When that lance is counted. (France, as written there.)

option-deje_extra_on_raise = Extra for a refused raise
option-deje_extra_on_raise-about = Whether a refused raise in pares, juego or punto gives one more stone.
option-deje_extra_on_raise-0 = No
option-deje_extra_on_raise-0-about = Only what had been accepted. (Today's Spanish federation and most rules.)
option-deje_extra_on_raise-1 = One stone
option-deje_extra_on_raise-1-about = One more stone. (Older Spanish federation rules, Madrid.)

option-punto_refused_bonus = Stone of a refused punto
option-punto_refused_bonus-about = A refused bet in punto gives the deje, and one stone for the punto itself.
option-punto_refused_bonus-immediate = At once
option-punto_refused_bonus-immediate-about = Two together: "one for the punto, one for the fear". (Basque sources.)
option-punto_refused_bonus-at_count = At the count
option-punto_refused_bonus-at_count-about = One now, one when punto is counted. (Fournier leaflet.)

option-paso_bonus_pares_juego = Pares and juego without a bet
option-paso_bonus_pares_juego-about = Whether the best hand gets one stone besides the values.
option-paso_bonus_pares_juego-none = Values only
option-paso_bonus_pares_juego-none-about = No extra stone. (Basque sources, Fournier leaflet, Pagat.)
option-paso_bonus_pares_juego-contested = If both sides hold it
option-paso_bonus_pares_juego-contested-about = One stone when both sides could have bet. (Notes on the Spanish federation.)
option-paso_bonus_pares_juego-always = Always
option-paso_bonus_pares_juego-always-about = One stone even if only one side holds it. (France, as written there.)

option-perete_bonus = Perete
option-perete_bonus-about = A stone for holding 4-5-6-7, a custom of La Rioja.
option-perete_bonus-0 = No
option-perete_bonus-0-about = Not counted. (Tournaments.)
option-perete_bonus-1 = One stone
option-perete_bonus-1-about = Cannot be played yet: no source says when it is paid.

## Órdago

option-ordago_precedence = Accepted órdago
option-ordago_precedence-about = Whether earlier lances of the hand are counted before it.
option-ordago_precedence-immediate = Decides alone
option-ordago_precedence-immediate-about = Cards are shown and that lance decides the game. (All four main sources.)
option-ordago_precedence-count_prior = Earlier lances first
option-ordago_precedence-count_prior-about = Earlier lances are counted; if nobody reaches the end, the órdago decides. (A house rule.)

option-ordago_loser_score = Losers of an órdago
option-ordago_loser_score-about = What stands on the score of the side that lost it.
option-ordago_loser_score-keep_immediate = Keep what they took
option-ordago_loser_score-keep_immediate-about = Dejes taken in this hand stay. (Most rules.)
option-ordago_loser_score-hand_start = As before the hand
option-ordago_loser_score-hand_start-about = All points of this hand are void. (France.)

## At the table

option-signals = Señas
option-signals-about = Which signs partners may make to each other, and with what gesture. Only true ones.
option-signals-off = No señas
option-signals-off-about = Faces stay still.
option-signals-ehmf = Basque federation
option-signals-ehmf-about = With signs for 32 to 40, and for 30 and 29 at punto.
option-signals-tikal = Tikal
option-signals-tikal-about = As in the handbook of that publisher, with a kiss for three kings and an ace.
option-signals-wikipedia_eu = Basque Wikipedia
option-signals-wikipedia_eu-about = A short list, with the kiss.
option-signals-pagat = Pagat
option-signals-pagat-about = The six signs best known in English.
option-signals-fem = Spanish federation
option-signals-fem-about = The longest list, with requests to cut or to bet.
option-signals-fournier = Fournier
option-signals-fournier-about = The list of the card maker's Spanish leaflet.

option-show_stock_size = Cards left in the stock
option-show_stock_size-about = Whether the number is shown.
option-show_stock_size-false = Hidden
option-show_stock_size-false-about = Nobody may count the stock. (Spanish federation.)
option-show_stock_size-true = Shown
option-show_stock_size-true-about = Helpful for learning.

option-jokers = Wild cards
option-jokers-about = Two wild cards of the old game.
option-jokers-none = None
option-jokers-none-about = All of today's mus.
option-jokers-perico_perica = Perico and Perica
option-jokers-perico_perica-about = Knight of clubs and jack of coins are what suits best in each lance. (Basque sources, history; how they worked is our guess.)
