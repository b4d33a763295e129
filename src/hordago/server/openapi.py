"""What ``/schema`` says of all requests alike: the errors that each may bring, and how programs sign in."""

from __future__ import annotations

from typing import Final

from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from hordago import __version__
from hordago.wire.frames import WireError

_SAID: Final = {
    400: "The request cannot be read, or what it asks for cannot be.",
    401: "There is no token, or none that holds.",
    403: "That is for somebody else, or for a page of this server only.",
    404: "There is no such thing.",
    409: "Not now: the table has moved on, or is not that far.",
    410: "The table is closed for good, or the server goes down.",
    413: "The body is too large.",
    421: "This server is not known by that name.",
    429: "Too many requests.",
    500: "Our fault; what was acknowledged is kept.",
}
SCHEME: Final = "program"
"""The scheme of programs' tokens in the description."""


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors of a request in the description: those, and what the guard says to any."""
    return {
        status: ResponseSpec(WireError, generate_examples=False, description=_SAID[status])
        for status in sorted({*statuses, 400, 403, 421, 429, 500})
    }


def openapi() -> OpenAPIConfig:
    """The description's frame."""
    return OpenAPIConfig(
        title="Hordago",
        version=__version__,
        path="/schema",
        render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"]), YamlRenderPlugin()],
        components=Components(security_schemes={SCHEME: SecurityScheme(type="http", scheme="bearer")}),
    )
