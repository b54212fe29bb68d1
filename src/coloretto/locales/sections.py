"""The rules in sections with a title and paragraphs, in reading order."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Section:
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
    Section("aim", 2),
    Section("cards-classic", 2, CLASSIC),
    Section("cards-golden", 3, GOLDEN),
    Section("setup", 4, ours=(4,)),
    Section("deck-classic", 1, CLASSIC),
    Section("deck-golden", 1, GOLDEN),
    Section("turn", 1),
    Section("draw", 2),
    Section("take", 2),
    Section("round", 2),
    Section("golden-joker", 3, GOLDEN, ours=(2, 3)),
    Section("last-round", 2),
    Section("jokers", 2, ours=(2,)),
    Section("scoring", 3),
    Section("brown", 2),
    Section("violet", 2, GOLDEN),
    Section("example", 2),
    Section("win-classic", 3, CLASSIC, ours=(3,)),
    Section("win-golden", 2, GOLDEN, ours=(2,)),
    Section("two-players", 5, GOLDEN, ours=(5,)),
    Section("sources", 1),
)


def rules_sections(edition: str) -> tuple[Section, ...]:
    """The sections of an edition's rules."""
    return tuple(section for section in SECTIONS if edition in section.editions)
