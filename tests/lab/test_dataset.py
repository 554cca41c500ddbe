"""Datasets: rows hold what a seat knew and what its bot did, and the same plan gives the same files byte for byte."""

from __future__ import annotations

import json
from collections import Counter
from hashlib import sha256
from io import StringIO

import numpy as np
import polars as pl
import pytest
from rich.console import Console

from hoftag.bots.contract import Budget
from hoftag.bots.levels import LEVELS, Thinker
from hoftag.core.errors import SetupError
from hoftag.games import registry
from hoftag.lab import dataset_folder
from hoftag.lab.blocks import play_block
from hoftag.lab.dataset import DatasetPlan, level_of, plan_dataset
from hoftag.lab.dataset_folder import DatasetFolder
from hoftag.lab.dataset_notes import Scribe, play_noted
from hoftag.lab.dataset_table import play_dataset_shard, story, table_of
from hoftag.lab.errors import LabError
from hoftag.lab.game import Chance, Sitter, play_game, shares
from hoftag.lab.players import Player, bot_of, parse_player

CHANCE = Chance(7, (1, 0, 0))


def small(bots: str = "random", games: int = 6, players: int = 2, **more: object) -> DatasetPlan:
    members = [parse_player(bot, "--bots") for bot in bots.split(",")]
    given = {"shard_games": 2, **more}
    return plan_dataset(str(given.pop("game", "tallinn")), members, players, games, **given)


def quiet() -> Console:
    return Console(file=StringIO())


def contents(folder) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.fixture
def made(tmp_path) -> DatasetFolder:
    folder = DatasetFolder(tmp_path / "made", small())
    folder.play(0, quiet())
    return folder


@pytest.mark.parametrize("game_id", ["tallinn", "augsburg", "staufer"])
def test_rows_are_what_the_seat_knew(game_id, watched):
    game = watched(game_id)
    checked = Counter()

    class Checked(Scribe):
        def choose(self, view, decision, rng, budget):
            move = super().choose(view, decision, rng, budget)
            note = notes[-1]
            assert note.row == bytes(game.observed(game.state, decision.seat))
            assert (note.seat, note.step) == (decision.seat, decision.step)
            assert [game.words.moves[n] for n in note.legal] == decision.moves
            assert game.words.moves[note.action] is move
            checked[decision.seat] += 1
            return move

    notes = []
    scribe = Checked(game, Player("random"), notes)
    outcome = play_game(game, {}, [Sitter("random", scribe, Budget())] * 3, CHANCE)
    assert [checked[seat] for seat in range(3)] == outcome.decisions
    assert min(outcome.decisions) > 5


@pytest.mark.parametrize(
    ("game_id", "name"),
    [
        ("tallinn", "random"),
        ("tallinn", "thumb"),
        ("tallinn", "novice"),
        ("tallinn", "strong@8"),
        ("tallinn", "strong+bold@8"),
        ("tallinn", "rollouts@8"),
        ("augsburg", "strong@2"),
        ("augsburg", "net"),
        ("staufer", "casual"),
    ],
)
def test_a_scribe_plays_as_its_bot_does(game_id, name, watched):
    player = parse_player(name, "--bots")
    plain, noted, notes = watched(game_id), watched(game_id), []
    sitter = Sitter(name, bot_of(player, game_id, "--bots"), player.budget)
    scribe = Sitter(name, Scribe(registry.game(game_id), player, notes), player.budget)
    outcomes = [play_game(game, {}, [who] * 2, CHANCE) for game, who in ((plain, sitter), (noted, scribe))]
    assert outcomes[0].scores == outcomes[1].scores
    moves = [[call for call in game.calls if call[0] != "view"] for game in (plain, noted)]
    assert moves[0] == moves[1]
    assert len(notes) == sum(outcomes[1].decisions)
    for note in notes:
        assert len(note.policy) == len(note.legal)
        assert sum(note.policy) == pytest.approx(1)
        assert note.policy[note.legal.index(note.action)] > 0
        assert (note.value is not None) == ("@" in name)
    if name == "random":
        assert all(set(note.policy) == {1 / len(note.legal)} for note in notes)
    if name == "thumb":
        assert all(sorted(set(note.policy)) == [0, 1] for note in notes)


def test_values_and_visits_are_those_of_the_search(monkeypatch):
    found = []
    think = Thinker.think

    def noted(self, view, decision, rng, budget):
        found.append((think(self, view, decision, rng, budget), decision, budget))
        return found[-1][0]

    monkeypatch.setattr(Thinker, "think", noted)
    plan = small("strong@8", 1)
    notes = play_noted(plan, plan.members(), 0).notes
    assert len(notes) == len(found)
    for note, (findings, decision, budget) in zip(notes, found, strict=True):
        assert findings.moves == decision.moves
        assert note.policy == pytest.approx([count / sum(findings.counts) for count in findings.counts])
        assert note.value == findings.values[note.legal.index(note.action)]
        assert budget == Budget(nodes=8)


