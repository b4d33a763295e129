"""Before the lances: cut and deal, mus visto, the talk, giving up and serving cards (RULES B-18 to B-25)."""

from __future__ import annotations

from typing import TypeVar

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
from hordago.game.lances import first_lance
from hordago.game.legal import to_serve
from hordago.game.make import make
from hordago.game.state import CHANCE, KEPT, Dealing, Exchange, Hand, Match, Phase, Serving, Talk, VistoAsk
from hordago.game.turn import Turn, handled, rested, spoken, turn_done

Step = tuple[Match, list[Event]]
_Value = TypeVar("_Value")


def cut_deck(match: Match, _: Dealing, seat: int, action: Cut) -> Turn:
    """The deck is cut; now chance deals."""
    return spoken(match, Dealing(CHANCE, action.n), (DeckCut(seat, action.n),))


def deal(match: Match, _: Dealing, seat: int, action: Deal) -> Turn:
    """One card a seat from mano, round after round (RULES A14)."""
    plan, tally, before, _phase, _eyes, turn, history = match
    mano, dealt, card = tally.mano, action.cards, action.exposed
    cards = tuple([dealt[places] for places in plan.dealt_places[mano]])
    exposed: tuple[tuple[int, Card], ...] = ()
    events: tuple[Event, ...] = (make(Dealt, (cards, mano, card)),)
    if card is not None:
        exposed = (_exposed(cards, card),)
        events += (Exposed(*exposed[0]),)
    hand = make(Hand, (cards, FULL_DECK ^ action.mask, 0, plan.unchanged, exposed, before.corrido, 0))
    aside = plan.rules.hand_size > KEPT
    phase: Phase = exchange(match, "aside") if aside else plan.first_talks[before.corrido][mano]
    told = history + events
    dealt_out = make(Match, (plan, tally, hand, phase, plan.dealt_eyes, turn + 1, told))
    if aside or not exposed:
        return dealt_out, events
    after, more = _exposure(match._replace(hand=hand, eyes=plan.dealt_eyes), first_deal=True)
    return turn_done(match, after, (*events, *more))


def _exposed(cards: tuple[tuple[Card, ...], ...], card: Card) -> tuple[int, Card]:
    """Who got the exposed card."""
    return next(seat for seat, hand in enumerate(cards) if card in hand), card


def _exposure(match: Match, *, first_deal: bool) -> Step:
    """What an exposed card brings (RULES B-23, D-16)."""
    option = match.rules.mus_visto
    if option == "redeal" and first_deal:
        cards = match.hand._replace(cards=(), stock=FULL_DECK, pile=0, exposed=(), changed=())
        wait, eyes = match.plan.waits[match.mano], match.plan.eyes
        return match._replace(hand=cards, phase=wait, eyes=eyes), [Redealt()]
    if option == "optional" or (option == "forced" and first_deal):
        return match.at(exchange(match, "visto")), []
    if option == "mano_decides":
        return match.at(VistoAsk(match.mano)), []
    return match.at(talk(match)), []


def answer_visto(match: Match, _: VistoAsk, seat: int, action: MusVisto) -> Turn:
    """Mano says whether cards are exchanged; if not, the ordinary talk begins."""
    phase = exchange(match, "visto") if action.yes else talk(match)
    return spoken(match, phase, (Called(seat, action),))


def talk(match: Match) -> Talk:
    """A new round of talk from mano."""
    return match.plan.first_talks[match.hand.corrido][match.tally.mano]


def ask(match: Match, phase: Talk, seat: int, action: Action) -> Turn:
    """Mus, or the decision left to atzesku."""
    called: Event = make(Called, (seat, action))
    _, speakers, said, deferred = phase
    said += 1
    if said < len(speakers):
        deferred = deferred or action.kind == "defer"
        return spoken(match, make(Talk, (speakers[said], speakers, said, deferred)), (called,))
    if not match.hand.corrido:
        return spoken(match, exchange(match, "mus"), (called,))
    mano = (match.mano + 1) % match.plan.seats
    moved = match.scoring(match.tally.led_by(mano))
    return spoken(moved, exchange(moved, "mus"), (called, ManoMoved(mano)))


