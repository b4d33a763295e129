"""The arrays of the simulator: what each field holds. One layout for all rules, so that it is compiled once.

Seats and sides are counted from mano (``rel``): mano is seat 0 and side 0. By the symmetry of the table
the betting looks the same from every mano, so it is unfolded once.
"""

from __future__ import annotations

from typing import Final

import numpy as np

SEATS: Final = 6
"""The most seats."""
HELD: Final = 5
"""The most cards of a hand."""

WORDS: Final = ("paso", "no_quiero", "quiero", "envido", "ordago", "no_queremos", "queremos")
"""Words of a lance by code."""
PASO, NO_QUIERO, QUIERO, ENVIDO, ORDAGO, NO_QUEREMOS, QUEREMOS = range(7)
NO_ENVIDO: Final = 9
"""The place of envido among the words of a node that has none."""
LOW_ENVIDO: Final = 7
"""Column of an envido that is not above the one held back (``partner_override=highest``)."""

TALK_WORDS: Final = ("no_mus", "mus", "defer")
"""Words of the mus talk by code."""
NO_MUS, MUS, DEFER = range(3)

LANCES: Final = ("grande", "chica", "pares", "juego", "punto")
"""Lances by code."""
GRANDE, CHICA, PARES, JUEGO, PUNTO = range(5)

STATUSES: Final = ("NOT_PLAYED", "UNCONTESTED", "PASO", "ACCEPTED", "REFUSED", "ORDAGO_ACCEPTED")
"""How a lance closes, by code."""
NOT_PLAYED, UNCONTESTED, PASSED, ACCEPTED, REFUSED, ORDAGO_ACCEPTED = range(6)

ENDINGS: Final = ("deje", "count", "ordago")
"""How a game ends, by code."""
BY_DEJE, BY_COUNT, BY_ORDAGO = range(3)

REASONS: Final = ("deje", "stake", "paso", "values", "punto")
"""Why stones are paid, by code."""
FOR_DEJE, FOR_STAKE, FOR_PASO, FOR_VALUES, FOR_PUNTO = range(5)
FOR_NOTHING: Final = -1

KEEP, RAISE, TO_ORDAGO, HOLD, RAISE_HELD, KEEP_HELD = range(6)
"""What a word does to the amounts beside the node: (stake, previous, held) becomes (stake, previous, 0),
(stake + n, stake, 0), (0, stake, 0), (stake, previous, n), (stake + held, stake, 0), or stays."""

EXCHANGE: Final = -1
"""Where the talk leads when all want mus …"""
CUT: Final = -2
"""… and when somebody cuts."""

NODES: Final = 6144
ENDS: Final = 256
TALKS: Final = 32
CLASSES: Final = 1536
SUMS: Final = 32800

KEY_SHIFTS: Final = (0, 10, 20, 30, 36)
"""Where in a class's key the (dense) rank in grande, chica, pares, juego and punto begins."""
KEY_MASKS: Final = (1023, 1023, 1023, 63, 63)
PARES_VALUE_AT: Final = 48
JUEGO_VALUE_AT: Final = 52

_i1, _i2, _i4, _i8, _u1, _u8 = "i1", "i2", "i4", "i8", "u1", "u8"

