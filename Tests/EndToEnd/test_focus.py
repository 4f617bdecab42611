"""The focus session on a real notification server: one popup, reminders that wait, nothing lost."""

import os
import signal
import subprocess
import time

import notification_servers
from stand_in import LOGIN, Logind
from surroundings import SurroundingsTest


class AFocusSession(SurroundingsTest):
    def setUp(self):
        super().setUp()
        self.create_database()
        self.run_companion("add", "write the report")

    def session(self, column="state"):
        return self.database.value(f"SELECT {column} FROM focus_session ORDER BY id DESC LIMIT 1")

    def focus(self, *words, code=0):
        return self.run_companion("focus", *words, code=code).stdout

    def popup_says(self, text, within=3.0):
        def found():
            shown = self.traffic.on_screen("Write the report")
            return len(shown) == 1 and text in shown[0].body and shown[0]
        return self.eventually(found, f"not one popup that says {text!r}; there were "
                               f"{[(p.title, p.body) for p in self.traffic.on_screen()]}", within)

    def test_has_one_popup_that_is_replaced_in_place(self):
        self.start()
        self.focus("report", "25m")
        first = self.popup_says("all there is")
        self.focus("pause")
        self.popup_says("Paused")
        self.focus("on")
        self.popup_says("all there is")
        self.focus("break")
        self.popup_says("A break")
        self.focus("on")
        last = self.popup_says("all there is")
        self.assertEqual(last.number, first.number)
        self.focus("stop")
        self.eventually(lambda: not self.traffic.on_screen(), "its popup is still there")
        self.assertEqual(self.session("reason"), "stopped")

    def test_is_answered_by_its_buttons(self):
        self.start()
        self.focus("report", "25m")
        popup = self.popup_says("all there is")
        self.desktop.press(popup, "Pause")
        self.desktop.press(self.popup_says("Paused"), "Go on")
        self.popup_says("all there is")
        self.database.shell("UPDATE focus_session SET length = 1000")
        self.desktop.press(self.popup_says("well spent", within=6), "10 more minutes")
        self.desktop.press(self.popup_says("all there is"), "Done")
        self.eventually(lambda: self.session("reason") == "done", "it does not end")
        self.eventually(lambda: not self.traffic.on_screen(), "its popup is still there")
        self.assertEqual(self.database.value(
            "SELECT count(*) FROM todo WHERE completed_at IS NOT NULL"), 1)

    def test_holds_reminders_until_its_time_is_up(self):
        self.start()
        self.focus("report", "25m")
        self.popup_says("all there is")
        held = [self.database.insert_due(title) for title in ("Water", "Bread", "Tea")]
        for identifier in held:
            self.eventually(lambda: (self.reminder(identifier) or {}).get("state") == "held",
                            "it is not held")
        self.assertEqual(len(self.traffic.on_screen()), 1)
        told = self.focus("status")
        self.assertIn("3 reminders wait until then", told)
        self.database.shell("UPDATE focus_session SET length = 1000")
        digest = self.popup("3 things are here for you", within=6)
        for title in ("Water", "Bread", "Tea"):
            self.assertIn(title, digest.body)
        why = self.run_companion("why", "water").stdout
        self.assertIn("you kept the time for one thing", why)

    def test_is_offered_to_somebody_who_is_doing_it(self):
        self.settings("[briefing]\non = false\n")
        self.start()
        identifier, popup = self.show_one("Fold the laundry")
        self.desktop.press(popup, "I'm doing it")
        offer = self.popup("Shall the rest wait")
        self.desktop.press(offer, "Start")
        self.popup("this is all there is")
        self.assertEqual(self.session("todo_id"), identifier)
        self.assertEqual(len(self.traffic.on_screen("Fold the laundry")), 1)

    def test_medication_comes_through(self):
        self.start()
        self.focus("report", "25m")
        self.popup_says("all there is")
        self.database.shell(
            "INSERT INTO todo (id, title, due_date, due_time) SELECT 'pills', 'Pills',"
            " date('now', 'localtime', '+1 day'), '08:00'")
        self.run_companion("remind", "pills", "now", "--breakthrough")
        self.popup("Pills")

    def test_outlives_the_service(self):
        service = self.start()
        self.focus("report", "25m")
        first = self.popup_says("all there is")
        # What is ended between showing and noting comes once more.
        self.eventually(lambda: self.session("popup_number") == first.number, "not noted")
        for _ in range(3):
            service.kill()
            service = self.start()
            time.sleep(0.3)
            self.assertEqual(self.popup_says("all there is").number, first.number)
        self.desktop.press(self.popup_says("all there is"), "Pause")
        self.popup_says("Paused")
        self.assertEqual(self.session("reason"), "asked")

    def test_comes_on_the_next_server(self):
        self.start()
        self.focus("report", "25m")
        self.popup_says("all there is")
        self.desktop.kill_server()
        self.focus("pause")
        self.desktop.start_server()
        self.assertEqual(self.popup_says("Paused").server, self.desktop.server())

    def test_stands_still_behind_a_locked_screen(self):
        logind = self.stand_in(Logind, os.getuid())
        logind.own(LOGIN)
        path = logind.log_in(1)
        self.start()
        self.assert_stays("locked", False)
        self.focus("report", "25m")
        self.popup_says("all there is")
        logind.hint(path, "LockedHint", True)
        self.eventually(lambda: self.session() == "paused", "it runs on")
        self.assertEqual(self.session("reason"), "locked")
        self.eventually(lambda: not self.traffic.on_screen("Write the report"),
                        "the locked screen says what it is for")
        logind.hint(path, "LockedHint", False)
        self.eventually(lambda: self.session() == "focusing", "it does not go on")
        self.popup_says("all there is")

    def test_works_without_the_service_and_is_taken_back(self):
        self.assertIn("Write the report", self.focus("report", "25m"))
        self.assertIn("Paused", self.focus("pause"))
        self.run_companion("undo")
        self.assertEqual(self.session(), "focusing")
        self.run_companion("undo")
        self.assertEqual(self.database.value("SELECT count(*) FROM focus_session"), 0)
        self.assertIn("Nothing is running", self.run_companion("focus", "status", code=3).stderr)

    def test_sleeps_meanwhile(self):
        service = self.start()
        self.focus("report", "25m")
        self.popup_says("all there is")
        time.sleep(6)
        from process import context_switches
        before = context_switches(service.pid)
        time.sleep(5)
        self.assertEqual(context_switches(service.pid) - before, 0)


