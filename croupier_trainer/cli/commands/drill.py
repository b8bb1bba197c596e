"""drill: practise one question at a time, with verdict, working and rule after each."""

from typing import Annotated

import typer

from croupier_trainer.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command("drill", help=words.text("help.drill"))
    def drill(  # noqa: PLR0913 - the options of spec.md
        name: Annotated[str | None, typer.Argument(help=words.text("help.drill-name"))] = None,
        *,
        count: Annotated[int | None, typer.Option(min=1, max=10_000, help=words.text("help.count"))] = None,
        seed: Annotated[int | None, typer.Option(min=0, help=words.text("help.seed"))] = None,
        level: Annotated[int | None, typer.Option(min=1, max=5, help=words.text("help.level"))] = None,
        tag: Annotated[str | None, typer.Option(help=words.text("help.tag"))] = None,
        house: Annotated[str | None, typer.Option(help=words.text("help.house"))] = None,
        limit_s: Annotated[int | None, typer.Option(min=1, max=86_400, help=words.text("help.limit-s"))] = None,
        plain: Annotated[bool, typer.Option("--plain", help=words.text("help.plain"))] = False,
        answers: Annotated[str | None, typer.Option(help=words.text("help.answers"))] = None,
        trainee: Annotated[str | None, typer.Option(help=words.text("help.trainee"))] = None,
        db: Annotated[str | None, typer.Option(help=words.text("help.db"))] = None,
        record: Annotated[bool, typer.Option("--record/--no-record", help=words.text("help.record"))] = True,
        lang: Annotated[str | None, typer.Option("--lang", help=words.text("help.lang"))] = None,
    ) -> None:
        from croupier_trainer.cli.drilling import Asked, practise

        del lang
        asked = Asked(
            name=name,
            count=count,
            seed=seed,
            level=level,
            tag=tag,
            house=house,
            limit_s=limit_s,
            plain=plain,
            answers=answers,
            db=db,
            trainee=trainee,
            record=record,
        )
        raise typer.Exit(practise(asked, words))
