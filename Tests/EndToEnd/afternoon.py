"""A zone in which it is the afternoon whenever the tests run: what is for today is not over yet."""

import datetime


def zone():
    """The name of a zone in which it is three, or four, in the afternoon."""
    hour = datetime.datetime.now(datetime.timezone.utc).hour
    offset = 15 - hour if hour >= 3 else -9 - hour
    # The zones of Etc count westwards.
    return f"Etc/GMT{'-' if offset > 0 else '+'}{abs(offset)}"


def now(name):
    """The time there, without its zone."""
    shown = name.removeprefix("Etc/GMT")
    moment = datetime.datetime.now(datetime.timezone.utc).replace(tzinfo=None)
    return moment - datetime.timedelta(hours=int(shown))
