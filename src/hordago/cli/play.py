"""`hordago play`: a game in the terminal against bots, line by line."""

from __future__ import annotations

import hashlib
import os
import secrets
from pathlib import Path
from random import Random
from typing import Annotated, Any

from cyclopts import Parameter

from hordago import bots, fair
from hordago.bots.players import check, dismiss, player
from hordago.cli.number import whole
from hordago.cli.problem import Problem
from hordago.cli.switch import Switch
from hordago.cli.terminal.pages import rulebook
from hordago.cli.terminal.player import Quit
from hordago.cli.terminal.screen import Screen
from hordago.cli.terminal.session import Session
from hordago.cli.terminal.words import Words
from hordago.fair.seats import draw_seats
from hordago.game.events import Table
from hordago.game.transition import new_match
from hordago.i18n import LANGUAGES, Catalogue, terminal_language
from hordago.record import write
from hordago.rules import OPTIONS, PRESETS, OneOf, Rules, RulesError, domain, sides_for

LONGEST_NAME = 20


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
    record: Path | None = None,
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
        The other players: simple, random, threshold or equity, or a program: umi:./program.
    name
        Your name.
    sena_mode
        Who sees a seña: partner, or eyes (whoever looks).
    record
        A new file for the record of the match, as in evening.mgn; hordago verify checks its deals.
    """
    rules = chosen_rules(preset, seats, teams, rule)
    catalogue = Catalogue(language(lang))
    try:
        check(bot)
    except ValueError as error:
        raise Problem(f"--bot: {error}") from None
    if sena_mode not in ("partner", "eyes"):
        raise Problem(f"--sena-mode: {sena_mode!r} is not possible; expected partner or eyes")
    if name is not None and not (name.strip() and name.isprintable() and len(name) <= LONGEST_NAME):
        raise Problem(f"--name: expected 1 to {LONGEST_NAME} ordinary characters")
    if record is not None:
        _try_writing(record)
    screen = Screen(plain=plain)
    rounds = 0
    while True:
        deal_seed, bot_seed = seeds(seed, rounds)
        session = _seated(
            rules, Table(sena_mode=sena_mode), screen, catalogue, bot, name, deal_seed, bot_seed
        )
        try:
            again = _match(session)
        finally:
            dismiss(session.bots.values())
        if record is not None:
            _keep(session, _numbered(record, rounds))
        rounds += 1
        if not again or not _another(session):
            return 0


def _try_writing(record: Path) -> None:
    """Better told now than after the match. Raises :class:`Problem`."""
    if record.exists() or not record.parent.is_dir():
        raise Problem(f"--record: {record} must be a new file in a folder that is there")
    try:
        record.touch(exist_ok=False)
        record.unlink()
    except OSError as error:
        raise Problem(f"--record: {record} cannot be written: {error.strerror}") from None


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
    number = whole(value)
    return name, value if number is None else number


def language(lang: str | None) -> str:
    """The language asked for, or that of the terminal. Raises :class:`Problem`."""
    if lang is None:
        return terminal_language(os.environ)
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


def _seated(
    rules: Rules,
    table: Table,
    screen: Screen,
    catalogue: Catalogue,
    bot: str,
    name: str | None,
    seed: bytes,
    bot_seed: bytes,
) -> Session:
    """A match with everybody on their seats."""
    seating = draw_seats(fair.deal_key(seed, 1, (fair.NO_NONCE,) * rules.seats), rules).seating
    people = (name.strip() if name else catalogue.text("seat-you"), *bots.PEOPLE[1:])
    words = Words(catalogue, rules, seating.players.index(0), [people[player] for player in seating.players])
    numbers = Random(bot_seed)
    others = [seat for seat in range(rules.seats) if seat != words.me]
    players = {seat: player(bot, numbers.randbytes(16)) for seat in others}
    return Session(new_match(rules, seating.mano, table=table), words, screen, seed, players, bot)


def _match(session: Session) -> bool:
    """One match; False when the person has left it."""
    say, screen = session.words.say, session.screen
    _welcome(session)
    try:
        session.play()
    except (Quit, KeyboardInterrupt):
        session.recorder.close()
    over = session.match.over
    screen.line(say("match-thanks" if over else "term-bye"))
    if session.deals:
        screen.line(say("term-seed", seed=session.seed.hex()), "quiet")
        screen.line(say("term-seed-about"), "quiet")
    return over


def _another(session: Session) -> bool:
    """Whether somebody at the keyboard wants another match."""
    if not session.screen.interactive:
        return False
    answer = session.screen.ask(f"{session.words.say('term-again')} ")
    return answer is not None and session.person.vocabulary.is_yes(answer)


def _welcome(session: Session) -> None:
    words, screen = session.words, session.screen
    say, seats = words.say, words.rules.seats
    screen.line(say("term-welcome", preset=rulebook(words)), "title")
    for step in range(1, seats):
        seat = (words.me + step) % seats
        screen.line(say("term-player-line", n=step, name=words.names[seat], place=words.place(seat)))
    screen.line(say("term-seal", seal=fair.commitment(session.seed).hex()), "quiet")


def _numbered(record: Path, rounds: int) -> Path:
    """``evening.mgn``, then ``evening-2.mgn`` and on."""
    return record if rounds == 0 else record.with_stem(f"{record.stem}-{rounds + 1}")


def _keep(session: Session, file: Path) -> None:
    """Write the record. Raises :class:`Problem`."""
    try:
        file.write_text(write(session.recorder.record()), encoding="utf-8")
    except OSError as error:
        raise Problem(f"--record: {file}: {(error.strerror or str(error)).lower()}") from None
    session.screen.line(session.words.say("term-saved", path=str(file)), "quiet")
