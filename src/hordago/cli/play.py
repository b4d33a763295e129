"""`hordago play`: a game in the terminal against bots, line by line."""

from __future__ import annotations

import hashlib
import os
import secrets
from random import Random
from typing import Annotated, Any

from cyclopts import Parameter

from hordago import bots, fair
from hordago.cli.problem import Problem
from hordago.cli.terminal.player import Quit
from hordago.cli.terminal.screen import Screen
from hordago.cli.terminal.session import Session
from hordago.cli.terminal.words import Words
from hordago.game.events import Table
from hordago.game.transition import new_match
from hordago.i18n import LANGUAGES, Catalogue, negotiate
from hordago.rules import OPTIONS, PRESETS, OneOf, Rules, RulesError, domain, sides_for
from hordago.service.dealer import draw_seats

NAMES = ("Ane", "Mikel", "Maite", "Iker", "Nerea")
"""The bots at the table, to the right of the person and on."""
LONGEST_NAME = 20

Switch = Annotated[bool, Parameter(negative=())]


def play(
    *,
    preset: str = "basque",
    seats: int = 4,
    teams: int | None = None,
    rule: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    plain: Switch = False,
    lang: str | None = None,
    seed: int | None = None,
    bot: str = "simple",
    name: str | None = None,
    sena_mode: str = "partner",
) -> int:
    """A game in the terminal against bots, line by line. Type help or ? at any time.

    Parameters
    ----------
    preset
        The rulebook: basque, french, ffm, spanish, tournament, fournier, pagat or historic.
    seats
        Players, 2 to 6.
    teams
        Sides; usually two with 4 or 6 players, else each for themselves.
    rule
        One option changed, as in kings=8; may be given again.
    plain
        Plain text, for a screen reader or a pipe.
    lang
        eu, es, fr, pl, ko or en; usually the terminal's own.
    seed
        The same number deals the same cards; without it nobody can know them.
    bot
        The other players: simple or random.
    name
        Your name.
    sena_mode
        Who sees a seña: partner, or eyes (whoever looks).
    """
    rules = chosen_rules(preset, seats, teams, rule)
    catalogue = Catalogue(language(lang))
    if bot not in bots.NAMES:
        raise Problem(f"--bot: {bot!r} is not a bot; expected {' or '.join(bots.NAMES)}")
    if sena_mode not in ("partner", "eyes"):
        raise Problem(f"--sena-mode: {sena_mode!r} is not possible; expected partner or eyes")
    if name is not None and not (name.strip() and name.isprintable() and len(name) <= LONGEST_NAME):
        raise Problem(f"--name: expected 1 to {LONGEST_NAME} ordinary characters")
    screen = Screen(plain=plain)
    rounds = 0
    while True:
        deal_seed, bot_seed = seeds(seed, rounds)
        again = _match(rules, Table(sena_mode=sena_mode), screen, catalogue, bot, name, deal_seed, bot_seed)
        rounds += 1
        if not again:
            return 0


def chosen_rules(preset: str, seats: int, teams: int | None, changes: tuple[str, ...]) -> Rules:
    """The rules asked for. Raises :class:`Problem`."""
    if preset not in PRESETS:
        raise Problem(f"--preset: {preset!r} is not a rulebook; expected one of {', '.join(PRESETS)}")
    if not 2 <= seats <= 6:
        raise Problem(f"--seats: {seats} players cannot play; expected 2 to 6")
    try:
        values = dict(_change(each) for each in changes)
        sides = {} if teams is None else {"sides": sides_for(seats, teams)}
        return Rules.preset(preset, **values).replace(seats=seats, **sides)
    except RulesError as error:
        raise Problem(f"--teams: {error}" if str(error).startswith("sides") else f"--rule: {error}") from None


def _change(text: str) -> tuple[str, Any]:
    """``kings=8`` as a name and a value of the option's own type."""
    name, equals, value = text.partition("=")
    if not equals or name not in OPTIONS:
        raise RulesError(f"{text!r} is not option=value; the options are {', '.join(OPTIONS)}")
    if value == "none" and not isinstance(domain(name), OneOf):
        return name, None
    if value in ("true", "false"):
        return name, value == "true"
    return name, int(value) if value.isascii() and value.isdigit() else value


def language(lang: str | None) -> str:
    """The language asked for, or that of the terminal. Raises :class:`Problem`."""
    if lang is None:
        spoken = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
        return negotiate(next((each for each in spoken if each), "").replace("_", "-").partition(".")[0])
    if lang not in LANGUAGES:
        raise Problem(
            f"--lang: {lang!r} is not a language of this game; expected one of {', '.join(LANGUAGES)}"
        )
    return lang


def seeds(seed: int | None, rounds: int) -> tuple[bytes, bytes]:
    """(seed of the deals, seed of the bots) of a match; one tells nothing of the other."""
    if seed is None:
        return secrets.token_bytes(32), secrets.token_bytes(32)
    return tuple(  # type: ignore[return-value]
        hashlib.sha256(f"hordago play {what} {seed} {rounds}".encode()).digest() for what in ("deals", "bots")
    )


def _match(
    rules: Rules,
    table: Table,
    screen: Screen,
    catalogue: Catalogue,
    bot: str,
    name: str | None,
    seed: bytes,
    bot_seed: bytes,
) -> bool:
    """One match; whether the person wants another."""
    say = catalogue.text
    seating = draw_seats(fair.deal_key(seed, 1, (fair.NO_NONCE,) * rules.seats), rules).seating
    people = (name.strip() if name else say("seat-you"), *NAMES)
    words = Words(catalogue, rules, seating.players.index(0), [people[player] for player in seating.players])
    others = [seat for seat in range(rules.seats) if seat != words.me]
    numbers = Random(bot_seed)
    players = {seat: bots.make(bot, numbers.randbytes(16)) for seat in others}
    session = Session(new_match(rules, seating.mano, table=table), words, screen, seed, players)
    _welcome(words, screen, seed)
    try:
        session.play()
    except Quit:
        screen.line(say("term-bye"))
        _reveal(words, screen, seed, session.deals)
        return False
    screen.line(say("match-thanks"))
    _reveal(words, screen, seed, session.deals)
    if not screen.interactive:
        return False
    answer = screen.ask(f"{say('term-again')} ")
    return answer is not None and session.person.vocabulary.is_yes(answer)


def _welcome(words: Words, screen: Screen, seed: bytes) -> None:
    say, seats = words.say, words.rules.seats
    name = words.rules.preset_name
    preset = say(f"preset-{name}") if name else say("page-rules")
    screen.line(say("term-welcome", preset=preset), "title")
    for step in range(1, seats):
        seat = (words.me + step) % seats
        screen.line(say("term-player-line", n=step, name=words.names[seat], place=words.place(seat)))
    screen.line(say("term-seal", seal=fair.commitment(seed).hex()), "quiet")


def _reveal(words: Words, screen: Screen, seed: bytes, deals: int) -> None:
    if deals:
        screen.line(words.say("term-seed", seed=seed.hex()), "quiet")
        screen.line(words.say("term-seed-about"), "quiet")
