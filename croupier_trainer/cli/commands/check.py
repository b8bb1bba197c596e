"""check: lints drill and house files; every problem of every file in one run."""

from pathlib import Path
from typing import Annotated

import typer

from croupier_trainer.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command("check", help=words.text("help.check"))
    def check(
        paths: Annotated[list[str], typer.Argument(help=words.text("help.check-paths"))],
        *,
        house: Annotated[str | None, typer.Option(help=words.text("help.house"))] = None,
        lang: Annotated[str | None, typer.Option("--lang", help=words.text("help.lang"))] = None,
    ) -> None:
        from croupier_trainer.cli.checking import check_file, files
        from croupier_trainer.ui.terminal import detect

        del lang
        terminal = detect()
        found, questions = 0, 0
        seen = files(paths)
        for path, shown in seen:
            problems, dealt = check_file(Path(path), shown, house)
            found += len(problems)
            questions += dealt
            # What is found is the command's result, so it goes to stdout.
            terminal.print(words.problem(problem) for problem in problems)
        if found:
            terminal.complain([words.text("check.found", n=found)])
            raise typer.Exit(3)
        terminal.print([words.text("check.fine", files=len(seen), n=questions)])
