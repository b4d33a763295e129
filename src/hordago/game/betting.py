"""The betting automaton of one lance (RULES section C).

A node knows who has spoken and who must answer, but no cards and no amounts: stake, previous stake and the
raise held back under ``highest`` are numbers beside it (:class:`Bets`). Nodes are interned, so the
legal words and the successors of a node are computed once; :func:`nodes` enumerates them all.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from hordago.game.errors import EngineBug
from hordago.game.make import make
from hordago.rules.options import Rules


class Status:
    """How a lance closed: plain words, as records and events say them."""

    NOT_PLAYED: Final = "NOT_PLAYED"
    """Nobody may speak; it pays nothing."""
    UNCONTESTED: Final = "UNCONTESTED"
    """Only one side may speak; its values are counted."""
    PASO: Final = "PASO"
    """Everybody passed."""
    ACCEPTED: Final = "ACCEPTED"
    """A bet stands, to be decided at the count."""
    REFUSED: Final = "REFUSED"
    """The last bettor's side takes the deje."""
    ORDAGO_ACCEPTED: Final = "ORDAGO_ACCEPTED"
    """The lance decides the game."""


class Outcome(NamedTuple):
    """The end of a lance: how, for which side, and which sides compare their hands."""

    status: str
    """One of :class:`Status`."""
    side: int | None = None
    """The side that holds it alone (UNCONTESTED) or that bet last (REFUSED)."""
    participants: tuple[int, ...] = ()
    """Sides that compare hands; empty where nothing is compared."""


class Form(NamedTuple):
    """What the shape of the betting depends on."""

    sides: tuple[int, ...]
    override: str
    from_mano: bool
    eliminates: bool

    @property
    def plural(self) -> bool:
        """Whether the plural answers exist."""
        return self.override in ("plural", "highest")


def form_of(rules: Rules) -> Form:
    """The form of the betting under these rules."""
    return Form(
        rules.sides, rules.partner_override, rules.answer_order == "from_mano", rules.refusal_eliminates
    )


OPEN_KINDS: Final = ("paso", "envido", "ordago")
BET_KINDS: Final = ("no_quiero", "quiero", "envido", "ordago")
ORDAGO_KINDS: Final = ("no_quiero", "quiero")
PLURAL_KINDS: Final = ("no_queremos", "queremos")
_RANK: Final = {"no_quiero": 0, "quiero": 1, "envido": 2, "ordago": 3}


class _Spot(NamedTuple):
    """The identity of a node."""

    mano: int
    entitled: tuple[int, ...]
    """Seats that may speak in this lance, from mano."""
    opening: tuple[int, ...]
    """Seats that have not spoken yet, while nobody has bet."""
    queue: tuple[int, ...] = ()
    """Seats still to answer, in order."""
    bettor: int = -1
    ordago: bool = False
    accepted: frozenset[int] = frozenset()
    """Sides that have accepted what stands."""
    out: frozenset[int] = frozenset()
    """Sides that have refused for good."""
    eliminated: frozenset[int] = frozenset()
    """Seats that are not asked again (RULES D-11)."""
    held: str = ""
    """Under ``highest``: the best answer so far …"""
    held_seat: int = -1
    """… and who gave it."""


class Node:
    """One situation. ``actor`` speaks, with one of ``kinds``; :meth:`after` follows a word."""

    __slots__ = ("actor", "bettor", "collects", "form", "heard", "kinds", "next", "ordago", "pending", "spot")

    def __init__(self, form: Form, spot: _Spot) -> None:
        self.form = form
        self.spot = spot
        self.pending = spot.bettor >= 0
        """A bet or an órdago waits for an answer."""
        self.bettor = spot.bettor
        self.ordago = spot.ordago
        self.actor: int = spot.queue[0] if self.pending else spot.opening[0]
        words = OPEN_KINDS if not self.pending else ORDAGO_KINDS if spot.ordago else BET_KINDS
        self.kinds: tuple[str, ...] = words + PLURAL_KINDS if self.pending and form.plural else words
        self.next: dict[str, Node | Outcome] = {}
        """The successors found so far; :meth:`after` finds the others."""
        self.heard: dict[type, tuple[Node | Outcome, tuple[Any, ...]]] = {}
        """By class of action, for words said here before: what follows, and the events (``lances``)."""
        self.collects = self.pending and form.override == "highest"
        """Answers are gathered and the highest stands (RULES D-9)."""

    def __reduce__(self) -> tuple[object, ...]:
        return _node, (self.form, self.spot)

    def __repr__(self) -> str:
        return f"Node({self.spot!r})"

    def after(self, kind: str) -> Node | Outcome:
        """The successor when ``actor`` says that word (one of ``kinds``)."""
        found = self.next.get(kind)
        if found is None:
            found = self.next[kind] = self._step(kind)
        return found

    def _step(self, kind: str) -> Node | Outcome:
        if not self.pending:
            return self._open(kind)
        if kind == "queremos":
            return self._accept(self.actor)
        if kind == "no_queremos":
            return self._refuse(whole_side=True)
        if self.collects:
            return self._collect(kind)
        if kind == "quiero":
            return self._accept(self.actor)
        if kind == "no_quiero":
            return self._refuse(whole_side=False)
        return self._bet(self.actor, ordago=kind == "ordago")

    def _open(self, kind: str) -> Node | Outcome:
        if kind != "paso":
            return self._bet(self.actor, ordago=kind == "ordago")
        left = self.spot.opening[1:]
        if left:
            return _node(self.form, self.spot._replace(opening=left))
        return Outcome(Status.PASO, None, _sides(self.form, self.spot.entitled))

    def _bet(self, seat: int, *, ordago: bool) -> Node:
        """A bet, raise or órdago: everybody of the other sides that are not out must answer."""
        spot = self.spot._replace(
            opening=(), bettor=seat, ordago=ordago, accepted=frozenset(), held="", held_seat=-1
        )
        queue = _queue(self.form, spot)
        if not queue:
            raise EngineBug("engine-bug", "a bet nobody can answer", repr(spot))
        return _node(self.form, spot._replace(queue=queue))

    def _accept(self, seat: int) -> Node | Outcome:
        spot, side = self.spot, self.form.sides[seat]
        left = tuple(other for other in spot.queue if self.form.sides[other] != side)
        return self._settle(spot._replace(queue=left, accepted=spot.accepted | {side}, held="", held_seat=-1))

    def _refuse(self, *, whole_side: bool) -> Node | Outcome:
        spot, side = self.spot, self.form.sides[self.actor]
        left = tuple(s for s in spot.queue[1:] if not (whole_side and self.form.sides[s] == side))
        out = spot.out if any(self.form.sides[s] == side for s in left) else spot.out | {side}
        gone = spot.eliminated | {self.actor} if self.form.eliminates else spot.eliminated
        return self._settle(spot._replace(queue=left, out=out, eliminated=gone, held="", held_seat=-1))

    def _collect(self, kind: str) -> Node | Outcome:
        """Under ``highest``: keep the better answer; act on it when everybody has spoken."""
        spot, seat = self.spot, self.actor
        held, held_seat = spot.held, spot.held_seat
        if not held or kind == "envido" == held or _RANK[kind] > _RANK[held]:
            held, held_seat = kind, seat
        if len(spot.queue) > 1:
            return _node(self.form, spot._replace(queue=spot.queue[1:], held=held, held_seat=held_seat))
        if held == "quiero":
            return self._accept(held_seat)
        if held == "no_quiero":
            return self._refuse(whole_side=True)
        return self._bet(held_seat, ordago=held == "ordago")

    def _settle(self, spot: _Spot) -> Node | Outcome:
        if spot.queue:
            return _node(self.form, spot)
        side = self.form.sides[spot.bettor]
        if not spot.accepted:
            return Outcome(Status.REFUSED, side)
        status = Status.ORDAGO_ACCEPTED if spot.ordago else Status.ACCEPTED
        return Outcome(status, None, tuple(sorted(spot.accepted | {side})))


