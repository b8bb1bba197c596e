"""What is wrong in the file of settings, and what to do."""

MESSAGES: dict[str, str | tuple[str, str]] = {
    "unknown": "There is no setting {key}. These are known: {near}.",
    "unknown-near": "There is no setting {key}. Perhaps {near}?",
    "lang": "This language isn't spoken. Write one of these in quotes: {known}.",
    "plain": "plain is a yes or no. Write true or false, without quotes.",
    "limit-s": "limit-s is a number of seconds. Write a whole number from 1 to {most}, without quotes.",
    "text": "{key} needs text. Write it in quotes, in one line.",
    "not-toml": 'This is no TOML. Write one setting a line, such as: lang = "uk".',
    "not-utf8": "This line is not in UTF-8. Save the file in that encoding.",
    "too-long": "The file is too long for settings. Check that it is the right one.",
}
