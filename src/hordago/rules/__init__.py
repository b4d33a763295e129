"""Floor 1: what is being played. One :class:`Rules` value holds every option; nothing here moves a card."""

from hordago.rules.options import MAX_STAKE, OPTIONS, OneOf, Rules, RulesError, WholeNumber, domain, sides_for
from hordago.rules.presets import DEFAULT_PRESET, PRESETS
from hordago.rules.signals import MEANINGS, SIGNALS, Sign

__all__ = [
    "DEFAULT_PRESET",
    "MAX_STAKE",
    "MEANINGS",
    "OPTIONS",
    "PRESETS",
    "SIGNALS",
    "OneOf",
    "Rules",
    "RulesError",
    "Sign",
    "WholeNumber",
    "domain",
    "sides_for",
]
