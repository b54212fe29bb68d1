"""The deals of days, computed from docs/formats.md, as a fixture for the browser's tests."""

import json
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any

from coloretto.record import FairDeck
from coloretto.rules import PRINTED, Deal, cards_text

FIXTURE = Path(__file__).parents[1] / "record" / "daily_deals.json"
FIRST = date(2026, 11, 16)
DAYS = 2 * len(PRINTED)
"""Every printed rule set twice."""

EPOCH = datetime.fromtimestamp(0, UTC).date()


def rules_of(day: date) -> str:
    return list(PRINTED)[(day - EPOCH).days % len(PRINTED)]


def seed_text(day: date) -> str:
    return f"coloretto daily {day.isoformat()} {rules_of(day)}"


def deal_of(day: date) -> Deal:
    seed = sha256(seed_text(day).encode()).digest()
    return FairDeck(seed).deal(PRINTED[rules_of(day)])


def fixture() -> list[dict[str, Any]]:
    return [_case(FIRST + timedelta(days=number)) for number in range(DAYS)]


def _case(day: date) -> dict[str, Any]:
    deal = deal_of(day)
    return {
        "date": day.isoformat(),
        "rules": rules_of(day),
        "seats": ["open", *["hard"] * (PRINTED[rules_of(day)].players - 1)],
        "removed": cards_text(deal.opening.removed),
        "start_cards": [cards_text(cards) for cards in deal.opening.start_cards],
        "start_player": deal.opening.start_player,
        "deck": cards_text(deal.deck),
    }


def write_fixture() -> None:
    lines = ",\n".join(json.dumps(case) for case in fixture())
    FIXTURE.write_text(f"[\n{lines}\n]\n")


def read_fixture() -> Any:  # noqa: ANN401 - JSON
    return json.loads(FIXTURE.read_text())
