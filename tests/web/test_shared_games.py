"""Games that travel without a server: in links, as challenges, and as the deal of the day."""

import json
import re
import subprocess
import sys
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from coloretto.locales import Catalogue
from coloretto.record import DeckFinding, parse_record, prove_deck, save_record, verify, verify_deck
from coloretto.rules import ColorettoError
from support.browsers import Visitors, without_pace
from support.daily_deals import FIRST, deal_of, rules_of
from support.effort import effort
from support.record_links import EXAMPLE, SOLO, fragment_of
from support.web_offline import save_for_offline
from support.web_table import TableScreen, saved_record

QUICK = '{"edition": "golden", "players": 2, "table": "violet", "level": "easy"}'


def play_to_end(table: TableScreen, rng: Random) -> None:
    while choices := table.choices():
        table.choose(rng.choice(sorted(choices)))
    expect(table.results).to_be_visible()


def finished_game(visitors: Visitors, say: Catalogue, seed: int) -> TableScreen:
    """A game of this device, played to its end."""
    page = visitors.page()
    without_pace(page)
    page.add_init_script(f"localStorage.setItem('coloretto.quick', '{QUICK}')")
    page.goto("/")
    page.get_by_role("button", name=say("home-play"), exact=True).click()
    expect(page).to_have_url(re.compile("/local/[0-9a-f]+$"))
    table = TableScreen(page, say)
    play_to_end(table, Random(seed))
    return table


def shared_link(table: TableScreen, say: Catalogue, label: str) -> str:
    """A link that the results offer."""
    table.more.get_by_role("button", name=say("table-share")).click()
    return table.results.get_by_label(say(label), exact=True).input_value()


def replay_is_shown(page: Page, say: Catalogue) -> None:
    expect(page.get_by_role("slider", name=say("replay-controls"))).to_be_visible()


def test_a_shared_link_shows_the_game_on_another_device(visitors: Visitors, say: Catalogue) -> None:
    table = finished_game(visitors, say, 1)
    record = saved_record(table)
    link = shared_link(table, say, "share-replay")
    other = visitors.page()
    asked: list[str] = []
    other.on("request", lambda request: asked.append(f"{request.url} {request.post_data or ''}"))
    other.goto(link)
    replay_is_shown(other, say)
    expect(other.get_by_text(say("replay-proof-promised"))).to_be_visible()
    with other.expect_download() as download:
        other.get_by_role("button", name=say("replay-save")).click()
    assert parse_record(download.value.path().read_text(encoding="utf-8")) == record
    fragment = link.partition("#r=")[2]
    assert fragment
    assert not [request for request in asked if fragment in request or str(record.commitment) in request]


def test_a_replay_is_shared_from_any_step(visitors: Visitors, say: Catalogue) -> None:
    page = visitors.page()
    page.goto(f"/replay{fragment_of(EXAMPLE)}")
    replay_is_shown(page, say)
    page.get_by_role("button", name=say("replay-forward")).click()
    page.get_by_role("button", name=say("replay-forward")).click()
    said = page.get_by_role("status").filter(has_text=re.compile(".+")).first.inner_text()
    page.get_by_role("button", name=say("replay-share")).click()
    link = page.get_by_label(say("share-replay"), exact=True).input_value()
    other = visitors.page()
    other.goto(link)
    expect(other.get_by_role("status").filter(has_text=said)).to_be_visible()


def test_another_link_and_another_record_replace_the_game(visitors: Visitors, say: Catalogue) -> None:
    page = visitors.page()
    page.goto(f"/replay{fragment_of(EXAMPLE)}")
    expect(page.get_by_text("Anna").first).to_be_visible()
    page.evaluate("(hash) => { location.hash = hash; }", fragment_of(EXAMPLE.replace("Anna", "Zoe")))
    expect(page.get_by_text("Zoe").first).to_be_visible()
    expect(page.get_by_text("Anna")).to_have_count(0)
    page.get_by_role("button", name=say("replay-other")).click()
    expect(page.get_by_role("heading", name=say("replay-open-title"))).to_be_visible()
    assert "#" not in page.url


def test_names_in_a_link_are_only_text(visitors: Visitors, say: Catalogue) -> None:
    name = '<img src=x onerror="alert(1)">'
    page = visitors.page()
    page.goto(f"/replay{fragment_of(EXAMPLE.replace('Anna', name))}")
    replay_is_shown(page, say)
    expect(page.get_by_text(name).first).to_be_visible()
    expect(page.locator("main img")).to_have_count(0)


