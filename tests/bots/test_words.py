"""The catalogues have words for characters, for reasons and for what others are read to hold."""

from __future__ import annotations

import pytest

from hordago.bots.level import CHARACTERS, LEVELS
from hordago.bots.reason import GROUNDS, HOLDINGS
from hordago.i18n import LANGUAGES, Catalogue


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_a_bot_says_has_words(lang: str) -> None:
    catalogue = Catalogue(lang, strict=True)
    names = [f"bot-level-{level}" for level in LEVELS] + [f"bot-character-{each}" for each in CHARACTERS]
    names += [f"{name}-about" for name in names]
    names += [f"why-{ground}" for ground in GROUNDS] + [f"holding-{what}" for what in HOLDINGS]
    said = [catalogue.text(name) for name in names]
    assert len(set(said)) == len(said)
    held = catalogue.text("holding-two_kings")
    line = catalogue.text("why-holding", name="Ane", what=held, percent=72)
    assert "Ane" in line and held in line and "72" in line
