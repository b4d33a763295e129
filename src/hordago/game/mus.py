"""Before the lances: cut and deal, mus visto, the talk, giving up and serving cards (RULES B-18 to B-25)."""

from __future__ import annotations

from hordago.cards.card import FULL_DECK, Card, mask, unmask
from hordago.game.actions import Action, Cut, Deal, Discard, Draw, MusVisto, WithCards
from hordago.game.errors import IllegalAction
from hordago.game.events import (
    Called,
    Dealt,
    DeckCut,
    Discarded,
    Event,
    Exposed,
    ManoMoved,
    Redealt,
    Reshuffled,
    Served,
)
from hordago.game.lances import begin_lances
from hordago.game.legal import to_serve
from hordago.game.make import make
from hordago.game.state import CHANCE, KEPT, Dealing, Exchange, Hand, Match, Serving, Talk, VistoAsk

Step = tuple[Match, list[Event]]


def cut_deck(match: Match, seat: int, action: Cut) -> Step:
    """The deck is cut; now chance deals."""
    return match.at(Dealing(CHANCE, action.n)), [DeckCut(seat, action.n)]


def deal(match: Match, action: Deal) -> Step:
    """One card a seat from mano, round after round (RULES A14)."""
    plan, tally, before, _, _, turn, history = match
    seats, mano = plan.seats, tally.mano
    cards = tuple([action.cards[(seat - mano) % seats :: seats] for seat in range(seats)])
    events: list[Event] = [make(Dealt, (cards, mano, action.exposed))]
    exposed = () if action.exposed is None else _exposed(cards, action.exposed, events)
    hand = make(Hand, (cards, FULL_DECK ^ action.mask, 0, (None,) * seats, exposed, before.corrido, 0))
    aside = plan.rules.hand_size > KEPT
    phase = exchange(match, "aside") if aside else talk(match)
    match = make(Match, (plan, tally, hand, phase, plan.dealt_eyes, turn, history))
    if aside or not exposed:
        return match, events
    after, more = _exposure(match, first_deal=True)
    return after, events + more


def _exposed(
    cards: tuple[tuple[Card, ...], ...], card: Card | None, events: list[Event]
) -> tuple[tuple[int, Card], ...]:
    if card is None:
        return ()
    seat = next(seat for seat, hand in enumerate(cards) if card in hand)
    events.append(Exposed(seat, card))
    return ((seat, card),)


def _exposure(match: Match, *, first_deal: bool) -> Step:
    """What an exposed card brings (RULES B-23, D-16)."""
    option = match.rules.mus_visto
    if option == "redeal" and first_deal:
        cards = match.hand._replace(cards=(), stock=FULL_DECK, pile=0, exposed=(), changed=())
        cutter = (match.dealer - 1) % match.plan.seats if match.plan.cutting_seat else CHANCE
        return match._replace(hand=cards, phase=Dealing(cutter), eyes=match.plan.eyes), [Redealt()]
    if option == "optional" or (option == "forced" and first_deal):
        return match.at(exchange(match, "visto")), []
    if option == "mano_decides":
        return match.at(VistoAsk(match.mano)), []
    return match.at(talk(match)), []


def answer_visto(match: Match, seat: int, action: MusVisto) -> Step:
    """Mano says whether cards are exchanged; if not, the ordinary talk begins."""
    phase = exchange(match, "visto") if action.yes else talk(match)
    return match.at(phase), [Called(seat, action)]


def talk(match: Match) -> Talk:
    """A new round of talk from mano; by teams only the first seat of each side speaks (RULES D-14, D-15)."""
    plan = match.plan
    speakers = plan.orders[match.tally.mano]
    if plan.rules.mus_decision == "by_team" and plan.rules.side_count == 2 and not match.hand.corrido:
        speakers = speakers[:2]
    return make(Talk, (speakers[0], speakers, 0, False))


def speak(match: Match, phase: Talk, seat: int, action: Action) -> Step:
    """Mus, a cut, or the decision left to atzesku."""
    events: list[Event] = [make(Called, (seat, action))]
    kind = action.kind
    if kind == "no_mus":
        return _cut(match, seat, events)
    said, deferred = phase.said + 1, phase.deferred or kind == "defer"
    if said < len(phase.speakers):
        return match.at(make(Talk, (phase.speakers[said], phase.speakers, said, deferred))), events
    if match.hand.corrido:
        match = _move_mano(match, (match.mano + 1) % match.plan.seats, events)
    return match.at(exchange(match, "mus")), events


