"""What ``/schema`` says of all requests alike: the errors that each may bring, and how programs sign in."""

from __future__ import annotations

import copy
from typing import Any, Final, get_args

import msgspec
from litestar import Litestar, Request
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
    410: "The table is closed for good.",
    413: "The body is too large.",
    415: "The body is packed.",
    421: "This server is not known by that name.",
    429: "Too many requests.",
    500: "Our fault; what was acknowledged is kept.",
    503: "The server goes down, or has as many tables as it holds.",
}
SCHEME: Final = "program"
"""The scheme of programs' tokens in the description."""


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors of a request in the description: those, and what the guard says to any."""
    return {
        status: ResponseSpec(WireError, generate_examples=False, description=_SAID[status])
        for status in sorted({*statuses, 400, 403, 415, 421, 429, 500})
    }


def exact(app: Litestar, described: dict[str, Any]) -> dict[str, Any]:
    """The description with the types of all bodies as msgspec reads them, which is how requests are judged.

    The framework's own leave out bounds of 0 and that unknown fields are refused, and give a type to an
    answer without a body.
    """
    found: list[Any] = [WireError]
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            data = handler.parsed_data_field
            found += [] if data is None else [data.annotation]
            found.append(handler.parsed_fn_signature.return_type.annotation)
    bodies = {body for each in found for body in (each, *get_args(each)) if _is_struct(body)}
    _, types = msgspec.json.schema_components(bodies, ref_template="#/components/schemas/{name}")
    components = {**described["components"], "schemas": {**described["components"]["schemas"], **types}}
    paths = copy.deepcopy(described["paths"])
    for told in (told for verbs in paths.values() for told in verbs.values()):
        told["responses"].get("204", {}).pop("content", None)
    return {**described, "paths": paths, "components": components}


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


class _Json(JsonRenderPlugin):
    """JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description as JSON."""
        return super().render(request, exact(request.app, openapi_schema))


class _Yaml(YamlRenderPlugin):
    """YAML."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description as YAML."""
        return super().render(request, exact(request.app, openapi_schema))


def openapi() -> OpenAPIConfig:
    """The description's frame."""
    return OpenAPIConfig(
        title="Hordago",
        version=__version__,
        path="/schema",
        use_handler_docstrings=True,
        render_plugins=[_Json(path=["/", "/openapi.json"]), _Yaml()],
        components=Components(security_schemes={SCHEME: SecurityScheme(type="http", scheme="bearer")}),
    )
