"""The page on the environments says what the code does, and a missing extra is one clear line."""

from __future__ import annotations

import subprocess
import sys

import pytest

from hordago.envs import Setup
from hordago.envs.memory import vocabulary
from hordago.rules import PRESETS
from tests.envs import tables
from tests.envs.test_spiel import GAMES
from tools import environments_page


def test_the_tables_of_the_page_are_those_of_the_code() -> None:
    assert environments_page.main(["--check"]) == 0


def test_a_table_that_is_out_of_date_is_noticed() -> None:
    page = environments_page.PAGE.read_text(encoding="utf-8")
    assert environments_page.filled(page) == page
    wrong = page.replace("| 12 | `envido_5`", "| 12 | `envido_6`")
    assert wrong != page and environments_page.filled(wrong) == page


def test_the_list_of_actions_depends_on_the_bets_alone() -> None:
    menus = {
        Setup.of(preset, seats, teams).menu.names for preset in PRESETS for seats, teams in ((2, 2), (6, 3))
    }
    assert len(menus) == 1
    assert "envido_7" in Setup.of(bets=(7,)).menu.names


def test_blocks_lie_side_by_side_and_cover_the_vector() -> None:
    for name in tables.SETUPS:
        layout = tables.setup(name).layout
        ends = [0]
        for block in layout.blocks:
            assert layout.slices[block.name].start == ends[-1]
            ends.append(layout.slices[block.name].stop)
        assert ends[-1] == layout.size
        assert len(vocabulary(tables.setup(name)).token) == len(vocabulary(tables.setup(name)).words)


def test_every_preset_is_tested_with_every_kind_of_environment() -> None:
    assert {each.get("rules", "spanish") for each in tables.SETUPS.values()} == set(PRESETS)
    spoken = {game.partition("preset=")[2].partition(",")[0].rstrip(")") or "spanish" for game in GAMES}
    assert spoken == set(PRESETS)


@pytest.mark.parametrize(
    ("module", "package"), [("gym", "gymnasium"), ("zoo", "pettingzoo"), ("spiel", "pyspiel")]
)
def test_a_missing_extra_is_one_clear_line(module: str, package: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; import hordago.envs.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert last == (
        f"hordago.envs.extra.MissingExtra: hordago.envs.{module} needs the extra [envs]: "
        "pip install 'hordago[envs]'"
    )


def test_what_the_environments_share_needs_none_of_the_packages() -> None:
    packages = {"gymnasium", "pettingzoo", "pyspiel", "open_spiel"}
    code = f"import sys, hordago.envs; print(*{packages} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
