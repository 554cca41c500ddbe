"""Points at the end and the itemised score. [STA-11]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hoftag.core.contract import Item, Score, rank_scores
from hoftag.games.staufer.contracts import contract_points
from hoftag.games.staufer.side import NONE, ROUNDS, SCORING_KINDS, Side
from hoftag.games.staufer.state import StauferState
from hoftag.games.staufer.words import E_CHESTS_SCORED, E_CONTRACT_SCORED, E_WINNER, PRIVILEGE, TURQUOISE

BROWN_SET: Final = [0, 2, 5, 9, 14, 20]  # [STA-9.4]


def brown_points(number: i64) -> int:
    """Sets of up to five brown chests. [STA-9.4, STA-11.4]"""
    return int(number // 5) * BROWN_SET[5] + BROWN_SET[number % 5]


def turquoise_points(side: Side) -> int:
    """One point for each that was not used. [STA-9.2, STA-11.4]"""
    total = 0
    for kind in TURQUOISE:
        total += int(side.chests_of(kind))
    return total


def final_points(s: StauferState, seat: i64) -> int:
    """Contracts and chests of a seat."""
    side = s.sides[seat]
    total = brown_points(side.brown) + turquoise_points(side) + int(side.violet)
    for category in range(3):
        contract = side.contract(category)
        if contract != NONE:
            total += contract_points(s, seat, contract)
    return total


def score_final(s: StauferState) -> None:
    """Everybody scores contracts and chests; the order does not matter. [STA-11.3, STA-11.4, STA-R54]"""
    for seat, side in enumerate(s.sides):
        side.score += final_points(s, seat)


def note_final(s: StauferState) -> None:
    """Tell the final scoring in the order of the rule book."""
    for seat, side in enumerate(s.sides):
        for contract in side.contracts():
            s.note(E_CONTRACT_SCORED, (seat, contract, contract_points(s, seat, contract)))
    for seat, side in enumerate(s.sides):
        chests = (seat, brown_points(side.brown), turquoise_points(side), int(side.violet))
        s.note(E_CHESTS_SCORED, chests)
    for score in itemised(s):
        if score.place == 1:
            s.note(E_WINNER, (score.seat, score.total))


def itemised(s: StauferState) -> list[Score]:
    """Every point by its origin; ties are broken by the figures in the court. [STA-11.5, STA-R43, STA-R44]"""
    scores: list[Score] = []
    for seat, side in enumerate(s.sides):
        items = [Item(f"round-{round}", side.round_points(round)) for round in range(1, ROUNDS + 1)]
        items.append(Item("bonus", int(side.by_bonus)))
        items.append(Item("orange", int(side.by_orange)))
        for kind in SCORING_KINDS:
            if s.kinds >> kind & 1:
                items.append(Item(f"privilege-{PRIVILEGE.names[kind]}", side.privilege_points(kind + 1)))
        ties: list[int] = []
        if s.over:
            for category, key in enumerate(("region", "pattern", "seats")):
                contract = side.contract(category)
                items.append(Item(f"contract-{key}", contract_points(s, seat, contract) if contract != NONE else 0))
            items.append(Item("brown", brown_points(side.brown)))
            items.append(Item("turquoise", turquoise_points(side)))
            items.append(Item("violet", int(side.violet)))
            ties.append(int(side.court()))
        scores.append(Score(seat, items, ties))
    return rank_scores(scores)
