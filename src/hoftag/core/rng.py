"""A small portable random generator: the same numbers in the plain and the compiled build, cheap to copy.

The method is multiply with carry, with the two halves of the state combined for each word: few operations, so that the
plain build is not slowed down, and all below 2**63, so that machine integers and Python's integers agree. The
multiplier makes `MULTIPLIER * 2**32 - 1` a safe prime; the period is near 2**62. docs/performance.md tells its tests.
"""

from typing import Final, final

from mypy_extensions import i64

MULTIPLIER: Final = 2083151664
M32: Final = 0xFFFFFFFF


@final
class Rng:
    """A stream of random numbers, fully told by one integer."""

    __slots__ = ("_x",)

    def __init__(self, seed: int = 0) -> None:
        """Start the stream of a seed; seeds of any sign are told apart up to 96 bits."""
        low = _scrambled(seed & M32 ^ 0x9E3779B9)
        high = _scrambled(low ^ (seed >> 32 & M32))
        low = _scrambled(low ^ high ^ (seed >> 64 & M32))
        self._x: i64 = (high % (MULTIPLIER - 1)) * 4294967296 + low + 1

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly equally likely; n from 1 to 2**31 - 1."""
        while True:
            x: i64 = self._x
            low: i64 = x & 0xFFFFFFFF
            carry: i64 = x >> 32
            self._x = low * MULTIPLIER + carry
            product: i64 = (low ^ carry) * n
            rest: i64 = product & 0xFFFFFFFF
            if rest >= n or rest >= (4294967296 - n) % n:  # else the word lies in the uneven rest: take another
                return product >> 32

    def weighted(self, weights: list[int]) -> i64:
        """An index, as likely as its weight says; at least one weight is above zero."""
        total: i64 = 0
        for weight in weights:
            total += weight
        if total <= 0:
            raise ValueError("no weight is above zero")
        left: i64 = self.below(total)
        index: i64 = 0
        for weight in weights:
            left -= weight
            if left < 0:
                break
            index += 1
        return index

    def shuffle(self, things: list[int]) -> None:
        """Bring a list into random order, in place."""
        i: i64 = len(things) - 1
        while i > 0:
            j = self.below(i + 1)
            thing = things[i]
            things[i] = things[j]
            things[j] = thing
            i -= 1

    def state(self) -> int:
        """The number that tells the rest of the stream."""
        return self._x

    def clone(self) -> "Rng":
        """A generator that goes on with the same numbers."""
        return restored(self._x)

    def __reduce__(self) -> tuple[object, tuple[int]]:
        """Pickle by the state."""
        return (restored, (self.state(),))

    def go_on_from(self, state: i64) -> None:
        """Go on from a state got before."""
        self._x = state


def restored(state: i64) -> Rng:
    """The generator with this state."""
    rng = Rng()
    rng.go_on_from(state)
    return rng


def _scrambled(word: i64) -> i64:
    """32 bits of which each depends on every bit of the word, so that neighbouring seeds have nothing in common."""
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
    return word ^ (word >> 16)
