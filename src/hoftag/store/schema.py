"""Which tables a database has, and bringing them to those of this version."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from hoftag.store.contract import StoreRefused

_TURN: Final = threading.Lock()  # Alembic's context belongs to the whole process


def revision(connection: Connection) -> str | None:
    """The revision of a database's tables, None of an empty one; an unknown or newer database is refused."""
    names = inspect(connection).get_table_names()
    if not names:
        return None
    found = MigrationContext.configure(connection).get_current_heads() if "alembic_version" in names else ()
    return require_known(list(found))


def require_known(found: list[str]) -> str:
    """The one revision that was found; none, several or an unknown one is refused."""
    if len(found) != 1:
        raise StoreRefused("this is a database of another program, not of Hoftag")
    if found[0] not in _known():
        raise StoreRefused(
            f"the database has tables of revision {found[0]}, this version knows them up to {newest()}: "
            "it was used with a newer Hoftag; update Hoftag, or restore a backup from before"
        )
    return found[0]


def require_newest(connection: Connection) -> None:
    """Refuse a database whose tables are not those of this version."""
    found = revision(connection)
    if found is None:
        raise StoreRefused("the database is empty")
    if found != newest():
        raise StoreRefused(f"the database has tables of revision {found}: start the server once to renew them")


def upgrade(connection: Connection) -> None:
    """Bring the tables to those of this version, inside the connection's transaction."""
    if revision(connection) == newest():
        return
    with _TURN:
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def newest() -> str:
    """The revision of this version's tables."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


def _known() -> set[str]:
    """All revisions this version has a script for."""
    return {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def _config() -> Config:
    """Alembic's settings: the scripts lie in this package."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config
