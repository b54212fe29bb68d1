"""A second implementation of the rules, short and slow, to hold the kernel against.

Cards are letters and heaps of cards are sorted strings. The last-round card is a thing of its own here:
`above` counts the cards that lie on it, and is None once it has turned up.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations, product

from coloretto.rules import Opening, parse_rule_set, rule_set_text

ORDER = "abcdefg+jJ"


@dataclass(frozen=True)
class Table:
    capacities: tuple[int, ...]
    deck: str
    above: int | None
    rows: tuple[str | None, ...]
    hands: tuple[str, ...]
    player: int
    doing: str = "choose"
    out: frozenset[int] = frozenset()
    round: int = 1
    discarded: str = ""


def sort(cards: str) -> str:
    return "".join(sorted(cards, key=ORDER.index))


def first_table(opening: Opening) -> Table:
    rules = opening.rule_set
    removed = "".join(map(str, opening.removed))
    hands = tuple("".join(map(str, cards)) for cards in opening.start_cards)
    deck = "".join(colour * 9 for colour in "abcdefg" if colour not in removed)
    for card in "".join(hands):
        deck = deck.replace(card, "", 1)
    deck += "+" * 10 + "j" * rules.jokers + "J" * rules.golden_jokers
    return Table(
        capacities=rules.capacities,
        deck=deck,
        above=len(deck) - rules.reserve,
        rows=("",) * len(rules.capacities),
        hands=tuple(map(sort, hands)),
        player=opening.start_player,
    )


def parse_table(text: str) -> Table:
    """The table of a position's text; of what text and rule set say, nothing is checked."""
    rules_text, removed, *fields = text.split(" ")
    rules = parse_rule_set(rules_text)
    rows, hands, turn, number, discarded = (field.split("/") for field in fields)
    player, doing = turn[0].split(":")
    known = "".join(rows + hands + discarded) + (doing[-1] if doing.startswith("place") else "")
    box = "".join(colour * 9 for colour in "abcdefg" if colour not in removed)
    box += "+" * 10 + "j" * rules.jokers + "J" * rules.golden_jokers
    deck = "".join((Counter(box) - Counter(known)).elements())
    return Table(
        capacities=rules.capacities,
        deck=deck,
        above=len(deck) - rules.reserve if len(deck) >= rules.reserve else None,
        rows=tuple(None if row == "x" else row.strip("-") for row in rows),
        hands=tuple(hand.strip("-*") for hand in hands),
        player=int(player),
        doing=doing,
        out=frozenset(number for number, hand in enumerate(hands) if hand.endswith("*")),
        round=int(number[0]),
        discarded=discarded[0].strip("-"),
    )


def table_text(table: Table, opening: Opening) -> str:
    hands = [(hand or "-") + ("*" if player in table.out else "") for player, hand in enumerate(table.hands)]
    return " ".join(
        (
            rule_set_text(opening.rule_set),
            "".join(map(str, opening.removed)) or "-",
            "/".join("x" if row is None else row or "-" for row in table.rows),
            "/".join(hands),
            table.doing if table.doing == "over" else f"{table.player}:{table.doing}",
            str(table.round),
            table.discarded or "-",
        )
    )


def moves(table: Table) -> dict[str, Table]:
    """What the player to move may do, and what the table looks like then."""
    room = [
        row
        for row, cards in enumerate(table.rows)
        if cards is not None and len(cards) < table.capacities[row]
    ]
    if table.doing.startswith("place"):
        return {f"P{row}": _placed(table, row) for row in room}
    if table.doing != "choose":
        return {}
    found = {f"T{row}": _taken(table, row) for row, cards in enumerate(table.rows) if cards}
    if room and table.deck:
        found["D"] = replace(table, doing="reveal")
    return found


def outcomes(table: Table) -> dict[str, Table]:
    """The cards that may turn up, and what the table looks like then."""
    if table.doing != "reveal" and not table.doing.startswith("bonus"):
        return {}
    return {card: _turned_up(table, card) for card in ORDER if card in table.deck}


def _turned_up(table: Table, card: str) -> Table:
    above = table.above - 1 if table.above else None
    table = replace(table, deck=table.deck.replace(card, "", 1), above=above)
    if table.doing == "reveal":
        return replace(table, doing=f"place-{card}")
    table = _given(table, card)
    still = int(table.doing.removeprefix("bonus-")) - 1
    return replace(table, doing=f"bonus-{still}") if still else _turn_over(table)


def _placed(table: Table, row: int) -> Table:
    cards = sort((table.rows[row] or "") + table.doing[-1])
    return _turn_over(replace(table, rows=(*table.rows[:row], cards, *table.rows[row + 1 :])))


def _taken(table: Table, row: int) -> Table:
    cards = table.rows[row] or ""
    table = replace(
        _given(table, cards),
        rows=(*table.rows[:row], None, *table.rows[row + 1 :]),
        out=table.out | {table.player},
    )
    bonus = min(cards.count("J"), len(table.deck))
    return replace(table, doing=f"bonus-{bonus}") if bonus else _turn_over(table)


def _given(table: Table, cards: str) -> Table:
    hands = list(table.hands)
    hands[table.player] = sort(hands[table.player] + cards)
    return replace(table, hands=tuple(hands))


def _turn_over(table: Table) -> Table:
    players = len(table.hands)
    clockwise = [(table.player + step) % players for step in range(1, players + 1)]
    still_in = [player for player in clockwise if player not in table.out]
    stranded = not table.deck and not any(table.rows)
    if still_in and not stranded:
        return replace(table, player=still_in[0], doing="choose")
    left_over = "".join(cards or "" for cards in table.rows)
    table = replace(table, discarded=sort(table.discarded + left_over))
    if table.above is None:
        rows = tuple(None if cards is None else "" for cards in table.rows)
        return replace(table, rows=rows, out=frozenset(range(players)), doing="over")
    return replace(
        table, rows=("",) * len(table.rows), out=frozenset(), doing="choose", round=table.round + 1
    )


def best_total(cards: str, points: Sequence[int], colours: str) -> int:
    """The highest score of some cards: every joker on every colour, every three colours plus."""
    jokers = cards.count("j") + cards.count("J")
    best = []
    for placed in product(colours, repeat=jokers):
        count = Counter(cards) + Counter(placed)
        value = {
            colour: points[min(count[colour], len(points)) - 1] if count[colour] else 0 for colour in colours
        }
        best += [
            2 * sum(value[colour] for colour in plus) - sum(value.values())
            for plus in combinations(colours, 3)
        ]
    return max(best) + 2 * cards.count("+")
