"""The services that these tests run on."""

from tests.services import postgres

__all__ = ["postgres"]
