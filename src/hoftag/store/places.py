"""Where the database is unless told otherwise, and what `--database` may say."""

from __future__ import annotations

import os
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from hoftag.store.contract import StoreRefused


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder of the server's data: HOFTAG_DATA, else in XDG_DATA_HOME, else in the user's home."""
    own = environment.get("HOFTAG_DATA")
    if own:
        return Path(own)
    base = environment.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "hoftag"


def default_database(environment: Mapping[str, str] = os.environ) -> Path:
    """The file of the database unless told otherwise."""
    return data_folder(environment) / "hoftag.sqlite"


def database_url(told: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The URL of a database given as a URL, as a path, or not at all."""
    if told and "://" in told:
        return told
    path = Path(told).expanduser() if told else default_database(environment)
    return f"sqlite:///{path.absolute()}"


def sqlite_file(url: str) -> Path | None:
    """The file of an SQLite URL; None if the URL is one of PostgreSQL. Anything else is refused."""
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite":
        if not rest.startswith("/") or rest in ("/", "/:memory:"):
            raise StoreRefused(f"{url}: should name a file, as in sqlite:///hoftag.sqlite")
        return Path(rest[1:])
    if scheme not in ("postgresql", "postgres", "postgresql+psycopg"):
        raise StoreRefused(f"a database is sqlite:///FILE or postgresql://..., not {scheme}://...")
    try:
        make_url(url)
    except (ArgumentError, ValueError) as error:
        raise StoreRefused("this is no URL of a PostgreSQL database") from error
    _require_driver()
    return None


def _require_driver() -> None:
    """Refuse PostgreSQL where its driver is not installed."""
    try:
        import_module("psycopg")
    except ImportError as error:
        raise StoreRefused("PostgreSQL needs a driver: install hoftag[postgres]") from error
