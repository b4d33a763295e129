"""Units of training: each is kept, the whole is the same however it is cut short, and bots can read it."""

from __future__ import annotations

import dataclasses
import shutil
from pathlib import Path

import pytest

pytest.importorskip("numba", reason="the solver needs the extra [fast]")

import numpy as np

from hordago.bots.blueprint.artefact import BadBlueprint, Blueprint, Strategy, index_of
from hordago.rules import Rules
from hordago.training.errors import BadRequest
from hordago.training.solver import blueprint, unit
from hordago.training.solver.blueprint import Training
from hordago.training.solver.pack import packed, rounded
from hordago.training.solver.plan import plan_of
from hordago.training.solver.unit import Bucket, Older, State, Unit, buckets, chances, train


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Training:
    plan = Training("spanish", 40, 2, tmp_path_factory.mktemp("blueprint"), traversals=12, stages=2)
    told: list[Bucket] = []
    blueprint.run(plan, told=told.append)
    assert sorted(told) == sorted([*buckets(), *buckets()])
    return plan


@pytest.mark.slow
def test_a_file_is_what_bots_read(trained: Training) -> None:
    found = Blueprint(blueprint.assembled(trained))
    assert found.about["traversals"] == {bucket.name: 12 for bucket in buckets()}
    hands = len(found.layout.hands.ranks)
    strategy = found.strategy(40, 3)
    learnt = 0
    for each in found.layout.situations():
        for bucket in range(0, each.width, 7):
            chances = strategy.chances(each.row, each.actions, bucket)
            if chances is not None:
                learnt += 1
                assert len(chances) == each.actions
                assert sum(chances) == pytest.approx(1)
    assert learnt > 1000
    assert all(0 <= strategy.value(cut, seat, 5) <= 1 for cut in range(3) for seat in range(2))
    assert found.about["talks"][0] == [0, 0, False]
    assert [1, 3, True] not in found.about["talks"]
    assert hands == 330


@pytest.mark.slow
def test_what_is_done_is_not_done_again(trained: Training) -> None:
    assert blueprint.kept(trained) == 32
    told: list[Bucket] = []
    blueprint.run(trained, told=told.append)
    assert told == []


@pytest.mark.slow
def test_a_broken_run_comes_to_the_same(trained: Training, tmp_path: Path) -> None:
    again = Training("spanish", 40, 2, tmp_path, traversals=12, stages=2)

    class Broken(Exception):
        pass

    def stop(_: Bucket) -> None:
        raise Broken

    with pytest.raises(Broken):
        blueprint.run(again, told=stop)
    assert blueprint.kept(again) == 1
    blueprint.run(again, told=lambda _: None)
    assert blueprint.assembled(again) == blueprint.assembled(trained)


def test_a_folder_holds_one_training(trained: Training) -> None:
    other = Training("spanish", 30, 2, trained.folder, traversals=12, stages=2)
    with pytest.raises(BadRequest, match="holds the training of something else"):
        blueprint.run(other, told=lambda _: None)


@pytest.mark.slow
def test_the_state_of_another_bucket_or_seed_is_not_taken(trained: Training, tmp_path: Path) -> None:
    for name, seed in (("3-3", 1), ("0-0", 2)):
        mine = Training("spanish", 40, 2, tmp_path / name, traversals=12, stages=2, seed=seed)
        mine.folder.mkdir()
        shutil.copy(trained.folder / "0-0.npz", mine.folder / f"{name}.npz")
        for ask in (blueprint.kept, lambda each: blueprint.run(each, told=lambda _: None)):
            with pytest.raises(BadRequest, match="holds the training of something else"):
                ask(mine)


def test_a_bucket_that_was_not_trained_is_missed(tmp_path: Path) -> None:
    with pytest.raises(BadRequest, match="0-0 has not been trained"):
        blueprint.assembled(Training("spanish", 40, 2, tmp_path, traversals=1, stages=1))


def test_a_damaged_file_is_noticed(trained: Training) -> None:
    content = bytearray(blueprint.assembled(trained))
    content[-10] ^= 1
    with pytest.raises(BadBlueprint, match="3-3 is damaged"):
        Blueprint(bytes(content)).strategy(40, 40)
    with pytest.raises(BadBlueprint, match="no blueprint"):
        Blueprint(b"something else")
    with pytest.raises(BadBlueprint, match="head"):
        Blueprint(b"hordago blueprint 1\nnothing\n")


