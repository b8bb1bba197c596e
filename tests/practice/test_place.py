"""Where results are kept by default is where platformdirs says, also where the program finds it without."""

from __future__ import annotations

import pytest
from platformdirs import user_data_path

from croupier_trainer.practice.place import Place, place


@pytest.mark.parametrize("home", ["/home/olena", "/home/olena/", "/", None])
@pytest.mark.parametrize("data", ["/data", "/data/", "/with space", " /padded", "relative", "~/x", " ", "", None])
def test_the_folder_is_that_of_platformdirs(
    monkeypatch: pytest.MonkeyPatch, home: str | None, data: str | None
) -> None:
    """Whatever the environment says, both name one folder."""
    for name, value in (("HOME", home), ("XDG_DATA_HOME", data)):
        if value is None:
            monkeypatch.delenv(name, raising=False)
        else:
            monkeypatch.setenv(name, value)
    assert place(None, {}) == Place(path=user_data_path("croupier-trainer", appauthor=False) / "results.db")
