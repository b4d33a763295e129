### A person's programs and their tokens.

page-programs = My programs
tokens-title = My programs
tokens-open = Programs that play for you
tokens-about = A program that you have written, or one of our bots on your own computer, can play at the tables of this server. It gets a name and a token: a secret word by which the server knows it.
tokens-bots = Wherever it sits, it is marked as a bot, for good. It cannot speak in your name, and nothing turns it into a person.

## Those there are

tokens-list = Your programs
tokens-none = You have none yet.
tokens-handle = Handle: { $handle }
tokens-may = It may: { $what }
tokens-since = Made on { $made }. Works until { $until }.
tokens-over = Its token has ended on { $until }. Revoke it, and make a new one.
tokens-revoke = Revoke
tokens-revoke-name = Revoke { $name }
tokens-revoke-sure = { $name } leaves its tables at once, and its token never works again. This cannot be undone.
tokens-revoked = Done: { $name } is revoked.

## A new one

tokens-new = A new program
tokens-name = Its name at the table
tokens-scopes = What it may do
tokens-scope-play = take a seat and play
tokens-scope-play-about = And say set phrases. Nothing else, and only from its own seat.
tokens-scope-read = follow its tables
tokens-scope-read-about = Where it is asked to, and what happens there, as a person on its seat would see it.
tokens-both = To play it needs both.
tokens-make = Make a token
tokens-made = This is the token of { $name }. It is shown only now: keep it where nobody else can read it.
tokens-token = Token
tokens-copy = Copy
tokens-copy-failed = Copying did not work. Select the text and copy it.

## How it gets to a table

tokens-connect = How to connect
tokens-connect-bridge = Where Hordago is installed, the bridge carries the lines to and fro. Any program that speaks UMI will do:
tokens-connect-bot = Instead of --umi "…", --bot club lets one of our bots play from your computer.
tokens-connect-handle = Then somebody asks it to a free seat: under “People” in the table's menu, by its handle. Or start it with --table and the name of a table that welcomes programs.
tokens-commands = Commands
tokens-schema = Every request, for programs that speak HTTP (OpenAPI)
