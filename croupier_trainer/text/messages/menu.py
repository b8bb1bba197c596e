"""The menu."""

MESSAGES: dict[str, str | tuple[str, str]] = {
    "title": "What would you like to do?",
    "continue": "Continue",
    "continue-note": "{title}, question {n} of {total}",
    "review": "Review what is due",
    "review-note": ("{n} skill due", "{n} skills due"),
    "review-none": "nothing is due today",
    "course": "Course: drills by level",
    "course-title": "Which level?",
    "course-level": "Level {level}",
    "course-level-note": ("{n} drill", "{n} drills"),
    "course-drill": "Which drill?",
    "quiz": "Quiz under the clock",
    "quiz-title": "Which quiz?",
    "trainee": "Your name",
    "progress": "My progress",
    "rulebook": "Rulebook",
    "rulebook-title": "Which part?",
    "language": "Language",
    "language-title": "Which language?",
    "leave": "Leave",
}
