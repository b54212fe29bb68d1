"""The rules in sections with a title and paragraphs, in reading order."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Section:
    """The title is the message `rules-NAME`, the paragraphs are `rules-NAME-1` and so on."""

    name: str
    paragraphs: int
    editions: tuple[str, ...] = ("classic", "golden")
    """The editions whose rules contain this section."""

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
    """The sections of an edition's rules."""
    return tuple(section for section in SECTIONS if edition in section.editions)
