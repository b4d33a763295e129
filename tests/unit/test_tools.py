"""The tools that judge the rest: each must see the fault that it is there for."""

from pathlib import Path

import pytest

from tools import links, parts


def report(folder: Path, body: str) -> Path:
    """A JUnit file with the given content."""
    file = folder / "report.xml"
    file.write_text(f"<testsuites>{body}</testsuites>")
    return file


def test_counts_come_from_the_report(tmp_path: Path) -> None:
    file = report(
        tmp_path, '<testsuite tests="9" failures="2" errors="1" skipped="3"/><testsuite tests="1"/>'
    )
    assert parts.counted(file, ok=False) == parts.Result(passed=4, failed=3, skipped=3)


@pytest.mark.parametrize("body", ["", '<testsuite tests="0"/>'])
def test_a_run_without_tests_is_a_failure(tmp_path: Path, body: str) -> None:
    assert parts.counted(report(tmp_path, body), ok=True).failed == 1


def test_a_run_without_a_report_is_a_failure(tmp_path: Path) -> None:
    assert parts.counted(tmp_path / "none.xml", ok=True).failed == 1


def test_a_run_that_ends_badly_with_no_failed_test_is_a_failure(tmp_path: Path) -> None:
    assert parts.counted(report(tmp_path, '<testsuite tests="5"/>'), ok=False).failed == 1


def test_every_test_file_is_run_by_one_part() -> None:
    """Engine takes what no other part names; what another names must be there, and be run by it."""
    apart = [Path(each) for each in parts.APART]
    assert len(set(apart)) == len(apart) and all((parts.ROOT / each).exists() for each in apart)
    run = [
        Path(each)
        for part in (parts.RELIABILITY, parts.BROWSER, parts.NUMBERS, parts.BOTS)
        for each in parts.here(part)
    ]
    for file in sorted((parts.ROOT / "tests").rglob("test_*.py")):
        below = file.relative_to(parts.ROOT)
        named = [each for each in apart if below.is_relative_to(each)]
        assert len(named) <= 1, f"{below} is in two parts"
        assert all(each in run for each in named), f"{below} is run by no part"


def test_an_unknown_part_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert parts.main(["everything"]) == 2
    assert "usage" in capsys.readouterr().err


def test_no_test_ran_at_all_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing() -> parts.Result:
        return parts.Result(skipped=3)

    monkeypatch.setitem(parts.PARTS, "front", (nothing,))
    assert parts.main(["front"]) == 1


def test_broken_links_are_found_and_good_ones_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(links, "ROOT", tmp_path)
    (tmp_path / "other.md").write_text("# The `first` hand\n## Mus\n## Mus\n")
    page = tmp_path / "page.md"
    page.write_text(
        "# Here\n[a](other.md) [b](other.md#the-first-hand) [c](other.md#mus-1) [d](#here) [e](https://x.example/)\n"
        "`[code](none.md)`\n```\n[code](none.md)\n```\n"
    )
    assert links.broken(page) == []
    page.write_text("[a](none.md) [b](other.md#punto) [c](#there)")
    assert [line.split(": ")[1] for line in links.broken(page)] == ["none.md", "other.md#punto", "#there"]
