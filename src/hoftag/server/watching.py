"""What spectators are shown: nothing before the end, or the match as it was some time ago."""

from __future__ import annotations

from hoftag.table.match import Match


class Lag:
    """A second fold of the same record that follows some time behind."""

    def __init__(self, match: Match) -> None:
        """Nothing is shown yet."""
        self.match = Match(match.id, match.game, match.record.header, match.settings, match.secret)
        self._ahead = match
        self._delay = match.settings.delay * 1000

    def follow(self, now: int) -> None:
        """Take in what is old enough by now."""
        while (due := self.due()) is not None and due <= now:
            n = len(self.match.record.entries)
            self.match.add(self._ahead.record.entries[n], self._ahead.times[n])

    def due(self) -> int | None:
        """When the next entry may be shown."""
        n = len(self.match.record.entries)
        return self._ahead.times[n] + self._delay if n < len(self._ahead.times) else None
