#!/usr/bin/env python3
"""Measures the sync of many to-dos beside vdirsyncer and todoman, on one Radicale on this machine.

    Tests/Benchmarks/measure_sync.py [--binaries DIR] [--up N] [--lists N] [--down N]

Time, requests and bytes (as a proxy before the server counts them) of a first sync of N to-dos from a
machine to the server, on one list or more (the server takes the longer for each, the more a list has); of a first sync of N from the server to an empty machine, where they lie on the
server's disk before it starts; then, with as many there, of one change each way, and of nothing. And
how much memory voicedo-online took. Both go through the same proxy to a Radicale of their own.
"""

import argparse
import contextlib
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


def names(count):
    """The names of so many lists on a server, the first of which is there from the beginning."""
    return ["tasks"] + [f"tasks-{number}" for number in range(1, count)]


def make(server, lists):
    for name in names(lists)[1:]:
        server.make(server.url + server.home + name + "/", name)


def fill(machine, count, lists):
    """So many to-dos on the lists of a machine in turn, as another program writes them."""
    machine.write(
        "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?) "
        "INSERT INTO todo(title, list_id, time_kind, due_at) SELECT 'Thing number ' || i, "
        "(SELECT id FROM list WHERE name = 'List ' || (i % ?)), 'elapsed', 1900000000 + i * 3600 "
        "FROM n", count, lists)


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


def lay(server, count):
    """So many to-dos on the disk of a server, as if they had been there for long."""
    folder = server.data / "collection-root/tester/tasks"
    for number in range(count):
        (folder / f"{number}.ics").write_text(todo(number), newline="")


