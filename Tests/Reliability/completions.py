"""Completions as fast as the disk takes them, while the service watches."""

import contextlib
import os
import sqlite3
import statistics
import time

import programs
from delivery import settle
from desktop import Desktop, wait_until
from outcome import Outcome

ON_SCREEN = 30


class Disk:
    """How long the same disk takes, at the same time, to have 4 kB of a file for keeps.

    A log of SQLite grows until it is begun anew, and then is written over.
    """

    def __init__(self, folder):
        self.descriptor = os.open(folder / "flushed", os.O_WRONLY | os.O_CREAT)
        self.size = 0
        self.appended, self.overwritten = [], []

    def measure(self):
        self.appended.append(self.milliseconds(self.size))
        self.overwritten.append(self.milliseconds(0))
        self.size += 4096

    def milliseconds(self, offset):
        began = time.monotonic()
        os.pwrite(self.descriptor, b"\0" * 4096, offset)
        os.fdatasync(self.descriptor)
        return (time.monotonic() - began) * 1000


def by_statements(database, todos, disk):
    """One connection, each completion a commit of its own; milliseconds of each."""
    taken = []
    with contextlib.closing(sqlite3.connect(database.path, timeout=60,
                                            isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = FULL")
        for number, todo in enumerate(todos):
            if number % 4 == 0:
                disk.measure()
            began = time.monotonic()
            connection.execute("UPDATE todo SET completed_at = unixepoch() WHERE id = ?", (todo,))
            taken.append((time.monotonic() - began) * 1000)
    return taken


def by_companion(environment, todos):
    """One run of the companion for each; milliseconds from its start to its end."""
    taken = []
    for todo in todos:
        began = time.monotonic()
        run = programs.companion(environment, "done", todo, timeout=60)
        taken.append((time.monotonic() - began) * 1000)
        assert run.returncode == 0, run.stderr
    return taken


def show_some(desktop, database):
    """Reminders on screen, each in a popup of its own."""
    shown = [database.insert_due(f"On screen {number:02}") for number in range(ON_SCREEN)]
    assert wait_until(lambda: database.value(
        "SELECT count(*) FROM reminder WHERE popup_number IS NOT NULL") == ON_SCREEN, 60)
    return shown


def completions(scale):
    """4,000 in SQL and 400 by the companion, with popups of some of them on screen."""
    statements, runs = 4_000 // scale, 400 // scale
    with Desktop() as desktop:
        database = settle(desktop)
        database.shell(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n "
            f"WHERE i < {statements + runs}) INSERT INTO todo(title) SELECT 'To do ' || i FROM n")
        service = programs.Service(desktop.environment, desktop.folder / "service.log")
        shown = show_some(desktop, database)
        rows = database.rows("SELECT id, handle FROM todo WHERE title LIKE 'To do %'")
        half = ON_SCREEN // 2
        handles = [database.value("SELECT handle FROM todo WHERE id = ?", todo)
                   for todo in shown[half:]]
        disk = Disk(desktop.folder)
        told = by_statements(database, [row["id"] for row in rows[:statements]] + shown[:half], disk)
        ran = by_companion(desktop.environment,
                           [row["handle"] for row in rows[statements:]] + handles)
        began = time.monotonic()
        is_clear = wait_until(lambda: not desktop.traffic.on_screen("On screen"), 5)
        withdrawn = (time.monotonic() - began) * 1000
        done = database.value("SELECT count(*) FROM todo WHERE completed_at IS NOT NULL")
        noted = database.value("SELECT count(DISTINCT todo_id) FROM completion")
        is_sound = database.is_sound()
        service.stop()
    tried = statements + runs + ON_SCREEN
    return Outcome(
        "completions one by one, the service running", tried,
        done if done == noted and is_clear and is_sound else 0, tried - done,
        f"in SQL {1000 * len(told) / sum(told):.0f} a second, {statistics.median(told):.2f} ms each, "
        f"beside {statistics.median(disk.appended):.2f} ms to append 4 kB durably and "
        f"{statistics.median(disk.overwritten):.2f} ms to write over them; by the companion "
        f"{statistics.median(ran):.1f} ms each; last popup gone {withdrawn:.0f} ms after the end")


FAULTS = [completions]
