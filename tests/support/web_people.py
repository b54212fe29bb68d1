"""People at tables without a browser: they bring a table to where a test begins."""

from collections.abc import Callable, Sequence
from itertools import count
from random import Random
from typing import Any, Protocol

import httpx

from support.served import Served
from support.waiting import HANG_TIMEOUT, wait_for

View = dict[str, Any]
"""A table as the server describes it."""


Choose = Callable[[View], str]
"""What to do in a turn."""


class Person:
    """A person with an identity; `token` makes a browser theirs."""

    def __init__(self, server: Served, name: str) -> None:
        self._http = httpx.Client(base_url=server.http, timeout=HANG_TIMEOUT)
        response = self._http.post("/identities", json={"name": name}).raise_for_status().json()
        self.id, self.name, self.token = response["id"], name, response["token"]
        self._numbers = count()

    def close(self) -> None:
        self._http.close()

    def ask(self, method: str, address: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
        return self._http.request(method, address, json=body).raise_for_status().json()

    def do(self, table: str, kind: str, **command: object) -> None:
        number = f"{kind}-{next(self._numbers)}"
        self.ask("POST", f"/tables/{table}/commands", {"id": number, "command": {"type": kind, **command}})

    def open(self, **options: object) -> str:
        """A new table with this person at it."""
        table: str = self.ask("POST", "/tables", {"games": 1, **options})["id"]
        self.do(table, "sit")
        return table

    def quick(self, rules: str = "classic-4-brown", level: str = "easy") -> str:
        """A game against bots that move at once."""
        table: str = self.ask("POST", "/quick", {"rules": rules, "level": level, "games": 1, "pace": 0})["id"]
        return table

    def view(self, table: str) -> View:
        view: View = self.ask("GET", f"/tables/{table}")["table"]
        return view

    def seat(self, view: View) -> int:
        return next(
            number
            for number, seat in enumerate(view["seats"])
            if (seat.get("person") or {}).get("id") == self.id
        )

    def is_to_move(self, view: View) -> bool:
        return bool(view["status"] == "playing" and view["turn"]["state"]["to_move"] == self.seat(view))


class Meet(Protocol):
    """Makes a new person on a server."""

    def __call__(self, name: str, at: Served = ...) -> Person: ...


def by_lot(seed: int = 1) -> Choose:
    rng = Random(seed)
    return lambda turn: str(rng.choice(turn["legal"]))


def play(
    people: Sequence[Person], table: str, until: Callable[[View], bool], choose: Choose | None = None
) -> View:
    """Let people play until it is the turn of one of them and the condition holds; the table then."""
    choose = choose or by_lot()
    while True:
        view = at_their_turn(people, table)
        if view["status"] != "playing" or until(view):
            return view
        mover = next(person for person in people if person.is_to_move(view))
        mover.do(table, "play", action=choose(view["turn"]))


def at_their_turn(people: Sequence[Person], table: str) -> View:
    """The table as soon as the bots have moved and it is the turn of one of these people."""
    seen: list[View] = []

    def is_turn() -> bool:
        seen.append(people[0].view(table))
        return seen[-1]["status"] != "playing" or any(person.is_to_move(seen[-1]) for person in people)

    wait_for(is_turn)
    return seen[-1]


def finish(person: Person, table: str) -> View:
    """Let bots play the game to its end."""
    if person.view(table)["status"] == "playing":
        person.do(table, "stand")
    wait_for(lambda: person.view(table)["status"] != "playing")
    return person.view(table)
