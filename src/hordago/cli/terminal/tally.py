"""The count of a finished hand, line by line, with its reasons."""

from __future__ import annotations

from collections.abc import Sequence

from hordago.cards import Card
from hordago.cli.terminal.narrator import Line
from hordago.cli.terminal.words import Words
from hordago.game.betting import Status
from hordago.game.events import Paid
from hordago.views.summary import HandSummary, LanceSummary


def shown_lines(words: Words, hands: Sequence[Sequence[Card]], mano: int) -> list[Line]:
    """All hands, from mano, with what they are worth."""
    say, seats = words.say, words.rules.seats
    lines = [Line(say("live-count"), "title")]
    for step in range(seats):
        seat = (mano + step) % seats
        hand = hands[seat]
        shown = say("term-cards-of", name=words.names[seat], cards=words.short(hand))
        lines.append(Line(f"{shown} - {words.worth(hand)}", "cards" if seat == words.me else ""))
    return lines


def count_lines(words: Words, summary: HandSummary) -> list[Line]:
    """Every lance in order: who was best, who takes what, and why."""
    say = words.say
    lines: list[Line] = []
    for lance in summary.lances:
        lines += _lance(words, summary, lance)
    if summary.by == "ordago" and summary.game_winner is not None:
        decided = say("count-ordago", **words.who(summary.game_winner), lance=summary.lances[-1].lance)
        lines.append(Line(decided, "ordago"))
    elif summary.by is not None:
        lines.append(Line(say("count-stop")))
    return lines


def _lance(words: Words, summary: HandSummary, lance: LanceSummary) -> list[Line]:
    say = words.say
    head = f"{say(f'lance-{lance.lance}')}. {_status(words, lance)}"
    if lance.winner is not None:
        best = words.short(summary.hands[lance.winner])
        if lance.tied:
            best += f" ({say('term-tie')})"
        head += f". {say('count-best', name=words.names[lance.winner], hand=best)}"
    return [Line(head), *(_paid(words, paid) for paid in lance.paid)]


def _status(words: Words, lance: LanceSummary) -> str:
    code = lance.status.lower().replace("_", "-")
    if lance.status in (Status.ACCEPTED, Status.REFUSED):
        return words.say(f"status-{code}", n=lance.stones)
    return words.say(f"status-{code}")


def _paid(words: Words, paid: Paid) -> Line:
    text = words.say(f"count-{paid.reason}", **words.who(paid.side), points=paid.points, lance=paid.lance)
    if paid.at_once:
        text += f" ({words.say('term-at-once')})"
    return Line(f"  {text}", "stones")
