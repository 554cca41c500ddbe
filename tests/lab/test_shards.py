"""The folder of a run: resumed runs are byte for byte those that were never broken, and nothing foreign gets in."""

import json
import os
from collections.abc import Callable
from io import StringIO

import pytest
from rich.console import Console

import hoftag
from hoftag.bots.simple import RandomBot
from hoftag.core.errors import SetupError
from hoftag.lab import shards
from hoftag.lab.arena import Tally, play_run
from hoftag.lab.errors import LabError
from hoftag.lab.local import here
from hoftag.lab.players import Player, fingerprint, parse_player
from hoftag.lab.program import program
from hoftag.lab.results import hero_shares, in_order
from hoftag.lab.shards import Played, RunFolder, bin_of, play_shard, seconds_of


def quiet() -> Console:
    return Console(file=StringIO())


@pytest.fixture
def played(tmp_path, small_plan) -> RunFolder:
    folder = RunFolder.begin(tmp_path / "whole", small_plan(shard_blocks=2))
    play_run(folder, here, quiet())
    return folder


def test_a_run_in_files(played, files):
    assert list(files(played.path)) == ["0000.json", "0001.json", "0002.json"]
    assert list(files(played.path, "times")) == ["0000.json", "0001.json", "0002.json"]
    blocks = in_order(played.done())
    assert [block.number for block in blocks] == list(range(6))
    assert hero_shares(blocks).shape == (6, 2)
    told = json.loads((played.path / "plan.json").read_text())
    assert (told["game"], told["seed"], told["blocks"], told["seats"]) == ("tallinn", 1, 6, 2)
    assert told["edition"]
    assert told["rules"]
    assert told["hoftag"]
    assert told["options"]["legate"] == "off"
    assert "second" not in files(played.path)["0000.json"].decode()


def test_a_shard_played_again_is_the_same(played, files):
    for number in range(3):
        assert play_shard(played.plan, number).shard.encode() == files(played.path)[f"{number:04d}.json"]


@pytest.mark.parametrize("after", [0, 1, 2])
def test_an_interrupted_run_goes_on_where_it_was(after, played, tmp_path, small_plan, stopping, files):
    path = tmp_path / "broken"
    with pytest.raises(KeyboardInterrupt):
        play_run(RunFolder.begin(path, small_plan(shard_blocks=2)), stopping(after), quiet())
    assert len(files(path)) == after
    asked: list[int] = []

    def counting(plan, numbers):
        asked.extend(numbers)
        return here(plan, numbers)

    play_run(RunFolder.begin(path, small_plan(shard_blocks=2)), counting, quiet())
    assert asked == list(range(after, 3))
    assert files(path) == files(played.path)
    assert (path / "plan.json").read_bytes() == (played.path / "plan.json").read_bytes()


def test_a_kill_while_writing_leaves_no_half_file(tmp_path, small_plan, monkeypatch, files):
    folder = RunFolder.begin(tmp_path / "run", small_plan(shard_blocks=2))

    replace = os.replace

    def killed(draft, path):
        if path.parent.name == "shards":
            raise KeyboardInterrupt
        replace(draft, path)

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", killed)
        with pytest.raises(KeyboardInterrupt):
            play_run(folder, here, quiet())
    assert files(folder.path) == {}
    assert list(files(folder.path, "times")) == ["0000.json"]
    play_run(folder, here, quiet())
    assert sorted(folder.done()) == [0, 1, 2]


def test_shards_may_come_in_any_order(played, tmp_path, files):
    def backwards(plan, numbers):
        return here(plan, list(reversed(numbers)))

    other = RunFolder.begin(tmp_path / "backwards", played.plan)
    play_run(other, backwards, quiet())
    assert files(other.path) == files(played.path)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"seed": 2}, "seed: 1 there, 2 here"),
        ({"blocks": 8}, "blocks: 6 there, 8 here"),
        ({"seats": 3}, "seats: 2 there, 3 here"),
        ({"hero": "thumb"}, "players: .*random.* there, .*thumb.* here"),
        ({"hero": "random@5"}, "players"),
        ({"options": {"legate": 1}}, "options"),
    ],
)
def test_another_plan_is_refused(change, says, played, small_plan, files):
    before = files(played.path)
    with pytest.raises(LabError, match=f"whole: holds a run with another plan .{says}.*choose another --out"):
        RunFolder.begin(played.path, small_plan(**{"shard_blocks": 2, **change}))
    assert files(played.path) == before


