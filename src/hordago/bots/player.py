"""The player of all levels: what it understands is a :class:`~hordago.bots.level.Level`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp
from operator import mul
from random import Random
from typing import Final, NamedTuple

from hordago.bots import gifts
from hordago.bots.beliefs import Beliefs
from hordago.bots.blueprint.artefact import Blueprint, blueprint
from hordago.bots.eyes import Signer, Witness
from hordago.bots.glances import Watcher
from hordago.bots.holdings import holdings
from hordago.bots.judge import Judge, Judged
from hordago.bots.laws import lawful
from hordago.bots.level import PLAIN, Character, Level, tempered
from hordago.bots.onlooker import Onlooker
from hordago.bots.policy import Policy, policy
from hordago.bots.promise import Promise
from hordago.bots.prospect import Prospect, needs
from hordago.bots.reason import Option, Reason
from hordago.bots.situation import ALONE, Place, Trail, begun
from hordago.cards.evaluate import HAND_SIZE
from hordago.game.actions import WORDS, Action, Cut, Discard, Envido, Look, Ordago, Sena
from hordago.game.events import Called, Declared, Event, LanceClosed
from hordago.game.legal import Legal
from hordago.rules import Rules
from hordago.views import SeatView

Shelf = Callable[[Rules], Blueprint | None]
"""Where a player takes the blueprint for its rules from."""
_SORTS: Final = (1, 6, 13)
"""Needed stones from which a score is of another sort, for those who know only three …"""
_MEANT: Final = (3, 9, 40)
"""… and the needed stones that stand for each."""
_ANOTHER_BET: Final = 2.0
"""Where the stake is that many times the blueprint's, or one such part of it, it says nothing any more."""
_BET_FROM: Final = 0.42
"""Without the blueprint: how likely the side must be best for a bet that is no bluff …"""
_RAISE_FROM: Final = 0.62
"""… for a raise …"""
_AGAIN: Final = 0.13
"""… and how much more for each raise after it."""
_ORDAGO_FROM: Final = 0.95
_HOPELESS: Final = 0.06
"""With less chance to win the game than this, an órdago has nothing to lose."""
_ALONE: Final = 1.0
"""Stones that refusing for the partner, too, must gain: the partner knows better what it holds."""
_EDGE: Final = 0.25
"""Stones that a bold word must gain."""
_MANO: Final = 0.08
"""Mano, who wins the ties, cuts with that much less."""
_DEFERS_FROM: Final = 0.45
_CUTS: Final = ("no_mus", "visto_no")
_SHOWN: Final = 5
"""Other exchanges that a reason tells of."""


def shipped(rules: Rules) -> Blueprint | None:
    """The blueprint that was shipped for these rules, None where the deck or the table is another."""
    plain = rules.jokers == "none" and rules.hand_size == HAND_SIZE and rules.side_count == 2
    return blueprint(rules.kings, rules.target, rules.seats) if plain and rules.seats in (2, 4) else None


class Scene(NamedTuple):
    """What one decision is made from."""

    view: SeatView
    legal: Legal
    policy: Policy | None
    place: Place | None


