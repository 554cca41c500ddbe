"""`hoftag check`: rule cases are run, records verified, reports reproduced, and the rules without a case listed."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from hoftag.check.cases import Case, load_cases, load_claims
from hoftag.check.coverage import rule_ids
from hoftag.check.runner import run_case
from hoftag.cli.bundling import check_bundle
from hoftag.cli.store import load_record
from hoftag.cli.terminal import Terminal
from hoftag.core.contract import Game
from hoftag.core.errors import HoftagError, RecordError
from hoftag.core.record import Record
from hoftag.core.recorder import resume
from hoftag.games import registry
from hoftag.table.bundle import SUFFIX
from hoftag.texts.catalogue import home


class CheckError(HoftagError):
    """Something that can be neither run nor verified."""


class Check:
    """Counts what was run and what failed."""

    def __init__(self, terminal: Terminal, edition: Path | None) -> None:
        """`edition` holds the cards that records were played with, where they are not the built-in ones."""
        self.terminal = terminal
        self.edition = edition
        self.cases = 0
        self.records = 0
        self.failed = 0
        self.known: list[Record] = []  # the records that were verified

    def run(self, paths: list[Path]) -> int:
        """Check files and folders; 0 when all is well, 1 when something failed. Unreadable input raises."""
        for path in sorted(paths, key=lambda path: path.suffix == SUFFIX):  # reports after the records they are about
            if path.is_dir():
                self._folder(path)
            else:
                self._file(path)
        summary = f"{self.cases} cases, {self.records} records: "
        summary += "all well" if not self.failed else f"{self.failed} failed"
        self.terminal.say(summary, "bold")
        return 1 if self.failed else 0

    def _folder(self, folder: Path) -> None:
        """All cases and records below a folder; then, where there are cases, the coverage of the rules."""
        cases = sorted(folder.rglob("*.toml"))
        records = sorted(folder.rglob("*.jsonl"))
        if not cases and not records:
            raise CheckError(f"{folder}: holds no cases (*.toml) and no records (*.jsonl)")
        for path in [*cases, *records]:
            self._file(path)
        if cases:
            self._coverage(cases)

    def _file(self, path: Path) -> None:
        """One file by its ending."""
        if path.suffix == ".toml":
            for case in _readable(path):
                self.cases += 1
                self._report(run_case(_game_of(case), case))
        elif path.suffix == ".jsonl":
            self.records += 1
            self._report(self._verify(path))
        elif path.suffix == SUFFIX:
            if not path.is_file():
                raise CheckError(f"{path}: there is no such file")
            self.records += 1
            self._report(check_bundle(path, self.known, self.edition))
        else:
            raise CheckError(f"{path}: is no file of cases (*.toml), record (*.jsonl) or report (*{SUFFIX})")

    def _verify(self, path: Path) -> list[str]:
        """What is wrong with a record; what cannot be opened at all raises."""
        if not path.is_file():
            raise CheckError(f"{path}: there is no such file")
        try:
            record = load_record(path)
            game = registry.game(record.header.game, self.edition)
            resume(game, record)
            self.known.append(record)
        except HoftagError as error:
            text = str(error)
            return [text if text.startswith(str(path)) else f"{path}: {text}"]
        return []

    def _report(self, problems: list[str]) -> None:
        """Print problems; a case or record with any has failed."""
        for problem in problems:
            self.terminal.line(problem, "warn")
        if problems:
            self.failed += 1

    def _coverage(self, paths: list[Path]) -> None:
        """For each rule how many cases and laws cite it, those without any first."""
        cited: Counter[str] = Counter()
        for path in paths:
            for rules in [case.rules for case in load_cases(path)] + [claim.rules for claim in load_claims(path)]:
                cited.update(set(rules))
        strangers = set(cited)
        for id in registry.ids():
            rules = rule_ids(_rules(registry.game(id)))
            strangers -= set(rules)
            if not any(rule in cited for rule in rules):
                continue
            covered = [rule for rule in rules if cited[rule]]
            self.terminal.say(f"{id}: {len(covered)} of {len(rules)} rule ids covered", "bold")
            ordered = [rule for rule in rules if not cited[rule]] + covered
            self._columns([f"{rule} {cited[rule]}" for rule in ordered])
        for rule in sorted(strangers):
            self._report([f"{rule}: is cited, but no game has such a rule"])

    def _columns(self, cells: list[str]) -> None:
        """Short texts in as many columns as fit."""
        wide = max(len(cell) for cell in cells) + 2
        in_row = max(1, self.terminal.width // wide)
        for first in range(0, len(cells), in_row):
            self.terminal.say("".join(f"{cell:<{wide}}" for cell in cells[first : first + in_row]).rstrip())


def _readable(path: Path) -> list[Case]:
    """The cases of a file; a text in another encoding is an error that names it."""
    try:
        return load_cases(path)
    except UnicodeDecodeError as error:
        raise CheckError(f"{path}: is not a text in UTF-8") from error


def _game_of(case: Case) -> Game[Any, Any]:
    """The game whose rules a case cites."""
    for id in registry.ids():
        game = registry.game(id)
        if set(case.rules) & set(rule_ids(_rules(game))):
            return game
    raise CheckError(f"{case.file}: {case.title}: no game has the rule {', '.join(case.rules)}")


def _rules(game: Game[Any, Any]) -> str:
    """The text of a game's rules."""
    path = home(game) / "rules.md"
    if not path.is_file():
        raise RecordError(f"{game.id} comes without its rules")
    return path.read_text(encoding="utf-8")
