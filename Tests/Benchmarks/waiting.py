#!/usr/bin/env python3
"""waiting.py [--lines N] [--flat N] [--chain N] [--undo N] [--binaries DIR]: who waits for much work.

While a todo.txt of N lines (200,000) is read, a first sync of N to-dos (8,000) and of a chain of parts
of N (3,000) goes on, and an import of N (20,000) is taken back, a canary comes due every two seconds
and a person adds and completes one: tells how long after its moment the worst canary came, how long
the person waited at most, and how long plain SQL of another program did. 0 leaves one out.

A private desktop with dunst, a Radicale of its own, release binaries. It ends with 1 where a canary
came more than 1 s after its moment, or the person waited for more than 0.5 s.
"""

import argparse
import contextlib
import os
import pathlib
import sqlite3
import subprocess
import sys
import time

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "EndToEnd")]

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
parser.add_argument("--lines", type=int, default=200_000)
parser.add_argument("--flat", type=int, default=8000)
parser.add_argument("--chain", type=int, default=3000)
parser.add_argument("--undo", type=int, default=20_000)
parser.add_argument("--binaries", default=".build-release/voicedo-remind")
options = parser.parse_args()
os.environ["VOICEDO_BINARIES"] = str(pathlib.Path(options.binaries).resolve())

import programs  # noqa: E402
from desktop import Desktop, wait_until  # noqa: E402

CANARY, PERSON = 1.0, 0.5


def vtodo(number, extra):
    return "\r\n".join([
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//waiting//EN", "BEGIN:VTODO",
        f"UID:waiting-{number}", "DTSTAMP:20260101T000000Z", f"SUMMARY:Thing number {number}",
        extra, "END:VTODO", "END:VCALENDAR", ""])


class Life:
    """A person at a desktop, and a canary every two seconds."""

    def __init__(self, desktop):
        self.desktop = desktop
        self.database = programs.Database(desktop.environment)
        self.count = 0

    def turn(self):
        """How long a canary, the person and plain SQL waited."""
        self.count += 1
        title = f"Canary {self.count}"
        began = time.monotonic()
        with contextlib.closing(sqlite3.connect(self.database.path, timeout=60)) as connection:
            with connection:
                connection.execute(
                    "INSERT INTO todo(title, due_at) VALUES (?, unixepoch() + 1)", (title,))
            sql = time.monotonic() - began
            due = connection.execute(
                "SELECT due_at FROM todo WHERE title = ?", (title,)).fetchone()[0]
        person = max(self.timed("add", f"call Ann {self.count} in 3 hours"),
                     self.timed("done", f"call Ann {self.count}"))
        came = wait_until(
            lambda: self.desktop.traffic.titled(title) and time.time() - due, 100, 0.02)
        return came or 100.0, person, sql

    def timed(self, *words):
        began = time.monotonic()
        run = programs.companion(self.desktop.environment, *words, timeout=120)
        assert run.returncode == 0, run.stderr
        return time.monotonic() - began

    def during(self, name, *command):
        """Tells how long everybody waited while a command went on; whether that was short."""
        work = subprocess.Popen(
            [programs.COMPANION, *command], env=self.desktop.environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        began = time.monotonic()
        worst = [0.0, 0.0, 0.0]
        turns = 0
        while work.poll() is None and time.monotonic() - began < 900:
            worst = [max(pair) for pair in zip(worst, self.turn())]
            turns += 1
            time.sleep(1)
        took = time.monotonic() - began
        if work.poll() is None:
            work.kill()
        said = (work.stdout.read().strip().splitlines() or [""])[-1]
        print(f"{name}: {took:.1f} s, {turns} canaries, the worst {worst[0]:.2f} s after its moment; "
              f"a person waited {worst[1]:.2f} s, plain SQL {worst[2]:.2f} s; {said[:70]!r}", flush=True)
        return work.returncode == 0 and worst[0] <= CANARY and worst[1] <= PERSON


def lay(server, count, extra):
    folder = server.data / "collection-root/tester/tasks"
    for number in range(count):
        (folder / f"{number}.ics").write_text(vtodo(number, extra(number)), newline="")


def synced(name, count, extra):
    from calendar_servers import PASSWORD, USER, Radicale

    with Radicale() as server, home() as life:
        lay(server, count, extra)
        key = life.desktop.folder / "key"
        key.write_text(PASSWORD)
        key.chmod(0o600)
        return life.during(name, "sync", "add", server.url, "--user", USER, "--secret", f"file:{key}",
                           "--list", "Home=Tasks", "--yes")


@contextlib.contextmanager
def home():
    with Desktop() as desktop:
        settings = pathlib.Path(desktop.environment["XDG_CONFIG_HOME"]) / "voicedo-remind/config.toml"
        settings.parent.mkdir(parents=True, exist_ok=True)
        settings.write_text("[briefing]\non = false\n[reminders]\nnudges_per_hour = 1000\n")
        programs.companion(desktop.environment, "list")
        service = programs.Service(desktop.environment, desktop.folder / "service.log")
        service.listen()
        try:
            yield Life(desktop)
        finally:
            service.kill()


def lines(count):
    return "\n".join(f"Thing number {number} due:2031-01-{number % 28 + 1:02}" for number in range(count))


def main():
    good = True
    if options.lines:
        with home() as life:
            file = life.desktop.folder / "big.txt"
            file.write_text(lines(options.lines))
            good &= life.during(
                f"import of {options.lines} lines", "import", str(file), "--format", "todo.txt", "--yes")
    if options.undo:
        with home() as life:
            file = life.desktop.folder / "big.txt"
            file.write_text(lines(options.undo))
            programs.companion(life.desktop.environment, "import", str(file), "--format", "todo.txt",
                               "--yes", timeout=600)
            step = life.database.value("SELECT min(id) FROM batch WHERE label = 'import'")
            good &= life.during(f"undo of {options.undo}", "undo", str(step), "--yes")
    if options.flat:
        good &= synced(f"first sync of {options.flat}", options.flat,
                       lambda number: f"DUE:203{number % 10}1201T090000Z")
    if options.chain:
        good &= synced(f"first sync of a chain of {options.chain}", options.chain,
                       lambda number: f"RELATED-TO:waiting-{number - 1}" if number else "PRIORITY:5")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
