"""rules: the rulebook, a rule by its id or rules by words, and the drills that train it."""

from typing import Annotated

import typer

from croupier_trainer.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command("rules", help=words.text("help.rules"))
    def rules(
        query: Annotated[list[str] | None, typer.Argument(help=words.text("help.rules-query"))] = None,
        *,
        json: Annotated[bool, typer.Option("--json", help=words.text("help.json"))] = False,
        lang: Annotated[str | None, typer.Option("--lang", help=words.text("help.lang"))] = None,
    ) -> None:
        from croupier_trainer.cli.rulebook import rules_json, rules_lines, wanted
        from croupier_trainer.ui.terminal import detect

        found = wanted(" ".join(query or ()))
        if json:
            typer.echo(rules_json(found, Words(lang.lower() if lang else "en")), nl=False)
            return
        terminal = detect()
        for indent, line in rules_lines(found, words):
            terminal.print(terminal.wrap(line, indent))
