"""MGN: what is written is read again, and what cannot be read says where."""

from __future__ import annotations

import datetime as dt
import pickle
import random
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hordago.record import MalformedRecord, Record, RecordFault, read, write
from hordago.record.rulebook import nearest
from hordago.record.toml import MAX_DEPTH, dumps, loads
from hordago.record.upgrade import STEPS, Step, upgraded
from hordago.rules import PRESETS, Rules
from tests.record.play import recorded
from tests.sizes import SEED, size

MATCHES = size(small=40, ci=80, nightly=5_000)

SMALL = """\
format = "mgn"
version = "1.0"
status = "running"

[rules]
preset = "basque"

[table]
cut_by_seat = false
sena_mode = "eyes"
dropped_signs = []

[start]
mano = 0
score = [0, 0]
games = [0, 0]
sets = [0, 0]

[[hands]]
mano = 0
score = [0, 0]

[[hands.deals]]
hands = ["Ro 3b Cc 1e", "Rc 4b 5c 6e", "7o 7b 7c 7e", "1o 2b 2c 2e"]

[hands.play]
actions = "cut x x x x x x x x x x"

[hands.result]
immediate = []
count = [["grande", 0, 1, "paso"]]
score = [1, 0]
"""


@pytest.mark.parametrize("n", range(MATCHES))
def test_a_record_is_read_as_it_was_written(n: int) -> None:
    record = recorded(random.Random(f"{SEED}/{n}"))
    text = write(record)
    assert read(text) == record
    assert write(read(text)) == text


texts = st.text(st.characters(codec="utf-8"))
toml_values = st.recursive(
    st.one_of(
        st.booleans(),
        st.integers(),
        st.floats(allow_nan=False),
        texts,
        st.dates(),
        st.times(),
        st.datetimes(),
        st.datetimes(timezones=st.sampled_from([dt.UTC, dt.timezone(dt.timedelta(hours=-3, minutes=-30))])),
    ),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=12,
)


@given(st.dictionaries(texts, toml_values))
def test_any_table_survives_toml(table: dict[str, Any]) -> None:
    assert loads(dumps(table)) == table


names = st.from_regex(r"x_[a-z]{1,5}", fullmatch=True)


def places(document: dict[str, Any]) -> list[dict[str, Any]]:
    """Every table of a record that may hold fields of others."""
    hand = document["hands"][0]
    inner = [hand, hand["play"], hand["deals"][0], hand["result"]]
    return [document, document["table"], document["start"], *inner, *document["players"]]


@given(extra=st.dictionaries(names, toml_values, min_size=1, max_size=3))
def test_fields_of_others_are_kept_and_comments_are_not(extra: dict[str, Any]) -> None:
    document = loads(SMALL)
    document["players"] = [{"name": str(seat)} for seat in range(4)]
    for table in places(document):
        table.update(extra)
    text = write(read("# a comment\n" + dumps(document)))
    for table in places(loads(text)):
        assert extra.items() <= table.items()
    assert "# a comment" not in text


def test_a_rulebook_is_written_as_the_nearest_preset_and_what_differs() -> None:
    record = read(SMALL)
    changed = Record(
        rules=Rules.preset("tournament", kings=4, max_bet=50, seats=2),
        score=(0, 0),
        games=(0, 0),
        sets=(0, 0),
    )
    assert loads(write(record))["rules"] == {"preset": "basque", "seats": 4, "sides": [0, 1, 0, 1]}
    assert loads(write(changed))["rules"] == {
        "preset": "tournament", "seats": 2, "sides": [0, 1], "kings": 4, "max_bet": 50,
    }  # fmt: skip


def test_a_number_that_is_not_set_is_called_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """No preset limits a bet yet; if one does, a rulebook without a limit must still be told."""
    limited = {"basque": {**PRESETS["basque"], "max_bet": 20}}
    monkeypatch.setattr("hordago.record.rulebook.PRESETS", limited)
    monkeypatch.setattr("hordago.record.mgn.nearest", nearest.__wrapped__)  # not what is remembered
    record = Record(rules=Rules.preset("basque"), score=(0, 0), games=(0, 0), sets=(0, 0))
    text = write(record)
    assert loads(text)["rules"]["max_bet"] == "none"
    assert read(text) == record


# ── what cannot be read ──────────────────────────────────────────────────────────────────────────────

NONCE = "ab" * 32

