"""Tell which build of the engine is running."""

from importlib.machinery import SOURCE_SUFFIXES


def build() -> str:
    """Return "compiled" if the engine runs as C extensions, "plain" if it runs from its sources."""
    from hoftag.core import contract

    return "plain" if str(contract.__file__).endswith(tuple(SOURCE_SUFFIXES)) else "compiled"
