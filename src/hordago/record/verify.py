"""A record against the fair deal (docs/reference/fairness.md): was every card what the seed had promised?"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hordago import fair
from hordago.cards.card import CARDS, unmask
from hordago.fair.seats import draw_seats
from hordago.game.actions import Deal, Draw
from hordago.game.events import Reshuffled
from hordago.game.state import Dealing, Match
from hordago.record.errors import RecordFault
from hordago.record.model import DealRecord, Record
from hordago.record.replay import Step, replay, steps


@dataclass(frozen=True, slots=True)
class DealCheck:
    """What was checked of one deal."""

    hand: int
    """Number of the hand in the record, from 1."""
    number: int
    """Number of the deal in the match, from 1: the one that is part of its key."""
    missing: tuple[str, ...] = ()
    """What the record would have to say for the deal to be checked; nothing was checked if there is any."""
    cut: str = "none"
    """``none``, ``chance`` (checked) or ``seat`` (a player cut; the cards were checked behind that cut)."""
    dealt: int = 0
    """Cards checked, in number."""
    drawn: int = 0
    reshuffles: int = 0
    turned_up: int = 0
    """Cards turned up while they were dealt or drawn (checked)."""

    @property
    def checked(self) -> bool:
        """Whether the record said enough."""
        return not self.missing


@dataclass(frozen=True, slots=True)
class Verified:
    """What a check came to."""

    deals: tuple[DealCheck, ...]
    """Up to the end or the fault."""
    fault: RecordFault | None = None
    seats: bool = False
    """Whether the draw for seats could be checked."""

    @property
    def ok(self) -> bool:
        """Nothing is wrong, and at least one deal could be checked."""
        return self.fault is None and any(deal.checked for deal in self.deals)


def verify(record: Record) -> Verified:
    """Replay a record and check commitments, seeds, nonces, cuts and every card dealt, drawn or reshuffled.

    Which cards were turned up is checked, too, and that one chance in the whole match explains when; and the
    draw for seats, where the record tells of one. Deals of
    which the record does not say enough (those of a match still running, or of an older program) are reported
    as such.
    """
    fault = replay(record).fault
    if fault is not None:
        return Verified((), fault)
    deals: list[DealCheck] = []
    seats = False
    try:
        deals.extend(_checks(record))
        seats = _check_seats(record)
    except RecordFault as error:
        fault = error
    return Verified(tuple(deals), fault, seats)


def _check_seats(record: Record) -> bool:
    """Whether the draw for seats could be checked; raises :class:`RecordFault` if others were drawn."""
    deal = record.hands[0].deals[0] if record.hands else None
    if record.seating is None or deal is None or deal.seed is None or deal.nonces is None:
        return False
    drawn = draw_seats(fair.deal_key(deal.seed, 1, deal.nonces), record.rules).seating
    if (record.seating, record.mano) != drawn:
        told, due = f"seats {_listed(record.seating)}, mano {record.mano}", drawn
        message = f"it says {told}, but drawn were {_listed(due.players)}, mano {due.mano}"
        raise RecordFault("not-fair", message, "start")
    return True


def _listed(seats: Sequence[int]) -> str:
    return ", ".join(map(str, seats))


def _checks(record: Record) -> Iterator[DealCheck]:
    """The deals of a record that replays, one after the other."""
    played: dict[tuple[int, int], list[Step]] = defaultdict(list)
    for step in steps(record):
        played[step.hand, step.deal].append(step)
    number = 0
    before: DealRecord | None = None
    chance_cuts: bool | None = None
    accidents = _Accidents()
    for index, hand in enumerate(record.hands):
        for n, deal in enumerate(hand.deals):
            number += 1
            place = f"hand {index + 1}, deal {n + 1}"
            _check_promise(before, deal, place, index)
            missing = _missing(before, deal)
            if missing:
                yield DealCheck(index + 1, number, missing)
            else:
                checker = _Checker(record, deal, number, place, index, accidents)
                for step in played[index, n]:
                    checker.see(step)
                chance_cuts = checker.same_cut(chance_cuts)
                yield checker.result
            before = deal


def _missing(before: DealRecord | None, deal: DealRecord) -> tuple[str, ...]:
    """What is not said of a deal."""
    named = {"commitment": deal.commitment, "nonces": deal.nonces, "seed": deal.seed}
    missing = [name for name, value in named.items() if value is None]
    if before is not None and before.next_commitment is None:
        missing.append("next_commitment of the deal before")
    return tuple(missing)


def _check_promise(before: DealRecord | None, deal: DealRecord, place: str, hand: int) -> None:
    """The seed fits the commitment, and that is the one published with the deal before."""
    promised = before.next_commitment if before else None
    if promised is not None and deal.commitment is not None and promised != deal.commitment:
        message = "the commitment is not the one that was published with the deal before"
        raise RecordFault("not-fair", message, place, hand)
    if deal.seed is None or deal.commitment is None:
        return
    if not fair.verify_commitment(deal.commitment, deal.seed):
        raise RecordFault("not-fair", "the seed does not fit the commitment", place, hand)


class _Accidents:
    """Whether cards were turned up, in a whole match. The chance is not told, but it is the same throughout.

    So no number that turned a card up may be as large as one that did not.
    """

    def __init__(self) -> None:
        self._most = -1
        """The largest number that turned a card up …"""
        self._least = 2**64
        """… and the smallest that did not."""

    def fits(self, number: int, *, turned_up: bool) -> bool:
        """Take note of one move; whether it goes with those before it."""
        if turned_up:
            self._most = max(self._most, number)
        else:
            self._least = min(self._least, number)
        return self._most < self._least


class _Checker:
    """One deal, its cards in the order that its key gives."""

    def __init__(
        self,
        record: Record,
        deal: DealRecord,
        number: int,
        place: str,
        hand: int,
        accidents: _Accidents,
    ) -> None:
        assert deal.seed is not None
        assert deal.nonces is not None
        self._cut_min = record.rules.cut_min
        self._key = fair.deal_key(deal.seed, number, deal.nonces)
        self._stock: Sequence[int] = fair.deck(self._key)
        self._place = place
        self._hand = hand
        self._tokens = 0
        self._number = number
        self._cut = "none"
        self._dealt = 0
        self._drawn = 0
        self._reshuffles = 0
        self._accidents = accidents
        self._moves = 0
        self._turned_up = 0

    @property
    def result(self) -> DealCheck:
        counted = (self._dealt, self._drawn, self._reshuffles, self._turned_up)
        return DealCheck(self._hand + 1, self._number, (), self._cut, *counted)

    def see(self, step: Step) -> None:
        """Check one step of the hand."""
        if isinstance(step.action, Deal):
            self._cut_deck(step.before)
            self._take(step.action, "dealt")
            self._dealt = len(step.action.cards)
        elif isinstance(step.before.phase, Dealing):
            return
        else:
            self._tokens += 1
        if isinstance(step.action, Draw):
            self._take(step.action, f"drawn at token {self._tokens}")
            self._drawn += len(step.action.cards)
        if any(isinstance(event, Reshuffled) for event in step.events):
            self._reshuffles += 1
            self._stock = fair.reshuffle(self._key, self._reshuffles, unmask(step.after.hand.stock))

    def _cut_deck(self, before: Match) -> None:
        assert isinstance(before.phase, Dealing)
        cut = before.phase.cut
        if cut is None:
            return
        self._cut = "seat" if before.plan.cutting_seat else "chance"
        if self._cut == "chance" and cut != (due := fair.cut(self._key, self._cut_min)):
            raise self._wrong(f"the deck was cut at {cut}, but chance had to cut it at {due}")
        self._stock = fair.cut_deck(self._stock, cut)

    def _take(self, action: Deal | Draw, how: str) -> None:
        due, self._stock = self._stock[: len(action.cards)], self._stock[len(action.cards) :]
        for place, (card, expected) in enumerate(zip(action.cards, due, strict=True), 1):
            if card != expected:
                raise self._wrong(f"card {place} {how} is {card}, but the deck had {CARDS[expected]}")
        self._check_exposed(action, how)

    def _check_exposed(self, action: Deal | Draw, how: str) -> None:
        """The card turned up is the one that had to be, and it could be turned up."""
        number, place = fair.turned_up(self._key, self._moves, len(action.cards))
        exposed, due = action.exposed, action.cards[place]
        if exposed is not None and exposed != due:
            raise self._wrong(f"of the cards {how} {exposed} was turned up, but it had to be {due}")
        if not self._accidents.fits(number, turned_up=exposed is not None):
            one = "no card" if exposed is None else "a card"
            raise self._wrong(f"of the cards {how} {one} was turned up, which no one chance explains")
        self._moves += 1
        self._turned_up += exposed is not None

    def same_cut(self, before: bool | None) -> bool | None:
        """Whether chance cuts; it must do so always or never, else the cut would be a choice."""
        if self._cut == "seat":
            return before
        if before is not None and before != (self._cut == "chance"):
            raise self._wrong("chance must cut the deck in every deal or in none")
        return self._cut == "chance"

    def _wrong(self, message: str) -> RecordFault:
        return RecordFault("not-fair", message, self._place, self._hand)
