"""The page that describes the HTTP side: plain HTML from the OpenAPI document, without a script."""

import html
import json
import re
from typing import Any

from radura.protocol.schema import components
from radura.server.pages import Page

_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222;
  background: #fbf8f1; }
h1, h2 { font-family: Georgia, serif; }
summary { cursor: pointer; padding: .3rem 0; }
code, pre { font: 14px/1.4 ui-monospace, monospace; }
pre { background: #fff; border: 1px solid #ddd; padding: .7rem; overflow-x: auto; }
.method { display: inline-block; min-width: 4rem; font-weight: bold; }
@media (prefers-color-scheme: dark) {
  body { background: #1d1f1a; color: #ddd; }
  pre { background: #111; border-color: #444; }
  a { color: #9cc7de; }
}
"""
_METHODS = ("get", "post", "put", "patch", "delete")


def complete(schema: dict[str, Any]) -> dict[str, Any]:
    """Return the OpenAPI document with what only our own types know: strict bodies, and the record's text."""
    for name, shape in components().items():
        if shape.get("additionalProperties") is False and name in schema["components"]["schemas"]:
            schema["components"]["schemas"][name]["additionalProperties"] = False
    text = {"text/plain": {"schema": {"type": "string"}}}
    schema["paths"]["/api/records"]["post"]["requestBody"] = {"content": text, "required": True}
    return schema


def allowed_methods(schema: dict[str, Any]) -> list[tuple[re.Pattern[str], str]]:
    """Return which methods each path of the API knows."""
    found = []
    for path, methods in schema["paths"].items():
        pattern = re.compile(re.sub(r"\{[^}]*\}", "[^/]+", path))
        names = sorted({*(method.upper() for method in methods if method in _METHODS), "OPTIONS"})
        found.append((pattern, ", ".join(names)))
    return found


def docs_pages(schema: dict[str, Any]) -> dict[str, Page]:
    """Return the OpenAPI document, the page for people and its style."""
    return {
        "/api/openapi.json": Page(json.dumps(schema).encode(), "application/json"),
        "/api/docs": Page(_html(schema).encode(), "text/html; charset=utf-8"),
        "/api/docs.css": Page(_STYLE.encode(), "text/css; charset=utf-8"),
    }


def _html(schema: dict[str, Any]) -> str:
    title = html.escape(schema["info"]["title"])
    parts = [
        '<!doctype html><html lang="en"><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">',
        f'<title>{title}: HTTP</title><link rel="stylesheet" href="/api/docs.css">',
        f"<h1>{title} {html.escape(schema['info']['version'])}</h1>",
        f"<p>{html.escape(schema['info'].get('description', ''))}</p>",
        '<p>As a document for machines: <a href="/api/openapi.json">openapi.json</a></p>',
    ]
    for tag, operations in _by_tag(schema).items():
        parts.append(f"<h2>{html.escape(tag)}</h2>")
        parts += [_operation(path, method, operation) for path, method, operation in operations]
    parts.append("<h2>types</h2>")
    for name, shape in sorted(schema.get("components", {}).get("schemas", {}).items()):
        parts.append(
            f'<details id="{html.escape(name)}"><summary>{html.escape(name)}</summary>{_json(shape)}</details>'
        )
    return "\n".join([*parts, "</html>"])


def _by_tag(schema: dict[str, Any]) -> dict[str, list[tuple[str, str, dict[str, Any]]]]:
    found: dict[str, list[tuple[str, str, dict[str, Any]]]] = {}
    for path, methods in schema["paths"].items():
        for method in _METHODS:
            if method in methods:
                tag = methods[method].get("tags", ["other"])[0]
                found.setdefault(tag, []).append((path, method, methods[method]))
    return found


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    parts = [
        f'<details><summary><span class="method">{method.upper()}</span> <code>{html.escape(path)}</code>',
        f" {html.escape(operation.get('summary', ''))}</summary>",
        f"<p>{html.escape(operation.get('description', ''))}</p>",
    ]
    for title, key in (("Parameters", "parameters"), ("Body", "requestBody"), ("Answers", "responses")):
        if operation.get(key):
            parts.append(f"<p>{title}</p>{_json(operation[key])}")
    return "".join([*parts, "</details>"])


def _json(value: object) -> str:
    return f"<pre>{html.escape(json.dumps(value, indent=2, ensure_ascii=False))}</pre>"
