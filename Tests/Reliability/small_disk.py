"""Writes to a database on a disk of its own that has room for so many pages more, and not for others.

Run by `storage.py` in a mount namespace: `small_disk.py FOLDER SCALE`. Prints what came of it as JSON.
"""

import contextlib
import json
import os
import pathlib
import sqlite3
import subprocess
import sys
import threading
import time

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER.parent / "EndToEnd"), str(FOLDER.parent / "Benchmarks")]
import programs

PAGE = 4096


class Disk:
    def __init__(self, folder):
        self.folder = folder
        folder.mkdir()
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "none", folder], check=True)
        self.filler = folder / "filler"
        self.database = folder / "data/voicedo.sqlite"

    def leave(self, pages):
        """Fills the disk up so that it has room for so many pages more."""
        state = os.statvfs(self.folder)
        with open(self.filler, "ab") as file:
            file.write(b"x" * PAGE * max(0, state.f_bavail - pages))

    def make_room(self):
        self.filler.unlink(missing_ok=True)

    def sql(self, statement, *values):
        with contextlib.closing(sqlite3.connect(self.database, timeout=10)) as connection, connection:
            return connection.execute(statement, values).fetchall()

    def empty_log(self):
        """So that whatever is written needs new pages."""
        with contextlib.closing(sqlite3.connect(self.database, timeout=10)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


class Trials:
    def __init__(self, disk):
        self.disk = disk
        self.environment = os.environ | {"VOICEDO_DB": str(disk.database)}
        self.tried = self.survived = self.lost = self.refused = 0

    def companion(self, *arguments):
        return programs.companion(self.environment, *arguments, timeout=60)

    def by_sql(self, statement, *values):
        try:
            self.disk.sql(statement, *values)
            return True
        except sqlite3.OperationalError:
            return False

    def attempt(self, pages, write, is_there):
        """One write with so much room: it is there if it was answered, and is not if it was refused."""
        self.disk.empty_log()
        self.disk.leave(pages)
        answered = write()
        self.disk.make_room()
        there = is_there()
        sound = self.disk.sql("PRAGMA integrity_check") == [("ok",)]
        self.tried += 1
        self.refused += not answered
        self.survived += sound and answered == there
        self.lost += answered and not there

    def count(self, condition, *values):
        return self.disk.sql(f"SELECT count(*) FROM todo WHERE {condition}", *values)[0][0]

    def writers(self, rooms):
        for pages in rooms:
            title = f"Room for {pages}"
            self.attempt(
                pages, lambda: self.companion("add", "--no-parse", title).returncode == 0,
                lambda: self.count("title = ?", title) == 1)
            self.companion("add", "--no-parse", f"To do with {pages}")
            handle = self.disk.sql("SELECT handle FROM todo WHERE title = ?", f"To do with {pages}")[0][0]
            self.attempt(
                pages, lambda: self.companion("done", handle).returncode == 0,
                lambda: self.count("handle = ? AND completed_at IS NOT NULL", handle) == 1)
            self.attempt(
                pages,
                lambda: self.by_sql("INSERT INTO todo(title) VALUES (?)", f"By hand {pages}"),
                lambda: self.count("title = ?", f"By hand {pages}") == 1)

    def service(self, rooms):
        """What falls due while there is no room comes by itself once there is."""
        for pages in rooms:
            title = f"Due with room for {pages}"
            self.disk.sql("INSERT INTO todo(title, time_kind, due_at) "
                          "VALUES (?, 'elapsed', unixepoch() + 3)", title)
            time.sleep(1)
            self.disk.empty_log()
            self.disk.leave(pages)
            time.sleep(4)
            self.disk.make_room()
            self.tried += 1
            state = None
            end = time.monotonic() + 90
            while state != "shown" and time.monotonic() < end:
                time.sleep(0.2)
                rows = self.disk.sql("SELECT state FROM reminder JOIN todo ON todo.id = todo_id "
                                     "WHERE title = ?", title)
                state = rows[0][0] if rows else None
            self.survived += state == "shown"
            self.lost += state != "shown"
            self.disk.sql("UPDATE todo SET completed_at = unixepoch() WHERE title = ?", title)


def main():
    folder, scale = pathlib.Path(sys.argv[1]), int(sys.argv[2])
    disk = Disk(folder / "small-disk")
    trials = Trials(disk)
    assert trials.companion("add", "--no-parse", "Kept from before").returncode == 0
    trials.writers(range(0, 40, scale))
    service = programs.Service(trials.environment, folder / "service.log")
    # A socket that nobody reads is full after a few words, and whoever tells it more waits.
    threading.Thread(target=lambda: service.hears("STOPPING=1", timeout=3600), daemon=True).start()
    trials.writers(range(0, 12, scale))
    trials.service(range(0, 12, max(1, scale)))
    alive = service.process.poll() is None
    service.stop()
    kept = trials.count("title = 'Kept from before'") == 1
    trials.lost += not kept or not alive
    print(json.dumps({name: getattr(trials, name) for name in ("tried", "survived", "lost", "refused")}))


if __name__ == "__main__":
    main()
