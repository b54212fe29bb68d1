"""The rules as sections with a title and paragraphs, in the order in which they are read."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Section:
    """`rules-NAME` is its title, `rules-NAME-1` and so on are its paragraphs."""

    name: str
    paragraphs: int
    editions: tuple[str, ...] = ("classic", "golden")
    """Whose rules it belongs to."""

    @property
    def title(self) -> str:
        """The id of its title."""
        return f"rules-{self.name}"

    @property
    def messages(self) -> tuple[str, ...]:
        """The ids of its paragraphs."""
        return tuple(f"{self.title}-{number}" for number in range(1, self.paragraphs + 1))


CLASSIC = ("classic",)
GOLDEN = ("golden",)

SECTIONS = (
    Section("aim", 2),
    Section("cards-classic", 2, CLASSIC),
    Section("cards-golden", 2, GOLDEN),
    Section("setup", 3),
    Section("deck-classic", 1, CLASSIC),
    Section("deck-golden", 1, GOLDEN),
    Section("turn", 1),
    Section("draw", 2),
    Section("take", 2),
    Section("round", 2),
    Section("golden-joker", 3, GOLDEN),
    Section("last-round", 2),
    Section("jokers", 2),
    Section("scoring", 3),
    Section("brown", 2),
    Section("violet", 2, GOLDEN),
    Section("example", 2),
    Section("win-classic", 2, CLASSIC),
    Section("win-golden", 1, GOLDEN),
    Section("two-players", 4, GOLDEN),
)


def rules_sections(edition: str) -> tuple[Section, ...]:
    """What the rules of an edition consist of."""
    return tuple(section for section in SECTIONS if edition in section.editions)
