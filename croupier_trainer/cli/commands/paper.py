"""paper: a printable quiz and its answer key, each one HTML file; several papers with one seed after the other."""

from typing import Annotated

import typer

from croupier_trainer.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command("paper", help=words.text("help.paper"))
    def paper(  # noqa: PLR0913 - the options of spec.md
        drill: Annotated[str, typer.Argument(help=words.text("help.drill-name"))],
        *,
        output: Annotated[str, typer.Option("--output", "-o", help=words.text("help.paper-output"))],
        seed: Annotated[int, typer.Option(min=0, help=words.text("help.seed"))] = 0,
        papers: Annotated[int, typer.Option(min=1, max=100, help=words.text("help.papers"))] = 1,
        count: Annotated[int | None, typer.Option(min=1, max=10_000, help=words.text("help.count"))] = None,
        house: Annotated[str | None, typer.Option(help=words.text("help.house"))] = None,
        force: Annotated[bool, typer.Option("--force", help=words.text("help.force"))] = False,
        lang: Annotated[str | None, typer.Option("--lang", help=words.text("help.lang"))] = None,
    ) -> None:
        from croupier_trainer.cli.papering import Asked, print_papers
        from croupier_trainer.ui.terminal import detect

        del lang
        asked = Asked(drill=drill, output=output, seed=seed, papers=papers, count=count, house=house, force=force)
        quiz, key = print_papers(asked, words)
        terminal = detect()
        terminal.complain(terminal.wrap(words.text("paper.written", quiz=quiz, key=key)))
