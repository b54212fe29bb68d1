"""A file of results survives whatever ends the program that writes it."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coloretto.arena import ArenaError, ResultsFileError, run_serially
from coloretto.arena.results import DealResult, Forfeit, GameResult
from coloretto.arena.results_file import ContestHeader, contest_results
from coloretto.arena.times import Times
from support.contests import contest_of, never, timeless

HEADER = ContestHeader("golden-3-brown", 3)
BOTS = ("greedy", "random", "random")
RESULT = DealResult(
    BOTS,
    0,
    (GameResult((30, 20, 30), (0.5, 0.0, 0.5)),) * 3,
    {"greedy": Times.of([5, 7, 5000]), "random": Times.of([])},
    (Forfeit(1, 2, "random", 'lost\nits "head"'),),
)


def written(path: Path, number: int = 3) -> bytes:
    with contest_results(path, HEADER) as file:
        for _ in range(number):
            file.append(RESULT)
    return path.read_bytes()


def read(path: Path) -> list[DealResult]:
    with contest_results(path, HEADER) as file:
        return file.results


def test_what_was_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    written(path)
    assert read(path) == [RESULT] * 3


@pytest.fixture(scope="module")
def torn_path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("torn") / "results.jsonl"


@given(st.data())
def test_wherever_a_file_was_cut_off_its_whole_lines_count_and_it_can_be_resumed(
    torn_path: Path, data: st.DataObject
) -> None:
    torn_path.unlink(missing_ok=True)
    content = written(torn_path, number=2)
    cut = data.draw(st.integers(0, len(content)))
    torn_path.write_bytes(content[:cut])
    lines = content[:cut].count(b"\n")
    assert read(torn_path) == [RESULT] * max(0, lines - 1)
    written(torn_path, number=3 - max(1, lines))
    assert torn_path.read_bytes() == content


def test_a_deal_is_in_the_file_as_soon_as_it_has_been_played(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    contest = contest_of([BOTS], deals=3)
    for number, _ in enumerate(contest.play(run_serially, never, path), start=1):
        assert path.read_bytes().count(b"\n") == number + 1
    assert timeless(contest_of([BOTS], deals=3).play(run_serially, never, path)) == []
    assert [json.loads(line)["deal"] for line in path.read_bytes().splitlines()[1:]] == [0, 1, 2]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"rules": "golden-4-brown"}, "its rules is 'golden-4-brown', not 'golden-3-brown'"),
        ({"seed": 4}, "its seed is 4, not 3: name another file"),
        ({"coloretto": "99"}, "its coloretto is '99', not"),
        ({"version": 1}, "its version is 1, not 2"),
        ({"luck": True}, "its luck is True, not False"),
        ({"networks": "another"}, "its networks is 'another', not"),
        ({"format": "shopping"}, "its format is 'shopping', not 'coloretto arena'"),
        ({"seed": None}, "it holds other results, or none"),
    ],
)
def test_results_of_another_arena_are_refused_and_left_alone(
    change: dict[str, object], reason: str, tmp_path: Path
) -> None:
    path = tmp_path / "results.jsonl"
    header, *lines = written(path).splitlines(keepends=True)
    content = b"".join([json.dumps({**json.loads(header), **change}).encode() + b"\n", *lines, b"torn"])
    path.write_bytes(content)
    with pytest.raises(ResultsFileError, match=reason):
        read(path)
    assert path.read_bytes() == content


@pytest.mark.parametrize("content", [b"milk, eggs", b"milk\neggs\n", b"{}\n", b"\xff\xfe\n", b"\n"])
def test_a_file_that_is_something_else_is_refused_and_left_alone(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "shopping.txt"
    path.write_bytes(content)
    with pytest.raises(ResultsFileError, match="it holds other results, or none"):
        read(path)
    assert path.read_bytes() == content


def test_a_file_that_another_program_writes_to_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with contest_results(path, HEADER) as file:
        file.append(RESULT)
        content = path.read_bytes()
        with pytest.raises(ResultsFileError, match=r"results\.jsonl: another program is writing results"):
            read(path)
        assert path.read_bytes() == content
    assert read(path) == [RESULT]


def test_a_line_that_is_no_deal_is_named(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(written(path) + b'{"bots":["greedy"],"deal":"one"}\n')
    with pytest.raises(ResultsFileError, match=r"results.jsonl, line 5: .*int.*deal"):
        read(path)
    assert issubclass(ResultsFileError, ArenaError)
