"""Abuse of the service's bus interface: huge, malformed and rapid calls."""

import subprocess
import threading
import time

import programs
from delivery import NAME, PATH, settle
from desktop import Desktop, wait_until
from outcome import Outcome
from process import memory

# The system's own, which has the bus library of Debian's python3-dbus.
PYTHON = "/usr/bin/python3"

# Run in a process of its own: it belongs to the private bus.
CALLER = """
import dbus, random, sys
bus = dbus.SessionBus()
generator = random.Random(3)

def nonsense(depth=0):
    kind = generator.randrange(8 if depth < 8 else 5)
    if kind == 0: return generator.randrange(2 ** 31)
    if kind == 1: return "x" * generator.choice((0, 1, 255, 70_000)) + "\u202e\x1b[31m"
    if kind == 2: return dbus.ByteArray(generator.randbytes(generator.randrange(5_000)))
    if kind == 3: return generator.random()
    if kind == 4: return dbus.ObjectPath("/" + "a" * generator.randrange(1, 5_000))
    if kind == 5: return dbus.Struct([nonsense(depth + 1)])
    if kind == 6: return dbus.Array([dbus.Struct([nonsense(8)])], variant_level=generator.randrange(9))
    return dbus.Dictionary({"a": dbus.String("b", variant_level=generator.randrange(1, 20))})

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
        elif kind == "wrong":
            method = generator.choice(
                [(name, "Nudge"), (name, "Status"), (name, "Try"), (name, "Changed"),
                 ("org.freedesktop.DBus.Properties", "Get"),
                 ("org.freedesktop.DBus.Properties", "Set"),
                 ("org.freedesktop.DBus.Introspectable", "Introspect"),
                 ("org.freedesktop.DBus.ObjectManager", "GetManagedObjects")])
            arguments = [nonsense() for _ in range(generator.randrange(1, 6))]
            service.get_dbus_method(method[1], method[0])(*arguments)
        elif kind == "unknown":
            service.get_dbus_method(f"Method{number}", name)(number, [1, 2], {"a": 1})
        elif kind == "elsewhere":
            bus.get_object(name, f"/nowhere/{number}", introspect=False).get_dbus_method("Nudge", name)()
        answered += 1
    except dbus.DBusException:
        answered += 1
print(answered)
"""


class Asking:
    """Asks the service how it is, again and again, as a widget might; how long it took at most."""

    def __init__(self, desktop):
        self.desktop = desktop
        self.slowest = 0.0
        self.is_over = threading.Event()
        self.thread = threading.Thread(target=self.ask)
        self.thread.start()

    def ask(self):
        while not self.is_over.wait(0.05):
            began = time.monotonic()
            answer = self.desktop.call(NAME, PATH, f"{NAME}.Status", timeout=60)
            assert answer, "the service does not answer"
            self.slowest = max(self.slowest, time.monotonic() - began)

    def end(self):
        self.is_over.set()
        self.thread.join()
        return self.slowest


def abuse(kind, what, count, scale):
    count = max(1, count // scale)
    with Desktop() as desktop:
        database = settle(desktop)
        service = programs.Service(desktop.environment, desktop.folder / "service.log")
        assert wait_until(lambda: desktop.call(NAME, PATH, f"{NAME}.Status"), 5)
        before = memory(service.pid)[0]
        asking = Asking(desktop)
        began = time.monotonic()
        caller = subprocess.run([PYTHON, "-c", CALLER, NAME, PATH, kind, str(count)],
                                env=desktop.environment, capture_output=True, text=True, timeout=600)
        taken = time.monotonic() - began
        slowest = asking.end()
        answered = int(caller.stdout or 0)
        # What counts is what comes after it.
        identifier = database.insert_due("After the abuse")
        shown = wait_until(lambda: database.value(
            "SELECT 1 FROM reminder WHERE todo_id = ? AND state = 'shown'", identifier), 10)
        # What work has taken is given back when it has been done for a while.
        time.sleep(6)
        after = memory(service.pid)[0]
        is_alive = service.process.poll() is None
        service.stop()
    return Outcome(what, count, answered if shown and is_alive else 0, 0 if shown else 1,
                   f"{count / taken:.0f} calls a second, slowest answer meanwhile "
                   f"{slowest * 1000:.0f} ms, memory {before:.1f} MB before and {after:.1f} after")


def rapid_calls(scale):
    return abuse("rapid", "calls as fast as the bus takes them", 20_000, scale)


def huge_calls(scale):
    return abuse("huge", "calls with 4 MB that nobody asked for", 50, scale)


def wrong_calls(scale):
    return abuse("wrong", "calls with arguments of every other form", 5_000, scale)


def unknown_calls(scale):
    return abuse("unknown", "calls of what is not there", 2_000, scale)


def calls_elsewhere(scale):
    return abuse("elsewhere", "calls of objects that are not there", 2_000, scale)


FAULTS = [rapid_calls, huge_calls, wrong_calls, unknown_calls, calls_elsewhere]