def test_no_bot_looks_at_the_clock(monkeypatch):
    """Without a number of nodes a level makes its own, however long that takes."""
    budgets = []
    think = Thinker.think

    def few(self, view, decision, rng, budget):
        budgets.append(budget)
        return think(self, view, decision, rng, Budget(nodes=2))

    monkeypatch.setattr(Thinker, "think", few)
    plan = small("strong", 1)
    play_noted(plan, plan.members(), 0)
    level, _ = level_of("strong", "tallinn")
    assert level is LEVELS["tallinn"]["strong"]
    assert set(budgets) == {Budget(nodes=level.nodes), Budget(nodes=level.ending.nodes)}


def test_the_table_of_a_shard(tmp_path):
    plan = small("strong@2,thumb", 2, 3, options={"legate": 1})
    DatasetFolder(tmp_path / "made", plan).play(0, quiet())
    rows = pl.read_parquet(tmp_path / "made" / "*.parquet")
    game = registry.game("tallinn")
    assert rows.schema == {
        "game": pl.UInt32,
        "deal": pl.UInt64,
        "decision": pl.UInt16,
        "seat": pl.UInt8,
        "bot": pl.String,
        "step": pl.String,
        "observation": pl.Array(pl.UInt8, len(game.features)),
        "legal": pl.List(pl.UInt16),
        "action": pl.UInt16,
        "policy": pl.List(pl.Float32),
        "value": pl.Float32,
        "share": pl.Float32,
        "points": pl.Int16,
        "place": pl.UInt8,
    }
    told = rows.to_dicts()
    for number in range(2):
        noted = play_noted(plan, plan.members(), number)
        own = [row for row in told if row["game"] == number]
        assert [row["decision"] for row in own] == list(range(len(noted.notes)))
        for row, note in zip(own, noted.notes, strict=True):
            assert (row["deal"], row["seat"], row["bot"]) == (plan.deal(number), note.seat, note.bot)
            assert (row["step"], row["action"]) == (game.words.steps[note.step], note.action)
            assert (bytes(row["observation"]), row["legal"]) == (note.row, note.legal)
            assert row["policy"] == pytest.approx(note.policy, abs=1e-6)
            assert row["value"] == (None if note.value is None else pytest.approx(note.value, abs=1e-6))
            end = noted.outcome
            assert (row["points"], row["place"]) == (end.scores[note.seat], end.places[note.seat])
            assert row["share"] == pytest.approx(shares(end.places)[note.seat])
            assert row["bot"] == plan.bots[plan.seating(number)[note.seat]]


def test_a_file_tells_where_it_comes_from(made):
    told = json.loads(pl.read_parquet_metadata(made.path / "00001.parquet")["hoftag"])
    game = registry.game("tallinn")
    assert told["features"] == game.features
    assert told["actions"] == len(game.words.moves)
    assert (told["edition"], told["edition_hash"]) == (game.edition.id, game.edition.hash)
    assert (told["rules"], told["program"], told["bots"]) == (game.rules, made.plan.program, ["random"])
    assert {"hoftag", "seed", "games", "options", "players", "format"} < set(told)
    assert told == json.loads(story(made.plan))


def test_the_list_of_shards(made):
    told = json.loads((made.path / "dataset.json").read_text())
    files = contents(made.path)
    assert [shard["file"] for shard in told["shards"]] == [name for name in files if name.endswith(".parquet")]
    for shard in told["shards"]:
        assert shard["sha256"] == sha256(files[shard["file"]]).hexdigest()
        assert shard["games"] == 2
        assert shard["rows"] == pl.read_parquet(made.path / shard["file"]).height
    assert (told["games"], told["rows"]) == (6, sum(shard["rows"] for shard in told["shards"]))
    assert told["plan"]["seed"] == 1


def test_any_number_of_processes_writes_the_same_files(made, tmp_path):
    folder = DatasetFolder(tmp_path / "spread", made.plan)
    folder.play(2, quiet())
    assert contents(folder.path) == contents(made.path)


def test_an_interrupted_dataset_goes_on(made, tmp_path, monkeypatch):
    def stopped(plan, number):
        if number == 1:
            raise KeyboardInterrupt
        return play_dataset_shard(plan, number)

    monkeypatch.setattr(dataset_folder, "play_dataset_shard", stopped)
    with pytest.raises(KeyboardInterrupt):
        DatasetFolder(tmp_path / "other", made.plan).play(0, quiet())
    assert sorted(contents(tmp_path / "other")) == ["00000.parquet", "dataset.json"]
    monkeypatch.undo()
    console = quiet()
    again = DatasetFolder(tmp_path / "other", made.plan)
    assert again.games == 2
    again.play(0, console)
    assert contents(again.path) == contents(made.path)
    assert console.file.getvalue().splitlines()[-1].startswith("tallinn 2p random: 6 of 6 games, ")


