"""Compile the engine with mypyc where a C compiler is found; all settings are in pyproject.toml.

HOFTAG_PURE=1              build a pure Python wheel.
HOFTAG_REQUIRE_COMPILED=1  fail instead of falling back to a pure Python wheel.
"""

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).resolve().parent
COMPILED = ("core", "games", "bots/search")


def obstacle() -> str | None:
    """Say why this machine cannot compile, or None if it can."""
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the Python header files are missing"
    configured = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    words = shlex.split(configured)
    if words and shutil.which(words[0]):
        return None
    if os.environ.get("CC"):
        return f"CC is set to {configured!r}, which was not found"
    for name in ("cl",) if os.name == "nt" else ("cc", "gcc", "clang"):
        if shutil.which(name):
            if os.name != "nt":
                os.environ["CC"] = name
            return None
    return "no C compiler was found"


def extensions() -> list[Extension]:
    """Return the extension modules of the compiled group; none for a pure build."""
    if {"egg_info", "dist_info", "sdist"} & set(sys.argv[1:2]):
        return []  # only metadata is asked for
    required = os.environ.get("HOFTAG_REQUIRE_COMPILED") == "1"
    reason = "HOFTAG_PURE=1 is set" if os.environ.get("HOFTAG_PURE") == "1" else obstacle()
    if reason is not None:
        if required:
            sys.exit(f"hoftag: cannot build the compiled engine: {reason}")
        print(f"hoftag: building pure Python, without the compiled engine: {reason}", file=sys.stderr)
        return []

    from mypyc.build import mypycify

    os.chdir(ROOT)
    paths = sorted(
        path.as_posix()
        for part in COMPILED
        for path in Path("src/hoftag", part).rglob("*.py")
        if path.name != "__init__.py"
    )
    modules = mypycify(["--config-file=pyproject.toml", *paths], opt_level="3", debug_level="0", group_name="hoftag")
    if os.name != "nt":
        for module in modules:
            # The C is generated: its warnings help nobody. Calls within the group may be inlined.
            module.extra_compile_args += ["-w", "-fno-semantic-interposition"]
    return modules


def prune() -> None:
    """Drop from setuptools' build directory what is no longer in src, or it would get into the wheel."""
    for lib in (ROOT / "build").glob("lib*"):
        for built in (lib / "hoftag").rglob("*"):
            source = ROOT / "src" / built.relative_to(lib)
            if built.suffix in {".so", ".pyd"}:
                source = source.with_name(built.name.split(".")[0] + ".py")
            if built.is_file() and not source.is_file():
                built.unlink()


prune()
setup(ext_modules=extensions())
