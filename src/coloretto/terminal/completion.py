"""What `coloretto completion` does: a script for each shell, made from the parsers of the command line."""

from argparse import Action, ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Iterator
from dataclasses import dataclass

from coloretto.analysis.efforts import EFFORTS
from coloretto.locales import LANGUAGES
from coloretto.protocol.levels import LEVELS
from coloretto.rules.editions import PRINTED
from coloretto.terminal.commands import COMMANDS, values
from coloretto.terminal.commands.simulate import KNOWN_POLICIES
from coloretto.terminal.i18n import t
from coloretto.terminal.parsers import actions_of, command_line, nested_parsers

PATHS = {values.FILE, values.FOLDER, "POSITION|FILE"}
BOTS = ("random", "beginner", "casual", "greedy", "search", "neural", "softmax", "rollout")
VALUES = {
    values.BOT: (*LEVELS, *BOTS),
    values.BOTS: (*LEVELS, *BOTS),
    values.EFFORT: tuple(EFFORTS),
    values.LANGUAGE: tuple(LANGUAGES),
    values.POLICIES: KNOWN_POLICIES,
    values.RULES: tuple(PRINTED),
}
"""What can be completed for the metavars of options without `choices`.

The names of bots and policies are repeated here, as the packages that define them take seconds to import. A
test compares them.
"""
LISTS = {values.BOTS, values.POLICIES}
"""Metavars of values with commas between."""


@dataclass(frozen=True)
class Option:
    name: str
    """With its dashes."""
    takes_value: bool = False
    values: tuple[str, ...] = ()
    """The values that can be completed, if any."""
    is_list: bool = False
    """Whether several values may be given with commas between."""
    is_path: bool = False


@dataclass(frozen=True)
class CommandWords:
    """What may follow a command."""

    name: str
    summary: str
    options: tuple[Option, ...]
    arguments: tuple[str, ...]
    """The words that its arguments can be."""
    takes_paths: bool

    @property
    def words(self) -> tuple[str, ...]:
        return (*(option.name for option in self.options), *self.arguments)


def print_completion(options: Namespace) -> int:
    print(completion_script(options.shell), end="")
    return 0


def completion_script(shell: str) -> str:
    parser = command_line()
    common = tuple(_options(parser))
    return {"bash": _bash, "zsh": _zsh, "fish": _fish}[shell](list(_commands(parser)), common)


def _commands(parser: ArgumentParser) -> Iterator[CommandWords]:
    for action in actions_of(parser):
        if isinstance(action, _SubParsersAction):
            for command in COMMANDS:
                yield _command_words(command.name, t(command.summary), action.choices[command.name])


def _command_words(name: str, summary: str, parser: ArgumentParser) -> CommandWords:
    parsers = (parser, *nested_parsers(parser))
    arguments = [action for each in parsers for action in actions_of(each) if not action.option_strings]
    return CommandWords(
        name,
        summary,
        tuple(dict.fromkeys(option for each in parsers for option in _options(each))),
        tuple(word for argument in arguments for word in _values(argument)),
        any(argument.metavar in PATHS for argument in arguments),
    )


def _options(parser: ArgumentParser) -> Iterator[Option]:
    for action in actions_of(parser):
        if action.option_strings:
            yield Option(
                action.option_strings[-1],
                action.nargs != 0,
                _values(action),
                action.metavar in LISTS,
                action.metavar in PATHS,
            )


def _values(action: Action) -> tuple[str, ...]:
    return tuple(map(str, action.choices)) if action.choices else VALUES.get(str(action.metavar), ())


def _bash(commands: list[CommandWords], common: tuple[Option, ...]) -> str:
    names = " ".join((*(command.name for command in commands), *(option.name for option in common)))
    known = "|".join(command.name for command in commands)
    cases = "".join(_bash_case(command) for command in commands)
    return f"""\
# coloretto: completion for bash
_coloretto() {{
    local word="${{COMP_WORDS[COMP_CWORD]}}" before="${{COMP_WORDS[COMP_CWORD-1]}}"
    local command="" words="{names}" files="" list="" each
    for each in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case "$each" in {known}) command="$each"; break ;; esac
    done
    case "$before" in
{_bash_values(common, 2)}        *) case "$command" in
{cases}        esac ;;
    esac
    local last="$word"
    if [ -n "$list" ]; then last="${{word##*,}}"; fi
    COMPREPLY=($(compgen -P "${{word%"$last"}}" -W "$words" -- "$last"))
    if [ -n "$files" ]; then COMPREPLY+=($(compgen -f -- "$word")); fi
}}
complete -o filenames -F _coloretto coloretto
"""


