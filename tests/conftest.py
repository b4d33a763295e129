"""What every test run shares: sizes, one seed for all that is random, and Hypothesis's manners."""

import signal

import pytest
from hypothesis import core, settings

from tests import sizes

settings.register_profile(
    "hordago",
    deadline=None,  # a shared machine is slow now and then; that is no bug
    print_blob=True,
    max_examples=sizes.size(small=50, ci=200, nightly=5_000),
)
settings.load_profile("hordago")


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Give Hypothesis the run's seed, unless the command line names one; and ears for Ctrl-C.

    What a shell runs in the background is deaf to it, and so would be its children.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if config.getoption("--hypothesis-seed", default=None) is None:
        setattr(core, "global_force_seed", sizes.SEED)  # noqa: B010  (declared as None)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the tests of a night to the night."""
    if sizes.NAME == "nightly":
        return
    later = [item for item in items if item.get_closest_marker("nightly")]
    if later:
        config.hook.pytest_deselected(items=later)
        items[:] = [item for item in items if item not in later]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how to repeat this run, also when all went well."""
    terminalreporter.write_line(f"HORDAGO_TEST_SIZE={sizes.NAME} HORDAGO_TEST_SEED={sizes.SEED}")
