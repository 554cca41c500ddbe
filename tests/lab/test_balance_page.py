"""The page of a report on balance: every section, nothing from elsewhere."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from io import StringIO
from xml.etree import ElementTree

import pytest
from rich.console import Console

from hoftag.lab import plots
from hoftag.lab.balance import Sizes, plan_balance
from hoftag.lab.balance_figures import figures_of
from hoftag.lab.balance_folder import BalanceFolder
from hoftag.lab.balance_page import page_text
from hoftag.lab.balance_plots import slim
from hoftag.lab.players import Player

SECTIONS = [
    "In short", "Seats", "Points, margins and ties", "Length and choices", "Where points come from",
    "What components are worth", "Luck and decisions", "If our values were others", "How this was made",
]  # fmt: skip


class Page(HTMLParser):
    """Counts tags and keeps ids."""

    def __init__(self):
        super().__init__()
        self.ids, self.tags = [], []

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.ids += [value for name, value in attrs if name == "id"]


@pytest.fixture(scope="module")
def told(tmp_path_factory):
    plan = plan_balance("tallinn", (4,), Player("thumb"), Player("random"), Sizes(15, 60, 6))
    folder = BalanceFolder(tmp_path_factory.mktemp("balance") / "run", plan)
    folder.play(0, Console(file=StringIO()))
    return figures_of(folder)


@pytest.fixture(scope="module")
def text(told):
    return page_text(told, "hoftag report balance tallinn <&>")


def test_every_section_is_there(text):
    assert re.findall(r"<h2>(.*?)</h2>", text) == SECTIONS
    assert "<title>Balance of Tallinn</title>" in text
    assert "hoftag report balance tallinn &lt;&amp;&gt;" in text
    for group in ("Start card", "In the first hand", "Half played", "Built as a tower", "Number of towers"):
        assert f"<h3>{group}" in text
    assert text.count('<span class="dealt">') == 3  # in the words, and at two groups


def test_nothing_comes_from_elsewhere(text):
    page = Page()
    page.feed(text)
    assert {"script", "link", "img", "iframe"} & set(page.tags) == set()
    assert re.findall(r"https?://|@import|url\((?!#)", text) == []
    assert len(page.ids) == len(set(page.ids)) > 10
    for used in re.findall(r'(?:url\(|href=")#([\w.-]+)', text):
        assert used in page.ids
    for stand_in in (plots.INK, plots.FAINT, plots.ACCENT):
        assert stand_in not in text
    for svg in re.findall(r"<svg.*?</svg>", text, re.DOTALL):
        ElementTree.fromstring(svg.replace("xlink:href", "href"))
    assert len(text) < 400_000


def test_figures_are_those_of_the_games(told, text):
    for row in told["players"]:
        for part in row["companies"]:
            share = part["seats"][0]
            assert f"{100 * share['mean']:.1f} % ({100 * share['low']:.1f} to {100 * share['high']:.1f})" in text
            assert f"{part['bot']}, {part['games']} games" in text
        assert all(item["name"] in text for item in row["sensitivity"])
    assert told["plan"] in text
    assert all(program in text for program in told["programs"].values())


def test_a_report_without_fast_games_says_so(tmp_path):
    plan = plan_balance("tallinn", (2,), Player("random"), Player("random"), Sizes(9, 0, 0))
    folder = BalanceFolder(tmp_path / "run", plan)
    folder.play(0, Console(file=StringIO()))
    text = page_text(figures_of(folder), "hoftag")
    assert re.findall(r"<h2>(.*?)</h2>", text) == SECTIONS
    assert "Not played." in text


def test_slim_pictures_look_the_same():
    svg = '<svg id="a"><g id="b-1"> <path id="m" d="M 1.2345 2 "/>\n<use xlink:href="#m" x="3.04"/></g><g></g></svg>'
    assert slim(svg) == '<svg><g><path id="m" d="M 1.2 2 "/><use xlink:href="#m" x="3"/></g></svg>'
