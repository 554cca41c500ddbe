"""Guests, logins, sessions."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse

from hoftag.server.models import Credentials, NewAccount, NewName, NewPassword
from hoftag.server.people import (
    NotKnown,
    add_login,
    change_password,
    dump_user,
    known_user,
    log_in,
    log_out,
    new_guest,
    new_session,
    rename,
    set_cookie,
    who_is,
)
from hoftag.server.routes.answers import StrictRoute, hall_of, known

router = APIRouter(route_class=StrictRoute)


@router.get("/api/me")
async def me(request: Request) -> dict[str, Any]:
    """Who one is."""
    return dump_user((await who_is(hall_of(request), request)).user)


@router.post("/api/me")
async def be(request: Request, body: NewName) -> JSONResponse:
    """Become a guest, or take another name."""
    hall = hall_of(request)
    who = await who_is(hall, request)
    if who.user is not None:
        return JSONResponse(dump_user(await rename(hall, who.user, body.name)))
    user, token = await new_guest(hall, request, body.name)
    answer = JSONResponse(dump_user(user))
    set_cookie(answer, request, token)
    return answer


@router.post("/api/account")
async def account(request: Request, body: NewAccount) -> dict[str, Any]:
    """Add a login and a password to oneself."""
    user = known_user(await known(request))
    return dump_user(await add_login(hall_of(request), user, body))


@router.post("/api/login")
async def login(request: Request, body: Credentials) -> JSONResponse:
    """Be the user of a login."""
    hall = hall_of(request)
    user = await log_in(hall, request, body)
    if user is None:
        raise NotKnown("not-yours", "there is no such login, or the password is another one")
    answer = JSONResponse(dump_user(user))
    set_cookie(answer, request, await new_session(hall, user))
    return answer


@router.post("/api/password")
async def password(request: Request, body: NewPassword) -> dict[str, Any]:
    """Take another password; other devices are signed out."""
    hall = hall_of(request)
    return dump_user(await change_password(hall, request, await known(request), body))


@router.post("/api/logout")
async def logout(request: Request) -> JSONResponse:
    """Forget the cookie and close its sockets."""
    hall = hall_of(request)
    who = await who_is(hall, request)
    if who.user is not None and who.key is not None:
        await log_out(hall, who.key)
    answer = JSONResponse(dump_user(None))
    set_cookie(answer, request, None)
    return answer
