"""What the server makes of a match for its viewers tells twins nothing: its own updates, answers and records."""

from __future__ import annotations

import pytest
from tests.server.promises.sent import Sent
from tests.table.twinned import Worlds, pairs

from hoftag.games.registry import ids

PAIRS = 80


@pytest.mark.parametrize("id", ids())
def test_the_server_tells_twins_nothing(id: str) -> None:
    for pair in pairs(id, PAIRS, seed=300):
        worlds = Worlds(pair, Sent())
        assert worlds.difference() == ""
        worlds.unseen = False
        assert worlds._differs(lambda match, v=pair.viewer: Sent().export(match, v), "record") == ""
