"""Everything around the betting (RULES B-18 to B-28, D-12 to D-23): talk, cards, seats, stones, match."""

from typing import Any

from .errors import Illegal
from .evaluation import Options, from_seat, played_rank, strength

DECK_SIZE = 40
HAND_SIZE = 4


class MusTalk:
    """The mus talk of one hand, round after round of mus, until somebody cuts.

    ``say`` takes a seat (a side in a talk by teams) and a word. ``mano`` changes only in a mus corrido.
    """

    def __init__(self, options: Options, sides: list[int], mano: int, first_hand: bool = False) -> None:
        self.options, self.sides, self.mano = options, list(sides), mano
        self.corrido = first_hand and options["mus_corrido"] in ("match_start", "each_game")
        two_sides = len(set(sides)) == 2
        self.by_team = not self.corrido and options["mus_decision"] == "by_team" and two_sides
        opposite_partners = len(sides) == 4 and sides[(mano + 1) % 4] == sides[(mano + 3) % 4]
        self.may_defer = (
            not self.corrido and options["mus_decision"] == "sequential_defer" and opposite_partners
        )
        self.discards = 0
        self.cut_by: int | None = None
        self.to_speak: list[int] = []
        self._new_round()

    def _new_round(self) -> None:
        if self.by_team:
            mine = self.sides[self.mano]
            self.to_speak = [mine] + [side for side in sorted(set(self.sides)) if side != mine]
        else:
            self.to_speak = from_seat(self.mano, len(self.sides))

    def legal(self) -> list[str]:
        """The words of whoever speaks now."""
        if self.cut_by is not None:
            return []
        if self.by_team:
            return ["mus", "mintza"]
        words = ["mus", "no_mus"]
        if self.may_defer and self.to_speak[0] == (self.mano + 1) % 4:
            words.append("defer")
        return words

    def say(self, speaker: int, word: str) -> None:
        """One word of the talk. After a full round of mus the next word starts a new round."""
        if self.cut_by is not None:
            raise Illegal("the mus has been cut")
        if speaker != self.to_speak[0]:
            raise Illegal(f"{self.to_speak[0]} speaks, not {speaker}")
        if word not in self.legal():
            raise Illegal(f"{word} is not possible now")
        if word in ("no_mus", "mintza"):
            self.cut_by = speaker
            if self.corrido:
                self.mano = speaker
            return
        self.to_speak.pop(0)
        if not self.to_speak:
            self.discards += 1
            if self.corrido:
                self.mano = (self.mano + 1) % len(self.sides)
            self._new_round()

    def result(self) -> dict[str, Any]:
        """CUT, DISCARD after a full round of mus, or TALK in the middle of a round."""
        answer: dict[str, Any] = {"mano": self.mano, "dealer_next": self.mano, "discards": self.discards}
        if self.cut_by is not None:
            answer["result"] = "CUT"
            answer["by_team" if self.by_team else "by"] = self.cut_by
        else:
            everybody = len(set(self.sides)) if self.by_team else len(self.sides)
            between_rounds = len(self.to_speak) == everybody and self.discards > 0
            answer["result"] = "DISCARD" if between_rounds else "TALK"
        return answer


def discard_is_legal(options: Options, number: int, mus_visto: bool = False) -> bool:
    """0 (served) only in a mus visto or where the option allows it, at most the whole hand (B-19, D-16)."""
    least = 0 if mus_visto else options["mus_min_discard"]
    return bool(least <= number <= HAND_SIZE)


def talk_after_exchange(options: Options, discards: list[int]) -> str:
    """After a mus visto: "cut" when somebody stayed served and that ends the mus, else "resume" (D-16)."""
    if options["mus_visto_after"] == "cut_if_served" and 0 in discards:
        return "cut"
    return "resume"


def discard_order(options: Options, seats: int, mano: int) -> list[int]:
    """Mano first; or dealer first and mano last, which is the other way round the table (B-20, D-17)."""
    order = from_seat(mano, seats)
    return order if options["discard_order"] == "from_mano" else list(reversed(order))


