"""The page: the built client if it is installed, else a few lines that say that the table runs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import FastAPI
from fastapi.responses import HTMLResponse
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER: Final = Path(__file__).parents[2] / "web"
PLAIN: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Hoftag</title></head>
<body><h1>Hoftag</h1><p>The table runs. The page to play on is not installed here; programs begin at
<a href="/api/games">/api/games</a> and <a href="/openapi.json">/openapi.json</a>.</p></body></html>
"""


class Page(StaticFiles):
    """Files that are asked for anew each time, except those whose name changes with their content."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file with the right time to keep it."""
        answer = await super().get_response(path, scope)
        lasting = path.startswith("assets/") and answer.status_code == 200
        answer.headers["Cache-Control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return answer


def add_page(app: FastAPI, folder: Path = FOLDER) -> None:
    """Serve the page below all other paths."""
    if (folder / "index.html").is_file():
        app.mount("/", Page(directory=folder, html=True), name="page")
    else:
        app.add_api_route("/", _plain, methods=["GET"], include_in_schema=False)


async def _plain() -> HTMLResponse:
    """A few lines."""
    return HTMLResponse(PLAIN)
