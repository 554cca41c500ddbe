"""Reports on balance: games are counted rightly, and an imbalance that is planted is found."""

from __future__ import annotations

import json
import tomllib
from io import StringIO

import numpy as np
import pytest
from rich.console import Console

from hoftag.bots.contract import Budget
from hoftag.bots.registry import make_bot
from hoftag.games import registry
from hoftag.lab import balance_folder, balance_parts
from hoftag.lab.balance import Sizes, plan_balance, read_balance_plan
from hoftag.lab.balance_figures import Company, figures_of
from hoftag.lab.balance_folder import BalanceFolder
from hoftag.lab.balance_games import Watched, play_piece, played_row
from hoftag.lab.balance_parts import Variant, altered, parts_of
from hoftag.lab.balance_report import json_text
from hoftag.lab.balance_stats import Games, Resampled, interval, luck, ratio
from hoftag.lab.chance import seed_of
from hoftag.lab.editions import game_with, toml_text
from hoftag.lab.errors import LabError
from hoftag.lab.game import Chance, Sitter, play_game
from hoftag.lab.plan import option_names
from hoftag.lab.players import Player
from hoftag.texts.catalogue import Texts

RANDOM = Player("random")
EXPANSIONS = {"tallinn": {"legate": 1, "chronicle": 1}, "augsburg": {}, "staufer": {"privileges": 6}}


def small(game="tallinn", counts=(2,), sizes=(12, 60, 0), **more):
    return plan_balance(game, counts, RANDOM, RANDOM, Sizes(*sizes), **more)


def played(path, plan):
    folder = BalanceFolder(path, plan)
    folder.play(0, Console(file=StringIO()))
    return folder


