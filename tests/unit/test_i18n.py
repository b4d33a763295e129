"""The catalogues say everything the game can say, in every language; the lint notices when they do not."""

from __future__ import annotations

import pytest

from hordago.i18n import LANGUAGES, Catalogue, MissingMessageError, negotiate
from hordago.i18n.catalogue import FILES, source
from hordago.i18n.lint import BUTTON_WIDTH, Entry, compare, findings, parse
from hordago.rules.options import OPTIONS, OneOf, domain
from hordago.rules.presets import PRESETS
from hordago.rules.signals import MEANINGS, SIGNALS

NUMBERS = (0, 1, 2, 3, 5, 11, 22, 100, 1_000_000)
NUMERIC = frozenset(("n", "points", "total", "big", "small", "min", "max", "price", "target", "us", "them"))
CODES = {"lance": ("grande", "chica", "pares", "juego", "punto"), "who": ("us", "them", "other")}
ERROR_CODES = """
    malformed not-your-turn not-legal-now amount-out-of-range card-not-in-hand wrong-number-of-cards game-over
    match-over stale not-seated seat-taken table-not-found table-full rate-limited too-large bad-name
    unknown-option bad-value rules-conflict bad-rules server-bug not-kept engine-bug reconnecting unauthorized
    closed link-used going-down server-full too-many-programs side-fixed
    card-not-in-stock already-looked already-signed untrue-sign nothing-to-claim malformed-card
"""


def entries(lang: str) -> dict[str, Entry]:
    """Every message of a language's own files."""
    found: dict[str, Entry] = {}
    for file in FILES:
        found |= parse(source(lang, file) or "")[0]
    return found


def samples(variables: set[str]) -> list[dict[str, str | int]]:
    """Arguments to try a message with: every number of NUMBERS, every code, a plain word for the rest."""
    rows: list[dict[str, str | int]] = []
    for step, number in enumerate(NUMBERS):
        row: dict[str, str | int] = {}
        for name in variables:
            codes = CODES.get(name)
            row[name] = number if name in NUMERIC else codes[step % len(codes)] if codes else "Ane"
        rows.append(row)
    return rows


def reach(name: str, found: dict[str, Entry]) -> set[str]:
    """Variables of a message and of those it refers to."""
    entry = found[name]
    return entry.variables.union(*(reach(other, found) for other in entry.references))


