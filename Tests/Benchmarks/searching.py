#!/usr/bin/env python3
"""searching.py [--todos 10000] [--binaries DIR] [--most 20]: how soon the desktop's search is answered.

Fills a database with so many open to-dos, half of them with a time, starts the service on a private bus
without a desktop, and types sentences key by key, as GNOME Shell and KRunner ask. Prints the median and
the slowest answer of each call in milliseconds, the way over the bus included; ends with 1 where one in
a hundred takes longer than --most. Release binaries; python3-dbus.
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys
import time

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "EndToEnd")]

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
parser.add_argument("--todos", type=int, default=10_000)
parser.add_argument("--binaries", default=".build-release/voicedo-remind")
parser.add_argument("--most", type=float, default=20)
options = parser.parse_args()
os.environ["VOICEDO_BINARIES"] = str(pathlib.Path(options.binaries).resolve())

import programs  # noqa: E402
from desktop import Desktop, wait_until  # noqa: E402
from fill import fill  # noqa: E402

TYPED = ["remind me to water the plants every friday at 9 in the morning", "number 4711", "call the bank tomorrow at 3",
         "some words nobody noted", "firefox", "öl und müsli", "what is on tomorrow"]

ASK = """
import dbus, json, sys, time
bus = dbus.SessionBus()
thing = bus.get_object("org.voicedo.Remind1", "/org/voicedo/Remind1", introspect=False)
gnome = dbus.Interface(thing, "org.gnome.Shell.SearchProvider2")
kde = dbus.Interface(thing, "org.kde.krunner1")
took = {}
def timed(name, call):
    began = time.perf_counter()
    answer = call()
    took.setdefault(name, []).append((time.perf_counter() - began) * 1000)
    return answer
for text in json.loads(sys.argv[1]):
    for end in range(1, len(text) + 1):
        words = dbus.Array(text[:end].split(), signature="s")
        found = timed("results (GNOME)", lambda: gnome.GetInitialResultSet(words))
        timed("their words (GNOME)", lambda: gnome.GetResultMetas(dbus.Array(found, signature="s")))
        timed("matches (KRunner)", lambda: kde.Match(text[:end]))
print(json.dumps(took))
"""


def main():
    with Desktop(server=None, display=False) as desktop:
        programs.companion(desktop.environment, "list")
        database = programs.Database(desktop.environment)
        fill(database.path, options.todos, options.todos // 2)
        service = programs.Service(desktop.environment, desktop.folder / "service.log")
        service.listen()
        wait_until(lambda: database.value("SELECT count(*) FROM unsettled") == 0, 600, 0.5)
        time.sleep(2)
        run = subprocess.run(["/usr/bin/python3", "-c", ASK, json.dumps(TYPED)], env=desktop.environment,
                             capture_output=True, text=True, check=True)
        service.stop(30)
    is_too_long = False
    print(f"{options.todos} open to-dos, {sum(map(len, TYPED))} keys; milliseconds")
    for name, took in json.loads(run.stdout).items():
        took.sort()
        ninetynine = took[int(len(took) * 0.99)]
        print(f"{name:22} median {took[len(took) // 2]:6.1f}   99 % {ninetynine:6.1f}   slowest {took[-1]:6.1f}")
        is_too_long = is_too_long or ninetynine > options.most
    return 1 if is_too_long else 0


if __name__ == "__main__":
    sys.exit(main())
