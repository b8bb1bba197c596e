"""doctor: what this terminal, encoding, data folder and database can do, and what to change."""

import os
import sys
from typing import Annotated

import typer

from croupier_trainer.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command("doctor", help=words.text("help.doctor"))
    def doctor(
        *,
        json: Annotated[bool, typer.Option("--json", help=words.text("help.json"))] = False,
        plain: Annotated[bool, typer.Option("--plain", help=words.text("help.plain"))] = False,
        db: Annotated[str | None, typer.Option(help=words.text("help.db"))] = None,
        lang: Annotated[str | None, typer.Option("--lang", help=words.text("help.lang"))] = None,
    ) -> None:
        from croupier_trainer.cli.doctor import as_json, examine, exit_code, lines
        from croupier_trainer.ui.terminal import detect

        terminal = detect(plain=plain)
        checks = examine(terminal, sys.argv[1:], os.environ, db)
        if json:
            typer.echo(as_json(checks, Words(lang.lower() if lang else "en")), nl=False)
        else:
            terminal.print(lines(checks, terminal, words))
        raise typer.Exit(exit_code(checks))
