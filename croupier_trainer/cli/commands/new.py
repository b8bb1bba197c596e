"""new: a commented starting drill of a kind, or a house file; never over a file that is there unless told so."""

from typing import Annotated

import typer

from croupier_trainer.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command("new", help=words.text("help.new"))
    def new(
        kind: Annotated[str | None, typer.Argument(help=words.text("help.new-kind"))] = None,
        *,
        output: Annotated[str | None, typer.Option("--output", "-o", help=words.text("help.output"))] = None,
        force: Annotated[bool, typer.Option("--force", help=words.text("help.force"))] = False,
        lang: Annotated[str | None, typer.Option("--lang", help=words.text("help.lang"))] = None,
    ) -> None:
        from croupier_trainer.cli.starting import kind_lines, starting_drill
        from croupier_trainer.cli.starting_house import starting_house
        from croupier_trainer.cli.writing import write_new
        from croupier_trainer.ui.terminal import detect

        del lang
        terminal = detect()
        if kind is None:
            terminal.print(kind_lines(words))
            return
        text = starting_house(words, output) if kind == "house" else starting_drill(kind, words, output)
        if output is None:
            terminal.print(text.splitlines())
            return
        write_new({output: text}, force=force)
        terminal.complain(terminal.wrap(words.text("new.written", path=output)))
