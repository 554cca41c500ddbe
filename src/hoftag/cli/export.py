"""The words of a game as JSON or TypeScript: action space, domains, verbs, steps, events, reasons, options, view."""

from __future__ import annotations

import json
from typing import Any

from hoftag.core.contract import Game
from hoftag.core.words import Phrase
from hoftag.texts.catalogue import domains


def export_json(game: Game[Any, Any]) -> str:
    """Everything a program needs to name the moves of a game, always in the same order."""
    words = game.words
    data: dict[str, object] = {
        "game": game.id,
        "rules": game.rules,
        "edition": {"id": game.edition.id, "hash": game.edition.hash},
        "seats": {"least": game.min_seats, "most": game.max_seats},
        "options": [
            {
                "key": option.key,
                "rule": option.rule,
                "choices": option.shown(),
                "others": option.listed < len(option.choices),
                "default": option.choices[option.default],
                "needs": option.needs or None,
            }
            for option in game.options
        ],
        "domains": {id: domain.names for id, domain in sorted(domains(game).items())},
        "steps": words.steps,
        "verbs": [_phrase(phrase) for phrase in words.verbs],
        "events": [_phrase(phrase) for phrase in words.events],
        "reasons": [_phrase(phrase) for phrase in words.reasons.values()],
    }
    head = json.dumps(data, ensure_ascii=False, indent=2)
    rows = [json.dumps(_action(game, number), ensure_ascii=False) for number in range(len(words.moves))]
    return head[:-2] + ',\n  "actions": [\n    ' + ",\n    ".join(rows) + "\n  ]\n}\n"


def _phrase(phrase: Phrase) -> dict[str, object]:
    """A verb, event or reason and what stands in its places."""
    places = {place: domain.id for place, domain in zip(phrase.places, phrase.domains, strict=True)}
    return {"key": phrase.key, "places": places}


def _action(game: Game[Any, Any], number: int) -> dict[str, object]:
    """One action: its index, notation, verb and arguments by name."""
    move = game.words.moves[number]
    phrase = game.words.verbs[move.verb]
    arguments = {
        place: domain.names[value]
        for place, domain, value in zip(phrase.places, phrase.domains, move.args, strict=True)
    }
    return {"index": int(move.index), "notation": move.text, "verb": phrase.key, "arguments": arguments}
