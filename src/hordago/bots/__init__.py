"""Floor 4: bots get a SeatView and the legal actions and give an action; they never see a match."""

from hordago.bots.bot import NAMES, PEOPLE, Bot, claim, make

__all__ = ["NAMES", "PEOPLE", "Bot", "claim", "make"]
