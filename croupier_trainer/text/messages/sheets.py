"""What only files say: names of sheets and notes to spreadsheets."""

MESSAGES: dict[str, str | tuple[str, str]] = {
    "sheet-facts": "Summary",
    "sheet-trainees": "Trainees",
    "sheet-questions": "Questions",
    "sheet-skills": "Skills",
    "sheet-slips": "Slips",
    "sheet-slowest": "Slowest",
    "sheet-scores": "Scores",
}
