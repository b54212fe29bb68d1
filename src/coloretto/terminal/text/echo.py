"""What a person has typed, said back."""

LONGEST_ECHO = 80


def echo(text: str) -> str:
    """A text that is not too long to be said back, its end left out if need be."""
    return text if len(text) <= LONGEST_ECHO else text[: LONGEST_ECHO - 3] + "..."
