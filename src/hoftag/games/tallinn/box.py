"""The box: what is printed on the cards of an edition, as tables of numbers. [TAL-1]"""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from hoftag.core.tables import Edition, Table, load_edition
from hoftag.games.tallinn.words import CHRONICLE, ESTATE, ESTATES, SHIELDS, START

NO_CONTEST: Final = -1  # a plain half
ANY_ESTATE: Final = 3  # the shields: the owner names the estate [TAL-12.4]
OUT_OF_REACH: Final = 99  # the need of a level a task does not have [TAL-R37]
UNIT: Final = [1, 256, 65536]  # one person of each estate, packed
BUILTIN: Final = Path(__file__).parent / "data" / "tallinn.toml"


@final
class Task:
    """Half a Chronicle card. [TAL-13.6, TAL-13.7]"""

    __slots__ = ("double", "estate", "pay", "single")

    def __init__(self, pay: bool, estate: int, single: int, double: int) -> None:
        """`single` persons bring as many points as there are seats, `double` persons twice as many. [TAL-13.8]"""
        self.pay = pay
        self.estate = estate
        self.single = single
        self.double = double


@final
class Box:
    """All cards of an edition. Persons are packed: merchants + knights x 256 + monks x 65536."""

    __slots__ = ("contests", "edition", "on_card", "on_half", "on_start", "tasks")

    def __init__(self, edition: Edition) -> None:
        """Read the tables of the edition; every mistake is an error naming file and key."""
        root = edition.root
        self.edition = edition
        self.on_start: list[int] = []  # by start card
        self.on_half: list[int] = []  # by half
        self.contests: list[int] = []  # by half: the estate, NO_CONTEST or ANY_ESTATE
        self.tasks: list[list[Task]] = []  # by interim scoring and Chronicle card
        root.table("edition")
        self._read_start(root.table("start"))
        self._read_influence(root.table("influence"))
        self._read_legate(root.table("legate"))
        self._read_chronicle(root.table("chronicle"))
        root.done()
        self.on_card = [self.on_half[2 * card] + self.on_half[2 * card + 1] for card in range(11)]

    def _read_start(self, table: Table) -> None:
        """Six cards of two persons and one, all different. [TAL-1.5]"""
        self.edition.grounds.append(table.ground())
        for n, row in enumerate(table.tables("cards", 6)):
            row.text("id", [START.names[n]])
            persons = _persons(row)
            row.done()
            if sorted([persons & 255, persons >> 8 & 255, persons >> 16]) != [0, 1, 2]:
                raise row.error("", "should show two persons of one estate and one of another [TAL-1.5]")
            if persons in self.on_start:
                raise row.error("", "shows the same persons as another start card [TAL-1.5]")
            self.on_start.append(persons)
        table.done()

    def _read_influence(self, table: Table) -> None:
        """Ten cards numbered 1 to 10; six coin halves, two for each estate. [TAL-1.1, TAL-1.3]"""
        self.edition.grounds.append(table.ground())
        for n, row in enumerate(table.tables("cards", 10)):
            row.integer("number", n + 1, n + 1)
            for key in ["a", "b"]:
                half = row.table(key)
                persons = _persons(half)
                estates = [estate for estate in ESTATES if persons >> 8 * estate & 255]
                if not estates:
                    raise half.error("", "shows nobody")
                coin = half.flag("coin")
                if coin and len(estates) != 1:
                    raise half.error("", "a half with a coin shows one estate only [TAL-1.3]")
                self.on_half.append(persons)
                self.contests.append(estates[0] if coin else NO_CONTEST)
                half.done()
            row.done()
        for estate in ESTATES:
            if self.contests.count(estate) != 2:
                raise table.error("cards", f"should have two coin halves of {ESTATE.names[estate]} [TAL-1.3]")
        table.done()

    def _read_legate(self, table: Table) -> None:
        """One half with one person of each estate, the other with two shields. [TAL-1.7]"""
        self.edition.grounds.append(table.ground())
        half = table.table("a")
        self.on_half.append(_persons(half))
        self.contests.append(NO_CONTEST)
        half.done()
        if self.on_half[-1] != 65536 + 256 + 1:
            raise half.error("", "should show one person of each estate [TAL-1.7]")
        half = table.table("b")
        half.integer("shields", 2, 2)
        half.done()
        self.on_half.append(0)
        self.contests.append(ANY_ESTATE)
        table.done()

    def _read_chronicle(self, table: Table) -> None:
        """Six cards with a task on each half. [TAL-1.8]"""
        self.edition.grounds.append(table.ground())
        self.tasks = [[], []]
        for n, row in enumerate(table.tables("cards", 6)):
            row.text("id", [CHRONICLE.names[n]])
            self.tasks[0].append(_task(row.table("left")))
            self.tasks[1].append(_task(row.table("right")))
            row.done()
        table.done()

    def __reduce__(self) -> tuple[object, tuple[str, str, dict[str, object]]]:
        """Pickle by the edition's data."""
        return (restored_box, (self.edition.hash, self.edition.file, self.edition.data))


_RESTORED: Final[dict[str, Box]] = {}


def restored_box(hash: str, file: str, data: dict[str, object]) -> Box:
    """The box of a pickled state, read once for each edition."""
    if hash not in _RESTORED:
        _RESTORED[hash] = Box(Edition(file, data))
    return _RESTORED[hash]


def _persons(row: Table) -> int:
    """The persons of a half or card, packed; an estate that is not named has none."""
    packed = 0
    for estate in ESTATES:
        if row.has(ESTATE.names[estate]):
            packed += row.integer(ESTATE.names[estate], 0, 9) * UNIT[estate]
    return packed


def _task(row: Table) -> Task:
    """One task; a task may have one level or two. [TAL-R37]"""
    kind = row.text("kind", ["have", "pay"])
    estate = ESTATE.find(row.text("estate", ESTATE.names))
    single = row.integer("single", 1, 30) if row.has("single") else OUT_OF_REACH
    double = row.integer("double", 1, 30) if row.has("double") else OUT_OF_REACH
    if single == double == OUT_OF_REACH:
        raise row.error("single", "is missing, and so is double: one of them has to be there [TAL-R37]")
    if single != OUT_OF_REACH and double <= single:
        raise row.error("double", "should ask for more than single [TAL-13.8]")
    row.done()
    return Task(kind == "pay", estate, single, double)


def load_box(path: Path | None = None) -> Box:
    """The box of an edition; without a path the one that comes with the program."""
    box = Box(load_edition(path or BUILTIN, "tallinn"))
    assert box.contests[SHIELDS] == ANY_ESTATE
    return box
