"""Sync: two machines of one person on a real CalDAV server, with its popups, crashes and dead networks."""

import json
import os
import signal
import subprocess
import time

import programs
from desktop import wait_until
from home import HomeTest, Home
from radicale import PASSWORD, USER, Radicale
from surroundings import SurroundingsTest


SYSTEMD = "org.freedesktop.systemd1"


class Machine:
    """A home with an account on the server."""

    def __init__(self, test, server, *lists):
        self.test, self.server = test, server
        self.home = Home()
        self.home.environment["SYNC_WORD"] = PASSWORD
        # Each test says itself when something is synced.
        self.home.environment["VOICEDO_SYNC"] = "0"
        options = [word for name in lists for word in ("--list", name)]
        self.added = self("sync", "add", server.url, "--user", USER, "--secret",
                          "environment:SYNC_WORD", *options)

    def __call__(self, *words, code=0):
        run = subprocess.run([programs.COMPANION, *words], env=self.home.environment, text=True,
                             capture_output=True, timeout=60)
        self.test.assertEqual(run.returncode, code, f"{words}: {run.stdout}{run.stderr}")
        return run.stdout + run.stderr

    def sync(self):
        return json.loads(self.json("sync"))["accounts"][0]

    def json(self, *words):
        run = subprocess.run([programs.COMPANION, "--json", *words], env=self.home.environment,
                             text=True, capture_output=True, timeout=60)
        self.test.assertEqual(run.returncode, 0, f"{words}: {run.stdout}{run.stderr}")
        return run.stdout

    def todos(self, *options):
        return {todo["title"]: todo for todo in json.loads(self.json("list", *options))["todos"]}


class SyncTest(HomeTest):
    def setUp(self):
        super().setUp()
        self.server = Radicale()
        self.addCleanup(self.server.close)
        self.server.make("Home")
        self.machines = []

    def machine(self, *lists):
        machine = Machine(self, self.server, *lists)
        self.addCleanup(machine.home.close)
        return machine

    def test_a_day_on_two_machines(self):
        desk, laptop = self.machine(), self.machine()
        self.assertIn("Home", desk.added)
        desk("add", "--list", "Home", "Water the plants tomorrow at 18:00")
        self.assertEqual(desk.sync()["lists"][0]["sentNew"], 1)
        self.assertEqual(laptop.sync()["lists"][0]["added"], 1)
        self.assertIn("Water the plants", laptop.todos())
        # Both change other fields, and both stay.
        desk("edit", "plants", "--title", "Water all plants")
        laptop("edit", "plants", "--priority", "high")
        for machine in (desk, laptop, desk):
            machine.sync()
        for machine in (desk, laptop):
            self.assertEqual(machine.todos()["Water all plants"]["priority"], "high")
        # Done there is done here, and undo takes that back on both.
        laptop("done", "plants")
        laptop.sync()
        desk.sync()
        self.assertNotIn("Water all plants", desk.todos())
        self.assertIn("Water all plants", desk.todos("--done"))
        desk("undo", "--yes")
        desk.sync()
        laptop.sync()
        self.assertIn("Water all plants", laptop.todos())
        # Nothing is left to do.
        for machine in (desk, laptop):
            outcome = machine.sync()
            self.assertFalse(any(value for entry in outcome["lists"]
                                 for name, value in entry.items()
                                 if isinstance(value, int) and not isinstance(value, bool)),
                             outcome)

    def test_an_edit_beats_a_deletion(self):
        desk, laptop = self.machine(), self.machine()
        desk("add", "--list", "Home", "--no-parse", "Milk")
        desk.sync()
        laptop.sync()
        laptop("delete", "Milk")
        desk("edit", "Milk", "--title", "Oat milk")
        for machine in (laptop, desk, laptop):
            machine.sync()
        for machine in (desk, laptop):
            self.assertEqual(list(machine.todos()), ["Oat milk"])

    def test_what_another_program_wrote_stays(self):
        desk = self.machine()
        self.server.put("Home", "a1.ics", OTHER)
        desk.sync()
        self.assertEqual(desk.todos()["Dentist"]["priority"], "high")
        desk("edit", "Dentist", "--title", "Dentist, Dr. Who")
        desk.sync()
        text = self.server.objects("Home")["a1.ics"]
        for line in ("X-OTHER-THING:1", "GEO:52.5;13.4", "CATEGORIES:health", "PRIORITY:2",
                     "ACTION:EMAIL"):
            self.assertIn(line, text)
        self.assertIn("SUMMARY:Dentist\\, Dr. Who", text)

    def test_offline_is_normal(self):
        desk = self.machine()
        self.server.stop()
        desk("add", "--list", "Home", "--no-parse", "Milk")
        said = desk("sync")
        self.assertIn("tried again by itself", said)
        self.assertEqual(desk("sync", "--quiet"), "")
        self.assertIn("1 wait to be sent", desk("sync", "status"))
        self.server.start()
        self.assertEqual(desk.sync()["lists"][0]["sentNew"], 1)

    def test_an_end_at_any_moment_doubles_nothing(self):
        desk, laptop = self.machine(), self.machine()
        for number in range(12):
            desk("add", "--list", "Home", "--no-parse", f"Thing {number}")
        for pause in (0.02, 0.05, 0.08, 0.12, 0.2, 0.3, 0.5):
            run = subprocess.Popen([programs.COMPANION, "sync"], env=desk.home.environment,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                   start_new_session=True)
            time.sleep(pause)
            os.killpg(run.pid, signal.SIGKILL)
            run.wait()
        desk.sync()
        self.assertEqual(len(self.server.objects("Home")), 12)
        laptop.sync()
        self.assertEqual(len(laptop.todos()), 12)

    def test_goes_by_itself_after_a_change_where_no_systemd_looks_after_it(self):
        desk = self.machine()
        del desk.home.environment["VOICEDO_SYNC"]
        desk("add", "--list", "Home", "--no-parse", "Milk")
        self.assertTrue(wait_until(lambda: len(self.server.objects("Home")) == 1, 10))
        desk("done", "Milk")
        self.assertTrue(wait_until(
            lambda: "STATUS:COMPLETED" in "".join(self.server.objects("Home").values()), 10))
        # Who types it waits for what began by itself.
        desk("add", "--list", "Home", "--no-parse", "Bread")
        self.assertFalse(desk("sync").endswith("at this moment.\n"))
        self.assertEqual(len(self.server.objects("Home")), 2)

    def test_a_dry_run_changes_nothing(self):
        desk = self.machine()
        desk("add", "--list", "Home", "--no-parse", "Milk")
        self.server.put("Home", "a1.ics", OTHER)
        said = desk("sync", "--dry-run")
        self.assertIn("Nothing was changed", said)
        self.assertNotIn("Dentist", desk.todos())
        self.assertEqual(len(self.server.objects("Home")), 1)

    def test_no_password_is_stored_or_told(self):
        desk = self.machine()
        desk("add", "--list", "Home", "--no-parse", "Milk")
        desk.sync()
        said = desk("sync", "status") + desk.json("sync", "status")
        self.assertNotIn(PASSWORD, said)
        for path in desk.home.folder.rglob("*"):
            if path.is_file():
                self.assertNotIn(PASSWORD.encode(), path.read_bytes(), path)

    def test_ends_and_begins_again_without_doubling(self):
        desk = self.machine()
        desk("add", "--list", "Home", "--no-parse", "Milk")
        desk.sync()
        desk("sync", "off")
        self.assertIn("Milk", desk.todos())
        desk("sync", "add", self.server.url, "--user", USER, "--secret", "environment:SYNC_WORD")
        self.assertEqual(list(desk.todos()), ["Milk"])
        self.assertEqual(len(self.server.objects("Home")), 1)


