### Words of the programs: pages, table, terminal, server. Short, for phones.
### button-… labels are at most 14 characters. $name is a player, $call a call-… text, $n a number.

## The site

app-name = Hordago
app-tagline = The complete game of mus
app-promise = No sign-up, no ads, a deal anyone can check.
app-loading = Loading…
app-update = A new version is ready.
page-home = Home
page-new = New table
page-table = Table
page-help = How to play
page-rules = Rules
page-settings = Settings
page-verify = Check a deal
page-not-found = There is no such page.

## Home page

home-play-now = Play now
home-play-now-about = You and three bots, this minute.
home-new-table = New table
home-new-table-about = Choose the rules and invite friends.
home-continue = Your tables
home-open-tables = Open tables
home-watch = You may watch
home-learn = Learn mus in five minutes
home-offline = Play without a network
home-verify = Check a deal

## New table: the form

new-title = New table
new-your-name = Your name
new-name-placeholder = Up to 20 characters
new-preset = Rules as in
new-kings = Kings
new-target = Stones
new-games = Games
new-seats = Players
new-sides = Sides
new-bots = Bots
new-bot-level = Level of the bots
new-all-rules = All rules
new-exposed = A card may be turned up in the deal
new-exposed-about = How often the dealer shows a card by mistake. Only for the flavour; usually never.
new-exposed-value =
    { $n ->
        [0] Never
        [one] In { $n } deal of 100
       *[other] In { $n } deals of 100
    }
new-sena-mode = Who sees a seña
new-time = Time to think
new-visibility = Who may join
new-private = Only with the link
new-public = Anybody
new-watchers = People may watch
new-create = Make the table
new-reset = As in { $preset } again
new-players-n =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
sides-each = Each for themselves
sides-form = { $sides } sides of { $players }
sena-mode-eyes = Who is looking
sena-mode-eyes-about = Everybody looks somewhere. Who looks at the signer sees the seña, partner or not.
sena-mode-partner = Only the partner
sena-mode-partner-about = Your partner always sees it and nobody else does.
new-signs = Señas allowed
new-cut = Cutting the deck
new-cut-about = Whether the player left of the dealer cuts, or the computer does.
new-cut-true = A player
new-cut-false = By itself

## Bots

bot-mark = Bot
bot-name = Bot { $name }
bot-level-random = Random
bot-level-random-about = Anything that is allowed.
bot-level-simple = Simple
bot-level-simple-about = Plays its cards and nothing more.
bot-level-beginner = Beginner
bot-level-beginner-about = Likes its own cards and rarely bluffs.
bot-level-casual = Casual
bot-level-casual-about = Knows the odds, bluffs a little, makes señas.
bot-level-club = Club
bot-level-club-about = Plays a sound game and watches the score.
bot-level-expert = Expert
bot-level-expert-about = Reads discards, declarations and señas.
bot-level-master = Master
bot-level-master-about = Thinks again about every bet.
bot-level-program = Somebody's program
bot-level-program-about = A bot that somebody has written, playing from their own computer.
bot-character-bold = Bold
bot-character-bold-about = Bets and accepts more than others would.
bot-character-careful = Careful
bot-character-careful-about = Risks a stone only for good reasons.
bot-character-bluffer = Bluffer
bot-character-bluffer-about = You never know what is behind a bet.
bot-character-generous = Generous with señas
bot-character-generous-about = Tells its partner all, whoever is watching.
bot-character-silent = Silent
bot-character-silent-about = Makes no señas.
bot-character-steady = Steady
bot-character-steady-about = Plays the same hand the same way.
why-sure = The hand cannot be beaten.
why-lost = The hand cannot win this lance.
why-forced = There is only one thing to do.
why-need = Few stones are left to play for.
why-anew = It is what comes out when this lance is reckoned through to its end.
why-book = It is what practice has shown to be good here.
why-odds = The chances against the price say so.
why-bluff = It is a bluff.
why-strong = The hand is a good one.
why-weak = The hand is not good enough.
why-draw = These cards leave the best hand to draw to.
why-values = What is in the hand is enough for the game.
why-habit = It makes no difference.
holding-two_kings = two kings or more
holding-two_aces = two aces or more
holding-pares = pares
holding-medias_or_duples = medias or duples
holding-juego = juego
holding-juego_31 = 31
holding-good_hand = a good hand
holding-poor_hand = a poor hand
why-holding = { $name } probably holds { $what } ({ $percent } %).