BROKEN = [
    ("[[hands", "[hands", "not-toml", ""),
    ('format = "mgn"', 'format = "pgn"', "not-a-record", "format"),
    ('format = "mgn"', "", "not-a-record", "format"),
    ('version = "1.0"', 'version = "9.9"', "unknown-version", "version"),
    ('version = "1.0"', "version = 1", "unknown-version", "version"),
    ('status = "running"', "", "missing-field", "status"),
    ('status = "running"', 'status = "won"', "bad-value", "status"),
    ('status = "running"', "status = 3", "wrong-type", "status"),
    ('status = "running"', 'status = "running"\nwinner = 2', "bad-value", "winner"),
    ('status = "running"', 'status = "running"\nwinner = true', "wrong-type", "winner"),
    ('preset = "basque"', 'preset = "chess"', "bad-rules", "rules"),
    ('preset = "basque"', 'preset = "basque"\nqueens = 4', "bad-rules", "rules"),
    ('preset = "basque"', 'preset = "basque"\nkings = 5', "bad-rules", "rules"),
    ('preset = "basque"', 'preset = "basque"\nsides = [[1], 0, 1, 0]', "bad-rules", "rules"),
    ('preset = "basque"', 'preset = "basque"\nname = "mine"', "bad-rules", "rules"),
    ("[table]", "[tables]", "missing-field", "table"),
    ('sena_mode = "eyes"', 'sena_mode = "ears"', "bad-value", "table, sena_mode"),
    ("dropped_signs = []", 'dropped_signs = ["wink"]', "bad-value", "table, dropped_signs"),
    ("dropped_signs = []", "dropped_signs = [1]", "wrong-type", "table, dropped_signs"),
    ("mano = 0", "mano = 4", "bad-value", "start, mano"),
    ("mano = 0", "", "missing-field", "start, mano"),
    ("mano = 0", "mano = 0\nseating = [0, 1, 1, 2]", "bad-value", "start, seating"),
    ("mano = 0", "mano = 0\nseating = [0, 1]", "bad-value", "start, seating"),
    ("mano = 0", 'mano = 0\nseating = ["0"]', "wrong-type", "start, seating"),
    ("games = [0, 0]", "games = [0, 0, 0]", "bad-value", "start, games"),
    ("games = [0, 0]", "games = [0, -1]", "wrong-type", "start, games"),
    ("games = [0, 0]", "games = [0, 9999999999]", "bad-value", "start, games"),
    ("[[hands]]", "[[players]]\nname = 'Ane'\n[[hands]]", "bad-value", "players"),
    ("[[hands]]", "[[players]]\nbot = 'x'\n[[hands]]", "missing-field", "player 1, name"),
    ("[[hands]]", "[hands]", "wrong-type", "hands"),
    ('status = "running"', 'status = "running"\nplayers = [1]', "wrong-type", "players"),
    ("[[hands.deals]]", "[[hands.deal]]", "missing-field", "hand 1, deals"),
    ("[[hands.deals]]", "[[hands.deals]]\ncut = 40", "bad-value", "hand 1, deal 1, cut"),
    ('"Ro 3b', '"Ro 9b', "bad-card", "hand 1, deal 1, hands"),
    ('"Ro 3b', '"Ro', "bad-value", "hand 1, deal 1, hands"),
    ("[[hands.deals]]", '[[hands.deals]]\nexposed = "Ro 3b"', "bad-value", "hand 1, deal 1, exposed"),
    ("[[hands.deals]]", '[[hands.deals]]\nseed = "00"', "bad-value", "hand 1, deal 1, seed"),
    ("[[hands.deals]]", f'[[hands.deals]]\nnonces = ["{NONCE}"]', "bad-value", "hand 1, deal 1, nonces"),
    ("[[hands.deals]]", '[[hands.deals]]\nnonces = ["", "", "", "?"]', "bad-value", "hand 1, deal 1, nonces"),
    ("cut x x", "cut x xx", "bad-token", "hand 1, token 3"),
    ("cut x x", "cut x deal:Ro", "bad-token", "hand 1, token 3"),
    ("cut x x", "cut s:two_kings x", "bad-token", "hand 1, token 2"),
    ("cut x x", "cut x@1 x", "bad-token", "hand 1, token 2"),
    ("[hands.play]", "[hands.plays]", "missing-field", "hand 1, play"),
    ("[hands.result]", "[hands.results]", "missing-field", "hand 1, result"),
    ('["grande", 0, 1, "paso"]', '["grande", 0, 1]', "bad-value", "hand 1, result, count"),
    ('["grande", 0, 1, "paso"]', '["grande", 0, 1, "luck"]', "bad-value", "hand 1, result, count"),
    ('["grande", 0, 1, "paso"]', '"grande"', "bad-value", "hand 1, result, count"),
    ("immediate = []", 'immediate = [["grande", 2, 1]]', "bad-value", "hand 1, result, immediate"),
    ("immediate = []", 'immediate = []\nby = "luck"', "bad-value", "hand 1, result, by"),
]


