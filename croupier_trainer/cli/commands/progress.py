"""progress: accuracy and seconds per skill over time, weakest rules, what to do next."""

from typing import Annotated

import typer

from croupier_trainer.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command("progress", help=words.text("help.progress"))
    def progress(
        *,
        trainee: Annotated[str | None, typer.Option(help=words.text("help.trainee"))] = None,
        html: Annotated[str | None, typer.Option(help=words.text("help.html"))] = None,
        json: Annotated[bool, typer.Option("--json", help=words.text("help.json"))] = False,
        plain: Annotated[bool, typer.Option("--plain", help=words.text("help.plain"))] = False,
        db: Annotated[str | None, typer.Option(help=words.text("help.db"))] = None,
        lang: Annotated[str | None, typer.Option("--lang", help=words.text("help.lang"))] = None,
    ) -> None:
        from croupier_trainer.cli.progressing import Asked, tell

        del lang
        raise typer.Exit(tell(Asked(trainee=trainee, html=html, json=json, plain=plain, db=db), words))
