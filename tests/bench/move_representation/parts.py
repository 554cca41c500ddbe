"""What both versions of the small game share: cards, seats, chance."""

from typing import Final, final

from mypy_extensions import i64

SEATS: Final = 4
NATURE: Final = -1
BIT: Final[list[int]] = [2**n for n in range(12)]
MEMBERS: Final[list[list[int]]] = [[n for n in range(10) if mask >> n & 1] for mask in range(1024)]
NATURE_ALONE: Final[list[int]] = [NATURE]
NOBODY: Final[list[int]] = []

# Persons of three estates on each half, packed; the estate contested by a half, -1 for none.
PERSONS: Final[list[int]] = [
    2, 256, 2, 65536, 512, 1, 512, 65536, 131072, 1, 131072, 256, 2, 65792, 512, 65537, 196608, 65793, 3, 768,
]  # fmt: skip
CONTEST: Final[list[int]] = [-1, 1, -1, 2, -1, 0, -1, 2, -1, 0, -1, 1, -1, -1, -1, -1, -1, -1, -1, -1]


@final
class Rng:
    """A small generator with the same numbers in every build."""

    def __init__(self, seed: i64) -> None:
        self.state: i64 = seed * 2 + 1

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        x: i64 = self.state
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self.state = x
        return (x * n) >> 32
