"""Faults of writing: many at once, killed in the middle, and files that may not grow."""

import concurrent.futures
import contextlib
import json
import pathlib
import random
import resource
import signal
import sqlite3
import subprocess
import sys
import time

import damage
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


def no_room_on_a_disk(scale):
    """A disk with room for 0, 1, 2, ... pages more: companion, other programs, the service."""
    with Desktop() as desktop:
        path = pathlib.Path(desktop.environment["XDG_CONFIG_HOME"]) / "voicedo-remind/config.toml"
        path.parent.mkdir(parents=True)
        path.write_text(SETTINGS)
        run = subprocess.run(
            ["unshare", "-rm", sys.executable, pathlib.Path(__file__).with_name("small_disk.py"),
             desktop.folder, str(scale)],
            env=desktop.environment | {"VOICEDO_BINARIES": str(programs.BINARIES)},
            capture_output=True, text=True)
        assert run.returncode == 0, run.stdout + run.stderr + desktop.log("service.log")
        found = json.loads(run.stdout)
        shown = len({popup.title for popup in desktop.traffic.of_service()})
    refused = found.pop("refused")
    return Outcome("a disk with room for 0, 1, 2, ... pages", **found,
                   remark=f"{refused} refused, {shown} popups")


def corrupt_page(scale):
    """A page at random is overwritten, one at a time; then the database is repaired.

    Half of the times the journal is as empty as after a long year. What is neither there afterwards
    nor named as missing is lost.
    """
    tried, generator = 200 // scale, random.Random(11)
    survived = lost = unseen = 0
    counts = dict.fromkeys(("read", "journal", "backup", "missing"), 0)
    home = Home()
    try:
        home.run("add", "--json", "-", text=drafts("Of the backup " + "x" * 60, range(300)))
        home.run("backup")
        home.run("add", "--json", "-", text=drafts("Newer " + "x" * 60, range(200)))
        templates = [home.database.read_bytes()]
        for table in ("change", "batch"):
            home.write(f"DELETE FROM {table}")
        with contextlib.closing(sqlite3.connect(home.database, isolation_level=None)) as connection:
            connection.execute("VACUUM")
        templates.append(home.database.read_bytes())
        known = dict(home.rows("SELECT title, handle FROM todo"))
        for number in range(tried):
            template = templates[number % 2]
            home.database.write_bytes(template)
            page = generator.randrange(1, len(template) // damage.PAGE + 1)
            start = generator.choice((0, generator.randrange(damage.PAGE - 64)))
            damage.overwrite(home.database, page, start, damage.PAGE if start == 0 else 64)
            run = home.run("doctor", "--repair", "--json")
            assert run.code == 0, f"page {page} from {start}: {run.out}{run.err}"
            answer = json.loads(run.out)
            # Noise over the letters of a title is nothing that anybody can see; they may be no text.
            titles = {row[0].decode(errors="replace")
                      for row in home.rows("SELECT CAST(title AS BLOB) FROM todo")}
            missing = set(answer["missing"])
            gone = [title for title, handle in known.items()
                    if title not in titles and handle not in missing]
            if answer["repaired"]:
                counts["read"] += answer["read"]
                counts["missing"] += len(missing)
                for restored in answer["restored"]:
                    counts[restored["source"]] += 1
                pathlib.Path(answer["kept"]).unlink()
            else:
                # Noise over bytes that nothing stands in is no damage.
                unseen += 1
                gone = [] if len(titles) == len(known) else gone
            lost += len(gone)
            survived += home.is_sound() and not gone
    finally:
        home.close()
    told = ", ".join(f"{count} {name}" for name, count in counts.items())
    return Outcome("a page overwritten, at random, and repaired", tried, survived, lost,
                   f"to-dos: {told}; {unseen} times nothing was damaged")


FAULTS = [eight_writers, killed_writers, no_room_at_each_page, no_room_on_a_disk, corrupt_page]