## Before the game: sitting down

lobby-title = The table is being set
lobby-waiting =
    { $n ->
        [0] All seats are taken
        [one] One seat is free
       *[other] { $n } seats are free
    }
lobby-sit = Sit here
lobby-sit-first = Choose a seat.
lobby-stand = Stand up
lobby-add-bot = Add a bot
lobby-remove-bot = Remove the bot
lobby-fill = Bots in free seats
lobby-start = Start
lobby-starting = The cards are being cut…
lobby-invite = Invite
lobby-invite-about = Send this link or show the code. Whoever opens it takes a free seat.
lobby-watchers =
    { $n ->
        [0] Nobody is watching
        [one] One person is watching
       *[other] { $n } people are watching
    }
lobby-commitment = Seal of the first deal
lobby-who-starts = { $name } is mano
lobby-host = Host
lobby-wait-host = All are here. Now { $name } starts the game.
lobby-rules = Rules of this table

## Sharing

share-title = Share this table
share-link = Link
share-copy = Copy link
share-copied = Copied
share-qr = QR code
share-qr-about = Scan it with another phone on the same network.
share-lan = On this network
share-lan-none = Only this computer can open the table. Start it with --host 0.0.0.0 to let others in.
share-failed = Copying did not work. Select the link and copy it.
my-seat-title = My seat
my-seat-about = Open this link on another device to go on playing there. It works once and only for you.

## Seats at the table

seat-n = Seat { $n }
seat-empty = Free seat
seat-away = Away
seat-bot-holds = A bot is playing for { $name }
seat-take-back = Play again
join-title = Take a seat
join-about = A bot plays this hand to its end; then the seat is yours.
join-waiting = The seat is yours from the next hand on.
seat-hidden-cards =
    { $n ->
        [one] { $n } hidden card
       *[other] { $n } hidden cards
    }
seat-looks-at = { $name } is looking at { $other }
seat-looks-at-you = { $name } is looking at you
seat-looks-own = { $name } is looking at their cards

## Buttons

button-leave = Leave
button-concede = Concede
button-next-hand = Next hand
button-next-game = Next game
button-rematch = Play again
button-record = Copy record
button-download = Download
button-share = Share link
button-copied = Copied
button-language = Language
button-settings = Settings
button-log = What was said
button-close = Close
button-cancel = Cancel
button-ok = OK
button-no = No
button-retry = Try again
button-sena = Seña
button-discard =
    { $n ->
        [0] Keep all
       *[other] Change { $n }
    }
button-cut-deck = Cut
button-claim = Take { $n }
button-more = More
button-less = Less
button-plus = +{ $n }
button-amount = Amount
button-verify = Check deals

## Asking twice

confirm-leave = Leave the table? A bot will play your cards.
confirm-concede = Give the match to the other side?
confirm-ordago = Órdago: the whole game on this lance. Sure?
hold-for-ordago = Hold the button of the table to say it without being asked.

## The table: labels

table-score = Score
table-games = Games
table-your-cards = Your cards
table-lances = Lances
table-bet = On the table
table-calls = What you can say
table-log = What was said
table-stock =
    { $n ->
        [one] { $n } card left
       *[other] { $n } cards left
    }
table-deck = Deck
table-watching = You are watching
table-your-hand-is = You have: { $hand }
table-time-left =
    { $n ->
        [one] { $n } second left
       *[other] { $n } seconds left
    }
score-of = { $points } of { $target }
score-games-of = { $n } of { $total } games
card-selected = { $card }, to be changed
card-unselected = { $card }

## The table in sentences, for the live region and the terminal

