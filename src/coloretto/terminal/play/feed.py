"""Games as one keyboard follows them, whoever plays and wherever: what happens, and what is asked."""

from coloretto.terminal.play.happenings import (
    Asked,
    Away,
    Back,
    Course,
    Dealt,
    Finished,
    Happening,
    Invited,
    Moved,
    SharedCourse,
    Told,
)

__all__ = [
    "Asked",
    "Away",
    "Back",
    "Course",
    "Dealt",
    "Finished",
    "Happening",
    "Invited",
    "Moved",
    "SharedCourse",
    "Told",
]
