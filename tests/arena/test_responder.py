"""The local best responder: it finds the hole of rivals who fold, and bets amounts outside the menu."""

from __future__ import annotations

from hordago.arena.duplicate import contest, play
from hordago.arena.responder import AMOUNTS, Responder
from hordago.arena.result import result
from hordago.arena.seer import player
from hordago.arena.sitting import Sitting
from hordago.bots.bot import Bot, make
from hordago.game import Action, Match, new_match
from hordago.game.actions import WORDS, Envido
from hordago.game.legal import Legal
from hordago.rules import Rules
from hordago.views import SeatView
from tests.sizes import size

HANDS = contest(Rules.preset("spanish"), "responses", (0, 0))


class Folder:
    """Refuses whatever is bet."""

    mute = True

    def __init__(self, plain: Bot) -> None:
        self._plain = plain

    def act(self, view: SeatView, legal: Legal) -> Action:
        return WORDS["no_quiero"] if legal.choice("no_quiero") else self._plain.act(view, legal)

    def signal(self, view: SeatView) -> None:
        """Nothing."""


def stones(seed: bytes, first: Bot) -> int:
    """Of side 0 less those of side 1, in one hand against two who always fold."""
    rules = HANDS.rules
    bots = [first, Folder(make("random", 1)), Responder(seed), Folder(make("random", 3))]
    match: Match = Sitting(new_match(rules, 0), bots, seed).play(hands=1)
    ours, theirs = match.tally.score
    return ours - theirs


def test_it_takes_more_than_even_from_rivals_who_fold() -> None:
    deals = size(small=50, ci=50, nightly=200)
    won = [stones(bytes([deal]) * 32, Responder(deal)) for deal in range(deals)]
    assert sum(won) / deals > 1


def test_it_is_a_player_of_the_arena_and_bets_amounts_outside_the_menu() -> None:
    assert isinstance(player("responder", 1), Responder)
    deals = size(small=3, ci=6, nightly=60)
    found = result([play(HANDS, "responder", "expert:silent", deal) for deal in range(deals)])
    assert found.deals == deals and found.chance is not None
    said: set[int] = set()

    class Heard(Responder):
        def act(self, view: SeatView, legal: Legal) -> Action:
            action = super().act(view, legal)
            if isinstance(action, Envido):
                said.add(action.n)
            return action

    for deal in range(size(small=12, ci=12, nightly=60)):
        bots: list[Bot] = [Heard(seat) if seat % 2 == 0 else make("club", seat) for seat in range(4)]
        Sitting(new_match(HANDS.rules, 0), bots, bytes([deal]) * 32).play(hands=1)
    assert said <= set(range(1, 41)) and said & {max(AMOUNTS), *range(3, 5), *range(6, 41)}
