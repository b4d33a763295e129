"""What may be typed, in every language."""

from __future__ import annotations

import pytest

from hordago.cards import cards
from hordago.cli.terminal.vocabulary import COMMANDS, SHORT, Vocabulary
from hordago.cli.terminal.words import CALLS, Words
from hordago.game.actions import Discard, Envido
from hordago.game.legal import Choice, Legal
from hordago.i18n import LANGUAGES, Catalogue
from hordago.record.tokens import text
from hordago.rules import Rules

TALK = Legal(0, (Choice("mus"), Choice("no_mus"), Choice("defer")))
VISTO = Legal(0, (Choice("visto_yes"), Choice("visto_no")))
OPEN = Legal(0, (Choice("paso"), Choice("envido", 2, None), Choice("ordago")))
ANSWER = Legal(
    0,
    (
        Choice("no_quiero"),
        Choice("quiero"),
        Choice("envido", 2, None),
        Choice("ordago"),
        Choice("no_queremos"),
        Choice("queremos"),
    ),
)
CUT = Legal(0, (Choice("cut", 3, 37),))
HAND = cards("Ro Rc 7o 1b")


def vocabulary(lang: str, preset: str = "spanish") -> Vocabulary:
    """The words of a language at a table of four."""
    return Vocabulary(Words(Catalogue(lang), Rules.preset(preset), 0, ["A", "B", "C", "D"]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_menu_says_can_be_typed(lang: str) -> None:
    spoken, say = vocabulary(lang), Catalogue(lang).text
    for legal in (TALK, VISTO, OPEN, ANSWER):
        for n, choice in enumerate(legal.choices, 1):
            shown = [str(n), next(word for word in SHORT[choice.kind] if len(word) <= 2)]
            if choice.kind == "envido":
                shown += [say("call-envido", n=2) if legal is OPEN else say("call-raise", n=2)]
            else:
                shown += [say(CALLS[choice.kind]), say(CALLS[choice.kind]).upper()]
            for typed in shown:
                action = spoken.action(typed, legal, 0 if legal is OPEN else 4)
                assert action is not None, (typed, choice)
                assert action in legal, (typed, action)
                kind = {"visto_yes": "mus_visto", "visto_no": "mus_visto"}.get(choice.kind, choice.kind)
                assert action.kind == kind, (typed, action)


@pytest.mark.parametrize(
    ("lang", "legal", "typed", "token"),
    [
        ("eu", TALK, "ez dago musik", "cut"),
        ("eu", TALK, "mintza", "cut"),
        ("eu", TALK, "Zuk esan", "defer"),
        ("eu", OPEN, "enbido 5", "e5"),
        ("eu", OPEN, "paso", "x"),
        ("eu", OPEN, "HORDAGO!", "h"),
        ("eu", ANSWER, "nahi dut", "q"),
        ("eu", ANSWER, "iduki", "q"),
        ("eu", ANSWER, "ez", "n"),
        ("eu", ANSWER, "bost gehiago", "e5"),
        ("eu", ANSWER, "5 gehiago", "e5"),
        ("eu", ANSWER, "nahi dugu", "qq"),
        ("es", TALK, "no hay mus", "cut"),
        ("es", TALK, "corto", "cut"),
        ("es", OPEN, "envido", "e2"),
        ("es", OPEN, "¡Órdago!", "h"),
        ("es", OPEN, "ordago", "h"),
        ("es", ANSWER, "quiero", "q"),
        ("es", ANSWER, "No quiero.", "n"),
        ("es", ANSWER, "no queremos", "nn"),
        ("es", ANSWER, "5 más", "e5"),
        ("es", ANSWER, "reenvido", "e4"),
        ("es", ANSWER, "paso", "n"),
        ("fr", TALK, "mintza", "cut"),
        ("fr", ANSWER, "tira", "n"),
        ("pl", ANSWER, "i ja 5", "e5"),
        ("pl", ANSWER, "chcę", "q"),
        ("ko", ANSWER, "본다", "q"),
        ("en", OPEN, "check", "x"),
        ("en", OPEN, "bet 7", "e7"),
        ("en", OPEN, "e7", "e7"),
        ("en", OPEN, "+7", "e7"),
        ("en", OPEN, "e 0", None),
        ("en", OPEN, "quiero", None),
        ("en", OPEN, "4", None),
        ("en", OPEN, "", None),
        ("en", ANSWER, "7 more", "e7"),
        ("en", ANSWER, "double", "e4"),
        ("en", ANSWER, "fold", "n"),
        ("en", ANSWER, "s:two_kings", None),
        ("en", CUT, "12", "k:12"),
        ("en", CUT, "k:12", "k:12"),
        ("en", CUT, "cut 12", "k:12"),
        ("en", CUT, "many", None),
    ],
)
def test_words_of_the_table(lang: str, legal: Legal, typed: str, token: str | None) -> None:
    action = vocabulary(lang).action(typed, legal, 4 if legal is ANSWER else 0)
    assert (None if action is None else text(action)) == token


def test_the_words_of_a_talk_by_teams() -> None:
    legal = Legal(0, (Choice("mus"), Choice("no_mus")))
    assert text(vocabulary("fr", "ffm").action("zuetan", legal, 0) or Envido(1)) == "mus"
    assert text(vocabulary("eu", "ffm").action("mintza", legal, 0) or Envido(1)) == "cut"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_commands_in_every_language(lang: str, command: str) -> None:
    spoken = vocabulary(lang)
    for typed in (*COMMANDS[command], Catalogue(lang).text(f"term-word-{command}")):
        assert spoken.command(typed) == (command, "")
        assert spoken.command(f"{typed.upper()} 2") == (command, "2")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_command_hides_a_call(lang: str) -> None:
    spoken, say = vocabulary(lang), Catalogue(lang).text
    for kind, message in CALLS.items():
        for typed in (
            say(message),
            *SHORT[kind],
            *say(f"term-also-{message.removeprefix('call-')}").split(","),
        ):
            assert spoken.command(typed.strip()) is None, (lang, kind, typed)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1 3", "Ro 7o"),
        ("13", "Ro 7o"),
        ("3,1", "7o Ro"),
        ("Ro 1b", "Ro 1b"),
        ("ro, 1B", "Ro 1b"),
        ("d:Ro7o", "Ro 7o"),
        ("ro7o", "Ro 7o"),
        ("1 1 Ro", "Ro"),
        ("-", ""),
        ("none", ""),
        ("1 2 3 4", "Ro Rc 7o 1b"),
    ],
)
def test_cards_by_place_or_name(typed: str, meant: str) -> None:
    assert vocabulary("en").cards(typed, HAND) == Discard(cards(meant))


@pytest.mark.parametrize(("typed", "wrong"), [("5", "5"), ("0", "0"), ("1 2o", "2o"), ("1 king", "king")])
def test_what_is_no_card_of_the_hand(typed: str, wrong: str) -> None:
    assert vocabulary("en").cards(typed, HAND) == wrong


@pytest.mark.parametrize(
    ("lang", "typed"), [("eu", "bai"), ("es", "Sí"), ("es", "si"), ("pl", "tak"), ("ko", "예"), ("en", "y")]
)
def test_yes(lang: str, typed: str) -> None:
    assert vocabulary(lang).is_yes(typed)
    assert not vocabulary(lang).is_yes(Catalogue(lang).text("term-no"))
