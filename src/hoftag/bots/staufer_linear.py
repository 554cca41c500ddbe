"""Judges of Die Staufer by hand: what a beginner sees, and what a club player does.

Weights are points by the names of features. They were set by hand, with a look at a linear fit to the margins of games
among bots that play by rules of thumb; then players and rounds got the weights that make these games even on average,
so that chances are told apart best where the game is open.
"""

from __future__ import annotations

from typing import Final

NOVICE: Final[dict[str, float]] = {  # points now and in this round, figures at hand, the leader
    "own-points": 1.0,
    "own-scoring-points": 0.9,
    "own-contract-points": 0.25,
    "own-useful-court": 0.5,
    "own-nobles>=1": 0.4,
    "own-offer": 1.5,
    "own-draw": 1.0,
    "best-rival-outlook": -1.0,
    "players-2": -8.8,
    "players-3": -4.0,
    "players-4": 0.8,
    "players-5": 5.6,
    "round>=2": 0.0,
    "round>=3": -1.2,
    "round>=4": -0.9,
    "round>=5": -0.1,
}

CASUAL: Final[dict[str, float]] = {  # also the king's way, contracts that last, what chests and privileges are good for
    "own-points": 1.0,
    "own-scoring-points": 0.7,
    "own-later-points": 0.15,
    "own-contract-points": 0.2,
    "own-lasting-contract-points": 0.5,
    "own-useful-court": 0.8,
    "own-nobles>=1": 0.6,
    "own-nobles>=2": 0.3,
    "own-home-1": 0.6,
    "own-home-2": 0.4,
    "own-home-3": 0.2,
    "own-chest-free-move>=1": 0.6,
    "own-chest-cheap-place>=1": 1.0,
    "own-chest-leave-figure>=1": 0.8,
    "own-chest-supply>=1": 0.3,
    "own-chest-space-one>=1": 0.2,
    "own-violet>=1": 1.0,
    "own-offer": 2.5,
    "own-draw": 2.0,
    "own-pattern-begun>=2": 1.0,
    "own-seats-begun>=1": 0.8,
    "best-rival-outlook": -1.0,
    "own-on-supply-track>=1": 0.3,
    "own-privilege-3": 1.5,
    "own-privilege-4": 1.5,
    "own-privilege-5": 0.5,
    "own-privilege-6": -0.5,
    "own-privilege-9": 0.5,
    "own-privilege-11": -0.5,
    "own-privilege-12": -0.5,
    "own-privilege-14": 0.5,
    "own-privilege-15": 1.0,
    "players-2": -11.8,
    "players-3": -7.0,
    "players-4": -2.1,
    "players-5": 2.8,
    "round>=2": -2.8,
    "round>=3": -3.8,
    "round>=4": -2.5,
    "round>=5": -5.8,
}
