"""`hoftag serve` around the server: any free port, the page that may be missing, the browser that is opened."""

from __future__ import annotations

import socket
import threading
import webbrowser
from pathlib import Path
from typing import Any

import pytest

from hoftag.cli.main import guarded
from hoftag.cli.serving import NO_PAGE, has_browser
from hoftag.server import logs, running
from hoftag.server.routes import page


class Stand:
    """Instead of a server: it starts, waits for the browser where one is expected, and stops."""

    started = True
    should_exit = False

    def __init__(self, config: Any, opened: threading.Event) -> None:
        self.config = config
        self._opened = opened

    def run(self, sockets: list[socket.socket]) -> None:
        assert sockets[0].getsockname()[1] == self.config.port
        self._opened.wait(10)
        sockets[0].close()


class Browser:
    """Instead of a browser: the links it was given."""

    def __init__(self) -> None:
        self.links: list[str] = []
        self.opened = threading.Event()

    def open(self, link: str) -> bool:
        self.links.append(link)
        self.opened.set()
        return True


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch) -> Browser:
    """A browser and a server that are stand-ins, with the page there."""
    browser = Browser()
    monkeypatch.setattr(webbrowser, "open", browser.open)
    monkeypatch.setattr(logs, "configure", lambda: None)
    monkeypatch.setattr(running, "make_server", lambda config: Stand(config, browser.opened))
    monkeypatch.setenv("BROWSER", "x")
    monkeypatch.setattr(page, "is_there", lambda: True)
    return browser


def serve(tmp_path: Path, *words: str) -> int:
    return guarded(["serve", "--port", "0", "--database", str(tmp_path / "table.sqlite"), *words])


def test_the_browser_opens_the_link_that_was_printed(tmp_path: Path, browser: Browser, capsys: Any) -> None:
    assert serve(tmp_path, "--open") == 0
    printed = capsys.readouterr().out
    assert printed == f"Hoftag: {browser.links[0]}\n"
    assert not browser.links[0].endswith(":0/")


def test_nothing_is_opened_unasked(tmp_path: Path, browser: Browser) -> None:
    browser.opened.set()
    assert serve(tmp_path) == 0
    assert browser.links == []


def test_without_the_page_it_says_how_to_get_it(
    tmp_path: Path, browser: Browser, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser.opened.set()
    monkeypatch.setattr(page, "is_there", lambda: False)
    assert serve(tmp_path, "--open") == 0
    assert capsys.readouterr().out.splitlines()[1] == NO_PAGE
    assert "script/page" in NO_PAGE
    assert browser.links == []


def test_a_browser_that_would_take_the_terminal_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    assert not has_browser({"TERM": "xterm"})
    assert has_browser({"DISPLAY": ":0"})
    assert has_browser({"WAYLAND_DISPLAY": "wayland-0"})
    assert has_browser({"BROWSER": "firefox"})
    monkeypatch.setattr("sys.platform", "darwin")
    assert has_browser({})