class SyncOfTheService(SurroundingsTest):
    """A popup on the screen of one machine, while another one answers."""

    def setUp(self):
        super().setUp()
        self.server = Radicale()
        self.addCleanup(self.server.close)
        self.server.make("Home")
        self.environment["SYNC_WORD"] = PASSWORD
        self.environment["VOICEDO_SYNC"] = "0"

    def run_here(self, *words):
        return subprocess.run([programs.COMPANION, *words], env=self.environment, text=True,
                              capture_output=True, check=True, timeout=60).stdout

    def test_done_there_withdraws_the_popup_here(self):
        self.begin()
        self.run_here("sync", "add", self.server.url, "--user", USER, "--secret",
                      "environment:SYNC_WORD")
        laptop = Machine(self, self.server)
        self.addCleanup(laptop.home.close)
        self.run_here("add", "--list", "Home", "--no-parse", "Tea")
        self.database.shell("UPDATE todo SET time_kind = 'elapsed', due_at = unixepoch() - 1 "
                            "WHERE title = 'Tea'")
        self.popup("Tea")
        self.run_here("sync")
        laptop.sync()
        laptop("done", "Tea")
        laptop.sync()
        began = time.monotonic()
        self.run_here("sync")
        self.eventually(lambda: not list(self.traffic.on_screen("Tea")), "the popup stays")
        self.assertLess(time.monotonic() - began, 5)
        self.assertIn("on another device", self.run_here("why", "Tea"))


class SyncThroughSystemd(SurroundingsTest):
    """The service asks systemd, which a stand-in is, and asks no network for anything."""

    MANAGER = "/org/freedesktop/systemd1"

    def setUp(self):
        super().setUp()
        self.systemd = self.stand_in()
        self.systemd.answer(self.MANAGER, f"{SYSTEMD}.Manager", "StartUnit", "o",
                            "/org/freedesktop/systemd1/job/1")
        self.systemd.own(SYSTEMD)

    def asked(self):
        return self.systemd.heard().count(f"{SYSTEMD}.Manager.StartUnit")

    def test_is_asked_some_seconds_after_a_change_of_a_synced_list(self):
        self.begin()
        self.database.shell("INSERT INTO todo (title) VALUES ('Before')")
        time.sleep(6)
        self.assertEqual(self.asked(), 0, "it is asked though nothing is synced")
        self.database.shell(
            "INSERT INTO sync_account (name, address, user, secret, added_at, journal) "
            "SELECT 'cloud', 'https://cloud.invalid/', 'ada', '{}', 0, max(id) FROM batch; "
            "INSERT INTO sync_list (account_id, list_id, address) "
            "VALUES (1, 'inbox', 'https://cloud.invalid/inbox/')")
        for number in range(5):
            self.database.shell(f"INSERT INTO todo (title) VALUES ('n{number}')")
            time.sleep(0.2)
        self.eventually(lambda: self.asked() == 1, "systemd is not asked", 8)
        time.sleep(6)
        self.assertEqual(self.asked(), 1, "it is asked though nothing happened")


OTHER = """BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Other//EN
BEGIN:VTODO
UID:a1
DTSTAMP:20261101T080000Z
SUMMARY:Dentist
PRIORITY:2
CATEGORIES:health
GEO:52.5;13.4
X-OTHER-THING:1
BEGIN:VALARM
ACTION:EMAIL
TRIGGER:-PT1H
SUMMARY:a
DESCRIPTION:b
ATTENDEE:mailto:a@b.example
END:VALARM
END:VTODO
END:VCALENDAR
"""
