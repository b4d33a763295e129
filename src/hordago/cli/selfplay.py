"""`hordago selfplay`: bots play each other with fair deals, and every match is kept."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from hordago.cli.problem import Problem

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hordago.bots.bot import Bot
    from hordago.game import Action, Match
    from hordago.record import Record
    from hordago.service.dealer import Shoe


def selfplay(
    *,
    games: int,
    preset: str = "spanish",
    out: Path,
    bots: str = "simple",
    seats: int = 4,
    seed: str | None = None,
) -> int:
    """Let bots play, and keep the records.

    Writes one MGN file a match, 00001.mgn and so on. Finished files are left as they are, so a run that was
    broken off can be repeated; with the same seed it gives the same files.

    Parameters
    ----------
    games
        Matches to play.
    preset
        The rulebook.
    out
        The folder for the records; made if it is not there.
    bots
        Names of bots, with commas between; they take the seats in turn.
    seats
        Players, 2 to 6.
    seed
        Any text, from which all cards and all bots follow; without it they come from the system.
    """
    from hordago.bots.bot import make
    from hordago.game import new_match
    from hordago.rules import Rules, RulesError

    if games < 1:
        raise Problem(f"--games: {games} is too few; play at least one")
    try:
        rules = Rules.preset(preset, seats=seats)
    except RulesError as error:
        raise Problem(str(error)) from None
    names = _bot_names(bots, seats)
    _folder(out)
    master = secrets.token_bytes(32) if seed is None else hashlib.sha256(seed.encode()).digest()
    for number in range(1, games + 1):
        file = out / f"{number:05}.mgn"
        if _is_whole(file):
            said = "kept"
        else:
            own = derived(master, f"match {number}")
            sitting = [make(name, derived(own, f"bot {seat}")) for seat, name in enumerate(names)]
            _write(file, play(new_match(rules), names, sitting, own))
            said = "played"
        print(f"{number} of {games} {said}: {file}", file=sys.stderr)
    return 0


def _bot_names(bots: str, seats: int) -> list[str]:
    from hordago.bots.bot import NAMES

    named = [name.strip() for name in bots.split(",")]
    for name in named:
        if name not in NAMES:
            raise Problem(f"--bots: there is no bot {name!r}; there are {', '.join(NAMES)}")
    return [named[seat % len(named)] for seat in range(seats)]


def _folder(out: Path) -> None:
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem(f"--out: {out}: {(error.strerror or str(error)).lower()}") from None


def _is_whole(file: Path) -> bool:
    """Whether a file holds a finished match."""
    from hordago.record import MalformedRecord, read

    try:
        return read(file.read_text(encoding="utf-8")).status == "finished"
    except (OSError, UnicodeDecodeError, MalformedRecord):
        return False


def _write(file: Path, record: Record) -> None:
    """All of it or nothing, also when the power fails half-way."""
    from hordago.record import write

    part = file.with_suffix(".part")
    try:
        with part.open("w", encoding="utf-8") as stream:
            stream.write(write(record))
            stream.flush()
            os.fsync(stream.fileno())
        part.replace(file)
    except OSError as error:
        raise Problem(f"--out: {file}: {(error.strerror or str(error)).lower()}") from None


def derived(seed: bytes, label: str) -> bytes:
    """32 bytes for one use, from a secret for all of them."""
    return hmac.digest(seed, label.encode(), "sha256")


def play(match: Match, names: Sequence[str], bots: Sequence[Bot], seed: bytes, expose: float = 0.0) -> Record:
    """A match to its end, a bot with its name on each seat; all cards follow from 32 bytes of seed.

    ``expose`` is the chance that a card is turned up while it is dealt.
    """
    game = _Game(match, names, seed, expose)
    while not game.match.over:
        if not game.chance():
            _act(game, bots)
    return game.recorder.record()


def _act(game: _Game, bots: Sequence[Bot]) -> None:
    """Everybody looks, signs and claims, then the seat to act does."""
    from hordago.bots.bot import claim
    from hordago.game import legal_actions
    from hordago.views import view

    number = game.match.tally.hand
    for seat in game.match.plan.orders[game.match.mano]:
        mine = view(game.match, seat)
        free = bots[seat].signal(mine) or claim(mine)
        if free is not None:
            game.do(seat, free)
        if game.match.over or game.match.tally.hand != number:
            return  # a claim has won the game
    legal = legal_actions(game.match)
    assert legal.seat is not None
    game.do(legal.seat, bots[legal.seat].act(view(game.match, legal.seat), legal))


class _Game:
    """A match with its dealer and its recorder."""

    def __init__(self, match: Match, names: Sequence[str], seed: bytes, expose: float) -> None:
        from hordago.fair import NO_NONCE
        from hordago.game import started
        from hordago.record import Player, Recorder

        self.match = match
        self.recorder = Recorder(Player(f"{name} {seat}", name) for seat, name in enumerate(names))
        self.recorder.feed(started(self.match))
        self._nonces = (NO_NONCE,) * match.plan.seats
        self._expose = expose
        self._seed = seed
        self._deal = 0
        self._shoe: Shoe | None = None

    def chance(self) -> bool:
        """Let the dealer do what is due; False when it is a seat's turn."""
        from hordago.game import CHANCE
        from hordago.game.state import Dealing
        from hordago.service.dealer import next_move

        if isinstance(self.match.phase, Dealing) and (self._shoe is None or self._shoe.moves):
            self._shoe = self._new_shoe()
        assert self._shoe is not None
        move = next_move(self._shoe, self.match)
        if move is not None:
            self.do(CHANCE, move)
        return move is not None

    def _new_shoe(self) -> Shoe:
        from hordago import fair
        from hordago.service.dealer import open_shoe

        self._deal += 1
        seed, after = (derived(self._seed, f"deal {self._deal + n}") for n in (0, 1))
        self.recorder.fair(self._deal, commitment=fair.commitment(seed), nonces=self._nonces, seed=seed)
        self.recorder.fair(self._deal + 1, commitment=fair.commitment(after))
        return open_shoe(seed, self._deal, self._nonces, self._expose, self.match)

    def do(self, seat: int, action: Action) -> None:
        """One action, and what follows from it."""
        from hordago.game import Cut, apply
        from hordago.service.dealer import after_move

        self.match, events = apply(self.match, seat, action)
        for event in events:
            self.recorder.feed(event)
        assert self._shoe is not None
        # The cut that ends the claims is that of the next deck.
        if not (isinstance(action, Cut) and self._shoe.moves):
            self._shoe = after_move(self._shoe, action, self.match, events)
