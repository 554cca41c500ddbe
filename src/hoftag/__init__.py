"""Hoftag: turn-based table games with a compiled rules engine.

With ``HOFTAG_PLAIN=1`` in the environment the engine runs from its Python sources,
even where the compiled one is installed.
"""

import os

from hoftag.version import __version__

if os.environ.get("HOFTAG_PLAIN") == "1":
    from hoftag import plain

    plain.install()

__all__ = ["__version__"]