def serve(
    options: Options, stock: int, old_pile: int, discards: list[int], mano: int = 0, mus_visto: bool = False
) -> dict[str, Any]:
    """Serve the discards from mano, in numbers of cards, reshuffling when the stock is empty (B-21, D-18).

    ``stock_left`` and ``pile_left`` are what lies on the table afterwards.
    """
    for number in discards:
        if not discard_is_legal(options, number, mus_visto):
            raise Illegal(f"nobody may discard {number} cards")
    answer: dict[str, Any] = {"reshuffle_at_seat": None, "new_stock": None, "set_apart": None}
    answer["dealt_from_old"] = None
    pile = old_pile + sum(discards)
    still_to_serve = [seat for seat in from_seat(mano, len(discards)) if discards[seat] > 0]
    while still_to_serve:
        seat = still_to_serve.pop(0)
        wanted = discards[seat]
        from_old = min(wanted, stock)
        stock -= from_old
        wanted -= from_old
        if wanted == 0:
            continue
        set_apart = 0
        if options["reshuffle"] == "last_apart" and not still_to_serve:
            set_apart = discards[seat]
        stock, pile = pile - set_apart, set_apart
        answer["reshuffle_at_seat"], answer["dealt_from_old"] = seat, from_old
        answer["new_stock"], answer["set_apart"] = stock, set_apart
        if stock < wanted:
            raise Illegal("not enough cards on the table")
        stock -= wanted
    answer["stock_left"], answer["pile_left"] = stock, pile
    return answer


def exposed_card(options: Options, at: str) -> str:
    """What happens when the dealer shows a card, ``at`` the first deal or after a mus (B-23, D-16)."""
    if at not in ("first_deal", "after_mus"):
        raise ValueError(f"no such moment: {at!r}")
    mode = options["mus_visto"]
    if mode == "off":
        return "IGNORED"
    if mode == "redeal":
        return "REDEAL_ALL" if at == "first_deal" else "CONTINUE"
    if mode == "forced":
        return "EVERYBODY_MAY_EXCHANGE_FORCED" if at == "first_deal" else "CONTINUE"
    if mode == "optional":
        return "EVERYBODY_MAY_EXCHANGE"
    return "MANO_DECIDES"


def cut_is_legal(options: Options, parts: list[int]) -> bool:
    """Two parts of the deck, neither smaller than cut_min (B-25)."""
    return len(parts) == 2 and sum(parts) == DECK_SIZE and min(parts) >= options["cut_min"]


def cut_deck(deck: list[str], number: int) -> list[str]:
    """The deck with its first ``number`` cards moved behind the others."""
    return deck[number:] + deck[:number]


def roles(dealer: int, players: int) -> dict[str, Any]:
    """Mano, the seats of the first five cards, and the roles of the next hand (A10, A11, A14)."""
    mano = (dealer + 1) % players
    first_five = [(mano + card) % players for card in range(5)]
    return {
        "mano": mano,
        "first_five": first_five,
        "next_dealer": mano,
        "next_mano": (mano + 1) % players,
    }


def deal(deck: list[str], players: int, mano: int, hand_size: int) -> tuple[list[list[str]], list[str]]:
    """One card at a time from mano, counter-clockwise; returns hands by seat and the stock."""
    hands: list[list[str]] = [[] for _ in range(players)]
    stock = list(deck)
    for _ in range(hand_size):
        for seat in from_seat(mano, players):
            hands[seat].append(stock.pop(0))
    return hands, stock


class DrawAgain(Exception):
    """Players who drew the same rank draw again before anything is assigned (D-23)."""

    def __init__(self, tied: list[list[str]]) -> None:
        super().__init__(f"draw again: {tied}")
        self.tied = tied


