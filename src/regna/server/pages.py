"""The web app's files, if it was built into the package, or a page that says how to play."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

PLAIN = b"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Regna</title></head>
<body><h1>Regna</h1>
<p>This server runs, but the web app is not part of this installation.</p>
<p>Programs play by the addresses under /api and the socket of each table:
see /schema/openapi.json and docs/protocol.md.</p>
</body></html>
"""


class Page:
    """A file, ready to be sent."""

    def __init__(self, name: str, body: bytes) -> None:
        self.body = body
        self.packed = gzip.compress(body, 6) if len(body) > 500 else body
        self.kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
        # names of assets hold a hash of what is in them, so they may be kept for ever
        named = name.startswith("assets/")
        self.keep = "public, max-age=31536000, immutable" if named else "no-cache"


class Pages:
    """All files of the web app in memory: no path of a request ever reaches the disk."""

    def __init__(self, root: Traversable | None = None) -> None:
        self.pages: dict[str, Page] = {}
        folder = root if root is not None else files("regna.server") / "static"
        if folder.is_dir():
            self._read(folder, "")
        if "index.html" not in self.pages:
            self.pages["index.html"] = Page("index.html", PLAIN)

    def _read(self, folder: Traversable, prefix: str) -> None:
        for item in folder.iterdir():
            if item.is_dir():
                self._read(item, f"{prefix}{item.name}/")
            else:
                name = prefix + item.name
                self.pages[name] = Page(name, item.read_bytes())

    def find(self, path: str) -> Page | None:
        name = path.strip("/")
        if name in self.pages:
            return self.pages[name]
        # addresses inside the app, such as /t/NAME, are the app's to read
        return None if "." in name or name.startswith("api") else self.pages["index.html"]


Call = Request[Any, Any, Any]
ThePages = NamedDependency[Pages]


@get("/", include_in_schema=False)
async def front(pages: ThePages, request: Call) -> Response[bytes]:
    """The web app."""
    return send(pages, request, "")


@get("/{path:path}", include_in_schema=False)
async def page(pages: ThePages, request: Call, path: FromPath[str]) -> Response[bytes]:
    """A file of the web app, or an address inside it."""
    return send(pages, request, path)


def send(pages: Pages, request: Call, path: str) -> Response[bytes]:
    found = pages.find(path)
    if found is None:
        body = b'{"code":"server-no-page","text":"There is nothing at this address."}'
        return Response(body, status_code=404, media_type=MediaType.JSON)
    headers = {"ETag": found.tag, "Cache-Control": found.keep, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers)
    if found.packed is not found.body and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(found.packed, headers=headers, media_type=found.kind)
    return Response(found.body, headers=headers, media_type=found.kind)