Spoil = Callable[[str], str]


def edited(key: str, value: object) -> Spoil:
    def spoil(text: str) -> str:
        told = json.loads(text)
        told[key] = value
        return json.dumps(told)

    return spoil


def other_score(text: str) -> str:
    told = json.loads(text)
    told["blocks"][0]["games"][0][0] = [99, 0]
    told["blocks"][0]["games"][0][1] = [2, 1]
    return json.dumps(told)


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda text: text[: len(text) // 2], "is no shard of this run: "),
        (lambda text: "", "is no shard of this run: "),
        (lambda text: "[]", "is no shard of this run: "),
        (edited("format", "other/1"), "it is of format 'other/1'"),
        (edited("plan", "0" * 16), "it belongs to another plan"),
        (edited("shard", 2), "it says that it is shard 2"),
        (edited("blocks", []), "its blocks have other numbers"),
        (other_score, "places and scores of block 2 do not fit"),
        (lambda text: text.replace("[0,1]", "[1,0]"), "block 2 has another table"),
        (lambda text: text.replace("\n", ""), "it is not as it was written"),
    ],
)
def test_a_spoilt_shard_is_an_error_that_names_it(spoil, says, played, files):
    file = played.path / "shards" / "0001.json"
    file.write_text(spoil(file.read_text()))
    before = files(played.path)
    with pytest.raises(LabError, match=says) as raised:
        play_run(RunFolder.open(played.path), here, quiet())
    assert str(file) in str(raised.value)
    assert files(played.path) == before


def test_a_shard_of_another_run_is_an_error(played, tmp_path, small_plan):
    other = RunFolder.begin(tmp_path / "other", small_plan(shard_blocks=2, seed=9))
    play_run(other, here, quiet())
    (played.path / "shards" / "0001.json").write_bytes((other.path / "shards" / "0001.json").read_bytes())
    with pytest.raises(LabError, match=r"0001\.json: is no shard of this run: it belongs to another plan; remove it"):
        played.done()


@pytest.mark.parametrize("name", ["0009.json", "1.json", "notes.json"])
def test_a_stranger_among_the_shards_is_an_error(name, played):
    (played.path / "shards" / name).write_text("{}")
    with pytest.raises(LabError, match=f"{name}: is no shard of this run; remove it"):
        played.done()


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"format": "x"}', "\xff"])
def test_a_spoilt_plan_is_an_error_that_names_it(text, played):
    (played.path / "plan.json").write_text(text, encoding="latin-1")
    with pytest.raises(LabError, match=r"plan\.json: is"):
        RunFolder.open(played.path)


def test_a_plan_that_was_edited_is_an_error(played):
    file = played.path / "plan.json"
    for old, new in (
        ('"seed": 1', '"seed": true'),
        ('"seed": 1', '"seed":  1'),
        ('"blocks": 6', '"blocks": 6, "more": 1'),
    ):
        text = played.plan.text()
        file.write_text(text.replace(old, new))
        with pytest.raises(LabError, match=r"plan\.json: is not the plan of a run|is no shard of this run"):
            RunFolder.open(played.path).done()


def test_a_plan_for_another_program_is_not_played_on(played, monkeypatch):
    monkeypatch.setattr("hoftag.lab.plan.fingerprint", lambda bot, seats: "new weights")
    with pytest.raises(
        LabError, match=r"whole: was begun with weights .*, and now it is .*new weights.*begin a new run"
    ):
        play_run(RunFolder.open(played.path), here, quiet())


def test_a_program_with_other_bots_does_not_play_on(played, monkeypatch, small_plan, tmp_path):
    monkeypatch.setattr("hoftag.lab.plan.program", lambda game, seats: "another")
    with pytest.raises(LabError, match=r"whole: was begun with program .*, and now it is another: begin a new run"):
        play_run(RunFolder.open(played.path), here, quiet())
    with pytest.raises(LabError, match="has other rules or bots than the one that planned it"):
        play_shard(small_plan(), 0)  # as on a node of a cluster


