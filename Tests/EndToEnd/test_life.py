"""The service's own life: one of it, started anywhere, ended cleanly; and the companion without it."""

import os
import pathlib
import re
import signal
import socket
import sqlite3
import time

import programs
from case import SETTINGS, EndToEndTest
from desktop import wait_until


class TheService(EndToEndTest):
    def setUp(self):
        super().setUp()
        self.create_database()

    def test_runs_once(self):
        self.start()
        started = time.monotonic()
        second = self.start(wait=False)
        self.assertIsNotNone(wait_until(lambda: second.process.poll() is not None, 5))
        self.assertNotIn("READY=1", "".join(second.states))
        self.assertLess(time.monotonic() - started, 5)
        self.assertIsNone(self.services[0].process.poll(), "the first one ended")

    def test_ends_cleanly_on_sigterm(self):
        self.show_one("On screen while it ends")
        started = time.monotonic()
        self.assertEqual(self.service_ends(), 0)
        self.assertLess(time.monotonic() - started, 2)

    def test_ends_although_the_bus_says_nothing(self):
        """Somebody listens at its address, and never lets anybody in."""
        path = self.desktop.folder / "silent"
        with socket.socket(socket.AF_UNIX) as silent:
            silent.bind(str(path))
            silent.listen()
            service = self.start(DBUS_SESSION_BUS_ADDRESS=f"unix:path={path}",
                                 DBUS_SYSTEM_BUS_ADDRESS=f"unix:path={path}")
            time.sleep(0.5)
            started = time.monotonic()
            self.assertEqual(service.stop(), 0)
            self.assertLess(time.monotonic() - started, 2)

    def test_ends_although_the_bus_hangs(self):
        self.show_one("On a bus that hangs")
        self.desktop.bus.send_signal(signal.SIGSTOP)
        self.addCleanup(self.desktop.bus.send_signal, signal.SIGCONT)
        self.database.insert_due("While it hangs")
        time.sleep(0.5)
        started = time.monotonic()
        self.assertEqual(self.service_ends(), 0)
        self.assertLess(time.monotonic() - started, 2)

    def test_ends_although_another_program_holds_the_database(self):
        """What is due then is not claimed any more; it comes after the next start."""
        self.start()
        self.database.insert_due("Due meanwhile", seconds=3)
        due = self.database.value("SELECT due_at FROM todo")
        with self.database.written():
            time.sleep(max(0, due + 0.7 - time.time()))
            started = time.monotonic()
            self.assertEqual(self.service_ends(), 0)
            self.assertLess(time.monotonic() - started, 2)
        self.assertEqual(self.traffic.titled("Due meanwhile"), [])
        self.start()
        self.popup("Due meanwhile")

    def service_ends(self):
        return self.service.stop()

    def show_one(self, title):
        self.start()
        return super().show_one(title)

    def test_comes_back_to_what_it_left_on_screen(self):
        """The popup stays or comes once more; either way exactly one is there at the end."""
        self.show_one("Across a restart")
        self.service.stop()
        self.start()
        self.eventually(lambda: self.traffic.on_screen("Across a restart"), "it is gone")
        time.sleep(0.7)
        self.assertEqual(len(self.traffic.on_screen("Across a restart")), 1)
        self.assertLessEqual(len(self.traffic.titled("Across a restart")), 2)

    def test_tells_systemd_that_it_is_healthy(self):
        service = self.start(WATCHDOG_USEC="1000000")
        self.assertTrue(service.hears("WATCHDOG=1", 3), "no sign of life for the watchdog")
        self.assertTrue(service.hears("WATCHDOG=1", 3), "only one sign of life")

    def test_reads_its_settings_again_on_sighup(self):
        service = self.start()
        identifier, popup = super().show_one("Ten minutes")
        self.settings(SETTINGS + "\n[reminders]\nsnooze = 25\n")
        service.send(1)
        self.assertTrue(service.hears("READY=1", 5), "it does not tell systemd that it has reloaded")
        label = next(text for text in popup.buttons.values() if text.startswith("Later"))
        pressed = time.time()
        self.desktop.press(popup, label)
        self.eventually(lambda: self.reminder(identifier)["state"] == "snoozed", "not put off")
        self.assertAlmostEqual(
            self.reminder(identifier)["again_at"] / 1000 - pressed, 1500, delta=5)

    def test_follows_a_zone_that_changed_while_it_was_away(self):
        self.start(TZ="Etc/UTC")
        for number, days in enumerate((1, 200)):
            self.database.shell("INSERT INTO todo(title, due_date, due_time) VALUES "
                                f"('Elsewhere {number}', date('now', '+{days} days'), '08:00')")

        def moments():
            rows = self.database.rows("SELECT fire_at / 1000 AS at FROM reminder ORDER BY at")
            return [row["at"] for row in rows]
        self.eventually(lambda: len(moments()) == 2, "not settled")
        before = moments()
        self.service.stop()
        self.start(TZ="Etc/GMT+5")
        self.assertEqual(moments()[0], before[0] + 5 * 3600)
        self.eventually(lambda: moments()[1] == before[1] + 5 * 3600,
                        "moments far ahead do not follow")

    def test_keeps_an_answer_that_the_database_could_not_take(self):
        self.start()
        identifier, popup = super().show_one("Answered meanwhile")
        other = sqlite3.connect(self.database.path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        self.desktop.press(popup, "Done")
        time.sleep(7)
        other.execute("ROLLBACK")
        other.close()
        self.eventually(
            lambda: self.database.value("SELECT completed_at FROM todo WHERE id = ?", identifier),
            "Done was pressed and the to-do is still open", 15)
        self.eventually(lambda: not self.traffic.on_screen("Answered meanwhile"), "still there")

    def test_keeps_its_settings_when_the_new_ones_cannot_be_read(self):
        service = self.start()
        self.settings("[briefing\nthis is not TOML")
        service.send(1)
        super().show_one("Carries on")
        self.assertIsNone(service.process.poll())

    def test_answers_on_the_bus(self):
        service = self.start()

        def status():
            return self.desktop.call("org.voicedo.Remind1", "/org/voicedo/Remind1",
                                     "org.voicedo.Remind1.Status")

        self.assertIn(f"'pid': <uint32 {service.pid}>", status())
        self.assertIn(str(self.database.path), status())
        self.eventually(lambda: "'dunst'" in status(), "it does not know the notification server")

    def test_shows_a_test_reminder_when_asked(self):
        self.start()
        result = self.run_companion("doctor", "--try")
        self.assertTrue(result.stdout + result.stderr)
        self.eventually(self.traffic.of_service, "no test reminder came")

    def test_says_that_something_changed(self):
        self.start()
        self.run_companion("call the bank in 20 minutes")
        self.eventually(lambda: [s for s in self.traffic.signals if s[1] == "Changed"],
                        "no Changed signal")

    def test_notices_that_its_database_was_replaced(self):
        service = self.start()
        self.database.shell("INSERT INTO todo(title) VALUES ('In the copy')")
        copy = self.database.path.with_suffix(".copy")
        self.database.shell(f"VACUUM INTO '{copy}'")
        os.chmod(copy, 0o600)
        for name in ("-wal", "-shm"):
            pathlib.Path(str(self.database.path) + name).unlink(missing_ok=True)
        os.replace(copy, self.database.path)
        # It may have opened anew for its log, which went first: then it is there already.
        if wait_until(lambda: service.process.poll() is not None, 5):
            self.assertNotEqual(service.process.returncode, 0, "systemd would not start it again")
            self.start()
        super().show_one("In the new file")

    def test_keeps_the_database_to_its_owner(self):
        self.start()
        self.assertEqual(self.database.path.stat().st_mode & 0o777, 0o600)

    def test_opens_no_network_connection_and_starts_no_child(self):
        service = self.start()
        super().show_one("Alone")
        children = pathlib.Path(f"/proc/{service.pid}/task/{service.pid}/children").read_text()
        self.assertEqual(children.strip(), "")
        sockets = set()
        for descriptor in pathlib.Path(f"/proc/{service.pid}/fd").iterdir():
            match = re.match(r"socket:\[(\d+)\]", os.readlink(descriptor))
            if match:
                sockets.add(match.group(1))
        local = pathlib.Path(f"/proc/{service.pid}/net/unix").read_text()
        for number in sockets:
            self.assertIn(f" {number}", local, "a socket that is not a local one")


class TheServiceWithoutABus(EndToEndTest):
    def test_keeps_everything_and_delivers_when_there_is_one(self):
        self.create_database()
        whole = self.environment
        self.environment = {name: value for name, value in whole.items()
                            if name not in ("DBUS_SESSION_BUS_ADDRESS", "DISPLAY")}
        away = self.desktop.folder / "away"
        away.mkdir(mode=0o700)
        self.environment["XDG_RUNTIME_DIR"] = str(away)
        self.environment["DBUS_SYSTEM_BUS_ADDRESS"] = f"unix:path={away}/nowhere"
        service = self.start()
        identifier = self.database.insert_due("Kept for later")
        self.database.shell("INSERT INTO todo(title, phrase) VALUES ('Judged', 'in 5 minutes')")
        self.eventually(
            lambda: self.database.value(
                "SELECT fire_at FROM reminder JOIN todo ON todo.id = todo_id WHERE title = 'Judged'"),
            "phrases wait for a bus", 2,
        )
        self.assertEqual(self.traffic.of_service(), [])
        self.assertIn(self.reminder(identifier)["state"], ("held", "scheduled"))
        self.assertEqual(service.stop(), 0)
        self.environment = whole
        self.start()
        self.popup("Kept for later")


class TheCompanionAlone(EndToEndTest):
    """Works in full with the service down: stored, exit 0, one calm line on stderr."""

    def test_stores_and_says_so_calmly(self):
        result = self.run_companion("buy milk tomorrow morning")
        self.assertEqual(self.database.value("SELECT count(*) FROM todo"), 1)
        self.assertIsNotNone(self.database.value("SELECT fire_at FROM reminder"))
        lines = [line for line in result.stderr.splitlines() if line.strip()]
        self.assertIn("Buy milk".lower(), (result.stdout + result.stderr).lower())
        self.assertEqual(
            len([line for line in lines if "service" in line.lower() or "remindd" in line]), 1,
            result.stderr)
        for word in ("error", "failed", "!"):
            self.assertNotIn(word, result.stderr.lower())

    def test_does_every_verb(self):
        self.run_companion("buy milk tomorrow morning")
        handle = self.database.value("SELECT handle FROM todo")
        for arguments in (
            ["list"], ["next"], ["show", handle], ["snooze", handle, "1 hour"],
            ["remind", handle, "tomorrow at 10"], ["done", handle], ["undone", handle],
            ["delete", handle], ["undo"], ["redo"], ["undo"], ["briefing"], ["status"],
        ):
            with self.subTest(" ".join(arguments[:1])):
                self.run_companion(*arguments)
        self.assertTrue(self.database.is_sound())

    def test_what_it_stored_is_delivered_once_the_service_runs(self):
        self.create_database()
        self.database.insert_due("Stored before", seconds=-60)
        self.start()
        self.popup("Stored before")

    def test_says_with_strict_that_the_service_is_down(self):
        self.run_companion("add", "--strict", "buy milk tomorrow morning", code=6)
        self.assertEqual(self.database.value("SELECT count(*) FROM todo"), 1)

    def test_is_no_slower_than_a_person_notices(self):
        """A second is generous; the benchmarks measure the milliseconds."""
        started = time.monotonic()
        self.run_companion("buy bread")
        self.assertLess(time.monotonic() - started, 1)
        self.assertTrue(programs.COMPANION.exists())
