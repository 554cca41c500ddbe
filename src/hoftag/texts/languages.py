"""Which languages there are, and which one a person wants. Adding a language is adding its files."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from hoftag.core.errors import SetupError

FOLDER: Final = Path(__file__).parent
FALLBACK: Final = "en"


def languages() -> list[str]:
    """The languages with general texts, English first."""
    found = sorted(path.stem for path in FOLDER.glob("*.ftl"))
    return sorted(found, key=lambda language: language != FALLBACK)


def choose_language(given: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else that of HOFTAG_LANG, else that of the system where there is one, else English."""
    known = languages()
    for wanted in (given, environment.get("HOFTAG_LANG")):
        if wanted:
            if wanted not in known:
                raise SetupError(f"there is no language '{wanted}'; there are {', '.join(known)}")
            return wanted
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable)
        if value:
            language = value.replace("-", "_").split("_")[0].split(".")[0]
            return language if language in known else FALLBACK
    return FALLBACK
