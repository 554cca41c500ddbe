"""The wheel installs into a clean environment and works there: the right build, data, texts and rules inside."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that script/test has built; where a lane runs alone, a pure one made here."""
    built = os.environ.get("HOFTAG_WHEEL", "")
    if built:
        return Path(built)
    source = tmp_path_factory.mktemp("source")
    for name in ["src", "pyproject.toml", "setup.py", "README.md", "LICENSE"]:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, source / name)
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "."]
    subprocess.run(pip, cwd=source, env={**os.environ, "HOFTAG_PURE": "1"}, check=True, capture_output=True)
    (made,) = source.glob("hoftag-*.whl")
    return made


def test_the_wheel_holds_sources_data_texts_and_rules(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for name in [
        "hoftag/py.typed",
        "hoftag/core/contract.py",
        "hoftag/games/tallinn/rules.md",
        "hoftag/games/tallinn/data/tallinn.toml",
        "hoftag/games/tallinn/texts/de.ftl",
        "hoftag/texts/it.ftl",
    ]:
        assert name in names
    assert not [name for name in names if "tests/" in name or "__pycache__" in name]
    assert wheel.stat().st_size < 8_000_000


def test_the_wheel_holds_the_page_where_it_was_built(wheel: Path) -> None:
    inside = {info.filename: info.file_size for info in zipfile.ZipFile(wheel).infolist()}
    page = {name.removeprefix("hoftag/web/") for name in inside if name.startswith("hoftag/web/")}
    folder = ROOT / "src" / "hoftag" / "web"
    built = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert page == built  # all of it, or nothing where there was nothing to build it with
    if page:
        assert {"index.html", "icon.svg", "licences.txt"} <= page
        assert {Path(name).suffix for name in page} >= {".js", ".css", ".woff2"}
        index = zipfile.ZipFile(wheel).read("hoftag/web/index.html").decode()
        assert [name for name in page if name.endswith(".js") and f"./{name}" in index]
    engine = (".so", ".pyd")
    assert [name for name, size in inside.items() if size > 1_000_000 and not name.endswith(engine)] == []


def test_the_wheel_works_in_a_clean_environment(wheel: Path, tmp_path: Path) -> None:
    """Third-party packages come from the environment of the tests; ours only from the wheel."""
    clean = tmp_path / "clean"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(clean)], check=True)
    (site,) = clean.glob("lib/python*/site-packages")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", str(site)]
    subprocess.run([*pip, str(wheel)], check=True, capture_output=True)
    ours = [path for path in sys.path if path.endswith("site-packages")]
    (site / "borrowed.pth").write_text("\n".join(ours))
    python = str(clean / "bin" / "python")
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("HOFTAG", "PYTHON"))}

    def run(*words: str, **more: str) -> str:
        done = subprocess.run(
            [python, "-m", "hoftag.cli", *words],
            env={**environment, **more}, cwd=tmp_path, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return done.stdout

    expected = "plain" if wheel.name.endswith("none-any.whl") else "compiled"
    assert expected in run("--version")
    assert "plain" in run("--version", HOFTAG_PLAIN="1")
    assert "Tallinn" in run("games")
    has_page = "hoftag/web/index.html" in zipfile.ZipFile(wheel).namelist()
    there = subprocess.run(
        [python, "-c", "from hoftag.server.routes import page; print(page.is_there())"],
        env=environment, cwd=tmp_path, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert there.stdout.strip() == str(has_page)
    where = subprocess.run(
        [python, "-c", "import hoftag; print(hoftag.__file__)"],
        env=environment, cwd=tmp_path, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert where.stdout.startswith(str(clean))
