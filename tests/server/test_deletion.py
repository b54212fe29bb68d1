"""A person who deletes their identity: nobody finds their name or chat any more, and the games remain."""

import asyncio
import re
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import httpx
import msgspec
import pytest

from coloretto.protocol.commands import Play, Request, Say, Sit, Stand, Start, Unseat
from coloretto.protocol.events import AnyEvent, Person, Renamed, Said
from coloretto.protocol.http import MeWish
from coloretto.protocol.options import TableOptions
from coloretto.protocol.refusals import STATUS, RefusedError
from coloretto.record import record_from_json, verify, verify_deck
from coloretto.server.base.clock import ServerClock
from coloretto.server.base.identity import Identity
from coloretto.server.base.settings import Settings
from coloretto.server.live.connections import REFUSED_CLOSE, Connections
from coloretto.server.live.deleting import SETTLED_SECONDS, Deleter
from coloretto.server.live.hub import Hub
from coloretto.server.live.identities import Identities, NewIdentity
from coloretto.server.live.ratings import Rater
from coloretto.server.live.renaming import rename_at_tables
from coloretto.server.storage.database import Connect
from coloretto.server.storage.deletions import Deletions
from coloretto.server.storage.schema import MIGRATIONS
from coloretto.server.storage.store import Store
from coloretto.server.table.deletion import NEUTRAL_NAME, EventEraser, leave_for_good
from coloretto.server.table.state import Status, Table
from coloretto.server.table.views import table_view
from support.effort import effort
from support.histories import random_history
from support.hubs import with_hub
from support.served import Guest, Served, open_socket, served, table_of
from support.tables import PEOPLE
from support.waiting import HANG_TIMEOUT

NAME, EARLIER_NAME, WORDS = "Zebedee", "Zacharias", "abracadabra"
RULES = "golden-2-violet"
STORED = re.findall(r"CREATE TABLE (\w+)", str(MIGRATIONS))
FOREVER = 1e12


@dataclass
class Life:
    """The tables of a person who is about to delete their identity."""

    zebedee: NewIdentity
    ana: Identity
    over: str
    playing: str
    hosted: str
    """Waits for players."""
    other: str
    """Waits, too; it is the other person's."""
    left: str
    """Where the person has left the seat."""
    removed_from: str

    @property
    def tables(self) -> tuple[str, ...]:
        return (self.over, self.playing, self.hosted, self.other, self.left, self.removed_from)


async def everything(store: Store) -> str:
    """All that is stored."""
    rows = [await store.database.read(f"SELECT * FROM {name} ORDER BY 1, 2") for name in STORED]  # noqa: S608 - constants
    return str(rows)


async def at_table(hub: Hub, *people: Identity, host: Identity) -> str:
    table = await hub.open_table(TableOptions(rules=RULES, games=1), host.person)
    for person in people:
        await hub.submit(table, person.person, Request("sit", Sit()))
        await hub.submit(table, person.person, Request("say", Say(WORDS)))
    return table


async def play_to_the_end(hub: Hub, table: str, people: list[Identity]) -> None:
    rng = Random(1)
    while (live := (await hub.live(table)).table).status is Status.PLAYING:
        assert live.position is not None
        assert live.to_move is not None
        action = rng.choice(live.position.legal_actions).text
        await hub.submit(table, people[live.to_move].person, Request(f"p{live.version}", Play(action)))


async def life_of(hub: Hub, store: Store) -> Life:
    identities = Identities(store.identities, ServerClock())
    zebedee, other = await identities.create(EARLIER_NAME), await identities.create("Ana")
    person, ana = zebedee.identity, other.identity
    over = await at_table(hub, person, ana, host=person)
    person = await identities.change(person, MeWish(NAME))
    await rename_at_tables(hub, store, person.person)
    await hub.submit(over, person.person, Request("start", Start()))
    await play_to_the_end(hub, over, [person, ana])
    playing = await at_table(hub, ana, person, host=ana)
    await hub.submit(playing, ana.person, Request("start", Start()))
    hosted, others = await at_table(hub, ana, host=person), await at_table(hub, person, host=ana)
    left, removed_from = await at_table(hub, person, host=ana), await at_table(hub, person, host=ana)
    await hub.submit(left, person.person, Request("stand", Stand()))
    await hub.submit(removed_from, ana.person, Request("unseat", Unseat(0)))
    return Life(zebedee, ana, over, playing, hosted, others, left, removed_from)


