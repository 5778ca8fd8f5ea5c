"""The OpenAPI description, with the limits that msgspec checks."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from posse.server.wire import protocol

REF = "#/components/schemas/{name}"


class SchemaRenderer(JsonRenderPlugin):
    """Litestar leaves out some limits, and that unknown fields are refused. msgspec's schemas have both."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        described = openapi_schema["components"]["schemas"]
        types = [getattr(protocol, name) for name in described if hasattr(protocol, name)]
        _, strict = msgspec.json.schema_components(types, ref_template=REF)
        components = {**openapi_schema["components"], "schemas": {**described, **strict}}
        return super().render(request, {**openapi_schema, "components": components})
