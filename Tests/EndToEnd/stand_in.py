"""Stands in for a desktop's part on the bus: answers and signals as its published interface has them."""

import json
import pathlib
import subprocess

from traffic import NOTIFICATIONS

PROGRAM = pathlib.Path(__file__).with_name("stand_in_program.py")
PATH = "/org/freedesktop/Notifications"
PROPERTIES = "org.freedesktop.DBus.Properties"
LOGIN = "org.freedesktop.login1"


class StandIn:
    def __init__(self, desktop):
        self.process = desktop.spawn(
            ["/usr/bin/python3", "-u", str(PROGRAM),
             desktop.environment["DBUS_SESSION_BUS_ADDRESS"]],
            "stand-in.log", answers=True)
        self.desktop = desktop

    def close(self):
        if self.process.stdin.closed:
            return
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()

    def do(self, command, *arguments):
        self.process.stdin.write(json.dumps([command, *arguments]).encode() + b"\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        assert line, self.desktop.log("stand-in.log")
        return json.loads(line)

    def own(self, name):
        """Takes a name on the bus; others can be given up with `drop`."""
        self.do("own", name)

    def drop(self, name):
        self.do("drop", name)

    def answer(self, path, interface, member, signature, *values):
        """What a method answers from now on; a variant is written as [signature, value]."""
        self.do("answer", path, interface, member, signature, values)

    def crash(self, path, interface, member):
        """It ends, instead of answering a call of this method."""
        self.do("answer", path, interface, member, "", None)

    def follow(self, path, interface, member, after, *signals):
        """Signals, each as (member, signature, values), so many milliseconds after each call.

        A value that is None is the number that was answered.
        """
        self.do("follow", path, interface, member, after, signals)

    def hang(self, path, interface, member):
        """Calls of this method are not answered until `release`."""
        self.do("hang", path, interface, member)

    def refuse(self, path, interface, member, words="Not now"):
        """Calls of this method are answered with an error until there is another answer."""
        self.do("refuse", path, interface, member, words)

    def release(self):
        self.do("release")

    def set(self, path, interface, name, signature, value):
        """A property, without a word to anybody."""
        self.do("set", path, interface, name, signature, value)

    def change(self, path, interface, name, signature, value):
        """A property, with PropertiesChanged."""
        self.do("change", path, interface, name, signature, value)

    def emit(self, path, interface, member, signature="", *values):
        self.do("emit", path, interface, member, signature, values, False)

    def emit_to_each(self, path, interface, member, signature="", *values):
        """A signal addressed to every connection, which a bus passes on whoever sends it."""
        self.do("emit", path, interface, member, signature, values, True)

    def heard(self):
        """The calls that came in, in order."""
        return self.do("heard")

    def heard_values(self):
        """What they were called with, as texts."""
        return self.do("heard_values")

    def be_server(self, name, vendor="Somebody", capabilities=("actions", "body")):
        """A notification server of this name, whose popups all have the same number."""
        self.answer_as_server(name, vendor, capabilities)
        self.own(NOTIFICATIONS)

    def answer_as_server(self, name, vendor="Somebody", capabilities=("actions", "body")):
        self.answer(PATH, NOTIFICATIONS, "GetServerInformation", "ssss", name, vendor, "1.0", "1.2")
        self.answer(PATH, NOTIFICATIONS, "GetCapabilities", "as", list(capabilities))
        self.answer(PATH, NOTIFICATIONS, "Notify", "u", 1)
        self.answer(PATH, NOTIFICATIONS, "CloseNotification", "")


class Logind(StandIn):
    """logind with one user: org.freedesktop.login1(5)."""

    MANAGER = "/org/freedesktop/login1"
    USER = "/org/freedesktop/login1/user/_own"

    def __init__(self, desktop, user):
        super().__init__(desktop)
        self.user = user
        self.sessions = []
        self.answer(self.MANAGER, f"{LOGIN}.Manager", "GetUser", "o", self.USER)
        self.set(self.USER, f"{LOGIN}.User", "Display", "(so)", ["", "/"])
        self.list()

    def list(self):
        """What ListSessions answers: number, user and name, seat, path."""
        rows = [[str(n), user, "somebody", "seat0", path]
                for n, (path, user) in enumerate(self.sessions)]
        self.answer(self.MANAGER, f"{LOGIN}.Manager", "ListSessions", "a(susso)", rows)

    def log_in(self, number, display=True, user=None, **facts):
        """A session comes; its path."""
        path = f"/org/freedesktop/login1/session/{number}"
        known = {"Type": ("s", "wayland"), "Class": ("s", "user"), "State": ("s", "active"),
                 "Active": ("b", True), "LockedHint": ("b", False), "IdleHint": ("b", False),
                 "IdleSinceHint": ("t", 0)}
        for name, value in facts.items():
            known[name] = (known[name][0], value)
        for name, (signature, value) in known.items():
            self.set(path, f"{LOGIN}.Session", name, signature, value)
        self.sessions.append((path, self.user if user is None else user))
        self.list()
        if display:
            self.change(self.USER, f"{LOGIN}.User", "Display", "(so)", [str(number), path])
        self.emit(self.MANAGER, f"{LOGIN}.Manager", "SessionNew", "so", str(number), path)
        return path

    def log_out(self, path):
        self.sessions = [row for row in self.sessions if row[0] != path]
        self.list()
        self.change(self.USER, f"{LOGIN}.User", "Display", "(so)", ["", "/"])
        self.emit(self.MANAGER, f"{LOGIN}.Manager", "SessionRemoved", "so", "1", path)

    def hint(self, path, name, value, signature="b"):
        self.change(path, f"{LOGIN}.Session", name, signature, value)
