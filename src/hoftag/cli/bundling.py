"""`hoftag bundle`: a report of trouble with a game, which `hoftag check` reproduces elsewhere."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from hoftag.core.errors import HoftagError, RecordError, SetupError
from hoftag.core.record import Record

if TYPE_CHECKING:
    from hoftag.core.contract import Game


def bundle_command(
    record: Annotated[Path, typer.Argument(help="A record (*.jsonl).")],
    out: Annotated[Path, typer.Argument(help="The report to write (*.bundle).")],
    at: Annotated[
        int | None, typer.Option(metavar="N", help="As it was after so many entries; else after all.")
    ] = None,
    seat: Annotated[int | None, typer.Option(help="Only what this seat may know; the rest is sealed.")] = None,
    edition: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Component data other than the built-in ones (TOML).")
    ] = None,
) -> None:
    """Report a game that went wrong: versions, hashes, and the record, or as much of it as a seat may know."""
    from hoftag.cli.store import load_record
    from hoftag.games import registry

    whole = load_record(record)
    told = make(registry.game(whole.header.game, edition), whole, at, seat)
    out.write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    print(f"{out}: a report of {record} after entry {len(whole.entries) if at is None else at}")


def make(game: Game[Any, Any], record: Record, at: int | None, seat: int | None) -> dict[str, object]:
    """The report asked for; every mistake names its option."""
    from hoftag.core.recorder import resume
    from hoftag.table.bundle import match_of, open_bundle, sealed_bundle, secret_of
    from hoftag.table.match import load_match
    from hoftag.table.settings import Settings

    if at is not None and not 0 < at <= len(record.entries):
        raise SetupError(f"--at should be from 1 to {len(record.entries)}, not {at}")
    if seat is not None and not 0 <= seat < len(record.header.seats):
        raise SetupError(f"--seat should be from 0 to {len(record.header.seats) - 1}, not {seat}")
    some = Record(record.header, record.entries[:at])
    if seat is None:
        return open_bundle(resume(game, some))
    entries = [(entry.dump(), 0) for entry in some.entries]
    secret = secret_of(record)
    match = load_match(match_of(record), game, record.header, Settings(), secret, entries, foreign=True)
    return sealed_bundle(match, seat)


def check_bundle(path: Path, records: list[Record], edition: Path | None) -> list[str]:
    """What is wrong with a report; a sealed one is compared with the record of its match, which is given as well."""
    from hoftag.cli.store import read_text
    from hoftag.games import registry
    from hoftag.table import bundle

    try:
        told = bundle.read_bundle(read_text(path))
        record = bundle.record_in(told)
        if record is not None:
            bundle.reproduce_open(registry.game(record.header.game, edition), told)
            return []
        known = [one for one in records if bundle.match_of(one) == told["match"]]
        if not known:
            raise RecordError("the report is sealed: give the record of its match as well, once that is over")
        bundle.reproduce_sealed(registry.game(known[0].header.game, edition), told, known[0])
    except HoftagError as error:
        text = str(error)
        return [text if text.startswith(str(path)) else f"{path}: {text}"]
    return []
