"""A small portable random generator: the same numbers in the plain and the compiled build, cheap to copy.

The method is sfc32 (small fast counting generator): three words of 32 bits and a counter. Every intermediate value
stays below 2**54, so 64-bit machine integers and Python's integers agree.
"""

from typing import Final, final

from mypy_extensions import i64

_M32: Final = 0xFFFFFFFF


@final
class Rng:
    """A stream of random numbers, fully told by its four words."""

    __slots__ = ("_a", "_b", "_c", "_n")

    def __init__(self, seed: int = 0) -> None:
        """Start the stream of a seed; seeds of any size and sign are told apart up to 96 bits."""
        self._a: i64 = seed & _M32
        self._b: i64 = (seed >> 32) & _M32
        self._c: i64 = (seed >> 64) & _M32
        self._n: i64 = 1
        for _ in range(15):
            self.below(1)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly equally likely; n from 1 to 2**31 - 1."""
        while True:
            a: i64 = self._a
            b: i64 = self._b
            c: i64 = self._c
            k: i64 = self._n
            word: i64 = (a + b + k) & 0xFFFFFFFF
            self._n = (k + 1) & 0xFFFFFFFF
            self._a = b ^ (b >> 9)
            self._b = (c + (c << 3)) & 0xFFFFFFFF
            self._c = (((c << 21) | (c >> 11)) + word) & 0xFFFFFFFF
            product: i64 = word * n
            low: i64 = product & 0xFFFFFFFF
            if low >= n or low >= (4294967296 - n) % n:  # else the word lies in the uneven rest: take another
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

    def clone(self) -> "Rng":
        """A generator that goes on with the same numbers."""
        twin = Rng(0)
        twin.restore(self.state())
        return twin

    def state(self) -> tuple[int, int, int, int]:
        """The four words that tell the rest of the stream."""
        return (int(self._a), int(self._b), int(self._c), int(self._n))

    def restore(self, state: tuple[int, int, int, int]) -> None:
        """Go on from a state got before."""
        self._a, self._b, self._c, self._n = state[0], state[1], state[2], state[3]

    def __reduce__(self) -> tuple[object, tuple[tuple[int, int, int, int]]]:
        """Pickle by the four words."""
        return (restored, (self.state(),))


def restored(state: tuple[int, int, int, int]) -> Rng:
    """The generator with this state."""
    rng = Rng(0)
    rng.restore(state)
    return rng
