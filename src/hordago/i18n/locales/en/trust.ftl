### What one can check and ask for oneself: deals, and what the server keeps.

## The page that checks deals

fair-source = Record, or link of a table
fair-file = Open a file
fair-limits = This page checks the cards, with your own browser. Whether every call was right is checked by “hordago replay”. Nobody can prove that the server told no one the cards.
fair-checked = Deals checked: { $n }
fair-unchecked = Deals that cannot be checked: { $n }
fair-nothing = Nothing could be checked: the record does not tell enough.
fair-not = Not fair: { $what }
fair-unreadable = This is no record that this page can read.
fair-seats-good = The draw for seats is in order.
fair-own = yours
fair-own-in = Deals with your own number in them: { $n }
fair-own-out = Deals without the number that this browser sent: { $n }. Unless you had left your chair, or played on at another device, the server left it out.
fair-deal = Hand { $n }, deal { $deal }
fair-dealt = Cards dealt: { $n }
fair-drawn = Cards drawn: { $n }
fair-reshuffled = Shuffled again: { $n }
fair-turned-up = Cards turned up: { $n }
fair-cut-chance = cut by chance
fair-cut-seat = cut by a player
fair-missing = Not told: { $what }
fair-missing-commitment = seal
fair-missing-nonces = players’ numbers
fair-missing-seed = seed
fair-missing-next_commitment = seal of the next deal
fair-fault-promise = the seal is not the one that was published with the deal before.
fair-fault-seed = the seed does not fit the seal.
fair-fault-cut = the deck was cut at { $told }, but chance had to cut it at { $due }.
fair-fault-cut-sometimes = chance cut the deck in some deals only.
fair-fault-card = a card is { $told }, but the deck had { $due }.
fair-fault-exposed = { $told } was turned up, but it had to be { $due }.
fair-fault-chance = the cards turned up are not what one chance explains.
fair-fault-reshuffles = the record says that the pile was shuffled { $told } times, but it was { $due }.
fair-fault-moves = these cards cannot go this way: { $token }
fair-fault-seats = the draw for seats gave { $due }, but the record says { $told }.

## What is kept of you

data-title = Your data
data-about = There is no account. The server knows this browser by a secret in a cookie, and keeps only a fingerprint of it with the names you gave at your tables.
data-export = Download what is kept
data-delete = Delete my data
data-delete-sure = You leave all your tables, your names are taken off them, and this browser is forgotten. Finished matches stay, without your name.
data-deleted = Done. This browser is forgotten.
data-failed = That did not work. Try again later.

## A server that goes down

error-going-down = The server restarts. Try again in a moment.

## What is too many

error-server-full = This server has as many tables as it can hold. Try again later.
error-too-many-programs = You have as many programs as one person may have. Revoke one first.
