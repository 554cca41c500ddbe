"""Reports hold the figures of their runs, and nothing from elsewhere."""

import json
import re
from html.parser import HTMLParser
from io import StringIO
from xml.etree import ElementTree

import pytest
from rich.console import Console

from hoftag.lab import plots, report
from hoftag.lab.arena import play_run
from hoftag.lab.errors import LabError
from hoftag.lab.local import here
from hoftag.lab.plan import LEAGUE
from hoftag.lab.shards import RunFolder
from hoftag.lab.summary import percentile, summarize


@pytest.fixture(scope="module")
def runs(tmp_path_factory, small_plan):
    folder = tmp_path_factory.mktemp("runs")
    made = [
        small_plan("thumb", "random", blocks=8),
        small_plan("thumb", "random", seats=3, blocks=4),
        small_plan("thumb", "random", seats=3, blocks=4, kind=LEAGUE),
    ]
    for number, plan in enumerate(made):
        play_run(RunFolder.begin(folder / str(number), plan), here, Console(file=StringIO()))
    return report.open_runs([folder])


def test_figures_of_a_duel(runs):
    told = summarize(runs[0])
    assert (told["game"], told["players"], told["blocks"], told["games"]) == ("tallinn", 2, 8, 16)
    assert told["finished"]
    share, margin = told["share"], told["margin"]
    assert 0.5 < share["low"] <= share["mean"] <= share["high"] <= 1
    assert margin["low"] < margin["mean"] < margin["high"]
    assert [row["seat"] for row in told["seats"]] == [0, 1]
    assert sum(row["anybody"]["mean"] for row in told["seats"]) == pytest.approx(1)
    assert sum(row["hero"]["mean"] for row in told["seats"]) / 2 == pytest.approx(share["mean"])
    thumb, random = told["thinking"]
    assert 0 < random["p50_ms"] < thumb["p50_ms"] <= thumb["p95_ms"] <= 1.04 * thumb["longest_ms"]
    assert thumb["limit_ms"] is None


def test_figures_of_a_league(runs):
    (league,) = [summarize(run, ratings=True) for run in runs if run.plan.kind == LEAGUE]
    best, worst = league["league"]
    assert (best["bot"], worst["bot"]) == ("thumb", "random")
    assert best["mu"] > worst["mu"]
    assert best["games"] == worst["games"] == 12


def test_percentiles():
    from collections import Counter

    assert percentile(Counter({120: 95, 160: 5}), 0.5) == 1.0
    assert percentile(Counter({120: 95, 160: 5}), 0.95) == 1.0
    assert percentile(Counter({120: 94, 160: 6}), 0.95) == 10.0
    assert percentile(Counter(), 0.5) is None


class Page(HTMLParser):
    """Counts tags and keeps ids."""

    def __init__(self):
        super().__init__()
        self.ids, self.tags, self.open = [], [], []

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.ids += [value for name, value in attrs if name == "id"]


def test_the_page(runs, tmp_path):
    path = report.write_page(runs, tmp_path / "page.html")
    text = path.read_text()
    parsed = Page()
    parsed.feed(text)
    assert len(parsed.ids) == len(set(parsed.ids)) > 10
    assert parsed.tags.count("svg") == 1 + 2 + 2 + 1
    assert {"script", "link", "img", "iframe"} & set(parsed.tags) == set()
    assert re.findall(r"https?://|@import|url\((?!#)", text) == []
    assert "prefers-color-scheme: dark" in text
    for stand_in in (plots.INK, plots.FAINT, plots.ACCENT):
        assert stand_in not in text
    for used in re.findall(r'(?:url\(|href=")#([\w-]+)', text):
        assert used in parsed.ids
    for svg in re.findall(r"<svg.*?</svg>", text, re.DOTALL):
        ElementTree.fromstring(svg.replace("xlink:href", "href"))
    for run in runs:
        told = summarize(run, ratings=True)
        for row in [told, *told.get("league", [])]:
            if "share" in row:
                assert f"{100 * row['share']['mean']:.1f} % ({100 * row['share']['low']:.1f} to" in text
    figures = json.loads((tmp_path / "page.json").read_text())
    assert [run["games"] for run in figures] == [16, 12, 12]


def test_the_page_is_the_same_each_time(runs):
    assert report.page_text(runs) == report.page_text(runs)


def test_names_are_escaped(runs):
    from hoftag.lab import page

    assert "&lt;b&gt;" in page.table(["<b>"], [["<b>"]])


def test_markdown_rows(runs):
    lines = report.markdown(runs).splitlines()
    assert lines[0].startswith("| game | players | hero | rivals | win share (95 %) |")
    share = summarize(runs[0])["share"]
    assert lines[2].startswith(f"| tallinn | 2 | thumb | random | {100 * share['mean']:.1f} % (")
    assert sum(line.startswith("| tallinn | 3 | ") for line in lines) == 3
    assert len({line.count("|") for line in lines[:4]}) == 1


def test_json_has_no_strange_numbers(runs):
    def refuse(word):
        raise AssertionError(word)

    told = json.loads(report.json_text(runs), parse_constant=refuse)
    assert len(told) == 3


def test_runs_without_games_and_folders_without_runs(tmp_path, small_plan):
    RunFolder.begin(tmp_path / "new", small_plan())
    with pytest.raises(LabError, match="new: nothing has been played yet"):
        report.open_runs([tmp_path / "new"])
    with pytest.raises(LabError, match="nothing: holds no run"):
        report.open_runs([tmp_path / "nothing"])


def test_an_unfinished_run_says_so(tmp_path, small_plan, stopping):
    folder = RunFolder.begin(tmp_path / "run", small_plan(shard_blocks=2))
    with pytest.raises(KeyboardInterrupt):
        play_run(folder, stopping(1), Console(file=StringIO()))
    assert "unfinished: 2 of 6 blocks" in report.page_text([folder])


def test_without_matplotlib_the_extra_is_named(monkeypatch):
    def missing(name):
        raise ImportError(name)

    monkeypatch.setattr(plots, "import_module", missing)
    with pytest.raises(LabError, match="install hoftag with the extra 'lab'"):
        plots.histogram([1.0, 2.0], "x")
