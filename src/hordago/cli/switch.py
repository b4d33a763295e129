"""Options that are given or not: no ``--no-…`` beside them."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

Switch = Annotated[bool, Parameter(negative=())]
Json = Annotated[Switch, Parameter(name="--json")]
"""Print JSON instead of text for people."""
