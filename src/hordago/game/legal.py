"""What may be done now. Turn actions as kinds with ranges, free actions one by one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final, NamedTuple

from hordago.cards.card import DECK_SIZE, FULL_DECK, mask
from hordago.cards.evaluate import Evaluation
from hordago.game.actions import (
    PHRASES,
    Action,
    Claim,
    Look,
    Say,
    Sena,
    WithCards,
)
from hordago.game.betting import Node
from hordago.game.make import make
from hordago.game.state import (
    CHANCE,
    KEPT,
    Betting,
    Claiming,
    Dealing,
    Exchange,
    Match,
    Plan,
    Serving,
    Talk,
    VistoAsk,
)
from hordago.rules.options import MAX_STAKE, Rules
from hordago.rules.signals import MEANINGS, REQUESTS


class Choice(NamedTuple):
    """One kind of action; ``min`` and ``max`` bound its number (stones, cards), None where it has none."""

    kind: str
    min: int | None = None
    max: int | None = None
    """None also where an amount has no upper limit but that of all stakes (``MAX_STAKE``)."""


class Legal(NamedTuple):
    """The turn actions of one seat. Iterates over kinds with their ranges; ``len`` counts kinds."""

    seat: int | None
    choices: tuple[Choice, ...]
    among: int | None = None
    """For cards to give up, deal or draw: the mask of those they must be among."""

    def __iter__(self) -> Iterator[Choice]:  # type: ignore[override]
        return iter(self.choices)

    def __len__(self) -> int:
        return len(self.choices)

    def __bool__(self) -> bool:
        return bool(self.choices)

    def __reduce__(self) -> tuple[type[Legal], tuple[object, ...]]:
        # a tuple is copied by what it iterates over, and that is not its fields
        return Legal, (self.seat, self.choices, self.among)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action):
            return False
        kind, n = action.listed, action.number
        if kind == "paso" and self.choice("no_quiero"):
            kind = "no_quiero"
        choice = self.choice(kind)
        if choice is None or (n is not None and not in_range(n, choice)):
            return False
        return self.among is None or not isinstance(action, WithCards) or not action.mask & ~self.among

    def choice(self, kind: str) -> Choice | None:
        """The range of a kind, or None if it is not legal."""
        for each in self.choices:
            if each.kind == kind:
                return each
        return None


def in_range(n: int, choice: Choice) -> bool:
    """Whether a number lies in the range of a choice."""
    return (choice.min is None or n >= choice.min) and (choice.max is None or n <= choice.max)


NOTHING: Final = Legal(None, ())
_ROOM: Final = MAX_STAKE // 2
"""Stakes that leave so much room to raise that no limit is named."""
CLAIMS_LISTED: Final = 100
"""A stake may be a million stones; nobody needs a list of a million claims."""


@cache
def talk_legal(actor: int, defer: bool) -> Legal:
    """The words of the mus talk."""
    words = ("mus", "no_mus", "defer") if defer else ("mus", "no_mus")
    return Legal(actor, tuple(Choice(word) for word in words))


def node_legal(node: Node, minimum: int, maximum: int | None) -> Legal:
    """The words of a node with the range of its envido; an empty range drops the word."""
    choices = []
    for kind in node.kinds:
        if kind != "envido":
            choices.append(Choice(kind))
        elif maximum is None or maximum >= minimum:
            choices.append(Choice(kind, minimum, maximum))
    return Legal(node.actor, tuple(choices))


def betting_legal(match: Match, phase: Betting) -> Legal:
    """The legal words of a lance, amounts bounded by ``max_bet`` (RULES D-6)."""
    plan, node, stake = match.plan, phase.node, phase.stake
    rules = plan.rules
    if rules.max_bet is None and stake <= _ROOM:
        found = plan.legals.get(node)
        if found is None:
            found = plan.legals[node] = node_legal(node, _least(rules, node), None)
        return found
    return node_legal(node, _least(rules, node), (rules.max_bet or MAX_STAKE) - stake)


def _least(rules: Rules, node: Node) -> int:
    return rules.min_raise if node.pending else rules.min_bet


def legal_actions(match: Match) -> Legal:
    """The turn actions of the seat (or chance) to act; empty only when the match is over."""
    phase = match.phase
    if type(phase) is Betting:
        if phase.stake <= _ROOM:
            found: Legal | None = match.plan.legals.get(phase.node)
            if found is not None:
                return found
        return betting_legal(match, phase)
    if type(phase) is Talk:
        return talk_legal(phase.actor, may_defer(match, phase))
    if type(phase) is Dealing:
        return _deck_legal(match, phase)
    if type(phase) is Exchange:
        least, most = exchange_range(match, phase)
        held = mask(match.hand.cards[phase.actor])
        return make(Legal, (phase.actor, _of_cards("discard", least, most), held))
    if type(phase) is Serving:
        n = to_serve(match, phase)
        return make(Legal, (CHANCE, _of_cards("draw", n, n), match.hand.stock))
    if type(phase) is VistoAsk:
        return Legal(phase.actor, (Choice("visto_yes"), Choice("visto_no")))
    if type(phase) is Claiming:
        return Legal(phase.actor, (_cut_choice(match),))
    return NOTHING


@cache
def _of_cards(kind: str, least: int, most: int) -> tuple[Choice, ...]:
    """So many cards are all that may be given up, or drawn."""
    return (Choice(kind, least, most),)


def _deck_legal(match: Match, phase: Dealing) -> Legal:
    if phase.actor != CHANCE:
        return Legal(phase.actor, (_cut_choice(match),))
    legals, uncut = match.plan.legals, phase.cut is None
    found = legals.get(uncut)
    if found is None:
        n = match.plan.seats * match.rules.hand_size
        deal = Choice("deal", n, n)
        choices = (deal, _cut_choice(match)) if uncut else (deal,)
        found = legals[uncut] = Legal(CHANCE, choices, FULL_DECK)
    return found


def _cut_choice(match: Match) -> Choice:
    least = match.rules.cut_min
    return Choice("cut", least, DECK_SIZE - least)


def may_defer(match: Match, phase: Talk) -> bool:
    """Only the second of four, in two pairs, once a round (RULES D-12, D-31)."""
    return match.plan.defers and phase.said == 1 and not match.hand.corrido


def exchange_range(match: Match, phase: Exchange) -> tuple[int, int]:
    """Fewest and most cards the actor may give up (RULES B-19, D-16, D-22)."""
    if phase.purpose == "aside":
        return 1, 1
    return (0 if phase.purpose == "visto" else match.rules.mus_min_discard), KEPT


def to_serve(match: Match, phase: Serving) -> int:
    """How many cards chance draws next: what the seat needs, or the rest of the stock (RULES D-18)."""
    return min(phase.needs[phase.waiting[0]], match.hand.stock.bit_count())


# ── free actions ─────────────────────────────────────────────────────────────────────────────────────


_LOOKS: Final = tuple(Look(seat) for seat in range(6))
_SENAS: Final = {meaning: Sena(meaning) for meaning in MEANINGS}
_PHRASES: Final = {phrase: Say(phrase) for phrase in PHRASES}


def free_actions(match: Match, seat: int) -> tuple[Action, ...]:
    """Looks, señas, phrases and claims open to a seat now (of very large claims only the likely ones)."""
    if type(seat) is not int or not 0 <= seat < match.plan.seats:
        return ()
    looks = [_LOOKS[target] for target in look_targets(match, seat)]
    senas = [_SENAS[meaning] for meaning in true_signs(match, seat)]
    phrases = [_PHRASES[phrase] for phrase in allowed_phrases(match, seat)]
    claims = [Claim(n) for n in listed_claims(match, seat)] if type(match.phase) is Claiming else ()
    return (*looks, *senas, *phrases, *claims)


def look_targets(match: Match, seat: int) -> tuple[int, ...]:
    """Seats that one may turn the eyes to now, oneself (one's cards) included, but not where they are."""
    eyes = match.eyes
    if not eyes.looks or match.stage is None or seat in eyes.moved:
        return ()
    return tuple([target for target in range(match.plan.seats) if target != eyes.looks[seat]])


def true_signs(match: Match, seat: int) -> tuple[str, ...]:
    """Meanings that a seat may signal now: true, allowed in this phase, and not yet in this turn."""
    stage, signals, cards = match.stage, match.plan.signals, match.hand.cards
    if (
        not signals
        or stage is None
        or match.hand.corrido
        or (match.eyes.live and any(seat == signer for signer, _ in match.eyes.live))
    ):
        return ()
    if len(cards[seat]) != KEPT:
        return tuple(m for m, sign in signals.items() if m in REQUESTS and stage in sign.phases)
    return _true_of(match.plan, stage, match.plan.evaluator.evaluate(cards[seat]))


@lru_cache(maxsize=8192)
def _true_of(plan: Plan, stage: str, held: Evaluation) -> tuple[str, ...]:
    """Meanings that are true of such a hand; there are a few hundred kinds of hands and six stages."""
    signs = plan.signals.items()
    return tuple([meaning for meaning, sign in signs if stage in sign.phases and sign.holds(held)])


def allowed_phrases(match: Match, seat: int) -> tuple[str, ...]:
    """Phrases a seat may say to its partners now (RULES B-29, D-12, D-13)."""
    phase, plan = match.phase, match.plan
    if not plan.partners[seat]:
        return ()
    consult = plan.rules.consult
    if type(phase) is Talk:
        if phase.deferred and seat in (plan.orders[match.mano][1], plan.orders[match.mano][3]):
            return PHRASES if consult in ("mus", "all") else ("mus", "cut")
        by_team = len(phase.speakers) < plan.seats
        own_turn = plan.rules.sides[phase.actor] == plan.rules.sides[seat]
        return PHRASES[:4] if consult == "all" and by_team and own_turn else ()
    if type(phase) is Betting and phase.node.pending and consult in ("answers", "all"):
        answering = {plan.rules.sides[other] for other in phase.node.spot.queue}
        return PHRASES[:4] if plan.rules.sides[seat] in answering else ()
    return ()


def listed_claims(match: Match, seat: int) -> list[int]:
    """Claims worth listing: any up to :data:`CLAIMS_LISTED`, the first entry of one's side, and all."""
    total = min(claimable(match, seat), MAX_STAKE)
    if total <= CLAIMS_LISTED:
        return list(range(1, total + 1))
    entries, side = match.phase.entries, match.rules.sides[seat]  # type: ignore[union-attr]
    first = next(entry.points for entry in entries if entry.side == side)
    return sorted({*range(1, CLAIMS_LISTED + 1), first, total})


def claimable(match: Match, seat: int) -> int:
    """Stones a seat's side may still claim."""
    phase = match.phase
    if type(phase) is not Claiming:
        return 0
    side = match.rules.sides[seat]
    return sum(entry.points for entry in phase.entries if entry.side == side)
