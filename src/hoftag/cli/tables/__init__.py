"""How tables look in text: one module a game, found by the game's id, and one for games that have none."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

from rich.console import RenderableType
from rich.text import Text

from hoftag.core.contract import View
from hoftag.core.words import Move
from hoftag.texts.catalogue import Texts


class Renderer(ABC):
    """Draws one game in one language. Each module here has a subclass called `TableRenderer`."""

    def __init__(self, texts: Texts) -> None:
        """The texts know the game."""
        self.texts = texts

    @abstractmethod
    def render(self, view: View, names: Sequence[str], width: int) -> RenderableType:
        """The table as the view's seat sees it; `names` are those of the seats as the reader knows them."""

    @abstractmethod
    def render_hand(self, view: View, width: int) -> RenderableType | None:
        """What the view's seat holds, if anything."""

    def render_excerpt(self, view: View, names: Sequence[str], width: int) -> RenderableType | None:
        """What the view's seat needs to go on with its own turn, having seen the table; None: all of it."""
        return None

    def render_move(self, view: View, move: Move, names: Sequence[str]) -> Text:
        """A move as an answer to the open question; a game may say more than the button does."""
        return Text(self.texts.move(move, names))

    @abstractmethod
    def render_reference(self, width: int) -> RenderableType:
        """All components of the edition, and which of their values are reconstructed."""


def renderer(texts: Texts) -> Renderer:
    """The renderer of the game the texts belong to."""
    assert texts.game is not None
    own = f"{__name__}.{texts.game.id}"
    made = import_module(own if find_spec(own) else f"{__name__}.generic").TableRenderer(texts)
    assert isinstance(made, Renderer)
    return made
