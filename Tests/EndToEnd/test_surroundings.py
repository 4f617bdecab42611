"""The service knows whether its person is there: read at start, followed by signal, never asked again
and again.

What `Status` says within a second of each change is what the planner goes by.
"""

import os
import time

from stand_in import LOGIN, PROPERTIES, Logind, StandIn
from surroundings import SurroundingsTest


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

    def test_is_none_that_has_ended(self):
        self.logind.log_in(1, display=False, State="closing", LockedHint=True)
        super().begin()
        self.eventually(lambda: f"{PROPERTIES}.GetAll" in self.logind.heard(), "nobody asked")
        self.assert_stays("locked", False)

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

    def test_stays_as_it_was_last_without_logind(self):
        path = self.logind.log_in(1, LockedHint=True)
        self.begin()
        self.assert_soon("locked", True)
        self.logind.drop(LOGIN)
        self.assert_stays("locked", True)
        self.logind.set(path, f"{LOGIN}.Session", "LockedHint", "b", False)
        self.logind.own(LOGIN)
        self.assert_soon("locked", False)

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


class AnImpostor(SurroundingsTest):
    """Somebody else on the bus, who sends the service what logind, the bus and a server would."""

    BUS = "org.freedesktop.DBus"

    def setUp(self):
        super().setUp()
        self.logind = self.stand_in(Logind, os.getuid())
        self.logind.own(LOGIN)
        self.path = self.logind.log_in(1)
        self.impostor = self.stand_in(StandIn)
        self.begin()

    def forge(self, path, interface, member, signature="", *values):
        self.impostor.emit_to_each(path, interface, member, signature, *values)

    def test_locks_nothing(self):
        self.forge(self.path, f"{LOGIN}.Session", "Lock")
        self.assert_stays("locked", False)
        self.logind.emit(self.path, f"{LOGIN}.Session", "Lock")
        self.assert_soon("locked", True)

    def test_unlocks_nothing(self):
        self.logind.hint(self.path, "LockedHint", True)
        self.assert_soon("locked", True)
        self.forge(self.path, f"{LOGIN}.Session", "Unlock")
        self.forge("/org/freedesktop/DBus", self.BUS, "NameOwnerChanged", "sss", LOGIN, ":1.0", "")
        self.assert_stays("locked", True)
        # The real one is still listened to.
        self.logind.hint(self.path, "LockedHint", False)
        self.assert_soon("locked", False)

    def test_puts_nothing_to_sleep(self):
        self.forge(Logind.MANAGER, f"{LOGIN}.Manager", "PrepareForSleep", "b", True)
        # A shorter sleep is not worth a line of the ledger.
        time.sleep(1.1)
        self.forge(Logind.MANAGER, f"{LOGIN}.Manager", "PrepareForSleep", "b", False)
        self.assert_stays("locked", False)
        self.assertEqual(
            self.database.rows("SELECT * FROM delivery WHERE event = 'slept'"), [])

    def test_presses_no_button_and_closes_no_popup(self):
        identifier, popup = self.show_one("Take the pill")
        path = "/org/freedesktop/Notifications"
        for number in range(popup.number + 20):
            self.forge(path, "org.freedesktop.Notifications", "ActionInvoked", "us", number, "done")
            self.forge(path, "org.freedesktop.Notifications", "NotificationClosed", "uu", number, 2)
        self.assert_stays("locked", False)
        row = self.reminder(identifier)
        self.assertEqual((row["state"], row["popup_number"]), ("shown", popup.number))
        self.assertIsNone(self.database.value("SELECT completed_at FROM todo WHERE id = ?", identifier))
        # The real one is still listened to.
        self.desktop.press(popup, "Done")
        self.eventually(lambda: self.database.value(
            "SELECT completed_at FROM todo WHERE id = ?", identifier), "Done was not heard")

    def test_takes_no_notification_server_away(self):
        self.forge("/org/freedesktop/DBus", self.BUS, "NameOwnerChanged", "sss",
                   "org.freedesktop.Notifications", ":1.0", "")
        self.show_one("call mum")


class TheScreenSaver(SurroundingsTest):
    """For desktops that do not tell logind: org.gnome.ScreenSaver.xml in GNOME/gnome-shell."""

    NAMES = ["freedesktop", "gnome", "cinnamon", "mate", "xfce"]

    def screen_saver(self, name, is_active=False):
        stand_in = self.stand_in(StandIn)
        stand_in.object = f"/org/{name}/ScreenSaver", f"org.{name}.ScreenSaver"
        stand_in.answer(*stand_in.object, "GetActive", "b", is_active)
        stand_in.own(stand_in.object[1])
        return stand_in

    def activate(self, stand_in, value):
        stand_in.answer(*stand_in.object, "GetActive", "b", value)
        stand_in.emit(*stand_in.object, "ActiveChanged", "b", value)

    def test_is_read_at_start(self):
        self.screen_saver("gnome", is_active=True)
        self.begin()
        self.assert_soon("locked", True)

    def test_is_followed(self):
        stand_ins = [self.screen_saver(name) for name in self.NAMES]
        self.begin()
        for stand_in in stand_ins:
            with self.subTest(stand_in.object[1]):
                self.assert_soon("locked", False)
                self.activate(stand_in, True)
                self.assert_soon("locked", True)
                self.activate(stand_in, False)
                self.assert_soon("locked", False)

    def test_may_come_later_and_go(self):
        self.begin()
        self.assert_stays("locked", False)
        stand_in = self.screen_saver("freedesktop", is_active=True)
        self.assert_soon("locked", True)
        stand_in.close()
        self.assert_soon("locked", False)

    def test_of_another_form_is_no_lock(self):
        stand_in = self.screen_saver("gnome", is_active=True)
        self.begin()
        self.assert_soon("locked", True)
        stand_in.answer(*stand_in.object, "GetActive", "s", "true")
        stand_in.emit(*stand_in.object, "ActiveChanged", "s", "true")
        self.assert_soon("locked", False)

    def test_is_never_started(self):
        service = self.desktop.folder / "services" / "org.gnome.ScreenSaver.service"
        started = self.desktop.folder / "started"
        service.write_text("[D-BUS Service]\nName=org.gnome.ScreenSaver\n"
                           f"Exec=/usr/bin/touch {started}\n")
        self.begin()
        self.assert_stays("locked", False)
        self.assertFalse(started.exists())