def accept(page: Page, say: Catalogue, link: str) -> TableScreen:
    """Open a challenge and begin to play it."""
    without_pace(page)
    page.goto(link)
    page.get_by_role("button", name=say("challenge-play")).click()
    expect(page).to_have_url(re.compile("/local/[0-9a-f]+$"))
    return TableScreen(page, say)


def findings_of(file: Path) -> dict[str, str | None]:
    """What `coloretto verify` says about a record."""
    command = [sys.executable, "-m", "coloretto", "verify", "--json", str(file)]
    (found,) = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=False).stdout)
    return {name: found[name] for name in ("deck", "problem")}


def test_a_challenge_is_played_with_the_same_deal_and_compared(
    visitors: Visitors, say: Catalogue, tmp_path: Path
) -> None:
    first = finished_game(visitors, say, 2)
    challenger = saved_record(first)
    link = shared_link(first, say, "challenge-link")
    table = accept(visitors.page(), say, link)
    play_to_end(table, Random(3))
    record = saved_record(table)
    verify(record)
    assert prove_deck(record).finding is DeckFinding.SEED_MATCHED
    assert (record.commitment, record.seed, record.opening) == (None, challenger.seed, challenger.opening)
    save_record(record, tmp_path / "record.txt")
    assert findings_of(tmp_path / "record.txt") == {"deck": "no commitment, seed matched", "problem": None}
    table.more.get_by_role("button", name=say("table-verify")).click()
    expect(table.results).to_contain_text(say("table-deck-fixed"))
    page = table.page
    table.results.get_by_role("link", name=say("compare-open")).click()
    assert record.scores is not None
    assert challenger.scores is not None
    mine, theirs = record.scores[0], challenger.scores[0]
    message = "compare-won" if mine > theirs else "compare-lost" if mine < theirs else "compare-tied"
    verdict = say(message, player=say("local-player", number=1), points=mine, others=theirs)
    expect(page.get_by_role("heading", level=1)).to_have_text(verdict)
    same = next(
        count
        for count, turns in enumerate(zip(record.turns, challenger.turns, strict=False))
        if turns[0] != turns[1]
    )
    expect(page.get_by_text(say("compare-until", count=same))).to_be_visible()
    page.get_by_role("region", name=say("compare-moves")).locator("a[href*='/local/']").last.click()
    expect(page).to_have_url(re.compile("/local/[0-9a-f]+/1[?]step=[0-9]+$"))
    replay_is_shown(page, say)


def test_the_same_moves_in_a_challenge_make_the_same_game(visitors: Visitors, say: Catalogue) -> None:
    first = finished_game(visitors, say, 4)
    challenger = saved_record(first)
    table = accept(visitors.page(), say, shared_link(first, say, "challenge-link"))
    actions = [str(action) for turn in challenger.turns if turn.player == 0 for action, _ in turn.actions]
    for action in actions:
        assert action in table.choices()
        table.choose(action)
    assert table.choices() == set()
    assert saved_record(table).turns == challenger.turns
    table.results.get_by_role("link", name=say("compare-open")).click()
    expect(table.page.get_by_text(say("compare-same"))).to_be_visible()


def test_a_challenge_is_played_without_a_network(visitors: Visitors, say: Catalogue) -> None:
    visitors.forgive("net::ERR_")
    page = visitors.page(service_workers="allow")
    page.goto("/")
    save_for_offline(page, say)
    page.context.set_offline(offline=True)
    table = accept(page, say, f"/challenge{fragment_of(SOLO)}")
    play_to_end(table, Random(5))
    expect(table.results.get_by_role("link", name=say("compare-open"))).to_be_visible()


UNPLAYABLE = {
    "several people": (EXAMPLE, "challenge-not-one-person"),
    "another deck": (
        SOLO.replace("lotus", "rose"),
        "challenge-wrong-deck",
    ),
    "illegal": (EXAMPLE.replace("T2=c", "T0"), "share-link-illegal"),
}


@pytest.mark.parametrize("case", UNPLAYABLE)
def test_a_challenge_that_cannot_be_played_says_so(case: str, visitors: Visitors, say: Catalogue) -> None:
    text, message = UNPLAYABLE[case]
    page = visitors.page()
    page.goto(f"/challenge{fragment_of(text)}")
    expect(page.get_by_text(say(message))).to_be_visible()
    expect(page.get_by_role("button", name=say("challenge-play"))).to_have_count(0)


