"""Floor 4: bots get a SeatView and the legal actions and give an action; they never see a match."""

from hordago.bots.bot import ALL, NAMES, PEOPLE, YARDSTICKS, Bot, claim, known, make

__all__ = ["ALL", "NAMES", "PEOPLE", "YARDSTICKS", "Bot", "claim", "known", "make"]
