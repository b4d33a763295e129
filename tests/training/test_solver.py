"""The solver's hands are the engine's hands: the same choices come to the same score."""

from __future__ import annotations

import random
from typing import Any

import pytest

pytest.importorskip("numba", reason="the solver needs the extra [fast]")

import numpy as np
from numpy.typing import NDArray

from hordago.bots.blueprint import Layout, layout_of
from hordago.bots.blueprint.hands import JUEGO, LANCES, PARES
from hordago.bots.blueprint.layout import CUT_LATER, givable
from hordago.bots.situation import Trail
from hordago.cards import CARDS, Card
from hordago.game import (
    CHANCE,
    Action,
    Deal,
    Discard,
    Draw,
    Envido,
    Legal,
    Match,
    apply,
    legal_actions,
    new_match,
)
from hordago.game.actions import WORDS
from hordago.game.events import Paid
from hordago.game.state import Talk
from hordago.rules import Rules
from hordago.training.solver.hands import STEPS, record
from hordago.training.solver.judge import judge
from hordago.training.solver.plan import Plan, plan_of
from hordago.training.solver.talks import situations
from hordago.training.solver.work import ROUNDS_PLAYED, Work, work
from hordago.views import view
from tests.sizes import seeded, size

Floats = NDArray[np.float32]
PRESETS = ("spanish", "basque", "ffm", "french", "tournament", "fournier", "pagat")
HANDS = size(small=24, ci=200, nightly=20_000)
TABLES = size(small=2, ci=4, nightly=40)


class StockIsShort(Exception):
    """The solver shuffles what was given up a little earlier than the table does."""


