"""The blueprint: what was learnt in self-play, by public situation and hand (docs/adr/0018).

The layout is shared with the solver that trains it (``hordago.training.solver``); reading needs no numpy.
"""

from hordago.bots.blueprint.hands import Hands, hands_of
from hordago.bots.blueprint.layout import Layout, layout_of
from hordago.bots.blueprint.menu import BLUEPRINT, Menu
from hordago.bots.blueprint.trees import Trees, unfold

__all__ = ["BLUEPRINT", "Hands", "Layout", "Menu", "Trees", "hands_of", "layout_of", "unfold"]
