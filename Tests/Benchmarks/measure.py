#!/usr/bin/env python3
"""measure.py [--quick] [--binaries DIR]: the figures of config/MEASURED.md, as a Markdown table.

Release binaries, a private desktop with dunst, public tools: hyperfine, sqlite3, busctl, /proc.
"""

import argparse
import json
import os
import pathlib
import platform
import sqlite3
import statistics
import subprocess
import sys
import time

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "EndToEnd")]

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--binaries", default=".build-release/voicedo-remind")
parser.add_argument("--quick", action="store_true", help="a tenth of the repetitions")
parser.add_argument("--only", action="append", help="name of a measurement, may be repeated")
options = parser.parse_args()
os.environ["VOICEDO_BINARIES"] = str(pathlib.Path(options.binaries).resolve())

import programs  # noqa: E402
from desktop import Desktop, wait_until  # noqa: E402
from completing import completing  # noqa: E402
from fill import fill  # noqa: E402
from measure_taskwarrior import table  # noqa: E402
from process import context_switches, memory  # noqa: E402


def times(count):
    return max(2, count // 10) if options.quick else count


def percentile(values, share):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, round(share * (len(ordered) - 1)))]


class Stage:
    """A desktop with an empty database and, if asked, many to-dos."""

    def __init__(self, filled=False):
        self.filled = filled

    def __enter__(self):
        self.desktop = Desktop().__enter__()
        self.environment = self.desktop.environment
        config = pathlib.Path(self.environment["XDG_CONFIG_HOME"]) / "voicedo-remind/config.toml"
        config.parent.mkdir(parents=True)
        config.write_text("[briefing]\non = false\n")
        self.database = programs.Database(self.environment)
        programs.companion(self.environment, "list")
        self.service = None
        if self.filled:
            fill(self.database.path)
            # The first run judges what other programs wrote; that is not what is measured.
            self.start()
            wait_until(lambda: self.database.value("SELECT count(*) FROM unsettled") == 0, 120)
            self.stop()
        return self

    def __exit__(self, *_):
        self.stop()
        self.desktop.__exit__()

    def start(self):
        self.service = programs.Service(self.environment, self.desktop.folder / "service.log")
        return self.service

    def stop(self):
        if self.service:
            self.service.stop(30)
            self.service = None

    def deliver(self, title):
        """One reminder from due to shown to done."""
        identifier = self.database.insert_due(title)
        shown = wait_until(lambda: self.database.value(
            "SELECT state FROM reminder WHERE todo_id = ?", identifier) == "shown", 10, 0.005)
        assert shown, f"{title} was not shown: {self.service.said()}"
        self.database.complete(identifier)


def cold_add():
    """Interleaved in small blocks, so that both meet the same disk and the same neighbours."""
    for name, is_served in (("the service running", True), ("nothing else running", False)):
        with Stage() as stage:
            middle = medians_of_inserts(stage, is_served)
        yield (f"`voicedo-remind add`, cold start to durable commit, {name}, median",
               f"{middle['add']:.1f} ms", "")
        yield ("beside it, `sqlite3` shell, durable insert into the same schema",
               f"{middle['same']:.1f} ms ({middle['add'] / middle['same']:.2f} x)", "<= 1.3 x")
        yield ("beside it, `sqlite3` shell, durable insert into a bare table",
               f"{middle['plain']:.1f} ms ({middle['add'] / middle['plain']:.2f} x)", "")


def medians_of_inserts(stage, is_served):
    """Milliseconds; if served, somebody else has each of the databases open, as the service has."""
    plain = stage.desktop.folder / "plain.sqlite"
    same = stage.desktop.folder / "same.sqlite"
    subprocess.run(["sqlite3", plain, "CREATE TABLE todo(id INTEGER PRIMARY KEY, title TEXT)"],
                   check=True)
    subprocess.run(["sqlite3", stage.database.path, f"VACUUM INTO '{same}'"], check=True)
    others = []
    for path in (plain, same):
        subprocess.run(["sqlite3", path, "PRAGMA journal_mode = WAL"], check=True,
                       capture_output=True)
        if is_served:
            others.append(sqlite3.connect(path))
            others[-1].execute("SELECT count(*) FROM todo").fetchone()
    if is_served:
        stage.start()
    insert = "PRAGMA synchronous = FULL; INSERT INTO todo(title) VALUES ('buy milk');"
    commands = {
        "add": f"{programs.COMPANION} add 'buy milk tomorrow morning'",
        "plain": f'sqlite3 {plain} "{insert}"',
        "same": f'sqlite3 {same} "{insert}"',
    }
    taken = {name: [] for name in commands}
    result = stage.desktop.folder / "hyperfine.json"
    for _ in range(times(20)):
        subprocess.run(
            ["hyperfine", "--shell=none", "--runs=10", "--style=none",
             f"--export-json={result}", *commands.values()],
            env=stage.environment, check=True, capture_output=True,
        )
        for name, run in zip(commands, json.loads(result.read_text())["results"]):
            taken[name] += run["times"]
    stored = stage.database.value("SELECT count(*) FROM todo")
    assert stored == len(taken["add"]), f"{stored} stored of {len(taken['add'])}"
    for other in others:
        other.close()
    return {name: statistics.median(values) * 1000 for name, values in taken.items()}


