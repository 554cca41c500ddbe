"""The application: all paths behind the gate, and what works in the background while it runs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.types import ASGIApp

from hoftag.server.gate import Gate
from hoftag.server.hall import Hall
from hoftag.server.people import recheck
from hoftag.server.rooms import Rooms
from hoftag.server.routes import analysis, matches, page, people, play, records, replay, service
from hoftag.server.routes.answers import refuse_with
from hoftag.version import __version__


def build(hall: Hall) -> ASGIApp:
    """The application of a hall."""

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await hall.open()
        tasks = _background(hall)
        yield
        if not hall.stopping:
            await hall.say_goodbye(1001)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await hall.close()

    app = FastAPI(
        title="Hoftag",
        version=__version__,
        docs_url=None,
        redoc_url=None,
        openapi_url="/openapi.json",
        lifespan=lifespan,
        redirect_slashes=False,
    )
    hall.rooms = Rooms(hall)
    app.state.hall = hall
    refuse_with(app, hall)
    for part in (service, people, matches, play, replay, records, analysis):
        app.include_router(part.router)
    app.include_router(records.texts)
    page.add_page(app)
    return Gate(app, hall.config, hall.connects)


def _background(hall: Hall) -> list[asyncio.Task[None]]:
    """What goes on as long as the server runs."""
    jobs = [
        hall.watch(hall.look_after_store(), "store"),
        hall.watch(hall.measure_lag(), "lag"),
        hall.watch(hall.rooms.sweep(), "sweep"),
        hall.watch(hall.rooms.resume(), "resume"),
        hall.watch(recheck(hall), "recheck"),
    ]
    if hall.notices.wanted():
        jobs.append(hall.watch(hall.notices.work(), "notices"))
    if hall.several:
        jobs.append(hall.watch(hall.rooms.follow(), "follow"))
    return jobs
