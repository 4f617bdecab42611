"""Faults of writing: many at once, killed in the middle, and files that may not grow."""

import concurrent.futures
import contextlib
import json
import random
import resource
import signal
import sqlite3
import subprocess
import time

import programs
from desktop import Desktop, wait_until
from home import Home
from outcome import Outcome

SETTINGS = "[briefing]\non = false\n"


def drafts(prefix, numbers):
    return json.dumps({"tasks": [{"title": f"{prefix} {number}"} for number in numbers]})


def eight_writers(scale):
    """Eight processes write 20,000 to-dos while the service runs."""
    with Desktop() as desktop:
        database = programs.Database(desktop.environment)
        programs.companion(desktop.environment, "list")
        service = programs.Service(desktop.environment, desktop.folder / "service.log")

        def singly(writer, count):
            for number in range(count):
                answer = programs.companion(desktop.environment, "add", "--no-parse",
                                            f"Writer {writer} {number}", timeout=60)
                assert answer.returncode == 0, answer.stderr

        def together(writer, count):
            for first in range(0, count, 100):
                text = drafts(f"Writer {writer}", range(first, min(first + 100, count)))
                answer = programs.companion(desktop.environment, "add", "--json", "-", text=text,
                                            timeout=60)
                assert answer.returncode == 0, answer.stderr

        def by_sql(writer, count):
            connection = sqlite3.connect(database.path, timeout=60, isolation_level=None)
            with contextlib.closing(connection):
                for number in range(count):
                    connection.execute("INSERT INTO todo(title) VALUES (?)",
                                       (f"Writer {writer} {number}",))

        work = [(singly, 500 // scale)] * 2 + [(together, 4500 // scale)] * 2 \
            + [(by_sql, 2500 // scale)] * 4
        began = time.monotonic()
        with concurrent.futures.ThreadPoolExecutor(len(work)) as pool:
            for future in [pool.submit(write, writer, count)
                           for writer, (write, count) in enumerate(work)]:
                future.result()
        taken = time.monotonic() - began
        tried = sum(count for _, count in work)
        wait_until(lambda: database.value("SELECT count(*) FROM unsettled") == 0, 60)
        rows = database.value("SELECT count(*) FROM todo")
        titles = database.value("SELECT count(DISTINCT title) FROM todo")
        handles = database.value("SELECT count(DISTINCT handle) FROM todo")
        survived = titles if rows == titles == handles and database.is_sound() else 0
        service.stop()
        return Outcome("eight processes write at once, the service running", tried, survived,
                       tried - titles, f"{tried / taken:.0f} to-dos a second")


def killed_writers(scale):
    """kill -9 of a writer at a random moment: its batch is there as a whole, or not at all."""
    tried = 500 // scale
    generator = random.Random(5)
    survived = lost = written = 0
    home = Home()
    try:
        home.run("list")
        began = time.monotonic()
        home.run("add", "--json", "-", text=drafts("Undisturbed", range(20)))
        whole = time.monotonic() - began
        for number in range(tried):
            process = subprocess.Popen(
                [programs.COMPANION, "add", "--json", "-"], env=home.environment,
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
            with contextlib.suppress(BrokenPipeError):
                process.stdin.write(drafts(f"Batch {number}", range(20)).encode())
                process.stdin.close()
            time.sleep(generator.uniform(0, 1.2 * whole))
            process.send_signal(signal.SIGKILL)
            told = process.stdout.read()
            process.stdout.close()
            process.wait()
            stored = home.rows("SELECT count(*) FROM todo WHERE title LIKE ?",
                               f"Batch {number} %")[0][0]
            written += stored == 20
            survived += stored in (0, 20)
            lost += bool(told) and stored != 20
        if not home.is_sound():
            survived = 0
    finally:
        home.close()
    return Outcome("kill -9 of a writer at a random moment", tried, survived, lost,
                   f"{written} had been written")


def no_room_at_each_page(scale):
    """The files may not grow beyond each page in turn; then there is room again."""
    tried = survived = lost = refused = 0
    home = Home()
    try:
        home.run("add", "Kept from before")
        size = 4096
        while size <= 1_000_000 // scale:
            title = f"Limit {size}"

            def limit(size=size):
                resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

            run = home.run("add", "--no-parse", title, prepare=limit)
            stored = home.rows("SELECT count(*) FROM todo WHERE title = ?", title)[0][0]
            tried += 1
            refused += run.code != 0
            survived += home.is_sound() and (run.code == 0) == (stored == 1)
            lost += run.code == 0 and stored == 0
            size += 4096 if size < 200_000 else 40_960
        again = home.run("add", "--no-parse", "Room again")
        kept = home.rows("SELECT count(*) FROM todo WHERE title IN ('Kept from before', 'Room again')")
        lost += again.code != 0 or kept != [(2,)]
    finally:
        home.close()
    return Outcome("files that may not grow, at each page in turn", tried, survived, lost,
                   f"{refused} refused")


FAULTS = [eight_writers, killed_writers, no_room_at_each_page]
