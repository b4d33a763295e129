"""Everything a seat, or chance, can do. Actions are small frozen values; those without amount are shared.

Turn actions belong to the one seat (or chance) to act; free actions (look, seña, phrase, claim) take no turn.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final, NoReturn, Self

from hordago.cards.card import CARDS, DECK_SIZE, Card, mask
from hordago.cards.quoted import quoted
from hordago.game.errors import Malformed
from hordago.rules.options import MAX_STAKE
from hordago.rules.signals import MEANINGS

PHRASES: Final = ("ask", "yes", "no", "you", "mus", "cut")
"""What partners may say to each other in public (RULES B-29, D-12)."""


class Action:
    """Base of all actions. ``kind`` is the stable name of what is done."""

    __slots__ = ()
    kind: ClassVar[str]
    free: ClassVar[bool] = False
    """True for actions that do not take a turn."""

    @property
    def listed(self) -> str:
        """The kind under which legal actions list it."""
        return self.kind

    @property
    def number(self) -> int | None:
        """The number that a legal range bounds (stones, cards), None for an action without one."""
        return None

    def _key(self) -> tuple[Any, ...]:
        return ()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash((self.kind, self._key()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self._key()))})"

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{type(self).__name__} cannot be changed")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"{type(self).__name__} cannot be changed")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self._key()


class _Word(Action):
    """An action without any detail; one shared value a class."""

    __slots__ = ()
    _shared: ClassVar[Any]

    def __init_subclass__(cls) -> None:
        cls._shared = object.__new__(cls)

    def __new__(cls) -> Self:
        shared: Self = cls._shared
        return shared


class _Amount(Action):
    """An action with a whole number ``n`` of at least ``least``."""

    __slots__ = ("n",)
    n: int
    least: ClassVar[int] = 1
    most: ClassVar[int] = MAX_STAKE

    def __init__(self, n: int) -> None:
        if type(n) is not int or not self.least <= n <= self.most:
            raise Malformed(
                "malformed",
                f"{self.kind}: {quoted(n)} is not a whole number from {self.least} to {self.most}",
            )
        object.__setattr__(self, "n", n)

    @property
    def number(self) -> int:
        """The amount."""
        return self.n

    def _key(self) -> tuple[Any, ...]:
        return (self.n,)


class WithCards(Action):
    """An action with distinct cards."""

    __slots__ = ("cards", "mask")
    cards: tuple[Card, ...]
    mask: int
    """The bit mask of the cards."""

    def __init__(self, cards: Iterable[Card]) -> None:
        try:
            taken = tuple(cards)
        except TypeError:
            raise Malformed("malformed", f"{self.kind}: {quoted(cards)} is no sequence of cards") from None
        if list(map(type, taken)).count(Card) != len(taken):
            taken = _known(self.kind, taken)
        bits = mask(taken)
        if bits.bit_count() != len(taken):
            twice = " ".join(map(str, taken))
            raise Malformed("malformed", f"{self.kind}: the same card twice in {twice}")
        _set_cards(self, taken)
        _set_mask(self, bits)

    @property
    def number(self) -> int:
        """How many cards."""
        return len(self.cards)

    def _key(self) -> tuple[Any, ...]:
        return (self.cards,)


_set_cards: Final = WithCards.__dict__["cards"].__set__
_set_mask: Final = WithCards.__dict__["mask"].__set__
"""The slots themselves: every hand makes such actions, and ``object.__setattr__`` looks them up by name."""


def _known(kind: str, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards as such; raises :class:`Malformed`."""
    for each in cards:
        if not isinstance(each, int) or isinstance(each, bool) or not 0 <= each < DECK_SIZE:
            raise Malformed("malformed", f"{kind}: {quoted(each)} is not a card")
    return tuple(CARDS[each] for each in cards)


# ── mus ──────────────────────────────────────────────────────────────────────────────────────────────


class Mus(_Word):
    """Ask for other cards."""

    __slots__ = ()
    kind = "mus"


class NoMus(_Word):
    """Cut the mus: the lances begin (``mintza`` in a talk by teams)."""

    __slots__ = ()
    kind = "no_mus"


class Defer(_Word):
    """Leave the decision to atzesku (RULES D-12)."""

    __slots__ = ()
    kind = "defer"


class MusVisto(Action):
    """Mano's answer when a card was exposed and ``mus_visto`` is ``mano_decides``."""

    __slots__ = ("yes",)
    kind = "mus_visto"
    yes: bool

    def __init__(self, yes: bool) -> None:
        if type(yes) is not bool:
            raise Malformed("malformed", f"mus_visto: {quoted(yes)} is neither True nor False")
        object.__setattr__(self, "yes", yes)

    @property
    def listed(self) -> str:
        """Yes and no are listed apart."""
        return "visto_yes" if self.yes else "visto_no"

    def _key(self) -> tuple[Any, ...]:
        return (self.yes,)


