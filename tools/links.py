"""Checks that every relative link in the project's Markdown leads to a file, and to a heading in it."""

import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote

ROOT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"\[[^\]]*\]\(\s*<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\s*\)")
FENCE = re.compile(r"^(```|~~~).*?^\1", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`\n]*`")


def headings(text: str) -> set[str]:
    """Anchors that a Markdown viewer makes from the headings of a text."""
    found: set[str] = set()
    for title in re.findall(r"^#{1,6}\s+(.*?)\s*#*$", FENCE.sub("", text), re.MULTILINE):
        plain = re.sub(r"[^\w\- ]", "", title.replace("`", "").lower()).replace(" ", "-")
        anchor = plain
        count = 0
        while anchor in found:
            count += 1
            anchor = f"{plain}-{count}"
        found.add(anchor)
    return found


def broken(page: Path) -> list[str]:
    """One line for each link of a page that leads nowhere."""
    problems = []
    for target in LINK.findall(CODE.sub("", FENCE.sub("", page.read_text(encoding="utf-8")))):
        if re.match(r"[a-z][a-z0-9+.-]*:", target):
            continue  # another place on the net: not ours to keep
        path, _, anchor = unquote(target).partition("#")
        there = (page.parent / path).resolve() if path else page
        if not there.exists():
            problems.append(f"{page.relative_to(ROOT)}: {target}: no such file")
        elif anchor and there.suffix == ".md" and anchor not in headings(there.read_text(encoding="utf-8")):
            problems.append(f"{page.relative_to(ROOT)}: {target}: no such heading")
    return problems


def main() -> int:
    """0 when all links hold, 1 with a line for each that does not."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    pages = [page for name in listed.stdout.splitlines() if (page := ROOT / name).is_file()]
    problems = [line for page in pages for line in broken(page)]
    print("\n".join([*problems, f"{len(pages)} pages, {len(problems)} broken links"]))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
