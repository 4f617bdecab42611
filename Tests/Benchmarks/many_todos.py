#!/usr/bin/env python3
"""many_todos.py [COUNT] [--binaries DIR]: the service and the companion with very many reminders.

Writes COUNT to-dos (300,000), each with a time of its own within a year, lets the service settle them,
and tells how long its start takes, reading its settings anew, and each of some commands, and what it
weighs. A private bus without a desktop, release binaries. It ends with 1 where a start takes longer than
100 ms, the settings longer than 10 s, a command longer than 5 s, or the service weighs more than 64 MB.
"""

import argparse
import os
import pathlib
import signal
import sys
import time

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "EndToEnd")]

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
parser.add_argument("count", nargs="?", type=int, default=300_000)
parser.add_argument("--binaries", default=".build-release/voicedo-remind")
options = parser.parse_args()
os.environ["VOICEDO_BINARIES"] = str(pathlib.Path(options.binaries).resolve())

import programs  # noqa: E402
from desktop import Desktop, wait_until  # noqa: E402
from fill import fill  # noqa: E402
from process import memory  # noqa: E402

COMMANDS = (["next"], ["add", "--no-parse", "One more"], ["done", "One more"], ["undo"],
            ["find", "number 17"], ["recent"], ["briefing"], ["list"])


def timed(action):
    began = time.monotonic()
    action()
    return time.monotonic() - began


def main():
    with Desktop(server=None, display=False) as desktop:
        log = desktop.folder / "service.log"
        programs.companion(desktop.environment, "list")
        database = programs.Database(desktop.environment)
        fill(database.path, options.count, options.count - 1)
        service = programs.Service(desktop.environment, log)
        service.listen()
        settling = timed(lambda: wait_until(
            lambda: database.value("SELECT count(*) FROM unsettled") == 0, 600, 0.5))
        service.stop(30)
        service = programs.Service(desktop.environment, log)
        start = service.ready_after
        service.send(signal.SIGHUP)
        settings = timed(lambda: service.hears("READY=1", 60))
        service.listen()
        slowest = 0
        for command in COMMANDS:
            took = timed(lambda: programs.companion(desktop.environment, *command, timeout=60))
            slowest = max(slowest, took)
            print(f"{command[0]:10} {took * 1000:6.0f} ms")
        weight = memory(service.pid)[0]
        print(f"{options.count} to-dos: settled in {settling:.1f} s, ready after {start * 1000:.0f} ms, "
              f"settings read in {settings:.1f} s, {weight:.0f} MB")
        service.stop(30)
    return 0 if start <= 0.1 and settings <= 10 and slowest <= 5 and weight <= 64 else 1


if __name__ == "__main__":
    sys.exit(main())
