"""Writing a report on balance: the page, and all figures beside it."""

from __future__ import annotations

import json
from pathlib import Path

from hoftag.lab.balance_figures import figures_of
from hoftag.lab.balance_folder import BalanceFolder
from hoftag.lab.balance_page import page_text
from hoftag.lab.balance_stats import Figures
from hoftag.lab.files import write_whole
from hoftag.lab.report import without_nan


def write_report(folder: BalanceFolder, command: str) -> Path:
    """`report.html` and `report.json` in the folder of the games."""
    told = figures_of(folder)
    page = folder.path / "report.html"
    write_whole(page, page_text(told, command).encode())
    write_whole(folder.path / "report.json", json_text(told).encode())
    return page


def json_text(told: Figures) -> str:
    """All figures; what cannot be reckoned is null."""
    return json.dumps(without_nan(told), indent=1) + "\n"
