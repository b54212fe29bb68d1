"""Shares of the win and scores as people and programs read them."""

import msgspec


def share(value: float) -> str:
    return f"{100 * value:z.0f} %"


def change(value: float) -> str:
    """A share that something gave or took."""
    return f"{100 * value:+z.0f} %"


def fine_share(value: float) -> str:
    """With one more digit, for means of small shares."""
    return f"{100 * value:z.1f} %"


def told_apart(best: float, other: float) -> tuple[str, str] | None:
    """Two shares side by side, with one more digit where whole per cent are equal; None if all digits are."""
    for written in (share, fine_share):
        if written(best) != written(other):
            return written(best), written(other)
    return None


def score(value: float) -> str:
    return f"{value:z.1f}"


def json_text(value: msgspec.Struct) -> str:
    return msgspec.json.format(msgspec.json.encode(value)).decode()
