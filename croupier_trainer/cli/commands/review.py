"""review: what is due again, dealt anew, and what was missed."""

from typing import Annotated

import typer

from croupier_trainer.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command("review", help=words.text("help.review"))
    def review(
        *,
        count: Annotated[int | None, typer.Option(min=1, max=10_000, help=words.text("help.count"))] = None,
        seed: Annotated[int | None, typer.Option(min=0, help=words.text("help.seed"))] = None,
        plain: Annotated[bool, typer.Option("--plain", help=words.text("help.plain"))] = False,
        trainee: Annotated[str | None, typer.Option(help=words.text("help.trainee"))] = None,
        db: Annotated[str | None, typer.Option(help=words.text("help.db"))] = None,
        lang: Annotated[str | None, typer.Option("--lang", help=words.text("help.lang"))] = None,
    ) -> None:
        from croupier_trainer.cli.drilling import Asked
        from croupier_trainer.cli.reviewing import review as run

        del lang
        raise typer.Exit(run(Asked(count=count, seed=seed, plain=plain, trainee=trainee, db=db), words))
