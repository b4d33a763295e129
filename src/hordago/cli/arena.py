"""`hordago arena`: bots against each other, with duplicate deals and intervals."""

from __future__ import annotations

import json
import platform
import shlex
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from hordago.cli.number import whole
from hordago.cli.problem import Problem
from hordago.cli.progress import Progress
from hordago.cli.switch import Json, Switch

if TYPE_CHECKING:
    from hordago.arena.duplicate import Contest
    from hordago.arena.ledger import Ledger
    from hordago.arena.page import Standing
    from hordago.arena.result import Result
    from hordago.arena.run import Pairing
    from hordago.arena.worth import Worth

_MOST_WORKERS: Final = 256
_MOST_DEALS: Final = 1_000_000
Senas = Literal["eyes", "partner"]
Purpose = Literal["two", "ladder", "signs"]
_ANCHOR: Final = "simple"
"""The bot that others are measured by, where it takes part."""


def arena(
    *names: str,
    deals: int = 200,
    preset: str = "spanish",
    seats: int = 4,
    seed: str = "0",
    hands: Switch = False,
    score: str | None = None,
    senas: Senas = "eyes",
    workers: int = 1,
    out: Path | None = None,
    ladder: Switch = False,
    signs: Switch = False,
    markdown: Switch = False,
    json_: Json = False,
) -> int:
    """Let two bots play duplicate deals, or rate many on a ladder.

    Every deal is played twice, with the sides swapped: the same cards, the same stock, the same chance.

    Parameters
    ----------
    names
        Two bots, such as simple, or programs: umi:./program. With --ladder any number; none for all.
        To measure what knowledge is worth: expert+partner knows its partner's cards, expert+all all cards,
        expert+signs all true signs of its partner, expert+two_kings that one, expert+nothing none; responder
        plays best against the blueprint, one word ahead.
    deals
        Deals, each played twice: games to the target, or single hands. For a ladder that many a pairing.
    preset
        The rulebook.
    seats
        Players in two sides: 2, 4 or 6.
    seed
        Any text, from which all cards and all bots follow.
    hands
        Single hands instead of whole games.
    score
        The stones of both sides before each hand, as in 30,35; with --hands.
    senas
        Who sees a sign: whoever looks (eyes), or the partner alone (partner).
    workers
        Processes that play at the same time; the result is the same for any number.
    out
        A file for finished deals; a run that was broken off goes on from there.
    ladder
        Each against each, and one rating a bot.
    signs
        What each sign is worth to one bot, and what it is worth to be mano, in single hands.
    markdown
        With --ladder: print the page docs/reference/strength.md.
    json_
        Print JSON.
    """
    purpose = _purpose(ladder, signs, hands, markdown, json_)
    _check(deals, workers, score, hands or signs)
    players = _named(names, purpose)
    told = _contest(preset, seats, seed, (score or "0,0") if hands or signs else None, senas)
    if purpose == "ladder":
        _print_ladder(_standing(told, players, deals, preset, workers, out), markdown, json_)
    elif purpose == "signs":
        _print_worths(_worths(told, players[0], deals, workers, out), json_)
    else:
        _print_result(_result(told, (players[0], players[1]), deals, workers, out), json_)
    return 0


# ── what was asked ───────────────────────────────────────────────────────────────────────────────────


def _purpose(ladder: bool, signs: bool, hands: bool, markdown: bool, json_: bool) -> Purpose:
    if markdown and (json_ or not ladder):
        raise Problem("--markdown: prints the page of a ladder; give --ladder, and no --json")
    if ladder and (hands or signs):
        raise Problem("--ladder: one of whole games; give no --hands and no --signs")
    return "ladder" if ladder else "signs" if signs else "two"


def _named(names: Sequence[str], purpose: Purpose) -> list[str]:
    """The bots asked for; each is tried, so that what cannot play is told before anything is played."""
    from hordago.arena.seer import check
    from hordago.bots.bot import ALL

    if purpose == "two" and len(names) != 2:
        raise Problem(f"{len(names)} bots were named; expected two, or --ladder")
    if purpose == "signs" and len(names) != 1:
        raise Problem(f"--signs: {len(names)} bots were named; expected one, such as expert")
    if purpose == "ladder" and names and (len(names) < 2 or len(set(names)) < len(names)):
        raise Problem("--ladder: expected at least two bots, each named once")
    tried = [f"{names[0]}+nothing"] if purpose == "signs" else names
    for name in dict.fromkeys(tried):
        try:
            check(name)
        except ValueError as error:
            raise Problem(str(error)) from None
    return list(names or ALL)


def _check(deals: int, workers: int, score: str | None, hands: bool) -> None:
    if score is not None and not hands:
        raise Problem("--score: games begin at 0; give --hands, too")
    if not 1 <= deals <= _MOST_DEALS:
        raise Problem(f"--deals: {deals} is not possible; expected 1 to {_MOST_DEALS:,}")
    if not 1 <= workers <= _MOST_WORKERS:
        raise Problem(f"--workers: {workers} is not possible; expected 1 to {_MOST_WORKERS}")


def _contest(preset: str, seats: int, seed: str, score: str | None, senas: Senas) -> Contest:
    from hordago.arena.duplicate import contest
    from hordago.rules import Rules, RulesError

    stones = None if score is None else [whole(each.strip()) for each in score.split(",")]
    if stones is not None and (len(stones) != 2 or None in stones):
        raise Problem(f"--score: {score!r} is not possible; expected two numbers, as in 30,35")
    try:
        rules = Rules.preset(preset, seats=seats)
    except RulesError as error:
        raise Problem(str(error)) from None
    try:
        start = None if stones is None else (stones[0] or 0, stones[1] or 0)
        return contest(rules, seed, start, senas)
    except ValueError as error:
        raise Problem(str(error)) from None


