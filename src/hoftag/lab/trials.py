"""How strong a net is while it learns: quick games of the net alone, without search, against fixed opponents."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hoftag.bots.contract import Bot, Budget
from hoftag.bots.judges import read_net
from hoftag.bots.reading import Reader
from hoftag.bots.registry import make_bot
from hoftag.core.contract import Game
from hoftag.core.playout import deal
from hoftag.core.rng import Rng
from hoftag.games import registry


@dataclass(frozen=True, slots=True)
class Bout:
    """Some games of a net against one opponent in all other seats."""

    game: str
    seats: int
    games: int
    seed: int
    net: str
    rival: str  # a bot's name, or the file of another net


def play_bout(bout: Bout) -> float:
    """The net's share of wins, ties split; seats rotate."""
    game = registry.game(bout.game)
    hero: Bot = Reader(game, read_net(Path(bout.net).read_bytes()))
    if bout.rival.endswith(".net"):
        rival: Bot = Reader(game, read_net(Path(bout.rival).read_bytes()))
    else:
        rival = make_bot(bout.rival, bout.game)
    won = 0.0
    for n in range(bout.games):
        place = n % bout.seats
        bots = [hero if seat == place else rival for seat in range(bout.seats)]
        won += _won(game, bots, place, Rng(bout.seed * 1_000_003 + n // bout.seats))
    return won / bout.games


def _won(game: Game[Any, Any], bots: list[Bot], place: int, rng: Rng) -> float:
    """The hero's share of one win."""
    s = game.setup(len(bots))
    while True:
        deal(game, s, rng)
        asked = game.pending(s)
        if not asked:
            break
        views = [game.view(s, decision.seat) for decision in asked]
        moves = [
            bots[decision.seat].choose(view, decision, rng, Budget())
            for decision, view in zip(asked, views, strict=True)
        ]
        game.answer(s, moves)
    places = [score.place for score in game.score(s)]
    return 1.0 / places.count(1) if places[place] == 1 else 0.0
