"""What privileges of Augsburg bring and need, found by trying them on a table of the bot's own.

The engine's steps, where these numbers stand, are closed to bots.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from hoftag.core.words import Move
from hoftag.games import registry
from hoftag.games.augsburg.view import AugsburgView
from hoftag.games.augsburg.words import CATEGORY, COLLECT, FACTORY_MONEY, LAPSE, RIGHT_OF, STAGE, TAKE_OF

TOP_STAGE = len(STAGE.names) // len(CATEGORY.names)


class Privileges(NamedTuple):
    """The numbers of the rules."""

    uses: int  # privileges of a card that can be executed [AUG-5.2]
    collected: int  # gulden [AUG-5.3.1]
    from_factory: int  # gulden [AUG-7.7]
    for_a_lapse: int  # points [AUG-5.2.1]
    stage_for_money: int  # the lowest stage that lets take gulden from a factory [AUG-7.1]
    stage_for: list[int]  # the same by right, for those that are taken, not built [AUG-7.1]


@cache
def privileges() -> Privileges:
    """Take every card on every stage, and look what can be done with it and what that brings."""
    lowest: dict[Move, int] = {}
    brings: dict[Move, AugsburgView] = {}
    uses = 0
    game = registry.game("augsburg")
    for stage in range(1, TOP_STAGE + 1):
        side = {"stages": dict.fromkeys(CATEGORY.names, stage)}
        for card in range(5):
            table = {"step": "take", "top-price": 200, "sides": [side, {}]}
            s = game.position(2, {}, table)
            game.apply(s, 0, TAKE_OF[card])
            uses = int(s.uses)
            for move in game.pending(s)[0].moves:
                lowest.setdefault(move, stage)
                if move in (COLLECT, FACTORY_MONEY, LAPSE):
                    after = s.clone()
                    game.apply(after, 0, move)
                    brings[move] = game.view(after, 0)
    return Privileges(
        uses,
        int(brings[COLLECT].sides[0].money),
        int(brings[FACTORY_MONEY].sides[0].money),
        int(brings[LAPSE].sides[0].prestige),
        lowest[FACTORY_MONEY],
        [lowest[move] for move in RIGHT_OF],
    )
