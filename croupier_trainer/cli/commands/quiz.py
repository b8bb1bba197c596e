"""quiz: questions under the clock, no verdict before the end, saved after every answer, resumable."""

from typing import Annotated

import typer

from croupier_trainer.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command("quiz", help=words.text("help.quiz"))
    def quiz(  # noqa: PLR0913 - the options of spec.md
        name: Annotated[str, typer.Argument(help=words.text("help.drill-name"))],
        *,
        trainee: Annotated[str, typer.Option(envvar="CROUPIER_TRAINER_TRAINEE", help=words.text("help.quiz-trainee"))],
        seed: Annotated[int, typer.Option(min=0, help=words.text("help.seed"))] = 0,
        house: Annotated[str | None, typer.Option(help=words.text("help.house"))] = None,
        attempts: Annotated[int, typer.Option(min=1, help=words.text("help.attempts"))] = 1,
        plain: Annotated[bool, typer.Option("--plain", help=words.text("help.plain"))] = False,
        db: Annotated[str | None, typer.Option(help=words.text("help.db"))] = None,
        lang: Annotated[str | None, typer.Option("--lang", help=words.text("help.lang"))] = None,
    ) -> None:
        from croupier_trainer.cli.quizzing import Asked, take

        del lang
        asked = Asked(name=name, trainee=trainee, seed=seed, house=house, plain=plain, db=db, attempts=attempts)
        raise typer.Exit(take(asked, words))
