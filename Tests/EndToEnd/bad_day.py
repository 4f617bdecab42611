"""What is said on a bad day, and what has to come back."""

import datetime

TEXT = "buy bread tomorrow at 9"
GIVEN_BACK = f"To store it as a to-do: voicedo-remind add '{TEXT}'"


def fill(home):
    """Three to-dos, as a person has them; the milk comes first."""
    weekday = (datetime.date.today() + datetime.timedelta(days=3)).strftime("%A")
    for text in ("buy milk tomorrow at 9", f"call anna every {weekday} at 5", "water the plants"):
        assert home.run(text).code == 0
