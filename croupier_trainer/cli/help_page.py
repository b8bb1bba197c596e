"""The help of a command: in the reader's language, as wide as the window, in letters that its encoding has.

typer's own help knows English alone, cuts what commands are for, and fails where a letter can't be encoded.
"""

from __future__ import annotations

import shutil
import sys
from typing import TYPE_CHECKING, Any

from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from croupier_trainer.ui.glyphs import fit
from croupier_trainer.ui.width import cells, pad, wrap

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    import typer
    from typer._click import Command as AnyCommand
    from typer._click import Context
    from typer._click import Parameter as AnyParameter

    from croupier_trainer.text.words import Words

_WIDEST, _NARROWEST = 100, 20
# In fewer columns what an option does stands below it, else beside it, in a column that begins no further right.
_BESIDE, _FURTHEST = 60, 30
# What is to be typed for a parameter; others take text, or a number where their type says so.
_VALUES = {
    **dict.fromkeys(("name", "drill"), "drill"),
    **dict.fromkeys(("answers", "html", "csv", "xlsx", "json", "output", "files"), "file"),
    "paths": "path",
    "query": "rule",
    "kind": "kind",
    **dict.fromkeys(("house", "house name"), "house"),
    "lang": "language",
    "trainee": "name",
    "db": "place",
    "tag": "tag",
    "show_completion": "shell",
    "install_completion": "shell",
}


class _Spoken:
    """What commands and groups of them have in common: the language of their help."""

    words: Words

    def get_help(self, ctx: Context) -> str:
        """Give the whole help as text that can be written."""
        width = min(max(shutil.get_terminal_size().columns - 1, _NARROWEST), _WIDEST)
        encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
        return "\n".join(_Page(ctx, self.words, width, encoding).lines())


class _Command(_Spoken, TyperCommand):
    pass


class _Group(_Spoken, TyperGroup):
    order: Sequence[str] = ()

    def list_commands(self, ctx: Context) -> list[str]:
        """Give the names of the commands in their order: typer puts groups last."""
        names = super().list_commands(ctx)
        return sorted(names, key=lambda name: self.order.index(name) if name in self.order else 0)


def speak(app: typer.Typer, words: Words, order: Sequence[str] = ()) -> None:
    """Let an app and everything in it give its help in a language, its commands in the order given."""
    command = type("Command", (_Command,), {"words": words})
    app.info.cls = type("Group", (_Group,), {"words": words, "order": order})
    for one in app.registered_commands:
        one.cls = command
    for group in app.registered_groups:
        if group.typer_instance is not None:
            speak(group.typer_instance, words)


def value_name(param: AnyParameter, command: str | None, words: Words) -> str:
    """Give the word for what is typed for a command's parameter: what it says itself, else by its name and type."""
    if param.metavar is not None:
        return param.metavar
    name = param.name or ""
    kind = _VALUES.get(f"{command} {name}") or _VALUES.get(name)
    if kind is None or (kind == "file" and getattr(param, "is_flag", False)):
        kind = "number" if hasattr(param.type, "min") or param.type.name.startswith("int") else "text"
    return words.text(f"page.value-{kind}")


class _Page:
    """One command's help, put together line by line."""

    def __init__(self, ctx: Context, words: Words, width: int, encoding: str) -> None:
        self.ctx = ctx
        self.command: Any = ctx.command
        self.words = words
        self.width = width
        self.encoding = encoding

    def lines(self) -> Iterator[str]:
        """Give all lines."""
        yield from self._wrapped(self.words.text("page.usage", usage=" ".join(self._usage())), "", "  ")
        if self.command.help:
            yield ""
            yield from self._wrapped(self.command.help, "  ", "  ")
        params = self.command.get_params(self.ctx)
        yield from self._list("arguments", [self._argument(one) for one in params if isinstance(one, TyperArgument)])
        yield from self._list("options", [self._option(one) for one in params if isinstance(one, TyperOption)])
        yield from self._list("commands", [(name, one.help or "") for name, one in self._commands()])

    def _usage(self) -> Iterator[str]:
        yield self.ctx.command_path
        yield self.words.text("help.options-metavar")
        for param in self.command.params:
            if isinstance(param, TyperArgument):
                yield self._argument_name(param)
        if isinstance(self.command, TyperGroup):
            yield self.command.subcommand_metavar

    def _commands(self) -> Iterator[tuple[str, AnyCommand]]:
        if isinstance(self.command, TyperGroup):
            for name in self.command.list_commands(self.ctx):
                command = self.command.get_command(self.ctx, name)
                if command is not None and not command.hidden:
                    yield name, command

    def _argument_name(self, param: TyperArgument) -> str:
        name = value_name(param, self.command.name, self.words)
        if param.nargs != 1 and not name.rstrip("]").endswith("..."):
            name += "..."
        return name if param.required or name.startswith("[") else f"[{name}]"

    def _argument(self, param: TyperArgument) -> tuple[str, str]:
        return self._argument_name(param), param.help or ""

    def _option(self, param: TyperOption) -> tuple[str, str]:
        """Give an option's spellings and what it does; its limits, default and variable stand behind that."""
        names = ", ".join(sorted(param.opts, key=len))
        if param.secondary_opts:
            names += " / " + ", ".join(param.secondary_opts)
        if not param.is_flag:
            names += " " + value_name(param, self.command.name, self.words)
        if param is self.command.get_help_option(self.ctx):
            return names, self.words.text("page.help")
        return names, " ".join([param.help or "", *(f"[{note}]" for note in self._notes(param))])

    def _notes(self, param: TyperOption) -> Iterator[str]:
        say, least, most = self.words.text, getattr(param.type, "min", None), getattr(param.type, "max", None)
        if least is not None and most is not None:
            yield say("page.range", least=least, most=most)
        elif least is not None:
            yield say("page.at-least", least=least)
        if param.required:
            yield say("page.required")
        elif param.is_flag and param.secondary_opts:
            yield say("page.default", value=(param.opts if param.default else param.secondary_opts)[0])
        elif not param.is_flag and param.default is not None:
            yield say("page.default", value=param.default)
        if param.envvar is not None:
            yield say("page.variable", name=str(param.envvar))

    def _list(self, head: str, rows: list[tuple[str, str]]) -> Iterator[str]:
        """Give names and what they are for, side by side where there is room."""
        if not rows:
            return
        yield ""
        yield fit(self.words.text(f"page.{head}"), self.encoding)
        names = [fit(name, self.encoding) for name, _ in rows]
        begins = min(max(map(cells, names)) + 4, _FURTHEST) if self.width >= _BESIDE else self.width
        hanging = " " * (begins if begins < self.width else 6)
        for name, (_, text) in zip(names, rows, strict=True):
            if cells(name) + 4 > begins or begins == self.width:
                yield from wrap(name, self.width, "  ", "    ")
                yield from self._wrapped(text, hanging, hanging)
            else:
                yield from self._wrapped(text, pad(f"  {name}", begins), hanging)

    def _wrapped(self, text: str, indent: str, hanging: str) -> list[str]:
        return wrap(fit(text, self.encoding), self.width, indent, hanging)
