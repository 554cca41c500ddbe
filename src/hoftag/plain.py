"""Run the Python sources where compiled modules lie beside them."""

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceOnlyFinder:
    """Finds the submodules of hoftag by their source files alone."""

    @classmethod
    def find_spec(
        cls, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of a submodule of hoftag from its source file, None for everything else."""
        if not fullname.startswith("hoftag."):
            return None
        for entry in path or ():
            spec = FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def install() -> None:
    """Put the finder before all others, once."""
    if SourceOnlyFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceOnlyFinder)
