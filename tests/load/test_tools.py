"""The instruments of the load measure what they say."""

from __future__ import annotations

from math import ceil
from random import Random

import msgspec
import pytest

from tests.load.histogram import Histogram
from tests.load.seat import _PUBLIC, Seat, View
from tests.load.table import Table, Told
from tests.sizes import seeded


def test_percentiles_are_those_of_the_sorted_times() -> None:
    chance = seeded(__name__)
    times = [10 ** chance.uniform(-3.5, 2) for _ in range(5000)]
    histogram = Histogram()
    for each in times:
        histogram.add(each)
    times.sort()
    for percent in (1, 50, 90, 99, 99.9):
        exact = times[ceil(round(len(times) * percent / 100, 6)) - 1]
        assert histogram.at(percent) == pytest.approx(exact, rel=0.02)
    assert histogram.at(100) == histogram.most == times[-1] and len(histogram) == 5000


def test_merged_histograms_are_one() -> None:
    one, other = Histogram(), Histogram()
    assert one.at(99) == 0.0
    one.add(0.001)
    other.add(0.5)
    one.merge(other)
    assert len(one) == 2 and one.most == 0.5 and one.at(50) == pytest.approx(0.001, rel=0.02)


def view(viewer: int, cards: list[str], score: bytes = b"[0,0]") -> View:
    raw = dict.fromkeys(_PUBLIC, b"null") | {"score": score}
    told = {name: msgspec.Raw(value) for name, value in raw.items()}
    return View(viewer, 7, 1, 0, "grande", cards, [], None, **told)


def table(*seats: tuple[int, list[str], bytes, bytes]) -> Told:
    """What a table says to seats that see that, in frames of these bytes."""
    found = Table(0, ["http://127.0.0.1:1"], Told(), "x")
    found.seats = [Seat(found, "t" * 43, "10.0.0.0", Random(0)) for _ in seats]
    for seat, (chair, cards, score, raw) in zip(found.seats, seats, strict=True):
        seat.chair, seat.view, seat.raw = chair, view(chair, cards, score), raw
        seat.held.update(cards)
    found.compare()
    return found.told


def test_a_card_of_another_hand_and_views_that_differ_are_noticed() -> None:
    mine, theirs = (0, ["Ro", "1b"], b"[0,0]", b'["Ro","1b"]'), (1, ["2o", "3b"], b"[0,0]", b'["2o"]')
    assert not table(mine, theirs).wrong
    assert table(mine, (*theirs[:3], b'{"do":"d:1b"}')).wrong
    assert table(mine, (1, ["2o", "3b"], b"[1,0]", b"")).wrong


@pytest.mark.parametrize(
    ("frame", "word"),
    [
        (b'{"t":"ping","n":"x","seq":3}', "a ping says"),
        (b'{"t":"refused","error":{"code":"malformed","message":"","place":""}}', "refused"),
    ],
)
def test_frames_that_should_not_come_are_noticed(frame: bytes, word: str) -> None:
    found = Table(0, ["http://127.0.0.1:1"], Told(), "x")
    seat = found.seats[0]
    seat.seq = 5
    seat._hear(frame)
    assert [what for what in found.told.wrong if word in what]
