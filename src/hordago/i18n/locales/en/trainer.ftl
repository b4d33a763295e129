### The trainer of señas: to learn, read and give them.

page-senas = Practise señas
senas-title = Practise the señas
senas-open = Practise the señas
senas-intro = With faces partners tell each other what they hold. Each rulebook has signs of its own, and only true ones may be made.
senas-ways = Exercises
senas-learn = Learn
senas-read = Read
senas-give = Give
senas-learn-about = Tap a face to see its sign as quickly as at the table.
senas-read-about = A face makes one sign. What does it tell you?
senas-give-about = These are your cards. Choose every sign that is true now, and no other.
senas-device = Your progress is kept on this device only.

## When a sign may be made

senas-when-always = At any time
senas-when-talk = Before the lances
senas-when-lances = In the lances
senas-when-after_grande = After grande
senas-when-punto = At punto only
senas-now = Now: { $stage }
senas-talk = before the lances

## What it says

sena-about-two_kings = Exactly two kings.
sena-about-two_kings-more = Two kings or more.
sena-about-three_kings = Exactly three kings.
sena-about-two_aces = Exactly two aces.
sena-about-two_aces-more = Two aces or more.
sena-about-three_aces = Exactly three aces.
sena-about-pares = A pair, medias or duples.
sena-about-medias = Three equal cards.
sena-about-duples = Two pairs, or four equal cards.
sena-about-juego_31 = The cards add up to 31.
sena-about-juego = The cards add up to 32 or more.
sena-about-punto_30 = Nobody has juego; the cards add up to 30.
sena-about-punto_29 = Nobody has juego; the cards add up to 29.
sena-about-blind = No pares, no juego, and nothing else to sign.
sena-about-cut = A request: cut the mus.
sena-about-bet = A request: bet.

## To read one

senas-show = Show me a sign
senas-again = Again
senas-next = Next
senas-speed = Speed
senas-speed-slow = Slow
senas-speed-table = As at the table
senas-speed-quick = Quick
senas-speed-blink = A blink
senas-faster = Five in a row: now it goes faster.
senas-face = A face that makes signs
senas-gesture = The face: { $gesture }
senas-meaning = What does it mean?
senas-right = Right: { $meaning }.
senas-wrong = No. It means: { $meaning }. You said: { $said }.
senas-for-example = For example

## To give them

senas-hand = Your cards
senas-choices = Signs
senas-check = Check
senas-check-none = None is true
senas-all-right = Right!
senas-not-right = Not quite.
senas-true-are = True: { $list }
senas-none-true = No sign is true of these cards.
senas-tile-right = true
senas-tile-wrong = not true
senas-tile-missed = missed
senas-keys-read = Keys: 1 to 6 answer, Enter goes on, R shows it again.
senas-keys-give = Keys: 1 to 9 choose, Enter checks and goes on.

## How it goes

senas-score = Right: { $right } of { $asked }
senas-streak = In a row: { $n }
senas-best = Best: { $n }
senas-mixed = What you mix up
senas-mixed-pair = { $meant }, taken for { $said }
senas-forget = Start counting anew
senas-forget-sure = Your score for these signs and what you mix up are forgotten.
