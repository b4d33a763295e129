"""Checks the catalogues as text: what one would notice only on the screen, in a language one does not read.

`findings()` returns one line per problem, empty when all is well.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hordago.i18n.catalogue import FILES, LANGUAGES, source

if TYPE_CHECKING:
    from collections.abc import Iterator

REFERENCE: Final = "en"
"""The language the others are compared with."""

BUTTON_WIDTH: Final = 14
"""Characters of a `button-…` label: a bar of four on a phone 360 px wide holds no more."""


PLURALS: Final = {
    "eu": {"one"},
    "es": {"one"},
    "fr": {"one"},
    "pl": {"one", "few"},
    "ko": set(),
    "en": {"one"},
}
"""Plural categories (Unicode CLDR) that whole numbers up to a million have, besides that of the default.

In Polish the default stands for `many`: `other` is for fractions.
"""

_CATEGORIES: Final = {"zero", "one", "two", "few", "many"}
_PARTICLE: Final = re.compile(
    "\N{BULLET}(은|는|이|가|을|를|과|와|로|으로|이나|나|랑|이랑|아|야|이여|여)(?![가-힣])"
)
"""A Korean particle whose form hangs on the last sound of a word that is not known here."""
_GLUE: Final = {"the", "of", "and", "is", "are", "you", "your", "with", "this", "that", "not", "for"}
"""English words that stand in no sentence of the other languages."""


@dataclass
class Entry:
    """One message or term, with what it uses."""

    text: str
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)


class _Uses(Visitor):
    """Collects variables, message references and term references (`-name`) of one entry."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selects: list[set[str]] = []
        self.texts: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        self.texts.append(_plain(node))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = (variant.key for variant in node.variants)
        self.selects.append({key.name if isinstance(key, ast.Identifier) else key.value for key in keys})
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (named by fluent.syntax)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)


def findings() -> list[str]:
    """Every problem in every catalogue, one line each, in a stable order."""
    found: list[str] = []
    catalogues: dict[str, dict[str, dict[str, Entry]]] = {}
    for lang in LANGUAGES:
        catalogues[lang] = {}
        for file in FILES:
            text = source(lang, file)
            if text is None:
                found.append(f"{lang}/{file}: file missing")
                continue
            entries, problems = parse(text, lang)
            catalogues[lang][file] = entries
            found.extend(f"{lang}/{file}: {problem}" for problem in problems)
    reference = catalogues[REFERENCE]
    for lang, by_file in catalogues.items():
        found.extend(f"{lang}: {problem}" for problem in _inside(by_file))
        for file in FILES:
            theirs = by_file.get(file, {})
            differences = compare(reference.get(file, {}), theirs)
            found.extend(f"{lang}/{file}: {difference}" for difference in differences)
    return found


def parse(text: str, lang: str = REFERENCE) -> tuple[dict[str, Entry], list[str]]:
    """Entries by id (terms as `-id`) and the problems of one file of language `lang` on its own.

    Junk is what the parser could not read and the runtime silently drops: a select on one line, a bad id.
    """
    entries: dict[str, Entry] = {}
    problems: list[str] = []
    for node in FluentParser(with_spans=False).parse(text).body:
        if isinstance(node, ast.Junk):
            problems.append(f"unreadable, would be dropped: {str(node.content).strip().splitlines()[0]!r}")
        if not isinstance(node, (ast.Message, ast.Term)):
            continue
        name = f"-{node.id.name}" if isinstance(node, ast.Term) else node.id.name
        if name in entries:
            problems.append(f"{name}: twice")
        if node.value is None:
            problems.append(f"{name}: empty")
            continue
        uses = _Uses()
        uses.visit(node)
        entries[name] = Entry(_plain(node.value), uses.variables, uses.references)
        problems.extend(f"{name}: {problem}" for problem in _look(name, node.value))
        problems.extend(f"{name}: {problem}" for problem in _grammar(lang, uses))
    return entries, problems


def compare(reference: dict[str, Entry], theirs: dict[str, Entry]) -> Iterator[str]:
    """Ids that one has and the other lacks, and messages that use other variables than the reference does."""
    for name in reference:
        if name not in theirs and not name.startswith("-"):
            yield f"{name}: missing"
    for name, entry in theirs.items():
        if name.startswith("-"):
            continue
        if name not in reference:
            yield f"{name}: not in {REFERENCE}"
        elif extra := entry.variables - _reach(name, reference):
            yield f"{name}: unknown variable {', '.join(sorted(extra))}"
        elif lost := reference[name].variables - _reach(name, theirs):
            yield f"{name}: variable {', '.join(sorted(lost))} left out"


def _inside(by_file: dict[str, dict[str, Entry]]) -> Iterator[str]:
    """Ids used by two files, references to nothing, terms that nothing uses."""
    counts = Counter(name for entries in by_file.values() for name in entries)
    for name, times in counts.items():
        if times > 1:
            yield f"{name}: in {times} files"
    used = {ref for entries in by_file.values() for entry in entries.values() for ref in entry.references}
    for ref in sorted(used - set(counts)):
        yield f"{ref}: referred to, not there"
    for name in sorted(counts):
        if name.startswith("-") and name not in used:
            yield f"{name}: unused term"


def _reach(name: str, entries: dict[str, Entry]) -> set[str]:
    """Variables of a message and of every message of its file that it refers to."""
    seen: set[str] = set()
    todo = [name]
    variables: set[str] = set()
    while todo:
        here = todo.pop()
        if here in seen or here not in entries:
            continue
        seen.add(here)
        variables |= entries[here].variables
        todo.extend(entries[here].references)
    return variables


def _look(name: str, pattern: ast.Pattern) -> Iterator[str]:
    """What is wrong with the look of one text."""
    text = _plain(pattern)
    if "  " in text:
        yield "two spaces"
    if text != text.strip():
        yield "space at an end"
    if name.startswith("button-") and len(text) > BUTTON_WIDTH:
        yield f"{len(text)} characters, a button has room for {BUTTON_WIDTH}: {text!r}"


def _grammar(lang: str, uses: _Uses) -> Iterator[str]:
    """Plural forms that are missing or never used, particles that may be wrong, English left over."""
    for keys in uses.selects:
        given = keys & _CATEGORIES
        if lang == "ko" and given:
            yield "Korean has no plural forms"
        elif given and (lost := PLURALS[lang] - given):
            yield f"no form for {', '.join(sorted(lost))}"
        elif idle := given - PLURALS[lang]:
            yield f"{', '.join(sorted(idle))} is never chosen"
    for text in uses.texts:
        if lang == "ko" and (particle := _PARTICLE.search(text)):
            yield f"particle {particle[1]} after a word that is not known"
        if lang != REFERENCE and (english := _GLUE & set(re.findall(r"[\w']+", text.lower()))):
            yield f"English: {', '.join(sorted(english))}"


def _plain(pattern: ast.Pattern) -> str:
    """The text with every placeable as one character, line ends as a space."""
    parts = [part.value if isinstance(part, ast.TextElement) else "\N{BULLET}" for part in pattern.elements]
    return "".join(parts).replace("\n", " ")
