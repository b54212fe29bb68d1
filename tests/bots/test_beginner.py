from collections import Counter

from coloretto.bots import check_bot, make_bot
from coloretto.rules import Action, Position


def choices(text: str, times: int = 300) -> Counter[Action]:
    bot = make_bot("beginner", seed=1)
    return Counter(bot.choose(Position(text)) for _ in range(times))


def test_it_keeps_the_promises_of_bots() -> None:
    check_bot(lambda seed: make_bot("beginner", seed), games=3)


def test_it_cannot_resist_a_row_that_pays_much() -> None:
    assert set(choices("classic-3-brown g aaa/-/- aa/b/c 0:choose 2 -")) == {Action.TAKE_0}


def test_it_draws_when_no_row_pays() -> None:
    assert set(choices("classic-3-brown g e/-/- aaabbbccc/d/d 0:choose 3 -")) == {Action.DRAW}


def test_of_rows_that_pay_about_as_much_it_takes_now_this_one_and_now_that_one() -> None:
    taken = choices("classic-3-brown g aab/bbc/x aa/bb/c* 1:choose 3 -")
    assert set(taken) == {Action.TAKE_0, Action.TAKE_1}


def test_it_puts_a_card_it_likes_on_its_best_row_but_is_careless_at_times() -> None:
    placed = choices("classic-3-brown g aa/bc/- aa/b/c 0:place-a 2 -")
    assert set(placed) == {Action.PLACE_0, Action.PLACE_1, Action.PLACE_2}
    assert placed[Action.PLACE_0] > 240