def cut_mus(match: Match, _: Talk, seat: int, action: Action) -> Turn:
    """No mus: grande begins; in mus corrido the cutter is mano (RULES B-22)."""
    plan, tally, hand, _phase, eyes, turn, history = match
    events: tuple[Event, ...] = (make(Called, (seat, action)),)
    if hand.corrido:
        cards, stock, pile, changed, exposed, _corrido, talks = hand
        hand = make(Hand, (cards, stock, pile, changed, exposed, False, talks))
        if seat != tally.mano:
            tally = tally.led_by(seat)
            events += (make(ManoMoved, (seat,)),)
    if eyes.moved or eyes.live:
        eyes = rested(eyes)
    lance = first_lance(plan, tally.mano, hand)
    return make(Match, (plan, tally, hand, lance, eyes, turn + 1, history + events)), events


def exchange(match: Match, purpose: str) -> Exchange:
    """Everybody gives up cards, mano first or, ``from_dealer``, mano last (RULES B-20)."""
    order = match.plan.orders[match.mano]
    if match.rules.discard_order == "from_dealer":
        order = order[::-1]
    return Exchange(order[0], purpose, order, match.plan.unchanged)


def discard(match: Match, phase: Exchange, seat: int, action: Discard) -> Turn:
    """One seat gives up cards; when all have, they are served (RULES D-17)."""
    held, stock, pile, _, exposed, corrido, talks = match.hand
    _, purpose, waiting, given = phase
    gone, waiting = action.cards, waiting[1:]
    cards = _with(held, seat, tuple([each for each in held[seat] if each not in gone]))
    given = _with(given, seat, gone)
    changed = tuple([None if each is None else len(each) for each in given])
    pile |= action.mask
    talks += not waiting and purpose != "aside"
    hand = make(Hand, (cards, stock, pile, changed, exposed, corrido, talks))
    discarded: Event = make(Discarded, (seat, gone))
    if waiting:
        return handled(match, hand, make(Exchange, (waiting[0], purpose, waiting, given)), (discarded,))
    after = match.holding(hand, phase)
    if purpose == "aside":
        return turn_done(match, after.at(first_lance(after.plan, after.mano, hand)), (discarded,))
    needs = tuple([len(each or ()) for each in given])
    to_be_served = tuple([each for each in match.plan.orders[match.mano] if needs[each]])
    serving = Serving(purpose, to_be_served, needs, given, served=len(to_be_served) < len(needs))
    after, more = _serve_next(after, serving)
    return turn_done(match, after, (discarded, *more))


def draw(match: Match, phase: Serving, _: int, action: Draw) -> Turn:
    """Chance serves the next seat."""
    purpose, waiting, needs, given, served, any_exposed = phase
    held, stock, pile, changed, exposed, corrido, talks = match.hand
    seat, new, card = waiting[0], action.cards, action.exposed
    cards = _with(held, seat, held[seat] + new)
    events: tuple[Event, ...] = (make(Served, (seat, new, card)),)
    if card is not None:
        turned_up = _exposed(cards, card)
        exposed, any_exposed = (*exposed, turned_up), True
        events += (Exposed(*turned_up),)
    stock &= ~action.mask
    hand = make(Hand, (cards, stock, pile, changed, exposed, corrido, talks))
    left = needs[seat] - len(new)
    if not left:
        waiting = waiting[1:]
    phase = make(Serving, (purpose, waiting, _with(needs, seat, left), given, served, any_exposed))
    if waiting and stock:
        return handled(match, hand, phase, events)
    after, more = _serve_next(match.holding(hand, phase), phase)
    return turn_done(match, after, (*events, *more))


def _with(values: tuple[_Value, ...], seat: int, value: _Value) -> tuple[_Value, ...]:
    """The values with another one for that seat."""
    changed = list(values)
    changed[seat] = value
    return tuple(changed)


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
        return match.holding(hand, first_lance(match.plan, match.mano, hand)), []
    if phase.exposed:
        return _exposure(match, first_deal=False)
    return match.at(talk(match)), []


def missing_cards(match: Match, action: WithCards, among: int) -> IllegalAction:
    """The refusal of cards that are not where the action takes them from."""
    where = "hand" if isinstance(action, Discard) else "stock"
    wrong = " ".join(map(str, unmask(action.mask & ~among)))
    place = f"hand {match.tally.hand}"
    return IllegalAction(f"card-not-in-{where}", f"{wrong} cannot be taken: not in the {where}", place)
