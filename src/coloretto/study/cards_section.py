"""What cards are worth, over time."""

from functools import partial

from coloretto.arena.statistics import Estimate
from coloretto.sim.extras import Axes
from coloretto.study.card_values import KINDS
from coloretto.study.estimates import mean_of
from coloretto.study.games import SELF_PLAY
from coloretto.study.markdown import NOTHING, number, percent, table
from coloretto.study.pictures import draw_estimate
from coloretto.study.sections import BROWN, VIOLET, Games, Section, games_of
from coloretto.study.stages import STAGES

ABOUT = """In one position of each game of `neural` against itself, the player to move gets one more
card from the deck: by how much does that raise their share of the win, by a search of one turn? By
how far the game has come, in all rule sets with the same scoring table; below, the points that the
final score is expected to rise by. "Colour held most" is a card of the colour of which the player
has most cards, of those that are left, "new colour" one of a colour that they do not have."""


def cards_section(games: Games) -> Section:
    parts = [ABOUT]
    for name, rules in (("brown", BROWN), ("violet", VIOLET)):
        for what, is_share in (("share of the win", True), ("points", False)):
            rows = [[kind, *_cells(games, rules, kind, is_share=is_share)] for kind in KINDS]
            parts.append(table((f"{name} table, {what}", *STAGES), rows))
    return Section("cards", "What cards are worth", tuple(parts), partial(draw, games=games))


def _cells(games: Games, rules: tuple[str, ...], kind: str, *, is_share: bool) -> list[str]:
    values = [card_value(games, rules, kind, stage, is_share=is_share) for stage in range(len(STAGES))]
    return [NOTHING if each is None else percent(each, 1) if is_share else number(each) for each in values]


def card_value(
    games: Games, rules: tuple[str, ...], kind: str, stage: int, *, is_share: bool = True
) -> Estimate | None:
    found = [
        card.share if is_share else card.score
        for game in games_of(games, SELF_PLAY, rules)
        for card in game.cards
        if (card.kind, card.stage) == (kind, stage)
    ]
    return mean_of(found) if found else None


def draw(axes: Axes, games: Games) -> None:
    for colour, kind in enumerate(KINDS):
        values = [card_value(games, BROWN, kind, stage) for stage in range(len(STAGES))]
        found = [(stage, value) for stage, value in enumerate(values) if value is not None]
        stages, means = [stage for stage, _ in found], [100 * value.mean for _, value in found]
        axes.plot(stages, means, color=f"C{colour}", label=kind)
        for stage, value in found:
            draw_estimate(axes, stage, value, colour)
    axes.axhline(0, color="grey", linewidth=1)
    axes.set_xticks(range(len(STAGES)), STAGES)
    axes.set_ylabel("share of the win (%)")
    axes.set_title("one more card in the hand, brown table")
    axes.legend(fontsize="small")
