"""``python -m hordago.server [HOST [PORT]]``: the same as ``hordago serve``, without the other commands."""

import sys

from hordago.server.run import run

if __name__ == "__main__":
    host, port = [*sys.argv[1:3], *("127.0.0.1", "8000")[len(sys.argv) - 1 :]]
    sys.exit(run(host, int(port)))
