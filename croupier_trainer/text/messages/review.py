"""A review: how much is due, or when the next thing will be."""

MESSAGES: dict[str, str | tuple[str, str]] = {
    "head": ("Review: {n} question · seed {seed}", "Review: {n} questions · seed {seed}"),
    "waiting": ("({n} more is waiting.)", "({n} more are waiting.)"),
    "nothing": "Nothing is due, and nothing is left that was missed. The next is due at {at}.",
    "empty": "Nothing has been practised yet. Begin with croupier drill.",
    "gone": (
        "{n} drill isn't there any more as it was and is passed over: {drills}. Put its file back where it was.",
        "{n} drills aren't there any more as they were and are passed over: {drills}. Put their files back where they were.",
    ),
}