class Discard(WithCards):
    """Give up cards face down; only their number is public. No cards = served, in a mus visto."""

    __slots__ = ()
    kind = "discard"


# ── lances ───────────────────────────────────────────────────────────────────────────────────────────


class Paso(_Word):
    """Pass before any bet; on a pending bet it is taken as :class:`NoQuiero` (RULES D-8)."""

    __slots__ = ()
    kind = "paso"


class Envido(_Amount):
    """Bet ``n`` stones; as an answer, ``n`` more."""

    __slots__ = ()
    kind = "envido"


class Quiero(_Word):
    """Accept what stands."""

    __slots__ = ()
    kind = "quiero"


class NoQuiero(_Word):
    """Refuse what stands, for this seat."""

    __slots__ = ()
    kind = "no_quiero"


class Queremos(_Word):
    """Accept for the whole side."""

    __slots__ = ()
    kind = "queremos"


class NoQueremos(_Word):
    """Refuse for the whole side."""

    __slots__ = ()
    kind = "no_queremos"


class Ordago(_Word):
    """Bet the game."""

    __slots__ = ()
    kind = "ordago"


# ── the deck ─────────────────────────────────────────────────────────────────────────────────────────


class Cut(_Amount):
    """Cut the deck: the first ``n`` cards go behind the others."""

    __slots__ = ()
    kind = "cut"
    most = DECK_SIZE - 1


class FromDeck(WithCards):
    """Cards that chance gives; ``exposed`` is one of them that all have seen."""

    __slots__ = ("exposed",)
    exposed: Card | None

    def __init__(self, cards: Iterable[Card], exposed: Card | None = None) -> None:
        WithCards.__init__(self, cards)
        if exposed is not None:
            if type(exposed) not in (int, Card) or exposed not in self.cards:
                raise Malformed(
                    "malformed", f"{self.kind}: the exposed card {quoted(exposed)} is not among the cards"
                )
            exposed = CARDS[exposed]
        _set_exposed(self, exposed)

    def _key(self) -> tuple[Any, ...]:
        return (self.cards, self.exposed)


_set_exposed: Final = FromDeck.__dict__["exposed"].__set__


class Deal(FromDeck):
    """Chance deals: one card a seat from mano, round after round."""

    __slots__ = ()
    kind = "deal"


class Draw(FromDeck):
    """Chance serves the next seat its new cards."""

    __slots__ = ()
    kind = "draw"


WORDS: Final[dict[str, Action]] = {
    each.listed: each
    for each in (
        Paso(),
        NoQuiero(),
        NoMus(),
        Mus(),
        MusVisto(False),
        MusVisto(True),
        Quiero(),
        NoQueremos(),
        Queremos(),
        Ordago(),
        Defer(),
    )
}
"""The turn actions that are a mere word, by the kind under which they are listed; the most modest first."""


# ── free actions ─────────────────────────────────────────────────────────────────────────────────────


class Look(_Amount):
    """Turn the eyes to a seat (one's own seat = one's cards). Public."""

    __slots__ = ()
    kind = "look"
    free = True
    least = 0
    most = 5


class Sena(Action):
    """Make a sign of that meaning; only those who look at the signer see it."""

    __slots__ = ("meaning",)
    kind = "sena"
    free = True
    meaning: str

    def __init__(self, meaning: str) -> None:
        if not isinstance(meaning, str) or meaning not in MEANINGS:
            raise Malformed(
                "malformed", f"sena: {quoted(meaning)} has no meaning; expected one of {', '.join(MEANINGS)}"
            )
        object.__setattr__(self, "meaning", meaning)

    def _key(self) -> tuple[Any, ...]:
        return (self.meaning,)


class Say(Action):
    """Say one of the fixed phrases to the partner, in public; it changes no state."""

    __slots__ = ("phrase",)
    kind = "say"
    free = True
    phrase: str

    def __init__(self, phrase: str) -> None:
        if phrase not in PHRASES:
            raise Malformed(
                "malformed", f"say: {quoted(phrase)} is no phrase; expected one of {', '.join(PHRASES)}"
            )
        object.__setattr__(self, "phrase", phrase)

    def _key(self) -> tuple[Any, ...]:
        return (self.phrase,)


class Claim(_Amount):
    """Take ``n`` of the stones one's side has earned (``claims=manual``)."""

    __slots__ = ()
    kind = "claim"
    free = True


ACTIONS: Final[frozenset[type[Action]]] = frozenset(
    {
        *map(type, WORDS.values()),
        *(Discard, Envido, Cut, Deal, Draw),
        *(Look, Sena, Say, Claim),
    }
)
"""All kinds of action; a class made elsewhere is none, whatever it calls itself."""
