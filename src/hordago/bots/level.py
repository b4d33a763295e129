"""Levels and characters: how much a player understands, and how it likes to play."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from hordago.bots.beliefs import Reads

EVERYTHING: Final = Reads()


@dataclass(frozen=True, kw_only=True)
class Level:
    """What a player understands. Weaker levels see less in the same position; none errs at random."""

    name: str
    book: bool = False
    """Plays by the blueprint where there is one."""
    score: str = "full"
    """How the score is judged: ``full``, ``simple`` or ``none`` (``prospect``)."""
    coarse: bool = False
    """Knows only three sorts of scores: far from the end, nearer, close."""
    reads: Reads = EVERYTHING
    temperature: float = 1.0
    """How evenly the blueprint's words are mixed: 1 as they are, more is more evenly."""
    patience: float = 1.0
    """Stones that a word of the blueprint may seem to cost before another is said."""
    optimism: float = 0.0
    """How much better than it is the own hand seems: 0 not at all, 1 unbeatable."""
    bluff: float = 0.05
    """How often a hand that should lose may bet, without the blueprint."""
    signs: bool = False
    """Makes señas, and sees those of others."""
    watches: bool = False
    """Turns its eyes to the rivals when its partner has been heard."""
    gifts: str = "exact"
    """Which cards go: ``exact`` by expected value, ``book`` as the blueprint does, ``plain`` all but kings
    and pairs."""
    resolves: int = 0
    """Traversals by which the current lance is worked out anew (needs numpy); 0 does without."""
    margin: float = 0.25
    """Stones that a word may cost, of those that are then mixed."""
    gate: float = 0.25
    """Stones that the new words must gain."""
    cuts_from: float = 0.72
    """The part of all hands that must be worse to cut the mus, without the blueprint."""


@dataclass(frozen=True, kw_only=True)
class Character:
    """How a player likes to play, on top of any level."""

    name: str
    boldness: float = 0.0
    """Above 0 bets, raises and accepts more, below less."""
    bluff: float = 0.0
    """Above 0 bets more with hands that should lose."""
    openness: bool = False
    """Signs even where a rival may look."""
    silent: bool = False
    """Makes no signs at all."""
    steadiness: float = 1.0
    """Multiplies the temperature."""


_EXPERT: Final = Level(name="expert", book=True, signs=True, watches=True)
LEVELS: Final = {
    each.name: each
    for each in (
        Level(
            name="beginner",
            score="none",
            reads=Reads(declared=True, words=False, exchanges=False, signs=False),
            optimism=0.3,
            bluff=0.01,
            gifts="plain",
            cuts_from=0.6,
        ),
        Level(
            name="casual",
            score="simple",
            reads=Reads(words=False, exchanges=False),
            bluff=0.05,
            signs=True,
        ),
        Level(
            name="club",
            book=True,
            score="simple",
            coarse=True,
            reads=Reads(by_book=False, exchanges=False, signs=False),
            temperature=1.3,
            gifts="book",
        ),
        _EXPERT,
        replace(_EXPERT, name="master", resolves=50),
    )
}
"""By name, the weakest first."""

CHARACTERS: Final = {
    each.name: each
    for each in (
        Character(name="bold", boldness=0.35),
        Character(name="careful", boldness=-0.35),
        Character(name="bluffer", bluff=0.8),
        Character(name="generous", openness=True),
        Character(name="silent", silent=True),
        Character(name="steady", steadiness=0.4),
    )
}
"""By name; ``expert:bold`` is an expert of that character."""
PLAIN: Final = Character(name="")


def level_of(name: str) -> tuple[Level, Character] | None:
    """The level and character of a name such as ``expert`` or ``expert:bold``, None for no such one."""
    level, _, character = name.partition(":")
    if level not in LEVELS or (character and character not in CHARACTERS) or name.endswith(":"):
        return None
    return LEVELS[level], CHARACTERS.get(character, PLAIN)


def tempered(level: Level, character: Character) -> Level:
    """The level as that character plays it."""
    return replace(level, temperature=level.temperature * character.steadiness)
