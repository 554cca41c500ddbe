"""For whoever runs the server: is it alive, can it save, what does it count; and the list of games."""

from __future__ import annotations

import ipaddress
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from hoftag.server.config import LOCAL_HOSTS
from hoftag.server.gate import address
from hoftag.server.lobby import not_found
from hoftag.server.routes.answers import StrictRoute, hall_of
from hoftag.texts.languages import languages

router = APIRouter(route_class=StrictRoute)


@router.get("/healthz")
async def alive() -> dict[str, str]:
    """Whether the server is alive."""
    return {"status": "ok"}


@router.get("/readyz", responses={503: {}})
async def ready(request: Request) -> JSONResponse:
    """Whether the server can save what is played."""
    hall = hall_of(request)
    well = hall.ready and not hall.stopping
    return JSONResponse({"status": "ready" if well else "not-saved"}, 200 if well else 503)


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """What the server counts; for this machine only, unless configured otherwise."""
    hall = hall_of(request)
    if not hall.config.metrics_open and not _from_here(request):
        raise not_found()
    return Response(hall.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _from_here(request: Request) -> bool:
    """Whether a request comes from this machine and through no proxy."""
    forwarded = any(name.startswith("x-forwarded-") or name == "forwarded" for name in request.headers)
    if forwarded or request.scope["state"]["host"] not in LOCAL_HOSTS:
        return False
    try:
        return ipaddress.ip_address(address(request.scope)).is_loopback
    except ValueError:
        return False


@router.get("/api/games")
async def games(request: Request) -> dict[str, Any]:
    """All games with seats, options, bots, editions and what of their cards is reconstructed."""
    return {"games": hall_of(request).shelf.dump(), "languages": languages()}
