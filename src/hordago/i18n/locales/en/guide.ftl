### The guided hand: what is explained beside the table. Lines after a button's name begin in lower case.

guide-title = Guided hand
guide-offer = New to mus?
guide-offer-about = Play one hand with bots while everything is explained beside the table: two or three minutes.
guide-begin = Show me
guide-decline = No, thanks
guide-again = Learn by playing one hand
guide-leave = Leave the guide

## Before the lances

# $name is the partner, $games how many games win the match.
guide-aim =
    { $name } and you play against the other two. Who first has { $target } stones wins the game; { $games ->
        [1] one game wins the match
       *[other] { $games } games win the match
    }.
guide-talk-again = You have new cards. Once more: mus, or no mus?
guide-keep = Worth keeping: kings for grande, aces for chica, equal cards for pares, 31 or more for juego.
guide-cut = { $name } has cut the mus: the hand is played with these cards.
guide-cut-you = You have cut the mus: the hand is played with these cards.

## What each button does now

guide-act-mus = you would like to change cards.
guide-act-no-mus = nobody changes; the bets begin.
guide-act-defer = your partner decides.
guide-act-paso = you do not bet for now.
guide-act-envido = you bet { $n } stones.
guide-act-more = another number of stones.
guide-act-more-both = another number, or an answer for both of you.
guide-act-raise = you bet { $n } more on top, and they must answer.
guide-act-ordago = you bet the whole game on this lance.
guide-act-quiero = { $n } stones are played for; the better cards take them at the count.
guide-act-quiero-ordago = cards are shown now, and this lance decides the game.
guide-act-no-quiero =
    { $n ->
        [one] they take { $n } stone, the deje.
       *[other] they take { $n } stones, the deje.
    }
guide-act-no-quiero-partner = your partner may still accept; if not, they take { $n }, the deje.

## What your word meant

guide-said-mus = You said mus. If all four do, everybody changes cards.
guide-said-defer = You have left it to your partner.
guide-said-changed =
    { $n ->
        [one] You change { $n } card and get a new one when everybody has chosen.
       *[other] You change { $n } cards and get new ones when everybody has chosen.
    }
guide-said-paso = You passed. If somebody bets, you may still answer.
guide-said-bet = You have bet. They may accept, refuse or raise.
guide-said-ordago = You have bet the whole game. They accept or refuse.
guide-said-no = You refused; your partner may still accept.

## The lances

guide-closed-paso = Everybody passed { in-lance }: the cards decide at the count.
guide-closed-accepted =
    { $n ->
        [one] { $n } stone stands { in-lance }: the better cards take it at the count.
       *[other] { $n } stones stand { in-lance }: the better cards take them at the count.
    }
guide-holders =
    { $lance ->
        [juego] These have juego
       *[other] These have pares
    }: { $names }.
guide-no-part =
    { $lance ->
        [juego] You have no juego
       *[other] You have no pares
    }, so you do not bet in this lance.
guide-senas = Señas are signs with the face, for your partner: what you hold, and always true. The button with the face shows yours.

## The end

guide-score = Now we have { $us } and they have { $them } of { $target } stones.
guide-end = That was a whole hand of mus, and the match goes on. Any word of mus on the screen can be touched for its meaning.