# ── playing ──────────────────────────────────────────────────────────────────────────────────────────


def _played(told: Contest, pairings: Sequence[Pairing], deals: int, workers: int, out: Path | None) -> Ledger:
    """All deals of these pairings, those that were kept and those that were not."""
    from hordago.arena.ledger import Ledger, LedgerError

    try:
        ledger = Ledger(told, out)
    except LedgerError as error:
        raise Problem(f"--out: {error}") from None
    with ledger:
        try:
            _play(told, ledger, pairings, deals, workers)
        except KeyboardInterrupt:
            kept = f"; {len(ledger.done):,} deals are kept in {out}: run it again to go on" if out else ""
            print(f"\nstopped{kept}", file=sys.stderr)
            raise
    return ledger


def _play(told: Contest, ledger: Ledger, pairings: Sequence[Pairing], deals: int, workers: int) -> None:
    """Whatever the ledger does not have yet."""
    from hordago.arena import run
    from hordago.training.errors import TrainingError

    tasks = run.missing(ledger, pairings, deals)
    progress = Progress("deals", len(pairings) * deals, len(pairings) * deals - len(tasks))
    try:
        for _ in run.play(told, tasks, ledger, workers=workers):
            progress.step()
    except TrainingError as error:
        raise Problem(f"{error}; with --out finished deals are kept, so run it again") from None
    progress.end()


def _result(told: Contest, pairing: Pairing, deals: int, workers: int, out: Path | None) -> Result:
    from hordago.arena import run
    from hordago.arena.result import result

    return result(run.of(_played(told, [pairing], deals, workers, out), pairing, deals))


def _standing(
    told: Contest, players: Sequence[str], deals: int, preset: str, workers: int, out: Path | None
) -> Standing:
    from hordago import __version__
    from hordago.arena import run
    from hordago.arena.ladder import ladder
    from hordago.arena.page import Standing
    from hordago.arena.result import result

    pairings = run.everybody(players)
    ledger = _played(told, pairings, deals, workers, out)
    played = {pairing: run.of(ledger, pairing, deals) for pairing in pairings}
    results = {pairing: result(duplicates) for pairing, duplicates in played.items()}
    anchor = _ANCHOR if _ANCHOR in players else players[0]
    seats, target, seed = told.rules.seats, told.rules.target, told.seed
    options = ["--deals", str(deals), "--preset", preset, "--seats", str(seats), "--seed", seed]
    command = shlex.join(["hordago", "arena", "--ladder", *players, *options, "--markdown"])
    versions = {"Hordago": __version__, "Python": platform.python_version()}
    day = datetime.now(UTC).date().isoformat()
    rungs = ladder(played, anchor)
    return Standing(preset, seats, target, seed, deals, rungs, results, command, versions, day)


def _worths(told: Contest, bot: str, deals: int, workers: int, out: Path | None) -> list[Worth]:
    from hordago.arena import run, worth

    pairings = worth.pairings(told, bot)
    ledger = _played(told, list(pairings.values()), deals, workers, out)
    played = {what: run.of(ledger, pairing, deals) for what, pairing in pairings.items()}
    return worth.worths(played, told)


# ── telling ──────────────────────────────────────────────────────────────────────────────────────────


def _print_result(result: Result, json_: bool) -> None:
    print(json.dumps(result.summary()) if json_ else _text(result))


def _text(result: Result) -> str:
    what = "games" if result.chance is None else "hands"
    value, low, high = (100 * each for each in result.win_rate)
    won = f"{value:.1f} % of {result.games:,} {what} won, 95 % interval {low:.1f} to {high:.1f}"
    lines = [f"{result.a} against {result.b}: {won} ({result.deals:,} deals, paired)"]
    value, low, high = result.points
    lines.append(f"stones more than {result.b}, a deal: {value:+.2f} ({low:+.2f} to {high:+.2f})")
    if result.chance:
        value, low, high = (100 * each for each in result.chance)
        told = f"{value:.2f} % ({low:.2f} to {high:.2f}); 50 is even"
        lines.append(f"{result.a}'s chance to win the game after a hand: {told}")
    for name, lost in zip((result.a, result.b), result.lost, strict=True):
        if lost:
            lines.append(f"{name} lost {lost:,} decisions by its own fault")
    return "\n".join(lines)


def _print_ladder(standing: Standing, markdown: bool, json_: bool) -> None:
    if markdown:
        from hordago.arena.page import write

        print(write(standing), end="")
        return
    if json_:
        pairings = [each.summary() for each in standing.results.values()]
        print(json.dumps({"ladder": [rung.summary() for rung in standing.rungs], "pairings": pairings}))
        return
    wide = max(len(rung.name) for rung in standing.rungs)
    for rung in standing.rungs:
        value, low, high = rung.rating
        interval = f"{low:5.0f} to {high:5.0f}" if low < high else " " * 14
        won = f"{100 * rung.score:5.1f} % of {rung.games:,} games"
        print(f"{rung.name:{wide}}  {value:5.0f}  {interval}  {won}")


def _print_worths(found: Sequence[Worth], json_: bool) -> None:
    from hordago.arena.worth import table

    print(json.dumps([each.summary() for each in found]) if json_ else table(found))
