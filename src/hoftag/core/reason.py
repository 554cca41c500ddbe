"""Why a move is refused: a rule's id and the particulars."""

from typing import final


@final
class Reason:
    """One refusal: the rule that speaks against the move, and what the text needs to say so."""

    __slots__ = ("args", "key", "rule")

    def __init__(self, rule: str, key: str, args: tuple[int, ...] = ()) -> None:
        """`key` is one of the reasons declared in the game's words; `args` fill its places in order."""
        self.rule = rule  # rule id, as in docs/rules
        self.key = key  # text key, without the leading `reason-`
        self.args = args

    def __repr__(self) -> str:
        """Show the rule and the key, as in `[TAL-3.2] not-in-hand (4)`."""
        return f"[{self.rule}] {self.key} {self.args}"
