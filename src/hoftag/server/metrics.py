"""What a server counts, for Prometheus. Labels are codes and kinds, never ids or names."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        """All at nothing."""
        r = self.registry = CollectorRegistry()
        self.moves = Counter("hoftag_moves", "Moves of seats that were saved", ["by"], registry=r)
        self.acks = Counter("hoftag_acks", "Messages acknowledged", ["repeated"], registry=r)
        self.human_moves, self.bot_moves = self.moves.labels("human"), self.moves.labels("bot")
        self.first_acks, self.repeated_acks = self.acks.labels("no"), self.acks.labels("yes")
        self.errors = Counter("hoftag_errors", "Messages and requests refused", ["code"], registry=r)
        self.sockets = Gauge("hoftag_sockets", "Open sockets and streams", registry=r)
        self.rooms = Gauge("hoftag_rooms", "Matches in memory", registry=r)
        self.append = Histogram("hoftag_append_seconds", "Time to save", buckets=SECONDS, registry=r)
        self.answer = Histogram("hoftag_answer_seconds", "From a message to its answer", buckets=SECONDS, registry=r)
        self.bots = Counter("hoftag_bot_answers", "Answers of bots", ["by"], registry=r)
        self.thinking = Histogram("hoftag_bot_seconds", "Time bots needed", buckets=SECONDS, registry=r)
        self.lag = Histogram("hoftag_loop_lag_seconds", "How late the loop wakes up", buckets=SECONDS, registry=r)
        self.slow = Counter("hoftag_slow_readers", "Sockets closed because they did not read", registry=r)
        self.frozen = Counter("hoftag_frozen", "Matches that do not fit the rules any more", registry=r)
        self.troubles = Counter("hoftag_troubles", "Errors that never should be", registry=r)
        self.ready = Gauge("hoftag_ready", "Whether the server can save", registry=r)

    def text(self) -> bytes:
        """All of them in the text format."""
        return generate_latest(self.registry)
