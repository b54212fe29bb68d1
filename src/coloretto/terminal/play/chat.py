"""Lines typed at a server's table that are about the other people: chat, and giving up."""

from coloretto.protocol.limits import MAX_CHAT_LENGTH
from coloretto.terminal.i18n import t
from coloretto.terminal.play.feed import SharedFeed
from coloretto.terminal.play.prompt import PromptCommand, words
from coloretto.terminal.text.lines import read, say


class Chat:
    def __init__(self, feed: SharedFeed) -> None:
        self._feed = feed

    @property
    def help(self) -> str:
        resign = words("plain-words-resign")[0]
        if not self._feed.may_speak:
            return t("plain-how-to-resign", resign=resign)
        return t("plain-how-to-talk", say=words("plain-words-say")[0], resign=resign)

    def handle(self, line: str) -> PromptCommand | None:
        """Carry out a line that speaks or gives up; None if the line is about the game."""
        word, _, text = line.strip().partition(" ")
        if word.lower() in words("plain-words-say") and text.strip() and self._feed.may_speak:
            self._feed.say(text.strip()[:MAX_CHAT_LENGTH])
            return PromptCommand.SPEAK
        if word.lower() in words("plain-words-resign") and not text:
            return self._resign()
        return None

    def _resign(self) -> PromptCommand:
        """Giving up is final, so anything but yes means no."""
        say(t("table-resign-sure"), t("plain-resign-how", yes=words("plain-words-yes")[0]))
        if read(">").strip().lower() not in words("plain-words-yes"):
            return PromptCommand.SPEAK
        self._feed.resign()
        return PromptCommand.RESIGN