A_DAY = next(
    day for day in map(FIRST.__add__, map(timedelta, range(11))) if rules_of(day) == "golden-2-brown"
)
"""One of two days in a row with games of two."""


def on(day: date, visitors: Visitors) -> Page:
    """A browser on that day."""
    page = visitors.page()
    without_pace(page)
    turn_calendar(page, day)
    return page


def turn_calendar(page: Page, day: date) -> None:
    page.clock.set_fixed_time(datetime.combine(day, time(12), UTC))


def start_daily(page: Page, say: Catalogue) -> TableScreen:
    page.goto("/")
    page.get_by_role("link", name=say("daily-title")).click()
    page.get_by_role("button", name=say("daily-play")).click()
    expect(page).to_have_url(re.compile("/local/[0-9a-f]+$"))
    return TableScreen(page, say)


def test_the_daily_deal_is_the_same_on_all_devices(visitors: Visitors, say: Catalogue) -> None:
    records = []
    for _ in range(2):
        page = on(A_DAY, visitors)
        start_daily(page, say).choices()
        page.goto(f"{page.url}/1")
        with page.expect_download() as download:
            page.get_by_role("button", name=say("replay-save")).click()
        records.append(parse_record(download.value.path().read_text(encoding="utf-8")))
    assert records[0] == records[1]
    assert records[0].opening == deal_of(A_DAY).opening
    assert records[0].commitment is None


def test_one_attempt_counts_and_days_in_a_row_are_a_streak(visitors: Visitors, say: Catalogue) -> None:
    page = on(A_DAY, visitors)
    table = start_daily(page, say)
    table.choices()
    page.goto("/daily")
    page.get_by_role("link", name=say("home-continue")).click()
    play_to_end(table, Random(6))
    first = saved_record(table)
    verify_deck(first)
    assert first.scores is not None
    place = 1 + sum(score > first.scores[0] for score in first.scores)
    result = say("daily-result", count=first.scores[0], place=place, players=2)
    expect(table.results.get_by_label(say("daily-share"))).to_have_value(re.compile(re.escape(result)))
    page.goto("/daily")
    expect(page.get_by_text(result, exact=True)).to_be_visible()
    expect(page.get_by_text(say("daily-streak", count=1))).to_be_visible()
    page.get_by_role("button", name=say("daily-practise")).click()
    play_to_end(table, Random(7))
    expect(table.results).to_contain_text(say("daily-practice"))
    page.goto("/daily")
    expect(page.get_by_text(result, exact=True)).to_be_visible()
    turn_calendar(page, A_DAY + timedelta(days=1))
    play_to_end(start_daily(page, say), Random(8))
    page.goto("/daily")
    expect(page.get_by_text(say("daily-streak", count=2))).to_be_visible()
    turn_calendar(page, A_DAY + timedelta(days=3))
    page.reload()
    expect(page.get_by_role("button", name=say("daily-play"))).to_be_visible()
    expect(page.get_by_text(say("daily-streak", count=2))).to_have_count(0)


FORGET_RESULTS = """() => {
  const attempts = JSON.parse(localStorage.getItem("coloretto.daily"));
  const unfinished = attempts.map((attempt) => ({ ...attempt, scores: null }));
  localStorage.setItem("coloretto.daily", JSON.stringify(unfinished));
}"""
"""As if the page had been left before it noted how the games ended."""


def test_results_of_a_day_are_compared_without_playing_again(visitors: Visitors, say: Catalogue) -> None:
    tables = []
    for seed in (9, 10):
        tables.append(start_daily(on(A_DAY, visitors), say))
        play_to_end(tables[-1], Random(seed))
    text = tables[0].results.get_by_label(say("daily-share")).input_value()
    page = tables[1].page
    expect(tables[1].results.get_by_label(say("daily-share"))).to_be_visible()
    page.evaluate(FORGET_RESULTS)
    page.goto(text.splitlines()[-1])
    page.get_by_role("link", name=say("compare-open")).click()
    expect(page.get_by_role("heading", name=say("compare-moves"))).to_be_visible()
    expect(page.get_by_role("cell")).to_have_count(4)


