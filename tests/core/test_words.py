"""Notation both ways, the action space, and clear errors."""

import pickle

import pytest

from hoftag.core.errors import NotationError
from hoftag.core.words import NUMBER, Domain, Phrase, Vocabulary

ANIMAL = Domain("animal", ["cat", "dog"])
PLACE = Domain("place", ["roof", "yard", "road"])
WORDS = Vocabulary(
    "pets",
    verbs=[Phrase("wait", []), Phrase("put", [ANIMAL, PLACE]), Phrase("swap", [PLACE, PLACE])],
    steps=["play"],
    events=[Phrase("chased", [ANIMAL, ANIMAL, NUMBER])],
    reasons=[Phrase("asleep", [ANIMAL])],
)


def test_every_move_comes_back_from_its_notation() -> None:
    assert len(WORDS.moves) == 1 + 6 + 9
    for index, move in enumerate(WORDS.moves):
        assert move.index == index
        assert WORDS.parse(move.text) is move
        assert WORDS.move(int(move.verb), move.args) is move
        assert pickle.loads(pickle.dumps(move)) is move
    assert WORDS.parse("  put   dog yard ").text == "put dog yard"
    assert repr(WORDS.parse("put dog yard")) == "put dog yard"


def test_arguments_are_at_hand() -> None:
    move = WORDS.parse("put dog road")
    assert (move.args, move.a, move.b) == ((1, 2), 1, 2)
    assert (WORDS.moves[0].args, WORDS.moves[0].a, WORDS.moves[0].b) == ((), -1, -1)


def test_moves_of_a_verb() -> None:
    assert [move.text for move in WORDS.of(1)][:3] == ["put cat roof", "put cat yard", "put cat road"]
    assert len(WORDS.of(2)) == 9


def test_mask() -> None:
    mask = WORDS.mask([WORDS.moves[0], WORDS.moves[5]])
    assert len(mask) == 16
    assert [n for n, flag in enumerate(mask) if flag] == [0, 5]


def test_a_second_place_of_a_domain_has_a_name_of_its_own() -> None:
    assert WORDS.events[0].places == ["animal", "animal2", "number"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("jump", "'jump' is no verb of pets; the verbs are wait, put, swap"),
        ("put", "should be: put ANIMAL PLACE"),
        ("put cat", "should be: put ANIMAL PLACE"),
        ("put cat roof roof", "should be: put ANIMAL PLACE"),
        ("put cow roof", "'cow' in 'put cow roof' is no animal of pets"),
        ("put cat moon", "'moon' in 'put cat moon' is no place of pets"),
        ("PUT cat roof", "no verb"),
    ],
)
def test_a_wrong_text_is_an_error_that_names_the_word(text: str, says: str) -> None:
    with pytest.raises(NotationError, match=says.replace("(", "\\(")):
        WORDS.parse(text)


def test_a_thing_named_twice_is_an_error() -> None:
    with pytest.raises(ValueError, match="twice"):
        Domain("twins", ["a", "a"])
