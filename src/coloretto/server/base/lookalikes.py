"""Which names look alike: `Ana`, `ana`, full-width `Ａｎａ` and `Аnа` with Cyrillic letters do.

After UTS #39 (Unicode Security Mechanisms): names are compared by a skeleton in which characters that look
alike are the same. The tables cover European scripts; letters of other scripts look like themselves.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from unicodedata import category, normalize

from coloretto.locales import LANGUAGES, Catalogue
from coloretto.protocol.levels import LEVELS

_CAPITALS = {
    # Capitals whose small letters look different.
    **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ", "ABEZHIKMNOPTYXC", strict=True)),
    **dict(zip("АВЕЅІЈКМНОРСТУХЅԌԚԜҮ", "ABESIJKMHOPCTYXSGQWY", strict=True)),
    **dict(zip("ՍՏՕ", "USO", strict=True)),  # Armenian
    # Scripts whose letters have the shapes of Latin capitals: Cherokee and Lisu.
    **dict(zip("ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᎩᏃ", "ABCDEGHIJKLMPRSTVWYZ", strict=True)),
    **dict(zip("ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ", "ABCDEFGHIJKLMNOPRSTUVWXYZ", strict=True)),
}
_SMALL = {
    **dict(zip("αβγειικνορτυχωϲ", "abyeiikvoptuxwc", strict=True)),
    **dict(zip("авгеѕіјкмнорстухһԁԛԝӏьүгпѵ", "abresijkmhopctyxhdqwlbyrnv", strict=True)),
    **dict(zip("օոսցհյ", "onughj", strict=True)),  # Armenian
    **dict(zip("øłđħŧıɑɡɩʋſƒɓɗɛ", "oldhtiagivsfbde", strict=True)),
    **dict(zip("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz", strict=True)),
    "0": "o",
    "1": "l",
    "|": "l",
    "i": "l",
    "m": "rn",
    "æ": "ae",
    "œ": "oe",
}
_ENCLOSED = (0x1F150, 0x1F170, 0x1F1E6)
"""White on black letters in circles and squares, and regional indicators: 26 letters from here on."""
_VARIATION_SELECTORS = range(0xFE00, 0xFE10)

_WITHIN_WORDS = frozenset("-_.'’")
_LETTERS_LIKE_DOTS = frozenset("ꞏᐧ")

BOT = "bot"


def look_alike(one: str, other: str) -> bool:
    return not skeletons(one).isdisjoint(skeletons(other))


def skeletons(name: str) -> frozenset[str]:
    """Names that share a skeleton look alike, as written or in small letters."""
    return frozenset({_skeleton(name), _skeleton(name.casefold())})


def looks_like_bot(name: str) -> bool:
    """Whether it looks like a level's name in any language, perhaps with a number, or like a bot of one.

    Tables show bots as `Fips · Easy` and `Bot for Ana`.
    """
    parts = _parts(normalize("NFKC", name))
    words = [word for part in parts for word in part.split()]
    return (
        any(_is_among(_bot_skeletons(), part) for part in (name, *parts))
        or any(_is_among(skeletons(BOT), word) for word in words)
        or _are_chameleon_and_level(words)
    )


def _are_chameleon_and_level(words: Sequence[str]) -> bool:
    """Whether only a dot is missing: `Fips Easy`."""
    levels = [_is_among(_bot_skeletons(), word) for word in words]
    others = (word for word, is_level in zip(words, levels, strict=True) if not is_level)
    return any(levels) and all(_is_among(_chameleon_skeletons(), word) for word in others)


def _parts(name: str) -> list[str]:
    """What stands between signs: `Fips` and `Easy` in `Fips · Easy`."""
    return "".join("\n" if _separates(each) else each for each in name).split("\n")


def _separates(each: str) -> bool:
    return each in _LETTERS_LIKE_DOTS or (category(each)[0] in "PS" and each not in _WITHIN_WORDS)


def _is_among(known: frozenset[str], name: str) -> bool:
    unnumbered = normalize("NFKC", name).rstrip("0123456789 .#()-_")
    return bool(unnumbered) and not skeletons(unnumbered).isdisjoint(known)


@cache
def _bot_skeletons() -> frozenset[str]:
    levels = [Catalogue(language)(f"level-{level}") for language in LANGUAGES for level in LEVELS]
    return frozenset().union(*(skeletons(name) for name in (BOT, *LEVELS, *levels)))


@cache
def _chameleon_skeletons() -> frozenset[str]:
    """Of the names of bots, which people may have, too: only with a level they are a bot's."""
    lists = [Catalogue(language)(f"level-{level}-names") for language in LANGUAGES for level in LEVELS]
    return frozenset().union(*(skeletons(name) for names in lists for name in names.split(", ")))


def _skeleton(name: str) -> str:
    letters = "".join(_CAPITALS.get(each, each) for each in _decomposed(name)).casefold()
    plain = "".join(_SMALL.get(each, each) for each in _decomposed(letters))
    # Once more, because a replacement may have one itself: a capital I is an i, and that looks like an l.
    visible = "".join(_SMALL.get(each, each) for each in plain if category(each)[0] not in "PZ")
    return visible or name.casefold()


def _decomposed(text: str) -> Iterator[str]:
    """Compatible characters as one, and no marks on letters that have cases: `ａ` and `á` are `a`.

    In other scripts, marks are vowels.
    """
    base = ""
    for each in normalize("NFKD", text):
        if ord(each) in _VARIATION_SELECTORS or (category(each) == "Mn" and category(base or "a") != "Lo"):
            continue
        base = each
        yield _letter(each)


def _letter(each: str) -> str:
    first = next((first for first in _ENCLOSED if first <= ord(each) < first + 26), None)
    return each if first is None else chr(ord("A") + ord(each) - first)
