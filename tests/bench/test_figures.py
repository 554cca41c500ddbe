"""Medians and ratios, from samples made by hand."""

from hoftag.bench.figures import COMPILED, OPENSPIEL, PLAIN, Figures, Measure, Ratio, ratio
from hoftag.bench.report import as_json
from hoftag.bench.timing import in_turns


def playouts(decisions: float, chance: float = 0, seconds: float = 1) -> dict[str, float]:
    return {"games": 1, "decisions": decisions, "chance": chance, "seconds": seconds}


def by_hand(build: str = COMPILED) -> Figures:
    """Two rounds; the machine is twice as fast in the second, so the ratios stay the same."""
    figures = Figures(build, {"tallinn": 4}, peers=["hearts", "spades", "skat"])
    for speed in (1, 2):
        for peer, decisions in (("hearts", 100), ("spades", 300), ("skat", 200)):
            figures.add(Measure(OPENSPIEL, "driven", peer), playouts(decisions * speed, decisions * speed))
            figures.add(Measure(OPENSPIEL, "inside", peer), playouts(10 * decisions * speed))
        figures.add(Measure(OPENSPIEL, "clone", "hearts"), {"us": 2 / speed, "calls": 1})
        for worker, share in ((COMPILED, 1), (PLAIN, 10)):
            figures.add(Measure(worker, "driven", "tallinn", 4), playouts(600 * speed / share, 300 * speed / share))
            figures.add(Measure(worker, "inside", "tallinn", 4), playouts(1000 * speed / share))
            figures.add(Measure(worker, "clone", "tallinn", 4), {"us": 0.5 * share / speed, "calls": 1})
    return figures


def test_a_ratio_is_taken_within_each_round():
    assert ratio([1, 10, 30], [1, 5, 10]) == Ratio(2, 1, 3)


def test_no_ratio_where_a_side_was_not_measured():
    assert ratio([], [1]) is None
    assert ratio([1], []) is None


def test_medians_over_rounds_then_over_games():
    figures = by_hand()
    assert figures.middle(OPENSPIEL, "driven", "skat") == 300  # of 200 and 400
    assert figures.set_middle("driven") == 300  # of 150, 450 and 300
    assert figures.set_series("driven") == [200, 400]


def test_ratios_do_not_feel_the_speed_of_the_machine():
    ratios = by_hand().ratios("tallinn")
    assert ratios["driven"] == Ratio(3, 3, 3)
    assert ratios["inside"] == Ratio(0.5, 0.5, 0.5)
    assert ratios["inside_vs_plain"] == Ratio(10, 10, 10)
    assert ratios["plain_driven"] == Ratio(0.3, 0.3, 0.3)
    assert ratios["clone_vs_hearts"] == Ratio(0.25, 0.25, 0.25)


def test_chance_moves_are_counted_apart():
    figures = by_hand()
    assert figures.chance_share(COMPILED, "tallinn") == 0.5
    assert figures.chance_share(OPENSPIEL, "skat") == 1
    assert figures.ratios("tallinn")["driven_steps"] == Ratio(2.25, 2.25, 2.25)  # 900 against 400


def test_the_report_has_the_same_numbers():
    report = as_json(by_hand())
    assert report["medium_set"] == {"driven": 300, "inside": 3000, "hearts_clone_us": 1.5}
    assert report["games"]["tallinn"]["plain_inside"] == 150
    assert report["ratios"]["tallinn"]["driven"] == 3
    assert report["ratios"]["tallinn"]["spread"]["driven"] == [3, 3]


def test_both_sides_are_spread_over_the_round():
    ours = [Measure(PLAIN, str(n), "tallinn", 4) for n in range(2)]
    theirs = [Measure(OPENSPIEL, str(n), "hearts") for n in range(4)]
    order = in_turns(ours, theirs)
    assert [measure.worker for measure in order] == [OPENSPIEL, PLAIN, OPENSPIEL, OPENSPIEL, PLAIN, OPENSPIEL]
    assert in_turns(ours, []) == ours