def _bash_case(command: CommandWords) -> str:
    files = ' files="yes"' if command.takes_paths else ""
    return f"""\
            {command.name})
                words="{" ".join(command.words)}"{files}
                case "$before" in
{_bash_values(command.options, 5)}                esac ;;
"""


def _bash_values(options: tuple[Option, ...], depth: int) -> str:
    """What completes the value of each option that takes one."""
    return "".join(
        f'{"    " * depth}{option.name}) words="{" ".join(option.values)}"'
        f' list="{"yes" if option.is_list else ""}" files="{"yes" if option.is_path else ""}" ;;\n'
        for option in options
        if option.takes_value
    )


def _zsh(commands: list[CommandWords], common: tuple[Option, ...]) -> str:
    names = "\n".join(f"        {_quoted(f'{command.name}:{command.summary}')}" for command in commands)
    known = "|".join(command.name for command in commands)
    cases = "".join(_zsh_case(command) for command in commands)
    return f"""\
#compdef coloretto
# coloretto: completion for zsh
_coloretto() {{
    local -a commands
    local command="" each
    commands=(
{names}
    )
    for each in "${{(@)words[2,CURRENT-1]}}"; do
        case "$each" in {known}) command="$each"; break ;; esac
    done
    case "$words[CURRENT-1]" in
{_zsh_values(common, 2)}    esac
    case "$command" in
{cases}        *)
            _describe command commands
            compadd -- {" ".join(option.name for option in common)} ;;
    esac
}}
if [ "$funcstack[1]" = "_coloretto" ]; then _coloretto "$@"; else compdef _coloretto coloretto; fi
"""


def _zsh_case(command: CommandWords) -> str:
    files = "            _files\n" if command.takes_paths else ""
    return f"""\
        {command.name})
            case "$words[CURRENT-1]" in
{_zsh_values(command.options, 4)}            esac
            compadd -- {" ".join(command.words)}
{files}            ;;
"""


def _zsh_values(options: tuple[Option, ...], depth: int) -> str:
    lines = [
        f"{'    ' * depth}{option.name}) {_zsh_value(option)}return ;;\n"
        for option in options
        if option.takes_value
    ]
    return "".join(lines)


def _zsh_value(option: Option) -> str:
    if option.is_path:
        return "_files; "
    before = "compset -P '*,'; " if option.is_list else ""
    return f"{before}compadd -- {' '.join(option.values)}; " if option.values else ""


def _fish(commands: list[CommandWords], common: tuple[Option, ...]) -> str:
    lines = ["# coloretto: completion for fish", "complete -c coloretto -f"]
    lines += [f"complete -c coloretto{_fish_option(option)}" for option in common]
    lines += [
        f"complete -c coloretto -n __fish_use_subcommand -a {command.name} -d {_quoted(command.summary)}"
        for command in commands
    ]
    shared = {option.name for option in common}
    lines += [line for command in commands for line in _fish_lines(command, shared)]
    return "\n".join(lines) + "\n"


def _fish_lines(command: CommandWords, shared: set[str]) -> Iterator[str]:
    of = f"complete -c coloretto -n '__fish_seen_subcommand_from {command.name}'"
    for option in command.options:
        if option.name not in shared:
            yield f"{of}{_fish_option(option)}"
    if command.arguments:
        yield f"{of} -a '{' '.join(command.arguments)}'"
    if command.takes_paths:
        yield f"{of} -F"


def _fish_option(option: Option) -> str:
    name = f" -l {option.name.removeprefix('--')}"
    words = " ".join(option.values)
    if option.is_list:
        return f"{name} -x -a '(__fish_append , {words})'"
    if words:
        return f"{name} -x -a '{words}'"
    return name + (" -r -F" if option.is_path else " -x" if option.takes_value else "")


def _quoted(text: str) -> str:
    """For zsh and fish; single quotes and backquotes inside are replaced."""
    return "'" + text.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}").replace("`", "") + "'"
