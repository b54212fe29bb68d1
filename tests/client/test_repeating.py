"""A command is sent until it is answered, and always the same."""

import asyncio
from collections.abc import Callable
from typing import TypeAlias

import httpx
import pytest

from coloretto.client import AsyncClient, Client, ServerError
from coloretto.protocol.commands import Start

Made: TypeAlias = Callable[["Scripted"], int]

Answer: TypeAlias = tuple[int, dict[str, object]]

DONE: Answer = (200, {"type": "done", "id": "c", "version": 7})


def problem(status: int, code: str, **more: float) -> Answer:
    problem: dict[str, object] = {"title": code, "status": status, "code": code, "detail": code, **more}
    return status, problem


class Scripted:
    """A server with scripted answers."""

    def __init__(self, *answers: Answer | None) -> None:
        self._answers = list(answers)
        self.bodies: list[bytes] = []
        self.transport = httpx.MockTransport(self._answer)

    def _answer(self, request: httpx.Request) -> httpx.Response:
        self.bodies.append(request.read())
        answer = self._answers.pop(0)
        if answer is None:
            raise httpx.ConnectError("nobody there")
        status, problem = answer
        return httpx.Response(status, json=problem)


def version_made(server: Scripted) -> int:
    client = Client("http://server", "token")
    client._http = httpx.Client(transport=server.transport, base_url="http://server")
    return client.command("t", Start())


def version_made_async(server: Scripted) -> int:
    client = AsyncClient("http://server", "token")
    client._http = httpx.AsyncClient(transport=server.transport, base_url="http://server")
    return asyncio.run(client.command("t", Start()))


@pytest.mark.parametrize("made", [version_made, version_made_async])
@pytest.mark.parametrize("first", [None, problem(429, "too_many", seconds=0.01), problem(503, "unavailable")])
def test_what_was_not_answered_is_asked_again_with_the_same_id(made: Made, first: Answer | None) -> None:
    server = Scripted(first, DONE)
    assert made(server) == 7
    assert len(server.bodies) == 2
    assert server.bodies[0] == server.bodies[1]


@pytest.mark.parametrize("made", [version_made, version_made_async])
def test_a_refusal_is_not_asked_again(made: Made) -> None:
    server = Scripted(problem(409, "wrong_moment"))
    with pytest.raises(ServerError, match="wrong_moment"):
        made(server)
    assert len(server.bodies) == 1
