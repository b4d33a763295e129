"""`hordago serve` as a person starts it: its own process, on a free port, with a data folder of its own."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from hordago.server.config import STATIC

START_S = 60
"""A loaded machine takes its time to import everything."""
PACE = "0.02"
"""Bots think so much of their usual time."""


def free_port(host: str = "127.0.0.1") -> int:
    """A port that nobody listens on just now."""
    with socket.create_server((host, 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


def lan_address() -> str | None:
    """This machine's address in its network, None where it has none."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # a UDP socket is only pointed there, nothing is sent
            address: str = probe.getsockname()[0]
    except OSError:
        return None
    return None if address.startswith(("127.", "0.")) else address


class Serving:
    """A server that may be killed and started again on the same port and data."""

    def __init__(self, data: Path, host: str = "127.0.0.1", pace: str = PACE) -> None:
        if not (STATIC / "index.html").is_file():
            raise RuntimeError("the page is not built; run `make web`")
        self.data = data
        self.host = host
        self.pace = pace
        self.port = free_port(host)
        self.url = f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{self.port}"
        self.log = data.parent / f"{data.name}.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [str(Path(sys.executable).parent / "hordago"), "serve"]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--host", self.host, "--port", str(self.port)],
                env={**os.environ, "HORDAGO_DATA": str(self.data), "HORDAGO_BOT_PACE": self.pace},
                stdout=log,
                stderr=log,
            )
        end = time.monotonic() + START_S
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"the server did not start:\n{self.said()}")
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=2) as answer:
                status: int = answer.status
                return status == 200
        except OSError:
            return False

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """End it as Ctrl-C would, or by force where that takes too long."""
        process = self._process
        if process is None or process.poll() is not None:
            return
        process.send_signal(signal.SIGINT)
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            self.kill()

    def said(self) -> str:
        """What it has printed."""
        return self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""
