"""What a placement costs and how it can be paid, worked out here anew. [STA-5.2 to STA-5.8, STA-10.30]"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import Any

import pytest

from hoftag.check.games import positions
from hoftag.core.rng import Rng
from hoftag.games.registry import game
from hoftag.games.staufer.words import AID, FIELD, FIGURES, OFFICE, REGION, TURN, WORDS

STAUFER = game("staufer")
ENVOY_SPACES = {2: 1, 3: 1, 4: 2, 5: 2}  # [STA-1.9]
Outcome = tuple[bool, bool, bool, frozenset[tuple[tuple[str, bool], int]]]


def movement(held: set[int], distance: int, free: bool) -> list[int]:
    """STA-10.30 word for word."""
    if distance == 0 or free or (12 in held and distance in (1, 5)) or held >= {10, 11}:
        return []
    if 10 in held:
        return [distance]
    return list(range(3 if 11 in held else 1, distance + 1))


def figures(held: set[int], cost: int, cheap: bool) -> int:
    """STA-10.30 word for word."""
    if cheap:
        return 1
    if 4 in held:
        return 2 if 5 in held else 3
    return cost - 1 if 5 in held else cost


def areas(s: Any, seat: int, office: str, free: bool, cheap: bool) -> list[str]:
    """The payment areas that get a figure, one entry for each. [STA-5.3, STA-5.4, STA-R19]"""
    table = s.dump()
    ring, number = table["ring"], OFFICE.find(office)
    held = {int(kind) for kind in table["sides"][seat]["privileges"]}
    king, target = ring.index(table["king"]), ring.index(REGION.names[number // 5])
    steps = movement(held, (target - king) % 6, free)
    placing = figures(held, s.layout.costs[number], cheap)
    return [ring[(king + n) % 6] for n in steps] + [ring[(target + n) % 6] for n in range(1, placing)]


# ---------------------------------------------------------------------- which offices


def listed_here(s: Any) -> list[str]:
    """All moves of the turn that begins, from the dump of the table."""
    table = s.dump()
    seat = table["order"][0]
    side, space_one = table["sides"][seat], table["action"][0]
    found = [f"supply {name}" for name in FIELD.names[: s.layout.fields]]
    if side["turquoise"].get("space-one") and not space_one:
        found.append("space-one")
    envoys = side["province"][0] + sum(area[seat][0] for area in table["payments"].values())
    on_track = not space_one and len(table["place_track"]) < ENVOY_SPACES[s.seats]
    court = sum(side["court"]) + (1 if on_track and envoys else 0)
    room = 1 if "2" in side["privileges"] else 0
    for office, place in table["offices"].items():
        if len(place["figures"]) > room or (s.layout.nobles_only[OFFICE.find(office)] and not side["court"][1]):
            continue
        aids = ["free-move" in side["turquoise"], "cheap-place" in side["turquoise"]]
        if len(areas(s, seat, office, *aids)) < court:
            found.append(f"occupy {office}")
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_turn_lists_what_can_be_paid(seats: int) -> None:
    """STA-3.4, STA-5.1, STA-5.2, STA-5.7, STA-R16, STA-R17"""
    turns = 0
    for seed in range(4):
        for recorder, decisions in positions(STAUFER, seats, {"privileges": 6}, Rng(seed)):
            if decisions and decisions[0].step == TURN:
                assert sorted(move.text for move in decisions[0].moves) == sorted(listed_here(recorder.state))
                turns += 1
    assert turns >= 4 * 15 * seats


# ---------------------------------------------------------------------- who pays where


def position(rng: random.Random) -> Any:
    """Seat 0 with some discounts, chests and nobles; no track envoy."""
    seats = rng.randint(2, 5)
    sides: list[dict[str, Any]] = [{} for _ in range(seats)]
    sides[0] = {
        "court": [rng.randint(0, 9), rng.randint(1, 3)],
        "privileges": rng.sample([4, 5, 10, 11, 12], rng.randint(0, 3)),
        "turquoise": rng.sample(["free-move", "cheap-place"], rng.randint(0, 2)),
    }
    ring = rng.sample(REGION.names, 6)
    table = {"ring": ring, "king": rng.choice(ring), "order": [0, 1], "placement-track": [1, 1]}
    return STAUFER.position(seats, {}, table | {"privileges": [4, 5, 10, 11, 12], "sides": sides})


def outcomes_here(s: Any, office: str) -> set[Outcome]:
    """Chests used, who sits, and what lies where: every way to pay in full. [STA-5.6, STA-R18, STA-D31 to STA-D33]"""
    side = s.dump()["sides"][0]
    envoys, nobles = side["court"]
    free_already = areas(s, 0, office, False, True) == []
    found: set[Outcome] = set()
    for free in {False, "free-move" in side["turquoise"] and not free_already}:
        for cheap in {False, "cheap-place" in side["turquoise"]}:
            due = areas(s, 0, office, free, cheap)
            for sits, *kinds in itertools.product((False, True), repeat=len(due) + 1):
                number = sum(kinds) + sits
                if number > nobles or len(due) + 1 - number > envoys:
                    continue
                if sits or not s.layout.nobles_only[OFFICE.find(office)]:
                    found.add((free, cheap, sits, frozenset(Counter(zip(due, kinds, strict=True)).items())))
    return found


def outcomes(s: Any, before: dict[str, int], office: str) -> list[Outcome]:
    """Every end the questions of the engine lead to."""
    if s.step() in (AID, FIGURES):
        found = []
        for move in STAUFER.pending(s)[0].moves:
            after = s.clone()
            STAUFER.play(after, 0, move)
            found += outcomes(after, before, office)
        return found
    table = s.dump()
    left = table["sides"][0]["turquoise"]
    used = [chest in before and chest not in left for chest in ("free-move", "cheap-place")]
    paid = {(region, bool(kind)): area[0][kind] for region, area in table["payments"].items() for kind in (0, 1)}
    laid = frozenset((where, number) for where, number in paid.items() if number)
    return [(used[0], used[1], table["offices"][office]["figures"] == ["0 noble"], laid)]


def test_every_way_to_pay_is_offered_exactly_once() -> None:
    rng = random.Random(3)
    ways = 0
    for _ in range(250):
        s = position(rng)
        office = rng.choice(list(s.dump()["offices"]))
        expected = outcomes_here(s, office)
        move = WORDS.parse(f"occupy {office}")
        assert (move in STAUFER.pending(s)[0].moves) == bool(expected)
        if expected:
            before = s.dump()["sides"][0]["turquoise"]
            STAUFER.play(s, 0, move)
            found = outcomes(s, before, office)
            assert len(found) == len(set(found))
            assert set(found) == expected
            ways += len(found)
    assert ways > 2000
