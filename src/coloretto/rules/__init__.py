"""The game: rule sets and editions, the kernel, scoring, positions, actions and errors."""

from typing import TYPE_CHECKING

from coloretto._lazy import lazy_names

if TYPE_CHECKING:
    from coloretto.rules.actions import Action
    from coloretto.rules.cards import COLOURS, Card, cards_text, parse_cards
    from coloretto.rules.deals import Deal, Opening, parse_deck
    from coloretto.rules.editions import (
        CLASSIC,
        EDITIONS,
        GOLDEN,
        PRINTED,
        Edition,
        parse_rule_set,
        rule_set_text,
    )
    from coloretto.rules.errors import (
        ActionError,
        CardError,
        ColorettoError,
        DealError,
        IllegalActionError,
        ImpossibleCardError,
        PositionTextError,
        RuleSetError,
        WrongPhaseError,
    )
    from coloretto.rules.games import Game
    from coloretto.rules.hands import Hand
    from coloretto.rules.matches import Match
    from coloretto.rules.phases import Phase
    from coloretto.rules.positions import Position
    from coloretto.rules.rule_sets import RuleSet
    from coloretto.rules.scoring import ColourScore, JokerUse, ScoreSheet, best_score, score_sheet
    from coloretto.rules.scoring_tables import BROWN, TABLES, VIOLET, ScoringTable

__all__ = [
    "BROWN",
    "CLASSIC",
    "COLOURS",
    "EDITIONS",
    "GOLDEN",
    "PRINTED",
    "TABLES",
    "VIOLET",
    "Action",
    "ActionError",
    "Card",
    "CardError",
    "ColorettoError",
    "ColourScore",
    "Deal",
    "DealError",
    "Edition",
    "Game",
    "Hand",
    "IllegalActionError",
    "ImpossibleCardError",
    "JokerUse",
    "Match",
    "Opening",
    "Phase",
    "Position",
    "PositionTextError",
    "RuleSet",
    "RuleSetError",
    "ScoreSheet",
    "ScoringTable",
    "WrongPhaseError",
    "best_score",
    "cards_text",
    "parse_cards",
    "parse_deck",
    "parse_rule_set",
    "rule_set_text",
    "score_sheet",
]

lazy_names(
    __name__,
    {
        "actions": ("Action",),
        "cards": ("COLOURS", "Card", "cards_text", "parse_cards"),
        "deals": ("Deal", "Opening", "parse_deck"),
        "editions": (
            "CLASSIC",
            "EDITIONS",
            "GOLDEN",
            "PRINTED",
            "Edition",
            "parse_rule_set",
            "rule_set_text",
        ),
        "errors": (
            "ActionError",
            "CardError",
            "ColorettoError",
            "DealError",
            "IllegalActionError",
            "ImpossibleCardError",
            "PositionTextError",
            "RuleSetError",
            "WrongPhaseError",
        ),
        "games": ("Game",),
        "hands": ("Hand",),
        "matches": ("Match",),
        "phases": ("Phase",),
        "positions": ("Position",),
        "rule_sets": ("RuleSet",),
        "scoring": ("ColourScore", "JokerUse", "ScoreSheet", "best_score", "score_sheet"),
        "scoring_tables": ("BROWN", "TABLES", "VIOLET", "ScoringTable"),
    },
)
