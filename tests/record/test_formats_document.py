"""Every example of docs/formats.md is read by our readers and says what our writers say."""

import json
import re
from base64 import urlsafe_b64decode
from datetime import date
from hashlib import sha256
from pathlib import Path
from urllib.parse import quote, unquote
from zlib import decompress

import msgspec
import pytest

from coloretto.record import (
    FairDeck,
    GameRecord,
    LogEntry,
    LogHead,
    check_chain,
    conform,
    parse_record,
    record_from_json,
    record_to_json,
    verify,
    verify_deck,
    write_record,
)
from coloretto.rules import (
    PRINTED,
    Phase,
    Position,
    PositionTextError,
    cards_text,
    parse_rule_set,
    rule_set_text,
)
from support.daily_deals import deal_of, rules_of, seed_text
from support.foreign import difference

DOCUMENT = (Path(__file__).parents[2] / "docs" / "formats.md").read_text()
EXAMPLES = re.findall(r"^```(.*)\n([^`]*)^```$", DOCUMENT, re.MULTILINE)


def examples(kind: str) -> list[str]:
    found = [text for title, text in EXAMPLES if title == kind]
    assert found, kind
    return found


def example_lines(kind: str) -> list[str]:
    (text,) = examples(kind)
    return text.splitlines()


def finished_record() -> GameRecord:
    return parse_record(examples("text record")[0])


def deal_values() -> dict[str, str]:
    return dict(line.split(": ", 1) for line in example_lines("text deal"))


def test_every_example_of_the_document_is_tested_here_or_with_its_command() -> None:
    assert {title for title, _ in EXAMPLES} == {
        *("text printed rule sets", "text custom rule sets", "text printed rule sets as custom ones"),
        *(
            "text positions",
            "text no positions",
            "text position link",
            "text record",
            "text record link",
            "json record",
            "text deal",
            "text draws",
            "text daily deal",
        ),
        *("json hand", "json beginning of a game", "text difference"),
        *("json proofs", "json comparison", "json log"),
        *("json simulation", "text seats", "text games"),
    }
    assert DOCUMENT.count("\n```") == 2 * len(EXAMPLES)


def test_the_printed_rule_sets_are_those_of_the_document() -> None:
    assert example_lines("text printed rule sets") == list(PRINTED)


def test_printed_rule_sets_have_the_values_of_the_document() -> None:
    written_out = dict(line.split(" = ") for line in example_lines("text printed rule sets as custom ones"))
    violet = {
        name.replace("brown", "violet"): text.replace("brown", "violet")
        for name, text in written_out.items()
        if name.startswith("golden")
    }
    found = {name: parse_rule_set(text) for name, text in (written_out | violet).items()}
    assert found == PRINTED
    assert [rule_set_text(rule_set) for rule_set in found.values()] == list(found)


@pytest.mark.parametrize("text", example_lines("text custom rule sets"))
def test_custom_rule_sets_are_written_as_in_the_document(text: str) -> None:
    assert rule_set_text(parse_rule_set(text)) == text


def test_fields_of_a_rule_set_that_are_left_out_have_the_values_of_the_document() -> None:
    section = DOCUMENT.split("\n## Rule set text")[1].split("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \| .* \| (required|`?\w+`?) \|$", section, re.MULTILINE)
    values = {field: value.strip("`") for field, value in rows if value != "required"}
    written = "players:4,capacities:3.3.3.1," + ",".join(
        f"{field}:{value}" for field, value in values.items()
    )
    assert len(values) == 7
    assert rule_set_text(parse_rule_set("players:4,capacities:3.3.3.1")) == written


@pytest.mark.parametrize("text", example_lines("text positions"))
def test_positions_are_written_as_in_the_document(text: str) -> None:
    assert Position(text).text == text


def test_the_document_shows_a_position_of_every_phase() -> None:
    assert {Position(text).phase for text in example_lines("text positions")} == set(Phase)


@pytest.mark.parametrize("text", example_lines("text no positions"))
def test_what_the_document_calls_no_position_is_refused(text: str) -> None:
    with pytest.raises(PositionTextError):
        Position(text)


@pytest.mark.parametrize("text", examples("text record"), ids=["finished", "unfinished"])
def test_records_are_written_as_in_the_document(text: str) -> None:
    record = parse_record(text)
    assert write_record(record) == text
    verify(record)


def test_the_finished_record_of_the_document_proves_its_deck() -> None:
    verify_deck(finished_record())


def test_the_position_link_of_the_document_carries_a_position() -> None:
    (fragment,) = example_lines("text position link")
    text = unquote(fragment.removeprefix("#p="))
    assert fragment == "#p=" + quote(text, safe="")
    assert Position(text).text == text


def test_the_link_of_the_document_carries_its_record() -> None:
    (fragment,) = example_lines("text record link")
    content = fragment.removeprefix("#r=1d.")
    packed = urlsafe_b64decode(content + "=" * (-len(content) % 4))
    assert parse_record(decompress(packed, wbits=-15).decode()) == finished_record()


