"""What a closed lance pays, at once and at the count (RULES C.4, D, B-04 to B-10, D-3 to D-5)."""

from dataclasses import dataclass
from typing import Any

from .evaluation import Hands, Options, best, juego_value, pares_value


@dataclass
class ClosedLance:
    """A lance that has been bet out: its name, its result and the seats that were entitled."""

    lance: str
    result: dict[str, Any]
    entitled: list[int]


@dataclass
class Table:
    """What the payments depend on besides the lances."""

    options: Options
    sides: list[int]
    mano: int
    hands: Hands


def winner_seat(closed: ClosedLance, table: Table) -> int | None:
    """The best hand where hands are compared (paso, accepted, accepted órdago), None elsewhere."""
    status = closed.result["status"]
    if status == "PASO":
        comparing = closed.entitled
    elif status in ("ACCEPTED", "ORDAGO_ACCEPTED"):
        comparing = [seat for seat in closed.entitled if table.sides[seat] in closed.result["participants"]]
    else:
        return None
    return best(closed.lance, table.hands, comparing, table.mano, table.options)


def values_of_side(closed: ClosedLance, side: int, table: Table) -> int:
    """The values of all the holders of one side in pares or juego (A72)."""
    value = pares_value if closed.lance == "pares" else juego_value
    return sum(
        value(table.hands[seat], table.options) for seat in closed.entitled if table.sides[seat] == side
    )


def immediate_payments(closed: ClosedLance, options: Options) -> list[list[Any]]:
    """``[lance, side, points]`` scored the moment the lance closes: the deje, then the punto bonus (D-3)."""
    if closed.result["status"] != "REFUSED" or options["deje_timing"] != "immediate":
        return []
    side = closed.result["side"]
    payments: list[list[Any]] = [[closed.lance, side, closed.result["deje"]]]
    if closed.lance == "punto" and options["punto_refused_bonus"] == "immediate":
        payments.append([closed.lance, side, 1])
    return payments


def count_payments(closed: ClosedLance, table: Table) -> list[list[Any]]:
    """``[lance, side, points, reason]`` in the order of D-4: deje, stake or paso, then values or punto."""
    lance, result, options = closed.lance, closed.result, table.options
    status = result["status"]
    if status in ("NOT_PLAYED", "ORDAGO_ACCEPTED"):
        return []
    payments: list[list[Any]] = []
    if status in ("REFUSED", "UNCONTESTED"):
        side = result["side"]
    else:
        seat = winner_seat(closed, table)
        assert seat is not None
        side = table.sides[seat]

    if status == "REFUSED" and options["deje_timing"] == "at_count":
        payments.append([lance, side, result["deje"], "deje"])
    if status == "ACCEPTED":
        payments.append([lance, side, result["stake"], "stake"])
    if status == "PASO" and lance in ("grande", "chica"):
        payments.append([lance, side, 1, "paso"])
    bonus = options["paso_bonus_pares_juego"]
    if status == "PASO" and lance in ("pares", "juego") and bonus in ("contested", "always"):
        payments.append([lance, side, 1, "paso"])
    if status == "UNCONTESTED" and bonus == "always":
        payments.append([lance, side, 1, "paso"])

    if lance in ("pares", "juego"):
        payments.append([lance, side, values_of_side(closed, side, table), "values"])
    if lance == "punto":
        already_paid = (
            status == "REFUSED"
            and options["deje_timing"] == "immediate"
            and options["punto_refused_bonus"] == "immediate"
        )
        if not already_paid:
            payments.append([lance, side, 1, "punto"])
    return payments
