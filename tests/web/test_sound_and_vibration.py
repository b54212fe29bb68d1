"""What is heard and felt: how loud the browser plays, and when a phone vibrates."""

from functools import partial

import pytest
from playwright.sync_api import Page, expect

from coloretto.locales import Catalogue
from support.browsers import Visitors
from support.waiting import wait_for
from support.web_people import Meet, play

SPY = """
window.outputs = [];
window.shakes = [];
const connect = AudioNode.prototype.connect;
AudioNode.prototype.connect = function (to, ...rest) {
  if (to instanceof AudioDestinationNode) outputs.push(this);
  return connect.call(this, to, ...rest);
};
Navigator.prototype.vibrate = (pattern) => shakes.push(pattern) > 0;
"""
"""Records what the loudspeakers and the motor are given."""

LOUDEST = 0.3

TURN, LAST_ROUND, END, WIN = [30], [60, 80, 60], [90], [40, 60, 40, 60, 120]


def spied(page: Page) -> Page:
    page.add_init_script(SPY)
    return page


def loudness(page: Page) -> float | None:
    """How much of everything goes to the loudspeakers; None before the first sound."""
    gain: float | None = page.evaluate("outputs.at(-1)?.gain.value ?? null")
    return gain


def shakes(page: Page) -> list[list[int]]:
    felt: list[list[int]] = page.evaluate("shakes")
    return felt


def test_the_volume_follows_pointer_and_keyboard(visitors: Visitors, say: Catalogue) -> None:
    page = spied(visitors.page())
    page.goto("/settings")
    slider = page.get_by_role("slider", name=say("settings-volume"))
    slider.press("Home")
    assert loudness(page) is None
    slider.press("ArrowRight")
    expect(slider).to_have_value("10")
    assert loudness(page) == pytest.approx(LOUDEST * 0.1**2)
    slider.press("End")
    assert loudness(page) == pytest.approx(LOUDEST)
    slider.click()  # in its middle
    expect(slider).to_have_value("50")
    assert loudness(page) == pytest.approx(LOUDEST * 0.5**2)
    box = slider.bounding_box()
    assert box is not None
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"], box["y"] + box["height"] / 2, steps=4)
    page.mouse.up()
    expect(slider).to_have_value("100")
    assert loudness(page) == pytest.approx(LOUDEST)


def test_vibration_is_felt_when_it_is_switched_on(visitors: Visitors, say: Catalogue) -> None:
    page = spied(visitors.page())
    page.goto("/settings")
    switch = page.get_by_role("switch", name=say("settings-haptics"))
    switch.click()
    expect(switch).not_to_be_checked()
    assert shakes(page) == []
    switch.click()
    expect(switch).to_be_checked()
    assert shakes(page) == [TURN]


def test_my_turn_the_last_round_and_the_end_are_felt_and_nothing_else(
    visitors: Visitors, meet: Meet, say: Catalogue
) -> None:
    ada, grace = meet("Ada"), meet("Grace")
    table = ada.open(rules="golden-2-brown", pace=0)
    grace.do(table, "sit")
    page = spied(visitors.page(ada.token))
    page.goto(f"/table/{table}")
    page.get_by_role("heading", level=1).click()  # before the first touch, browsers let no page vibrate
    ada.do(table, "start")
    expect(page.get_by_role("group", name=say("table-rows"))).to_be_visible()
    play([ada, grace], table, lambda _: False)
    wait_for(partial(has_felt_the_end, page), "the end of the game")
    felt = shakes(page)
    assert TURN in felt
    assert felt.count(LAST_ROUND) == 1
    assert sum(each in (END, WIN) for each in felt) == 1
    assert all(each in (TURN, LAST_ROUND, END, WIN) for each in felt)


def has_felt_the_end(page: Page) -> bool:
    return any(each in (END, WIN) for each in shakes(page))
