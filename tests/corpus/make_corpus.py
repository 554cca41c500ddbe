"""Make the corpus anew: `PYTHONPATH=src:. python tests/corpus/make_corpus.py`. Only with a new rules version of a game.

Sixty finished matches and thirty that stop in the middle of each title: every player count with every option set in
turn, where a game has more choices than are listed now and then one of those; bots play, take back, talk and sit in.
"""

from __future__ import annotations

from tests.corpus.kept import Kept, keep, write
from tests.table.playing import Setup, begun, played, setups

from hoftag.core.rng import Rng
from hoftag.games.registry import game, ids

FINISHED, MIDWAY = 60, 30
STRIDE = 5  # shares no factor with the number of setups: so those that stop midway have every option, too
RARE = 6


def setup(id: str, number: int, rng: Rng) -> Setup:
    """The setups in turn; after all had theirs every sixth, where there are such, with a choice that is not listed."""
    seats, options = setups(id)[number % len(setups(id))]
    for option in game(id).options:
        more = len(option.choices) - option.listed
        if more and number >= len(setups(id)) and number % RARE == 0:
            options = {**options, option.key: option.listed + int(rng.below(more))}
    return seats, options


def make(id: str, number: int, finished: bool) -> Kept:
    """One match, played to its end or to somewhere in the middle."""
    rng = Rng(number * 104729 + finished)
    seats, options = setup(id, number if finished else number * STRIDE + 1, rng)
    match = begun(id, seats, options, rng)
    for commands, _ in enumerate(played(match, rng)):
        if not finished and commands > 8 and rng.below(60) == 0 and not match.over:
            break
    return keep(match) if match.over == finished else make(id, number + 1000, finished)


def main() -> None:
    """The corpora of all titles."""
    for id in ids():
        whole = [make(id, number, True) for number in range(FINISHED)]
        write(id, whole + [make(id, number, False) for number in range(MIDWAY)])


if __name__ == "__main__":
    main()
