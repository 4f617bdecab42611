"""What is said on a bad day, and what has to come back."""

TEXT = "buy bread tomorrow at 9"
GIVEN_BACK = f"To store it as a to-do: voicedo-remind add '{TEXT}'"


def fill(home):
    """Three to-dos, as a person has them."""
    for text in ("buy milk tomorrow at 9", "call anna every friday at 5", "water the plants"):
        assert home.run(text).code == 0