live-your-turn = It is your turn.
live-your-turn-lance = It is your turn, { $lance }.
live-turn = It is the turn of { $name }.
live-turn-away = { $name } is away. If they do not come back soon, a bot plays.
live-says = { $name } says: { $call }
live-you-say = You say: { $call }
live-bet-theirs = Standing bet { $total }. Refusing gives them { $price }.
live-bet-side = { $name } bets { $total }. Refusing gives them { $price }.
live-ordago-theirs = Órdago! Refusing gives them { $price }; accepting plays the game on this lance.
live-accepted = Accepted: { $total } { in-lance }.
live-refused = Refused { in-lance }.
live-all-passed = All passed { in-lance }.
live-lance-begins = { $lance } begins.
live-hand-begins = New hand. { $name } is mano.
live-you-are-mano = New hand. You are mano.
live-dealt = Your cards: { $cards }.
live-new-cards = New cards: { $cards }. You now hold: { $all }.
live-new-cards-only = New cards: { $cards }.
live-mus-question = Mus, or no mus?
live-choose-discard = Choose the cards to change.
live-changed =
    { $n ->
        [0] { $name } keeps all cards.
        [one] { $name } changes { $n } card.
       *[other] { $name } changes { $n } cards.
    }
live-you-changed =
    { $n ->
        [0] You keep all cards.
        [one] You change { $n } card.
       *[other] You change { $n } cards.
    }
live-reshuffled = The discards are shuffled into a new stock.
live-cut-question = Cut the deck: how many cards?
live-exposed = A card was turned up: { $card }.
live-visto-question = A card was seen. Mus?
live-has-pares = { $name } has pares.
live-has-juego = { $name } has juego.
live-you-have-pares = You have pares.
live-you-have-juego = You have juego.
live-pares-one-side = Only one side has pares: no bets.
live-juego-one-side = Only one side has juego: no bets.
live-no-pares = Nobody has pares.
live-no-juego = Nobody has juego: punto is played.
live-sena-seen = { $name } signs to you: { $meaning }
live-sena-caught = You catch a seña of { $name }: { $meaning }
live-sena-made = Your seña: { $meaning }
live-partner-says = { $name } to the partner: { $phrase }
live-mano-moved = Mus goes round: { $name } is mano now.
live-mano-moved-you = Mus goes round: you are mano now.
live-redealt = The cards go back and are dealt again.
live-count = All cards are shown. The count:
live-lapsed =
    { $n ->
        [one] { $n } stone was not taken and is lost.
       *[other] { $n } stones were not taken and are lost.
    }
live-ordago-won = { $name } has the best hand and wins the órdago.
live-ordago-won-you = You have the best hand and win the órdago.
live-looks = { $name } looks at { $other }.
live-you-look = You look at { $other }.
live-you-look-own = You look at your own cards.
live-bot-sits = A bot plays for { $name }.
live-player-back = { $name } is back.
live-conceded = { $name } gives up the match.

## Choosing cards and stones

discard-title = Which cards do you change?
discard-at-least =
    { $n ->
        [one] At least { $n } card.
       *[other] At least { $n } cards.
    }
discard-aside = Put one card aside.
amount-title = How many stones?
amount-range = From { $min } to { $max }
amount-least = At least { $min }
amount-total = That makes { $total }
amount-missing = What is missing: { $n }
amount-missing-them = What the others lack: { $n }
amount-say = Say it
bet-none = No bet yet
bet-price-theirs = Refusing gives them { $price }
bet-price-ours = If they refuse: { $price } for us
bet-price-of = Refusing gives { $price } to { $name }

## Señas and talk at the table

sena-title = Seña
sena-none = You have no seña to make now.
sena-off = There are no señas at this table.
sena-not-yet = No señas before the mus is cut.
sena-only-true = Only what is true of your cards.
look-title = Look at
look-own-cards = My cards
talk-title = To your partner, aloud
talk-none = Nothing may be said now.
sena-seen = Seen in this hand
chat-title = Chat
chat-placeholder = Write to the table
chat-closed = Chat is closed until the count.

## The count

count-title = The count
count-title-hand = Count of hand { $n }
count-lance = Lance
count-points = Stones
count-why = Why
count-total = Total
count-best = Best: { $name }, { $hand }
count-shown = All cards are shown
count-we-take =
    { $n ->
        [0] We take nothing
        [one] We take { $n } stone
       *[other] We take { $n } stones
    }
count-they-take =
    { $n ->
        [0] They take nothing
        [one] They take { $n } stone
       *[other] They take { $n } stones
    }
count-tied = A tie: { $name } speaks earlier and wins it
count-tied-you = A tie: you speak earlier and win it
count-only-one = Only { $name } has it
count-ready =
    { $n ->
        [one] { $n } player is ready
       *[other] { $n } players are ready
    }
