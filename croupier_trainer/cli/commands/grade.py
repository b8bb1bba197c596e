"""grade: grades a file of answers; exit code 1 where it isn't passed."""

import os
from pathlib import Path
from typing import Annotated

import typer

from croupier_trainer.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command("grade", help=words.text("help.grade"))
    def grade(
        drill: Annotated[str, typer.Argument(help=words.text("help.drill-name"))],
        answers: Annotated[str, typer.Argument(help=words.text("help.grade-answers"))],
        *,
        seed: Annotated[int | None, typer.Option(min=0, help=words.text("help.seed"))] = None,
        house: Annotated[str | None, typer.Option(help=words.text("help.house"))] = None,
        json: Annotated[bool, typer.Option("--json", help=words.text("help.json"))] = False,
        lang: Annotated[str | None, typer.Option("--lang", help=words.text("help.lang"))] = None,
    ) -> None:
        from croupier_trainer.cli.grading import grade_all, grade_json, grade_lines, passed
        from croupier_trainer.cli.settings import house_for
        from croupier_trainer.drills.answer_file import read_answer_file
        from croupier_trainer.drills.deal import deal
        from croupier_trainer.drills.load import open_drill
        from croupier_trainer.ui.terminal import detect

        scenario, table = open_drill(drill, house_for(drill, house, os.environ))
        given = read_answer_file(Path(answers), answers)
        # The seed asked for, else the one that the answers were given to, else the first.
        chosen = seed if seed is not None else given.seed or 0
        questions = list(deal(scenario, table, chosen))
        graded = grade_all(questions, given.read(questions))
        percent = scenario.head.pass_
        if json:
            typer.echo(grade_json(graded, percent, Words(lang.lower() if lang else "en")), nl=False)
        else:
            detect().print(grade_lines(graded, percent, words))
        if not passed(graded, percent):
            raise typer.Exit(1)
