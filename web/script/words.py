"""Write what the page knows of every game beforehand: its words, what is printed on things, types, sample sentences.

Run it with the project's Python whenever words, components or texts have changed:
`PYTHONPATH=../src python script/words.py`.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

from hoftag.cli.story import sentences, without_twins
from hoftag.cli.typescript import export_types
from hoftag.core.contract import Game
from hoftag.core.record import new_header
from hoftag.core.recorder import notes_for
from hoftag.core.rng import Rng
from hoftag.core.words import Phrase
from hoftag.games.registry import game, ids
from hoftag.table.match import Match
from hoftag.table.settings import Settings
from hoftag.texts.catalogue import Texts, domains
from hoftag.texts.languages import languages

WEB = Path(__file__).parent.parent
NAMES = ["Anna", "Bruno", "Clara", "Dario", "Elsa"]
SECRET = "5a" * 32


def phrase_of(phrase: Phrase) -> dict[str, Any]:
    """A verb, event or reason, and what stands in its places."""
    return {
        "key": phrase.key,
        "places": [[place, domain.id] for place, domain in zip(phrase.places, phrase.domains, strict=True)],
    }


def words_of(rules: Game[Any, Any]) -> dict[str, Any]:
    """The words of a game without its action space, and what is printed on its things."""
    words = rules.words
    printed: dict[str, dict[str, list[tuple[str, int]]]] = {}
    for id, domain in sorted(domains(rules).items()):
        rows = {} if id in ("seat", "number") else {name: rules.printed(id, n) for n, name in enumerate(domain.names)}
        rows = {name: parts for name, parts in rows.items() if parts}
        if rows:
            printed[id] = rows
    return {
        "game": rules.id,
        "rules": rules.rules,
        "edition": rules.edition.hash,
        "domains": {id: domain.names for id, domain in sorted(domains(rules).items())},
        "steps": words.steps,
        "verbs": [phrase_of(phrase) for phrase in words.verbs],
        "events": [phrase_of(phrase) for phrase in words.events],
        "reasons": [phrase_of(phrase) for phrase in words.reasons.values()],
        "printed": printed,
        "told": rules_told(rules),
        "own": own_choices(rules),
    }


def rules_told(rules: Game[Any, Any]) -> dict[str, list[str]]:
    """By step the rules it follows: those that the step's own description names and the rule book has."""
    book = Path(sys.modules[type(rules).__module__].__file__ or "").parent / "rules.md"
    lines = book.read_text(encoding="utf-8").splitlines()
    known = {rule for line in lines for rule in re.findall(r"^(?:- \*\*|\| ?)([A-Z]+-[A-Z]?\d+(?:\.\d+)*)", line)}
    told: dict[str, list[str]] = {}
    for name, step in zip(rules.words.steps, rules.steps, strict=True):
        named = re.findall(r"\b[A-Z]{3}-[A-Z]?\d+(?:\.\d+)*", type(step).__doc__ or "")
        told[name] = [rule for rule in named if rule in known]
    return told


def own_choices(rules: Game[Any, Any]) -> dict[str, dict[str, Any]]:
    """Options whose further values are put together: of which members, and how many."""
    found: dict[str, dict[str, Any]] = {}
    for option in rules.options:
        sets = [choice.split("+") for choice in option.choices[len(option.shown()) :]]
        if sets and len({len(members) for members in sets}) == 1:
            members = list(dict.fromkeys(member for members in sets for member in members))
            domain = next(id for id, known in domains(rules).items() if set(members) <= set(known.names))
            found[option.key] = {"domain": domain, "members": members, "number": len(sets[0])}
    return found


def spoken(rules: Game[Any, Any], seats: int) -> dict[str, Any]:
    """A short random match in the terminal's sentences, which the page must tell in the same words."""
    header = new_header(rules, {}, NAMES[:seats], "web")
    match = Match("m1", rules, header, Settings(), SECRET)
    match.begin(["0b" * 16] * seats, {}, 1000)
    rng = Rng(11)
    moves: dict[str, None] = {}
    while not match.over:
        asked = match.asked()
        seat = asked[rng.below(len(asked))]
        decision = rules.decision(match.recorder.state, seat)
        assert decision is not None
        move = decision.moves[rng.below(len(decision.moves))]
        moves[move.text] = None
        match.play(seat, move.text, match.stream(seat).question, 2000)
    batches = []
    kept: set[str] = set()
    for entry in match.record.entries:
        notes = without_twins(notes_for(match.notes.get(entry.n, []), 0), rules.words)
        new = {rules.words.events[note.event].key for note in notes} - kept
        if notes and (new or len(notes) > 3) and len(batches) < 60:
            kept |= new
            batches.append((entry.n, notes))
    told = {}
    for language in languages():
        texts = Texts(rules, language)
        told[language] = {
            "moves": [texts.move(rules.words.parse(text), NAMES) for text in list(moves)[:80]],
            "notes": [[line for _, line in sentences(texts, notes, NAMES[:seats], 0)] for _, notes in batches],
        }
    return {
        "names": NAMES[:seats],
        "moves": list(moves)[:80],
        "notes": [[[rules.words.events[n.event].key, *n.args] for n in notes] for _, notes in batches],
        "told": told,
    }


def main() -> None:
    """Write all files; with `--quick` without the types, which need sample games."""
    for id in ids():
        rules = game(id)
        write(WEB / "src" / "generated" / f"{id}.words.json", json.dumps(words_of(rules), separators=(",", ":")) + "\n")
        write(WEB / "test" / "spoken" / f"{id}.json", json.dumps(spoken(rules, 3), ensure_ascii=False, indent=1) + "\n")
        if "--quick" not in sys.argv:
            write(WEB / "src" / "generated" / f"{id}.ts", quoted(export_types(rules)))


def quoted(types: str) -> str:
    """Names of fields that TypeScript wants in quotation marks."""
    lines = []
    for line in types.splitlines():
        bare = line.lstrip()
        name, colon, rest = bare.partition(":")
        if line.startswith("  ") and colon and "-" in name and not name.startswith(('"', "|")):
            mark = "?" if name.endswith("?") else ""
            line = f'{line[: len(line) - len(bare)]}"{name.rstrip("?")}"{mark}:{rest}'
        lines.append(line)
    return "\n".join(lines) + "\n"


def write(path: Path, text: str) -> None:
    """Write a file and its folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
