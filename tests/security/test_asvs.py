"""docs/security.md: every row of ASVS 5.0 that is asked for, once, with a test that exists or a reason (R20).

Below stand the tests of rows that no other file holds.
"""

from __future__ import annotations

import ast
import inspect
import json
import logging
import re
import secrets
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path

import pytest

from hordago.server import logs
from hordago.server.app import create_app
from hordago.server.sessions import new_token
from tests.sizes import Counts

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (\d+\.\d+\.\d+) \| ([12]) \| (.+) \|$", re.MULTILINE)
LEVEL_1 = """
1.2.1,2,3,4,5 1.3.1,2 1.5.1 2.1.1 2.2.1,2 2.3.1 3.2.1,2 3.3.1 3.4.1,2 3.5.1,2,3 4.1.1 4.4.1 5.2.1,2 5.3.1,2
6.1.1 6.2.1,2,3,4,5,6,7,8 6.3.1,2 6.4.1,2 7.2.1,2,3,4 7.4.1,2 8.1.1 8.2.1,2 8.3.1
9.1.1,2,3 9.2.1 10.4.1,2,3,4,5 11.3.1,2 11.4.1 12.1.1 12.2.1,2 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1 15.3.1
"""
"""All rows of level 1."""
LEVEL_2 = """
2.1.2,3 2.2.3 2.3.2,3,4 2.4.1 3.3.2,3,4 3.4.3,4,5,6 3.5.4,5 3.7.1,2 4.4.2,3,4 7.1.1,2,3 7.3.1,2 7.4.3,4,5
7.5.1,2 7.6.1,2 11.5.1 16.1.1 16.2.1,2,3,4,5 16.3.1,2,3,4 16.4.1,2,3 16.5.1,2,3
"""
"""Of level 2 the rows of V2, V3, V4.4, V7, V11.5 and V16."""
SERVER = [
    file
    for package in ("server", "service", "store", "wire", "record", "fair")
    for file in sorted((ROOT / "src" / "hordago" / package).rglob("*.py"))
]
WEB = [
    file
    for kind in ("*.ts", "*.svelte")
    for file in sorted((ROOT / "web" / "src").rglob(kind))
    if not file.name.endswith(".test.ts")
]


def asked(rows: str, level: str) -> dict[str, str]:
    """The rows of such a list, with their level."""
    found = {}
    for each in rows.split():
        section, _, numbers = each.rpartition(".")
        found.update({f"{section}.{number}": level for number in numbers.split(",")})
    return found


def with_tests() -> list[tuple[str, str]]:
    """(row, test) of the first table."""
    table = PAGE.partition("## Rows that are held by a test")[2].partition("## Rows without a test")[0]
    found = []
    for row, _level, rest in ROW.findall(table):
        named = re.findall(r"`(tests/[\w/]+\.py::\w+)`", rest.rpartition("|")[2])
        assert named, f"{row} names no test"
        found += [(row, each) for each in named]
    return found


def test_every_row_is_there_once(record_property: Counts) -> None:
    rows = [(row, level) for row, level, _ in ROW.findall(PAGE)]
    assert [row for row, times in Counter(row for row, _ in rows).items() if times > 1] == []
    assert dict(rows) == {**asked(LEVEL_1, "1"), **asked(LEVEL_2, "2")}
    assert len(rows) == 120
    record_property("rows of ASVS", len(rows))


def test_a_row_without_a_test_has_a_reason() -> None:
    table = PAGE.partition("## Rows without a test")[2]
    rows = ROW.findall(table)
    assert rows and all(len(why.strip()) >= 8 for _, _, why in rows)


@pytest.mark.parametrize(("row", "name"), with_tests())
def test_the_test_of_a_row_exists(row: str, name: str) -> None:
    path, _, function = name.partition("::")
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    assert function in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}, (row, name)