def seating(options: Options, draw: dict[str, str]) -> dict[str, Any]:
    """Seats, mano, dealer and sides of four players from one drawn card each (B-26).

    With suit_cut ``draw`` holds every player in seat order, the one who cut with his card, the rest with "".
    """
    mode = options["seating"]
    names = list(draw)
    if mode == "agreed":
        return _named_seats(names, dealer=names[-1])
    if mode == "suit_cut":
        cutters = [name for name in names if draw[name]]
        if len(cutters) != 1:
            raise Illegal("one player cuts")
        steps = {"o": 1, "c": 2, "e": 3, "b": 0}[draw[cutters[0]][1]]
        return _named_seats(names, dealer=names[(names.index(cutters[0]) + steps) % len(names)])

    drawn: dict[int, list[str]] = {}
    for name in names:
        drawn.setdefault(strength(played_rank(draw[name], options)), []).append(name)
    tied = [together for together in drawn.values() if len(together) > 1]
    if tied:
        raise DrawAgain(tied)
    from_low_to_high = [drawn[number][0] for number in sorted(drawn)]
    if mode == "draw_pairs_high_mano":
        if len(names) != 4:
            raise Illegal("two pairs are four players")
        lowest, third, second, highest = from_low_to_high
        return _named_seats([highest, third, second, lowest], dealer=lowest)
    lowest = from_low_to_high[0]
    if mode == "draw_lowest_deals":
        return _named_seats(names, dealer=lowest)
    return _named_seats(names, dealer=names[names.index(lowest) - 1])


def _named_seats(names: list[str], dealer: str) -> dict[str, Any]:
    mano = names[(names.index(dealer) + 1) % len(names)]
    return {"seats": names, "mano": mano, "dealer": dealer, "sides": [names[0::2], names[1::2]]}


def stones(options: Options, scores: list[int]) -> dict[str, Any]:
    """Amarracos and stones of every score, and the objects needed for them (D, D-22 for big_unit)."""
    unit = options["big_unit"]
    amarracos = [score // unit for score in scores]
    singles = [score % unit for score in scores]
    return {"amarracos": amarracos, "stones": singles, "objects": sum(amarracos) + sum(singles)}


def is_dentro(options: Options, score: int) -> bool:
    """The condition on the score alone (B-27, D-19)."""
    margin = options["dentro_margin"]
    return bool(margin > 0 and score >= options["target"] - margin)


def dentro_after_count(options: Options, scores: list[int], announced: list[int]) -> list[int]:
    """The sides that announce now: once a side and game, and only while the game goes on (D-19)."""
    if any(score >= options["target"] for score in scores):
        return []
    return [side for side, score in enumerate(scores) if is_dentro(options, score) and side not in announced]


def match_winner(options: Options, games: list[int]) -> int | None:
    """The side that has won the match by these games, None while it goes on (B-02, D-20)."""
    games_won: dict[int, int] = {}
    sets_won: dict[int, int] = {}
    winner = None
    for side in games:
        if winner is not None:
            raise Illegal("no game is played after the match is decided")
        games_won[side] = games_won.get(side, 0) + 1
        if games_won[side] == options["games_to_win"]:
            sets_won[side] = sets_won.get(side, 0) + 1
            games_won = {}
            if sets_won[side] == options["sets_to_win"]:
                winner = side
    return winner


def claim(options: Options, earned: list[int], claimed_before_cut: list[int]) -> list[int]:
    """What each side scores: everything, or what it claimed before the next cut (B-28, D-21)."""
    if options["claims"] == "auto":
        return list(earned)
    for won, asked in zip(earned, claimed_before_cut, strict=True):
        if not 0 <= asked <= won:
            raise Illegal(f"claims {asked} of {won}")
    return list(claimed_before_cut)


def put_aside(options: Options, hand: list[str], card: str) -> list[str]:
    """A hand of five without the card put aside face down (D-22)."""
    if options["hand_size"] != 5 or len(hand) != 5 or card not in hand:
        raise Illegal(f"{card} cannot be put aside")
    return [other for other in hand if other != card]
