"""What the pages say is true: their Python runs, their commands exist, their files and links are there."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

from hordago.cli import COMMANDS, application
from hordago.rules import MEANINGS, OPTIONS, PRESETS
from tests.docs import runner
from tests.docs.pages import ROOT, Block, blocks, command_lines, marked, name_of, pages, text_of
from tools import links, rules_page

PAGES = pages()
WITH_PYTHON = [page for page in PAGES if any(block.language == "python" for block in blocks(page))]
NAMING_FILES = [ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md"]
FILE = re.compile(r"[\w./*-]+\.(py|md|toml|txt|ftl|ts|svelte|json|sh|mjs|cff|css)|\.?[\w.*-]+(/[\w.*-]+)*/")


def test_the_pages_a_reader_looks_for_are_there() -> None:
    names = {name_of(page) for page in PAGES}
    expected = ["README", "ARCHITECTURE", "CONTRIBUTING", "CHANGELOG", "SECURITY"]
    expected += ["docs/README", "docs/glossary"]
    assert names >= {f"{name}.md" for name in expected}
    assert len([page for page in WITH_PYTHON if page.parent.name != "reference"]) >= 3


@pytest.mark.parametrize("document", WITH_PYTHON, ids=name_of)
def test_python_of_a_page_runs_and_gives_what_it_promises(document: Path) -> None:
    kept = runner.run([block for block in blocks(document) if block.language == "python"], name_of(document))
    assert kept or document.parent.name == "reference", "nothing was checked: show at least one result"


@pytest.mark.parametrize("wrong", ["1 + 1  # → 3", "print('a')  # → b", "x = 1  # → 1", "# → nothing"])
def test_the_runner_notices_a_broken_promise(wrong: str) -> None:
    with pytest.raises(AssertionError):
        runner.run([Block("python", wrong, 1)], "planted")


@pytest.mark.parametrize("document", PAGES, ids=name_of)
def test_links_of_a_page_lead_somewhere(document: Path) -> None:
    assert links.broken(document) == []


@cache
def options_of(command: str) -> frozenset[str]:
    """Every option that the help of a command names."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        application()([command, "--help"])
    return frozenset(re.findall(r"--[a-z][a-z0-9-]*", said.getvalue())) | {"--help"}


@cache
def installed() -> frozenset[str]:
    """Commands that can be run."""
    return frozenset(each.name for each in COMMANDS if find_spec(f"hordago.cli.{each.name}"))


def problems_of(line: str) -> list[str]:
    """What is wrong with a command line of a page, if it is one of ours."""
    words = shlex.split(line)
    if words[:1] != ["hordago"] or len(words) < 2 or words[1].startswith(("-", "…")):
        return []
    if words[1] not in installed():
        return [f"{line}: no such command"]
    given = [word.partition("=")[0].strip("[]") for word in words[2:] if word.strip("[").startswith("--")]
    return [f"{line}: no option {option}" for option in given if option not in options_of(words[1])]


@pytest.mark.parametrize("document", PAGES, ids=name_of)
def test_commands_of_a_page_exist_with_their_options(document: Path) -> None:
    ours = [line for line in command_lines(document) if line.startswith("hordago ")]
    assert [problem for line in ours for problem in problems_of(line)] == []


def test_a_command_or_an_option_that_does_not_exist_is_noticed() -> None:
    assert problems_of("hordago juggle --balls 3")
    assert problems_of("hordago presets --balls 3")
    assert not problems_of("hordago presets --json")