def delivery():
    """Reminders one second apart; the deadline is the database's, the reply is the server's."""
    count = times(200)
    with Stage() as stage:
        stage.start()
        first = int(time.time()) + 4
        stage.database.shell(
            "INSERT INTO todo(title, time_kind, due_at) "
            f"WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < {count - 1}) "
            f"SELECT printf('Spaced %04d', i), 'elapsed', {first} + i FROM n")
        assert wait_until(lambda: stage.database.value("SELECT count(*) FROM reminder") == count)
        deadlines = stage.database.rows(
            "SELECT id, title, fire_at FROM todo JOIN reminder ON todo_id = id ORDER BY title")
        late = []
        for identifier, title, deadline in (row.values() for row in deadlines):
            popup = wait_until(
                lambda: next((p for p in stage.desktop.traffic.titled(title) if p.answered_at), None),
                count + 20)
            assert popup, f"{title} was not shown"
            late.append(popup.answered_at / 1000 - deadline)
            time.sleep(0.2)
            stage.database.complete(identifier)
    assert min(late) >= 0, "one came before its moment"
    yield (f"deadline to the notification server's reply, {count} spaced reminders, p50",
           f"{percentile(late, 0.5):.1f} ms", "")
    yield ("the same, p99", f"{percentile(late, 0.99):.1f} ms", "<= 10 ms")


def idle():
    seconds = times(60)
    with Stage() as stage:
        service = stage.start()
        stage.database.insert_due("Tomorrow", 86400)
        time.sleep(5)
        before = context_switches(service.pid)
        time.sleep(seconds)
        switches = context_switches(service.pid) - before
        resident, private = memory(service.pid)
    yield (f"context switches in {seconds} idle seconds, all threads", f"{switches}", "0")
    yield ("resident (private) memory, idle", f"{resident:.1f} ({private:.1f}) MB", "< 16 MB")


def many():
    with Stage(filled=True) as stage:
        taken = []
        for _ in range(times(50)):
            taken.append(stage.start().ready_after * 1000)
            stage.stop()
        yield ("fork to READY, 50,000 to-dos with 10,000 reminders, median (slowest)",
               f"{statistics.median(taken):.1f} ({max(taken):.1f}) ms", "< 100 ms")
        service = stage.start()
        time.sleep(2)
        resident, private = memory(service.pid)
        yield ("resident (private) memory with them", f"{resident:.1f} ({private:.1f}) MB", "< 16 MB")
        count = times(1000)
        for number in range(count):
            stage.deliver(f"Delivered {number:04}")
        resident, private = memory(service.pid)
        yield (f"the same right after {count:,} deliveries",
               f"{resident:.1f} ({private:.1f}) MB", "")
        # It gives back what work has taken once it has been done for ten seconds.
        time.sleep(12)
        resident, private = memory(service.pid)
        yield (f"the same once it rests after {count:,} deliveries",
               f"{resident:.1f} ({private:.1f}) MB", "< 16 MB")


def completion():
    with Stage() as stage:
        yield from completing(stage, times(200))


def sizes():
    for program in (programs.COMPANION, programs.SERVICE):
        yield (f"`{program.name}`, static and stripped",
               f"{program.stat().st_size / 1_000_000:.1f} MB", "<= 16 MB")


def main():
    measurements = {f.__name__: f for f in (cold_add, delivery, idle, many, completion, sizes)}
    processor = next(line.split(":")[1].strip()
                     for line in open("/proc/cpuinfo") if line.startswith("model name"))
    print(f"Measured by `Tests/Benchmarks/measure.py` on {os.cpu_count()} x {processor}, "
          f"Linux {platform.release().split('-')[0]}.\n")
    print("| figure | measured | aim |\n|---|---:|---:|")
    for name in options.only or measurements:
        for what, measured, aim in measurements[name]():
            print(f"| {what} | {measured} | {aim} |", flush=True)
    if not options.only:
        print()
        for line in table(programs.COMPANION, times(40)):
            print(line, flush=True)


if __name__ == "__main__":
    main()
