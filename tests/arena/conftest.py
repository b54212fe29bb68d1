import pytest

from coloretto.bots import BOTS
from support.contests import with_odd_bots


@pytest.fixture
def odd_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that misbehave can be made by name."""
    for name, kind in with_odd_bots().items():
        monkeypatch.setitem(BOTS, name, kind)