@pytest.mark.parametrize("document", PAGES, ids=name_of)
def test_make_targets_and_tools_of_a_page_exist(document: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for line in command_lines(document):
        words = line.split()
        if words[0] == "make":
            named = {word for word in words[1:] if re.fullmatch(r"[a-z]+", word)}
            assert named <= targets, line
        if words[:2] == ["python", "-m"] and words[2].startswith("tools."):
            assert find_spec(words[2]), line


def test_the_command_page_has_every_command_with_all_its_options_and_no_others() -> None:
    page = text_of(ROOT / "docs" / "reference" / "cli.md")
    sections = dict(re.findall(r"^## hordago (\w+)\n(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL))
    assert set(sections) == installed()
    for name, section in sections.items():
        told = set(re.findall(r"--[a-z][a-z0-9-]*", section))
        switches = {option for option in options_of(name) if option.startswith("--no-")}
        arguments = {f"--{argument.lower()}" for argument in re.findall(r"^\| `([A-Z]+)`", section, re.M)}
        assert told | arguments == options_of(name) - {"--help"} - (switches - told), name


def test_the_rules_page_is_what_the_rules_give() -> None:
    assert rules_page.main(["--check"]) == 0


@pytest.mark.parametrize("document", NAMING_FILES, ids=name_of)
def test_files_that_a_page_names_exist(document: Path) -> None:
    named = {name for name in marked(document) if FILE.fullmatch(name)}
    assert len(named) > 10
    for name in sorted(named):
        assert any(any(base.glob(name.rstrip("/"))) for base in (ROOT, ROOT / "src" / "hordago")), name


def test_the_index_leads_to_every_page_of_the_documentation() -> None:
    linked = {
        (index.parent / target.partition("#")[0]).resolve()
        for index in (ROOT / "docs" / "README.md", ROOT / "docs" / "adr" / "README.md")
        for target in links.LINK.findall(text_of(index))
    }
    missing = [name_of(each) for each in PAGES if each.is_relative_to(ROOT / "docs") and each not in linked]
    assert missing == ["docs/README.md"]


def test_the_changelog_has_a_section_for_what_is_not_released_yet() -> None:
    text = text_of(ROOT / "CHANGELOG.md")
    assert re.search(r"^## \[Unreleased\]\n+### Added\n+- ", text, re.MULTILINE)


def test_the_readme_begins_with_the_two_commands() -> None:
    typed = [line for line in command_lines(ROOT / "README.md") if line.startswith(("make ", "pip ", "git "))]
    assert typed[:2] == ["make play", "make test"]


def test_the_pages_name_every_preset_and_call_historic_a_reconstruction() -> None:
    readme = text_of(ROOT / "README.md")
    assert all(f"`{name}`" in readme for name in PRESETS)
    assert re.search(r"`historic`[^.]*reconstruction", readme)
    assert all(f"{len(OPTIONS)} options" in text_of(ROOT / name) for name in ("README.md", "CHANGELOG.md"))
    assert len(OPTIONS) == text_of(ROOT / "docs" / "reference" / "rules.md").count("\n### ")


# fmt: off
MUS_WORDS = (
    "amarraco", "chica", "deje", "dentro", "duples", "envido", "grande", "juego", "mano", "medias",
    "mintza", "mus", "mus_corrido", "mus_visto", "ordago", "pares", "paso", "perete", "perica", "perico",
    "postre", "punto", "queremos", "quiero", "reenvido", "sena", "servido", "tanto", "atzesku", "esku",
)
# fmt: on


def test_words_of_mus_that_name_things_in_the_code_are_in_the_glossary() -> None:
    glossary = text_of(ROOT / "docs" / "glossary.md")
    headwords = {
        word.replace(" ", "_") for word in re.findall(r"^\| \*\*([\w ]+)\*\*", glossary, re.MULTILINE)
    }
    code = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "src" / "hordago").rglob("*.py"))
    used = {word for word in MUS_WORDS if re.search(rf"(?<![a-z]){word}s?(?![a-z])", code, re.IGNORECASE)}
    assert used - headwords == set()
    assert set(MEANINGS) - set(re.findall(r"`(\w+)`", glossary)) == set()


def test_every_rule_that_the_code_cites_is_explained() -> None:
    explained = set(
        re.findall(r"^\| ([A-D][-.]?\d+|[AC]\.\d) ", text_of(ROOT / "docs/rules/README.md"), re.M)
    )
    for file in (ROOT / "src" / "hordago").rglob("*.py"):
        cited = set(re.findall(r"\b(?:[BD]-\d{1,2}|[AC]\.\d|A\d{2})\b", file.read_text(encoding="utf-8")))
        assert cited <= explained, f"{file.relative_to(ROOT)}: {cited - explained}"