def calls(file: Path) -> Iterator[tuple[str, ast.Call]]:
    """(name, call) of every call in a file; of ``a.b()`` the name is ``a.b``."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            yield ast.unparse(node.func), node


def is_constant(argument: ast.expr) -> bool:
    """Whether nothing from outside is put into a text: by ``{…}`` constants alone, by ``+`` or ``%`` nothing.

    A setting of SQLite (``PRAGMA``) takes no bound values; those of the store are a list in the code.
    """
    if isinstance(argument, ast.JoinedStr):
        if ast.unparse(argument).startswith("f'PRAGMA {pragma}"):
            return True
        parts = [each.value for each in argument.values if isinstance(each, ast.FormattedValue)]
        return all(isinstance(each, ast.Name) and each.id.isupper() for each in parts)
    return not isinstance(argument, ast.BinOp) and ".format(" not in ast.unparse(argument)


def test_no_statement_is_made_of_text() -> None:
    """Row 1.2.4: what goes to a database as text stands in the code; only constants are put into it."""
    statements = ("text", "sa.text", "exec_driver_sql", "execute", "executemany", "op.execute")
    seen = 0
    for file in (file for file in SERVER if "store" in file.parts):
        for name, call in calls(file):
            if name in statements or name.endswith((".exec_driver_sql", ".execute")):
                seen += 1
                for argument in call.args[:1]:
                    assert is_constant(argument), (file.name, ast.unparse(call))
    assert seen > 20


def imported(file: Path) -> set[str]:
    """Names of the modules that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(each.name.partition(".")[0] for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return found


def test_the_server_starts_no_program_and_runs_no_text() -> None:
    """Rows 1.2.5 and 1.3.2."""
    assert len(SERVER) > 80 and len(WEB) > 60
    for file in SERVER:
        assert not imported(file) & {"subprocess", "pickle", "marshal", "shelve", "ctypes", "pty"}, file.name
        names = {name for name, _ in calls(file)}
        assert not names & {"eval", "exec", "compile", "os.system", "os.popen", "__import__"}, file.name
    for file in WEB:
        code = file.read_text(encoding="utf-8")
        assert not re.search(r"(?<![\w.])eval\(|new Function\(", code), file.name


def test_the_page_writes_no_markup_from_texts() -> None:
    """Row 3.2.2."""
    for file in WEB:
        code = file.read_text(encoding="utf-8")
        assert not re.search(r"\{@html|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write", code), (
            file.name
        )


def test_what_must_not_be_guessed_comes_from_the_system() -> None:
    """Row 11.5.1: seeds and tokens, 256 bits each; no generator that can be foretold, and no UUID."""
    for file in SERVER:
        if {"server", "service", "store"} & set(file.parts):
            assert not imported(file) & {"random", "uuid", "numpy"}, file.name
    assert inspect.signature(create_app).parameters["entropy"].default is secrets.token_bytes
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000 and {len(each) for each in tokens} == {43}, "32 bytes in base 64"


@contextmanager
def heard() -> Iterator[StringIO]:
    """The log as a program reads it; afterwards the loggers are as they were."""
    loggers = [logging.getLogger(name) for name in logs.LOGGERS]
    before = [(each.handlers, each.propagate, each.level) for each in loggers]
    out = StringIO()
    try:
        logs.start("info", out)
        yield out
    finally:
        for logger, (handlers, propagate, level) in zip(loggers, before, strict=True):
            logger.handlers, logger.propagate = handlers, propagate
            logger.setLevel(level)


def test_times_in_the_log_are_utc() -> None:
    """Row 16.2.2."""
    with heard() as out:
        logs.say("serving", port=8000)
    line = json.loads(out.getvalue())
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z", line["timestamp"]) and line["port"] == 8000


@pytest.mark.parametrize("odd", ["two\nlines", "\r\n", '"} {"event": "forged"', "\u2028", "\x1b[31m", "\x00"])
def test_a_line_of_the_log_stays_one_line(odd: str) -> None:
    """Row 16.4.1: nobody writes a line that looks like another event."""
    with heard() as out:
        logging.getLogger("hordago.server").warning("somebody said %s", odd)
    text = out.getvalue()
    assert text.count("\n") == 1 and "\x1b" not in text and "\x00" not in text
    assert json.loads(text)["event"] == f"somebody said {odd}"
