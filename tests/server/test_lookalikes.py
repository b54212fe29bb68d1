"""Names that look like the name of a bot, or of another person at the table."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coloretto.protocol.commands import Sit
from coloretto.protocol.events import Person
from coloretto.protocol.limits import MAX_NAME_LENGTH
from coloretto.protocol.options import TableOptions
from coloretto.protocol.refusals import RefusedError
from coloretto.server.base.identity import checked_name
from coloretto.server.base.lookalikes import look_alike
from support.tables import Tabletop

BOTS = [
    "master",
    "Master",
    "MASTER",
    "master 2",
    "Master #1",
    "mаster",  # Cyrillic а
    "МАЅТЕR",  # Cyrillic capitals
    "ｍａｓｔｅｒ",
    "𝓶𝓪𝓼𝓽𝓮𝓻",
    "ⓜⓐⓢⓣⓔⓡ",
    "🅼🅰🆂🆃🅴🆁",
    "ᴍᴀꜱᴛᴇʀ",
    "mạster",
    "m.a.s.t.e.r",
    "rnaster",
    "MEDІUM",  # Ukrainian І
    "εasy",
    "Εasy",
    "Meister",
    "Maître",
    "Łatwy",
    "bot",
    "Bot 7",
    # As clients show bots, with the names of their chameleons, and what a bot in place of a person is called.
    "Fips · Master",
    "Fips • Leicht",
    "Fips ꞏ Easy",
    "Ana · Мaster",
    "Ana (Easy)",
    "Ana [bot]",
    "🤖 Master",
    "★ Maître",
    "Merlin Master",
    "Bot for Ana",
    "El bot de Ana",
    "ᎷᎪՏᎢᎬᎡ",  # Cherokee and Armenian
    "ꓟꓮꓢꓔꓰꓣ",  # Lisu
]
PEOPLE = [
    "Ana",
    "Günther",
    "José",
    "Łukasz",
    "Зоя",
    "Ελένη",
    "Վարդան",
    "דוד",
    "محمد",
    "राम",
    "สมชาย",
    "明",
    "민준",
    "ゆき",
    "Guest 1357",
    "Robot",
    "Mastermind",
    "Easy Rider",
    "master_chief",
    "Meister-Eder",
    "Lola",
    "Magnus",
    "Botho",
    "!!!",
    "🦎",
]
ALIKE = [
    ("Ana", "ana"),
    ("Ana", "Аnа"),
    ("Ana", "Ａｎａ"),
    ("Ana", "A na"),
    ("Ana", "Aná"),
    ("Ilse", "llse"),
    ("Ilse", "1lse"),
    ("Otto", "0tt0"),
    ("Zoë", "Zoe\u0308"),
    ("ΗΛΙΑΣ", "ηλιας"),
    ("Straße", "STRASSE"),
    ("🦎", "🦎\ufe0f"),
]
DIFFERENT = [
    ("Ana", "Anna"),
    ("राम", "रमा"),
    ("明", "日月"),
    ("!!!", "???"),
    ("Зоя", "Зоа"),
    ("Guest 1", "Guest 2"),
]


@pytest.mark.parametrize("name", BOTS)
def test_nobody_is_called_like_a_bot(name: str) -> None:
    with pytest.raises(RefusedError) as refusal:
        checked_name(name)
    assert refusal.value.code == "bad_name"


@pytest.mark.parametrize("name", PEOPLE)
def test_people_have_names_in_any_script(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_are_recognised(one: str, other: str) -> None:
    assert look_alike(one, other)


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_names_that_look_different_are_not_confused(one: str, other: str) -> None:
    assert not look_alike(one, other)


@given(
    st.lists(
        st.sampled_from(["Ana", "ana", "Аnа", "Ａｎａ", "Ana 2", "Ana 3", "A" * 24]), min_size=4, max_size=4
    )
)
def test_no_two_people_at_a_table_look_alike(names: list[str]) -> None:
    top = Tabletop(TableOptions(rules="classic-4"), Random(1))
    for number, name in enumerate(names):
        top.do(Person(f"p{number}", name), Sit())
    seated = [seat.name for seat in top.table.seats]
    assert not any(look_alike(one, other) for one in seated for other in seated if one is not other)
    assert all(len(name) <= MAX_NAME_LENGTH for name in seated)
    assert seated[0] == names[0]


@pytest.mark.parametrize("name", ["Guest 1357", "Gast 1357", "gość 1357", "＃1357"])
def test_nobody_looks_like_a_guest_at_the_same_table_in_any_language(name: str) -> None:
    for first, second in (("#1357", name), (name, "#1357")):
        top = Tabletop(TableOptions(rules="classic-3"), Random(1))
        top.do(Person("a", first), Sit())
        top.do(Person("b", second), Sit())
        assert [seat.name for seat in top.table.seats[:2]] == [first, f"{second} 2"]


@given(st.text(max_size=40), st.text(max_size=40))
def test_any_two_texts_can_be_compared(one: str, other: str) -> None:
    assert look_alike(one, one)
    assert look_alike(one, other) == look_alike(other, one)
