"""What a hand of four cards is worth, and which of two hands is better (RULES A.3, B-01, B-24, D-22, D-28).

Cards are strings, rank then suit: ``Ro`` is the king of coins. Seats are numbers from 0, in speaking order.
"""

from collections.abc import Iterable
from itertools import product
from typing import Any

Options = dict[str, Any]
Hand = list[str]
Hands = list[Hand]

RANKS_FROM_LOW_TO_HIGH = ["1", "2", "3", "4", "5", "6", "7", "S", "C", "R"]
JUEGO_FROM_WORST_TO_BEST = [33, 34, 35, 36, 37, 40, 32, 31]
FACES = ["S", "C", "R"]
WILD_CARDS = ["Cb", "So"]


def strength(rank: str) -> int:
    """1 for an ace up to 10 for a king."""
    return RANKS_FROM_LOW_TO_HIGH.index(rank) + 1


def worth(rank: str) -> int:
    """What one card adds to the total: 10 for a face, the pips otherwise (A5)."""
    return 10 if rank in FACES else int(rank)


def is_wild(card: str, options: Options) -> bool:
    """Perico and Perica, the caballo of clubs and the sota of coins (D-22)."""
    return options["jokers"] == "perico_perica" and card in WILD_CARDS


def played_rank(card: str, options: Options) -> str:
    """The rank a card that is not wild plays at: with 8 or 9 kings threes are kings, twos aces (B-01)."""
    if options["kings"] == 9 and card == "5o":
        return "R"
    if options["kings"] in (8, 9):
        if card[0] == "3":
            return "R"
        if card[0] == "2":
            return "1"
    return card[0]


def ranks_in_play(options: Options) -> list[str]:
    """The ranks that exist under these options, which are those a wild card may take."""
    if options["kings"] == 4:
        return list(RANKS_FROM_LOW_TO_HIGH)
    return [rank for rank in RANKS_FROM_LOW_TO_HIGH if rank not in ("2", "3")]


def readings(hand: Hand, options: Options) -> list[list[str]]:
    """Every way to read the hand as four ranks: one way, or more when it holds wild cards."""
    choices = []
    for card in hand:
        if is_wild(card, options):
            choices.append(ranks_in_play(options))
        else:
            choices.append([played_rank(card, options)])
    return [list(reading) for reading in product(*choices)]


def grande_key(ranks: list[str]) -> list[int]:
    """Highest card first; the greater list is the better hand (A31)."""
    return sorted((strength(rank) for rank in ranks), reverse=True)


def chica_key(ranks: list[str]) -> list[int]:
    """Lowest card first, and low is good: the greater list is the better hand (A32, B-30)."""
    return [-number for number in sorted(strength(rank) for rank in ranks)]


def pares_of_ranks(ranks: list[str]) -> tuple[int, Any, Any]:
    """Class (0 none, 1 par, 2 medias, 3 duples), higher and lower rank of one reading (A34, A35)."""
    fours = [rank for rank in RANKS_FROM_LOW_TO_HIGH if ranks.count(rank) == 4]
    threes = [rank for rank in RANKS_FROM_LOW_TO_HIGH if ranks.count(rank) == 3]
    twos = [rank for rank in RANKS_FROM_LOW_TO_HIGH if ranks.count(rank) == 2]
    if fours:
        return (3, fours[0], fours[0])
    if len(twos) == 2:
        return (3, twos[1], twos[0])
    if threes:
        return (2, threes[0], 0)
    if twos:
        return (1, twos[0], 0)
    return (0, 0, 0)


def pares_key(pares_found: tuple[int, Any, Any]) -> list[int]:
    """Class, then the ranks of the combination; loose cards never count (A36)."""
    kind, high, low = pares_found
    return [kind, strength(high) if high else 0, strength(low) if low else 0]


def pares(hand: Hand, options: Options) -> tuple[int, Any, Any]:
    """The best pares of a hand: ``(class, higher rank, lower rank)``, 0 where there is none."""
    return max((pares_of_ranks(ranks) for ranks in readings(hand, options)), key=pares_key)


