"""Rules: one frozen value that checks itself and goes through TOML and JSON unchanged."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hordago.rules import DEFAULT_PRESET, OPTIONS, PRESETS, OneOf, Rules, RulesError, WholeNumber, domain
from hordago.rules.options import default_sides, sides_for
from tests.properties.play import FORMS, random_rules

DOCUMENT = json.loads((Path(__file__).parent.parent / "vectors" / "rules.json").read_text(encoding="utf-8"))


def test_presets_are_those_of_the_vectors_file() -> None:
    assert {name: dict(values) for name, values in PRESETS.items()} == DOCUMENT["presets"]
    assert set(OPTIONS) == set(DOCUMENT["options"])


def test_options_take_the_values_of_the_vectors_file() -> None:
    for name, described in DOCUMENT["options"].items():
        found, values = domain(name), described["values"]
        if isinstance(values, list):
            assert isinstance(found, OneOf) and list(found.values) == values
        else:
            assert isinstance(found, WholeNumber)
            assert found.optional is ("null" in values)


@pytest.mark.parametrize("sides", FORMS, ids=str)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_builds_for_every_seats_and_sides(preset: str, sides: tuple[int, ...]) -> None:
    """D-31."""
    rules = Rules.preset(preset, seats=len(sides), sides=sides)
    assert rules.sides == sides and rules.preset_name == preset
    assert rules.side_count == len(set(sides))


@given(st.integers(0, 2**32))
def test_rules_go_through_toml_json_and_dicts_unchanged(seed: int) -> None:
    rules = random_rules(random.Random(seed))
    assert Rules.from_json(rules.to_json()) == rules
    assert Rules.from_toml(rules.to_toml()) == rules
    assert Rules.from_dict(rules.to_dict()) == rules
    assert hash(Rules.from_json(rules.to_json())) == hash(rules)
    assert list(rules.to_dict()) == [*OPTIONS, "seats", "sides"]


def test_what_is_missing_comes_from_the_default_preset() -> None:
    assert Rules.from_dict({}) == Rules.from_toml("") == Rules.from_json("{}") == Rules.preset(DEFAULT_PRESET)


def test_changing_rules() -> None:
    basque = Rules.preset("basque")
    eight = basque.replace(kings=8)
    assert (basque.kings, eight.kings, eight.preset_name) == (4, 8, None)
    six = basque.replace(seats=6)
    assert six.sides == (0, 1, 0, 1, 0, 1) and six.replace(seats=3).sides == (0, 1, 2)
    assert six.replace(sides=(0, 1, 2, 0, 1, 2)).replace(kings=8).sides == (0, 1, 2, 0, 1, 2)
    with pytest.raises(AttributeError):
        basque.kings = 8  # type: ignore[misc]


def test_partners_sit_counter_clockwise_from_a_seat() -> None:
    assert Rules.preset("basque").partners(1) == (3,)
    assert Rules.preset("basque", seats=6).partners(4) == (0, 2)
    assert Rules.preset("basque", seats=3).partners(0) == ()


def test_sides_of_so_many_teams() -> None:
    assert sides_for(6, 3) == (0, 1, 2, 0, 1, 2) and sides_for(6, 6) == tuple(range(6))
    assert default_sides(5) == (0, 1, 2, 3, 4)
    for seats, teams in ((5, 2), (4, 0), (4, 1), (4, 5), (6, 4)):
        with pytest.raises(RulesError, match=r"does not fit|cannot be \d+ teams"):
            sides_for(seats, teams)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"kings": 5}, "kings: 5 is not possible; expected one of 4, 8, 9"),
        ({"kings": True}, "kings: True is not possible"),
        ({"kings": 8.0}, "kings: 8.0 is not possible"),
        ({"refusal_eliminates": 1}, "expected one of false, true"),
        ({"target": 4}, "target: 4 is not possible; expected a whole number from 5 to 1000"),
        ({"target": "40"}, "target: '40' is not possible"),
        ({"target": None}, "target: None is not possible"),
        ({"max_bet": 0}, "or none"),
        ({"max_bet": 1}, "max_bet: 1 is below min_bet 2"),
        ({"dentro_margin": 41}, "dentro_margin: 41 must not exceed the target 40"),
        ({"perete_bonus": 1}, "perete_bonus: no source says"),
        ({"partner_override": "highest", "seats": 3}, "'highest' is only defined for two sides"),
        ({"seats": 7}, "seats: 7 is not possible"),
        ({"sides": (0, 0, 1, 1)}, "sides: [0, 0, 1, 1] does not fit 4 seats; expected [0, 1, 0, 1] or"),
        ({"sides": (0, 1, 0)}, "does not fit 4 seats"),
        ({"sides": (False, True, False, True)}, "does not fit 4 seats"),
        ({"sides": "0101"}, "expected a list of side numbers"),
        ({"queens": 4}, "'queens' is not an option"),
    ],
)
def test_senseless_rules_are_refused_in_clear_words(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(RulesError) as refusal:
        Rules.preset("spanish", **changes)
    assert says in str(refusal.value) and refusal.value.code == "bad-rules"
    if changes != {"sides": "0101"}:
        with pytest.raises(RulesError):
            Rules.preset("spanish").replace(**changes)


def test_an_unknown_preset_is_refused() -> None:
    with pytest.raises(RulesError, match="preset: 'martian' does not exist; there are basque, french"):
        Rules.preset("martian")


@pytest.mark.parametrize(
    ("text", "says"), [("{", "not JSON"), ("[]", "expected a JSON object"), ("7", "object")]
)
def test_what_is_no_json_of_rules(text: str, says: str) -> None:
    with pytest.raises(RulesError, match=says):
        Rules.from_json(text)


def test_what_is_no_toml() -> None:
    with pytest.raises(RulesError, match="not TOML"):
        Rules.from_toml("kings = = 4")


NOT_ALONE = {("perete_bonus", 1), ("dentro_margin", 1000), ("max_bet", 1)}


def test_every_value_of_every_option_builds_alone() -> None:
    for name in OPTIONS:
        found = domain(name)
        for value in found.values if isinstance(found, OneOf) else (found.least, found.most):
            if (name, value) not in NOT_ALONE:
                assert getattr(Rules.preset("spanish", **{name: value}), name) == value
