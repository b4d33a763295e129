"""What the reader may ask for at any time: the choices, the score, the rules, señas and looks."""

from __future__ import annotations

from typing import Final

from hordago.cli.terminal.narrator import Line
from hordago.cli.terminal.vocabulary import SHORT
from hordago.cli.terminal.words import CALLS, Words
from hordago.game.legal import Choice, Legal
from hordago.record.rulebook import nearest
from hordago.rules import OPTIONS, OneOf, domain
from hordago.views import SeatView


def situation(words: Words, view: SeatView) -> str:
    """Whose turn it is, and the standing bet with the price of refusing."""
    say = words.say
    if view.stage == "talk":
        return say("live-mus-question")
    if view.stage == "visto":
        return say("live-visto-question")
    if view.bet is None:
        return say("live-your-turn")
    turn = say("live-your-turn-lance", lance=say("lance-name", lance=view.stage))
    bet = view.bet
    if bet.bettor is None:
        return turn
    if bet.ordago:
        return f"{turn} {say('live-ordago-theirs', price=bet.price)}"
    if words.pairs:
        return f"{turn} {say('live-bet-theirs', total=bet.stake, price=bet.price)}"
    return f"{turn} {say('live-bet-side', name=words.names[bet.bettor], total=bet.stake, price=bet.price)}"


def menu(words: Words, view: SeatView, legal: Legal) -> str:
    """The choices in one line, numbered, each with its short form."""
    items = [f"{call(words, view, choice)} [{short(choice)}]" for choice in legal]
    shown = (words.say("term-choice", n=n, call=item) for n, item in enumerate(items, 1))
    return f"{words.say('term-choose')} {'  '.join(shown)}"


def call(words: Words, view: SeatView, choice: Choice) -> str:
    """A choice as it is said."""
    pending = view.bet is not None and view.bet.bettor is not None
    if choice.kind == "envido":
        return words.spoken("call-raise" if pending else "call-envido", n=choice.min or 1)
    team = words.by_team and view.talk is not None and not view.talk.corrido
    if team and choice.kind in ("mus", "no_mus"):
        return words.say("call-team-mus" if choice.kind == "mus" else "call-team-cut")
    return words.spoken(CALLS[choice.kind])


def short(choice: Choice) -> str:
    """The shortest way to type a choice."""
    letter = next(word for word in SHORT[choice.kind] if len(word) <= 2)
    if choice.kind != "envido":
        return letter
    return f"{letter}, {letter} {max(5, (choice.min or 1) + 1)}"


_LESSON: Final = (
    "lances", "grande", "chica", "pares", "juego", "punto", "bets", "deje", "ordago", "count", "mano",
)  # fmt: skip
"""The game in a few sentences."""


def rulebook(words: Words) -> str:
    """The preset that is played, or the nearest one and how many rules differ from it."""
    name, changes = nearest(words.rules)
    preset = words.say(f"preset-{name}")
    return words.say("options-changed", n=len(changes), preset=preset) if changes else preset


def rules_page(words: Words) -> list[Line]:
    """The game in a few sentences, then every option of the table and its value."""
    say, rules = words.say, words.rules
    lines = [Line(say(f"help-{each}")) for each in _LESSON]
    lines.append(Line(say("help-kings-4" if rules.kings == 4 else "help-kings-8")))
    name = rules.preset_name
    if name:
        lines += [Line(say(f"preset-{name}"), "title"), Line(say(f"preset-{name}-about"))]
    for option in OPTIONS:
        value = getattr(rules, option)
        if isinstance(domain(option), OneOf):
            text = say(f"option-{option}-{str(value).lower()}")
        elif value is None:
            text = say(f"option-{option}-none")
        else:
            text = say(f"option-{option}-value", n=value)
        lines.append(Line(f"{say(f'option-{option}')}: {text}"))
    return lines
