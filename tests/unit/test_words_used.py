"""Every message of the catalogues is said somewhere; what nobody says is not kept in six languages."""

import re
from pathlib import Path

from hordago.i18n.catalogue import FILES, source
from hordago.i18n.lint import parse

ROOT = Path(__file__).resolve().parents[2]
SPOKEN_ELSEWHERE = ("why-", "holding-")
"""What bots tell of their thoughts, for programs that show it (``docs/reference/bots.md``)."""


def program_text() -> str:
    """All Python, TypeScript and Svelte of the project but its tests."""
    files = [
        *(ROOT / "src" / "hordago").rglob("*.py"),
        *(file for kind in ("ts", "svelte") for file in (ROOT / "web" / "src").rglob(f"*.{kind}")),
    ]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if ".test." not in file.name)


def unused(text: str, ids: set[str], referred: set[str]) -> list[str]:
    """Ids that no text in quotes names, whole or as a pattern with something put in."""
    whole = set(re.findall(r"""['"`]([a-z][\w-]*)['"`]""", text))
    patterns = re.findall(r"`((?:[^`$\n]|\$\{[^}]*\})*)`", text) + re.findall(
        r'f"((?:[^"{\n]|\{[^}]*\})*)"', text
    )
    shapes = {re.sub(r"\$?\{[^}]*\}", "\0", pattern) for pattern in patterns}
    named = [
        re.compile(r"[\w-]+".join(map(re.escape, shape.split("\0"))))
        for shape in shapes
        if re.fullmatch(r"[a-z0-9_\0-]+", shape) and re.search(r"\w-|-\w", shape) and "\0" in shape
    ]
    left = ids - whole - referred
    return sorted(each for each in left if not any(shape.fullmatch(each) for shape in named))


def test_every_message_is_said() -> None:
    entries = {name: entry for file in FILES for name, entry in parse(source("en", file) or "")[0].items()}
    referred = {other for entry in entries.values() for other in entry.references}
    found = unused(program_text(), set(entries), referred)
    assert [each for each in found if not each.startswith(SPOKEN_ELSEWHERE)] == []


def test_what_counts_as_said() -> None:
    ids = {"a-b", "a-c", "d-e-f", "g-h", "i-j", "k-l"}
    text = "t('a-b') t(`d-${x}-f`) say(f\"g-{y}\")"
    assert unused(text, ids, {"k-l"}) == ["a-c", "i-j"]
