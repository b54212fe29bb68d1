"""Every field of every step and game that an engine writes is compared: a change anywhere is found."""

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from support.foreign import GAME_FILES, SCORE_FILE, Json, compare, difference, foreign_lines

HAND = foreign_lines(SCORE_FILE)[0]
GAMES = [game for path in GAME_FILES for game in foreign_lines(path)]
CLASSIC_3, GOLDEN_2 = GAMES[0], next(game for game in GAMES if game["players"] == 2)
LAST = len(GOLDEN_2["steps"])

one_folder_for_all = settings(
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)


def flipped(flags: list[int]) -> list[int]:
    return [1 - flags[0], *flags[1:]]


def another_card(card: str | None) -> str | None:
    return "a" if card is None else None if card == "a" else "a"


def other_rows(rows: list[str | None]) -> list[str | None]:
    return ["" if rows[0] is None else None if not rows[0] else rows[0][1:], *rows[1:]]


STEP_CHANGES: dict[str, list[Callable[..., object]]] = {
    "player": [lambda player: player + 1, lambda player: -1],
    "phase": [lambda phase: {"choose": "place", "place": "choose"}[phase], str.upper],
    "card": [another_card, lambda card: "L"],
    "legal": [lambda legal: legal[:-1], lambda legal: [*legal, "T4"], lambda legal: [*legal, legal[0]]],
    "events": [
        lambda events: events[:-1] if events else ["round_end"],
        lambda events: [*events, "over"],
        lambda events: ["last", *events],
    ],
    "rows": [other_rows, lambda rows: rows[:-1], lambda rows: [*rows, ""], lambda rows: [*rows[:-1], "gg+"]],
    "hands": [
        lambda hands: [f"{hands[0]}+", *hands[1:]],
        lambda hands: [*hands[:-1], hands[-1][1:]],
        lambda hands: [hands[0][::-1], *hands[1:]],
    ],
    "left": [lambda left: left + 1, lambda left: left - 1],
    "last_round": [lambda last_round: not last_round],
    "in": [flipped, lambda flags: flags[:-1]],
    "scores_if_ended": [lambda scores: [scores[0] + 1, *scores[1:]], lambda scores: scores[:-1]],
}


@st.composite
def changed_steps(draw: st.DrawFn) -> tuple[Json, int, str]:
    """A game with one field of one step changed, the step's number and the field."""
    game = deepcopy(draw(st.sampled_from(GAMES)))
    number = draw(st.integers(1, len(game["steps"])))
    field = draw(st.sampled_from(sorted(STEP_CHANGES)))
    step = game["steps"][number - 1]
    changed = draw(st.sampled_from(STEP_CHANGES[field]))(step[field])
    assume(changed != step[field])
    step[field] = changed
    return game, number, field


@one_folder_for_all
@given(changed=changed_steps())
def test_a_change_of_any_field_of_any_step_is_found_and_named(
    changed: tuple[Json, int, str], tmp_path: Path
) -> None:
    game, number, field = changed
    found = difference(tmp_path / "games", HAND, game)
    assert found.startswith(
        f"line 2: step {number}: {field} is {game['steps'][number - 1][field]!r} in the file, "
    )
    assert found.endswith(" by our rules")


@pytest.mark.parametrize("field", [*STEP_CHANGES, "action"])
def test_the_first_and_the_last_step_are_compared_whole(field: str, tmp_path: Path) -> None:
    for at, number in ((0, 1), (-1, LAST)):
        game = deepcopy(GOLDEN_2)
        step = game["steps"][at]
        step[field] = "T4" if field == "action" else STEP_CHANGES[field][0](step[field])
        assert difference(tmp_path / "games", game).startswith(f"line 1: step {number}: {field}")


@one_folder_for_all
@given(data=st.data())
def test_another_action_is_found_at_its_step(data: st.DataObject, tmp_path: Path) -> None:
    game = deepcopy(data.draw(st.sampled_from([game for game in GAMES if game["players"] > 2])))
    number = data.draw(st.integers(1, len(game["steps"])))
    step = game["steps"][number - 1]
    actions = ["D", *(f"{verb}{row}" for verb in "PT" for row in range(5)), "", "T9", "draw"]
    step["action"] = data.draw(st.sampled_from([action for action in actions if action != step["action"]]))
    found = difference(tmp_path / "games", game)
    fields = (
        ("events is", "rows is")
        if step["action"] in step["legal"]
        else ("action: illegal action:", "action: unknown")
    )
    assert found.startswith(tuple(f"line 1: step {number}: {field}" for field in fields))


