"""The rules in sections with a title and paragraphs, in reading order."""

from dataclasses import dataclass


@dataclass(frozen=True)
class RulesSection:
    """The title is the message `rules-NAME`, the paragraphs are `rules-NAME-1` and so on."""

    name: str
    paragraphs: int
    editions: tuple[str, ...] = ("classic", "golden")
    """The editions whose rules contain this section."""
    ours: tuple[int, ...] = ()
    """The paragraphs that are not printed: rulings of ours. See docs/rulings.md."""

    @property
    def title(self) -> str:
        """The id of its title."""
        return f"rules-{self.name}"

    @property
    def messages(self) -> tuple[str, ...]:
        """The ids of its paragraphs."""
        return tuple(f"{self.title}-{number}" for number in range(1, self.paragraphs + 1))

    @property
    def rulings(self) -> tuple[str, ...]:
        """The ids of the paragraphs that are rulings of ours."""
        return tuple(f"{self.title}-{number}" for number in self.ours)


CLASSIC = ("classic",)
GOLDEN = ("golden",)

SECTIONS = (
    RulesSection("aim", 2),
    RulesSection("cards-classic", 2, CLASSIC),
    RulesSection("cards-golden", 3, GOLDEN),
    RulesSection("setup", 4, ours=(4,)),
    RulesSection("deck-classic", 1, CLASSIC),
    RulesSection("deck-golden", 1, GOLDEN),
    RulesSection("turn", 1),
    RulesSection("draw", 2),
    RulesSection("take", 2),
    RulesSection("round", 2),
    RulesSection("golden-joker", 3, GOLDEN, ours=(2, 3)),
    RulesSection("last-round", 2),
    RulesSection("jokers", 2, ours=(2,)),
    RulesSection("scoring", 3),
    RulesSection("brown", 2),
    RulesSection("violet", 2, GOLDEN),
    RulesSection("example", 2),
    RulesSection("win-classic", 3, CLASSIC, ours=(3,)),
    RulesSection("win-golden", 2, GOLDEN, ours=(2,)),
    RulesSection("two-players", 5, GOLDEN, ours=(5,)),
    RulesSection("sources", 1),
)


def rules_sections(edition: str) -> tuple[RulesSection, ...]:
    """The sections of an edition's rules."""
    return tuple(section for section in SECTIONS if edition in section.editions)