def test_the_json_of_the_document_is_the_same_record() -> None:
    (text,) = examples("json record")
    record = record_from_json(text)
    assert record == finished_record()
    assert json.loads(record_to_json(record)) == json.loads(text)
    assert list(json.loads(record_to_json(record))) == list(json.loads(text))


def test_the_document_describes_every_field_of_a_json_record() -> None:
    section = DOCUMENT.split("## Record JSON")[1].split("\n## ")[0]
    fields = re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)
    assert fields == list(json.loads(record_to_json(finished_record())))


def test_the_deal_of_the_document_can_be_derived_again() -> None:
    values = deal_values()
    seed, entropy = bytes.fromhex(values["seed"]), (values["entropy 0"], values["entropy 1"])
    deal = FairDeck(seed).deal(parse_rule_set(values["rules"]), entropy)
    assert values["commitment"] == FairDeck(seed).commitment
    assert values["removed"] == cards_text(deal.opening.removed)
    assert values["start cards"] == " ".join(cards_text(cards) for cards in deal.opening.start_cards)
    assert values["start player"] == str(deal.opening.start_player)
    assert values["sorted deck"] == cards_text(deal.opening.cards)
    assert values["deck"] == deal.deck_text
    assert deal.opening == finished_record().opening


def test_the_daily_deal_of_the_document_follows_from_its_date() -> None:
    values = dict(line.split(": ", 1) for line in example_lines("text daily deal"))
    day = date.fromisoformat(values["date"])
    deal = deal_of(day)
    assert values == {
        "date": values["date"],
        "rules": rules_of(day),
        "text": seed_text(day),
        "seed": sha256(seed_text(day).encode()).hexdigest(),
        "removed": cards_text(deal.opening.removed) or "-",
        "start cards": " ".join(cards_text(cards) for cards in deal.opening.start_cards),
        "start player": str(deal.opening.start_player),
        "deck": deal.deck_text,
    }


def test_the_hashes_of_the_document_are_right() -> None:
    values = deal_values()
    seed = bytes.fromhex(values["seed"])
    parts = (seed, values["entropy 0"].encode(), values["entropy 1"].encode())
    joined = b"".join(len(part).to_bytes(8, "big") + part for part in parts)
    key = sha256(joined).digest()
    assert values["commitment"] == sha256(seed).hexdigest()
    assert values["parts"] == joined.hex()
    assert values["key"] == key.hex()
    for number in range(2):
        assert values[f"block {number}"] == sha256(key + number.to_bytes(8, "big")).hexdigest()


def test_the_lots_of_the_document_follow_from_its_blocks() -> None:
    values = deal_values()
    stream = bytes.fromhex(values["block 0"] + values["block 1"])
    colours = "abcdefg"
    for at, line in enumerate(example_lines("text draws")):
        number = int.from_bytes(stream[4 * at : 4 * at + 4], "big")
        bound = len(colours) if at < 6 else 2 if at == 6 else 61 - at
        assert line.startswith(f"{number} below {bound} is {number % bound}: ")
        if at < 6:
            colour = colours[number % bound]
            colours = colours.replace(colour, "")
            use = "is removed" if at < 2 else f"is a start card of player {at // 2 - 1}"
            assert line.endswith(f": {colour} {use}")
        elif at == 6:
            assert line.endswith(f": player {number % bound} starts")
        else:
            assert line.endswith(f": the cards at {bound - 1} and {number % bound} change places")


def test_the_hand_of_the_document_has_its_score(tmp_path: Path) -> None:
    path = tmp_path / "hand"
    path.write_text(examples("json hand")[0])
    assert conform(path).difference is None
    assert conform(path).hands == 1


def test_the_game_of_the_document_is_ours_as_far_as_it_goes(tmp_path: Path) -> None:
    game = json.loads(examples("json beginning of a game")[0])
    assert example_lines("text difference") == [difference(tmp_path / "game", game)]


def test_the_document_describes_every_field_of_a_conformance_file() -> None:
    section = DOCUMENT.split("\n## Conformance file")[1].split("\n## ")[0]
    fields = set(re.findall(r"^\| `(\w+)` \| \w+", section, re.MULTILINE))
    game = json.loads(examples("json beginning of a game")[0])
    assert fields == {*game, *game["steps"][0], *json.loads(examples("json hand")[0])} | {
        "last",
        "round_end",
        "over",
    }


def test_the_log_of_the_document_is_a_chain() -> None:
    (text,) = examples("json log")
    log = json.loads(text)
    before = "0" * 64
    for number, entry in enumerate(log["entries"], start=1):
        fields = [str(entry[field]) for field in ("number", "time", "table", "game", "commitment")]
        before = sha256(" ".join([before, *fields]).encode()).hexdigest()
        assert (entry["number"], entry["hash"]) == (number, before)
        assert entry["table"] == sha256(b"t").hexdigest()
    entries = msgspec.convert(log["entries"], list[LogEntry])
    assert check_chain(entries, LogHead()) == msgspec.convert(log["head"], LogHead)
