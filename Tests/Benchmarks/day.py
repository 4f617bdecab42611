#!/usr/bin/env python3
"""day.py [--quick] [--binaries DIR]: how long what is asked all day takes, as a Markdown table.

Release binaries, cold, with hyperfine: what is for today, the one thing for now, and the line of a bar
with 10,000 open; a month with 500 series, and with 2,000 events of calendars as well; how much was done of 100,000 times; and a focus session. It
ends with 1 where a median is above its aim.
"""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "EndToEnd")]

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
parser.add_argument("--binaries", default=".build-release/voicedo-remind")
parser.add_argument("--quick", action="store_true", help="a tenth of the repetitions")
options = parser.parse_args()
os.environ["VOICEDO_BINARIES"] = str(pathlib.Path(options.binaries).resolve())

import programs  # noqa: E402
from fill import fill  # noqa: E402
from home import Home  # noqa: E402

RUNS = 10 if options.quick else 100

# A tenth of what is open is for these days, as it is for somebody who plans.
PLANNED = """
UPDATE todo SET due_date = date('now', (n.place % 30) || ' days'), due_time = NULL
  FROM (SELECT id, row_number() OVER () AS place FROM todo WHERE due_at IS NULL LIMIT 1000) AS n
 WHERE todo.id = n.id;
"""

SERIES = """
WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
INSERT INTO todo (title, due_date, due_time, rrule)
  SELECT 'Series ' || i, date('now', '-' || (i % 28) || ' days'), printf('%02d:%02d', 6 + i % 16, i % 60),
         CASE i % 5 WHEN 0 THEN 'FREQ=DAILY' WHEN 1 THEN 'FREQ=WEEKLY;BYDAY=MO,TH'
                    WHEN 2 THEN 'FREQ=WEEKLY' WHEN 3 THEN 'FREQ=MONTHLY' ELSE 'FREQ=DAILY;INTERVAL=3' END
    FROM n;
"""

# A fifth of 2,000 events in each of five calendars, over the weeks around today.
EVENTS = """
WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5)
INSERT INTO calendar (id, name, kind, place, zone, read_at, reach)
  SELECT 'c' || i, 'Calendar ' || i, 'web', 'https://calendar.example.org/' || i, 'Europe/Berlin',
         unixepoch(), unixepoch() + 400 * 86400 FROM n;
WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
INSERT INTO event (calendar_id, address, uid, title, place, is_busy, start_at, end_at)
  SELECT 'c' || (1 + i % 5), '', 'uid-' || i, 'Event ' || i, 'Room ' || (i % 40), 1,
         unixepoch('now', 'start of month') + (i % 28) * 86400 + (7 + i % 12) * 3600,
         unixepoch('now', 'start of month') + (i % 28) * 86400 + (8 + i % 12) * 3600 FROM n;
"""

COMPLETIONS = """
WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
INSERT OR IGNORE INTO completion (completed_at, todo_id)
  SELECT unixepoch() - i * 311, (SELECT id FROM todo LIMIT 1) FROM n;
INSERT INTO delivery (at, event) VALUES ((unixepoch() - 390 * 86400) * 1000, 'briefed'),
  (unixepoch() * 1000, 'briefed');
"""


def many(home):
    fill(home.database, todos=10_000, reminders=2_000)
    write(home, PLANNED)


def series(home):
    write(home, SERIES)


def events(home):
    series(home)
    write(home, EVENTS)


def completions(home):
    write(home, SERIES)
    write(home, COMPLETIONS)


def focusing(home):
    many(home)
    home.run("add", "write the report")
    home.run("focus", "report", "25m")


# What is asked of which database, and how long it may take in milliseconds.
ASKED = [
    ("10,000 open", many, [("today", 10), ("now", 10), ("bar", 10)]),
    ("500 series", series, [("agenda --month", 30)]),
    ("500 series, 2,000 events", events, [("agenda --month", 30), ("today", 30)]),
    ("500 series, 100,000 completions", completions, [("stats", 50), ("stats year", 50)]),
    ("10,000 open, in focus", focusing, [("focus status", 10), ("bar", 10)]),
]


def write(home, statements):
    script = f".timeout 10000\nBEGIN IMMEDIATE;\n{statements}\nCOMMIT;\n"
    subprocess.run(["sqlite3", "-batch", "-bail", home.database], input=script, text=True, check=True)


def timed(home, commands):
    """The times that each command took, in milliseconds; interleaved, so that all meet the same disk."""
    taken = [[] for _ in commands]
    result = home.folder / "hyperfine.json"
    lines = [f"{programs.COMPANION} {command}" for command in commands]
    for _ in range(10):
        subprocess.run(
            ["hyperfine", "--shell=none", "--warmup=2", f"--runs={max(2, RUNS // 10)}", "--style=none",
             "--ignore-failure", f"--export-json={result}", *lines],
            env=home.environment, check=True, capture_output=True)
        for times, run in zip(taken, json.loads(result.read_text())["results"]):
            times += [seconds * 1000 for seconds in run["times"]]
    return taken


def main():
    print("| asked of | command | median | slowest | beside `--version` | aim |\n|---|---|---:|---:|---:|---:|")
    is_met = True
    for name, prepare, asked in ASKED:
        home = Home()
        try:
            home.run("list")
            prepare(home)
            # The first run judges what other programs wrote; that is not what is measured.
            home.run("list")
            assert home.rows("SELECT count(*) FROM unsettled") == [(0,)]
            commands = [command for command, _ in asked]
            for command in commands:
                run = home.run(*command.split())
                assert run.code == 0, (command, run.out, run.err)
            *taken, bare = timed(home, [*commands, "--version"])
            for (command, aim), times in zip(asked, taken):
                median = statistics.median(times)
                is_met = is_met and median <= aim
                print(f"| {name} | `{command}` | {median:.1f} ms | {max(times):.1f} ms "
                      f"| {median / statistics.median(bare):.1f} x | {aim} ms |", flush=True)
        finally:
            home.close()
    return 0 if is_met else 1


if __name__ == "__main__":
    sys.exit(main())
