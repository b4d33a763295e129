"""The server's log: one line an event, in colour for a person at a terminal, else JSON for a program.

No line says who plays, where, or with what: no names, tables, tokens, cards or seeds (``blame`` tells why).
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any, Final, TextIO

import structlog

from hordago.server.blame import LOG

_SECRET: Final = re.compile(r"(?<![A-Za-z0-9_-])(?:[0-9a-f]{64}|[A-Za-z0-9_-]{43})(?![A-Za-z0-9_-])")
"""A hash, a seed or a token. Nobody logs one; if ever somebody did, it would not be read."""
LOGGERS: Final = ("hordago", "uvicorn")


def start(level: str, stream: TextIO | None = None) -> None:
    """Send the log of this process to a stream, stderr by default, from that level on."""
    out = stream or sys.stderr
    shared: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    renderer: structlog.typing.Processor = (
        structlog.dev.ConsoleRenderer()
        if out.isatty()
        else structlog.processors.JSONRenderer(ensure_ascii=False)
    )
    handler = logging.StreamHandler(out)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                without_secrets,
                renderer,
            ],
        )
    )
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
    logging.getLogger("hordago").setLevel(level.upper())
    logging.getLogger("uvicorn").setLevel(logging.WARNING)


def say(event: str, **values: int | float | str | bool) -> None:
    """Something that an operator may want to know, with numbers and words that are no secrets."""
    LOG.info(event, extra=values)


def without_secrets(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Whatever looks like a token, a seed or a hash is left out."""
    return {key: _SECRET.sub("…", value) if isinstance(value, str) else value for key, value in event.items()}
