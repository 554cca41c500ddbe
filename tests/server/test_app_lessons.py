"""The guided first games: every card of the page's lessons comes, and what it suggests is legal when it comes.

The cards are the page's own (web/src/lesson); web/src/lesson/course.svelte.ts reads them the same way.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hoftag.games import registry

ROOT = Path(__file__).resolve().parents[2]
LESSON = ROOT / "web" / "src" / "lesson"
DEALS: dict[str, dict[str, Any]] = json.loads((LESSON / "lessons.json").read_text("utf-8"))
MOST_MOVES = 80
FEWEST, MOST = 12, 18  # cards of a lesson

Card = dict[str, Any]
Guest = Callable[..., Any]


def cards_of(game: str) -> list[Card]:
    cards: list[Card] = json.loads((LESSON / "cards" / f"{game}.json").read_text("utf-8"))
    return cards


def fits(pattern: str, move: str) -> bool:
    return move.startswith(pattern[:-1]) if pattern.endswith("*") else move == pattern


def ways(card: Card) -> list[dict[str, Any]]:
    when = card.get("when", [])
    return when if isinstance(when, list) else [when]


def asks(card: Card) -> bool:
    return any("step" in when for when in ways(card))


class Reader:
    """Reads every card as soon as it can be read, does what it suggests, else the first listed move."""

    def __init__(self, cards: list[Card], seat: Any) -> None:
        self.cards = cards
        self.seat = seat
        self.read: list[str] = []
        self.met: set[str] = set()
        self.current: Card | None = None

    def holds(self, when: dict[str, Any]) -> bool:
        last = self.seat.last
        view = last["view"] or {}
        question = last["question"] or {"step": None, "moves": []}
        own = [item["move"].split()[0] for item in self.seat.items if item["seat"] == 0 and "move" in item]
        notes = [note for item in self.seat.items for note in item.get("notes", [])]
        checks: dict[str, Callable[[Any], bool]] = {
            "step": lambda step: question["step"] == step,
            "offers": lambda pattern: any(fits(pattern, move) for move in question["moves"]),
            "only": lambda move: question["moves"] == [move],
            "played": lambda played: own.count(played[0]) >= played[1],
            "event": lambda event: any(n[0] == event and (not when.get("mine") or n[1] == 0) for n in notes),
            "mine": lambda _: True,
            "round": lambda number: view.get("round", 0) >= number,
            "view": lambda places: all(view.get(key) == value for key, value in places.items()),
            "rest": lambda _: len(self.read) >= len(self.cards) - 1,
            "over": lambda _: bool(view.get("over")),
        }
        return all(checks[key](value) for key, value in when.items())

    def comes(self, card: Card) -> bool:
        if "when" not in card:
            return self.cards[self.cards.index(card) - 1]["id"] in self.read
        return any(self.holds(when) for when in ways(card))

    def turn(self) -> str | None:
        """Read what has come; the move the lesson suggests then, if any."""
        while True:
            self.met |= {card["id"] for card in self.cards if not asks(card) and self.comes(card)}
            stays = self.current is not None and self.current.get("stays") and self.comes(self.current)
            if stays:
                break
            now = (self.seat.last["view"] or {}).get("round", 0)
            unread = (card for card in self.cards if card["id"] not in self.read and now <= card.get("until", now))
            card = next((c for c in unread if (self.comes(c) if asks(c) else c["id"] in self.met)), None)
            if card is None:
                break
            self.read.append(card["id"])
            self.current = card
            if "suggest" in card:
                break
        return self.suggestion()

    def suggestion(self) -> str | None:
        if self.current is None or "suggest" not in self.current or not self.comes(self.current):
            return None
        moves = self.seat.last["question"]["moves"]
        found = [move for pattern in self.current["suggest"] for move in moves if fits(pattern, move)]
        fresh = self.current["id"] == self.read[-1]
        assert found or not fresh, f"card '{self.current['id']}' suggests {self.current['suggest']}, not among {moves}"
        return found[0] if found else None


def settle(seat: Any, asked: int) -> bool:
    """Wait until only this seat has to answer a question it has not answered yet; False when the match is over."""
    limit = time.monotonic() + 60
    while True:
        last = seat.last
        if last["summary"]["status"] == "over":
            return False
        if last["question"] is not None and last["asked"] == [0] and last["question"]["q"] > asked:
            return True
        assert time.monotonic() < limit, last
        seat.hear()


@pytest.mark.parametrize("game", registry.ids())
def test_every_card_of_a_lesson_comes_and_suggests_what_is_legal(guest: Guest, game: str) -> None:
    deal = DEALS[game]
    anna = guest("Anna")
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in deal["bots"])]
    opened = anna.open(game, seats, options=deal["options"], settings={"lesson": deal["lesson"]})
    assert opened["match"]["settings"]["lesson"] == deal["lesson"]
    seat = anna.sit(opened["match"]["id"], 0)
    seat.first()
    reader = Reader(cards_of(game), seat)
    all_ids = [card["id"] for card in reader.cards]
    asked = moves = 0
    while set(reader.read) != set(all_ids) and settle(seat, asked):
        question = seat.last["question"]
        move = reader.turn() or question["moves"][0]
        if set(reader.read) == set(all_ids):
            break
        asked = question["q"]
        heard = seat.ask(type="move", q=asked, move=move)
        assert heard["type"] == "ack", heard
        moves += 1
        assert moves < MOST_MOVES
    seat.leave()
    assert reader.read == all_ids, f"these never came: {sorted(set(all_ids) - set(reader.read))}"


@pytest.mark.parametrize("game", registry.ids())
def test_the_cards_are_well_made(game: str) -> None:
    cards = cards_of(game)
    ids = [card["id"] for card in cards]
    assert FEWEST <= len(cards) <= MOST
    assert len(set(ids)) == len(ids)
    assert "when" in cards[0]
    assert ids[-1] == "closing"
    rules = (ROOT / "src" / "hoftag" / "games" / game / "rules.md").read_text("utf-8")
    known = set(re.findall(r"\*\*([A-Z]{3}-[\w.]+)\*\*", rules))
    words = registry.game(game).words
    steps, verbs, events = set(words.steps), {verb.key for verb in words.verbs}, {event.key for event in words.events}
    for card in cards:
        assert card.get("rule", min(known)) in known, card
        assert "suggest" not in card or asks(card), card
        for when in ways(card):
            assert when.get("step", min(steps)) in steps, card
            assert when.get("event", min(events)) in events, card
            assert when.get("played", [min(verbs)])[0] in verbs, card


@pytest.mark.parametrize("game", registry.ids())
@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_every_card_has_its_words(game: str, language: str) -> None:
    text = (ROOT / "web" / "texts" / game / "lesson" / f"{language}.ftl").read_text("utf-8")
    keys = re.findall(r"^lesson-([\w-]+) = \S.*\n    \.title = \S", text, re.MULTILINE)
    assert keys == [card["id"] for card in cards_of(game)]
    assert "!" not in text
