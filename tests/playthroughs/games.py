"""Which games are written down and how they are played: calmly at random from a seed, and two examples."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from hordago.cards import cards as named
from hordago.game import (
    CHANCE,
    Action,
    Deal,
    Envido,
    Event,
    Match,
    Mus,
    NoMus,
    NoQuiero,
    Ordago,
    Paso,
    Quiero,
    Table,
    apply,
    free_actions,
    legal_actions,
    new_match,
)
from hordago.rules import PRESETS, Rules
from tests.playthroughs.text import Writer, headline
from tests.properties.play import FORMS, action_for, favoured

FOLDER: Final = Path(__file__).parent
HANDS: Final = 4
"""So many hands of a match are written down."""


class Game(NamedTuple):
    """A match to be played from a seed."""

    rules: Rules
    seed: int
    table: Table = Table()
    expose: float = 0.0
    mano: int = 0


def games() -> dict[str, Game]:
    """Name of the file → game: one a preset, one a way to sit, and some with what the presets leave out."""
    found = {
        f"preset-{name}": Game(Rules.preset(name), seed, expose=0.15) for seed, name in enumerate(PRESETS)
    }
    for seed, sides in enumerate(FORMS):
        rules = Rules.preset("spanish", seats=len(sides), sides=sides)
        found["seats-" + "".join("ABCDEF"[side] for side in sides)] = Game(rules, 100 + seed, mano=1)
    manual = Rules.preset("fournier", claims="manual")
    found["claims"] = Game(manual, 200, Table(cut_by_seat=True))
    found["highest"] = Game(Rules.preset("spanish", partner_override="highest"), 201)
    found["partner-sees"] = Game(Rules.preset("tournament"), 202, Table(sena_mode="partner"))
    return found


def choose(match: Match, rng: random.Random, expose: float) -> tuple[int, Action]:
    """What a calm table does: small bets, few raises, hardly an órdago; now and then a look or a sign."""
    seat = rng.randrange(match.plan.seats)
    free = free_actions(match, seat)
    if free and rng.random() < 0.12:
        return seat, favoured(free, rng)
    legal = legal_actions(match)
    assert legal.seat is not None
    weights = {"ordago": 0.02, "paso": 2.0, "mus": 2.0, "no_quiero": 0.7, "cut": 0.2}
    weights["envido"] = 0.3 if legal.choice("quiero") else 1.0
    choice = rng.choices(legal.choices, [weights.get(each.kind, 1.0) for each in legal.choices])[0]
    n = choice.min
    if choice.kind == "envido" and n is not None:
        n = rng.choice((n, n, n + 3)) if choice.max is None else n
    elif n is not None and choice.max is not None:
        n = rng.randint(n, choice.max)
    return legal.seat, action_for(legal, choice, n, rng, expose)


def play(game: Game) -> Iterator[str]:
    """The lines of a game."""
    rng, match = random.Random(game.seed), new_match(game.rules, game.mano, table=game.table)
    yield from [*headline(game.rules, game.mano), f"seed    {game.seed}", ""]
    writer = Writer(game.rules)
    while not match.over and match.tally.hand < HANDS:
        after, events = apply(match, *choose(match, rng, game.expose))
        yield from writer.write(match, events)
        match = after


# ── the worked examples of the Basque source ─────────────────────────────────────────────────────────


class Example(NamedTuple):
    """A hand with the story that its source tells."""

    story: str
    score: tuple[int, int]
    hands: tuple[str, ...]
    said: tuple[tuple[int, Action], ...]


FIRST: Final = Example(
    """\
Worked example 1 of the Basque source. Its pictures are lost: the hands are made to fit every sentence of it.
Pair B sits at 0 and 2, pair A at 1 and 3. In all four lances a bet of two was made and accepted.
Grande goes to B, whose second player has two kings; chica to B again, for the only ace.
In pares both pairs hold some; A's medias of caballos win: the bet, two for them, one for the partner's par.
In juego both pairs hold it; A's 31 wins: the bet, two for one juego and three for the 31.
A has made 12 stones in this hand, and B 4.""",
    (0, 0),
    ("Ro Sc 7e 6b", "Co Cc Ce 7b", "Rc Re 6o 1b", "So Se 7o 4c"),
    (
        *((0, NoMus()), (0, Envido(2)), (1, Quiero()), (0, Envido(2)), (1, Quiero())),
        *((1, Envido(2)), (2, Quiero()), (0, Envido(2)), (1, Quiero())),
    ),
)
SECOND: Final = Example(
    """\
Worked example 2 of the Basque source. Its pictures are lost: the hands are made to fit every sentence of it.
Pair B sits at 0 and 2 and has 24, pair A at 1 and 3 and has 27. B's second player cuts the mus.
Grande is passed. In chica that player bets and A's dealer accepts. Both pairs have pares: he calls órdago.
A does not take it, so B has one stone at once: 25. Only A has juego.
The count: grande is A's for king, caballo and sota, passed, one: 28. Chica is B's for two aces, the bet: 27.
Pares are B's, three for duples and one for the partner's par: 31, and the game is won.
The two stones for A's juego would have made 30; they are not looked at any more.""",
    (24, 27),
    ("5c 5e Sb 3o", "Ro Co So 6c", "1o 1c 4e 4b", "7c 7e 5b 4o"),
    (
        *((0, Mus()), (1, Mus()), (2, NoMus())),
        *((0, Paso()), (1, Paso()), (2, Paso()), (3, Paso())),
        *((0, Paso()), (1, Paso()), (2, Envido(2)), (3, Quiero())),
        *((0, Paso()), (2, Ordago()), (3, NoQuiero())),
    ),
)
EXAMPLES: Final = {"eu-example-1": FIRST, "eu-example-2": SECOND}


def tell(example: Example) -> tuple[list[str], Match, list[Event]]:
    """The lines of an example, the state after it and all its events."""
    rules = Rules.preset("basque")
    match = new_match(rules, 0, score=example.score)
    deal = [card for each in zip(*map(named, example.hands), strict=True) for card in each]
    lines, told, writer = (
        [*example.story.splitlines(), "", *headline(rules, 0), ""],
        list[Event](),
        Writer(rules),
    )
    for seat, action in ((CHANCE, Deal(deal)), *example.said):
        after, events = apply(match, seat, action)
        lines += writer.write(match, events)
        told += events
        match = after
    return lines, match, told


def texts() -> dict[str, str]:
    """Every file and what is in it."""
    found = {name: list(play(game)) for name, game in games().items()}
    found |= {name: tell(example)[0] for name, example in EXAMPLES.items()}
    return {f"{name}.txt": "\n".join(lines).rstrip("\n") + "\n" for name, lines in found.items()}
