"""Write web/src/senas/truth.json: which signs are true of which hand, when; `--check` compares.

The trainer of señas judges by it, so that the page needs no rule of its own. Hands are the 715 of four
ranks; suits make no difference to a sign where no suit makes a king.
"""

import json
import sys
from collections.abc import Callable
from itertools import combinations_with_replacement
from pathlib import Path
from string import ascii_letters, digits
from typing import Any, Final

from hordago.cards import Card, cards, evaluator
from hordago.cards.evaluate import Evaluation
from hordago.rules import PRESETS, SIGNALS
from hordago.rules.signals import PHASES, REQUESTS, TALK, Sign

PATH: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "senas" / "truth.json"
RANKS: Final = "RCS7654321"
SUITS: Final = "oceb"
LETTERS: Final = digits + ascii_letters
"""One for each list of signs that are true together."""
NEVER: Final = "-"
"""A hand that nobody can hold in that phase: with juego there is no punto."""
TIMES: Final = {
    frozenset(PHASES): "always",
    frozenset({TALK}): "talk",
    frozenset(PHASES) - {TALK}: "lances",
    frozenset(PHASES) - {TALK, "grande"}: "after_grande",
    frozenset({"punto"}): "punto",
}
"""When a sign may be made, in one word that the page has a text for."""
HANDS: Final = tuple("".join(ranks) for ranks in combinations_with_replacement(RANKS, 4))


def held(ranks: str) -> tuple[Card, ...]:
    """Four cards of those ranks, each in the first suit that is free."""
    return cards(" ".join(rank + SUITS[ranks[:place].count(rank)] for place, rank in enumerate(ranks)))


def may_be_held(hand: Evaluation, stage: str) -> bool:
    """Whether the hand can be met in that phase (RULES A: the punto is played when nobody has juego)."""
    return stage != "punto" or hand.juego == 0


def table(signals: str, kings: int) -> dict[str, Any]:
    """One table of signs with one way of counting kings."""
    signs = SIGNALS[signals].values()
    hands = [evaluator(kings, "off").evaluate(held(ranks)) for ranks in HANDS]
    sets: dict[str, str] = {}

    def letter(hand: Evaluation, stage: str) -> str:
        if not may_be_held(hand, stage):
            return NEVER
        true = " ".join(
            sign.meaning
            for sign in signs
            if sign.meaning not in REQUESTS and stage in sign.phases and sign.holds(hand)
        )
        return sets.setdefault(true, LETTERS[len(sets)])

    stages = {stage: "".join(letter(hand, stage) for hand in hands) for stage in PHASES}
    return {
        "signals": signals,
        "kings": kings,
        "signs": [described(sign, kings, hands) for sign in signs],
        "sets": {letter: true for true, letter in sets.items()},
        "stages": stages,
    }


def described(sign: Sign, kings: int, hands: list[Evaluation]) -> dict[str, Any]:
    """What the page says of a sign: when it may be made, in which phases some hand makes it true, ``more``
    where two kings or aces may also be three or four, and whether it asks for something."""
    three = {"two_kings": "RRR7", "two_aces": "7111"}.get(sign.meaning)
    more = three is not None and sign.holds(evaluator(kings, "off").evaluate(held(three)))
    return {
        "meaning": sign.meaning,
        "when": TIMES[sign.phases],
        "stages": [
            stage for stage in PHASES if stage in sign.phases and any(map(possible(sign, stage), hands))
        ],
        "more": more,
        "request": sign.meaning in REQUESTS,
    }


def possible(sign: Sign, stage: str) -> Callable[[Evaluation], bool]:
    """Whether a hand that can be met in that phase makes the sign true."""
    return lambda hand: may_be_held(hand, stage) and sign.holds(hand)


def text() -> str:
    """The file's text."""
    kept = {
        name: (str(rules["signals"]), int(rules["kings"]))
        for name, rules in PRESETS.items()
        if SIGNALS[rules["signals"]]
    }
    tables = {f"{signals}-{kings}": table(signals, kings) for signals, kings in dict.fromkeys(kept.values())}
    presets = {name: f"{signals}-{kings}" for name, (signals, kings) in kept.items()}
    return json.dumps({"presets": presets, "hands": " ".join(HANDS), "tables": tables}, indent=1) + "\n"


if __name__ == "__main__":
    if "--check" not in sys.argv:
        PATH.write_text(text(), encoding="ascii")
    elif PATH.read_text(encoding="ascii") != text():
        sys.exit("web/src/senas/truth.json is not what the rules give: python -m tools.sign_truth")