class Bets(NamedTuple):
    """A node and the amounts beside it."""

    node: Node
    stake: int = 0
    """Total proposed, 0 while nobody has bet or under an órdago."""
    prev: int = 0
    """Last accepted total, 0 if none: what a refusal pays, or 1."""
    held: int = 0
    """Under ``highest``: the raise held back until everybody has spoken."""

    def say(self, kind: str, n: int = 0) -> Bets | Closed:
        """The lance after ``node.actor`` says a word that is legal for it."""
        node, stake, prev, _ = self
        if node.collects and kind in _RANK:
            return self._collect(kind, n)
        after = node.next.get(kind) or node.after(kind)
        if type(after) is Outcome:
            return make(Closed, (after, stake, prev))
        if kind == "envido":
            return make(Bets, (after, stake + n, stake, 0))
        if kind == "ordago":
            return make(Bets, (after, 0, stake, 0))
        return make(Bets, (after, stake, prev, 0))

    def _collect(self, kind: str, n: int) -> Bets | Closed:
        node, held = self.node, self.held
        if kind == "envido":
            if node.spot.held == "envido" and n <= held:
                kind = "no_quiero"
            else:
                held = n
        after = node.after(kind)
        if isinstance(after, Outcome):
            return Closed(after, self.stake, self.prev)
        if after.bettor == node.bettor:
            return Bets(after, self.stake, self.prev, held)
        return Bets(after, 0 if after.ordago else self.stake + held, self.stake)


class Closed(NamedTuple):
    """A closed lance with its amounts."""

    outcome: Outcome
    stake: int = 0
    """Total accepted, where the status is ACCEPTED."""
    prev: int = 0
    """Last accepted total, 0 if there was none."""


def start(form: Form, mano: int, entitled: tuple[int, ...]) -> Bets | Closed:
    """Begin a lance; ``entitled`` are the seats that may speak, from mano (RULES C.2)."""
    sides = _sides(form, entitled)
    if not entitled:
        return Closed(Outcome(Status.NOT_PLAYED))
    if len(sides) == 1:
        return Closed(Outcome(Status.UNCONTESTED, sides[0], sides))
    return Bets(_node(form, _Spot(mano, entitled, entitled)))


def nodes(first: Node) -> Iterator[Node]:
    """Every node reachable from one, itself first, each once."""
    seen, waiting = {first}, [first]
    while waiting:
        node = waiting.pop()
        yield node
        for kind in node.kinds:
            after = node.after(kind)
            if isinstance(after, Node) and after not in seen:
                seen.add(after)
                waiting.append(after)


def _sides(form: Form, seats: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted({form.sides[seat] for seat in seats}))


def _queue(form: Form, spot: _Spot) -> tuple[int, ...]:
    """Who must answer the bettor, in order (RULES C.3, B-14)."""
    count, own = len(form.sides), form.sides[spot.bettor]
    first = spot.mano if form.from_mano else spot.bettor + 1
    queue: list[int] = []
    for step in range(count):
        seat = (first + step) % count
        side = form.sides[seat]
        if seat not in spot.entitled or side == own or side in spot.out or seat in spot.eliminated:
            continue
        if form.override == "spokesman" and any(form.sides[other] == side for other in queue):
            continue
        queue.append(seat)
    return tuple(queue)


@cache
def _node(form: Form, spot: _Spot) -> Node:
    return Node(form, spot)
