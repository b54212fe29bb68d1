"""What a terminal has seen of, and added to, the decks of a match at a server."""

from collections.abc import Callable, Mapping


class DeckNotes:
    """Commitments and entropy by game."""

    def __init__(
        self,
        commitments: Mapping[int, str] | None = None,
        entropies: Mapping[int, str] | None = None,
        on_change: Callable[["DeckNotes"], None] = lambda _notes: None,
    ) -> None:
        self.commitments = dict(commitments or {})
        """As shown by the server before the first card of each game."""
        self.entropies = dict(entropies or {})
        """What this terminal added to the deck of each game afterwards."""
        self._on_change = on_change

    def note_commitment(self, game: int, commitment: str) -> None:
        """The first one shown for a game counts: a server must not change it afterwards."""
        self._note(self.commitments, game, commitment)

    def note_entropy(self, game: int, entropy: str) -> None:
        """Entropy is drawn once for each game."""
        self._note(self.entropies, game, entropy)

    def _note(self, notes: dict[int, str], game: int, text: str) -> None:
        if game not in notes:
            notes[game] = text
            self._on_change(self)
