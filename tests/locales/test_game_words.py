"""Whatever the game and its server know by a name has words in the catalogues."""

import pytest

from coloretto.locales import (
    ENGLISH,
    LANGUAGES,
    SECTIONS,
    Catalogue,
    card_id,
    card_name,
    card_object,
    cards_listed,
    listed,
    rules_sections,
)
from coloretto.protocol.levels import LEVELS
from coloretto.protocol.refusals import STATUS
from coloretto.rules import EDITIONS, Card
from coloretto.rules.scoring_tables import TABLES
from coloretto.server.http import problems
from support.fluent_messages import by_id, messages


@pytest.mark.parametrize("card", Card)
def test_every_card_has_a_name_and_a_form_for_sentences(card: Card) -> None:
    say = Catalogue()
    assert card_name(say, card.letter)
    assert card_object(say, card.letter)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_colours_have_the_same_name_or_mark(language: str) -> None:
    say = Catalogue(language)
    colours = [card_id(card.letter) for card in Card if card.is_colour]
    for kind in ("card", "card-object", "card-mark"):
        assert len({say(f"{kind}-{colour}").casefold() for colour in colours}) == len(colours)
    assert all(len(say(f"card-mark-{colour}")) == 2 for colour in colours)


@pytest.mark.parametrize(
    "name",
    [f"level-{level}" for level in LEVELS]
    + [f"edition-{edition}" for edition in EDITIONS]
    + [f"scoring-{table}" for table in TABLES],
)
def test_every_choice_has_a_name_and_a_sentence_about_it(name: str) -> None:
    say = Catalogue()
    assert name in say
    assert say(f"{name}-about").endswith(".")


@pytest.mark.parametrize("code", [*STATUS, *problems.CODES.values()])
def test_every_refusal_has_a_friendly_sentence(code: str) -> None:
    assert f"refused-{code.replace('_', '-')}" in Catalogue()


def test_lists_are_read_as_people_say_them() -> None:
    say = Catalogue()
    assert listed(say, ["Ada"]) == "Ada"
    assert listed(say, ["Ada", "Ben"]) == "Ada and Ben"
    assert listed(say, ["Ada", "Ben", "Cem"], "list-or") == "Ada, Ben or Cem"
    assert listed(Catalogue("es"), ["Ana", "Íñigo"]) == "Ana e Íñigo"
    assert listed(Catalogue("es"), ["Ana", "Hilda"]) == "Ana e Hilda"
    assert listed(Catalogue("es"), ["Ana", "Hiel"]) == "Ana y Hiel"
    assert cards_listed(say, "bjb+") == "2 \u00d7 blue, joker, +2"
    assert cards_listed(say, "") == "no cards"


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rules_of_an_edition_have_sections_with_paragraphs(edition: str) -> None:
    say = Catalogue()
    for section in rules_sections(edition):
        assert section.title in say
        assert all(message in say for message in section.messages)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_stand_in_the_order_in_which_they_are_read(language: str) -> None:
    written = [message.id.name for message in messages(language) if message.id.name.startswith("rules-")]
    read = [name for section in SECTIONS for name in (section.title, *section.messages)]
    assert [name for name in written if name != "rules-title"] == read
    assert by_id(language).keys() >= by_id(ENGLISH).keys() & set(read)
