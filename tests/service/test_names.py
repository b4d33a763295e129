"""Names: seen, short, and nobody takes another's at the same table, by whatever letters."""

from __future__ import annotations

import pytest

from hordago import wire as w
from hordago.rules import Rules
from hordago.service import limits
from hordago.service.errors import Refusal
from hordago.service.names import clean_name, look, told_apart
from tests.service.test_commands import begun
from tests.service.world import World

LIKE_ANA = (
    "Ana",
    "ana",
    "ANA",
    "\u0410na",
    "An\u0430",
    "\u0391na",
    "Ana\ufe0f",
    "A\u200dna",
    "\U0001d400na",
    "\uff21na",
    "An\u00e1",
    "A\u0336na",
    " Ana ",
    "An\u034fa",
)
UNSEEN = ("\ufe0f", "\u034f", "\u0301", "\U000e0100", "\u17b4", "\u180b", "\u2800", "\u200d", "\u3164 \u115f")


@pytest.mark.parametrize("name", LIKE_ANA)
def test_nobody_is_called_what_another_at_the_table_is_called(name: str) -> None:
    world = World(Rules.preset("basque"), seed=1)
    world.arrive("guest")
    assert world.say("host", w.Sit, seat=0, name="Ana") is None
    assert world.say("guest", w.Sit, seat=1, name=name) is None
    assert world.state.chairs[1].name.endswith(" 2")
    assert world.say("guest", w.Sit, seat=2, name="Bittor") is None
    assert world.state.chairs[2].name == "Bittor"
    assert world.say("guest", w.Sit, seat=2, name=name) is None, "one's own chair and one's own name"
    assert world.say("host", w.Sit, seat=3, name="Ana") is None
    assert world.state.chairs[3].name == "Ana", "nobody is told apart from himself"


def test_nor_by_waiting_for_a_chair() -> None:
    world = begun()
    world.arrive("late")
    assert world.say("watcher", w.Sit, seat=2, name="\u0410ne") is None
    assert world.state.chairs[2].queued == ("watcher" * 8, "\u0410ne 2")
    assert world.say("late", w.Sit, seat=3, name="Ane") is None
    assert world.state.chairs[3].queued == ("late" * 8, "Ane 3")


@pytest.mark.parametrize("name", UNSEEN)
def test_a_name_is_seen(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(name)
    assert refused.value.code == "bad-name"


def test_what_looks_the_same_and_what_does_not() -> None:
    for one, other in (("Ian", "lan"), ("B0b", "Bob"), ("\u041d\u043e\u0440", "Hop"), ("\u0397\u039f", "HO")):
        assert look(one) == look(other)
    assert (
        len({look(each) for each in ("Ana", "Anna", "Ane", "\ubbf8\ub098", "\u0141ukasz", "\u017baneta")})
        == 6
    )
    long = "M" * limits.NAME_LENGTH
    found = told_apart(long, [long, told_apart(long, [long])])
    assert found.endswith("M 3") and len(found) == limits.NAME_LENGTH
    assert clean_name("Mar\u00eda Jos\u00e9") == "Mar\u00eda Jos\u00e9" and clean_name("\u2606") == "\u2606"
