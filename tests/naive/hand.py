"""A whole hand after the mus: the lances in their order, the count, the winner (RULES C.5, D, D-1 to D-4)."""

from typing import Any

from .betting import Betting, pass_whole_lance
from .count import ClosedLance, Table, count_payments, immediate_payments, winner_seat
from .errors import Illegal, Rejected
from .evaluation import Hands, Options, holders

LANCES = ["grande", "chica", "pares", "juego", "punto"]


def check_options(options: Options, sides: list[int]) -> None:
    """Refuse what can never make a game (D-9, D-22)."""
    if options["perete_bonus"] != 0:
        raise Rejected("perete_bonus: no source says when it is paid (D-22)")
    if options["partner_override"] == "highest" and len(set(sides)) > 2:
        raise Rejected("partner_override=highest is defined for two sides only (D-9)")


def bet_lance(
    lance: str, entitled: list[int], table: Table, words: str | list[list[Any]] | None
) -> ClosedLance:
    """Bet one lance to its end with the words given; Illegal if they are wrong, too few or too many."""
    betting = Betting(lance, len(table.hands), table.sides, table.mano, entitled, table.options)
    if words == "paso":
        pass_whole_lance(betting)
    else:
        for action in words or []:
            if not isinstance(action, list):
                raise Illegal(f"not an action: {action!r}")
            betting.act(*action)
    if betting.result is None:
        raise Illegal(f"{lance} has not been bet to its end")
    return ClosedLance(lance, betting.result, betting.entitled)


def play(
    options: Options,
    seats: int,
    sides: list[int],
    mano: int,
    score: list[int],
    hands: Hands,
    lances: dict[str, Any],
) -> dict[str, Any]:
    """Play one hand from the first word of grande.

    ``lances`` maps a lance to its actions or to "paso". Returns immediate, count, final, winner, by, winners
    and status. Raises Illegal for a wrong sequence, also for words in a lance that is never reached.
    """
    check_options(options, sides)
    if len(sides) != seats or len(hands) != seats:
        raise Illegal("one side and one hand for every seat")
    table = Table(options, list(sides), mano, hands)
    target = options["target"]
    start, now = list(score), list(score)
    played: list[ClosedLance] = []
    immediate: list[list[Any]] = []
    outcome: dict[str, Any] = {"winner": None, "by": None, "count": []}

    to_speak = ["grande", "chica", "pares", "juego"]
    if not holders("juego", hands, options):
        to_speak.append("punto")
    for lance in to_speak:
        closed = bet_lance(lance, holders(lance, hands, options), table, lances.get(lance))
        played.append(closed)
        for payment in immediate_payments(closed, options):
            immediate.append(payment)
            now[payment[1]] += payment[2]
            if now[payment[1]] >= target:
                outcome["winner"], outcome["by"] = payment[1], "deje"
                break
        if outcome["winner"] is not None or closed.result["status"] == "ORDAGO_ACCEPTED":
            break

    reached = [closed.lance for closed in played]
    for lance, words in lances.items():
        if lance not in LANCES:
            raise Illegal(f"no such lance: {lance!r}")
        if lance not in reached and words:
            raise Illegal(f"{lance} is never reached")

    if outcome["winner"] is None:
        count_hand(played, table, start, now, outcome)
    winners = {closed.lance: winner_seat(closed, table) for closed in played}
    return {
        "immediate": immediate,
        "count": outcome["count"],
        "final": now,
        "winner": outcome["winner"],
        "by": outcome["by"],
        "winners": {lance: seat for lance, seat in winners.items() if seat is not None},
        "status": {closed.lance: closed.result["status"] for closed in played},
    }


def count_hand(
    played: list[ClosedLance], table: Table, start: list[int], now: list[int], outcome: dict[str, Any]
) -> None:
    """The count of section D, changing the score ``now`` and the ``outcome``."""
    target = table.options["target"]
    last = played[-1]
    ordago = last.result["status"] == "ORDAGO_ACCEPTED"
    to_count = played
    if ordago:
        to_count = played[:-1] if table.options["ordago_precedence"] == "count_prior" else []
    for closed in to_count:
        for payment in count_payments(closed, table):
            outcome["count"].append(payment)
            side, points = payment[1], payment[2]
            now[side] += points
            if now[side] >= target:
                outcome["winner"], outcome["by"] = side, "count"
                return
    if ordago:
        seat = winner_seat(last, table)
        assert seat is not None
        side = table.sides[seat]
        if table.options["ordago_loser_score"] == "hand_start":
            now[:] = start
        now[side] = target
        outcome["winner"], outcome["by"] = side, "ordago"
