"""A chosen avatar belongs to its identity and is seen by everybody at the table."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from coloretto.protocol.avatars import AVATARS
from coloretto.protocol.commands import Say, Sit
from coloretto.protocol.events import Renamed, Said
from coloretto.protocol.options import TableOptions
from coloretto.server.table.deletion import neutral_person
from coloretto.server.table.names import rename
from coloretto.server.table.views import table_view
from support.served import Guest, Served, open_table, served
from support.tables import PEOPLE, Tabletop

HOST, BEN, *_ = PEOPLE
FACES = Path(__file__).parents[2] / "web" / "src" / "faces" / "faces.ts"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("avatars")) as running:
        yield running


def person_at(guest: Guest, table: str, seat: int = 0) -> Any:  # noqa: ANN401 - JSON
    return guest.get(f"/tables/{table}").json()["table"]["seats"][seat].get("person")


def test_there_are_as_many_avatars_as_the_web_client_draws() -> None:
    drawn = FACES.read_text().split("export const AVATARS")[1].split("];")[0]
    assert drawn.count("colour:") == AVATARS


def test_an_avatar_is_chosen_changed_and_taken_back(server: Served) -> None:
    guest = Guest(server, "Ana")
    assert guest.get("/me").json() == {"id": guest.id, "name": "Ana"}
    assert guest.patch("/me", {"avatar": 3}).json() == {"id": guest.id, "name": "Ana", "avatar": 3}
    assert guest.patch("/me", {"name": "Anna"}).json() == {"id": guest.id, "name": "Anna", "avatar": 3}
    assert guest.get("/welcome").json()["me"]["avatar"] == 3
    assert guest.patch("/me", {"avatar": None}).json() == {"id": guest.id, "name": "Anna"}
    assert guest.get("/me").json() == {"id": guest.id, "name": "Anna"}


def test_what_a_change_leaves_out_stays_as_it_is(server: Served) -> None:
    guest = Guest(server, "Ana")
    guest.patch("/me", {"avatar": 3})
    answer = guest.patch("/me", {})
    assert (answer.status_code, answer.json()) == (200, {"id": guest.id, "name": "Ana", "avatar": 3})


def test_what_is_no_avatar_is_refused(server: Served) -> None:
    guest = Guest(server, "Ana")
    for wrong in (-1, AVATARS, 1.5, "three", [3], {"avatar": 3}, 10**30):
        answer = guest.patch("/me", {"avatar": wrong})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_message"), wrong
    assert guest.post("/identities", {"avatar": AVATARS}).status_code == 400
    assert "avatar" not in guest.get("/me").json()


def test_an_identity_may_have_an_avatar_from_the_start_and_takes_it_to_another_device(server: Served) -> None:
    made = Guest(server, "Eve").post("/identities", {"name": "Ana", "avatar": 7}).json()
    assert made["avatar"] == 7
    known = Guest(server, "Ben")
    known.headers = {"Authorization": f"Bearer {made['token']}"}
    code = known.post("/me/recovery", None).json()["code"]
    assert known.post("/recoveries", {"code": code}).json()["avatar"] == 7


def test_everybody_at_the_table_sees_it_also_when_it_changes(server: Served) -> None:
    host, guest = Guest(server, "Ana"), Guest(server, "Ben")
    host.patch("/me", {"avatar": 2})
    table = open_table(host)
    assert host.command(table, "sit", type="sit").status_code == 200
    assert person_at(guest, table) == {"id": host.id, "name": "Ana", "avatar": 2}
    host.patch("/me", {"avatar": 5})
    assert person_at(guest, table) == {"id": host.id, "name": "Ana", "avatar": 5}
    assert guest.get(f"/tables/{table}").json()["table"]["host"]["avatar"] == 5
    events = [event for each in guest.get(f"/tables/{table}/history").json() for event in each["events"]]
    assert events[-1] == {
        "type": "renamed",
        "person": {"id": host.id, "name": "Ana", "avatar": 5},
        "before": "Ana",
    }


def test_an_avatar_comes_along_when_a_name_is_made_unique_and_when_its_person_speaks() -> None:
    top = Tabletop(TableOptions(rules="classic-3-brown"), Random(1))
    top.do(replace(HOST, name="Ana"), Sit())
    top.do(replace(BEN, name="Ana", avatar=4), Sit())
    person = replace(BEN, name="Ana 2", avatar=4)
    assert table_view(top.table).seats[1].person == person
    assert top.do(BEN, Say("hello")) == [Said(person, "hello")]


def test_the_same_avatar_once_more_changes_nothing() -> None:
    top = Tabletop(TableOptions(rules="classic-3-brown"), Random(1))
    top.do(HOST, Sit())
    chosen = replace(HOST, avatar=1)
    assert top.commit(rename(top.table, chosen)) == [Renamed(chosen, HOST.name)]
    assert rename(top.table, chosen) == []
    assert top.refolded() == top.table


def test_nothing_is_left_of_the_avatar_of_a_deleted_identity() -> None:
    top = Tabletop(TableOptions(rules="classic-3-brown"), Random(1))
    top.do(replace(HOST, avatar=1), Sit())
    assert neutral_person(top.table, HOST.id).avatar is None