def pares_value(hand: Hand, options: Options) -> int:
    """1 for par, 2 for medias, 3 for duples, 0 for nothing (A70)."""
    return pares(hand, options)[0]


def total(hand: Hand, options: Options) -> int:
    """The total of the hand; with wild cards the total that ranks highest, juego before punto (D-22)."""
    totals = [sum(worth(rank) for rank in ranks) for ranks in readings(hand, options)]
    juegos = [number for number in totals if number >= 31]
    if juegos:
        return max(juegos, key=JUEGO_FROM_WORST_TO_BEST.index)
    return max(totals)


def has_juego(hand: Hand, options: Options) -> bool:
    """31 or more (A37)."""
    return total(hand, options) >= 31


def juego_value(hand: Hand, options: Options) -> int:
    """3 for 31, real or not, 2 for another juego, 0 for none (A71, B-24)."""
    if not has_juego(hand, options):
        return 0
    return 3 if total(hand, options) == 31 else 2


def is_real31(hand: Hand, options: Options) -> bool:
    """Three sevens and the face the option asks for (B-24, D-28)."""
    mode = options["real31"]
    printed = [card[0] for card in hand]
    if mode == "figure":
        for ranks in readings(hand, options):
            if ranks.count("7") == 3 and any(rank in FACES for rank in ranks):
                return True
        return False
    if mode == "sota":
        return printed.count("7") == 3 and printed.count("S") == 1
    if mode == "sota_oros":
        return printed.count("7") == 3 and "So" in hand
    return False


def juego_rank(hand: Hand, options: Options) -> int:
    """0 without juego, 1 for 33 up to 8 for 31, 9 for the real 31."""
    if not has_juego(hand, options):
        return 0
    if is_real31(hand, options):
        return 9
    return JUEGO_FROM_WORST_TO_BEST.index(total(hand, options)) + 1


def key(lance: str, hand: Hand, options: Options) -> list[int]:
    """A list that is greater for the better hand in that lance, and equal for a tie."""
    if lance == "grande":
        return max(grande_key(ranks) for ranks in readings(hand, options))
    if lance == "chica":
        return max(chica_key(ranks) for ranks in readings(hand, options))
    if lance == "pares":
        return pares_key(pares(hand, options))
    if lance == "juego":
        return [juego_rank(hand, options)]
    if lance == "punto":
        return [total(hand, options)]
    raise ValueError(f"no such lance: {lance!r}")


def better(lance: str, hand_a: Hand, hand_b: Hand, options: Options) -> bool:
    """Is hand a strictly better than hand b in that lance?"""
    return key(lance, hand_a, options) > key(lance, hand_b, options)


def from_seat(first: int, seats: int) -> list[int]:
    """All seats in speaking order, starting at ``first``."""
    return [(first + step) % seats for step in range(seats)]


def best(lance: str, hands_by_seat: Hands, seats: Iterable[int], mano: int, options: Options) -> int:
    """The seat with the best hand among ``seats``; a tie goes to the one that speaks first (A33)."""
    taking_part = list(seats)
    winner = None
    for seat in from_seat(mano, len(hands_by_seat)):
        if seat not in taking_part:
            continue
        if winner is None or better(lance, hands_by_seat[seat], hands_by_seat[winner], options):
            winner = seat
    if winner is None:
        raise ValueError("nobody takes part")
    return winner


def holders(lance: str, hands_by_seat: Hands, options: Options) -> list[int]:
    """The seats that may take part: those with pares or juego there, everybody elsewhere (C.1, C.2)."""
    everybody = list(range(len(hands_by_seat)))
    if lance == "pares":
        return [seat for seat in everybody if pares_value(hands_by_seat[seat], options) > 0]
    if lance == "juego":
        return [seat for seat in everybody if has_juego(hands_by_seat[seat], options)]
    return everybody
