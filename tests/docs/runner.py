"""Runs the Python of a page, block after block in one namespace, and checks what it says comes out.

A statement followed by `# → text` on its last line must give that text: the `repr` (or, where that is what
the page shows, the `str`) of an expression, or what the statement prints.
"""

from __future__ import annotations

import ast
import io
from collections.abc import Iterator
from contextlib import redirect_stdout
from typing import Any

from tests.docs.pages import Block

ARROW = "# → "


def run(blocks: list[Block], name: str) -> int:
    """Run all blocks of a page, and count the promises kept; AssertionError with the line of a broken one."""
    namespace: dict[str, Any] = {"__name__": "__page__"}
    return sum(_run_block(block, name, namespace) for block in blocks)


def _run_block(block: Block, name: str, namespace: dict[str, Any]) -> int:
    lines = block.text.splitlines()
    statements = ast.parse(block.text, name).body
    kept = 0
    for statement in statements:
        assert statement.end_lineno is not None
        promised = list(_promises(lines, statement, statements))
        where = f"{name}:{block.line + statement.lineno - 1}"
        given = _given(statement, where, namespace)
        assert len(promised) <= 1, f"{where}: more than one promise for a statement"
        for text in promised:
            assert text in given, f"{where}: promised {text!r}, came {given!r}"
            kept += 1
    assert kept == block.text.count(ARROW), f"{name}:{block.line}: a promise that belongs to no statement"
    return kept


def _promises(lines: list[str], statement: ast.stmt, statements: list[ast.stmt]) -> Iterator[str]:
    """What the last line of a statement promises; a line belongs to the last statement on it."""
    last = statement.end_lineno or 0
    if any(other.lineno == last and other is not statement for other in statements):
        return
    _, arrow, text = lines[last - 1].partition(ARROW)
    if arrow:
        yield text.strip()


def _given(statement: ast.stmt, where: str, namespace: dict[str, Any]) -> set[str]:
    """What a statement gives: its value, both ways, and what it printed."""
    printed, given = io.StringIO(), set[str]()
    try:
        with redirect_stdout(printed):
            if isinstance(statement, ast.Expr):
                value = eval(compile(ast.Expression(statement.value), where, "eval"), namespace)
                given = {repr(value), str(value)}
            else:
                exec(compile(ast.Module([statement], []), where, "exec"), namespace)
    except Exception as error:
        raise AssertionError(f"{where}: {type(error).__name__}: {error}") from error
    if printed.getvalue():
        given.add(printed.getvalue().strip())
    return given
