"""A reminder that is watched through a fault, and the verdict on it."""

import dataclasses
import itertools
import time

import account
from account import database
from desktop import wait_until

_numbers = itertools.count(1)


@dataclasses.dataclass
class Watched:
    """`due` is the instant by the wall clock at which its one popup is to come, in seconds."""

    title: str
    todo: str
    due: float

    @classmethod
    def write(cls, what, columns):
        """Another program writes the to-do; the service works out when it is due."""
        title = f"{what} {next(_numbers):03}."
        names, values = ", ".join(columns), ", ".join(columns.values())
        database.shell(f"INSERT INTO todo(title, {names}) VALUES ('{title}', {values})")
        todo = database.value("SELECT id FROM todo WHERE title = ?", title)
        return cls(title, todo, 0.0)

    @classmethod
    def at_instant(cls, what, seconds):
        """Due at an instant, so many seconds from now."""
        due = int(time.time()) + seconds
        watched = cls.write(what, {"time_kind": "'elapsed'", "due_at": str(due)})
        watched.due = due
        return watched

    @classmethod
    def at_civil(cls, what, civil, due, zone=None, rule=None):
        """Due at a civil time, which everybody else reckons to be the instant `due`."""
        columns = {"due_date": f"'{civil:%Y-%m-%d}'", "due_time": f"'{civil:%H:%M:%S}'"}
        if zone:
            columns["zone"] = f"'{zone}'"
        if rule:
            columns |= {"rrule": f"'{rule}'"}
        watched = cls.write(what, columns)
        watched.due = due
        return watched

    @property
    def popups(self):
        return account.popups(self.title)

    @property
    def in_ledger(self):
        """When the ledger says that it was shown, in seconds."""
        return [row["at"] / 1000 for row in database.rows(
            "SELECT at FROM delivery WHERE todo_id = ? AND event = 'shown' ORDER BY id", self.todo)]

    def wait(self, seconds):
        """Waits for its popup and for the line in the ledger."""
        return wait_until(lambda: self.popups and self.in_ledger, seconds, 0.1)

    def finish(self):
        database.complete(self.todo)

    @property
    def is_lost(self):
        return not self.popups

    @property
    def is_early(self):
        return any(popup["at"] < self.due for popup in self.popups)

    def came_well(self, at_most=1):
        """It came, not early, not too often, and the ledger says the same."""
        count = len(self.popups)
        is_well = 1 <= count <= at_most and not self.is_early and len(self.in_ledger) >= 1
        if not is_well:
            print(f"  {self.title} due {self.due:.3f}: "
                  f"{[round(popup['at'], 3) for popup in self.popups]}, ledger {self.in_ledger}",
                  flush=True)
        return is_well

    @property
    def lateness(self):
        return self.popups[0]["at"] - self.due if self.popups else float("nan")

    def after(self, boot):
        """How long after a moment of the machine's own clock its popup came."""
        return self.popups[0]["boot"] - boot if self.popups else float("nan")


def boot():
    """Seconds since the machine was switched on, asleep or not: no step of the clock changes it."""
    return time.clock_gettime(time.CLOCK_BOOTTIME)


def settled():
    """Waits until the service has worked out what was written."""
    assert wait_until(lambda: database.value("SELECT count(*) FROM unsettled") == 0, 60, 0.1)
    time.sleep(0.5)


def tally(watched, at_most=1):
    """How many were tried, came well, and were lost."""
    return len(watched), sum(one.came_well(at_most) for one in watched), \
        sum(one.is_lost for one in watched)


def span(seconds, unit="s"):
    """The least and the most of some times, in words."""
    factor = 1000 if unit == "ms" else 1
    digits = 0 if unit == "ms" else 1
    least, most = min(seconds) * factor, max(seconds) * factor
    return f"{least:.{digits}f} to {most:.{digits}f} {unit}"
