"""A language's words: message id and arguments in, text out.

Arguments that are codes of the engine (`$lance`, `$who`) are passed as the code and
are translated inside the catalogue, so that every language may decline them. Arguments that are free text
(`$name`, `$url`) or numbers (`$n`, `$points`, `$total`) are shown as they are.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle, FluentResource

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.resources.abc import Traversable

LANGUAGES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "eu": "Euskara",
        "es": "Español",
        "fr": "Français",
        "pl": "Polski",
        "ko": "한국어",
        "en": "English",
    }
)
"""Language code → name of the language in itself, in the order a menu shows them."""

FILES: Final = (
    *("game", "options", "ui", "errors", "people", "trust", "offline", "glossary"),
    *("trainer", "guide", "room", "programs"),
)
"""One Fluent file each, `locales/<code>/<file>.ftl`, complete in every language (`lint` sees to it)."""

DEFAULT_LANGUAGE: Final = "en"
"""For a reader none of whose languages is here."""

_MAX_HEADER: Final = 500
"""Characters of an Accept-Language header that are read; the rest comes from nobody's browser."""


class MissingMessageError(LookupError):
    """The language has no such id, or the arguments do not fit it."""

    code = "missing-message"

    def __init__(self, lang: str, message_id: str, detail: str = "no such id") -> None:
        super().__init__(f"{lang}: {message_id}: {detail}")
        self.lang = lang
        self.message_id = message_id


class Catalogue:
    """The messages of one language.

    `strict=True` (for tests) raises `MissingMessageError` for an unknown id or a missing argument. Otherwise
    `text` never raises: an unknown id is returned as it is, one odd word being better than no page.
    """

    def __init__(self, lang: str, *, strict: bool = False) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"no such language: {lang!r} (there are {', '.join(LANGUAGES)})")
        self.lang = lang
        self.strict = strict

    def text(self, message_id: str, **args: str | int) -> str:
        """The words of `message_id`."""
        bundle = _bundle(self.lang)
        pattern = bundle.get_message(message_id).value if self.has(message_id) else None
        if pattern is None:
            if self.strict:
                raise MissingMessageError(self.lang, message_id)
            return message_id
        text, errors = bundle.format_pattern(pattern, args)
        if errors and self.strict:
            raise MissingMessageError(self.lang, message_id, "; ".join(map(str, errors)))
        return str(text)

    def has(self, message_id: str) -> bool:
        """Whether there is a message `message_id`."""
        return bool(_bundle(self.lang).has_message(message_id))


def negotiate(accept_language: str | None) -> str:
    """The best of our languages for an HTTP Accept-Language header (RFC 9110, 12.5.4); `en` if none fits.

    Regions are ignored (`eu-ES` is `eu`), `q=0` excludes, of equal weights the first wins. Never raises.
    """
    best, best_weight = DEFAULT_LANGUAGE, 0.0
    for item in (accept_language or "")[:_MAX_HEADER].split(","):
        tag, _, parameters = item.strip().partition(";")
        lang = tag.strip().lower().split("-")[0]
        weight = _weight(parameters)
        if lang in LANGUAGES and weight > best_weight:
            best, best_weight = lang, weight
    return best


def terminal_language(environment: Mapping[str, str]) -> str:
    """The best of our languages for a terminal's locale (LC_ALL, LC_MESSAGES, LANG); `en` if none fits."""
    spoken = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return negotiate(next((each for each in spoken if each), "").replace("_", "-").partition(".")[0])


def source(lang: str, file: str) -> str | None:
    """The text of `locales/<lang>/<file>.ftl`, None where the language has no such file."""
    path = _locales().joinpath(lang, f"{file}.ftl")
    return path.read_text(encoding="utf-8") if path.is_file() else None


def _locales() -> Traversable:
    return files("hordago.i18n").joinpath("locales")


@cache
def _bundle(lang: str) -> FluentBundle:
    """All files of one language. Isolation marks are off: they show as boxes in terminals and in titles."""
    bundle = FluentBundle([lang], use_isolating=False)
    for file in FILES:
        text = source(lang, file)
        if text is not None:
            bundle.add_resource(FluentResource(text))
    return bundle


def _weight(parameters: str) -> float:
    """The q value of `q=0.8`, 1 where there is none, 0 where it cannot be read or is out of 0..1."""
    key, _, value = parameters.strip().partition("=")
    if not key:
        return 1.0
    try:
        weight = float(value) if key.strip().lower() == "q" else 0.0
    except ValueError:
        return 0.0
    return weight if 0.0 <= weight <= 1.0 else 0.0