class TheDesktopsOwnDoNotDisturb(SurroundingsTest):
    """It is on during a round where that is chosen, and put back as it was."""

    SETTINGS = "[briefing]\non = false\n[focus]\ndo_not_disturb = true\n"

    def setUp(self):
        super().setUp()
        self.create_database()
        self.settings(self.SETTINGS)
        self.run_companion("add", "write the report")

    def focus(self, *words):
        return self.run_companion("focus", *words).stdout

    def dunstctl(self, *words):
        return subprocess.run(["dunstctl", *words], env=self.desktop.environment, check=True,
                              capture_output=True, text=True).stdout.strip()

    def assert_paused(self, value, within=3.0):
        self.eventually(lambda: self.dunstctl("is-paused") == str(value).lower(),
                        f"dunst is not {'paused' if value else 'shown'}", within)

    def assert_stays_paused(self, value):
        self.assert_paused(value)
        time.sleep(0.5)
        self.assertEqual(self.dunstctl("is-paused"), str(value).lower())

    def medication(self, title):
        identifier = self.database.insert_due(title, seconds=3600)
        self.run_companion("remind", title.lower(), "--breakthrough")
        self.database.shell(f"UPDATE todo SET due_at = unixepoch() WHERE id = '{identifier}'")
        return identifier

    def test_is_on_in_a_round_and_off_in_its_pause_and_break(self):
        self.start()
        self.focus("report", "25m")
        self.assert_stays_paused(True)
        self.assertIs(self.status("doNotDisturb"), False, "ours counts as the person's")
        for word, value in [("pause", False), ("on", True), ("break", False), ("on", True),
                            ("stop", False)]:
            self.focus(word)
            self.assert_stays_paused(value)

    def test_is_off_unless_it_is_chosen(self):
        self.settings("[briefing]\non = false\n")
        self.start()
        self.focus("report", "25m")
        self.popup("Write the report")
        self.assert_stays_paused(False)

    def test_holds_reminders_and_lets_medication_be_seen(self):
        self.start()
        self.focus("report", "25m")
        self.assert_paused(True)
        held = self.database.insert_due("Water")
        self.eventually(lambda: (self.reminder(held) or {}).get("state") == "held", "it is not held")
        self.assertEqual(self.database.value(
            "SELECT reason FROM delivery WHERE reason IS NOT NULL ORDER BY id DESC LIMIT 1"), "focus")
        pills = self.medication("Pills")
        popup = self.popup("Pills")
        self.assert_stays_paused(False)
        self.assertEqual(self.reminder(pills)["state"], "shown")
        self.desktop.press(popup, "Done")
        self.assert_stays_paused(True)
        self.focus("stop")
        self.assert_stays_paused(False)

    def test_of_the_persons_own_stays(self):
        self.dunstctl("set-paused", "true")
        self.start()
        self.assert_soon("doNotDisturb", True)
        self.focus("report", "25m")
        self.focus("stop")
        self.assert_stays_paused(True)

    def test_ended_by_the_person_stays_ended(self):
        self.start()
        self.focus("report", "25m")
        self.assert_stays_paused(True)
        self.dunstctl("set-paused", "false")
        self.assert_stays_paused(False)
        self.focus("stop")
        self.focus("report", "25m")
        self.assert_stays_paused(True)

    def test_is_put_back_when_the_service_stops(self):
        service = self.start()
        self.focus("report", "25m")
        self.assert_stays_paused(True)
        service.stop()
        self.assert_stays_paused(False)
        self.start()
        self.assert_stays_paused(True)

    def test_is_known_again_after_a_crash(self):
        service = self.start()
        self.focus("report", "25m")
        self.assert_stays_paused(True)
        service.kill()
        service = self.start()
        self.assert_stays_paused(True)
        self.assertIs(self.status("doNotDisturb"), False)
        service.kill()
        self.focus("stop")
        self.assert_stays_paused(True)
        self.start()
        self.assert_stays_paused(False)

    def test_comes_with_the_next_server(self):
        self.start()
        self.focus("report", "25m")
        self.assert_paused(True)
        self.desktop.kill_server()
        self.desktop.start_server()
        self.assert_stays_paused(True)

    def test_is_lifted_for_a_test_notification(self):
        self.start()
        self.focus("report", "25m")
        self.assert_stays_paused(True)
        self.assertIn("took the test notification", self.run_companion("doctor", "--try").stdout)
        self.assert_stays_paused(False)


class OfMako(SurroundingsTest):
    """It dies where its modes are set while it is about to draw a popup."""

    desktop_options = {"server": None}

    def test_is_left_alone(self):
        if missing := notification_servers.Mako.missing():
            self.skipTest(f"not installed: {', '.join(missing)}")
        server = notification_servers.Mako(self.desktop)
        server.start()
        self.create_database()
        self.settings(TheDesktopsOwnDoNotDisturb.SETTINGS)
        self.start()
        self.run_companion("focus", "25m")
        self.popup("Time for one thing", within=10)
        time.sleep(0.5)
        modes = subprocess.run(["makoctl", "mode"], env=self.desktop.environment, check=True,
                               capture_output=True, text=True).stdout.split()
        self.assertEqual(modes, ["default"])
