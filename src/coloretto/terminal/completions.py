"""Scripts by which shells complete our commands, made from the same parsers that read the command line."""

from argparse import Action, ArgumentParser, _SubParsersAction
from collections.abc import Iterator
from dataclasses import dataclass

from coloretto.terminal.commands import COMMANDS
from coloretto.terminal.i18n import t
from coloretto.terminal.parsers import command_line

FILES = {"FILE", "POSITION|FILE", "FOLDER"}


@dataclass(frozen=True)
class Words:
    """What may follow a command."""

    name: str
    summary: str
    options: tuple[str, ...]
    values: dict[str, tuple[str, ...]]
    """The values of the options that have few."""
    choices: tuple[str, ...]
    """The words of its arguments."""
    takes_files: bool


def completion_script(shell: str) -> str:
    commands = list(_commands())
    return {"bash": _bash, "zsh": _zsh, "fish": _fish}[shell](commands)


def _commands() -> Iterator[Words]:
    for action in actions_of(command_line()):
        if isinstance(action, _SubParsersAction):
            for command in COMMANDS:
                yield _words(command.NAME, t(command.SUMMARY), action.choices[command.NAME])


def actions_of(parser: ArgumentParser) -> list[Action]:
    """The options and arguments of a parser."""
    return parser._actions  # noqa: SLF001 - the only way to learn them


def _words(name: str, summary: str, parser: ArgumentParser) -> Words:
    options = [action for action in actions_of(parser) if action.option_strings]
    arguments = [action for action in actions_of(parser) if not action.option_strings]
    return Words(
        name,
        summary,
        tuple(option.option_strings[-1] for option in options),
        {option.option_strings[-1]: tuple(map(str, option.choices)) for option in options if option.choices},
        tuple(str(choice) for argument in arguments for choice in argument.choices or ()),
        any(_names_file(action) for action in actions_of(parser)),
    )


def _names_file(action: Action) -> bool:
    return action.metavar in FILES


def _bash(commands: list[Words]) -> str:
    names = " ".join(command.name for command in commands)
    cases = "".join(_bash_case(command) for command in commands)
    return f"""\
# coloretto: completion for bash
_coloretto() {{
    local word="${{COMP_WORDS[COMP_CWORD]}}" before="${{COMP_WORDS[COMP_CWORD-1]}}" words="" files=""
    if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W "{names} --help --version --language --no-input" -- "$word"))
        return
    fi
    case "${{COMP_WORDS[1]}}" in
{cases}    esac
    COMPREPLY=($(compgen -W "$words" -- "$word"))
    if [ -n "$files" ]; then COMPREPLY+=($(compgen -f -- "$word")); fi
}}
complete -o filenames -F _coloretto coloretto
"""


def _bash_case(command: Words) -> str:
    words = " ".join((*command.options, *command.choices))
    values = "".join(
        f'                {option}) words="{" ".join(choices)}" files="" ;;\n'
        for option, choices in command.values.items()
    )
    files = ' files="yes"' if command.takes_files else ""
    return f"""\
        {command.name})
            words="{words}"{files}
            case "$before" in
{values}                *) ;;
            esac ;;
"""


def _zsh(commands: list[Words]) -> str:
    names = "\n".join(f"        {_quoted(f'{command.name}:{command.summary}')}" for command in commands)
    cases = "".join(_zsh_case(command) for command in commands)
    return f"""\
#compdef coloretto
# coloretto: completion for zsh
_coloretto() {{
    local -a commands
    commands=(
{names}
    )
    if (( CURRENT == 2 )); then
        _describe command commands
        compadd -- --help --version --language --no-input
        return
    fi
    case "$words[2]" in
{cases}    esac
}}
if [ "$funcstack[1]" = "_coloretto" ]; then _coloretto "$@"; else compdef _coloretto coloretto; fi
"""


def _zsh_case(command: Words) -> str:
    words = " ".join((*command.options, *command.choices))
    values = "".join(
        f'            if [[ "$words[CURRENT-1]" == {option} ]]; then\n'
        f"                compadd -- {' '.join(choices)}; return\n            fi\n"
        for option, choices in command.values.items()
    )
    files = "            _files\n" if command.takes_files else ""
    return f"        {command.name})\n{values}            compadd -- {words}\n{files}            ;;\n"


def _fish(commands: list[Words]) -> str:
    lines = ["# coloretto: completion for fish", "complete -c coloretto -f"]
    lines += [
        f"complete -c coloretto -n __fish_use_subcommand -a {command.name} -d {_quoted(command.summary)}"
        for command in commands
    ]
    lines += [line for command in commands for line in _fish_lines(command)]
    return "\n".join(lines) + "\n"


def _fish_lines(command: Words) -> Iterator[str]:
    of = f"complete -c coloretto -n '__fish_seen_subcommand_from {command.name}'"
    for option in command.options:
        values = command.values.get(option)
        yield f"{of} -l {option.removeprefix('--')}" + (f" -x -a '{' '.join(values)}'" if values else "")
    if command.choices:
        yield f"{of} -a '{' '.join(command.choices)}'"
    if command.takes_files:
        yield f"{of} -F"


def _quoted(text: str) -> str:
    """For zsh and fish, which both take quotes apart but not what stands in them."""
    return "'" + text.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}").replace("`", "") + "'"