def game_difference(path: Path, game: Json, **fields: object) -> str:
    return difference(path / "games", HAND, game | fields).removeprefix("line 2: ")


def test_another_edition_is_found(tmp_path: Path) -> None:
    golden = game_difference(tmp_path, CLASSIC_3, edition="golden")
    assert golden.startswith("deck: the last-round card must lie on the bottom 16 cards")
    assert game_difference(tmp_path, GOLDEN_2, edition="classic") == (
        "the classic edition is for 3 to 5 players, not 2"
    )
    unknown = game_difference(tmp_path, GOLDEN_2, edition="platinum")
    assert unknown == "edition is 'platinum' in the file, none of classic, golden"


@pytest.mark.parametrize("players", [-1, 0, 1, 3, 6, 10**30])
def test_another_number_of_players_is_found(tmp_path: Path, players: int) -> None:
    found = game_difference(tmp_path, GOLDEN_2, players=players)
    assert "players" in found or "removed colours" in found


def test_another_scoring_table_is_found(tmp_path: Path) -> None:
    other = {"brown": "violet", "violet": "brown"}[GOLDEN_2["table"]]
    assert ": scores_if_ended is " in game_difference(tmp_path, GOLDEN_2, table=other)
    classic = game_difference(tmp_path, CLASSIC_3, table="violet")
    assert classic == "the classic edition has the brown scoring table, not violet"
    assert game_difference(tmp_path, GOLDEN_2, table="pink").startswith("unknown scoring table: 'pink'")


def test_another_start_player_is_found(tmp_path: Path) -> None:
    theirs = GOLDEN_2["start_player"]
    found = game_difference(tmp_path, GOLDEN_2, start_player=1 - theirs)
    assert found == f"step 1: player is {theirs} in the file, {1 - theirs} by our rules"
    nobody = game_difference(tmp_path, GOLDEN_2, start_player=2)
    assert nobody == "start player: 2 is not between 0 and 1"


def test_other_start_cards_are_found(tmp_path: Path) -> None:
    first, second = GOLDEN_2["start_cards"]
    assert game_difference(tmp_path, GOLDEN_2, start_cards=[second, first]).startswith("step 1: hands is ")
    for cards in ([first], [first, first], [first, second[0]], [first, second, "a"], [first, "+j"]):
        assert game_difference(tmp_path, GOLDEN_2, start_cards=cards).startswith(
            ("start cards: ", "removed colours")
        )
    assert game_difference(tmp_path, GOLDEN_2, start_cards=[first, "xy"]).startswith("unknown card: 'x'")


@one_folder_for_all
@given(data=st.data())
def test_two_cards_of_the_deck_exchanged_are_found_where_the_first_turns_up(
    data: st.DataObject, tmp_path: Path
) -> None:
    game = deepcopy(data.draw(st.sampled_from(GAMES)))
    shown = [
        (number, event[-1])
        for number, step in enumerate(game["steps"], start=1)
        for event in step["events"]
        if ":" in event
    ]
    at = data.draw(st.integers(0, len(shown) - 2))
    assume(shown[at][1] != shown[at + 1][1])
    above, below = game["deck"].split("L")
    deck = [*above, *below]
    deck[at], deck[at + 1] = deck[at + 1], deck[at]
    game["deck"] = "".join([*deck[: len(above)], "L", *deck[len(above) :]])
    assert difference(tmp_path / "games", game).startswith(f"line 1: step {shown[at][0]}: events is ")


def test_the_last_round_card_at_a_wrong_place_in_the_deck_is_found(tmp_path: Path) -> None:
    above, below = GOLDEN_2["deck"].split("L")
    for deck in (above + below, f"L{above}{below}", f"{above}{below}L", f"{above[:-1]}L{above[-1]}{below}"):
        found = game_difference(tmp_path, GOLDEN_2, deck=deck)
        assert found == f"deck: the last-round card must lie on the bottom 16 cards of {deck!r}"
    twice = game_difference(tmp_path, GOLDEN_2, deck=f"{above}L{below[:-1]}L")
    assert twice.startswith("unknown card: 'L'")


