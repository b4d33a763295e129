### One message per error code: error-<code>. Said to a person: what happened, and what to do.

## A move that cannot be made

error-not-your-turn = It is not your turn.
error-not-legal-now = That cannot be said now.
error-amount-out-of-range = That number of stones is not allowed here.
error-card-not-in-hand = You do not hold that card.
error-wrong-number-of-cards = That is not the right number of cards.
error-game-over = This game is over.
error-match-over = The match is over.
error-stale = Too late: the table has moved on. Look again and choose.
error-already-looked = You have already turned your eyes once. Wait for the next call.
error-already-signed = You have already made a seña. Wait for the next call.
error-untrue-sign = A seña must be true, and your cards do not say that.
error-nothing-to-claim = There is nothing to take.
error-card-not-in-stock = That card cannot be in the stock.

## The table and its seats

error-not-seated = You have no seat at this table.
error-seat-taken = Somebody is already sitting there.
error-side-fixed = Whoever has played in this match comes back to a chair of the same side only.
error-table-not-found = There is no such table. Its link may be old or mistyped.
error-table-full = The table is full. You may watch.
error-closed = This table is closed.
error-unauthorized = You may not do that here.
error-link-used = This link was used already, or it is too old. Ask for another.
error-bad-name = That name cannot be used. Take 1 to 20 ordinary characters.

## Options of a new table

error-unknown-option = There is no such option.
error-bad-value = That value is not possible here.
error-rules-conflict = These rules do not go together.
error-bad-rules = These rules cannot be played.

## What was sent

error-malformed = We could not read that.
error-malformed-card = That is not a card. Write it like Ro, 7c or 1e.
error-too-large = That is too long.
error-rate-limited = A little slower, please. Try again in a moment.

## The line and the server

error-reconnecting = The connection is lost. We are trying again.
error-server-bug = Something went wrong on our side. Your game is kept.
error-not-kept = The server cannot keep anything at the moment. Nothing is lost; we are trying again.
error-engine-bug = Something broke in the rules of the game. Your game is kept; please send us the record.
error-unknown = Something went wrong ({ $code }).