def test_nothing_that_is_stored_or_shown_has_the_name_or_the_words(connect_to: Connect) -> None:
    async def run(hub: Hub, store: Store) -> None:
        life, elsewhere = await life_of(hub, store), Hub(store)
        for table in life.tables:
            await elsewhere.live(table)
        before = await everything(store)
        assert all(text in before for text in (NAME, EARLIER_NAME, WORDS))
        await Deleter(hub, store, Connections()).delete(life.zebedee.identity)
        after = await everything(store)
        assert not re.search(f"{NAME}|{EARLIER_NAME}", after)
        assert after.count(WORDS) == len((life.over, life.playing, life.hosted)), "Ana's remain"
        for table in life.tables:
            live = (await hub.live(table)).table
            assert NAME not in str(live)
            await elsewhere.refresh(table)
            assert table_view((await elsewhere.live(table)).table) == table_view(live)
            assert table_view((await Hub(store).live(table)).table) == table_view(live), "from the database"

    with_hub(connect_to, run)


def test_finished_games_verify_and_running_ones_go_on_without_the_person(connect_to: Connect) -> None:
    async def run(hub: Hub, store: Store) -> None:
        life = await life_of(hub, store)
        identity = life.zebedee.identity.id
        assert await Deleter(hub, store, Connections()).delete(life.zebedee.identity) == len(life.tables)
        record = record_from_json(await store.record(life.over, 1) or "")
        assert verify(record).is_over
        verify_deck(record)
        assert record.names == (NEUTRAL_NAME, "Ana")
        tables = {table: (await hub.live(table)).table for table in life.tables}
        assert tables[life.playing].seats[1].stand_in == "resigned"
        assert tables[life.playing].seats[1].name == NEUTRAL_NAME
        assert tables[life.hosted].status is Status.CLOSED
        for table in (life.other, life.left, life.removed_from):
            assert tables[table].status is Status.WAITING
            assert tables[table].seat_of(identity) is None
        await hub.submit(life.other, life.ana.person, Request("sit", Sit()))

    with_hub(connect_to, run)


def test_deleting_again_changes_nothing(connect_to: Connect) -> None:
    async def run(hub: Hub, store: Store) -> None:
        life, deleter = await life_of(hub, store), Deleter(hub, store, Connections())
        await deleter.delete(life.zebedee.identity)
        before = [await store.commits(table) for table in life.tables]
        await deleter.delete(life.zebedee.identity)
        assert [await store.commits(table) for table in life.tables] == before

    with_hub(connect_to, run)


def test_a_deletion_that_was_interrupted_is_finished_by_any_process(connect_to: Connect) -> None:
    async def run(hub: Hub, store: Store) -> None:
        life, now = await life_of(hub, store), ServerClock().now()
        await Deletions(store.database).mark(life.zebedee.identity.id, NEUTRAL_NAME, now)
        assert NAME in await everything(store)
        later = Deleter(
            Hub(store, clock=ServerClock(lambda: now + 2 * SETTLED_SECONDS)), store, Connections()
        )
        await later.finish_all()
        assert not re.search(f"{NAME}|{EARLIER_NAME}", await everything(store))
        assert await Deletions(store.database).unfinished(FOREVER) == []

    with_hub(connect_to, run)


def test_what_was_on_its_way_is_refused_or_deleted_later(connect_to: Connect) -> None:
    async def run(hub: Hub, store: Store) -> None:
        life, now = await life_of(hub, store), ServerClock().now()
        identities, person = Identities(store.identities, ServerClock()), life.zebedee.identity
        await Deleter(hub, store, Connections()).delete(person)
        code = await identities.new_recovery(person)
        with pytest.raises(RefusedError, match="already used or has expired"):
            await identities.recover(code)
        with pytest.raises(RefusedError, match="unknown token"):
            await identities.change(person, MeWish(NAME))
        await hub.submit(life.playing, Person(person.id, NAME), Request("late", Say(NAME)))
        await hub.submit(life.left, Person(person.id, NAME), Request("late", Sit()))
        later = Deleter(
            Hub(store, clock=ServerClock(lambda: now + 2 * SETTLED_SECONDS)), store, Connections()
        )
        await later.finish_all()
        assert NAME not in await everything(store)
        assert (await hub.refresh(life.left)).seat_of(person.id) is None

    with_hub(connect_to, run)


def test_the_ratings_of_a_deleted_identity_go_and_do_not_come_back(connect_to: Connect) -> None:
    async def run(hub: Hub, store: Store) -> None:
        life, deleter = await life_of(hub, store), Deleter(hub, store, Connections())
        await Rater(store.ratings).rate_all()
        assert len(await store.ratings.of_rules(RULES, 10)) == 2
        await deleter.delete(life.zebedee.identity)
        assert [each.player for each in await store.ratings.of_rules(RULES, 10)] == [life.ana.id]
        again = await at_table(hub, life.zebedee.identity, life.ana, host=life.ana)
        await hub.submit(again, life.ana.person, Request("start", Start()))
        await play_to_the_end(hub, again, [life.zebedee.identity, life.ana])
        assert await Rater(store.ratings).rate_all() == 1
        assert [(each.player, each.games) for each in await store.ratings.of_rules(RULES, 10)] == [
            (life.ana.id, 2)
        ]

    with_hub(connect_to, run)


