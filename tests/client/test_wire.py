"""What comes back from a server, or from something that is none."""

import httpx
import msgspec
import pytest

from coloretto.client.errors import ServerError, UnreachableError
from coloretto.client.retry import FIRST_DELAY, Backoff
from coloretto.client.wire import read_answer, read_message, socket_url
from coloretto.protocol.events import Stood
from coloretto.protocol.http import Me
from coloretto.protocol.messages import Done, Happened, Refused, message_to_json

ASKED = httpx.Request("GET", "http://localhost:1/")


def test_a_problem_becomes_an_error_with_all_its_fields() -> None:
    problem = {"title": "Too many", "status": 429, "code": "too_many", "detail": "too often", "seconds": 1.5}
    with pytest.raises(ServerError, match=r"too often \(too_many\)") as error:
        read_answer(httpx.Response(429, json={**problem, "version": 3}, request=ASKED), Me)
    refusal = error.value
    assert (refusal.code, refusal.sentence, refusal.version, refusal.seconds) == (
        "too_many",
        "too often",
        3,
        1.5,
    )


@pytest.mark.parametrize("status", [200, 404, 502])
def test_a_page_of_something_else_is_no_answer(status: int) -> None:
    with pytest.raises(ServerError, match="hello") as error:
        read_answer(httpx.Response(status, text="<html>hello</html>", request=ASKED), Me)
    assert error.value.code == "bad_answer"


def test_an_invalid_message_is_shown_in_the_error() -> None:
    with pytest.raises(ServerError, match="hello"):
        read_message("hello")
    with pytest.raises(ServerError, match="hello"):
        read_message(b"hello\xff")


def test_what_only_newer_servers_send_is_ignored() -> None:
    assert read_message('{"type": "confetti", "version": 3}') is None
    events = [{"type": "danced", "seat": 1}, {"type": "stood", "seat": 1}]
    happened = msgspec.json.encode({"type": "happened", "version": 3, "time": 1.5, "events": events})
    assert read_message(happened) == Happened(3, 1.5, [Stood(1)])


def test_a_known_event_that_is_wrong_is_an_error() -> None:
    events = [{"type": "stood", "seat": "left"}]
    happened = msgspec.json.encode({"type": "happened", "version": 3, "time": 1.5, "events": events})
    with pytest.raises(ServerError, match="not a message"):
        read_message(happened)


def test_answers_to_commands_are_no_news_but_a_refusal_to_watch_is_raised() -> None:
    assert read_message(message_to_json(Done("c", 3))) is None
    assert read_message(message_to_json(Refused("c", "stale", "too late"))) is None
    with pytest.raises(ServerError, match="only players"):
        read_message(message_to_json(Refused(None, "not_allowed", "only players")))


@pytest.mark.parametrize(("scheme", "expected"), [("http", "ws"), ("https", "wss")])
def test_a_safe_address_stays_safe_for_the_socket(scheme: str, expected: str) -> None:
    server = f"{scheme}://http.example/"
    assert socket_url(server, "t", 0) == f"{expected}://http.example/api/v1/tables/t/socket?presence=true"
    assert socket_url(server, "t", 7).endswith("/socket?presence=true&after=7")


def test_delays_grow_until_the_server_answers_or_time_runs_out() -> None:
    backoff = Backoff(1000.0)
    delays = [backoff.next_delay("gone") for _ in range(20)]
    assert delays == sorted(delays)
    assert delays[-1] > delays[0]
    backoff.reset()
    assert backoff.next_delay("gone") == FIRST_DELAY
    with pytest.raises(UnreachableError, match="gone"):
        Backoff(0.0).next_delay("gone")
