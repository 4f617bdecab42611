"""The whole sync with the real programs: two machines of one person, Radicale and Xandikos."""

import re
import subprocess
import threading
import unittest

import programs
from calendar_servers import PASSWORD, USER, Radicale, Xandikos, todo
from desktop import wait_until
from home import HomeTest
from sync_machine import SyncCase


class Syncing(SyncCase):
    """Each of these on both servers."""

    # A full server and an empty machine, and the other way.

    def test_what_is_on_the_server_comes_and_what_is_here_goes_there(self):
        self.server.put("a.ics", todo("a", "Only there"))
        desk = self.machine(add=False)
        desk.say("add", "Only here", "--list", "Home")
        desk.add_account()
        self.assertEqual(desk.titles(), ["Only here", "Only there"])
        self.assertEqual(len(self.files()), 2)

    def test_a_trial_says_what_would_come_and_changes_nothing(self):
        self.server.put("a.ics", todo("a", "Only there"))
        desk = self.machine(add=False)
        desk.say("add", "Only here", "--list", "Home")
        run = desk.run("sync", "add", self.proxy.url, "--user", "tester", "--secret",
                       f"file:{desk.key}", "--list", "Home=Tasks", "--dry-run")
        self.assertEqual(run.code, 0, run.err)
        self.assertIn("1 new; sent 1 new", run.out)
        self.assertNotIn("deleted", run.out)
        self.assertEqual(desk.titles(), ["Only here"])
        self.assertEqual(self.files(), ["a.ics"])

    def test_every_change_goes_over_once_and_then_nothing_more(self):
        desk, laptop = self.pair("Water the plants", "Call mum", "Old thing")
        laptop.say("done", "Water the plants")
        laptop.say("edit", "Call mum", "--title", "Call dad", "--priority", "high")
        laptop.say("delete", "Old thing")
        laptop.sync_well()
        sent = desk.sync_well()["lists"][0]
        self.assertEqual((sent["completed"], sent["deleted"]), (1, 1))
        self.assertEqual(desk.titles(), ["Call dad"])
        self.meet(desk, laptop)
        self.proxy.forget()
        self.meet(desk, laptop)
        self.assertEqual(self.writes(), 0, self.proxy.requests)
        self.assert_same(desk, laptop)

    def test_both_change_other_fields_and_both_stay(self):
        desk, laptop = self.pair("Water the plants")
        desk.say("edit", "Water the plants", "--notes", "The fern too")
        laptop.say("edit", "Water the plants", "--priority", "high")
        self.meet(desk, laptop)
        for machine in (desk, laptop):
            self.assertEqual(machine.rows("SELECT notes, priority FROM todo"),
                             [("The fern too", "high")])

    def test_both_change_the_title_and_no_word_is_gone(self):
        desk, laptop = self.pair("Water the plants")
        desk.say("edit", "Water the plants", "--title", "Water the fern")
        laptop.say("edit", "Water the plants", "--title", "Water the palm")
        self.meet(desk, laptop)
        self.assert_same(desk, laptop)
        words = str(desk.rows("SELECT title, notes FROM todo"))
        self.assertIn("fern", words)
        self.assertIn("palm", words)

    def test_a_change_is_kept_where_the_other_side_deleted(self):
        desk, laptop = self.pair("Water the plants")
        desk.say("delete", "Water the plants")
        laptop.say("edit", "Water the plants", "--title", "Water the fern")
        self.meet(desk, laptop)
        self.assertEqual(desk.titles(), ["Water the fern"])
        self.assert_same(desk, laptop)

    def test_the_same_occurrence_done_on_both_is_done_once(self):
        desk = self.machine()
        desk.say("add", "Pills every day at 9:00", "--list", "Home")
        desk.sync_well()
        laptop = self.machine()
        laptop.sync_well()
        for machine in (desk, laptop):
            machine.say("done", "Pills", "--ahead")
        self.meet(desk, laptop)
        dues = {machine.rows("SELECT due_date, due_time, rrule FROM todo")[0]
                for machine in (desk, laptop)}
        self.assertEqual(len(dues), 1)
        self.assertEqual(len(self.files()), 1)

    def test_somebody_else_writes_between_reading_and_writing(self):
        self.server.put("a.ics", todo("a", "Milk", "X-OTHER:kept"))
        desk = self.machine()
        desk.say("edit", "Milk", "--priority", "high")
        raced = []

        def race(number, method, path):
            if method == "PUT" and not raced:
                raced.append(path)
                self.server.put("a.ics", todo("a", "Oat milk", "X-OTHER:kept"))

        self.proxy.choose = race
        desk.sync_well()
        self.assertTrue(raced)
        self.assertEqual(desk.titles(), ["Oat milk"])
        text = self.server.get("a.ics")
        self.assertIn("SUMMARY:Oat milk", text)
        self.assertIn("PRIORITY:1", text)
        self.assertIn("X-OTHER:kept", text)

    def test_an_object_of_the_same_uid_at_another_place_is_the_one(self):
        desk = self.machine()
        desk.say("add", "Milk", "--list", "Home")
        # Its answer never comes, and another program gives the object another name.
        uid, = desk.rows("SELECT id FROM todo")[0]
        self.server.put("elsewhere.ics", todo(uid, "Milk"))
        self.meet(desk)
        self.assertEqual(self.files(), ["elsewhere.ics"])
        self.assertEqual(desk.titles(), ["Milk"])

    def test_an_emptied_server_takes_nothing_away_unasked(self):
        desk, _ = self.pair(*(f"Thing {number}" for number in range(8)))
        for name in self.files():
            self.server.ask("DELETE", self.server.list + name)
        account = desk.sync()
        self.assertEqual(account["lists"][0]["vanished"], 8)
        self.assertEqual(len(desk.titles()), 8)
        desk.sync("--yes")
        self.assertEqual(desk.titles(), [])

    def test_a_list_that_was_deleted_there_stays_here(self):
        desk, _ = self.pair("Milk")
        self.server.ask("DELETE", self.server.list)
        desk.sync()
        self.assertEqual(desk.titles(), ["Milk"])

    def test_one_that_cannot_be_read_keeps_no_other_back(self):
        for number in range(12):
            self.server.put(f"{number}.ics", todo(f"u{number}", f"Thing {number}"))
        # What no XML document can hold; not every server takes it.
        self.server.ask("PUT", self.server.list + "odd.ics", todo("odd", "Odd \x01 thing"),
                        Content_Type="text/calendar")
        desk = self.machine()
        self.assertGreaterEqual(len(desk.titles()), 12)

    def test_what_is_not_ours_survives_our_edit(self):
        lines = ["X-ODD;X-PARAM=\"a:b\":v", "GEO:48.85;2.35", "ATTACH:https://example.com/a.pdf",
                 "CATEGORIES:One,Two", "COMMENT:A word",
                 "BEGIN:VALARM", "ACTION:EMAIL", "TRIGGER:-PT30M", "SUMMARY:Mail",
                 "DESCRIPTION:Mail me", "ATTENDEE:mailto:a@example.com", "END:VALARM"]
        self.server.put("a.ics", todo("a", "Milk", "DUE:20301201T080000Z", *lines))
        before = set(self.server.get("a.ics").split("\r\n"))
        desk = self.machine()
        desk.say("edit", "Milk", "--title", "Oat milk")
        desk.sync_well()
        after = set(self.server.get("a.ics").split("\r\n"))
        gone = {line.split(":")[0].split(";")[0] for line in before - after}
        self.assertLessEqual(gone, {"SUMMARY", "DTSTAMP", "LAST-MODIFIED", "SEQUENCE", "PRODID"})

    def test_times_of_all_kinds_stay_where_they_are(self):
        kinds = {"day": "DUE;VALUE=DATE:20301205", "utc": "DUE:20301205T080000Z",
                 "floating": "DUE:20301205T090000", "zone": "DUE;TZID=America/New_York:20301205T090000",
                 "unknown": "DUE;TZID=Mars/Phobos:20301205T090000",
                 "gap": "DUE;TZID=Europe/Berlin:20300331T023000"}
        for name, line in kinds.items():
            self.server.put(f"{name}.ics", todo(f"kind-{name}", name, line))
        before = {name: re.search(r"^DUE.*$", self.server.get(f"{name}.ics"), re.M).group()
                  for name in kinds}
        desk = self.machine()
        self.assertEqual(len(desk.titles()), len(kinds))
        for name in kinds:
            desk.say("edit", name, "--notes", "A note")
        self.meet(desk)
        for name in kinds:
            with self.subTest(kind=name):
                text = self.server.get(f"{name}.ics")
                self.assertIn("A note", text)
                self.assertIn(before[name].strip(), text.replace("\r", ""))

    def test_letters_of_all_kinds_go_over(self):
        title = "Grüße 🧹 an \u5f20\u4e09, Text; mit \\ und allem"
        notes = "Zeile eins\nZeile zwei, lang " + "ö" * 90
        desk, laptop = self.machine(), self.machine()
        desk.say("add", "Plain", "--list", "Home")
        desk.edit("Plain", title=title, notes=notes)
        self.meet(desk, laptop)
        self.assertEqual(laptop.rows("SELECT title, notes FROM todo"), [(title, notes)])

    def test_steps_of_a_thing_stay_its_steps(self):
        desk = self.machine()
        desk.say("add", "Move house", "--list", "Home")
        desk.say("add", "Find boxes", "--list", "Home")
        desk.say("move", "Find boxes", "--under", "Move house")
        desk.sync_well()
        laptop = self.machine()
        laptop.sync_well()
        self.assertEqual(laptop.rows(
            "SELECT p.title FROM todo c JOIN todo p ON p.id = c.parent_id WHERE c.title = 'Find boxes'"),
            [("Move house",)])

    def test_undo_of_what_came_goes_over_as_well(self):
        desk, laptop = self.pair("Water the plants")
        laptop.say("done", "Water the plants")
        laptop.sync_well()
        desk.sync_well()
        self.assertEqual(desk.titles(), [])
        desk.say("undo", "--yes")
        self.meet(desk, laptop)
        self.assertEqual(laptop.titles(), ["Water the plants"])
        self.assert_same(desk, laptop)

    def test_five_hundred_take_few_requests(self):
        # Put where the server finds them, faster than by 500 requests.
        desk = self.machine()
        for number in range(500):
            self.server.put(f"{number}.ics", todo(f"many-{number}", f"Thing {number}"))
        self.proxy.forget()
        desk.sync_well()
        self.assertEqual(len(desk.titles()), 500)
        self.assertLessEqual(len(self.proxy.requests), 20, self.proxy.methods())
        self.proxy.forget()
        desk.say("sync", "--quiet")
        self.assertLessEqual(len(self.proxy.requests), 3, self.proxy.methods())
        # Who asks for it hears of lists that are new there as well.
        self.proxy.forget()
        desk.sync_well()
        self.assertLessEqual(len(self.proxy.requests), 6, self.proxy.methods())


