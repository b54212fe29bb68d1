"""Reviews of games: everything that changed a seat's share of the win is luck, a decision or a correction."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings

from coloretto.analysis import Label, LuckLabel, Reveal, Review, analyse, review
from coloretto.analysis.kernel import MOVE, TOTALS, begin_review, review_action
from coloretto.bots import make_bot
from coloretto.bots.network_files import shipped_network
from coloretto.bots.position_values import new_valuer, states_with
from coloretto.record import GameRecord, Recorder
from coloretto.rules import PRINTED, Action, Card, Position
from support.effort import LONG, effort
from support.networks import network_by_lot
from support.records import SEED, finished_game, games_cut_anywhere

TOLERANCE = 1e-9
NETWORK_ALONE = 0


def check_sums(reviewed: Review) -> None:
    for seat in reviewed.seats:
        changed = seat.luck + seat.errors + seat.gifts + seat.correction
        assert seat.final - seat.initial == pytest.approx(changed, abs=TOLERANCE)
    for name in ("luck", "correction"):
        assert sum(getattr(seat, name) for seat in reviewed.seats) == pytest.approx(0, abs=1e-6)
    decided = sum(seat.errors + seat.gifts for seat in reviewed.seats)
    assert decided == pytest.approx(0, abs=1e-6)
    assert sum(seat.final for seat in reviewed.seats) == pytest.approx(1, abs=1e-6)


@settings(max_examples=effort(8, 200), deadline=None)
@given(games_cut_anywhere)
def test_luck_errors_gifts_and_correction_add_up_to_what_the_game_changed(record: GameRecord) -> None:
    check_sums(review(record, NETWORK_ALONE))


@pytest.mark.parametrize("rules", PRINTED if LONG else ["golden-3-violet"])
def test_the_sums_of_its_parts_are_those_of_the_seats(rules: str) -> None:
    reviewed = review(finished_game(rules), "quick")
    check_sums(reviewed)
    for number, seat in enumerate(reviewed.seats):
        luck = sum(reveal.luck[number] for reveal in reviewed.reveals)
        assert seat.luck == pytest.approx(luck, abs=TOLERANCE)
        own = [decision for decision in reviewed.decisions if decision.seat == number]
        assert seat.loss == pytest.approx(sum(decision.loss for decision in own), abs=TOLERANCE)
        assert seat.decisions == len(own)
        errors = sum(each.values[each.action][number] - each.values[each.best][number] for each in own)
        assert seat.errors == pytest.approx(errors, abs=TOLERANCE)


def test_a_finished_game_ends_with_its_result() -> None:
    record = finished_game()
    reviewed = review(record, NETWORK_ALONE)
    assert record.scores is not None
    most = max(record.scores)
    shares = [(score == most) / record.scores.count(most) for score in record.scores]
    assert [seat.final for seat in reviewed.seats] == pytest.approx(shares)
    assert len(reviewed.shares) == 1 + sum(len(turn.actions) for turn in record.turns)


@pytest.mark.parametrize("tag", ["0", "1 drawn", "5", "7 drawn", "9"])
def test_a_game_that_continues_another_one_is_reviewed_from_there_on(tag: str) -> None:
    record = finished_game()
    whole = review(record, NETWORK_ALONE)
    reviewed = review(replace(record, tags={"continued_after": tag}), NETWORK_ALONE)
    check_sums(reviewed)
    before = reviewed.first_move
    number, drawn, _ = tag.partition(" drawn")
    assert before == sum(len(turn.actions) for turn in record.turns[: int(number)]) - bool(drawn)
    assert reviewed.shares == whole.shares
    assert tuple(seat.initial for seat in reviewed.seats) == whole.shares[before]
    assert reviewed.decisions == tuple(each for each in whole.decisions if each.move >= before)
    assert reviewed.reveals == tuple(each for each in whole.reveals if each.move >= before)


def test_a_review_is_the_same_every_time() -> None:
    record = finished_game("classic-4-brown")
    assert review(record, 2) == review(record, 2)


def played_by(bot: str, rules: str, actions: int = 1000) -> Recorder:
    rule_set = PRINTED[rules]
    recorder, player = Recorder(rule_set, "ABCDE"[: rule_set.players], SEED), make_bot(bot, 1)
    while not recorder.position.is_over and actions:
        recorder.play(player.choose(recorder.position))
        actions -= 1
    return recorder


def test_who_plays_by_the_evaluation_loses_nothing() -> None:
    reviewed = review(played_by("neural:1", "golden-2-brown").record, NETWORK_ALONE)
    assert {decision.label for decision in reviewed.decisions} == {Label.GOOD}
    assert sum(seat.loss for seat in reviewed.seats) < 0.01


def test_a_blunder_is_found_with_the_better_action() -> None:
    recorder = played_by("neural:1", "classic-3-brown", 40)
    while len(recorder.position.legal_actions) < 3:
        recorder.play(make_bot("neural:1", 1).choose(recorder.position))
    analysis = analyse(recorder.position)
    recorder.play(analysis.actions[-1].action)
    last = review(recorder.record).decisions[-1]
    assert (last.action, last.best) == (analysis.actions[-1].action, analysis.best.action)
    assert last.loss == pytest.approx(
        analysis.best.shares[last.seat] - analysis.actions[-1].shares[last.seat], abs=TOLERANCE
    )


def test_a_decision_that_lost_something_has_a_reason_for_the_better_one() -> None:
    decisions = review(played_by("random", "golden-3-brown").record, NETWORK_ALONE).decisions
    reasons = 0
    for decision in decisions:
        if decision.reason is None:
            continue
        reasons += 1
        assert decision.label is not Label.GOOD
        assert (decision.reason.row, decision.reason.other_row) == (decision.best.row, decision.action.row)
        assert decision.reason.seat != decision.seat
    assert reasons > len([decision for decision in decisions if decision.label is not Label.GOOD]) / 2


def test_another_network_may_judge() -> None:
    record = finished_game()
    other = review(record, NETWORK_ALONE, network=network_by_lot(1))
    check_sums(other)
    assert other != review(record, NETWORK_ALONE)
    shipped = shipped_network(record.rule_set)
    assert review(record, NETWORK_ALONE, network=shipped) == review(record, NETWORK_ALONE)


def test_progress_is_told_after_every_action() -> None:
    told: list[tuple[int, int]] = []
    record = finished_game()
    review(record, NETWORK_ALONE, lambda done, everything: told.append((done, everything)))
    actions = sum(len(turn.actions) for turn in record.turns)
    assert told == [(number, actions) for number in range(1, actions + 1)]


def test_a_card_is_lucky_for_whom_it_gives_much_and_unlucky_for_whom_it_takes_much() -> None:
    reveal = Reveal(3, Card.A, (0.1, 0.05, -0.15))
    assert reveal.labels == (LuckLabel.LUCKY, None, LuckLabel.UNLUCKY)


INDIFFERENT = (
    "golden-4-brown - ace/ace/ac+/x"
    " abdddddeff+jJ/aaaabbbbccdee++/bcdefgggg++j/abbbdeeffffgggg++++* 2:choose 6 -"
)
"""Player 2 gets 21 points from any row. Rows 0 and 1 are alike, and make player 0 win; row 2 player 3."""


@pytest.mark.parametrize(
    ("action", "gift"), [(Action.TAKE_0, 0.5), (Action.TAKE_1, 0.5), (Action.TAKE_2, -0.5)]
)
def test_who_decides_for_the_others_alone_is_expected_to_do_so_by_lot(action: Action, gift: float) -> None:
    valuer = new_valuer(shipped_network(PRINTED["golden-4-brown"]), 1)
    states, moves, totals = states_with(Position(INDIFFERENT).state), np.zeros(1, MOVE), np.zeros(1, TOTALS)
    begin_review(states, valuer, totals[0])
    review_action(states, int(action), np.zeros(0, np.int8), valuer, moves[0], totals[0])
    assert totals[0]["gifts"][:4] == pytest.approx([gift, 0, 0, -gift])
    for part in ("errors", "loss", "luck", "correction"):
        assert totals[0][part][:4] == pytest.approx(0, abs=TOLERANCE)
