"""The service knows its surroundings: read at start, followed by signal, never asked again and again.

What `Status` says within a second of each change is what the planner goes by.
"""

import os
import subprocess
import time

from case import EndToEndTest
from stand_in import LOGIN, PATH, PROPERTIES, Logind, StandIn
from traffic import NOTIFICATIONS


class SurroundingsTest(EndToEndTest):
    def stand_in(self, kind=StandIn, *arguments):
        stand_in = kind(self.desktop, *arguments)
        self.addCleanup(stand_in.close)
        return stand_in

    def status(self, key):
        """One truth of the service's `Status`; None while it does not answer."""
        answer = self.desktop.call("org.voicedo.Remind1", "/org/voicedo/Remind1",
                                   "org.voicedo.Remind1.Status")
        return None if answer is None else f"'{key}': <true>" in answer

    def assert_soon(self, key, value, within=1.0):
        self.eventually(lambda: self.status(key) is value, f"{key} is not {value}", within)

    def assert_stays(self, key, value):
        """Nothing that came before makes it anything else."""
        self.assert_soon(key, value)
        time.sleep(0.3)
        self.assertIs(self.status(key), value, f"{key} did not stay {value}")

    def begin(self):
        """The service, with everything around it known."""
        self.create_database()
        self.start()


class Dunst(SurroundingsTest):
    """The real one."""

    def pause(self, value):
        subprocess.run(["dunstctl", "set-paused", value], env=self.environment, check=True)

    def test_is_read_at_start(self):
        self.pause("true")
        self.begin()
        self.assert_soon("doNotDisturb", True)

    def test_is_followed(self):
        self.begin()
        self.assert_stays("doNotDisturb", False)
        for value in (True, False, True):
            self.pause(str(value).lower())
            self.assert_soon("doNotDisturb", value)

    def test_is_read_anew_of_another_server(self):
        self.pause("true")
        self.begin()
        self.assert_soon("doNotDisturb", True)
        self.desktop.kill_server()
        self.assert_soon("doNotDisturb", False)
        self.desktop.start_server()
        self.assert_stays("doNotDisturb", False)
        self.pause("true")
        self.assert_soon("doNotDisturb", True)


class TheSession(SurroundingsTest):
    """logind, as org.freedesktop.login1(5) has it."""

    def setUp(self):
        super().setUp()
        self.logind = self.stand_in(Logind, os.getuid())
        self.logind.own(LOGIN)

    def begin(self):
        super().begin()
        if self.logind.sessions:
            # Once when it is found, and once more when its signals are listened to.
            self.eventually(lambda: self.logind.heard().count(f"{PROPERTIES}.GetAll") > 1,
                            "nobody asked for the session")

    def test_is_read_at_start(self):
        self.logind.log_in(1, LockedHint=True, IdleHint=True)
        self.begin()
        self.assert_soon("locked", True)
        self.assert_soon("idle", True)

    def test_is_followed(self):
        path = self.logind.log_in(1)
        self.begin()
        for hint, key in (("LockedHint", "locked"), ("IdleHint", "idle")):
            self.assert_stays(key, False)
            for value in (True, False):
                self.logind.hint(path, hint, value)
                self.assert_soon(key, value)

    def test_may_come_later_and_go(self):
        self.begin()
        self.assert_stays("locked", False)
        path = self.logind.log_in(1, LockedHint=True)
        self.assert_soon("locked", True)
        self.logind.log_out(path)
        self.assert_soon("locked", False)
        path = self.logind.log_in(2)
        self.assert_stays("locked", False)
        self.logind.hint(path, "LockedHint", True)
        self.assert_soon("locked", True)

    def test_is_the_best_of_several_where_none_is_named(self):
        self.logind.log_in(1, display=False, Type="tty", LockedHint=True)
        self.logind.log_in(2, display=False, user=os.getuid() + 1, LockedHint=True)
        best = self.logind.log_in(3, display=False)
        self.logind.log_in(4, display=False, Class="greeter", LockedHint=True)
        self.begin()
        self.assert_stays("locked", False)
        self.logind.hint(best, "LockedHint", True)
        self.assert_soon("locked", True)

    def test_on_a_terminal_is_never_idle(self):
        self.logind.log_in(1, Type="tty", IdleHint=True)
        self.begin()
        self.assert_stays("idle", False)

    def test_is_locked_when_asked_to_lock(self):
        path = self.logind.log_in(1)
        self.begin()
        self.logind.emit(path, f"{LOGIN}.Session", "Lock")
        self.assert_soon("locked", True)
        self.logind.emit(path, f"{LOGIN}.Session", "Unlock")
        self.assert_soon("locked", False)

    def test_is_locked_no_longer_if_no_desktop_confirms_it(self):
        path = self.logind.log_in(1)
        self.begin()
        self.logind.emit(path, f"{LOGIN}.Session", "Lock")
        self.assert_soon("locked", True)
        self.assert_soon("locked", False, within=12)

    def test_stays_locked_once_the_desktop_confirms_it(self):
        path = self.logind.log_in(1)
        self.begin()
        self.logind.emit(path, f"{LOGIN}.Session", "Lock")
        self.logind.hint(path, "LockedHint", True)
        self.assert_soon("locked", True)
        self.logind.emit(path, f"{LOGIN}.Session", "Unlock")
        self.assert_soon("locked", True)
        self.logind.hint(path, "LockedHint", False)
        self.assert_soon("locked", False)

    def test_is_unknown_without_logind(self):
        self.logind.log_in(1, LockedHint=True)
        self.begin()
        self.assert_soon("locked", True)
        self.logind.drop(LOGIN)
        self.assert_soon("locked", False)
        self.logind.own(LOGIN)
        self.assert_soon("locked", True)

    def test_of_another_form_is_neither_locked_nor_idle(self):
        path = self.logind.log_in(1)
        self.begin()
        self.assert_soon("locked", False)
        self.logind.hint(path, "LockedHint", "yes", "s")
        self.logind.hint(path, "IdleHint", 1, "u")
        self.assert_stays("locked", False)
        self.assert_stays("idle", False)
        self.logind.answer(Logind.MANAGER, f"{LOGIN}.Manager", "GetUser", "s", "nobody")
        self.logind.answer(Logind.MANAGER, f"{LOGIN}.Manager", "ListSessions", "s", "none")
        self.logind.hint(path, "LockedHint", True)
        self.assert_stays("locked", False)
