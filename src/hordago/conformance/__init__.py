"""Runs files of test vectors (``mus-rules-vectors/1``) through the engine itself."""

from hordago.conformance.run import Report, run

__all__ = ["Report", "run"]