def test_the_program_is_told_by_what_plays(tmp_path, monkeypatch):
    files = [
        "core/a.py",
        "games/tallinn/b.py",
        "bots/c.py",
        "bots/nets/tallinn-2.net",
        "bots/nets/tallinn-2-longer.net",
    ]
    others = ["server/d.py", "games/augsburg/e.py", "bots/augsburg_f.py", "bots/nets/tallinn-3.net"]
    for name in [*files, *others, "lab/blocks.py", "lab/chance.py", "lab/game.py"]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("1")
    monkeypatch.setattr(hoftag, "__file__", str(tmp_path / "__init__.py"))
    told = program.__wrapped__
    before = told("tallinn", 2)
    for name in others:
        (tmp_path / name).write_text("2")
    assert told("tallinn", 2) == before
    for name in files:
        (tmp_path / name).write_text("2")
        assert told("tallinn", 2) != before
        before = told("tallinn", 2)


def test_a_bot_tells_what_it_has_learnt():
    class Learnt:
        def fingerprint(self, seats):
            return f"net for {seats}"

    assert fingerprint(Learnt(), 3) == "net for 3"
    assert fingerprint(RandomBot(), 3) == ""


def test_limits_are_those_of_the_levels():
    limits = [
        parse_player(text, "--hero").limit for text in ("strong", "strong+bold", "strong@50ms", "strong@9", "random")
    ]
    assert limits == [0.3, 0.3, 0.05, None, None]


def test_a_folder_of_something_else_is_left_alone(tmp_path, small_plan):
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "mine.txt").write_text("dear")
    with pytest.raises(LabError, match="letters: is no folder of a run, and not empty"):
        RunFolder.begin(tmp_path / "letters", small_plan())
    assert [path.name for path in (tmp_path / "letters").iterdir()] == ["mine.txt"]
    with pytest.raises(LabError, match="nowhere: holds no run"):
        RunFolder.open(tmp_path / "nowhere")


def test_the_sequential_test_looks_at_blocks_in_their_order(tmp_path, small_plan):
    plan = small_plan("thumb", "random", blocks=60, sprt=True)
    folder = RunFolder.begin(tmp_path / "run", plan)
    play_run(folder, here, quiet())
    found = Tally(plan, folder.done()).verdict()
    assert (found.said, found.blocks) == ("better", 20)
    assert sorted(folder.done()) == [0, 1, 2, 3]
    some = {number: blocks for number, blocks in folder.done().items() if number != 1}
    assert (Tally(plan, some).verdict().said, Tally(plan, some).verdict().blocks) == ("undecided", 5)


def test_progress_is_told_to_a_log(tmp_path, small_plan):
    console = quiet()
    play_run(RunFolder.begin(tmp_path / "run", small_plan(shard_blocks=2)), here, console)
    lines = console.file.getvalue().splitlines()
    assert len(lines) == 3
    assert lines[-1].startswith("tallinn 2p random - random: 12 of 12 games, ")
    assert "share" in lines[-1]
    assert lines[-1].endswith("0 s left")


def test_times_are_counted_in_bins():
    for seconds in (1e-6, 3e-5, 0.0021, 0.3, 12.5):
        assert seconds_of(bin_of(seconds)) == pytest.approx(seconds, rel=0.03)
    assert bin_of(0.0) == 0


def test_what_took_too_long_is_counted(played, small_plan):
    plan = small_plan("random@1ms", shard_blocks=2)
    blocks = played.done()[0]
    for block in blocks:
        for game in block.games:
            game.seconds = [[0.0015, 0.0021], [0.5]]
    told = json.loads(shards.times_text(plan, blocks, 1.0))
    assert [row["late"] for row in told["players"]] == [4, 0]
    assert [row["longest_ms"] for row in told["players"]] == [500, 500]


def test_a_shard_is_saved_only_if_it_is_one(played):
    with pytest.raises(LabError):
        played.save(Played(0, "{}", "{}"))


@pytest.mark.parametrize(
    ("text", "player"),
    [
        ("strong", Player("strong", 10, None)),
        ("strong@800", Player("strong", 800, None)),
        ("strong@300ms", Player("strong", None, 0.3)),
        (" strong@2s", Player("strong", None, 2.0)),
        ("strong@0.5s", Player("strong", None, 0.5)),
    ],
)
def test_players_with_their_budgets(text, player):
    assert parse_player(text, "--hero", nodes=10) == player
    assert parse_player(player.label, "--hero") == player


@pytest.mark.parametrize(
    "text", ["", "@5", "strong@", "strong@0", "strong@fast", "strong@-1", "strong@1.5", "strong@5m"]
)
def test_budgets_that_are_none(text):
    with pytest.raises(SetupError, match="--hero"):
        parse_player(text, "--hero")
