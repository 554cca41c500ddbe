"""Reports of trouble from a server: sealed while the match runs, reproduced with its record after the end."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hoftag.cli.bundling import check_bundle
from hoftag.core.record import read_record
from hoftag.games import registry

Guest = Callable[..., Any]
ME: dict[str, Any] = {"kind": "me"}
OPEN: dict[str, Any] = {"kind": "open"}


def test_a_report_of_a_running_match_is_reproduced_after_its_end(guest: Guest, tmp_path: Path) -> None:
    anna, bob = guest("Anna"), guest("Bob")
    opened = anna.open(registry.ids()[0], [ME, OPEN])
    id = opened["match"]["id"]
    assert anna.get(f"/api/matches/{id}/report", 409)["code"] == "not-running"
    bob.post(f"/api/matches/{id}/join", {"invitation": opened["invitations"]["1"]})
    asked = anna.get(f"/api/matches/{id}/view")["question"]
    act = {"type": "move", "id": "a", "q": asked["q"], "move": asked["moves"][0]}
    assert anna.post(f"/api/matches/{id}/act", act)["type"] == "ack"
    reports = [person.get(f"/api/matches/{id}/report") for person in (anna, bob)]
    assert [report["viewer"] for report in reports] == [0, 1]
    assert asked["moves"][0] in json.dumps(reports[0]["items"])
    assert len(reports[1]["items"]) == len(reports[0]["items"]) - 1, "a sealed answer is not told"
    assert guest("Eve").get(f"/api/matches/{id}/report", 409)["code"] == "not-running", "nothing is shown to her yet"
    assert bob.get(f"/api/matches/{id}/report?seat=0", 404)["code"] == "not-found"
    anna.post(f"/api/matches/{id}/act", {"type": "resign", "id": "b"})
    whole = anna.get(f"/api/matches/{id}/report")
    record = read_record(anna.http.get(f"/api/matches/{id}/record").text)
    for n, report in enumerate([*reports, whole]):
        path = tmp_path / f"{n}.bundle"
        path.write_text(json.dumps(report))
        assert check_bundle(path, [record], None) == []
    assert "record" in whole
