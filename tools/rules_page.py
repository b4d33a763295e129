"""Write docs/reference/rules.md from the options and their words: `python -m tools.rules_page [--check]`.

Groups and their order are those of `src/hordago/i18n/locales/en/options.ftl`.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import GroupComment, Message

from hordago.i18n import Catalogue
from hordago.i18n.catalogue import source
from hordago.rules import OPTIONS, PRESETS, OneOf, domain

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "reference" / "rules.md"
OPTIONS_FILE = ROOT / "src" / "hordago" / "rules" / "options.py"

HEAD = """\
# The rules, option by option

<!-- Made by `python -m tools.rules_page` from the rules and the English words: change those instead. -->

This page lists every option that `Rules` has, all its values, who plays so, and what each preset chooses.
The codes, such as B-13, name a question of the rules: see [the rules behind the code](../rules/README.md).
Beside the options, `Rules` has `seats` (2 to 6) and `sides` (the side of each seat).

| preset | whose rules |
|---|---|
"""
PRESET_NOTES = {
    "basque": "The Basque sources: four kings, to 30.",
    "french": "The French text as it is written.",
    "ffm": "The practice of the French federation.",
    "spanish": "Everyday rules of bars and apps in Spain. The default.",
    "tournament": "The Spanish federation.",
    "fournier": "The leaflet of the card maker Fournier.",
    "pagat": "The form best known in English.",
    "historic": "A reconstruction of the game of about 1800, with five cards and two wild ones. "
    "No source says how the wild cards worked: that part is our guess.",
}


def groups() -> Iterator[tuple[str, list[str]]]:
    """Headings of the catalogue, each with the options explained under it."""
    found: list[tuple[str, list[str]]] = []
    for entry in FluentParser().parse(source("en", "options") or "").body:
        if isinstance(entry, GroupComment) and entry.content:
            found.append((entry.content, []))
        elif isinstance(entry, Message) and (name := entry.id.name.removeprefix("option-")) in OPTIONS:
            found[-1][1].append(name)
    named = [name for _, names in found for name in names]
    if sorted(named) != sorted(OPTIONS):
        raise RuntimeError(f"options without words, or the reverse: {set(named) ^ set(OPTIONS)}")
    return ((title, names) for title, names in found if names)


def rule_ids() -> dict[str, str]:
    """Option → the rule codes that its docstring in `Rules` cites, as text."""
    found: dict[str, str] = {}
    for node in ast.walk(ast.parse(OPTIONS_FILE.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef) and node.name == "Rules":
            for field, said in zip(node.body, node.body[1:], strict=False):
                if (
                    isinstance(field, ast.AnnAssign)
                    and isinstance(field.target, ast.Name)
                    and isinstance(said, ast.Expr)
                    and isinstance(said.value, ast.Constant)
                ):
                    ids = re.findall(r"\b(?:[BD]-\d+|A\.\d)", str(said.value.value))
                    found[field.target.id] = ", ".join(ids)
    return found


def plain(value: Any) -> str:
    """A value as TOML, records and the command line write it."""
    return "none" if value is None else str(value).lower()


def cell(text: str) -> str:
    """Text for one cell of a table."""
    return text.replace("|", "\\|").strip()


def option(name: str, ids: str, words: Catalogue) -> Iterator[str]:
    """The section of one option."""
    yield f"### `{name}`: {words.text(f'option-{name}')}"
    yield ""
    yield words.text(f"option-{name}-about") + (f" ({ids})" if ids else "")
    yield ""
    values = domain(name)
    by_value: dict[str, list[str]] = {}
    for preset, chosen in PRESETS.items():
        by_value.setdefault(plain(chosen[name]), []).append(preset)
    if isinstance(values, OneOf):
        yield from ("| value | meaning | presets |", "|---|---|---|")
        for value in values.values:
            label = words.text(f"option-{name}-{plain(value)}")
            about = words.text(f"option-{name}-{plain(value)}-about")
            used = ", ".join(by_value.get(plain(value), [])) or "–"
            yield f"| `{plain(value)}` | **{cell(label)}.** {cell(about)} | {used} |"
    else:
        none = " or `none`" if values.optional else ""
        yield f"A whole number from {values.least} to {values.most}{none}."
        yield ""
        yield from ("| value | presets |", "|---|---|")
        yield from (f"| `{value}` | {', '.join(used)} |" for value, used in by_value.items())
    yield ""


def matrix() -> Iterator[str]:
    """Every preset's value of every option."""
    yield from ("## All presets at a glance", "")
    yield f"| option | {' | '.join(PRESETS)} |"
    yield "|---" * (len(PRESETS) + 1) + "|"
    for name in OPTIONS:
        chosen = " | ".join(plain(values[name]) for values in PRESETS.values())
        yield f"| `{name}` | {chosen} |"


def page() -> str:
    """The whole text."""
    words, ids = Catalogue("en", strict=True), rule_ids()
    lines = [HEAD + "\n".join(f"| `{name}` | {PRESET_NOTES[name]} |" for name in PRESETS), ""]
    for title, names in groups():
        lines += [f"## {title}", ""]
        for name in names:
            lines += option(name, ids[name], words)
    return "\n".join([*lines, *matrix()]) + "\n"


def main(arguments: list[str]) -> int:
    """Write the page, or with ``--check`` compare it; 1 where it differs."""
    text = page()
    if "--check" not in arguments:
        PAGE.write_text(text, encoding="utf-8", newline="\n")
    elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
        print(f"{PAGE.name} is not what the rules give: python -m tools.rules_page", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