def seated(*names, game="tallinn"):
    return [Sitter(name, make_bot(name, game), Budget()) for name in names]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A report with two numbers of players and a few games with every changed edition."""
    return played(tmp_path_factory.mktemp("balance") / "run", small(counts=(2, 3), sizes=(12, 40, 3)))


# ---------------------------------------------------------------------- games and their components


@pytest.mark.parametrize("game_id", registry.ids())
def test_every_reconstructed_table_is_moved(game_id):
    game, parts = registry.game(game_id), parts_of(game_id)
    keys = [component.key for component in parts.components(Texts(game, "en"))]
    assert len(set(keys)) == len(keys)
    moved = set()
    for seats in range(game.min_seats, game.max_seats + 1):
        options = option_names(game, {} if game_id == "staufer" else EXPANSIONS[game_id])
        variants = parts.variants(game, seats, options)
        editions = {game_with(game_id, variant.data).edition.hash for variant in variants}
        assert len(editions | {game.edition.hash}) == len(variants) + 1
        assert len({variant.key for variant in variants}) == len(variants)
        assert {key for variant in variants for key in variant.about} <= set(keys)
        moved |= {variant.table for variant in variants}
    ours = {ground.table for ground in game.edition.grounds if ground.source == "reconstructed"}
    assert moved == ours - {"names"}  # names of stages move nothing


@pytest.mark.parametrize("game_id", registry.ids())
def test_the_text_of_an_edition_says_the_same(game_id):
    data = registry.game(game_id).edition.data
    assert tomllib.loads(toml_text(data)) == data


@pytest.mark.parametrize("game_id", registry.ids())
def test_games_go_as_without_a_watcher(game_id):
    plan = small(game_id, options=EXPANSIONS[game_id])
    game = registry.game(game_id)
    sitters = seated("random", "random", "random", game=game_id)
    chance = Chance(seed_of("deal", plan.seed, 3), (plan.seed, 3, 0))
    plain = play_game(game, plan.option_values(), sitters, chance)
    row = played_row(plan, game, sitters, 3, 0)
    assert (row.scores, row.places) == (plain.scores, plain.places)
    assert sum(asked for asked, _, _ in row.asked.values()) == sum(plain.decisions)
    assert all(2 * asked <= moves <= most * asked for asked, moves, most in row.asked.values())
    assert [sum(points) for points in zip(*row.items.values(), strict=True)] == row.scores
    assert row.first == -1 if game_id == "tallinn" else 0 <= row.first < 3


def test_what_a_seat_had_is_what_it_played():
    plan, game = small(), registry.game("tallinn")
    watched = Watched(game)
    chance = Chance(seed_of("deal", plan.seed, 0), (plan.seed, 0, 0))
    play_game(watched, {}, seated("random", "random"), chance)
    row = played_row(plan, game, seated("random", "random"), 0, 0)
    for seat, side in enumerate(watched.state.sides):
        had = {plan.components[number] for number in row.had[seat]}
        shown = {f"half {name}" for name in _halves(side)}
        assert shown <= had
        assert {key for key in had if key.startswith("start ")} == {f"start s{side.start + 1}"}
        assert len([key for key in had if key.startswith("hand ")]) == 3
        towers = [key for key in had if key.startswith("tower ")]
        assert f"towers {min(5, len(towers))}" in had


def _halves(side):
    from hoftag.games.tallinn.side import halves_shown

    return halves_shown(side)


# ---------------------------------------------------------------------- planted imbalances


def company(plan, rows):
    game = registry.game(plan.game)
    texts = Texts(game, "en")
    games = Games(rows, 1, len(plan.components))
    return Company(games, plan.series[0], game.words, texts, parts_of(plan.game).components(texts))


def test_a_better_seat_is_found():
    plan, game = small(), registry.game("tallinn")
    even = [played_row(plan, game, seated("random", "random"), deal, 0) for deal in range(80)]
    planted = [played_row(plan, game, seated("random", "thumb"), deal, 0) for deal in range(80)]
    seat = company(plan, even).figures()["seats"][1]
    assert seat["low"] < 0.5 < seat["high"]
    assert company(plan, planted).figures()["seats"][1]["low"] > 0.6


def test_a_component_that_brings_points_is_found(tmp_path, monkeypatch):
    data = registry.game("tallinn").edition.data
    planted = [
        Variant("same", "influence", "nothing but the name", altered(data, ("edition.id", "same")), ("half 10a",)),
        Variant(
            "many", "influence", "nine merchants", altered(data, ("influence.cards.9.a.merchant", 9)), ("half 10a",)
        ),
    ]
    monkeypatch.setattr(type(parts_of("tallinn")), "variants", lambda *_: planted)
    told = figures_of(played(tmp_path / "run", small(sizes=(3, 250, 250))))
    same, many = told["players"][0]["sensitivity"]
    for name in ("points", "margin", "first"):
        assert (same[name]["mean"], same[name]["low"], same[name]["high"]) == (0, 0, 0)
    assert many["component"]["rate"]["change"]["mean"] == pytest.approx(0, abs=0.05)
    assert many["component"]["lead"]["change"]["low"] > 0
    assert many["margin"]["low"] > 0


def test_a_dealt_component_that_wins_is_found():
    plan, game = small(), registry.game("tallinn")
    rows = [played_row(plan, game, seated("random", "random"), deal, 0) for deal in range(100)]
    strong = plan.components.index("start s1")
    for row in rows:
        for seat, mine in enumerate(row.had):
            if strong in mine:
                row.scores[seat] += 20
                row.places[:] = [1 if other == seat else 2 for other in range(2)]
    values = {item["key"]: item for item in company(plan, rows).figures()["components"]}
    assert values["start s1"]["dealt"]
    assert values["start s1"]["share"]["mean"] == pytest.approx(0.5)
    assert values["start s1"]["points"]["low"] > 5
    assert not values["half 1a"]["dealt"]


def test_the_start_player_is_found():
    plan, game = small("staufer"), registry.game("staufer")
    rows = [played_row(plan, game, seated("random", "random", game="staufer"), deal, 0) for deal in range(12)]
    for row in rows:
        row.places[:] = [1 if seat == row.first else 2 for seat in range(2)]
    figures = company(plan, rows).figures()
    assert figures["order"][0]["mean"] == 1
    assert 0 < figures["seats"][0]["mean"] < 1


# ---------------------------------------------------------------------- statistics


@pytest.mark.parametrize("share", [0.0, 0.4, 0.9])
def test_luck_finds_the_share_of_the_deal(share):
    rng = np.random.default_rng(4)
    deals = rng.normal(size=(400, 1, 2)) * share**0.5
    values = 7 + np.array([0, 3]) + deals + rng.normal(size=(400, 3, 2)) * (1 - share) ** 0.5
    found = luck(values)
    assert found["low"] - 0.02 <= share <= found["high"] + 0.02
    assert found["high"] - found["low"] < 0.15


def test_luck_needs_games_that_differ():
    assert luck(np.repeat(np.arange(10.0).reshape(10, 1, 1), 3, axis=1)) is None
    assert luck(np.arange(10.0).reshape(10, 1, 1)) is None


def test_intervals_are_those_of_deals():
    values = np.random.default_rng(1).normal(5, 2, size=300)
    sums = Resampled({"value": values, "one": np.ones(300)})
    found = interval(ratio(sums["value"], sums["one"]))
    assert found["mean"] == pytest.approx(values.mean())
    error = values.std() / 300**0.5
    assert found["low"] == pytest.approx(values.mean() - 1.96 * error, abs=0.4 * error)
    assert found["high"] == pytest.approx(values.mean() + 1.96 * error, abs=0.4 * error)


# ---------------------------------------------------------------------- plan and folder


def test_a_plan_can_be_read_again(folder):
    assert read_balance_plan(folder.plan.text(), "plan.json") == folder.plan
    with pytest.raises(LabError, match="is not the plan of a report"):
        read_balance_plan("{}", "plan.json")


def test_a_stopped_report_goes_on_to_the_same_figures(folder, tmp_path, monkeypatch):
    def stopping(plan, numbers, workers):
        for number in numbers[1:6]:
            yield play_piece(plan, number)
        raise KeyboardInterrupt

    path = tmp_path / "run"
    with monkeypatch.context() as patch:
        patch.setattr(balance_folder, "_crew", stopping)
        with pytest.raises(KeyboardInterrupt):
            played(path, folder.plan)
    begun = BalanceFolder(path, folder.plan)
    assert 0 < begun.games < folder.plan.games
    with pytest.raises(LabError, match="not all games are played yet"):
        figures_of(begun)
    assert json_text(figures_of(played(path, folder.plan))) == json_text(figures_of(folder))


def test_shards_that_do_not_belong_are_refused(folder, tmp_path):
    plan = small(sizes=(3, 0, 0))
    path = played(tmp_path / "run", plan).path
    shard = path / "shards" / "00000.json"
    text = shard.read_text()
    for bad in (text.replace('"shard": 0', '"shard": 1'), text.replace("[[", "[[1,", 1), "{}", text[:-3], text + "\n"):
        shard.write_text(bad)
        with pytest.raises(LabError, match="is no shard of this report"):
            BalanceFolder(path, plan)
    shard.write_text(text)
    with pytest.raises(LabError, match="another plan"):
        BalanceFolder(path, folder.plan)
    shard.rename(shard.with_name("00009.json"))
    with pytest.raises(LabError, match="is no shard of this report; remove it"):
        BalanceFolder(path, plan)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "notes.txt").write_text("mine")
    with pytest.raises(LabError, match="and not empty"):
        BalanceFolder(tmp_path / "full", plan)


def test_another_program_does_not_go_on(monkeypatch):
    plan = small()
    monkeypatch.setattr("hoftag.lab.balance_games.program", lambda *_: "other")
    with pytest.raises(LabError, match="other rules or bots"):
        play_piece(plan, 0)


def test_figures_have_no_strange_numbers(folder):
    def refuse(word):
        raise AssertionError(word)

    told = json.loads(json_text(figures_of(folder)), parse_constant=refuse)
    assert [row["players"] for row in told["players"]] == [2, 3]
    for row in told["players"]:
        assert [part["games"] for part in row["companies"]] == [12, 40]
        assert {item["table"] for item in row["sensitivity"]} == {"influence"}
        for part in row["companies"]:
            assert sum(seat["mean"] for seat in part["seats"]) == pytest.approx(1)
            assert sum(item["mean"] for item in part["items"]) == pytest.approx(part["points"]["mean"])


def test_games_without_parts_are_told(monkeypatch):
    monkeypatch.setattr(balance_parts, "import_module", lambda name: (_ for _ in ()).throw(ModuleNotFoundError(name)))
    with pytest.raises(Exception, match="nobody has told the lab"):
        parts_of("chess")


def test_names_come_from_the_texts():
    names = [component.name for component in parts_of("staufer").components(Texts(registry.game("staufer"), "en"))]
    assert "privilege 4 (placing always costs 3)" in names
