"""One thread for numpy's libraries: our nets are small, and processes work side by side, a core each."""

from __future__ import annotations

import os
from typing import Final

ONE_THREAD: Final = {  # read when the libraries are loaded
    "OPENBLAS_NUM_THREADS": "1",
    "OMP_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "VECLIB_MAXIMUM_THREADS": "1",
}


def prefer_one_thread() -> None:
    """For this process, if numpy is not loaded yet, and for those it starts; who has chosen otherwise keeps it."""
    for name, value in ONE_THREAD.items():
        os.environ.setdefault(name, value)