def test_a_packed_strategy_is_read_as_it_was_rounded(trained: Training) -> None:
    import lzma

    state = State.load(trained.file(Bucket(1, 2)), trained.of(Bucket(1, 2)))
    layout = Blueprint(blueprint.assembled(trained)).layout
    read = Strategy(layout, index_of(layout), lzma.decompress(packed(state.sums, state.values(), layout)))
    table = rounded(state.sums, layout)
    for each in list(layout.situations())[::13]:
        block = table[each.row : each.row + each.actions * each.width].reshape(each.actions, -1)
        for bucket in range(0, each.width, 11):
            total = block[:, bucket].sum()
            expected = tuple(block[:, bucket] / total) if total else None
            assert read.chances(each.row, each.actions, bucket) == (
                expected and pytest.approx(expected, abs=1e-6)
            )


def test_scores_of_a_bucket() -> None:
    assert Bucket(0, 3).needs(40).tolist() == [[1, 4], [16, 41]]
    assert Bucket(3, 3).needs(30).tolist() == [[16, 31], [16, 31]]


@pytest.mark.slow
def test_a_training_begins_with_another(
    trained: Training, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nearest = Older(trained.file(Bucket(3, 2)), trained.of(Bucket(3, 2)))
    older = State.load(*nearest)
    monkeypatch.setattr(unit, "STEPS", (1, 5, 11, 21))
    monkeypatch.setattr(blueprint, "STEPS", (1, 5, 11, 21))
    mine = Training("spanish", 30, 2, tmp_path / "mine", traversals=12, stages=2, begin=trained.folder)
    # needs 11 to 20 and 5 to 10: their middles lie in the buckets from 16 and from 8
    assert mine.older(Bucket(2, 1)) == nearest
    assert blueprint.kept(mine) == 32
    more = dataclasses.replace(mine, traversals=16, stages=1)
    blueprint.run(more, told=lambda _: None)
    state = State.load(more.file(Bucket(2, 1)), more.of(Bucket(2, 1)))
    assert state.done == 16
    assert (state.sums >= older.sums).all() and (state.sums > older.sums).any()
    assert state.worth[1].sum() < older.worth[1].sum()
    begun = Blueprint(blueprint.assembled(more)).about["begun"]
    assert begun["steps"] == [1, 4, 8, 16] and begun["target"] == 40


@pytest.mark.slow
def test_a_training_does_not_begin_with_what_does_not_fit(trained: Training, tmp_path: Path) -> None:
    mine = Training("basque", 30, 2, tmp_path, traversals=13, stages=1, begin=trained.folder)
    with pytest.raises(BadRequest, match="other situations"):
        blueprint.run(mine, told=lambda _: None)
    with pytest.raises(FileNotFoundError):
        blueprint.kept(dataclasses.replace(mine, begin=tmp_path / "nowhere"))


def test_the_race_is_that_of_the_next_hand() -> None:
    rules = Rules.preset("spanish")
    found = chances(rules)
    assert found.shape == (41, 41)
    # the other side is mano next, so an even score is a little worse for the mano of now
    assert 0.4 < found[40, 40] < 0.5
    assert found[1, 40] > 0.9
    assert (np.diff(found[1:, 20]) <= 1e-6).all()


@pytest.mark.slow
def test_training_beats_chance(tmp_path: Path) -> None:
    from hordago.training.solver.judge import judge
    from hordago.training.solver.work import work

    rules = Rules.preset("spanish", seats=2)
    plan, bucket = plan_of(rules), Bucket(3, 3)
    train(Unit(rules, bucket, tmp_path / "state.npz", "a test", 3000, 3000, 1))
    state = State.load(tmp_path / "state.npz", "a test")
    tables = np.stack([state.sums, np.zeros_like(state.sums)])
    gains = []
    for side in range(2):
        seats = np.ones((2, 2), np.int64)
        seats[0, side] = 0
        values = np.zeros((4000, 2))
        score = bucket.needs(40)
        judge(plan, work(plan, 7, side), tables, seats, chances(rules), score, np.zeros(2), 4000, values)
        gains.append((values[:, 0] - values[:, 1]).mean() * (1 if side == 0 else -1))
    assert min(gains) > 0.05
