"""All text that people read, in seven languages: a folder of Fluent catalogues each, shared with the browser.

It imports nothing heavy, so that the command line's help can be translated quickly.
"""

from coloretto.locales.catalogue import Catalogue
from coloretto.locales.languages import ENGLISH, LANGUAGES, language_of
from coloretto.locales.sections import SECTIONS, RulesSection, rules_sections
from coloretto.locales.wording import card_id, card_name, card_object, cards_listed, listed

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "SECTIONS",
    "Catalogue",
    "RulesSection",
    "card_id",
    "card_name",
    "card_object",
    "cards_listed",
    "language_of",
    "listed",
    "rules_sections",
]
