"""The OpenAPI description, with the limits that msgspec checks."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from posse.server.wire import finished, outside, protocol

REF: Final = "#/components/schemas/{name}"
MESSAGES: Final = vars(protocol) | vars(finished) | vars(outside)
NO_NUL: Final = r"^[^\u0000]*$"  # see clean_text.require_text


class SchemaRenderer(JsonRenderPlugin):
    """Litestar leaves out some limits, and that unknown fields are refused. msgspec's schemas have both."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        described = openapi_schema["components"]["schemas"]
        types = [MESSAGES[name] for name in described if name in MESSAGES]
        _, strict = msgspec.json.schema_components(types, ref_template=REF)
        components = {**openapi_schema["components"], "schemas": {**described, **_no_nul(strict)}}
        return super().render(request, {**openapi_schema, "components": components})


def _no_nul(schema: Any) -> Any:
    """The same schema; every text and every name of a field in it has no NUL character."""
    if isinstance(schema, list):
        return [_no_nul(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: _no_nul(value) for key, value in schema.items()}
    if found.get("type") == "string" and not found.keys() & {"pattern", "enum", "const"}:
        found["pattern"] = NO_NUL
    if isinstance(found.get("additionalProperties"), dict):
        found["propertyNames"] = {"pattern": NO_NUL}
    return found
