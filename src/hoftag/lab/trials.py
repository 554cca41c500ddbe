"""How strong a net is while it learns: quick games of the net alone, without search, against fixed opponents."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from hoftag.bots.contract import Bot, Budget
from hoftag.bots.judges import read_net
from hoftag.bots.reading import Reader
from hoftag.bots.registry import make_bot
from hoftag.games import registry
from hoftag.lab.chance import seed_of
from hoftag.lab.game import Chance, Sitter, play_game, shares


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
        sitters = [Sitter(bout.rival, bot, Budget()) for bot in bots]
        chance = Chance(seed_of("trial", bout.seed, n // bout.seats), (bout.seed, n))
        won += shares(play_game(game, {}, sitters, chance).places)[place]
    return won / bout.games
