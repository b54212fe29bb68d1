"""The others at a server's table, for somebody who types lines: speaking to them, leaving them alone."""

from coloretto.protocol.limits import MAX_CHAT_LENGTH
from coloretto.terminal.i18n import t
from coloretto.terminal.play.feed import SharedCourse
from coloretto.terminal.play.prompt import Request, words
from coloretto.terminal.text.lines import read, say


class Company:
    def __init__(self, course: SharedCourse) -> None:
        self._course = course

    @property
    def help(self) -> str:
        """What can be typed here and nowhere else."""
        return t("plain-how-to-talk", say=words("plain-words-say")[0], resign=words("plain-words-resign")[0])

    def heed(self, line: str) -> Request | None:
        """Do what a line asks for, if it is about the others; None where it is about the game."""
        word, _, text = line.strip().partition(" ")
        if word.lower() in words("plain-words-say") and text.strip():
            self._course.say(text.strip()[:MAX_CHAT_LENGTH])
            return Request.SPEAK
        if word.lower() in words("plain-words-resign") and not text:
            return self._resign()
        return None

    def _resign(self) -> Request:
        """It cannot be taken back: whoever says anything but yes has not given up."""
        say(t("table-resign-sure"), t("plain-resign-how", yes=words("plain-words-yes")[0]))
        if read(">").strip().lower() not in words("plain-words-yes"):
            return Request.SPEAK
        self._course.resign()
        return Request.RESIGN
