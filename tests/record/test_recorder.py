"""The recorder: what a running match shows, and what only a finished one does."""

from __future__ import annotations

import pytest

from hordago.cards import cards
from hordago.game import CHANCE, Deal, Malformed, Match, NoMus, Paso, apply, new_match, started
from hordago.game.events import Dealt
from hordago.record import Player, Recorder, read, write
from hordago.rules import Rules

DEAL = Deal(cards("Ro Rc 7o 1o 3b 4b 7b 2b Cc 5c 7c 2c 1e 6e 7e 2e"))
COMMITMENT, SEED, NONCES = b"c" * 32, b"s" * 32, (bytes(32),) * 4


def begun() -> tuple[Match, Recorder]:
    match = new_match(Rules.preset("basque"))
    recorder = Recorder(
        [Player("Ane"), Player("Simple", "simple"), Player("Jon"), Player("Random", "random")]
    )
    recorder.feed(started(match))
    return match, recorder


def fed(match: Match, recorder: Recorder, seat: int, action: object) -> Match:
    match, events = apply(match, seat, action)  # type: ignore[arg-type]
    for event in events:
        recorder.feed(event)
    return match


def one_hand(match: Match, recorder: Recorder) -> Match:
    """A hand without a bet, whatever the cards."""
    match = fed(match, recorder, CHANCE, DEAL)
    match = fed(match, recorder, match.mano, NoMus())
    hand = match.tally.hand
    while match.tally.hand == hand and not match.over:
        assert match.actor is not None
        match = fed(match, recorder, match.actor, Paso())
    return match


def test_a_running_hand_is_not_told() -> None:
    match, recorder = begun()
    match = fed(match, recorder, CHANCE, DEAL)
    assert recorder.record().hands == ()
    fed(match, recorder, match.mano, NoMus())
    assert "Ro" not in write(recorder.record())


def test_a_finished_hand_is_told_while_the_match_runs_but_no_seed() -> None:
    match, recorder = begun()
    recorder.fair(1, commitment=COMMITMENT)
    recorder.fair(1, nonces=NONCES)
    recorder.fair(2, commitment=b"d" * 32)
    recorder.fair(1, seed=SEED)
    match = one_hand(match, recorder)
    fed(match, recorder, CHANCE, DEAL)
    record = recorder.record()
    (hand,) = record.hands
    (deal,) = hand.deals
    assert (record.status, hand.actions[0]) == ("running", "cut")
    assert (deal.commitment, deal.nonces, deal.next_commitment, deal.seed) == (
        COMMITMENT,
        NONCES,
        b"d" * 32,
        None,
    )
    assert SEED.hex() not in write(record)


@pytest.mark.parametrize("ending", ["conceded", "closed"])
def test_a_match_that_breaks_off_tells_the_last_hand_and_the_seeds(ending: str) -> None:
    match, recorder = begun()
    match = one_hand(match, recorder)
    recorder.fair(2, commitment=COMMITMENT, nonces=NONCES, seed=SEED)
    match = fed(match, recorder, CHANCE, DEAL)
    if ending == "conceded":
        recorder.concede(1, winner=0)
    else:
        recorder.close()
    record = recorder.record()
    assert record.status == ending
    assert (record.conceded_by, record.winner) == ((1, 0) if ending == "conceded" else (None, None))
    assert [hand.result is None for hand in record.hands] == [False, True]
    assert record.hands[1].deals[0].seed == SEED
    assert read(write(record)) == record


def test_a_match_that_breaks_off_between_two_hands_has_finished_ones_only() -> None:
    match, recorder = begun()
    one_hand(match, recorder)
    recorder.close()
    assert [hand.result is None for hand in recorder.record().hands] == [False]


def test_fields_of_the_caller_come_into_the_record() -> None:
    recorder = Recorder(extra={"date": "2026-12-01"})
    recorder.feed(started(new_match(Rules.preset("basque"))))
    assert 'date = "2026-12-01"' in write(recorder.record())


def test_nothing_can_be_recorded_before_a_match_starts() -> None:
    with pytest.raises(Malformed, match="no match has started"):
        Recorder().record()
    with pytest.raises(Malformed, match="the first event must be MatchStarted, not Dealt"):
        Recorder().feed(Dealt((), 0, None))
