"""The time by which a server acts."""

from coloretto.protocol.options import TableOptions
from coloretto.server.base.clock import ServerClock
from coloretto.server.live.hub import Hub
from coloretto.server.storage.database import Connect
from coloretto.server.storage.store import Store
from support.hubs import with_hub
from support.tables import PEOPLE


class Machine:
    """The clocks of a machine, as a test sets them."""

    def __init__(self, wall: float) -> None:
        self.wall, self.elapsed = wall, 50.0

    def pass_time(self, seconds: float) -> None:
        self.wall += seconds
        self.elapsed += seconds

    def clock(self) -> ServerClock:
        return ServerClock(lambda: self.wall, lambda: self.elapsed)


def test_only_the_time_that_has_passed_counts_whatever_the_machine_s_clock_is_set_to() -> None:
    machine = Machine(1000.0)
    clock = machine.clock()
    assert clock.now() == 1000.0
    machine.pass_time(5.0)
    assert clock.now() == 1005.0
    for setting in (0.0, 1e9):
        machine.wall = setting
        assert clock.now() == 1005.0


def test_the_clock_follows_a_better_one_and_never_goes_backwards() -> None:
    machine = Machine(1000.0)
    clock = machine.clock()
    assert clock.follow(1060.0, 50.0)
    assert clock.now() == 1060.0
    assert clock.follow(1059.5, 50.0)  # it runs a little fast
    assert clock.now() == 1060.0
    machine.pass_time(2.0)
    assert clock.now() == 1061.5


def test_setting_the_better_clock_back_extends_no_deadline() -> None:
    machine = Machine(1000.0)
    clock = machine.clock()
    machine.pass_time(10.0)
    assert not clock.follow(1000.0 - 3600, machine.elapsed)
    assert clock.now() == 1010.0


def test_tables_and_their_commits_have_the_time_of_the_server_s_clock(connect_to: Connect) -> None:
    async def use(_hub: Hub, store: Store) -> None:
        hub = Hub(store, clock=Machine(7000.0).clock())
        table = await hub.open_table(TableOptions(), PEOPLE[0])
        assert [commit.time for commit in await store.commits(table)] == [7000.0]
        assert (await hub.live(table)).table.turn_started == 7000.0

    with_hub(connect_to, use)
