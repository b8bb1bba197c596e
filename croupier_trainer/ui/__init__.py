"""The screen: the only user of rich and questionary."""