TABLES: Final = np.dtype(
    [
        # options, as numbers
        *((name, _i8) for name in ("seats", "sides", "hand_size", "target", "games_to_win", "sets_to_win")),
        *((name, _i8) for name in ("limit", "corrido", "least_discard", "last_apart", "from_dealer")),
        *((name, _i8) for name in ("count_prior", "hand_start")),
        ("side_of", _i8, (SEATS,)),  # by seat, real or rel
        ("least", _i8, (2,)),  # smallest envido: before a bet, over one
        # cards
        ("weight", _i4, (40,)),  # four cards add up to a place in class_of
        ("place", _i1, (40,)),  # how high a card plays, for sorting a hand
        ("class_of", _i2, (SUMS,)),
        ("key", _i8, (CLASSES,)),
        # the betting automaton
        ("start", _i4, (64,)),  # by mask of the rel seats that may speak: a node, or −1 − end
        ("actor", _i1, (NODES,)),
        ("pending", _i1, (NODES,)),
        ("count", _i1, (NODES,)),  # words that may be said
        ("envido_at", _i1, (NODES,)),  # the place of envido among them, or NO_ENVIDO
        ("word", _i1, (NODES, 6)),
        ("next", _i4, (NODES, 8)),  # by word: a node, or −1 − end
        ("effect", _i1, (NODES, 8)),
        ("end_status", _i1, (ENDS,)),
        ("end_side", _i1, (ENDS,)),  # rel side, or −1
        ("end_sides", _i1, (ENDS,)),  # mask of the rel sides that compare
        ("seats_of", _i1, (64,)),  # mask of rel sides → mask of rel seats
        # the talk
        ("talk_first", _i4, (2,)),  # without and in mus corrido
        ("talk_actor", _i1, (TALKS,)),
        ("talk_count", _i1, (TALKS,)),
        ("talk_word", _i1, (TALKS, 3)),
        ("talk_next", _i1, (TALKS, 3)),  # a talk, EXCHANGE or CUT
        ("talk_shift", _i1, (TALKS, 3)),  # how far mano moves on
        # payments, by lance and status
        ("compared", _i1, (6,)),  # whether the best hand takes it
        ("due_first", _i1, (5, 6)),  # at the count: reasons, or FOR_NOTHING
        ("due_second", _i1, (5, 6)),
        ("once_deje", _i1, (5,)),  # during the lances
        ("once_punto", _i1, (5,)),
        ("deje_first", _i1, (5,)),  # what a refused opening pays
        ("deje_extra", _i1, (5,)),  # what a refused raise pays beside the stake before it
    ],
    align=True,
)
"""What follows from the rules: one record."""

R_LANCE, R_STATUS, R_SIDE, R_SEATS, R_STAKE, R_PREV = range(6)
"""Columns of ``results``: a closed lance each row."""

STREAM: Final = np.dtype(
    [
        ("rng", _u8),
        ("mano", _i8),
        ("mano_side", _i8),
        ("deal_mano", _i8),  # mano when the cards were dealt
        ("top", _i8),  # cards of the deck that are not in the stock
        ("closed", _i8),  # lances closed in this hand
        ("winner", _i8),  # side that has just won the game, −1
        ("by", _i8),
        ("log_at", _i8),
        ("error", _i8),  # 0, MUS_FOR_EVER or LOG_FULL
        ("deck", _u1, (40,)),
        ("hand", _u1, (SEATS * HELD,)),  # by real seat
        ("apart", _u1, (40,)),  # cards given up
        ("piled", _i8),
        ("given", _i8, (SEATS,)),  # cards each real seat gave up in this exchange
        ("given_from", _i8, (SEATS,)),  # where in apart they lie
        ("class_", _i8, (SEATS,)),  # by rel seat
        ("keys", _i8, (SEATS,)),
        ("results", _i8, (4, 6)),
        ("score", _i8, (SEATS,)),  # by real side
        ("start_score", _i8, (SEATS,)),
        ("games", _i8, (SEATS,)),
        ("sets", _i8, (SEATS,)),
        ("policy", _i8, (SEATS,)),  # by real side, −1 random
        ("policies", _i8),  # how many policies there are
    ],
    align=True,
)
"""One stream of play: one record."""

MUS_FOR_EVER, LOG_FULL = 1, 2
"""Why a stream broke off."""

POINTS: Final = 64
"""Results of a hand are counted up to one less."""

STATISTICS: Final = np.dtype(
    [
        ("games", _i8),
        ("matches", _i8),
        ("hands", _i8),
        ("decisions", _i8),  # turn actions of seats
        ("exchanges", _i8),
        ("reshuffles", _i8),
        ("wins", _i8, (SEATS, SEATS)),  # by first mano of the game and real side
        ("endings", _i8, (3,)),
        ("lances", _i8, (5, 6)),  # by lance and status
        ("stones", _i8, (5, SEATS)),  # by lance and rel side
        ("best", _i8, (5, SEATS)),  # by lance and rel seat, where hands were compared
        ("ordagos", _i8, (5, SEATS)),  # games won by órdago, by lance and rel side
        ("points", _i8, (POINTS, POINTS)),  # hands by stones of mano's side and of the best other
    ],
    align=True,
)
"""What a unit of play adds up: one record; see ``docs/reference/simulator.md``."""

BET_OPTIONS: Final = (
    "no_quiero",
    "quiero",
    "envido_least",
    "envido_5",
    "envido_10",
    "ordago",
    "no_queremos",
    "queremos",
)
"""Columns of a betting policy; the first is paso where nobody has bet."""
