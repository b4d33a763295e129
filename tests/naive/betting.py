"""The betting of one lance, for any number of seats and sides (RULES C.1 to C.3, C.6, D-5 to D-11)."""

from typing import Any

from .errors import Illegal, Rejected
from .evaluation import Options, from_seat

PLURALS = ["queremos", "no_queremos"]
WORDS_WITH_AMOUNT = ["envido", "mas"]
HEIGHT_OF_ANSWER = {"no_quiero": 0, "quiero": 1, "mas": 2, "ordago": 3}

Amounts = tuple[int, int | None] | None


class Betting:
    """One lance: who speaks, what he may say, and how it ended.

    ``seats`` is their number, ``sides`` the side of each, ``entitled`` the seats that may speak.
    """

    def __init__(
        self, lance: str, seats: int, sides: list[int], mano: int, entitled: list[int], options: Options
    ) -> None:
        if options["partner_override"] == "highest" and len(set(sides)) > 2:
            raise Rejected("partner_override=highest is defined for two sides only (D-9, D-31)")
        self.lance, self.sides, self.mano, self.options = lance, list(sides), mano, options
        self.order = from_seat(mano, seats)
        self.entitled = [seat for seat in self.order if seat in entitled]
        self.opening = list(self.entitled)
        self.stake = 0
        self.prev = 0
        self.ordago = False
        self.bettor = -1
        self.queue: list[int] = []
        self.sides_in: list[int] = []
        self.sides_out: list[int] = []
        self.eliminated: list[int] = []
        self.answers: list[tuple[int, str, int]] = []
        self.log: list[list[Any]] = []
        self.result: dict[str, Any] | None = None
        self.status = "OPEN"
        sides_entitled = {self.sides[seat] for seat in self.entitled}
        if not sides_entitled:
            self._close({"status": "NOT_PLAYED"})
        elif len(sides_entitled) == 1:
            self._close({"status": "UNCONTESTED", "side": self.sides[self.entitled[0]]})

    def copy(self) -> "Betting":
        """The same position, sharing nothing that changes."""
        other = Betting.__new__(Betting)
        other.__dict__.update(self.__dict__)
        for name in ["opening", "queue", "sides_in", "sides_out", "eliminated", "answers", "log"]:
            setattr(other, name, list(getattr(self, name)))
        return other

    @property
    def actor(self) -> int | None:
        """The seat that must speak now, None when the lance is closed."""
        if self.status == "OPEN":
            return self.opening[0]
        if self.status == "PENDING":
            return self.queue[0]
        return None

    def legal(self) -> dict[str, Amounts]:
        """The words the actor may say; (lowest, highest or None) for the words with an amount."""
        least, most = self.options["min_bet"], self.options["max_bet"]
        step = self.options["min_raise"]
        words: dict[str, Amounts] = {}
        if self.status == "OPEN":
            words["paso"] = None
            if most is None or least <= most:
                words["envido"] = (least, most)
            words["ordago"] = None
        if self.status == "PENDING":
            words["quiero"] = None
            words["no_quiero"] = None
            if self.options["partner_override"] in ("plural", "highest"):
                words["queremos"] = None
                words["no_queremos"] = None
            if not self.ordago:
                words["ordago"] = None
                if most is None:
                    words["mas"] = (step, None)
                elif self.stake + step <= most:
                    words["mas"] = (step, most - self.stake)
                if self.stake >= step and (most is None or self.stake + self.stake <= most):
                    words["reenvido"] = None
        return words

    def act(self, seat: int, word: str, n: int | None = None) -> None:
        """The seat speaks. Raises Illegal, and then nothing has changed."""
        if self.actor is None:
            raise Illegal("the lance is closed")
        if seat != self.actor:
            raise Illegal(f"seat {self.actor} speaks, not seat {seat}")
        if word == "paso" and self.status == "PENDING":
            word = "no_quiero"
        legal = self.legal()
        if word not in legal:
            raise Illegal(f"{word} is not possible now")
        if n is not None and word not in WORDS_WITH_AMOUNT:
            raise Illegal(f"{word} takes no amount")
        if word == "reenvido":
            word, n = "mas", self.stake
        if word in WORDS_WITH_AMOUNT:
            if n is None:
                n = 2
            low, high = legal[word] or (0, None)
            if n < low or (high is not None and n > high):
                raise Illegal(f"{word} {n} is outside {low}..{high}")
        self.log.append([seat, word] if n is None else [seat, word, n])
        if self.status == "OPEN":
            self._open(seat, word, n or 0)
        elif self.options["partner_override"] == "highest" and word not in PLURALS:
            self._keep_answer(seat, word, n or 0)
        else:
            self._answer(seat, word, n or 0)

    def _open(self, seat: int, word: str, n: int) -> None:
        if word == "paso":
            self.opening.pop(0)
            if not self.opening:
                self._close({"status": "PASO"})
        elif word == "envido":
            self._propose(seat, stake=n, prev=0, ordago=False)
        else:
            self._propose(seat, stake=0, prev=0, ordago=True)

    def _keep_answer(self, seat: int, word: str, n: int) -> None:
        """highest: everybody asked speaks, then the highest answer stands as if spoken alone (D-9)."""
        self.queue.pop(0)
        self.answers.append((seat, word, n))
        if self.queue:
            return
        chosen = self.answers[0]
        for answer in self.answers[1:]:
            higher = HEIGHT_OF_ANSWER[answer[1]] > HEIGHT_OF_ANSWER[chosen[1]]
            larger = answer[1] == "mas" and chosen[1] == "mas" and answer[2] > chosen[2]
            if higher or larger:
                chosen = answer
        self.queue = [chosen[0]]
        self._answer(*chosen)

    def _answer(self, seat: int, word: str, n: int) -> None:
        side = self.sides[seat]
        if word == "mas":
            self._propose(seat, stake=self.stake + n, prev=self.stake, ordago=False)
        elif word == "ordago":
            self._propose(seat, stake=self.stake, prev=self.stake, ordago=True)
        elif word in ("quiero", "queremos"):
            self.sides_in.append(side)
            self._ask_no_more(side)
        elif word == "no_queremos":
            self.sides_out.append(side)
            self._ask_no_more(side)
        else:
            if self.options["refusal_eliminates"]:
                self.eliminated.append(seat)
            self.queue.remove(seat)
            if not any(self.sides[other] == side for other in self.queue):
                self.sides_out.append(side)
            self._close_if_everybody_answered()

    def _ask_no_more(self, side: int) -> None:
        self.queue = [seat for seat in self.queue if self.sides[seat] != side]
        self._close_if_everybody_answered()

    def _propose(self, seat: int, stake: int, prev: int, ordago: bool) -> None:
        self.status = "PENDING"
        self.stake, self.prev, self.ordago, self.bettor = stake, prev, ordago, seat
        self.sides_in = []
        self.answers = []
        self.queue = []
        seats = len(self.sides)
        circle = self.order if self.options["answer_order"] == "from_mano" else from_seat(seat, seats)
        for other in circle:
            side = self.sides[other]
            if other not in self.entitled or other in self.eliminated:
                continue
            if side == self.sides[seat] or side in self.sides_out:
                continue
            asked_already = any(self.sides[queued] == side for queued in self.queue)
            if self.options["partner_override"] == "spokesman" and asked_already:
                continue
            self.queue.append(other)
        assert self.queue, "a bettor is never eliminated, so somebody must answer (C.3)"

    def _close_if_everybody_answered(self) -> None:
        if self.queue:
            return
        bettors_side = self.sides[self.bettor]
        if self.sides_in:
            participants = sorted([bettors_side, *self.sides_in])
            if self.ordago:
                self._close({"status": "ORDAGO_ACCEPTED", "participants": participants})
            else:
                self._close({"status": "ACCEPTED", "stake": self.stake, "participants": participants})
            return
        deje = self.prev if self.prev > 0 else 1
        if self.prev > 0 and self.lance in ("pares", "juego", "punto"):
            deje += self.options["deje_extra_on_raise"]
        self._close({"status": "REFUSED", "side": bettors_side, "deje": deje})

    def _close(self, result: dict[str, Any]) -> None:
        self.status = result["status"]
        self.result = result


def pass_whole_lance(betting: Betting) -> None:
    """The word "paso" for a whole lance: every entitled player passes."""
    for seat in list(betting.opening):
        if betting.actor is not None:
            betting.act(seat, "paso")
