"""Being written by another helper: see POKER-SPLIT.txt at the root."""