HOSTILE = {
    "nothing": ("#r=", "share-link-damaged"),
    "cut off": (fragment_of(EXAMPLE)[:-20], "share-link-damaged"),
    "not base64": ("#r=1d.%00%ff<script>", "share-link-damaged"),
    "not text": (fragment_of(b"\xff\xfe\xfd"), "share-link-damaged"),
    "later version": ("#r=9d.AAAA", "share-link-unknown-version"),
    "bomb": (fragment_of(b"a" * 6_000_000), "share-link-too-large"),
    "long": ("#r=1d." + "A" * 100_000, "share-link-too-large"),
    "many moves": (fragment_of(EXAMPLE + "  7. 0 T0\n" * 300), "share-link-too-large"),
    "another text": (fragment_of("coloretto record 1\nrules: chess\n"), "share-link-illegal"),
    "illegal move": (fragment_of(EXAMPLE.replace("T2=c", "T0")), "share-link-illegal"),
    "wrong scores": (fragment_of(EXAMPLE.replace("scores: 10 6", "scores: 60 6")), "share-link-illegal"),
}


@pytest.mark.parametrize("case", HOSTILE)
def test_a_link_that_is_no_game_says_so(case: str, visitors: Visitors, say: Catalogue) -> None:
    fragment, message = HOSTILE[case]
    page = visitors.page()
    page.goto(f"/replay{fragment}")
    expect(page.get_by_text(say(message))).to_be_visible()
    page.get_by_role("link", name=say("replay-other")).click()
    expect(page.get_by_role("heading", name=say("replay-open-title"))).to_be_visible()


PIECES = (
    *"0123456789abcdefg+jJLDPT=-:. \n#",
    "\0",
    "\u202e",
    "players:5,",
    "tag __proto__: x\n",
    "  7. 0 Da P0\n",
)
"""What a stranger may write into a record: much of it nearly right."""
LETTERS = (*"AZaz09-_=&%+/#<'", "\u0141", "&step=999", "&step=1000", "&review")
"""What a stranger may write into a fragment."""


def changed_text(rng: Random) -> str:
    """The example, in which a few pieces may be replaced."""
    text = EXAMPLE
    for _ in range(rng.randrange(3)):
        place, length = rng.randrange(len(text)), rng.randrange(8)
        piece = rng.choice([*PIECES, text[place : place + 80]])
        text = text[:place] + piece + text[place + length :]
    return text


def changed_fragment(rng: Random) -> str:
    """With other letters, cut off, with noise, or of another version."""
    fragment = fragment_of(EXAMPLE)
    place = rng.randrange(4, len(fragment))
    noise = fragment_of(rng.randbytes(rng.randrange(400)))
    other = fragment[:place] + rng.choice(LETTERS) + fragment[place + rng.randrange(2) :]
    version = f"#r={rng.randrange(10)}{rng.choice('dtx')}.{noise}"
    return (other, fragment[:place], noise, version)[rng.randrange(4)]


def is_record(text: str) -> bool:
    try:
        verify(parse_record(text))
    except ColorettoError:
        return False
    return True


def is_shown(page: Page, say: Catalogue, fragment: str, number: int) -> bool:
    """Whether the page shows a game; else it says what is wrong with the link."""
    page.goto(f"/replay?try={number}{fragment}")  # the number makes another page of it
    game = page.get_by_role("slider", name=say("replay-controls"))
    refusals = (say(f"share-link-{why}") for why in ("damaged", "unknown-version", "too-large", "illegal"))
    refused = page.get_by_text(re.compile("|".join(map(re.escape, refusals))))
    expect(game.or_(refused)).to_be_visible()
    return game.is_visible()


def test_changed_records_in_links_are_shown_if_python_verifies_them(
    visitors: Visitors, say: Catalogue
) -> None:
    page, rng = visitors.page(), Random(11)
    texts = [changed_text(rng) for _ in range(effort(12, 200))]
    shown = [is_shown(page, say, fragment_of(text), number) for number, text in enumerate(texts)]
    assert shown == [is_record(text) for text in texts]
    assert len({*shown}) == 2


def test_changed_links_are_opened_or_refused_and_nothing_else(visitors: Visitors, say: Catalogue) -> None:
    page, rng = visitors.page(), Random(12)
    for number in range(effort(8, 200)):
        is_shown(page, say, changed_fragment(rng), number)


def test_a_refusal_is_in_the_language_of_the_reader(visitors: Visitors) -> None:
    page = visitors.page(settings='{"speed": "off", "language": "pl"}')
    page.goto(f"/replay{HOSTILE['illegal move'][0]}")
    expect(page.get_by_text(Catalogue("pl")("share-link-illegal"))).to_be_visible()
