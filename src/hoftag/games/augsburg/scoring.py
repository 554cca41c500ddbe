"""Prestige and its barriers; the itemised score. [AUG-8, AUG-11]"""

from __future__ import annotations

from mypy_extensions import i64

from hoftag.core.contract import Item, Score, rank_scores
from hoftag.games.augsburg.state import AugsburgState
from hoftag.games.augsburg.words import E_BARRIER, E_WINNER


def gain_prestige(s: AugsburgState, seat: i64, points: i64) -> None:
    """Move the scoring piece; a barrier stops it, and the rest is lost, whatever it was for. [AUG-8.2 to AUG-8.4]"""
    side = s.sides[seat]
    barrier = side.barrier()
    side.prestige += points
    if side.prestige > barrier:
        if s.notes is not None:
            s.note(E_BARRIER, (int(seat), int(side.prestige - barrier), int(barrier)))
        side.prestige = barrier


def itemised(s: AugsburgState) -> list[Score]:
    """Every point by its origin; ties are broken by the dearer cathedral, then the dearer church. [AUG-11.1, AUG-11.2]

    Nobody without a cathedral is ahead of somebody with one, so a church counts only where no cathedral does. [AUG-R53]
    """
    scores: list[Score] = []
    for seat, side in enumerate(s.sides):
        items = [
            Item("stages", int(side.from_stages)),
            Item("coat", int(side.from_coat)),
            Item("letter", int(side.from_letter)),
            Item("privileges", int(side.from_privileges)),
            Item("lapses", int(side.from_lapses)),
            Item("compensation", int(side.from_amends)),
            Item("barriers", int(side.prestige - side.gross())),
        ]
        scores.append(Score(seat, items, [int(side.cathedral), int(side.church)]))
    return rank_scores(scores)


def note_winners(s: AugsburgState) -> None:
    """Say who has won; several share the victory where nothing tells them apart. [AUG-R54]"""
    for score in itemised(s):
        if score.place == 1:
            s.note(E_WINNER, (score.seat, score.total))