count-auto =
    { $n ->
        [one] Next hand in { $n } second
       *[other] Next hand in { $n } seconds
    }
count-waiting = Waiting for { $names }
count-at-once = at once
count-unclaimed = Not taken: lost at the cut
count-next = Next: { $name } is mano
claims-about = Take your stones before the deck is cut.
claims-none = Nothing lies here for you.
claims-cutter = { $name } cuts the deck.
claims-cutter-you = You cut the deck: what nobody has taken by then is lost.
claims-done = That is all

## End of a game and of the match

game-won-us = We win the game
game-won-them = They win the game
game-won-name = { $name } wins the game
game-won-you = You win the game
match-won-us = We win the match!
match-won-them = They win the match
match-won-name = { $name } wins the match
match-won-you = You win the match!
match-score = Games: { $us } to { $them }
match-thanks = Well played.
match-record-about = The record holds every card and every word; any program can read it.
record-failed = The record could not be copied.
match-again-waiting = Waiting for the others…

## Checking the deals

fair-title = A deal anyone can check
fair-about = Before each deal the server publishes a seal. At the end it opens it, and everybody can check that nothing was changed.
fair-seal = Seal
fair-seed = Seed
fair-nonces = Players' numbers
fair-good = All deals are in order
fair-checking = Checking…
fair-later = Seeds are opened when the match ends.

## Connection

connection-connecting = Connecting…
connection-connected = Connected
connection-lost = Connection lost. Trying again…
connection-unreachable = The server does not answer. Try again in a moment.
connection-plain-http = On this address the browser gives no offline play, no waking screen and no checking of deals. Use https or this computer itself for those.

## Settings

settings-title = Settings
settings-language = Language
settings-names = Your name
settings-theme = Colours
settings-theme-auto = As the device
settings-theme-dark = Dark
settings-theme-tavern = Tavern
settings-cards = Cards
settings-cards-large = Large numbers
settings-cards-classic = Classic
settings-calls = Calls at the table
settings-calls-mine = In my language
settings-calls-basque = In Basque
settings-sound = Sounds
settings-motion = Movement
settings-motion-less = Less movement
settings-speed = Speed of the bots
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-on = On
settings-off = Off
settings-verbosity = Read aloud (screen reader)
settings-verbosity-full = Everything
settings-verbosity-short = Only what matters

## Help for first-timers

help-title = Mus in five minutes
help-goal = Two pairs play. The first to reach { $target } stones wins the game. You win stones with good cards and with brave words.
help-cards = Spanish cards, 40 of them, four each. From high to low: king, knight, jack, 7, 6, 5, 4, 3, 2, ace. Suits do not matter.
help-kings-8 = At this table threes are kings and twos are aces.
help-kings-4 = At this table there are four kings: every card is what it shows.
help-mus = First the mus: if all four say "mus", everybody changes one to four cards. As soon as one does not want to, the bets begin.
help-lances = There are four lances, always in this order: grande, chica, pares, juego.
help-grande = Grande: who has the highest cards. Compare the highest, then the next.
help-chica = Chica: who has the lowest cards. Compare the lowest, then the next.
help-pares = Pares: equal cards. A pair gives 1, three equal (medias) 2, two pairs (duples) 3.
help-juego = Juego: your cards add up to 31 or more; faces count 10. The best is 31, then 32, 40, 37, 36, 35, 34, 33. 31 gives 3, any other 2.
help-punto = Punto: if nobody has juego, the highest total up to 30 wins. It gives 1.
help-bets = In each lance you may pass or bet (envido, 2 or more). The others accept, refuse or raise. Accepted bets are settled at the end, when all cards are shown.
help-deje = If nobody accepts, the bettor takes what stood before, at least 1: the deje. That is why bluffing pays.
help-ordago = Órdago bets the whole game. If it is accepted, cards are shown and that lance decides.
help-count = At the end the lances are counted in order. The first to reach the goal wins, even in the middle of the count.
help-mano = Ties go to whoever speaks earlier. The first to speak is mano, and that is worth a lot.
help-senas = Partners may make señas: a bitten lip is two kings, a wink is 31. They must be true. Look at your partner to see them; rivals may be looking too.
help-stones = One partner keeps the stones, the other the amarracos, worth five.
help-words = Words of the game
help-more = All the rules
help-tip-turn = Your turn: the buttons below are all you may say.
help-tip-cards = Touch a card to change it; touch it again to keep it.
help-tip-sena = Touch a player to look at them.

