"""schema: JSON Schema (draft-07) of the drill file, for editors."""

import typer

from croupier_trainer.text.words import Words


def register(app: typer.Typer, words: Words) -> None:
    """Add the command."""

    @app.command("schema", help=words.text("help.schema"))
    def schema() -> None:
        import msgspec

        from croupier_trainer.drills.schema import drill_schema

        typer.echo(msgspec.json.format(msgspec.json.encode(drill_schema()), indent=2).decode())
