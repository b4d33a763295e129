"""The count of a finished hand, line by line, with its reasons."""

from __future__ import annotations

from hordago.cli.terminal.narrator import Line
from hordago.cli.terminal.words import Words
from hordago.game.betting import Status
from hordago.game.events import Paid
from hordago.views.summary import HandSummary, LanceSummary


def count_lines(words: Words, summary: HandSummary) -> list[Line]:
    """All hands, then every lance in order: who was best, who takes what, and why."""
    say = words.say
    lines = [Line(say("live-count"), "title")]
    order = [(summary.mano + step) % words.rules.seats for step in range(words.rules.seats)]
    for seat in order:
        hand = summary.hands[seat]
        shown = say("term-cards-of", name=words.names[seat], cards=words.short(hand))
        lines.append(Line(f"{shown} - {words.worth(hand)}", "cards" if seat == words.me else ""))
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