@pytest.mark.parametrize(("old", "new", "code", "place"), BROKEN, ids=lambda value: str(value)[:30])
def test_what_makes_no_sense_is_named_with_its_place(old: str, new: str, code: str, place: str) -> None:
    assert old in SMALL
    with pytest.raises(MalformedRecord) as caught:
        read(SMALL.replace(old, new, 1))
    assert (caught.value.code, caught.value.place) == (code, place)
    assert "\n" not in str(caught.value)
    assert str(caught.value).startswith(f"{place}: " if place else "not TOML")


def test_the_smallest_record_is_read() -> None:
    record = read(SMALL)
    assert record.hands[0].actions == ("cut", *["x"] * 10)
    assert record.players == ()


@pytest.mark.parametrize("text", ["x = " + "[" * 5000, "x = " + "9" * 5000, "x = 2020-13-01", "\ud800", '"'])
def test_broken_toml_is_one_kind_of_error(text: str) -> None:
    with pytest.raises(MalformedRecord, match="not TOML") as caught:
        read(text)
    assert caught.value.code == "not-toml"


def test_what_is_too_large_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(MalformedRecord, match=f"nested more than {MAX_DEPTH} deep"):
        read(f"[{'.'.join('a' * 2000)}]")
    with pytest.raises(MalformedRecord, match=f"nested more than {MAX_DEPTH} deep"):
        read(f"x = {'[' * (MAX_DEPTH + 1)}{']' * (MAX_DEPTH + 1)}")
    monkeypatch.setattr("hordago.record.toml.MAX_CHARACTERS", 10)
    with pytest.raises(MalformedRecord, match="longer than 10 characters"):
        read(SMALL)


@given(st.text())
def test_any_text_is_a_record_or_malformed(text: str) -> None:
    with pytest.raises(MalformedRecord):
        read(text)


@given(
    place=st.integers(0, len(SMALL) - 1),
    length=st.integers(0, 12),
    text=st.text(st.sampled_from(' "[]=.,\n0123456789abchdxqeknos:@+-_{}#é'), max_size=12),
)
def test_a_record_with_any_change_is_a_record_or_malformed(place: int, length: int, text: str) -> None:
    changed = SMALL[:place] + text + SMALL[place + length :]
    found = record_or_error(changed)
    if isinstance(found, MalformedRecord):
        assert found.code
        assert "\n" not in str(found)
    else:
        assert read(write(found)) == found


def record_or_error(text: str) -> Record | MalformedRecord:
    """Any other error is let through."""
    try:
        return read(text)
    except MalformedRecord as error:
        return error


# ── versions ─────────────────────────────────────────────────────────────────────────────────────────


def test_an_older_version_is_made_new_step_by_step() -> None:
    """The mechanism, with two steps of its own: 1.0 is the first version, so there is none yet."""
    assert dict(STEPS) == {}

    def renamed(document: dict[str, Any]) -> dict[str, Any]:
        document["start"] = document.pop("begin")
        return document

    def with_status(document: dict[str, Any]) -> dict[str, Any]:
        return {**document, "status": "running"}

    steps = {"0.8": Step("0.9", with_status), "0.9": Step("1.0", renamed)}
    old = re.sub(r'status = "running"\n', "", SMALL).replace("[start]", "[begin]")
    assert read(old.replace('"1.0"', '"0.8"'), steps) == read(SMALL)
    with pytest.raises(MalformedRecord, match=r"version: '0.7' is not known; expected one of 0.8, 0.9, 1.0"):
        upgraded({"version": "0.7"}, steps)


def test_errors_can_be_sent_to_another_process() -> None:
    for error in (MalformedRecord("not-toml", "why", "where"), RecordFault("differs", "why", "where", 3)):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), vars(again), str(again)) == (type(error), vars(error), str(error))
