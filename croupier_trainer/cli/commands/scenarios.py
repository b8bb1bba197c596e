"""scenarios: the shipped drills, or one of them in full."""

from typing import Annotated

import typer

from croupier_trainer.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command("scenarios", help=words.text("help.scenarios"))
    def scenarios(
        name: Annotated[str | None, typer.Argument(help=words.text("help.drill-name"))] = None,
        *,
        level: Annotated[int | None, typer.Option(min=1, max=5, help=words.text("help.level"))] = None,
        tag: Annotated[str | None, typer.Option(help=words.text("help.tag"))] = None,
        json: Annotated[bool, typer.Option("--json", help=words.text("help.json"))] = False,
        lang: Annotated[str | None, typer.Option("--lang", help=words.text("help.lang"))] = None,
    ) -> None:
        from croupier_trainer.cli.shipped import listing, listing_json, listing_lines
        from croupier_trainer.drills import library
        from croupier_trainer.ui.terminal import detect

        if name is not None:
            path, shown = library.find_drill(name)
            detect().print(library.read_bytes(path, shown).decode(errors="replace").splitlines())
            return
        drills = listing(level, tag)
        if json:
            typer.echo(listing_json(drills, Words(lang.lower() if lang else "en")), nl=False)
            return
        detect().print(listing_lines(drills, words))