def test_what_is_missing_or_was_not_listed_is_played_again(made):
    before = contents(made.path)
    (made.path / "00001.parquet").unlink()
    told = json.loads(before["dataset.json"])
    told["shards"].pop(2)
    (made.path / "00002.parquet").write_bytes(b"half a file")
    (made.path / "dataset.json").write_text(json.dumps(told))
    again = DatasetFolder(made.path, made.plan)
    assert again.games == 2
    again.play(0, quiet())
    assert contents(made.path) == before


def test_what_is_whole_is_not_played_again(made, monkeypatch):
    monkeypatch.setattr(dataset_folder, "spread", None)
    again = DatasetFolder(made.path, made.plan)
    again.play(2, quiet())
    assert (again.games, again.rows) == (made.games, made.rows)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"seed": 5}, "seed: 1 there, 5 here"),
        ({"games": 8}, "games: 6 there, 8 here"),
        ({"bots": "thumb"}, "bots: .'random'. there, .'thumb'. here"),
        ({"players": 3}, "players: 2 there, 3 here"),
        ({"options": {"legate": 1}}, "options: .* here"),
    ],
)
def test_another_plan_is_refused_by_name(made, given, says):
    before = contents(made.path)
    with pytest.raises(LabError, match=rf"made: holds another dataset \({says}\); choose another --out"):
        DatasetFolder(made.path, small(**given))
    assert contents(made.path) == before


def test_nothing_foreign_gets_in(made, tmp_path):
    (made.path / "00007.parquet").write_bytes(b"")
    with pytest.raises(LabError, match=r"00007.parquet: is no shard of this dataset; remove it"):
        DatasetFolder(made.path, made.plan)
    (made.path / "00007.parquet").unlink()
    (made.path / "00001.parquet").write_bytes((made.path / "00000.parquet").read_bytes())
    with pytest.raises(LabError, match=r"00001.parquet: is not as it was written; remove it to have it played again"):
        DatasetFolder(made.path, made.plan)
    (made.path / "dataset.json").write_text("[]")
    with pytest.raises(LabError, match=r"dataset.json: is no list of a dataset"):
        DatasetFolder(made.path, made.plan)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "dear.txt").write_text("dear")
    with pytest.raises(LabError, match="mine: is no folder of a dataset, and not empty"):
        DatasetFolder(tmp_path / "mine", made.plan)


def test_another_program_does_not_play_along():
    plan = small()
    object.__setattr__(plan, "program", "0" * 16)
    with pytest.raises(LabError, match="the program that should play shard 0 has other rules or bots"):
        play_dataset_shard(plan, 0)


def test_a_bot_that_fails_is_told_with_its_game(monkeypatch):
    monkeypatch.setattr(Scribe, "_answer", lambda *_: 1 / 0)
    plan = small()
    with pytest.raises(LabError, match="tallinn, seed 1, game 3: bot random failed in seat 0 at 'ZeroDivisionError"):
        play_noted(plan, plan.members(), 3)


@pytest.mark.parametrize(("bots", "players"), [("random", 4), ("random,thumb", 3), ("random,thumb,novice,casual", 2)])
def test_everybody_sits_everywhere_equally_often(bots, players):
    plan = small(bots, 10**6, players)
    seats = Counter((seat, bot) for game in range(48) for seat, bot in enumerate(plan.seating(game)))
    assert len(seats) == players * len(plan.bots)
    assert len(set(seats.values())) == 1


def test_deals_are_not_those_of_the_arena(sitters, monkeypatch):
    """Whoever learns from a dataset can be measured in the arena with any seed."""
    dealt = []
    monkeypatch.setattr("hoftag.lab.blocks.play_game", lambda *words: dealt.append(words[-1].deal))
    for number in range(20):
        play_block(registry.game("tallinn"), {}, sitters(2), [0, 1], 1, number)
    plan = small(games=20)
    assert len({*dealt, *map(plan.deal, range(20))}) == 40


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"bots": "deep"}, "--bots: tallinn has no bot 'deep'"),
        ({"bots": "strong@300ms"}, "--bots: strong@300ms thinks by the clock; write a number of nodes"),
        ({"bots": "random,random"}, "--bots names a bot twice"),
        ({"bots": "casual@5,casual"}, "--bots names a bot twice"),
        ({"players": 5}, "--players: tallinn is for 2 to 4, not 5"),
        ({"games": 0}, "--games is at least 1, not 0"),
        ({"shard_games": 0}, "--shard-games is at least 1, not 0"),
    ],
)
def test_plans_that_cannot_be(given, says):
    with pytest.raises(SetupError, match=says):
        small(**given)


def test_nodes_are_told_only_of_bots_that_search():
    assert small("casual@5,strong@5,random@5").bots == ["casual", "strong@5", "random"]


def test_an_empty_value_is_no_number():
    plan = small("random", 1)
    table = table_of(plan, [play_noted(plan, plan.members(), 0)])
    assert table["value"].null_count == table.num_rows
    assert np.isfinite(pl.from_arrow(table)["share"].to_numpy()).all()
