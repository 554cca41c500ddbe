"""The page: the built client if it is installed, else a few lines that say that the table runs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import FastAPI
from fastapi.responses import HTMLResponse
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

FOLDER: Final = Path(__file__).parents[2] / "web"
PLAIN: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Hoftag</title></head>
<body><h1>Hoftag</h1><p>The table runs. The page to play on is not installed here: in a copy of the sources,
<code>script/page</code> builds it, and whoever installs from there then has it. Programs begin at
<a href="/api/games">/api/games</a> and <a href="/openapi.json">/openapi.json</a>.</p></body></html>
"""
PACKED: Final = (".css", ".html", ".js", ".svg", ".txt", "/")  # fonts and pictures are packed already


class Page(StaticFiles):
    """Files that are asked for anew each time, except those whose name changes with their content."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file with the right time to keep it."""
        answer = await super().get_response(path, scope)
        lasting = path.startswith("assets/") and answer.status_code == 200
        answer.headers["Cache-Control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return answer


class Packed:
    """Sends text packed to whoever takes it so, and everything else as it is."""

    def __init__(self, page: Page) -> None:
        """`page` has the files."""
        self._page = page
        self._packed = GZipMiddleware(page, minimum_size=1000, compresslevel=6)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        answer = self._packed if str(scope["path"]).endswith(PACKED) else self._page
        await answer(scope, receive, send)


def is_there(folder: Path = FOLDER) -> bool:
    """Whether the page was built into this installation."""
    return (folder / "index.html").is_file()


def add_page(app: FastAPI, folder: Path = FOLDER) -> None:
    """Serve the page below all other paths."""
    if is_there(folder):
        app.mount("/", Packed(Page(directory=folder, html=True)), name="page")
    else:
        app.add_api_route("/", _plain, methods=["GET"], include_in_schema=False)


async def _plain() -> HTMLResponse:
    """A few lines."""
    return HTMLResponse(PLAIN)