class Replay:
    """One hand of the solver in the engine. Every choice is certain, so tables say what each seat does."""

    def __init__(self, rules: Rules, layout: Layout, table: Floats, plan: Plan, arrays: Work) -> None:
        self.rules, self.layout, self.table, self.plan, self.w = rules, layout, table, plan, arrays
        self.talks = [each and tuple(each) for each in situations(rules)]
        self.free = set(CARDS)
        self.cards: dict[int, list[Card]] = {}
        self.round = 0
        self.cut = self.lance = self.node = -1
        self.categories: list[int] = []
        self.trails = [Trail(layout, self.talks) for _ in range(rules.seats)]
        self.gains: list[int] = []
        """Of mano's side, in the order of the count; gains of one side in a row are one."""

    def hand(self, seat: int) -> int:
        return int(self.w.held[self.round, seat])

    def chosen(self, row: int, width: int, count: int, place: int) -> int:
        return int(np.argmax([self.table[row + action * width + place] for action in range(count)]))

    def stands(self, match: Match, seat: int, row: int) -> None:
        """Bots find the same situation in what they see, where no bet is read as an órdago."""
        if self.rules.target < 20:
            return
        seen = view(match, seat)
        self.trails[seat].follow(seen)
        place = self.trails[seat].place(seen)
        assert place is not None and place.row == row, (match.phase, place)

    def play(self) -> Match:
        seats = self.rules.seats
        for seat in range(seats):
            self.cards[seat] = [self.take(rank) for rank in self.layout.hands.ranks[self.hand(seat)]]
        dealt = [self.cards[seat][place] for place in range(4) for seat in range(seats)]
        match, _ = apply(new_match(self.rules, mano=0), CHANCE, Deal(dealt))
        while match.tally.hand == 0 and (legal := legal_actions(match)).choices:
            actor = match.actor
            assert actor is not None
            match, events = apply(match, actor, self.action(match, actor, legal))
            for event in events:
                if isinstance(event, Paid):
                    self.gain(event.side, event.points)
        return match

    def gain(self, side: int, stones: int) -> None:
        signed = -stones if side else stones
        if self.gains and (self.gains[-1] < 0) == (signed < 0):
            self.gains[-1] += signed
        else:
            self.gains.append(signed)

    def take(self, rank: int) -> Card:
        card = min((card for card in self.free if self.layout.hands.played[card] == rank), default=None)
        if card is None:
            raise StockIsShort
        self.free.remove(card)
        return card

    def action(self, match: Match, seat: int, legal: Legal) -> Action:
        kinds = [choice.kind for choice in legal]
        if isinstance(match.phase, Talk):
            return self.word(match, kinds)
        if kinds == ["discard"]:
            return self.discard(seat)
        if kinds == ["draw"]:
            return self.draw(match)
        return self.bet(match, seat)

    def word(self, match: Match, kinds: list[str]) -> Action:
        phase: Any = match.phase
        seat = match.actor
        assert seat is not None
        if self.round >= ROUNDS_PLAYED:
            self.cut = CUT_LATER
            return WORDS["no_mus"]
        talk = self.talks.index((seat, phase.said, phase.deferred))
        hands = self.plan.hands
        row = self.layout.talked(self.round, talk)
        self.stands(match, seat, row)
        word = kinds[self.chosen(row, hands, len(kinds), self.hand(seat))]
        if word == "no_mus":
            self.cut = self.rules.sides[seat] if self.round == 0 else CUT_LATER
        return WORDS[word]

    def discard(self, seat: int) -> Action:
        hands, hand = self.plan.hands, self.hand(seat)
        row = self.layout.given(self.round, seat)
        allowed = givable(self.layout.hands.ranks[hand], self.rules.mus_min_discard)
        given = max(allowed, key=lambda each: self.table[row + each * hands + hand])
        ranked = self.layout.hands.sorted(self.cards[seat])
        thrown = [card for place, card in enumerate(ranked) if given >> place & 1]
        self.cards[seat] = [card for card in ranked if card not in thrown]
        return Discard(thrown)

    def draw(self, match: Match) -> Action:
        """What completes the next hand; the exchange is over when nobody is left to be served."""
        phase: Any = match.phase
        seat = phase.waiting[0]
        wanted = list(self.layout.hands.ranks[int(self.w.held[self.round + 1, seat])])
        for card in self.cards[seat]:
            wanted.remove(self.layout.hands.played[card])
        cards = [self.take(rank) for rank in wanted]
        self.cards[seat] += cards
        if len(phase.waiting) == 1:
            self.round += 1
        return Draw(cards)

    def bet(self, match: Match, seat: int) -> Action:
        phase: Any = match.phase
        lance = LANCES.index(phase.lance)
        if lance != self.lance:
            self.lance = lance
            # lances that nobody could bet in
            self.categories += [0] * (min(lance, 3) - len(self.categories))
            self.node = self.layout.trees.starts[self.mask(lance)]
        trees, width = self.layout.trees, self.layout.hands.widths[lance]
        assert trees.actor[self.node] == seat
        row = self.layout.bet(lance, self.node, self.cut, tuple(self.categories))
        self.stands(match, seat, row)
        bucket = self.layout.hands.buckets[lance][self.hand(seat)]
        action = self.chosen(row, width, len(trees.words[self.node]), bucket)
        kind, stones = trees.words[self.node][action]
        self.node = trees.children[self.node][action]
        if self.node < 0:
            self.categories.append(trees.category[-1 - self.node])
        return Envido(stones) if kind == "envido" else WORDS[kind]

    def mask(self, lance: int) -> int:
        held = [self.layout.hands.held[self.hand(seat)] for seat in range(self.rules.seats)]
        speaks = [
            (each.pares, each.juego)[lance - PARES] > 0 if lance in (PARES, JUEGO) else True for each in held
        ]
        return sum(1 << seat for seat, spoken in enumerate(speaks) if spoken)


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_the_engine_counts_as_the_solver(preset: str) -> None:
    dice = seeded(f"{__name__}/{preset}")
    played = 0
    for _ in range(TABLES):
        target = dice.choice((5, 8, 20, 40))
        rules = Rules.preset(preset, seats=dice.choice((2, 4)), mus_corrido="off", target=target)
        layout = layout_of(rules, len(situations(rules)))
        table = certain(layout, plan_of(rules), dice)
        for number in range(HANDS // TABLES):
            played += plays_alike(rules, layout, table, dice.getrandbits(60), number)
    assert played > HANDS / 2


def plays_alike(rules: Rules, layout: Layout, table: Floats, seed: int, unit: int) -> bool:
    """One hand in both; false when it cannot be compared."""
    plan, target = plan_of(rules), rules.target
    arrays = work(plan, seed, unit)
    race = (np.arange(target + 1)[:, None] * 64.0 + np.arange(target + 1)).astype(np.float32)
    values = np.zeros((1, 2))
    score = np.array([[target, target + 1]] * 2)
    seats = np.zeros((2, rules.seats), np.int64)
    judge(plan, arrays, table[None], seats, race, score, np.zeros(2), 1, values)
    try:
        match = Replay(rules, layout, table, plan, arrays).play()
    except StockIsShort:
        return False
    assert came_to(match, target) == values[0, 0], (rules.seats, seed, unit)
    return True


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_hands_of_a_strategy_gain_what_the_engine_pays(preset: str) -> None:
    dice = seeded(f"{__name__}/{preset}/gains")
    rules = Rules.preset(preset, seats=4, mus_corrido="off", target=1000)
    layout, plan = layout_of(rules, len(situations(rules))), plan_of(rules)
    played = 0
    for _ in range(TABLES):
        table = certain(layout, plan, dice)
        for number in range(HANDS // TABLES // 4):
            arrays = work(plan, dice.getrandbits(60), number)
            gains, decided = np.zeros((1, STEPS), np.int16), np.zeros(1, np.int8)
            record(plan, arrays, table[None], np.zeros(4, np.int64), gains, decided)
            replay = Replay(rules, layout, table, plan, arrays)
            try:
                match = replay.play()
            except StockIsShort:
                continue
            assert [each for each in gains[0].tolist() if each] == replay.gains
            won = match.tally.games[0] + match.tally.sets[0], match.tally.games[1] + match.tally.sets[1]
            assert decided[0] == bool(won[0]) - bool(won[1])
            played += 1
    assert played > HANDS / 8


def certain(layout: Layout, plan: Plan, dice: random.Random) -> Floats:
    """A table in which each hand has one choice in each situation; no órdago half of the time."""
    numbers = np.random.default_rng(dice.getrandbits(64))
    table = numbers.random(layout.size, np.float32)
    calm = dice.random() < 0.5
    for each in layout.situations():
        block = table[each.row : each.row + each.actions * each.width].reshape(each.actions, each.width)
        if each.row >= layout.give:
            block[~plan.givable.T] = 0
        elif each.row >= layout.talk:
            block[plan.talk_count[(each.row - layout.talk) // (3 * each.width) % layout.talks] :] = 0
        elif calm and each.actions > 2:
            block[-1] = 0  # órdago
        block[block < block.max(axis=0)] = 0
    return table


def came_to(match: Match, target: int) -> float:
    """The needed stones in one number, or who won."""
    if match.tally.games != (0, 0) or match.phase.actor is None or max(match.tally.sets):
        return 1.0 if match.tally.games[0] or match.tally.sets[0] else 0.0
    mine, theirs = (target - score for score in match.tally.score)
    return mine * 64.0 + theirs