def _cut(match: Match, seat: int, events: list[Event]) -> Step:
    """No mus: grande begins; in mus corrido the cutter is mano (RULES B-22)."""
    hand = match.hand
    if hand.corrido:
        ended = Hand(hand.cards, hand.stock, hand.pile, hand.changed, hand.exposed, False, hand.talks)
        match = match.holding(ended, match.phase)
        if seat != match.tally.mano:
            match = _move_mano(match, seat, events)
    return begin_lances(match), events


def _move_mano(match: Match, mano: int, events: list[Event]) -> Match:
    events.append(ManoMoved(mano))
    return match.scoring(match.tally._replace(mano=mano))


def exchange(match: Match, purpose: str) -> Exchange:
    """Everybody gives up cards, mano first or, ``from_dealer``, mano last (RULES B-20)."""
    order = match.plan.orders[match.mano]
    if match.rules.discard_order == "from_dealer":
        order = order[::-1]
    return Exchange(order[0], purpose, order, (None,) * match.plan.seats)


def discard(match: Match, phase: Exchange, seat: int, action: Discard) -> Step:
    """One seat gives up cards; when all have, they are served (RULES D-17)."""
    hand = match.hand
    cards = list(hand.cards)
    cards[seat] = tuple(card for card in hand.cards[seat] if card not in action.cards)
    given = (*phase.given[:seat], action.cards, *phase.given[seat + 1 :])
    waiting = phase.waiting[1:]
    changed = tuple([None if each is None else len(each) for each in given])
    pile = hand.pile | action.mask
    hand = Hand(tuple(cards), hand.stock, pile, changed, hand.exposed, hand.corrido, hand.talks)
    events: list[Event] = [Discarded(seat, action.cards)]
    if waiting:
        return match.holding(hand, Exchange(waiting[0], phase.purpose, waiting, given)), events
    match = match.holding(hand, phase)
    if phase.purpose == "aside":
        return begin_lances(match), events
    needs = tuple([len(each or ()) for each in given])
    to_be_served = tuple([each for each in match.plan.orders[match.mano] if needs[each]])
    match = match.holding(hand._replace(talks=hand.talks + 1), phase)
    serving = Serving(phase.purpose, to_be_served, needs, given, served=len(to_be_served) < len(needs))
    after, more = _serve_next(match, serving)
    return after, events + more


def draw(match: Match, phase: Serving, action: Draw) -> Step:
    """Chance serves the next seat."""
    seat, hand = phase.waiting[0], match.hand
    cards = (*hand.cards[:seat], hand.cards[seat] + action.cards, *hand.cards[seat + 1 :])
    events: list[Event] = [Served(seat, action.cards, action.exposed)]
    exposed = hand.exposed + _exposed(cards, action.exposed, events)
    stock = hand.stock & ~action.mask
    hand = Hand(cards, stock, hand.pile, hand.changed, exposed, hand.corrido, hand.talks)
    left = phase.needs[seat] - len(action.cards)
    needs = (*phase.needs[:seat], left, *phase.needs[seat + 1 :])
    waiting = phase.waiting if left else phase.waiting[1:]
    shown = phase.exposed or action.exposed is not None
    phase = Serving(phase.purpose, waiting, needs, phase.given, phase.served, shown)
    after, more = _serve_next(match.holding(hand, phase), phase)
    return after, events + more


def _serve_next(match: Match, phase: Serving) -> Step:
    """Wait for the next draw, with a new stock if the old one is used up (RULES D-18); or go on."""
    if not phase.waiting:
        return _served(match, phase)
    if to_serve(match, phase):
        return match.at(phase), []
    seat, hand = phase.waiting[0], match.hand
    apart = 0
    if match.rules.reshuffle == "last_apart" and len(phase.waiting) == 1:
        apart = mask(phase.given[seat] or ())
    hand = hand._replace(stock=hand.pile & ~apart, pile=apart)
    return match.holding(hand, phase), [Reshuffled(seat)]


def _served(match: Match, phase: Serving) -> Step:
    """Everybody has new cards: another exposed card, the lances, or more talk (RULES D-16)."""
    if phase.purpose == "visto" and phase.served and match.rules.mus_visto_after == "cut_if_served":
        hand = match.hand._replace(corrido=False)
        return begin_lances(match.holding(hand, phase)), []
    if phase.exposed:
        return _exposure(match, first_deal=False)
    return match.at(talk(match)), []


def missing_cards(match: Match, action: WithCards, among: int) -> IllegalAction:
    """The refusal of cards that are not where the action takes them from."""
    where = "hand" if isinstance(action, Discard) else "stock"
    wrong = " ".join(map(str, unmask(action.mask & ~among)))
    place = f"hand {match.tally.hand}"
    return IllegalAction(f"card-not-in-{where}", f"{wrong} cannot be taken: not in the {where}", place)
