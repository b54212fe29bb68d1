"""Lines typed at a server's table that are about the other people: chat, reactions, and giving up."""

from coloretto.protocol.limits import MAX_CHAT_LENGTH
from coloretto.protocol.reactions import REACTIONS
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
        talk = t("plain-how-to-talk", say=words("plain-words-say")[0], resign=resign)
        return f"{talk}\n{_reaction_help()}"

    def handle(self, line: str) -> PromptCommand | None:
        """Carry out a line that speaks or gives up; None if the line is about the game."""
        word, _, text = line.strip().partition(" ")
        if word.lower() in words("plain-words-say") and text.strip() and self._feed.may_speak:
            self._feed.say(text.strip()[:MAX_CHAT_LENGTH])
            return PromptCommand.SPEAK
        if word.lower() in words("plain-words-react") and self._feed.may_speak:
            return self._react(text.strip())
        if word.lower() in words("plain-words-resign") and not text:
            return self._resign()
        return None

    def _react(self, number: str) -> PromptCommand:
        """Show the reaction with this number, from 1; anything else gets the list of them."""
        choices = {str(place): reaction for place, reaction in enumerate(REACTIONS, start=1)}
        if number in choices:
            self._feed.react(choices[number])
        else:
            say(_reaction_help())
        return PromptCommand.SPEAK

    def _resign(self) -> PromptCommand:
        """Giving up is final, so anything but yes means no."""
        say(t("table-resign-sure"), t("plain-resign-how", yes=words("plain-words-yes")[0]))
        if read(">").strip().lower() not in words("plain-words-yes"):
            return PromptCommand.SPEAK
        self._feed.resign()
        return PromptCommand.RESIGN


def _reaction_help() -> str:
    named = [f"{number} {t(f'reaction-{reaction}')}" for number, reaction in enumerate(REACTIONS, start=1)]
    return t("plain-how-to-react", react=words("plain-words-react")[0], reactions=", ".join(named))
