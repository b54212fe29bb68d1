"""What happens to bots before their first game."""

import pytest

from coloretto.arena import warmup
from coloretto.bots import UnknownBotError
from coloretto.rules import parse_rule_set


def test_a_misspelt_bot_is_an_error_before_anything_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []
    monkeypatch.setattr(warmup, "warm_up", lambda bot, _rules: compiled.append(bot))
    monkeypatch.setattr(warmup, "warm_up_luck", lambda _rules: compiled.append("luck"))
    with pytest.raises(UnknownBotError, match="gredy"):
        warmup.check_and_warm_up(parse_rule_set("golden-2"), ["greedy", "gredy"], luck=True)
    assert compiled == []