class Player:
    """A player of some level and character. It remembers only what its own views told it."""

    def __init__(
        self, level: Level, seed: int | bytes, character: Character = PLAIN, shelf: Shelf = shipped
    ) -> None:
        self.level, self.character = tempered(level, character), character
        self.mute: bool = not level.signs or character.silent
        self._random = Random(seed)
        self._shelf = shelf
        self._signer = (Watcher if level.watches else Signer)(openly=character.openness)
        self._witness = Witness()
        self._trail: Trail | None = None
        self._rules: Rules | None = None
        self._book: Blueprint | None = None
        self.beliefs = Beliefs(level.reads)
        self._onlooker = Onlooker(level.reads) if level.resolves else None
        self._anew_random = Random(f"anew {seed!r}")
        self._reason: Callable[[], Reason] | None = None

    def why(self) -> Reason | None:
        """Why the last action was taken; None before the first one."""
        return None if self._reason is None else self._reason()

    def signal(self, view: SeatView) -> Look | Sena | None:
        """A true sign where it helps the partner more than the rivals; else the eyes go where it pays."""
        self._witness.signs(view)
        return None if self.mute else self._signer.signal(view)

    def act(self, view: SeatView, legal: Legal) -> Action:
        """The turn action that the level finds best."""
        kind = legal.choices[0].kind
        if kind == "cut":
            return self._told(
                view, Cut(self._random.randint(legal.choices[0].min or 1, legal.choices[0].max or 1))
            )
        if len(view.cards) != HAND_SIZE:
            hands = gifts.best(view.rules, None, self._order(view))
            return self._told(view, Discard([hands.aside(view.cards)]), "draw")
        scene = self._see(view, legal)
        if kind == "discard":
            return self._give(scene)
        if kind in ("mus", "visto_yes"):
            return self._talk(scene)
        return self._bet(scene)

    # ── seeing ───────────────────────────────────────────────────────────────────────────────────────

    def _see(self, view: SeatView, legal: Legal) -> Scene:
        if view.rules != self._rules:
            self._rules = view.rules
            self._book = self._shelf(view.rules) if self.level.book else None
            book = self._book
            self._trail = Trail(book.layout, book.about["talks"]) if book else Trail(None)
        assert self._trail is not None
        played = self._policy(view)
        news, signs = self._trail.follow(view), self._witness.signs(view)
        self.beliefs.follow(view, self._trail, played, news, signs)
        if self._onlooker:
            self._onlooker.follow(view, self._trail, played, news)
        return Scene(view, legal, played, self._trail.place(view) if played else None)

    def _policy(self, view: SeatView) -> Policy | None:
        """The blueprint at the score with which the hand began."""
        if self._book is None:
            return None
        score = begun(view)
        first = view.rules.sides[view.mano]
        mano, other = (max(1, view.rules.target - score[side]) for side in (first, 1 - first))
        if self.level.coarse:
            mano, other = (_MEANT[sum(each >= step for step in _SORTS[1:])] for each in (mano, other))
        return policy(self._book, mano, other)

    def _order(self, view: SeatView) -> int:
        return (view.viewer - view.mano) % view.rules.seats

    def _told(self, view: SeatView, action: Action, *grounds: str) -> Action:
        """Note a decision in which nothing was weighed."""
        self._reason = lambda: Reason(view.stage, action, grounds or ("habit",), None, (), ())
        return action

    # ── before the lances ────────────────────────────────────────────────────────────────────────────

    def _talk(self, scene: Scene) -> Action:
        view, legal, beliefs = scene.view, scene.legal, self.beliefs
        chances = scene.policy.chances(scene.place, beliefs.hand) if scene.policy and scene.place else None
        words = [choice.kind for choice in legal]
        if chances and scene.place and words == [kind for kind, _ in scene.place.words]:
            mixed = self._mixed(chances)
            action = WORDS[words[gifts.drawn(mixed, self._random)]]
            often = dict(zip(words, mixed, strict=True))
            self._reason = lambda: self._talked(scene, action, "book", often)
            return action
        share = beliefs.pack.quality[beliefs.hand]
        needed = self.level.cuts_from - 0.1 * self.character.boldness
        if view.viewer == view.mano or (view.talk and view.talk.corrido):
            needed -= _MANO
        enough = needs(view)[0] <= beliefs.held.pares_value + beliefs.held.juego_value
        if enough:
            needed -= _MANO
        cut, ask = ("no_mus", "mus") if words[0] == "mus" else ("visto_no", "visto_yes")
        word = cut if share >= needed else ask
        if word == ask and share >= _DEFERS_FROM and legal.choice("defer"):
            word = "defer"
        action, ground = (
            WORDS[word],
            "values" if enough and word == cut else "strong" if word == cut else "weak",
        )
        self._reason = lambda: self._talked(scene, action, ground, {})
        return action

    def _talked(self, scene: Scene, action: Action, ground: str, often: Mapping[str, float]) -> Reason:
        view, trail = scene.view, self._trail
        assert trail is not None
        promise = Promise(view, scene.policy, self.level.score)
        cut = promise.cut(self.beliefs.hand, trail.cut_by(view.viewer))
        _, exchanged = promise.exchanges(view.rules.mus_min_discard, HAND_SIZE)[0]
        options = [
            Option(WORDS[each.kind], *(cut if each.kind in _CUTS else exchanged), often.get(each.kind))
            for each in scene.legal
        ]
        share = self.beliefs.pack.quality[self.beliefs.hand]
        more = "strong" if share >= self.level.cuts_from else "weak"
        return Reason(
            view.stage,
            action,
            tuple(dict.fromkeys((ground, more))),
            None,
            tuple(sorted(options, key=lambda each: -each.win)),
            holdings(self.beliefs),
        )

    def _give(self, scene: Scene) -> Action:
        view, choice, table = scene.view, scene.legal.choices[0], self.beliefs.pack
        least, most = choice.min or 0, choice.max or 0
        cards = None
        if self.level.gifts == "book" and scene.policy and self._trail:
            row = self._trail.giving(view.viewer)
            chances = scene.policy.gives(row, self.beliefs.hand) if row is not None else None
            if chances:
                cards = gifts.chosen(table, view.cards, gifts.drawn(self._mixed(chances), self._random))
        hands = gifts.best(view.rules, scene.policy, self._order(view))
        if cards is None and self.level.gifts == "plain" and least:
            cards = gifts.plain(table, view.cards)
        if cards is None or not least <= len(cards) <= most:
            cards = hands.discard(view.cards, least, most)
        action = Discard(cards)
        self._reason = lambda: self._exchanged(scene, action, least, most)
        return action

    def _exchanged(self, scene: Scene, action: Discard, least: int, most: int) -> Reason:
        view, table = scene.view, self.beliefs.pack.scale
        went = sorted(table.place_of[card] for card in action.cards)
        options, shown = [], 0
        for cards, value in Promise(view, scene.policy, self.level.score).exchanges(least, most):
            chosen = sorted(table.place_of[card] for card in cards) == went
            if chosen or shown < _SHOWN:
                shown += not chosen
                options.append(Option(action if chosen else Discard(cards), *value, None))
        return Reason(view.stage, action, ("draw",), None, tuple(options), holdings(self.beliefs))

    # ── the lances ───────────────────────────────────────────────────────────────────────────────────

    def _bet(self, scene: Scene) -> Action:
        view = scene.view
        prospect = Prospect(view, self.beliefs, self.level.score)
        judge = Judge(view, scene.legal, self.beliefs, prospect, scene.policy, self.level.optimism)
        place = scene.place if scene.place and _near(scene.place.stake, judge.bet.stake) else None
        judged = judge.all(scene.place)
        left = lawful(judge, judged)
        chances = self._by_book(scene.policy, place, judge, left)
        if chances is not None:
            action, ground = left[gifts.drawn(chances, self._random)].action, "book"
        else:
            action = self._by_odds(judge, left)
            ground = "odds"
        if self._onlooker and len(left) > 1:
            anew = self._anew(scene, judge, place, left, chances or [each.action == action for each in left])
            if anew is not None:
                chances, ground = anew, "anew"
                action = left[gifts.drawn(chances, self._anew_random)].action
        often = {each.action: p for each, p in zip(left, chances or (), strict=False)}
        self._reason = lambda: self._weighed(judge, judged, action, ground, often)
        return action

    def _anew(
        self, scene: Scene, judge: Judge, place: Place | None, left: Sequence[Judged], usual: Sequence[float]
    ) -> list[float] | None:
        """By word: how often to say it, the lance worked out anew; None where that gains too little."""
        from hordago.bots.resolve.study import study

        assert self._onlooker is not None
        words = [(each.action.kind, each.action.number or 0) for each in left]
        found = study(judge, self._onlooker, scene.policy, words, place, self.level.resolves)
        if found is None:
            return None
        kinds = [ALONE.get(kind, kind) for kind, _ in words]
        liked = [each * self._taste(kind, judge) for each, kind in zip(found.often, kinds, strict=True)]
        often = found._replace(often=liked).within(self.level.margin * judge.prospect.stone)
        changes = [new - old for new, old in zip(often, usual, strict=True)]
        gain = sum(map(mul, changes, found.values))
        return often if gain > self.level.gate * judge.prospect.stone else None

    def _mixed(self, chances: Sequence[float]) -> list[float]:
        """Chances at the level's temperature; they add up to 1."""
        power = 1 / self.level.temperature
        raised = [each**power if each > 0 else 0.0 for each in chances]
        total = sum(raised)
        return [each / total for each in raised]

    def _by_book(
        self, played: Policy | None, place: Place | None, judge: Judge, left: Sequence[Judged]
    ) -> list[float] | None:
        """By word of ``left``: how often to say it; None where the blueprint is silent."""
        chances = played.chances(place, self.beliefs.hand) if played and place else None
        if chances is None or place is None:
            return None
        found = [0.0] * len(left)
        for (kind, stones), chance in zip(place.words, self._mixed(chances), strict=True):
            number = _meant(kind, stones, judge, left)
            if number is not None:
                found[number] += chance * self._taste(kind, judge)
        best = max(each.value.win for each in left)
        allowed = self.level.patience * judge.prospect.stone
        found = [
            chance if best - each.value.win <= allowed else 0.0
            for chance, each in zip(found, left, strict=True)
        ]
        total = sum(found)
        return [each / total for each in found] if total > 0 else None

    def _taste(self, kind: str, judge: Judge) -> float:
        """How much more often the character says such a word."""
        taste = self.character.boldness
        if kind in ("envido", "ordago"):
            return exp(taste + (self.character.bluff if judge.p < _BET_FROM else 0.0))
        return exp(taste / 2 if kind == "quiero" else -taste / 2)

    def _by_odds(self, judge: Judge, left: Sequence[Judged]) -> Action:
        """Without the blueprint: the best quiet word, or a bold one that gains enough."""
        quiet = [each for each in left if each.action.kind not in ("envido", "ordago")]
        bold = [each for each in left if each.action.kind in ("envido", "ordago")]
        stone = judge.prospect.stone
        safe = max(
            quiet or left,
            key=lambda each: each.value.win - _ALONE * stone * (each.action.kind == "no_queremos"),
        )
        needed = _BET_FROM
        if not judge.legal.choice("paso"):
            raises = sum(
                isinstance(event, Called) and isinstance(event.action, Envido | Ordago)
                for event in _of_this_lance(judge.view)
            )
            needed = min(0.99, _RAISE_FROM + _AGAIN * (raises - 1))
        needed -= 0.15 * self.character.boldness
        hopeless = safe.value.win < _HOPELESS
        bluffs = self.level.bluff * exp(self.character.bluff)
        free = judge.p >= needed or hopeless or self._random.random() < bluffs
        bold = [
            each
            for each in bold
            if free and (each.action.kind == "envido" or judge.p >= _ORDAGO_FROM or hopeless)
        ]
        edge = _EDGE * stone
        best = max(bold, key=lambda each: each.value.win, default=safe)
        return best.action if best.value.win > safe.value.win + edge else safe.action

    def _weighed(
        self, judge: Judge, judged: Sequence[Judged], action: Action, ground: str, often: dict[Action, float]
    ) -> Reason:
        grounds = []
        if judge.sure:
            grounds.append("sure")
        if judge.lost:
            grounds.append("lost")
        if len(judged) == 1:
            grounds.append("forced")
        if min(judge.prospect.us, judge.prospect.them) <= 5:
            grounds.append("need")
        if action.kind in ("envido", "ordago") and judge.p < _BET_FROM:
            grounds.append("bluff")
        options = [Option(each, *value, often.get(each)) for each, value in judged]
        return Reason(
            judge.view.stage,
            action,
            (*grounds, ground),
            judge.p,
            tuple(sorted(options, key=lambda each: -each.win)),
            holdings(self.beliefs),
        )


def _near(stake: int, real: int) -> bool:
    """Whether a stake is about the one that the blueprint means."""
    if not stake or not real:
        return stake == real
    return 1 / _ANOTHER_BET <= real / stake <= _ANOTHER_BET


def _meant(kind: str, stones: int, judge: Judge, left: Sequence[Judged]) -> int | None:
    """Which of the words that are left the blueprint's one means."""
    if kind == "envido":
        bets = [n for n, each in enumerate(left) if each.action.kind == "envido"]
        if min(judge.prospect.us, judge.prospect.them) <= 12:
            return max(bets, key=lambda n: left[n].value.win, default=None)
        return min(bets, key=lambda n: abs((left[n].action.number or 0) - stones), default=None)
    plural = {"quiero": "queremos", "no_quiero": "no_queremos"}.get(kind)
    words = [n for n, each in enumerate(left) if each.action.kind in (kind, plural)]
    return max(words, key=lambda n: (left[n].value.win, left[n].action.kind == kind), default=None)


def _of_this_lance(view: SeatView) -> tuple[Event, ...]:
    """The events since the lance began."""
    begins = [n for n, event in enumerate(view.history) if isinstance(event, LanceClosed | Declared)]
    return view.history[begins[-1] :] if begins else view.history
