"""What OpenSpiel's players observe: tensors and strings made from views and from remembered tokens only."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from hordago.envs.extra import needed
from hordago.envs.layout import Numbers
from hordago.envs.setup import Setup
from hordago.record import position_of
from hordago.views import SPECTATOR

pyspiel: Any = needed("pyspiel", "hordago.envs.spiel")


class MusObserver:
    """An observer of the kind that OpenSpiel asks for.

    Blocks, in order: ``player`` (one for each seat); with public information those of
    :class:`~hordago.envs.layout.Layout`, as the player sees the table, or as a spectator does where private
    information is left out; with private information alone just ``cards``; with private information
    ``coming``, the player's cards of a deal that is not complete (40); and with perfect recall ``memory``:
    the tokens of the whole episode (:mod:`hordago.envs.memory`), oldest first, then zeros.

    Raises ValueError for parameters, or for the private information of all players at once.
    """

    def __init__(self, setup: Setup, tokens: int, kind: Any = None, params: Any = None) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported; passed {params}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        private = kind.private_info
        if private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no observer sees the cards of all players")
        self._setup = setup
        self._private = private == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._public = bool(kind.public_info)
        self._recall = bool(kind.perfect_recall) and self._public
        layout = setup.layout
        pieces: list[tuple[str, tuple[int, ...]]] = [("player", (setup.rules.seats,))]
        if self._public:
            pieces += [(block.name, block.shape) for block in layout.blocks]
        elif self._private:
            pieces.append(("cards", (40,)))
        if self._private:
            pieces.append(("coming", (40,)))
        if self._recall:
            pieces.append(("memory", (tokens,)))
        self.tensor: Numbers = np.zeros(sum(prod(shape) for _, shape in pieces), np.float32)
        self.dict: dict[str, Numbers] = {}
        start = 0
        for name, shape in pieces:
            self.dict[name] = self.tensor[start : start + prod(shape)].reshape(shape)
            start += prod(shape)

    def set_from(self, state: Any, player: int) -> None:
        """Fill ``tensor`` (and with it ``dict``) with what the player observes."""
        play, seats, layout = state.play, self._setup.rules.seats, self._setup.layout
        self.tensor.fill(0)
        self.tensor[player] = 1
        if self._public:
            viewer = player if self._private else SPECTATOR
            self.tensor[seats : seats + layout.size] = layout.encode(play.view(viewer))
            if self._recall:
                memory = play.memory[viewer]
                self.dict["memory"][: len(memory)] = memory
        elif self._private:
            self.dict["cards"][list(play.view(player).cards)] = 1
        if self._private:
            self.dict["coming"][list(state.coming(player))] = 1

    def string_from(self, state: Any, player: int) -> str:
        """What the player observes as text: with perfect recall its tokens, else the position (MFN), or its
        cards alone; then its cards of a deal that is not complete, each with a +.
        """
        play = state.play
        viewer = player if self._private else SPECTATOR
        words = [f"p{player}"] if self._public or not self._private else []
        if self._recall:
            words.append(play.vocabulary.text(play.memory[viewer]))
        elif self._public:
            words.append(str(position_of(play.view(viewer))))
        elif self._private:
            words += map(str, self._setup.menu.held(play.view(player).cards))
        if self._private:
            words += [f"+{card}" for card in state.coming(player)]
        return " ".join(words)
