"""``hordago serve``: the web game."""

from __future__ import annotations

import sys


def serve(host: str = "127.0.0.1", port: int = 8000) -> None:
    """Serve the web game until Ctrl-C.

    Parameters
    ----------
    host
        Where to listen; 0.0.0.0 opens the game to your network.
    port
        Port to listen on; 0 takes a free one.
    """
    try:
        from hordago.server.run import run
    except ModuleNotFoundError as error:
        print(f"hordago serve: {error.name} is missing; install hordago[server]", file=sys.stderr)
        sys.exit(2)
    sys.exit(run(host, port))
