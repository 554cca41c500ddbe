"""One seat's side of the table: court, province, chests, privileges, contracts, points."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hoftag.core.bits import bit, members
from hoftag.games.staufer.words import CHEST, CONTRACT, PRIVILEGE, SPACE_ONE, TURQUOISE

NONE: Final = -1
ENVOYS: Final = 15  # [STA-1.2]
NOBLES: Final = 3
START_ENVOYS: Final = 4  # in the court [STA-2.7]
START_NOBLES: Final = 1
SCORING_KINDS: Final = [0, 5, 8, 13, 14, 15]  # privileges 1, 6, 9, 14, 15, 16
SHIFT_OF: Final = [10 * SCORING_KINDS.index(kind) if kind in SCORING_KINDS else 0 for kind in range(16)]
ROUNDS: Final = 5


@final
class Side:
    """What belongs to one seat, but for its figures on the board."""

    __slots__ = (
        "brown",
        "by_bonus",
        "by_orange",
        "by_privilege",
        "by_round",
        "court_envoys",
        "court_nobles",
        "due_envoys",
        "due_nobles",
        "paid_envoys",
        "paid_nobles",
        "pattern_contract",
        "privileges",
        "province_envoys",
        "province_nobles",
        "region_contract",
        "score",
        "seats_contract",
        "turquoise",
        "violet",
    )

    def __init__(
        self,
        court_envoys: i64,
        court_nobles: i64,
        province_envoys: i64,
        province_nobles: i64,
        paid_envoys: i64,
        paid_nobles: i64,
        score: i64,
        privileges: i64,
        turquoise: i64,
        brown: i64,
        violet: i64,
        region_contract: i64,
        pattern_contract: i64,
        seats_contract: i64,
        due_envoys: i64,
        due_nobles: i64,
        by_round: i64,
        by_bonus: i64,
        by_privilege: i64,
        by_orange: i64,
    ) -> None:
        """All fields in order; also the way to clone."""
        self.court_envoys: i64 = court_envoys
        self.court_nobles: i64 = court_nobles
        self.province_envoys: i64 = province_envoys  # own figures in the general supply [STA-1.4]
        self.province_nobles: i64 = province_nobles
        self.paid_envoys: i64 = paid_envoys  # in the payment areas, a nibble for each region
        self.paid_nobles: i64 = paid_nobles
        self.score: i64 = score
        self.privileges: i64 = privileges  # kinds held, as bits
        self.turquoise: i64 = turquoise  # unused turquoise chests, a nibble for each kind
        self.brown: i64 = brown
        self.violet: i64 = violet
        self.region_contract: i64 = region_contract  # contracts, NONE before they are dealt
        self.pattern_contract: i64 = pattern_contract
        self.seats_contract: i64 = seats_contract
        self.due_envoys: i64 = due_envoys  # figures that are still to be taken
        self.due_nobles: i64 = due_nobles
        self.by_round: i64 = by_round  # points of point tiles, twelve bits for each round
        self.by_bonus: i64 = by_bonus  # points of region bonuses
        self.by_privilege: i64 = by_privilege  # points of the privileges that score, ten bits each
        self.by_orange: i64 = by_orange  # points of orange chests

    def clone(self) -> Side:
        """An equal and independent side."""
        return Side(
            self.court_envoys, self.court_nobles, self.province_envoys, self.province_nobles, self.paid_envoys,
            self.paid_nobles, self.score, self.privileges, self.turquoise, self.brown, self.violet,
            self.region_contract, self.pattern_contract,
            self.seats_contract, self.due_envoys, self.due_nobles, self.by_round, self.by_bonus, self.by_privilege,
            self.by_orange,
        )  # fmt: skip

    def __reduce__(self) -> tuple[object, tuple[int, ...]]:
        """Pickle by all fields in order."""
        return (
            Side,
            (
                self.court_envoys, self.court_nobles, self.province_envoys, self.province_nobles, self.paid_envoys,
                self.paid_nobles, self.score, self.privileges, self.turquoise, self.brown, self.violet,
                self.region_contract, self.pattern_contract,
                self.seats_contract, self.due_envoys, self.due_nobles, self.by_round, self.by_bonus, self.by_privilege,
                self.by_orange,
            ),
        )  # fmt: skip

    def has(self, number: i64) -> bool:
        """Whether the privilege with this number is held."""
        return self.privileges & bit(number - 1) != 0

    def chests_of(self, kind: i64) -> i64:
        """Unused turquoise chests of a kind."""
        return (self.turquoise >> (4 * (kind - SPACE_ONE))) & 15

    def change_chests(self, kind: i64, by: i64) -> None:
        """Lay a turquoise chest out, or use it up."""
        self.turquoise += by * bit(4 * (kind - SPACE_ONE))

    def court(self) -> i64:
        """Figures in the court."""
        return self.court_envoys + self.court_nobles

    def score_round(self, round: i64, points: i64) -> None:
        """Points of a point tile."""
        self.score += points
        self.by_round += points * bit(12 * (round - 1))

    def score_privilege(self, number: i64, points: i64) -> None:
        """Points of a privilege."""
        self.score += points
        self.by_privilege += points * bit(SHIFT_OF[number - 1])

    def round_points(self, round: int) -> int:
        """Points of point tiles in a round."""
        return int((self.by_round >> (12 * (round - 1))) & 4095)

    def privilege_points(self, number: int) -> int:
        """Points of a privilege so far."""
        return int((self.by_privilege >> SHIFT_OF[number - 1]) & 1023)

    def earned(self) -> int:
        """All points by their origin, before the final scoring."""
        rounds = sum(self.round_points(round) for round in range(1, ROUNDS + 1))
        privileges = sum(self.privilege_points(kind + 1) for kind in SCORING_KINDS)
        return rounds + privileges + int(self.by_bonus + self.by_orange)

    def contract(self, category: int) -> int:
        """The contract of a category: region, pattern, seats; NONE before it is dealt."""
        if category == 0:
            return int(self.region_contract)
        return int(self.pattern_contract if category == 1 else self.seats_contract)

    def receive(self, contract: i64) -> None:
        """Get a contract of its category. [STA-2.11]"""
        if contract < 6:
            self.region_contract = contract
        elif contract < 12:
            self.pattern_contract = contract
        else:
            self.seats_contract = contract

    def contracts(self) -> list[int]:
        """The contracts held."""
        held = [self.contract(category) for category in range(3)]
        return [contract for contract in held if contract != NONE]

    def dump(self) -> dict[str, object]:
        """This side with names, secrets included."""
        return {
            "court": [int(self.court_envoys), int(self.court_nobles)],
            "province": [int(self.province_envoys), int(self.province_nobles)],
            "score": int(self.score),
            "privileges": [PRIVILEGE.names[kind] for kind in members(self.privileges)],
            "turquoise": {CHEST.names[kind]: int(self.chests_of(kind)) for kind in TURQUOISE if self.chests_of(kind)},
            "brown": int(self.brown),
            "violet": int(self.violet),
            "contracts": [CONTRACT.names[contract] for contract in self.contracts()],
            "due": [int(self.due_envoys), int(self.due_nobles)],
            "rounds": [self.round_points(round) for round in range(1, ROUNDS + 1)],
            "from": [int(self.by_bonus), int(self.by_orange)],
            "by_privilege": {PRIVILEGE.names[kind]: self.privilege_points(kind + 1) for kind in SCORING_KINDS},
        }


def first_side() -> Side:
    """Four envoys and a noble in the court, the rest in the province. [STA-2.7, STA-2.10]"""
    return Side(
        START_ENVOYS, START_NOBLES, ENVOYS - START_ENVOYS, NOBLES - START_NOBLES, 0, 0,
        0, 0, 0, 0, 0, NONE, NONE, NONE, 0, 0, 0, 0, 0, 0,
    )  # fmt: skip