def test_a_deck_of_other_cards_is_found(tmp_path: Path) -> None:
    deck = GOLDEN_2["deck"]
    for changed in (deck.replace("j", "J"), deck.replace("+", "", 1), f"+{deck}"):
        assert game_difference(tmp_path, GOLDEN_2, deck=changed).startswith("deck: ")


def test_a_truncated_game_is_found(tmp_path: Path) -> None:
    for steps in (0, 1, LAST - 1):
        found = game_difference(tmp_path, GOLDEN_2, steps=GOLDEN_2["steps"][:steps])
        assert (
            found == f"after step {steps}: the file has no more steps, but the game is not over by our rules"
        )


def test_a_game_that_goes_on_after_its_end_is_found(tmp_path: Path) -> None:
    for more in (GOLDEN_2["steps"][0], GOLDEN_2["steps"][-1]):
        found = game_difference(tmp_path, GOLDEN_2, steps=[*GOLDEN_2["steps"], more])
        assert found == f"step {LAST + 1}: the file continues, but the game is over by our rules"


def test_other_results_are_found(tmp_path: Path) -> None:
    scores, shares = GOLDEN_2["scores"], GOLDEN_2["win_shares"]
    wrong = [scores[0] + 1, scores[1]]
    found = game_difference(tmp_path, GOLDEN_2, scores=wrong)
    assert found == f"at the end: scores is {wrong} in the file, {scores} by our rules"
    for other in (shares[::-1], [0.5, 0.5], shares[:1]):
        found = game_difference(tmp_path, GOLDEN_2, win_shares=other)
        theirs, ours = list(map(float, other)), list(map(float, shares))
        assert found == f"at the end: win_shares is {theirs} in the file, {ours} by our rules"


@pytest.mark.parametrize("off", [-9e-7, 1 / 3 - 0.333333, 9e-7])
@pytest.mark.parametrize("player", [0, 1])
def test_win_shares_may_be_rounded(tmp_path: Path, off: float, player: int) -> None:
    shares = [float(share) for share in GOLDEN_2["win_shares"]]
    shares[player] += off
    found = compare(tmp_path / "games", GOLDEN_2 | {"win_shares": shares})
    assert (found.difference, found.games) == (None, 1)


@pytest.mark.parametrize("off", [-2e-6, 2e-6, 1 / 3 - 0.333])
@pytest.mark.parametrize("player", [0, 1])
def test_win_shares_that_differ_by_more_than_a_millionth_are_found(
    tmp_path: Path, off: float, player: int
) -> None:
    shares = [float(share) for share in GOLDEN_2["win_shares"]]
    shares[player] += off
    found = game_difference(tmp_path, GOLDEN_2, win_shares=shares)
    assert found.startswith(f"at the end: win_shares is {shares} in the file")


def test_the_policy_is_a_remark_and_not_compared(tmp_path: Path) -> None:
    path = tmp_path / "games"
    assert difference(path, GOLDEN_2 | {"policy": 3}).endswith("Expected `str`, got `int` - at `$.policy`")
    assert difference(path, GOLDEN_2 | {"policy": "greedy"}, "junk").startswith("line 2: ")


@pytest.mark.parametrize("field", sorted(GOLDEN_2))
def test_a_game_without_one_of_its_fields_is_a_difference(tmp_path: Path, field: str) -> None:
    game = {name: value for name, value in GOLDEN_2.items() if name != field}
    expected = f"line 1: not the JSON of a game or a hand: Object missing required field `{field}`"
    assert difference(tmp_path / "games", game) == expected


@pytest.mark.parametrize("field", sorted(GOLDEN_2["steps"][0]))
def test_a_step_without_one_of_its_fields_or_with_a_wrong_type_is_a_difference(
    tmp_path: Path, field: str
) -> None:
    game = deepcopy(GOLDEN_2)
    game["steps"][2][field] = {}
    assert difference(tmp_path / "games", game).startswith(
        "line 1: not the JSON of a game or a hand: Expected `"
    )
    del game["steps"][2][field]
    assert f"missing required field `{field}`" in difference(tmp_path / "games", game)
    game["steps"][2] |= {field: GOLDEN_2["steps"][2][field], "clock": 3}
    assert "unknown field `clock`" in difference(tmp_path / "games", game)
