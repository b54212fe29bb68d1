"""The commitment log is a chain: whatever is changed, removed or inserted breaks it."""

import pytest
from msgspec.structs import replace

from coloretto.record import LogError, LogHead, check_chain
from coloretto.record.commitment_log import Commitment, LogEntry, hash_table, next_entry

START = LogHead(0, "")


def chain(length: int) -> list[LogEntry]:
    entries: list[LogEntry] = []
    for game in range(1, length + 1):
        head = entries[-1].head if entries else START
        entries.append(next_entry(head, Commitment(game, hash_table("t"), game, f"{game:064x}")))
    return entries


def test_the_head_of_an_intact_chain_is_its_last_entry() -> None:
    entries = chain(4)
    assert check_chain(entries, START) == entries[-1].head
    assert check_chain(entries[2:], entries[1].head) == entries[-1].head
    assert check_chain([], START) == START


def test_a_missing_entry_is_named() -> None:
    entries = chain(4)
    with pytest.raises(LogError, match="entry 2 of the log is followed by entry 4"):
        check_chain([*entries[:2], entries[3]], START)


@pytest.mark.parametrize(
    "change", [{"time": 9}, {"table": "x"}, {"game": 9}, {"commitment": "f"}, {"hash": "0"}]
)
def test_a_changed_entry_is_named(change: dict[str, object]) -> None:
    entries = chain(4)
    entries[1] = replace(entries[1], **change)
    with pytest.raises(LogError, match="entry 2 of the log has the hash"):
        check_chain(entries, START)
