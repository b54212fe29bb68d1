"""What positions are worth, and what the decisions and cards of a game changed."""

from typing import TYPE_CHECKING

from coloretto._lazy import lazy_names

if TYPE_CHECKING:
    from coloretto.analysis.advice import Advice, advise
    from coloretto.analysis.efforts import EFFORTS, EffortError
    from coloretto.analysis.labels import Label, LuckLabel
    from coloretto.analysis.positions import ActionAnalysis, Analysis, analyse
    from coloretto.analysis.reasons import Reason
    from coloretto.analysis.review_cache import cached_review
    from coloretto.analysis.reviews import Decision, Reveal, Review, SeatReview, review
    from coloretto.analysis.rollouts import ActionRollouts, roll_out

__all__ = [
    "EFFORTS",
    "ActionAnalysis",
    "ActionRollouts",
    "Advice",
    "Analysis",
    "Decision",
    "EffortError",
    "Label",
    "LuckLabel",
    "Reason",
    "Reveal",
    "Review",
    "SeatReview",
    "advise",
    "analyse",
    "cached_review",
    "review",
    "roll_out",
]

lazy_names(
    __name__,
    {
        "advice": ("Advice", "advise"),
        "efforts": ("EFFORTS", "EffortError"),
        "labels": ("Label", "LuckLabel"),
        "positions": ("ActionAnalysis", "Analysis", "analyse"),
        "reasons": ("Reason",),
        "review_cache": ("cached_review",),
        "reviews": ("Decision", "Reveal", "Review", "SeatReview", "review"),
        "rollouts": ("ActionRollouts", "roll_out"),
    },
)
