"""How requests are read and refused: strict bodies, and errors that all look alike."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException

from hoftag.server.acting import error_of
from hoftag.server.hall import Hall
from hoftag.server.models import field_of
from hoftag.server.people import NotKnown, Who, who_is
from hoftag.server.room import NOT_SAVED
from hoftag.server.strict import bad, read_object
from hoftag.store.contract import StorageFailed, StoreError
from hoftag.table.refusal import Refused

STATUS: Final = {
    "not-asked": 409,
    "stale": 409,
    "illegal": 422,
    "unknown-move": 422,
    "not-running": 409,
    "no-undo": 409,
    "no-offer": 409,
    "not-yours": 403,
    "too-long": 413,
    "taken": 409,
    "bad-request": 422,
    "conflict": 409,
    "busy": 429,
    "not-saved": 503,
    "frozen": 409,
    "not-found": 404,
}


class StrictRoute(APIRoute):
    """Looks at the body before anything else does."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """The usual way, after a strict look."""
        usual = super().get_route_handler()

        async def strictly(request: Request) -> Response:
            if request.method == "POST":
                body = await request.body()
                if body:
                    read_object(body)
            return await usual(request)

        return strictly


def hall_of(request: Request) -> Hall:
    """The hall of the server a request came to."""
    hall: Hall = request.app.state.hall
    return hall


async def known(request: Request) -> Who:
    """Who sends a request; a token that does not count is refused, rather than taken for nobody's."""
    who = await who_is(hall_of(request), request)
    if who.tried and who.key is None:
        raise NotKnown("not-yours", "this token or cookie does not count")
    return who


async def check_empty(request: Request) -> None:
    """Refuse a body where nothing is to be said."""
    body = await request.body()
    if body and read_object(body):
        raise bad("there is no such field")


def refuse_with(app: FastAPI, hall: Hall) -> None:
    """Let all errors have the same form."""

    def told(refused: Refused, status: int | None = None) -> JSONResponse:
        seconds = refused.more.get("seconds")
        headers = {"Retry-After": str(seconds)} if refused.code == "busy" else None
        return JSONResponse(error_of(hall, refused), status or STATUS.get(refused.code, 400), headers)

    async def refused(_request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, Refused)
        return told(error, 401 if isinstance(error, NotKnown) else None)

    async def invalid(_request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, RequestValidationError)
        first = error.errors()[0]
        return told(Refused("bad-request", str(first["msg"]), {"field": field_of(first["loc"])}))

    async def http(_request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, HTTPException)
        code = {404: "not-found", 403: "not-found", 413: "too-long"}.get(error.status_code, "bad-request")
        answer = told(Refused(code, str(error.detail)), error.status_code)
        answer.headers.update(error.headers or {})
        return answer

    async def storage(_request: Request, error: Exception) -> JSONResponse:
        if isinstance(error, StorageFailed):
            hall.storage_failed()
        else:
            hall.trouble("store", error)
        return told(Refused("not-saved", NOT_SAVED))

    async def never(_request: Request, error: Exception) -> JSONResponse:
        hall.trouble("request", error)
        return told(Refused("not-saved", "something went wrong that never should; nothing was changed"), 500)

    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, http)
    app.add_exception_handler(StoreError, storage)
    app.add_exception_handler(Exception, never)