class OnRadicale(Syncing, HomeTest):
    server_kind = Radicale

    def test_by_hand_it_waits_for_the_run_beside_it_and_says_so(self):
        desk = self.machine()
        desk.say("add", "Water the plants", "--list", "Home")
        desk.sync_well()
        goes_on = threading.Event()
        self.addCleanup(goes_on.set)
        self.proxy.forget()
        self.proxy.choose = lambda *_: goes_on.wait(60) and None
        # A sync of its own begins after each change.
        del desk.environment["VOICEDO_SYNC"]
        desk.say("done", "Water the plants")
        desk.say("undo", "--yes")
        self.assertTrue(wait_until(lambda: self.proxy.requests, 10))
        desk.environment["VOICEDO_SYNC"] = "0"
        run = desk.run("sync")
        self.assertEqual((run.code, run.out), (0, "Another run syncs 127.0.0.1 at this moment.\n"))
        self.assertIn("this one waits for it", run.err)
        # What that run has read of the account is not taken from under it.
        run = desk.run("sync", "off")
        self.assertEqual(run.code, 7)
        self.assertIn("so nothing was changed", run.err)
        self.assertEqual(desk.rows("SELECT count(*) FROM sync_account"), [(1,)])
        goes_on.set()
        run = desk.run("sync")
        self.assertEqual((run.code, run.out), (0, "Home: nothing new.\n"))
        self.assertEqual(desk.titles(), ["Water the plants"])
        self.assertEqual(desk.run("sync", "off").code, 0)

    def test_a_new_password_given_while_a_run_is_at_work_is_the_one_that_stays(self):
        desk = self.machine()
        desk.say("add", "Water the plants", "--list", "Home")
        another = desk.folder / "another"
        another.write_text(PASSWORD + "\n")
        another.chmod(0o600)
        goes_on = threading.Event()
        self.addCleanup(goes_on.set)
        self.proxy.choose = lambda number, method, path: (
            goes_on.wait(60) and None if method == "PUT" else None)

        def begin(*words):
            process = subprocess.Popen([programs.COMPANION, *words], env=desk.environment,
                                       stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                       stderr=subprocess.DEVNULL)
            self.addCleanup(process.kill)
            return process

        def secret():
            return desk.rows("SELECT secret FROM sync_account")[0][0]

        run = begin("sync")
        self.assertTrue(wait_until(lambda: ("PUT" in self.proxy.methods()), 10))
        given = begin("sync", "add", desk.url, "--user", USER, "--secret", f"file:{another}")
        self.assertFalse(wait_until(lambda: run.poll() is not None, 1))
        goes_on.set()
        for process in (run, given):
            self.assertEqual(process.wait(60), 0)
        self.assertIn("another", secret())
        self.proxy.choose = lambda *_: None
        desk.sync_well()

    def test_a_wrong_password_is_told_and_nothing_is_kept(self):
        machine = self.machine(add=False)
        machine.key.write_text("another\n")
        run = machine.run("sync", "add", self.proxy.url, "--user", "tester", "--secret",
                          f"file:{machine.key}", "--list", "Home=Tasks")
        self.assertNotEqual(run.code, 0)
        self.assertNotIn("another", run.out + run.err)

    def test_a_wiped_cache_changes_nothing(self):
        desk, laptop = self.pair("Milk", "Bread")
        self.server.forget_tokens()
        desk.say("done", "Milk")
        self.meet(desk, laptop)
        self.assertEqual(laptop.titles(), ["Bread"])
        self.assertEqual(len(self.files()), 2)


class OnXandikos(Syncing, HomeTest):
    server_kind = Xandikos


if __name__ == "__main__":
    unittest.main()
