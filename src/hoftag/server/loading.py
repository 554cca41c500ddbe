"""A match as it is stored, and as it is folded from that."""

from __future__ import annotations

from hoftag.server.shelf import Shelf
from hoftag.server.updates import UPLOAD, header_of, origin_of
from hoftag.store.contract import MatchRow, SeatRow, Store, StoredEntry
from hoftag.table.match import Match, load_match
from hoftag.table.settings import read as read_settings


def stored(store: Store, id: str) -> tuple[MatchRow | None, list[SeatRow], list[StoredEntry]]:
    """What the store has of a match."""
    row = store.match(id)
    return (None, [], []) if row is None else (row, store.seats(id), store.entries(id))


def folded(shelf: Shelf, row: MatchRow, entries: list[StoredEntry]) -> Match:
    """The match the entries lead to."""
    header = header_of(row)
    game = shelf.game_of(header)
    agreed = {key: value for key, value in row.settings.items() if key != "public"}
    settings = read_settings(agreed, shelf.bots(game.id))
    foreign = (origin_of(row) or {}).get("kind") == UPLOAD
    return load_match(row.id, game, header, settings, row.secret, [(e.data, e.at) for e in entries], foreign)
