"""Says which promises could not be tested here."""

from __future__ import annotations

import pytest
from tests.server.promises import soak, tracing


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not tracing.traces():
        lanes = " and ".join(soak.TRACED)
        terminalreporter.write_line(f"left out: the promises {lanes}, because strace is missing or may not trace")
