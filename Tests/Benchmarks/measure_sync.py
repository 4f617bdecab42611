#!/usr/bin/env python3
"""Measures the sync of many to-dos beside vdirsyncer and todoman, on one Radicale on this machine.

    Tests/Benchmarks/measure_sync.py [--binaries DIR] [--count N]

Time, requests and bytes (as a proxy before the server counts them) of a first sync of N to-dos from a
machine to the server, of one to an empty machine, and of one with a single change; and how much memory
voicedo-online took. Both go through the same proxy to a Radicale of their own.
"""

import argparse
import os
import pathlib
import resource
import subprocess
import sys
import tempfile
import time

TESTS = pathlib.Path(__file__).resolve().parent.parent


class Figures:
    """What one sync took."""

    def __init__(self, proxy, work):
        proxy.forget()
        began = time.monotonic()
        work()
        self.seconds = time.monotonic() - began
        self.methods = proxy.methods()
        self.requests = len(proxy.requests)
        self.kilobytes = (proxy.sent + proxy.received) / 1000

    def __str__(self):
        methods = ", ".join(f"{count} {name}" for name, count in sorted(self.methods.items()))
        return f"{self.seconds:8.1f} s {self.requests:7} requests {self.kilobytes:9.0f} kB  ({methods})"


def todo(number):
    return "\r\n".join([
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//measure//EN", "BEGIN:VTODO",
        f"UID:measure-{number}", "DTSTAMP:20260101T000000Z", f"SUMMARY:Thing number {number}",
        f"DUE:203{number % 10}1201T{number % 24:02}0000Z", f"PRIORITY:{number % 10}", "END:VTODO",
        "END:VCALENDAR", ""])


def fill(machine, count):
    """So many to-dos on the list of a machine, as another program writes them."""
    machine.write(
        "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?) "
        "INSERT INTO todo(title, list_id, time_kind, due_at) SELECT 'Thing number ' || i, "
        "(SELECT id FROM list WHERE name = 'Home'), 'elapsed', 1900000000 + i * 3600 FROM n", count)


class Watched:
    """The largest memory of any process of a name while something goes on."""

    def __init__(self, name):
        self.name, self.kilobytes = name, 0

    def look(self):
        for place in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                if (place / "comm").read_text().strip() != self.name[:15]:
                    continue
                for line in (place / "status").read_text().splitlines():
                    if line.startswith("VmHWM:"):
                        self.kilobytes = max(self.kilobytes, int(line.split()[1]))
            except OSError:
                continue

    def during(self, process):
        while process.poll() is None:
            self.look()
            time.sleep(0.02)
        return process.returncode


def ours(count, watch):
    from calendar_proxy import CalendarProxy
    from calendar_servers import Radicale
    from sync_machine import Machine
    import programs

    with Radicale() as server, CalendarProxy(server.port) as proxy:
        desk, laptop = Machine(proxy.url), Machine(proxy.url)

        def sync(machine):
            process = subprocess.Popen([programs.COMPANION, "sync"], env=machine.environment,
                                       stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
            assert watch.during(process) == 0

        fill(desk, count)
        print(f"voicedo-remind  first sync, up    {Figures(proxy, lambda: sync(desk))}", flush=True)
        print(f"voicedo-remind  first sync, down  {Figures(proxy, lambda: sync(laptop))}", flush=True)
        assert laptop.rows("SELECT count(*) FROM todo") == [(count,)]
        desk.say("edit", "Thing number 77", "--priority", "high")
        print(f"voicedo-remind  one change, up    {Figures(proxy, lambda: sync(desk))}")
        print(f"voicedo-remind  one change, down  {Figures(proxy, lambda: sync(laptop))}")
        print(f"voicedo-remind  nothing           {Figures(proxy, lambda: sync(desk))}")
        for machine in (desk, laptop):
            machine.close()


def theirs(count):
    from calendar_proxy import CalendarProxy
    from calendar_servers import PASSWORD, USER, Radicale, installed
    from test_sync_foreign import TODOMAN, VDIRSYNCER

    programs = installed()
    with Radicale() as server, CalendarProxy(server.port) as proxy, \
            tempfile.TemporaryDirectory(prefix="voicedo-measure.") as place:
        folders = [pathlib.Path(place) / name for name in ("desk", "laptop")]
        for folder in folders:
            (folder / "todos/tasks").mkdir(parents=True)
            (folder / "vdirsyncer").write_text(VDIRSYNCER.format(
                folder=folder, url=proxy.url + server.home, user=USER, password=PASSWORD))
            (folder / "todoman.py").write_text(TODOMAN.format(folder=folder))

        def run(folder, *arguments):
            environment = {"PATH": os.environ["PATH"], "HOME": str(folder), "LANG": "C.UTF-8",
                           "VDIRSYNCER_CONFIG": str(folder / "vdirsyncer"),
                           "XDG_CACHE_HOME": str(folder / "cache")}
            ended = subprocess.run([programs / arguments[0], *arguments[1:]], env=environment,
                                   input="y\n" * 20, text=True, capture_output=True)
            assert ended.returncode == 0, ended.stdout + ended.stderr
            return ended.stdout

        desk, laptop = folders
        for number in range(count):
            (desk / f"todos/tasks/{number}.ics").write_text(todo(number))
        for folder in folders:
            run(folder, "vdirsyncer", "discover")
        def sync(folder):
            return lambda: run(folder, "vdirsyncer", "sync")

        print(f"vdirsyncer      first sync, up    {Figures(proxy, sync(desk))}", flush=True)
        print(f"vdirsyncer      first sync, down  {Figures(proxy, sync(laptop))}", flush=True)

        def list_todos():
            run(laptop, "todo", "--config", str(laptop / "todoman.py"), "list")

        began = time.monotonic()
        list_todos()
        first = time.monotonic() - began
        began = time.monotonic()
        list_todos()
        print(f"todoman         list              {first:8.1f} s the first time, "
              f"{time.monotonic() - began:.1f} s later")
        path = desk / "todos/tasks/77.ics"
        path.write_text(path.read_text().replace("PRIORITY:7", "PRIORITY:1"))
        print(f"vdirsyncer      one change, up    {Figures(proxy, sync(desk))}")
        print(f"vdirsyncer      one change, down  {Figures(proxy, sync(laptop))}")
        print(f"vdirsyncer      nothing           {Figures(proxy, sync(desk))}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--binaries", default=".build-release/voicedo-remind")
    parser.add_argument("--count", type=int, default=10_000)
    options = parser.parse_args()
    os.environ["VOICEDO_BINARIES"] = str(pathlib.Path(options.binaries).resolve())
    os.environ.setdefault("VOICEDO_ARTIFACTS", str(pathlib.Path(".build/end-to-end").resolve()))
    sys.path[:0] = [str(TESTS / "EndToEnd")]
    resource.setrlimit(resource.RLIMIT_NOFILE, (4096, 4096))
    watch = Watched("voicedo-online")
    ours(options.count, watch)
    print(f"voicedo-online took {watch.kilobytes / 1000:.0f} MB at most")
    theirs(options.count)


if __name__ == "__main__":
    main()
