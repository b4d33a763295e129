"""Environments for programs that learn: PettingZoo, OpenSpiel and Gymnasium, all over one episode.

Each adapter is a module of its own and needs the extra ``[envs]``: ``hordago.envs.zoo``,
``hordago.envs.spiel``, ``hordago.envs.gym``. What they share needs numpy alone.
"""

from hordago.envs.actions import Menu
from hordago.envs.extra import MissingExtra
from hordago.envs.layout import Block, Layout
from hordago.envs.play import Play
from hordago.envs.setup import Setup

__all__ = ["Block", "Layout", "Menu", "MissingExtra", "Play", "Setup"]
