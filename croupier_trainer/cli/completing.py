"""Completing what is typed in a shell: commands, options, and what parameters take.

The shell starts the program with a variable set (typer's protocol). Each of both names of the program has its own.
"""

from __future__ import annotations

import os
import sys
from os.path import basename  # not pathlib, the start's heaviest import
from typing import TYPE_CHECKING, Any

from croupier_trainer.errors import Problem, UsageError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from croupier_trainer.text.words import Words

NAMES = ("croupier", "croupier-trainer")
SHELLS = ("bash", "zsh", "fish", "powershell", "pwsh")
SHOW, INSTALL = "--show-completion", "--install-completion"


def program_name() -> str:
    """Give the name under which the program was started."""
    name = basename(sys.argv[0]).removesuffix(".exe").removesuffix("-script.py")  # noqa: PTH119
    return name if name in NAMES else NAMES[0]


def variable(name: str) -> str:
    """Give the variable by which a shell asks: _CROUPIER_TRAINER_COMPLETE for croupier-trainer."""
    return f"_{name}_COMPLETE".replace("-", "_").upper()


def wanted() -> bool:
    """Whether a shell asks for completions instead of running a command."""
    return any(os.environ.get(variable(name)) for name in NAMES)


def complete(words: Words) -> int:
    """Answer the shell; give the exit code, which tells fish whether there is anything."""
    import typer.main
    from typer._completion_classes import completion_init
    from typer.completion import shell_complete

    from croupier_trainer.cli.app import build

    name = program_name()
    instruction = os.environ.get(variable(name))
    if not instruction:
        return 0
    if hasattr(sys.stdout, "reconfigure"):
        # What commands are for is told in letters that the encoding may lack.
        sys.stdout.reconfigure(errors="replace")
    completion_init()
    command = typer.main.get_command(build(words))
    _offer(command)
    try:
        return shell_complete(command, {}, name, variable(name), instruction)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0


def _offer(command: Any) -> None:  # noqa: ANN401 - a command of typer, or a group of them
    """Put behind each parameter what can be typed for it."""
    for param in command.params:
        ways = _WAYS.get(f"{command.name} {param.name}") or _WAYS.get(param.name)
        if ways is not None:
            # typer takes this only where a command is written, and a start should not pay for it.
            param._custom_shell_complete = _completer(ways)  # noqa: SLF001
    for one in getattr(command, "commands", {}).values():
        _offer(one)


def _completer(ways: Callable[[], Iterable[str]]) -> Callable[[object, object, str], list[Any]]:
    from typer._click.shell_completion import CompletionItem

    def completed(_context: object, _param: object, begun: str) -> list[Any]:
        return [CompletionItem(one) for one in ways() if one.casefold().startswith(begun.casefold())]

    return completed


def _drills() -> list[str]:
    from croupier_trainer.drills.library import shipped

    return shipped()


def _houses() -> list[str]:
    from croupier_trainer.drills.library import houses

    return houses()


def _rules() -> Iterable[str]:
    from croupier_trainer.text.rulebook import rules

    return rules()


def _kinds() -> Sequence[str]:
    from croupier_trainer.drills.kinds import KINDS

    return tuple(KINDS)


def _languages() -> Sequence[str]:
    from croupier_trainer.text.catalog import LANGUAGES

    return LANGUAGES


def _tags() -> list[str]:
    from croupier_trainer.cli.shipped import listing

    return sorted({tag for entry in listing() for tag in entry.tags})


_WAYS: dict[str, Callable[[], Iterable[str]]] = {
    "name": _drills,
    "drill": _drills,
    "house": _houses,
    "house name": _houses,
    "query": _rules,
    "kind": _kinds,
    "lang": _languages,
    "tag": _tags,
    "level": lambda: "12345",
    "show_completion": lambda: SHELLS,
    "install_completion": lambda: SHELLS,
}


def show(shell: str) -> str:
    """Give the script that makes a shell complete; raises UsageError for an unknown shell."""
    from typer._completion_shared import get_completion_script

    name = program_name()
    return get_completion_script(prog_name=name, complete_var=variable(name), shell=_known(shell))


def install(shell: str) -> Path:
    """Write the script where the shell finds it; raises UsageError where it can't."""
    from typer._completion_shared import install as written

    name = program_name()
    try:
        return written(shell=_known(shell), prog_name=name, complete_var=variable(name))[1]
    except (OSError, ValueError) as error:
        path = str(getattr(error, "filename", None) or shell)
        raise UsageError(Problem(code="usage.cannot-write", params={"path": path})) from error


def tell(path: Path, shell: str, words: Words) -> None:
    """Say where the script is and when it works."""
    from croupier_trainer.ui.terminal import detect

    terminal = detect()
    terminal.print(terminal.wrap(words.text("completion.installed", shell=shell, path=str(path))))


def _known(shell: str) -> str:
    name = basename(shell).removesuffix(".exe").casefold()  # noqa: PTH119
    if name not in SHELLS:
        raise UsageError(Problem(code="usage.no-shell", params={"name": shell, "known": SHELLS}))
    return name


def with_shell(arguments: Sequence[str]) -> list[str]:
    """Put the name of the shell that runs the program after an option that needs one and stands alone."""
    out: list[str] = []
    for place, argument in enumerate(arguments):
        out.append(argument)
        following = arguments[place + 1] if place + 1 < len(arguments) else "-"
        if argument in {SHOW, INSTALL} and following.startswith("-"):
            out.append(_running())
    return out


def _running() -> str:
    """Give the shell that runs the program, by the processes above it or by SHELL; raises UsageError."""
    from typer._completion_shared import _get_shell_name

    shell = _get_shell_name() or os.environ.get("SHELL")
    if not shell:
        raise UsageError(Problem(code="usage.which-shell", params={"known": SHELLS}))
    return shell
