"""solve: the answer key of a drill, with working and rule ids."""

import os
from typing import Annotated

import typer

from croupier_trainer.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command("solve", help=words.text("help.solve"))
    def solve(
        drill: Annotated[str, typer.Argument(help=words.text("help.drill-name"))],
        *,
        seed: Annotated[int, typer.Option(min=0, help=words.text("help.seed"))] = 0,
        house: Annotated[str | None, typer.Option(help=words.text("help.house"))] = None,
        json: Annotated[bool, typer.Option("--json", help=words.text("help.json"))] = False,
        lang: Annotated[str | None, typer.Option("--lang", help=words.text("help.lang"))] = None,
    ) -> None:
        from croupier_trainer.cli.settings import house_for
        from croupier_trainer.cli.solving import key_json, key_lines
        from croupier_trainer.drills.deal import deal
        from croupier_trainer.drills.load import open_drill
        from croupier_trainer.ui.terminal import detect

        scenario, table = open_drill(drill, house_for(drill, house, os.environ))
        if json:
            from croupier_trainer.text.words import Words

            typer.echo(key_json(deal(scenario, table, seed), Words(lang.lower() if lang else "en")), nl=False)
            return
        detect().print(key_lines(deal(scenario, table, seed), words))
