#!/usr/bin/env python3
"""many_due.py [COUNT] [--share PERCENT] [--lead SECONDS] [--later SECONDS] [--binaries DIR]: very many due.

Writes COUNT to-dos (100,000) that are all due in the same second, and a canary: medication that is due
three seconds after it (--later says otherwise; 0: in the very same second); tells how long after that
the first popup came, how long after its own moment the canary came, and what the service took. With --share the service has no more than so many hundredths of a processor (10: a
tenth), by stopping it for the rest of each tenth of a second.

A private desktop with dunst, release binaries. It ends with 1 where the first popup took longer than
10 s, or the canary longer than 2 s.
"""

import argparse
import os
import pathlib
import signal
import sqlite3
import sys
import threading
import time

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "EndToEnd")]

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
parser.add_argument("count", nargs="?", type=int, default=100_000)
parser.add_argument("--share", type=int, default=100)
parser.add_argument("--lead", type=int, help="seconds from the writing to the moment")
parser.add_argument("--later", type=int, default=3)
parser.add_argument("--binaries", default=".build-release/voicedo-remind")
options = parser.parse_args()
os.environ["VOICEDO_BINARIES"] = str(pathlib.Path(options.binaries).resolve())

import programs  # noqa: E402
from desktop import Desktop, wait_until  # noqa: E402
from process import memory  # noqa: E402

FIRST, CANARY = 10.0, 2.0


def hold_back(process, share, ended):
    """Lets a process run for its share of each tenth of a second."""
    while not ended.is_set():
        process.send_signal(signal.SIGCONT)
        time.sleep(0.1 * share / 100)
        process.send_signal(signal.SIGSTOP)
        time.sleep(0.1 * (100 - share) / 100)
    process.send_signal(signal.SIGCONT)


def write(path, due):
    with sqlite3.connect(path, timeout=60) as connection:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
            " INSERT INTO todo(title, due_at) SELECT 'Task ' || i, ? FROM n", (options.count, due))


def main():
    lead = options.lead or 20 + options.count * 100 // max(1, options.share) // 2000
    with Desktop() as desktop:
        settings = pathlib.Path(desktop.environment["XDG_CONFIG_HOME"]) / "voicedo-remind/config.toml"
        settings.parent.mkdir(parents=True, exist_ok=True)
        settings.write_text("[briefing]\non = false\n")
        programs.companion(desktop.environment, "list")
        database = programs.Database(desktop.environment)
        service = programs.Service(desktop.environment, desktop.folder / "service.log")
        due = int(time.time()) + lead
        write(database.path, due)
        settled = wait_until(
            lambda: database.value("SELECT count(*) FROM unsettled") == 0, lead - 4, 0.5)
        # Medication: it comes on its own, whatever else does.
        canary = database.insert_due("Canary", max(0, due + options.later - int(time.time())))
        with sqlite3.connect(database.path, timeout=60) as connection:
            wait_until(lambda: database.rows(
                "SELECT 1 FROM reminder WHERE todo_id = ?", canary), 10, 0.1)
            connection.execute("UPDATE reminder SET breakthrough = 1 WHERE todo_id = ?", (canary,))
        canary_due = database.value("SELECT due_at FROM todo WHERE id = ?", canary)
        ended = threading.Event()
        if options.share < 100:
            threading.Thread(
                target=hold_back, args=(service.process, options.share, ended), daemon=True).start()
        time.sleep(max(0, due - time.time()))
        first = wait_until(
            lambda: desktop.traffic.of_service() and time.time() - due, FIRST * 6, 0.05)
        second = wait_until(
            lambda: desktop.traffic.titled("Canary") and time.time() - canary_due, CANARY * 30, 0.05)
        ended.set()
        print(f"{options.count} due at once, {options.share} % of a processor, "
              f"settled before: {bool(settled)}")
        print(f"first popup after {first and round(first, 1)} s, canary after "
              f"{second and round(second, 1)} s, {memory(service.pid)[0]:.0f} MB, "
              f"{len(desktop.traffic.of_service())} popups")
        service.kill()
        service.close()
    return 0 if first and second and first <= FIRST and second <= CANARY else 1


if __name__ == "__main__":
    sys.exit(main())
