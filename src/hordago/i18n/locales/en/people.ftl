### Words about the people at a table: bots, phrases, agreements, the clock, who watches, what a host may do.

## Bots of a table

bot-character = How it plays
bot-character-none = As its level does
bot-of-seat = The bot: { $name }

## People at the table

people-title = People
people-next = { $name } sits down after this hand
people-watcher = Somebody watching
people-mute = Do not hear
people-hear = Hear again
people-mute-watchers = Do not hear those who watch
people-hear-watchers = Hear those who watch
people-report = Complain
people-change-bot = Another bot
people-swap = Change places with
people-unseat = Free this seat
people-bar = Put out for good
confirm-bar = Put { $name } out of this table for good? They will not see it any more.
report-sent = Noted. Whoever runs this server can read what { $name } said last.
report-talk = Rude talk
report-name = A bad name
report-leaving = Leaves matches
report-cheating = Cheats

## Set phrases, to everybody

phrases-title = Say to everybody
phrases-only = Strangers may sit here, so there are these phrases only.
phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-well_played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one_moment = One moment, please.
phrase-again = Another match?
phrase-bye = Goodbye!
live-says-to-all = { $name } to everybody: { $text }

## Agreements

break-ask = Ask for a break
break-on = A break: the clocks stand still.
break-end = Go on
wish-break = { $names }: a break?
wish-break-mine = You asked for a break. Waiting for the others.
wish-concede = { $names }: shall we give the match up?
wish-concede-mine = You want to give the match up. Waiting for your partner.
wish-agree = Agreed
wish-withdraw = Take it back
claim-about = The other side has left.
claim-match = Take the match
match-claimed = { $name } had left; the match went to the other side.
rematch-partners = Other partners
rematch-chairs = One chair on

## Who watches and who sits down

terms-title = The table
watch-nobody = Nobody
watch-nobody-about = Who has no seat sees the chairs and no game.
watch-link = With the link
watch-link-about = Who has the link may watch. All cards of a hand are shown to them one deal later.
watch-all = Everybody
watch-all-about = The match is on the public list. All cards of a hand are shown to those who watch one deal later.
watch-closed-title = A closed room
watch-closed = At this table nobody may watch. Who has a seat finds it on the device where they sat down.
public-true-about = The table is on the public list, strangers may sit down, and there are set phrases only.
public-false-about = Who has the link may sit down.
past-title = The hand before
past-sign = { $name } signed: { $meaning }

## Time

timer-none = No limit
timer-slow = Slow
timer-normal = Normal
timer-blitz = Blitz
timer-own = My own
timer-none-about = Everybody thinks as long as they like.
timer-own-about = So many seconds for every turn. When they are over, a bot decides that turn.
timer-about = { $turn } s for a turn, and { $bank } s beside it for the match; { $gain } s more with every deal. When all is used up, a bot decides that turn.
timer-seconds = Seconds, { $min } to { $max }
terms-no-timer = No limit for thinking
terms-timer = { $turn } s for a turn
terms-timer-bank = { $turn } s for a turn, { $bank } s beside it for the match
clock-left = { $turn } s, then { $bank } s beside it
clock-low =
    { $n ->
        [one] { $n } second left for your turn.
       *[other] { $n } seconds left for your turn.
    }

## Keys

keys-talk = Y: talk to your partner
keys-past = B: the hand before, for those who watch
keys-look = Shift and 1 to 6: look at a seat, yours first

## Settings

settings-theme-contrast = High contrast
settings-verbosity-normal = As at a table
settings-pace = Pace of the count
settings-marks = Marks on threes and twos (eight kings)
settings-stakes = Bets that were accepted
settings-stakes-shown = Stay on show
settings-stakes-hidden = I remember them
settings-notices = Tell me when it is my turn
settings-remarks = Remarks of the bots

## What bots remark

remark-won = That game was ours!
remark-won-careful = Slowly, and we got there.
remark-lost = Well played. The next one!
remark-ordago = The whole game? Well, well…
remark-deje = Nobody dares?
remark-deje-bold = Who does not dare does not win.
remark-deje-bluffer = Nobody wanted to see my cards. A pity!

## Programs

programs-title = Programs that people have written
programs-asked = Only when asked
programs-welcome = May sit down
programs-about = They are marked as bots. The host asks one to a free seat by its handle.
program-ask = Or somebody's program, by its handle
program-asked = Asked: { $name }
program-unask = Do not ask it