## Keyboard

keys-title = Keys
keys-calls = 1 to 9: the buttons from left to right
keys-cards = Arrow keys and space: choose cards
keys-confirm = Enter: say it
keys-mus = M: mus, C: no mus
keys-pass = P: paso
keys-bet = E: envido, plus and minus: how many
keys-answer = Q: accept, N: refuse
keys-ordago = H: órdago
keys-sena = S: seña, L: look
keys-read = R: read the table again
keys-log = T: what was said
keys-words = W: the words on the screen
words-here = The words on the screen
keys-help = ?: this help
keys-close = Escape: close

## For screen readers

a11y-table = Mus table
a11y-news = What happens at the table
a11y-menu = Menu
a11y-new-window = opens in a new window

## Terminal game

term-welcome = Mus in the terminal. Rules: { $preset }. Type help at any time.
term-your-cards = Your cards: { $cards }
term-choose = Choose:
term-choice = { $n }. { $call }
term-discard-prompt = Which cards go? For example 1 3, or the cards: 2o 5c
term-cut-prompt = Cut: how many cards? ({ $min } to { $max })
term-not-understood = "{ $text }" is not one of the choices. Type a number, a word, or help.
term-help = help: the choices and the words. cards: your cards. score: the score. log: what was said. rules: the rules. sign: make a seña. look: turn your eyes. say: talk to your partner. undo: choose cards again. quit: leave.
term-word-help = help
term-word-cards = cards
term-word-score = score
term-word-rules = rules
term-word-sena = sign
term-word-look = look
term-word-quit = quit
term-enter = Press Enter to go on.
term-score-line = { $name }: { $points } of { $target }
term-cards-of = { $name }: { $cards }
term-bye = Goodbye. The match was not finished.
term-saved = The record is in { $path }.
term-again = Another match? (yes or no)
term-word-log = log
term-word-undo = undo
term-word-say = say
term-yes = yes
term-no = no
# Other words for the calls, between commas.
term-also-mus = give me mus
term-also-cut = cut, no
term-also-defer = you say
term-also-paso = pass, check
term-also-envido = bet, raise, more
term-also-quiero = yes, see, call
term-also-no-quiero = no, fold
term-also-queremos = we see
term-also-no-queremos = we fold
term-also-ordago = all in
term-also-visto-yes = yes, mus
term-also-visto-no = no, play
term-also-double = double
term-also-none = none, keep
term-player-line = { $n }. { $name }, { $place }
term-card-count = Give up { $min } to { $max } of your cards.
term-card-confirm = Going: { $cards }. Enter confirms, undo chooses again.
term-card-none = Going: none. Enter confirms, undo chooses again.
term-card-unknown = You do not hold "{ $text }". Your cards: { $cards }
term-quit-sure = Leave the match? (yes or no)
term-mano = Mano: { $name }
term-tie = a tie: speaks earlier
term-at-once = taken at once
term-declared = { $lance }: { $said }
term-said-yes = { $name } yes
term-said-no = { $name } no
term-look-at-you = You look at { $name }.
term-look-cards = You look at your cards.
term-look-prompt = Look at whom? { $choices }
term-look-off = There is nothing to look for: no señas at this table, or you have just moved your eyes.
term-sena-prompt = Your señas, all true: { $choices }
term-say-prompt = You may say: { $choices }
term-claim = Your side has { $n } to take. Enter takes them; a number takes so many; "{ $no }" leaves them.
term-log-empty = Nothing has been said in this hand.
term-seal = Seal of all deals: { $seal }
term-seed = Seed: { $seed }
term-seed-about = The SHA-256 of the seed is the seal shown at the start; every card follows from it.

## Server at start

serve-open = Play at:
serve-phone = For a phone:
serve-loopback = Only this computer can reach it. Use --host 0.0.0.0 to let others in.
serve-data = Games are kept in { $path }
serve-stop = Stop with Ctrl+C
