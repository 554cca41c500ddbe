"""The rules of a game, found by their ids in the text that comes with it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from hoftag.core.contract import Game
from hoftag.texts.catalogue import home

_HEADING: Final = re.compile(r"^#+\s+(?:(\d+(?:\.\d+)*)\.?\s+)?(.*)$")
_ITEM: Final = re.compile(r"^- \*\*([A-Z]+-[A-Z]?\d+(?:\.\d+)*)\*\*\s*(.*)$")
_ROW: Final = re.compile(r"^\|\s*([A-Z]+-[A-Z]?\d+(?:\.\d+)*)\s*\|(.*)\|\s*$")


@dataclass(frozen=True)
class Rule:
    """One numbered rule: its id, the number of its section, and its text in Markdown."""

    id: str
    section: str
    text: str


class Rulebook:
    """All numbered rules of a game in their order."""

    def __init__(self, markdown: str) -> None:
        """Read the rules: items with an id in bold, and rows of tables that begin with an id."""
        self.rules: list[Rule] = []
        self.titles: dict[str, str] = {}  # of sections, by number
        section = ""
        id = ""
        lines: list[str] = []
        for line in [*markdown.splitlines(), "# end"]:
            heading, item, row = _HEADING.match(line), _ITEM.match(line), _ROW.match(line)
            if id and not (heading or item or row) and (not line.strip() or line.startswith("  ")):
                lines.append(line[2:])
                continue
            if id:
                self.rules.append(Rule(id, section, "\n".join(lines).strip()))
                id = ""
            if heading:
                section = heading[1] or ""
                self.titles[section] = heading[2]
            elif item:
                id, lines = item[1], [item[2]]
            elif row:
                self.rules.append(Rule(row[1], section, " · ".join(cell.strip() for cell in row[2].split("|"))))

    def find(self, query: str) -> list[Rule]:
        """The rule with an id, with or without the game's letters; else all rules of a section."""
        wanted = query.strip().strip("[]").upper()
        exact = [rule for rule in self.rules if wanted in (rule.id, rule.id.partition("-")[2])]
        return exact or [rule for rule in self.rules if rule.section and rule.section == wanted]


def rulebook(game: Game[Any, Any], language: str = "en") -> Rulebook:
    """The rules that come with a game, in a language where it has them, else in English; none without such a text."""
    book = _read(game, "rules.md")
    translated = _read(game, f"rules.{language}.md")
    texts = {rule.id: rule.text for rule in translated.rules}
    book.rules = [Rule(rule.id, rule.section, texts.get(rule.id, rule.text)) for rule in book.rules]
    book.titles |= translated.titles
    return book


def _read(game: Game[Any, Any], name: str) -> Rulebook:
    """The rules in a file of the game's folder."""
    path = home(game) / name
    return Rulebook(path.read_text(encoding="utf-8") if path.is_file() else "")
