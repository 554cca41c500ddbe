"""A report of trouble that can be reproduced: what its viewer knows of a match, and a seal over all the rest.

While a match runs, a report holds what the viewer was shown anyway. What he may not know is sealed: a hash of the whole
state, keyed with the table's secret and a salt, tells nothing before the record shows the secret, and is compared then.
After the end a report is open: the whole record and the hash of its state.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from typing import Any, Final

from hoftag.build import build
from hoftag.core.contract import Game
from hoftag.core.errors import RecordError
from hoftag.core.record import TABLE, Record, read_record, write_record
from hoftag.core.recorder import Recorder, resume
from hoftag.table.match import Match, load_match
from hoftag.table.settings import Settings
from hoftag.table.states import state_hash
from hoftag.version import __version__

FORMAT: Final = 1
SUFFIX: Final = ".bundle"
DOMAIN: Final = "hoftag bundle 1"
SALT_BYTES: Final = 16  # without a salt two reports would tell whether something hidden had happened between them

SEALED: Final = {"match": str, "viewer": int, "header": dict, "items": list, "view": str, "salt": str, "seal": str}

Bundle = dict[str, Any]


def open_bundle(recorder: Recorder[Any, Any]) -> Bundle:
    """A report that hides nothing: the record and where it leads."""
    record = recorder.record
    return {
        "bundle": FORMAT,
        "versions": _versions(),
        "entries": len(record.entries),
        "state": state_hash(recorder.state),
        "record": write_record(record).splitlines(),
    }


def sealed_bundle(match: Match, viewer: int) -> Bundle:
    """A report of a match as a viewer knows it; without a secret (of a game in the terminal) there is no seal."""
    salt = secrets.token_hex(SALT_BYTES)
    return {
        "bundle": FORMAT,
        "versions": _versions(),
        "match": match.id,
        "viewer": viewer,
        "header": match.record.header.dump(),
        "items": _timeless(match.stream(viewer).items),
        "view": _view_hash(match, viewer),
        "salt": salt,
        "seal": _seal(match, match.secret, salt) if match.secret else "",
    }


def read_bundle(text: str) -> Bundle:
    """A report as it was written."""
    try:
        told = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError("this is no report: it is not JSON") from error
    if not isinstance(told, dict) or told.get("bundle") != FORMAT:
        raise RecordError("this is no report of a format that is known")
    wanted = {"record": list, "entries": int, "state": str} if "record" in told else SEALED
    for key, kind in wanted.items():
        if not isinstance(told.get(key), kind):
            raise RecordError(f"this report lacks '{key}'")
    return told


def record_in(bundle: Bundle) -> Record | None:
    """The record of an open report."""
    return read_record("\n".join(bundle["record"]) + "\n") if "record" in bundle else None


def reproduce_open(game: Game[Any, Any], bundle: Bundle) -> int:
    """Replay an open report and compare where it leads; says after how many entries."""
    record = record_in(bundle)
    assert record is not None
    if len(record.entries) != bundle["entries"]:
        raise RecordError(f"the report is about {bundle['entries']} entries, its record has {len(record.entries)}")
    state = state_hash(resume(game, record).state)
    if state != bundle["state"]:
        raise RecordError(f"the record leads to the state {state}, the report says {bundle['state']}")
    return len(record.entries)


def reproduce_sealed(game: Game[Any, Any], bundle: Bundle, record: Record) -> int:
    """Replay the record of a match up to where a sealed report was made, and compare; says after how many entries.

    Others' sealed answers do not show among the items: of the moments with the same items the seal tells the right one.
    """
    viewer, secret = bundle["viewer"], secret_of(record)
    if record.header.dump() != bundle["header"]:
        raise RecordError("the record has another header than the report")
    if bundle["seal"] and not secret:
        raise RecordError("the report is sealed until the record of the match shows the table's secret")
    match = load_match(bundle["match"], game, record.header, Settings(), "", [], foreign=True)
    alike = False
    for entry in record.entries:
        match.add(entry, 0)
        items = match.stream(viewer).items
        if len(items) > len(bundle["items"]):
            break
        if _timeless(items) == bundle["items"] and _view_hash(match, viewer) == bundle["view"]:
            alike = True
            if not bundle["seal"] or hmac.compare_digest(_seal(match, secret, bundle["salt"]), bundle["seal"]):
                return entry.n
    raise RecordError("the record leads to another state than the report" if alike else "the report shows other items")


def secret_of(record: Record) -> str:
    """The secret that a record shows at its end."""
    shown = [entry.data for entry in record.entries if entry.kind == TABLE and entry.data.get("what") == "reveal"]
    return str(shown[-1]["secret"]) if shown else ""


def match_of(record: Record) -> str:
    """The id of the match a record is of; a game in the terminal has none."""
    told = [entry.data for entry in record.entries if entry.kind == TABLE and entry.data.get("what") == "commit"]
    return str(told[0]["match"]) if told else ""


def _versions() -> dict[str, str]:
    """The program that makes a report; rules and edition are in its header."""
    return {"hoftag": __version__, "build": build()}


def _seal(match: Match, secret: str, salt: str) -> str:
    """A keyed hash of how long the record is and of the whole state."""
    text = f"{DOMAIN}\0{match.id}\0{salt}\0{len(match.record.entries)} {state_hash(match.recorder.state)}"
    return hmac.digest(bytes.fromhex(secret), text.encode(), "sha256").hex()


def _view_hash(match: Match, viewer: int) -> str:
    """A hash of what the viewer sees anyway."""
    text = json.dumps(match.game.view(match.recorder.state, viewer).dump())
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _timeless(items: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Items without their times: a record does not tell them."""
    return [{key: value for key, value in item.items() if key != "at"} for item in items]