def test_a_table_that_has_ended_is_not_kept_longer_because_of_it(connect_to: Connect) -> None:
    async def run(hub: Hub, store: Store) -> None:
        life = await life_of(hub, store)
        query = "SELECT changed FROM tables WHERE id = ?"
        before = await store.database.read(query, life.over)
        await Deleter(hub, store, Connections()).delete(life.zebedee.identity)
        assert await store.database.read(query, life.over) == before

    with_hub(connect_to, run)


def test_two_deleted_players_at_a_table_can_be_told_apart(connect_to: Connect) -> None:
    async def run(hub: Hub, store: Store) -> None:
        life, deleter = await life_of(hub, store), Deleter(hub, store, Connections())
        for person in (life.zebedee.identity, life.ana):
            await deleter.delete(person)
        record = record_from_json(await store.record(life.over, 1) or "")
        assert record.names == (NEUTRAL_NAME, f"{NEUTRAL_NAME} 2")

    with_hub(connect_to, run)


def fold(commits: list[tuple[list[AnyEvent], float]]) -> Table:
    table = Table("t")
    for events, time in commits:
        table = table.after(events, time)
    return table


@pytest.mark.parametrize("seed", range(effort(20, 500)))
def test_events_without_a_person_fold_to_the_same_table_with_another_name(seed: int) -> None:
    rng = Random(seed)
    history, identity = random_history(rng), rng.choice(PEOPLE).id
    commits = [(list(version.message.events), version.message.time) for version in history]
    commits.append((leave_for_good(history[-1].table, identity), commits[-1][1] + 1.0))
    table = fold(commits)
    seat = table.seat_of(identity)
    shown = table.host.name if seat is None else table.seats[seat].name
    eraser = EventEraser(Person(identity, shown if shown.startswith(NEUTRAL_NAME) else NEUTRAL_NAME))
    erased = [(eraser.erase(events), time) for events, time in commits]
    assert msgspec.to_builtins(table_view(fold(erased))) == msgspec.to_builtins(table_view(table))
    assert fold(erased).record == table.record
    theirs = [event for events, _ in erased for event in events if is_about(event, identity)]
    assert all(isinstance(event, Renamed) and event.before == event.person.name for event in theirs)


def is_about(event: AnyEvent, identity: str) -> bool:
    return isinstance(event, Said | Renamed) and event.person.id == identity


# Over HTTP.


@pytest.fixture
def server(settings: Settings) -> Iterator[Served]:
    with served(settings.folder, settings.database_url) as running:
        yield running


def delete(server: Served, **headers: str) -> httpx.Response:
    return httpx.delete(f"{server.http}/me", headers=headers, timeout=HANG_TIMEOUT)


def test_a_token_deletes_its_own_identity_and_stops_working_at_once(server: Served) -> None:
    guests = [Guest(server, name) for name in (NAME, "Ben", "Eve")]
    zebedee, ben, _ = guests
    table = table_of(guests, "classic-3-brown")
    code = zebedee.post("/me/recovery", {}).json()

    async def run() -> int | None:
        address = f"{server.websocket}/tables/{table}/socket"
        async with open_socket(address, zebedee.headers) as socket:
            await socket.recv()
            deleted = await asyncio.to_thread(delete, server, **zebedee.headers)
            assert deleted.json() == {"tables": 1}
            assert "Max-Age=0" in deleted.headers["set-cookie"]
            await asyncio.wait_for(socket.wait_closed(), HANG_TIMEOUT)
            return socket.close_code

    assert delete(server).status_code == 401, "nobody's"
    assert delete(server, Authorization="Bearer wrong").status_code == 401
    assert delete(server, **ben.headers, Origin="https://elsewhere.example").status_code == 403
    assert delete(server, **ben.headers, **{"Sec-Fetch-Site": "cross-site"}).status_code == 403
    assert asyncio.run(run()) == REFUSED_CLOSE + STATUS["unauthorised"]
    assert zebedee.get("/me").status_code == 401
    assert delete(server, **zebedee.headers).status_code == 401, "it is gone already"
    assert httpx.post(f"{server.http}/recoveries", json=code).status_code == 401
    assert ben.get("/me").json()["name"] == "Ben"
    shown = ben.get(f"/tables/{table}").text + ben.get(f"/tables/{table}/history").text
    assert NAME not in shown
    assert NEUTRAL_NAME in shown
