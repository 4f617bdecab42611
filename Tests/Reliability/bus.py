"""Abuse of the service's bus interface: huge, malformed and rapid calls."""

import subprocess
import time

import programs
from delivery import NAME, PATH, settle
from desktop import Desktop, wait_until
from outcome import Outcome

# The system's own, which has the bus library of Debian's python3-dbus.
PYTHON = "/usr/bin/python3"

# Run in a process of its own: it belongs to the private bus.
CALLER = """
import dbus, sys
bus = dbus.SessionBus()
name, path = sys.argv[1:3]
service = bus.get_object(name, path, introspect=False)
kind, count = sys.argv[3], int(sys.argv[4])
answered = 0
for number in range(count):
    try:
        if kind == "rapid":
            service.get_dbus_method("Nudge", name)()
        elif kind == "huge":
            service.get_dbus_method("Nudge", name)("x" * 4_000_000)
        elif kind == "unknown":
            service.get_dbus_method(f"Method{number}", name)(number, [1, 2], {"a": 1})
        elif kind == "elsewhere":
            bus.get_object(name, f"/nowhere/{number}", introspect=False).get_dbus_method("Nudge", name)()
        answered += 1
    except dbus.DBusException:
        answered += 1
print(answered)
"""


def abuse(kind, what, count, scale):
    count = max(1, count // scale)
    with Desktop() as desktop:
        database = settle(desktop)
        service = programs.Service(desktop.environment, desktop.folder / "service.log")
        assert wait_until(lambda: desktop.call(NAME, PATH, f"{NAME}.Status"), 5)
        began = time.monotonic()
        caller = subprocess.run([PYTHON, "-c", CALLER, NAME, PATH, kind, str(count)],
                                env=desktop.environment, capture_output=True, text=True, timeout=600)
        taken = time.monotonic() - began
        answered = int(caller.stdout or 0)
        # What counts is what comes after it.
        identifier = database.insert_due("After the abuse")
        shown = wait_until(lambda: database.value(
            "SELECT 1 FROM reminder WHERE todo_id = ? AND state = 'shown'", identifier), 10)
        is_alive = service.process.poll() is None
        service.stop()
    return Outcome(what, count, answered if shown and is_alive else 0, 0 if shown else 1,
                   f"{count / taken:.0f} calls a second")


def rapid_calls(scale):
    return abuse("rapid", "calls as fast as the bus takes them", 20_000, scale)


def huge_calls(scale):
    return abuse("huge", "calls with 4 MB that nobody asked for", 50, scale)


def unknown_calls(scale):
    return abuse("unknown", "calls of what is not there", 2_000, scale)


def calls_elsewhere(scale):
    return abuse("elsewhere", "calls of objects that are not there", 2_000, scale)


FAULTS = [rapid_calls, huge_calls, unknown_calls, calls_elsewhere]
