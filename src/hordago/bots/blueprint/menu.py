"""What may be bet in training: few amounts, so that the tree stays small."""

from __future__ import annotations

from typing import Final, NamedTuple


class Menu(NamedTuple):
    """Amounts by how many bets stand already; after the last only órdago is left to raise with."""

    opening: tuple[int, ...] = (2,)
    """Stones of a first envido."""
    raises: tuple[tuple[int, ...], ...] = ((5,),)
    """For each raise in turn, the stones it may add."""

    def amounts(self, bets: int) -> tuple[int, ...]:
        """What may be added when ``bets`` bets stand."""
        if bets == 0:
            return self.opening
        return self.raises[bets - 1] if bets <= len(self.raises) else ()


BLUEPRINT: Final = Menu()
"""The menu that the shipped blueprints know."""