def test_no_findings() -> None:
    assert findings() == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(lang: str) -> None:
    catalogue = Catalogue(lang, strict=True)
    found = entries(lang)
    assert len(found) > 200
    for name in found:
        for row in samples(reach(name, found)):
            text = catalogue.text(name, **row)
            assert text.strip(), (lang, name, row)
            assert not set(text) & {"{", "}", "$", "\u2068", "\u2069"}, (lang, name, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_game_is_there(lang: str) -> None:
    found = entries(lang)
    gestures = {sign.gesture for table in SIGNALS.values() for sign in table.values()}
    wanted = [f"preset-{name}" for name in PRESETS] + [f"preset-{name}-about" for name in PRESETS]
    wanted += [f"sena-{meaning}" for meaning in MEANINGS] + [f"gesture-{gesture}" for gesture in gestures]
    wanted += [f"rank-{rank}" for rank in "1234567SCR"] + [f"suit-of-{suit}" for suit in "oceb"]
    wanted += [f"lance-{lance}" for lance in CODES["lance"]]
    wanted += [f"reason-{reason}" for reason in ("deje", "stake", "paso", "values", "punto")]
    wanted += [f"by-{by}" for by in ("count", "deje", "ordago")]
    wanted += [f"say-{phrase}" for phrase in ("ask", "yes", "no", "you", "mus", "cut")]
    assert [name for name in wanted if name not in found] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_and_value_is_explained(lang: str) -> None:
    found = entries(lang)
    wanted: list[str] = []
    for option in OPTIONS:
        wanted += [f"option-{option}", f"option-{option}-about"]
        values = domain(option)
        if isinstance(values, OneOf):
            ids = [f"option-{option}-{str(value).lower()}" for value in values.values]
            wanted += ids + [f"{each}-about" for each in ids]
        else:
            wanted += [f"option-{option}-value"] + ([f"option-{option}-none"] if values.optional else [])
    assert [name for name in wanted if name not in found] == []
    options = {name for name in found if name.startswith("option-")}
    assert options - set(wanted) == set(), "an option or value that the rules do not have"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_a_sentence(lang: str) -> None:
    catalogue = Catalogue(lang, strict=True)
    for code in ERROR_CODES.split():
        assert catalogue.text(f"error-{code}").endswith((".", "…")), code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_buttons_fit_a_phone(lang: str) -> None:
    catalogue = Catalogue(lang, strict=True)
    buttons = {name: entry for name, entry in entries("en").items() if name.startswith("button-")}
    said = [catalogue.text(name, **dict.fromkeys(entry.variables, 12)) for name, entry in buttons.items()]
    assert len(said) > 20
    assert [text for text in said if len(text) > BUTTON_WIDTH] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_the_terminal_are_in_its_help_and_differ(lang: str) -> None:
    catalogue = Catalogue(lang, strict=True)
    words = [catalogue.text(name) for name in entries("en") if name.startswith("term-word-")]
    assert len(set(words)) == len(words) == 10
    assert [word for word in words if f"{word}:" not in catalogue.text("term-help").replace(" :", ":")] == []


def test_the_same_thing_in_six_languages() -> None:
    said = {lang: Catalogue(lang, strict=True).text("call-cut") for lang in LANGUAGES}
    assert said == {
        "eu": "Ez dago musik",
        "es": "No hay mus",
        "fr": "Mintza",
        "pl": "Nie ma musu",
        "ko": "무스 없음",
        "en": "No mus",
    }


@pytest.mark.parametrize(
    ("points", "text"),
    [
        (1, "Biorą 1 kamień w parach: przyjęty zakład"),
        (3, "Biorą 3 kamienie w parach: przyjęty zakład"),
        (5, "Biorą 5 kamieni w parach: przyjęty zakład"),
        (22, "Biorą 22 kamienie w parach: przyjęty zakład"),
    ],
)
def test_polish_counts_in_three_forms(points: int, text: str) -> None:
    assert Catalogue("pl").text("count-stake", who="them", name="", points=points, lance="pares") == text


def test_a_card_is_named_from_its_parts() -> None:
    def card(lang: str, rank: str, suit: str) -> str:
        words = Catalogue(lang, strict=True)
        return words.text("card-name", rank=words.text(f"rank-{rank}"), suit=words.text(f"suit-of-{suit}"))

    assert card("en", "R", "o") == "king of coins"
    assert card("eu", "C", "b") == "bastoi-zaldia"
    assert card("fr", "S", "e") == "valet d'épées"
    assert card("pl", "7", "c") == "siódemka kielichów"
    assert card("ko", "1", "e") == "검 에이스"


def test_an_unknown_id_is_an_error_in_tests_and_itself_at_run_time() -> None:
    assert Catalogue("eu").text("no-such-id") == "no-such-id"
    with pytest.raises(MissingMessageError) as caught:
        Catalogue("eu", strict=True).text("no-such-id")
    assert caught.value.message_id == "no-such-id"
    with pytest.raises(MissingMessageError):
        Catalogue("eu", strict=True).text("live-says", name="Ane")
    assert "Ane" in Catalogue("eu").text("live-says", name="Ane")
    with pytest.raises(ValueError, match="no such language"):
        Catalogue("xx")


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("eu-ES,eu;q=0.9,es;q=0.8", "eu"),
        ("de-DE, fr;q=0.5, pl;q=0.7", "pl"),
        ("ES-mx", "es"),
        ("en;q=0.2, ko", "ko"),
        ("eu;q=0, es;q=0.1", "es"),
        ("eu; q=0.5 , pl;q=0.5", "eu"),
        ("de", "en"),
        ("*", "en"),
        ("", "en"),
        (None, "en"),
        ("eu;q=nan, fr;q=0.1", "fr"),
        ("eu;q=9, fr;q=x, pl;q=0.01", "pl"),
        (";;,,=;q=", "en"),
        ("x" * 100_000 + ",eu", "en"),
    ],
)
def test_the_readers_language(header: str | None, lang: str) -> None:
    assert negotiate(header) == lang


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("a = { $n -> [one] x *[other] y }", "would be dropped"),
        ("a = x\na = y", "a: twice"),
        ("a = x  y", "two spaces"),
        ("button-a = far too long for a phone", "button has room for"),
        ("a =\n    .title = x", "empty"),
        ("a = {", "would be dropped"),
    ],
)
def test_lint_sees_a_broken_file(text: str, problem: str) -> None:
    assert problem in "\n".join(parse(text)[1])
    assert parse("a = { $n ->\n    [one] x\n   *[other] y\n    }")[1] == []


def test_lint_sees_languages_that_differ() -> None:
    ours, _ = parse("a = { $n } x\nb = { a }\nc = x")
    theirs, _ = parse("a = x\nb = { $name } { a }\nd = x")
    assert list(compare(ours, theirs)) == [
        "c: missing",
        "a: variable n left out",
        "b: unknown variable name",
        "d: not in en",
    ]


@pytest.mark.parametrize(
    ("lang", "text", "problem"),
    [
        ("pl", "a = { $n ->\n    [one] x\n   *[other] y\n    }", "a: no form for few"),
        ("eu", "a = { $n ->\n    [few] x\n   *[other] y\n    }", "a: no form for one"),
        ("en", "a = { $n ->\n    [one] x\n    [few] z\n   *[other] y\n    }", "a: few is never chosen"),
        ("ko", "a = { $n ->\n    [one] x\n   *[other] y\n    }", "a: Korean has no plural forms"),
        ("ko", "a = { $name }이 이겼습니다", "a: particle 이 after a word that is not known"),
        ("fr", "a = la table is full", "a: English: is"),
    ],
)
def test_lint_sees_wrong_grammar(lang: str, text: str, problem: str) -> None:
    assert parse(text, lang)[1] == [problem]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("pl", "a = { $n ->\n    [one] x\n    [few] z\n   *[other] y\n    }"),
        ("fr", "a = { $n ->\n    [0] x\n   *[other] y\n    }"),
        ("ko", "a = { $name }에게 { $n }장이 갑니다"),
        ("eu", "a = { $lance ->\n    [grande] x\n   *[other] y\n    }"),
    ],
)
def test_lint_lets_right_grammar_pass(lang: str, text: str) -> None:
    assert parse(text, lang)[1] == []