def ours(up, lists, down, watch):
    from calendar_proxy import CalendarProxy
    from calendar_servers import USER, Radicale
    from sync_machine import Machine
    import programs

    def run(machine, *words):
        process = subprocess.Popen([programs.COMPANION, *words], env=machine.environment,
                                   stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        assert watch.during(process) == 0

    with Radicale() as server, CalendarProxy(server.port) as proxy, \
            contextlib.closing(Machine(proxy.url, add=False)) as desk:
        make(server, lists)
        desk.add_account(["List 0=Tasks"] + [f"List {number}={name}" for number, name in
                                             enumerate(names(lists)) if number])
        fill(desk, up, lists)
        print(f"voicedo-remind  {up:6} up          {Figures(proxy, lambda: run(desk, 'sync'))}",
              flush=True)
    with Radicale() as server, CalendarProxy(server.port) as proxy, \
            contextlib.closing(Machine(proxy.url, add=False)) as desk, \
            contextlib.closing(Machine(proxy.url, add=False)) as laptop:
        lay(server, down)

        def begin(machine):
            run(machine, "sync", "add", proxy.url, "--user", USER, "--secret",
                f"file:{machine.key}", "--list", "Home=Tasks")

        print(f"                {down:6} down, cold  {Figures(proxy, lambda: begin(desk))}", flush=True)
        print(f"                {down:6} down        {Figures(proxy, lambda: begin(laptop))}", flush=True)
        assert laptop.rows("SELECT count(*) FROM todo") == [(down,)]
        desk.say("edit", "Thing number 77", "--priority", "high")
        print(f"                one change up      {Figures(proxy, lambda: run(desk, 'sync'))}")
        print(f"                one change down    {Figures(proxy, lambda: run(laptop, 'sync'))}")
        print(f"                nothing            {Figures(proxy, lambda: run(desk, 'sync'))}")


def theirs(up, lists, down):
    from calendar_proxy import CalendarProxy
    from calendar_servers import Radicale

    with contextlib.ExitStack() as stack:
        server = stack.enter_context(Radicale())
        proxy = stack.enter_context(CalendarProxy(server.port))
        make(server, lists)
        mirrors = stack.enter_context(Mirrors(server, proxy, names(lists)))
        for number in range(up):
            name = names(lists)[number % lists]
            (mirrors.desk / f"todos/{name}/{number}.ics").write_text(todo(number))
        print(f"vdirsyncer      {up:6} up          {Figures(proxy, lambda: mirrors.sync(mirrors.desk))}",
              flush=True)
    with Radicale() as server, CalendarProxy(server.port) as proxy, Mirrors(server, proxy) as mirrors:
        lay(server, down)
        print(f"                {down:6} down, cold  "
              f"{Figures(proxy, lambda: mirrors.sync(mirrors.desk))}", flush=True)
        print(f"                {down:6} down        "
              f"{Figures(proxy, lambda: mirrors.sync(mirrors.laptop))}", flush=True)

        def list_todos():
            mirrors.run(mirrors.laptop, "todo", "--config", str(mirrors.laptop / "todoman.py"), "list")

        seconds = []
        for _ in range(2):
            began = time.monotonic()
            list_todos()
            seconds.append(time.monotonic() - began)
        print(f"todoman         list             {seconds[0]:8.1f} s the first time, {seconds[1]:.1f} s later")
        path = next(place for place in (mirrors.desk / "todos/tasks").glob("*.ics")
                    if "UID:measure-77" in place.read_text().split())
        path.write_text(path.read_text().replace("PRIORITY:7", "PRIORITY:1"))
        print(f"vdirsyncer      one change up      {Figures(proxy, lambda: mirrors.sync(mirrors.desk))}")
        print(f"                one change down    {Figures(proxy, lambda: mirrors.sync(mirrors.laptop))}")
        print(f"                nothing            {Figures(proxy, lambda: mirrors.sync(mirrors.desk))}")


class Mirrors(contextlib.AbstractContextManager):
    """Two folders that vdirsyncer keeps the same as the server, and that todoman reads."""

    def __init__(self, server, proxy, lists=("tasks",)):
        from calendar_servers import PASSWORD, USER, installed
        from test_sync_foreign import TODOMAN, VDIRSYNCER

        self.programs = installed()
        self.place = tempfile.TemporaryDirectory(prefix="voicedo-measure.")
        self.desk, self.laptop = (pathlib.Path(self.place.name) / name for name in ("desk", "laptop"))
        for folder in (self.desk, self.laptop):
            for name in lists:
                (folder / "todos" / name).mkdir(parents=True)
            quoted = ", ".join(f'"{name}"' for name in lists)
            (folder / "vdirsyncer").write_text(VDIRSYNCER.format(
                folder=folder, url=proxy.url + server.home, user=USER, password=PASSWORD).replace(
                    '["tasks"]', f"[{quoted}]"))
            (folder / "todoman.py").write_text(TODOMAN.format(folder=folder))
            self.run(folder, "vdirsyncer", "discover")

    def run(self, folder, *arguments):
        environment = {"PATH": os.environ["PATH"], "HOME": str(folder), "LANG": "C.UTF-8",
                       "VDIRSYNCER_CONFIG": str(folder / "vdirsyncer"),
                       "XDG_CACHE_HOME": str(folder / "cache")}
        ended = subprocess.run([self.programs / arguments[0], *arguments[1:]], env=environment,
                               input="y\n" * 20, text=True, capture_output=True)
        assert ended.returncode == 0, ended.stdout + ended.stderr
        return ended.stdout

    def sync(self, folder):
        self.run(folder, "vdirsyncer", "sync")

    def __exit__(self, *_):
        self.place.cleanup()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--binaries", default=".build-release/voicedo-remind")
    parser.add_argument("--up", type=int, default=1000)
    parser.add_argument("--lists", type=int, default=1)
    parser.add_argument("--down", type=int, default=10_000)
    options = parser.parse_args()
    os.environ["VOICEDO_BINARIES"] = str(pathlib.Path(options.binaries).resolve())
    os.environ.setdefault("VOICEDO_ARTIFACTS", str(pathlib.Path(".build/end-to-end").resolve()))
    sys.path[:0] = [str(TESTS / "EndToEnd")]
    resource.setrlimit(resource.RLIMIT_NOFILE, (4096, 4096))
    watch = Watched("voicedo-online")
    ours(options.up, options.lists, options.down, watch)
    print(f"voicedo-online took {watch.kilobytes / 1000:.0f} MB at most")
    theirs(options.up, options.lists, options.down)


if __name__ == "__main__":
    main()
