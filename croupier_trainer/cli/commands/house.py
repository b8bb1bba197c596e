"""house: the shipped houses, or one of them beside the school, with rule ids and reasons."""

from typing import Annotated

import typer

from croupier_trainer.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command("house", help=words.text("help.house-rules"))
    def house(
        name: Annotated[str | None, typer.Argument(help=words.text("help.house-name"))] = None,
        *,
        every: Annotated[bool, typer.Option("--all", help=words.text("help.house-all"))] = False,
        json: Annotated[bool, typer.Option("--json", help=words.text("help.json"))] = False,
        lang: Annotated[str | None, typer.Option("--lang", help=words.text("help.lang"))] = None,
    ) -> None:
        from croupier_trainer.cli.houses import house_json, house_lines, list_json, list_lines, opened
        from croupier_trainer.ui.terminal import detect

        if json:
            spoken = Words(lang.lower() if lang else "en")
            typer.echo(list_json(spoken) if name is None else house_json(opened(name), spoken, every=every), nl=False)
            return
        terminal = detect()
        terminal.print(
            list_lines(terminal, words) if name is None else house_lines(opened(name), terminal, words, every=every)
        )
