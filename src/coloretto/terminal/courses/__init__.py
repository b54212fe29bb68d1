"""Games as one keyboard follows them, whoever plays and wherever: what happens, and what is asked."""

from coloretto.terminal.courses.happenings import (
    Asked,
    Course,
    Dealt,
    Finished,
    Happening,
    Invited,
    Moved,
    Told,
)

__all__ = ["Asked", "Course", "Dealt", "Finished", "Happening", "Invited", "Moved", "Told"]
