"""report: class results on screen, as HTML, CSV, XLSX and JSON; `report merge` brings results of machines together."""

from typing import Annotated

import typer

from croupier_trainer.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    """Add the command and its subcommand."""
    group = typer.Typer(
        add_completion=False,
        rich_markup_mode=None,
        invoke_without_command=True,
        help=words.text("help.report"),
        subcommand_metavar="[merge]",
        options_metavar=words.text("help.options-metavar"),
    )

    @group.callback(invoke_without_command=True)
    def report(  # noqa: PLR0913 - the options of spec.md
        context: typer.Context,
        *,
        drill: Annotated[str | None, typer.Option(help=words.text("help.report-drill"))] = None,
        anonymous: Annotated[bool, typer.Option("--anonymous", help=words.text("help.anonymous"))] = False,
        html: Annotated[str | None, typer.Option(help=words.text("help.html"))] = None,
        csv: Annotated[str | None, typer.Option(help=words.text("help.csv"))] = None,
        xlsx: Annotated[str | None, typer.Option(help=words.text("help.xlsx"))] = None,
        json: Annotated[str | None, typer.Option(help=words.text("help.json-file"))] = None,
        plain: Annotated[bool, typer.Option("--plain", help=words.text("help.plain"))] = False,
        db: Annotated[str | None, typer.Option(help=words.text("help.db"))] = None,
        lang: Annotated[str | None, typer.Option("--lang", help=words.text("help.lang"))] = None,
    ) -> None:
        from croupier_trainer.cli.reporting import Asked
        from croupier_trainer.cli.reporting import report as run

        del lang
        context.obj = db
        if context.invoked_subcommand is not None:
            return
        asked = Asked(drill=drill, anonymous=anonymous, html=html, csv=csv, xlsx=xlsx, json=json, plain=plain, db=db)
        raise typer.Exit(run(asked, words))

    @group.command("merge", help=words.text("help.merge"))
    def merge(
        context: typer.Context,
        files: Annotated[list[str], typer.Argument(help=words.text("help.merge-files"))],
        *,
        db: Annotated[str | None, typer.Option(help=words.text("help.db"))] = None,
        lang: Annotated[str | None, typer.Option("--lang", help=words.text("help.lang"))] = None,
    ) -> None:
        from croupier_trainer.cli.reporting import merge as run

        del lang
        raise typer.Exit(run(files, db or context.obj, words))

    app.add_typer(group, name="report")
