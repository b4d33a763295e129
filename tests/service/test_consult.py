"""Public phrases between partners: bots answer honestly, once, and keep their word (RULES B-29, D-12)."""

from __future__ import annotations

from typing import Any

import pytest

from hordago import wire as w
from hordago.bots import NAMES
from hordago.game import legal_actions
from hordago.game.actions import Say
from hordago.game.events import Called, Spoke
from hordago.game.legal import allowed_phrases
from hordago.game.state import Betting
from hordago.rules import Rules
from hordago.service import consult, limits
from hordago.service.brains import Brains
from hordago.service.commands import Thought
from hordago.views import view
from tests.service.test_commands import code, quiet
from tests.service.world import FakeEntropy, World
from tests.sizes import seeded, size

ASKS = size(small=8, ci=25, nightly=300)
REFUSALS = ("NoQuiero", "NoQueremos", "Paso")


def match_with(bot: str, seed: object) -> World:
    """The host sits on 0 and its partner on 2 is a bot; the others are bots too."""
    rules = Rules.preset("basque", consult="all", games_to_win=20, partner_override="none")
    world = World(rules, seed=seed)
    world.say("host", w.Sit, seat=0, name="Ane")
    world.fill(bot)
    assert world.say("host", w.Start) is None
    return world


def until_asked_a_bet(world: World) -> dict[str, Any]:
    """Play until the host's side is to answer a bet and the host may ask; its view."""
    host = world.clients["host"]
    for _ in range(4000):
        seen = host.view
        bet = seen is not None and seen["bet"] and seen["bet"]["stake"] and "y:ask" in seen["free"]
        if seen is not None and bet and seen["legal"]:
            return seen
        if seen is not None and seen["legal"] and host.pause is None:
            assert world.say("host", w.Act, turn=seen["turn"], do=quiet(seen)) is None
        elif host.pause is not None:
            world.say("host", w.Ready, hand=host.pause["hand"])
        else:
            world.wait(0.3)
    raise AssertionError("nobody bets")


def phrases(world: World) -> list[tuple[int, str]]:
    return [(event.seat, event.phrase) for event in world.state.hand_events if isinstance(event, Spoke)]


@pytest.mark.parametrize("bot", [name for name in NAMES if name != "random"])
def test_a_bot_says_what_it_would_do_and_then_does_it(bot: str) -> None:
    """The host asks, refuses for itself, and the bot's word decides: it must be the word it gave."""
    kept = asked = number = 0
    while asked < ASKS:
        number += 1
        world = match_with(bot, (bot, number))
        asked_now = until_asked_a_bet(world)
        asked += 1
        assert world.say("host", w.Free, hand=asked_now["hand"], do="y:ask") is None
        assert consult.asked(world.state) == (2,)
        world.wait(2.0)
        answers = [phrase for seat, phrase in phrases(world) if seat == 2]
        assert len(answers) == 1 and answers[0] in ("yes", "no"), "one answer, and no silence"
        assert consult.asked(world.state) == ()
        match = world.state.match
        assert match is not None and isinstance(match.phase, Betting)
        if 2 not in match.phase.node.spot.queue[1:]:
            continue
        assert world.say("host", w.Act, turn=asked_now["turn"], do="n") is None
        turn = world.state.match and world.state.match.turn
        while world.state.match is not None and world.state.match.turn == turn:
            world.wait(0.3)
        assert world.state.match is not None
        word = next(
            event.action
            for event in reversed([fact for entry in world.log for fact in entry.facts])
            if isinstance(event, Called) and event.seat == 2
        )
        assert (type(word).__name__ in REFUSALS) == (answers[0] == "no"), (answers, word)
        kept += 1
    assert kept or ASKS < 4


def test_a_bot_says_yes_with_some_hands_and_no_with_others() -> None:
    said = set()
    for number in range(4 * ASKS):
        world = match_with("simple", ("own", number))
        asked_now = until_asked_a_bet(world)
        world.say("host", w.Free, hand=asked_now["hand"], do="y:ask")
        world.wait(2.0)
        said |= {phrase for seat, phrase in phrases(world) if seat == 2}
        if said == {"yes", "no"}:
            return
    raise AssertionError(said)


def test_a_rivals_bot_does_not_answer_and_a_person_is_not_answered_for() -> None:
    world = match_with("simple", 1)
    asked_now = until_asked_a_bet(world)
    world.arrive("guest")
    assert world.say("host", w.Free, hand=asked_now["hand"], do="y:ask") is None
    world.wait(3.0)
    assert {seat for seat, _ in phrases(world)} == {0, 2}
    rules = Rules.preset("basque", consult="all", games_to_win=20)
    world = World(rules, seed=2)
    world.arrive("guest")
    world.say("host", w.Sit, seat=0, name="A")
    world.say("guest", w.Sit, seat=2, name="B")
    world.fill("simple")
    world.say("host", w.Start)
    for _ in range(3000):
        client = world.clients["host"]
        if client.view and "y:ask" in client.view["free"]:
            break
        for name in ("host", "guest"):
            each = world.clients[name]
            if each.pause is not None and each.seat not in each.pause["ready"]:
                world.say(name, w.Ready, hand=each.pause["hand"])
            elif each.view and each.view["legal"] and each.pause is None:
                world.say(name, w.Act, turn=each.view["turn"], do=quiet(each.view))
        world.wait(0.3)
    seen = world.clients["host"].view
    assert seen is not None and world.say("host", w.Free, hand=seen["hand"], do="y:ask") is None
    assert consult.asked(world.state) == ()


def test_a_question_that_was_not_answered_before_a_restart_is_answered_after_it() -> None:
    world = match_with("simple", 3)
    asked_now = until_asked_a_bet(world)
    world.say("host", w.Free, hand=asked_now["hand"], do="y:ask")
    world.restart()
    world.arrive("host")
    world.wait(2.0)
    assert [seat for seat, _ in phrases(world)] == [0, 2]


def test_thinking_about_an_answer_never_fails_and_says_only_what_may_be_said() -> None:
    """Every bot, at any moment of random matches, asked out of the blue."""
    random = seeded(__name__)
    brains = Brains(FakeEntropy(1))
    for name in NAMES:
        world = match_with("random", random.random())
        for _ in range(150):
            match = world.state.match
            if match is not None and match.actor is not None and match.actor >= 0 and world.state.playing:
                seat = random.randrange(4)
                thought = Thought(seat, name, match.turn, view(match, seat), legal_actions(match), asked=True)
                for move in brains.think(thought):
                    assert isinstance(move.action, Say)
                    assert move.action.phrase in allowed_phrases(match, seat)
            if not world.take_turns(random):
                world.wait(0.5)


def test_so_much_and_no_more_is_said_before_a_turn() -> None:
    """Each phrase is an event for all and a row of the log: nobody fills a hand with them."""
    world = match_with("simple", 3)
    seen = until_asked_a_bet(world)
    before = len(phrases(world))
    for _ in range(limits.PHRASES):
        assert world.say("host", w.Free, hand=seen["hand"], do="y:ask") is None
    assert code(world.say("host", w.Free, hand=seen["hand"], do="y:ask")) == "rate-limited"
    assert sum(seat == 0 for seat, _ in phrases(world)[before:]) == limits.PHRASES
    assert world.say("host", w.Act, turn=seen["turn"], do=quiet(seen)) is None
    later = until_asked_a_bet(world)
    assert world.say("host", w.Free, hand=later["hand"], do="y:ask") is None
