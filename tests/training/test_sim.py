"""What the simulator adds up, seeds, policies, and what it refuses."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba", reason="the simulator needs the extra [fast]")

from hordago.cli import main
from hordago.rules import Rules
from hordago.training import compiled, sim
from hordago.training.errors import BadPolicy, BadRequest
from hordago.training.layout import BET_OPTIONS, ORDAGO_ACCEPTED
from hordago.training.policy import Policy, shape_of
from hordago.training.sim import simulate
from tests.sizes import seeded, size
from tests.training.games import calm

SPANISH = Rules.preset("spanish")
GAMES = size(small=2_000, ci=20_000, nightly=400_000)


def test_sums_fit_together() -> None:
    result = simulate(SPANISH, GAMES, seeded(__name__).getrandbits(32))
    assert result.games == GAMES == result.wins.sum() == sum(result.endings.values())
    assert result.ordagos.sum() == result.endings["ordago"] == result.lances[:, ORDAGO_ACCEPTED].sum()
    assert result.lances[0].sum() == result.hands
    assert result.lances[3].sum() + result.lances[4].sum() <= result.lances[2].sum()
    assert result.points.sum() + result.endings["ordago"] == result.hands
    assert result.hands < result.decisions and result.matches <= result.games / 2
    rate, half = result.win_rate(0)
    assert abs(rate - 0.5) < 3 * half
    assert rate + result.win_rate(1)[0] == pytest.approx(1)
    assert json.loads(json.dumps(result.summary()))["games"] == GAMES


def test_stones_of_a_hand_are_what_its_lances_paid() -> None:
    rules = SPANISH.replace(target=1000)
    result = simulate(rules, 20, 1, policies=[calm(rules, seeded(__name__))])
    counted = sum(mine * n for (mine, _), n in np.ndenumerate(result.points))
    counted += sum(theirs * n for (_, theirs), n in np.ndenumerate(result.points))
    assert 0 < counted <= result.stones.sum()
    assert result.stones.sum() >= 20 * 1000


def test_more_seeds_more_games_and_units_count_on() -> None:
    first, second = simulate(SPANISH, 500, 1), simulate(SPANISH, 500, 2)
    assert not np.array_equal(first.wins, second.wins)
    longer = simulate(SPANISH, sim.UNIT + 500, 1)
    unit = simulate(SPANISH, sim.UNIT, 1)
    rest = longer.wins - unit.wins
    assert rest.sum() == 500 and (rest >= 0).all()


def test_known_answers_of_a_seed() -> None:
    """The same in every version: what a seed means is part of the contract."""
    result = simulate(SPANISH, 1_000, 20_261_130)
    assert (result.hands, result.decisions) == KNOWN[:2]
    assert result.wins.tolist() == KNOWN[2]


KNOWN = (1333, 10812, [[113, 139], [109, 114], [128, 145], [124, 128]])


def test_a_start_near_the_end_is_kept() -> None:
    result = simulate(SPANISH, GAMES, 3, start=(39, 0))
    rate, half = result.win_rate(0)
    assert rate - 3 * half > 0.5
    assert result.hands < simulate(SPANISH, GAMES, 3).hands


def test_without_a_place_for_the_cache_it_is_translated_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[dict[str, Any]] = []

    def refuses(**options: Any) -> Any:
        asked.append(options)
        if options.get("cache"):
            raise RuntimeError("cannot cache function: no locator available")
        return lambda function: function

    monkeypatch.setattr(compiled, "njit", refuses)
    assert compiled.kept(len) is len
    assert [each.get("cache") for each in asked] == [True, None]


def test_a_change_in_any_file_is_another_fingerprint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("a.py", "b.py"):
        (tmp_path / name).write_text(name)
    monkeypatch.setattr(compiled, "__file__", str(tmp_path / "a.py"))
    before = compiled.fingerprint()
    assert before == compiled.fingerprint()
    (tmp_path / "b.py").write_text("c.py")
    assert before != compiled.fingerprint()


# ── policies ─────────────────────────────────────────────────────────────────────────────────────────


def bets(rules: Rules, **chances: float) -> np.ndarray:
    """The same chances for every class and lance, by the name of the option."""
    row = np.array([chances.get(name, 0.0) for name in BET_OPTIONS], np.float32)
    return np.broadcast_to(row, (5, shape_of(rules).classes, 8)).copy()


def test_a_policy_that_always_passes_and_refuses() -> None:
    policy = Policy.of_class(SPANISH, bet=bets(SPANISH, no_quiero=1))
    result = simulate(SPANISH, 50, policies=[policy])
    assert result.endings["ordago"] == 0
    assert result.lances[0].tolist() == [0, 0, result.hands, 0, 0, 0]


def test_chances_are_kept_to() -> None:
    rules = Rules.preset("basque", target=1000)
    policy = Policy.of_class(rules, bet=bets(rules, no_quiero=3, envido_5=1))
    result = simulate(rules, size(small=20, ci=100, nightly=1000), policies=[policy])
    passed, opened = result.lances[0, 2], result.lances[0].sum() - result.lances[0, 2]
    share = passed / (passed + opened)
    assert abs(share - 0.75**4) < 4 * np.sqrt(share * (1 - share) / (passed + opened))


def test_better_cards_are_seen_through_the_class() -> None:
    """Cut with juego, else ask for cards: fewer hands without juego are played."""
    from hordago.cards import evaluator
    from hordago.training.hands import classes

    counted, found = evaluator(8), classes(8, "off", False)
    juego = np.array([counted.evaluate(hand).juego > 0 for hand in found.examples])
    talk = np.stack([juego, ~juego, np.zeros_like(juego)], axis=1).astype(np.float32)
    keep_tens = np.zeros((len(juego), 16), np.float32)
    keep_tens[:, 3] = 1  # the two lowest cards go
    chosen = simulate(SPANISH, 5_000, policies=[Policy.of_class(SPANISH, talk=talk, discard=keep_tens)])
    anybody = simulate(SPANISH, 5_000)
    assert chosen.lances[4].sum() / chosen.hands < anybody.lances[4].sum() / anybody.hands / 2
    assert chosen.exchanges > anybody.exchanges


def test_each_side_has_its_own_policy_and_situations_and_sizes_are_looked_up() -> None:
    never = Policy.of_class(SPANISH, bet=bets(SPANISH, no_quiero=1))
    always = Policy.of_class(SPANISH, bet=bets(SPANISH, envido_10=1))
    rows = np.stack([always.bet_rows[0, :, :, 0], np.full_like(always.bet_rows[0, :, :, 0], 5)], axis=2)
    careful = Policy(
        **{
            **vars(always),
            "bets": np.concatenate([always.bets, bets(SPANISH, no_quiero=1)[:1]]),
            "bet_rows": np.stack([rows, np.full_like(rows, 5)]).astype(np.int32),
            "talk_rows": np.repeat(always.talk_rows, 2, axis=0),
            "discard_rows": np.repeat(always.discard_rows, 2, axis=0),
            "situations": (np.arange(40) >= 39)[:, None].repeat(40, 1).astype(np.int32),
            "sizes": np.array([10]),
        }
    )
    won = simulate(SPANISH, 300, 5, policies=[never, always])
    assert won.win_rate(1)[0] > 0.9
    assert np.array_equal(simulate(SPANISH, 300, 5, policies=[never, always]).wins, won.wins)
    bold = simulate(SPANISH, 300, 5, policies=[careful, always])
    # over ten stones it refuses, and with 39 it only passes
    assert bold.lances[:, 3].sum() == 0 < bold.lances[:, 4].sum()
    assert simulate(SPANISH, 300, 5, policies=[None, always]).wins.sum() == 300


def test_a_policy_that_wants_mus_for_ever_is_refused() -> None:
    talk = np.zeros((shape_of(SPANISH).classes, 3), np.float32)
    talk[:, 1] = 1
    with pytest.raises(BadPolicy, match="for ever"):
        simulate(SPANISH, 1, policies=[Policy.of_class(SPANISH, talk=talk)])


def test_arrays_that_do_not_fit_are_refused() -> None:
    good = vars(Policy.random(SPANISH))
    for name, wrong in (
        ("talks", np.zeros((1, 5, 3), np.float32)),
        ("bets", np.full_like(good["bets"], -1)),
        ("bets", np.full_like(good["bets"], np.nan)),
        ("bet_rows", good["bet_rows"] + 9),
        ("situations", good["situations"] + 1),
        ("sizes", np.array([3])),
    ):
        with pytest.raises(BadPolicy, match=name if name != "sizes" else "bet_rows"):
            simulate(SPANISH, 1, policies=[Policy(**{**good, name: wrong})])
    falling = {**good, "sizes": np.array([3, 3]), "bet_rows": good["bet_rows"].repeat(3, axis=3)}
    with pytest.raises(BadPolicy, match="rise"):
        simulate(SPANISH, 1, policies=[Policy(**falling)])
    with pytest.raises(BadPolicy, match="3 policies for 2 sides"):
        simulate(SPANISH, 1, policies=[None, None, None])
    with pytest.raises(BadPolicy):
        simulate(Rules.preset("basque"), 1, policies=[Policy.random(SPANISH)])


def test_a_hand_that_fills_the_log_is_told() -> None:
    endless = Policy.of_class(SPANISH, bet=bets(SPANISH, envido_least=1))
    (unit,) = sim.plan(SPANISH, 1, policies=[endless])
    with pytest.raises(BadRequest, match="too small"):
        sim.logged(unit, 30_000)


# ── bad requests, and the command ────────────────────────────────────────────────────────────────────


def test_requests_that_cannot_be_are_refused() -> None:
    with pytest.raises(BadRequest, match="games"):
        simulate(SPANISH, 0)
    for start in [(40, 0), (0,), (-1, 0)]:
        with pytest.raises(BadRequest, match="start"):
            simulate(SPANISH, 1, start=start)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--games", "0"], "games: 0 is too few"),
        (["--games", "10000000001"], "at most 10,000,000,000 in one run"),
        (["--preset", "chess"], "'chess' does not exist"),
        (["--workers", "0"], "workers: 0 is too few"),
        (["--workers", "257"], "workers: 257 is too many"),
        (["--cluster", "nowhere"], "'nowhere' is no address"),
    ],
)
def test_bad_input_is_one_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *arguments]) == 2
    error = capsys.readouterr().err
    assert message in error and error.count("\n") == 1


def test_the_command_tells_what_happened(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "50", "--seats", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 50
    assert main(["simulate", "--games", "50"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("50 games, ") and "side 1 wins" in said and "ordago_accepted" in said
    assert main(["simulate", "--chess"]) == 2


@pytest.mark.parametrize("command", ["simulate", "bench sim"])
def test_without_numba_one_line_says_what_is_missing(command: str) -> None:
    run = f"from hordago.cli import main; sys.exit(main({command.split()}))"
    code = f"import sys; sys.modules['numba'] = None; {run}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "needs the extra [fast]: pip install 'hordago[fast]'" in done.stderr
    assert done.stderr.count("\n") == 1
