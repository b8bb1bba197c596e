"""The program without a command: the menu on a terminal, otherwise the help; `--version`, and completion."""

from typing import Annotated

import typer

from croupier_trainer import __version__
from croupier_trainer.cli import completing
from croupier_trainer.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    """Add what stands before any command."""

    def version(*, value: bool) -> None:
        if value:
            typer.echo(f"croupier-trainer {__version__}")
            raise typer.Exit

    def show(value: str | None) -> None:
        if value is not None:
            typer.echo(completing.show(value))
            raise typer.Exit

    def install(value: str | None) -> None:
        if value is not None:
            completing.tell(completing.install(value), value, words)
            raise typer.Exit

    @app.callback(invoke_without_command=True)
    def top(
        context: typer.Context,
        *,
        lang: Annotated[str | None, typer.Option("--lang", help=words.text("help.lang"))] = None,
        version: Annotated[  # noqa: ARG001 - its callback does all
            bool, typer.Option("--version", callback=version, is_eager=True, help=words.text("help.version"))
        ] = False,
        show_completion: Annotated[  # noqa: ARG001 - the same
            str | None, typer.Option(callback=show, is_eager=True, help=words.text("help.show-completion"))
        ] = None,
        install_completion: Annotated[  # noqa: ARG001 - the same
            str | None, typer.Option(callback=install, is_eager=True, help=words.text("help.install-completion"))
        ] = None,
    ) -> None:
        del lang  # read before the app was made
        if context.invoked_subcommand is not None:
            return
        from croupier_trainer.ui.terminal import detect

        if not detect().typist:
            typer.echo(context.get_help())
            return
        from croupier_trainer.cli.menu import menu

        raise typer.Exit(menu(words))
