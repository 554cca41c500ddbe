"""Logs as JSON lines on stderr: what happened and to which id. Never tokens, cookies, names, moves or messages."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

import structlog


class _Line(logging.Formatter):
    """Other libraries' records without their arguments, which may hold anything."""

    def format(self, record: logging.LogRecord) -> str:
        """One JSON object."""
        told = {
            "event": str(record.msg),
            "from": record.name,
            "level": record.levelname.lower(),
            "timestamp": datetime.fromtimestamp(record.created, UTC).isoformat(),
        }
        if record.exc_info and record.exc_info[0] is not None:
            told["error"] = record.exc_info[0].__name__
        return json.dumps(told)


def configure(level: int = logging.INFO) -> None:
    """All logs of this process."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    stderr = logging.StreamHandler(sys.stderr)
    stderr.setFormatter(_Line())
    root = logging.getLogger()
    root.handlers[:] = [stderr]
    root.setLevel(logging.WARNING)
