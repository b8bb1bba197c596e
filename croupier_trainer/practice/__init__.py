"""A sitting and its memory: session, store, schedule, report (numbers and codes)."""
