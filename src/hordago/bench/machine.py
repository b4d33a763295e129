"""Where figures were measured: a figure without its machine says nothing."""

from __future__ import annotations

import os
import platform
import re
import sys
import sysconfig
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any


def machine() -> dict[str, Any]:
    """Processor, cores, system, and how this Python was built. What cannot be found is left out."""
    found: dict[str, Any] = {
        "cpu": cpu(),
        "cores": cores(),
        "machine": platform.machine(),
        "system": system(),
        "python": platform.python_version(),
        "implementation": sys.implementation.name,
        "compiler": platform.python_compiler(),
        "build": build(),
        "packages": packages(),
        "load": load(),
    }
    return {name: value for name, value in found.items() if value not in (None, "")}


def cpu() -> str:
    """The processor's model."""
    try:
        listed = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace")
    except OSError:
        listed = ""
    model = re.search(r"^(?:model name|Model|cpu model)\s*:\s*(.+)$", listed, re.MULTILINE)
    return model[1].strip() if model else platform.processor()


def cores() -> int | None:
    """Cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count()


def system() -> str:
    """The operating system with its version."""
    try:
        name = platform.freedesktop_os_release().get("PRETTY_NAME", "")
    except OSError:
        name = platform.platform(terse=True)
    return f"{name}, {platform.system()} {platform.release()}" if name else platform.platform()


def build() -> str:
    """How Python was built: profile-guided (PGO), link-time optimised (LTO), the compiler's level, debug."""
    arguments = str(sysconfig.get_config_var("CONFIG_ARGS") or "")
    flags = str(sysconfig.get_config_var("PY_CFLAGS") or "")
    if not arguments and not flags:
        return ""
    levels = re.findall(r"-O(?:\d|s|fast)?(?=\s|$)", flags)
    words = [
        "PGO" if "--enable-optimizations" in arguments else "no PGO",
        "LTO" if re.search(r"--with-lto(?!=no)", arguments) else "no LTO",
        *levels[-1:],
    ]
    return ", ".join([*words, "debug"] if sysconfig.get_config_var("Py_DEBUG") else words)


def packages() -> str:
    """The packages that our own figures depend on, with their versions."""
    return ", ".join(f"{name} {version(name)}" for name in ("numpy", "numba") if find_spec(name))


def load() -> float | None:
    """Programs that wanted a core in the last minute, on average; far above 0 the machine was busy."""
    return round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None
