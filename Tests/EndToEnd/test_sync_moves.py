"""The sync where to-dos move between lists, come back, and meet servers that are full or refuse them."""

import re
import time
import unittest

from calendar_proxy import CUT_AFTER, CUT_BEFORE, FORBIDDEN, FULL, STALE
from calendar_servers import Radicale, Xandikos
from home import HomeTest
from sync_machine import SyncCase

LISTS = ("Home=Tasks", "Work=Work", "Garden=Garden")


class Moves(SyncCase):
    """Each of these on both servers."""

    def setUp(self):
        super().setUp()
        for name in ("Work", "Garden"):
            self.server.make(f"{self.server.url}{self.server.home}{name.lower()}/", name)

    def tearDown(self):
        self.proxy.choose = lambda *_: None

    def machine(self):
        return super().machine(lists=LISTS)

    def on_server(self):
        """The titles on the lists of the server, each with the name of its list."""
        found = []
        for name in ("tasks", "work", "garden"):
            address = self.server.url + self.server.home + name + "/"
            status, _, said = self.server.ask(
                "REPORT", address,
                '<C:calendar-query xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop>'
                '<C:calendar-data/></D:prop><C:filter><C:comp-filter name="VCALENDAR"/></C:filter>'
                "</C:calendar-query>", Depth="1", Content_Type="application/xml")
            self.assertEqual(status, 207)
            found += [(title.strip(), name) for title in re.findall(r"SUMMARY:(.*)", said)]
        return sorted(found)

    def meanwhile(self, method, act):
        """Has something happen just before the first request of a method goes on; what it befell."""
        met = []

        def choose(number, asked, path):
            if asked == method and not met:
                met.append(path)
                act()

        self.proxy.choose = choose
        return met

    def on(self, machine):
        """The titles on a machine, each with its list."""
        return machine.rows("SELECT title, list.name FROM todo JOIN list ON list.id = list_id "
                            "ORDER BY title")

    def test_two_machines_move_the_same_at_the_same_moment(self):
        desk, laptop = self.pair("Milk")
        laptop.say("edit", "Milk", "--list", "Garden")
        laptop.say("edit", "Milk", "--priority", "high")
        # Of two moments within a second the name of the list would decide.
        time.sleep(1.1)
        desk.say("edit", "Milk", "--list", "Work")
        desk.say("edit", "Milk", "--notes", "two bottles")
        # The other machine syncs when this one has read everything and begins to send.
        met = self.meanwhile("PUT", laptop.sync_well)
        desk.sync_well()
        self.proxy.choose = lambda *_: None
        self.assertTrue(met)
        self.meet(desk, laptop)
        for machine in (desk, laptop):
            self.assertEqual(self.on(machine), [("Milk", "Work")])
            self.assertEqual(machine.rows("SELECT notes, priority FROM todo"), [("two bottles", "high")])
        self.assertEqual(self.on_server(), [("Milk", "work")])

    def test_a_move_that_the_server_refuses_leaves_it_where_it_was(self):
        desk, laptop = self.pair("Milk")
        for fault, target in ((FORBIDDEN, "Work"), (FULL, "Garden")):
            with self.subTest(fault=fault.name):
                before = self.on_server()
                desk.say("edit", "Milk", "--list", target)
                self.proxy.choose = lambda number, method, path: fault if method == "PUT" else None
                desk.run("sync", "--json")
                self.assertEqual(self.on_server(), before)
                self.proxy.choose = lambda *_: None
                desk.say("edit", "Milk", "--notes", fault.name)
                self.meet(desk, laptop)
                self.assertEqual(self.on_server(), [("Milk", target.lower())])
                self.assertEqual(self.on(laptop), [("Milk", target)])

    def test_a_full_server_still_loses_what_is_deleted(self):
        desk, _ = self.pair("Bread", "Milk")
        desk.say("delete", "Milk")
        desk.say("add", "Plants", "--list", "Home")
        self.proxy.choose = lambda number, method, path: FULL if method == "PUT" else None
        self.assertEqual(desk.sync()["trouble"], "no-room")
        self.assertEqual(self.on_server(), [("Bread", "tasks")])
        self.proxy.choose = lambda *_: None
        self.meet(desk)
        self.assertEqual(self.on_server(), [("Bread", "tasks"), ("Plants", "tasks")])

    def test_a_write_that_is_always_too_late_is_not_tried_for_ever(self):
        desk = self.machine()
        desk.say("add", "Milk", "--list", "Home")
        self.proxy.choose = lambda number, method, path: STALE if method == "PUT" else None
        self.proxy.forget()
        desk.run("sync", "--json")
        self.assertGreater(self.writes(), 0)
        self.assertLess(self.writes(), 10)
        self.assertEqual(desk.titles(), ["Milk"])

    def test_what_goes_to_a_list_of_this_machine_alone_takes_along_what_was_changed_elsewhere(self):
        desk, laptop = self.pair("Milk")
        laptop.say("edit", "Milk", "--list", "Private")
        desk.say("edit", "Milk", "--title", "Oat milk")
        desk.sync_well()
        self.meet(laptop, desk)
        self.assertEqual(self.on(laptop), [("Oat milk", "Private")])
        self.assertEqual(self.on_server(), [])

    def test_what_is_changed_elsewhere_just_before_it_would_go_from_the_server_stays(self):
        desk, laptop = self.pair("Milk")
        laptop.say("edit", "Milk", "--list", "Private")
        desk.say("edit", "Milk", "--title", "Oat milk")
        met = self.meanwhile("DELETE", desk.sync_well)
        laptop.sync_well()
        self.proxy.choose = lambda *_: None
        self.assertTrue(met)
        self.meet(laptop, desk)
        self.assertEqual(self.on(desk), [("Oat milk", "Home")])
        self.assertEqual(self.on(laptop), [("Milk", "Private"), ("Oat milk", "Home")])

    def four(self):
        """Two machines that had four to-dos on one list, all of which one of them has moved away."""
        titles = ["Bread", "Milk", "Plants", "Salt"]
        desk, laptop = self.pair(*titles)
        for title in titles:
            desk.say("edit", title, "--list", "Work")
        desk.sync_well()
        return desk, laptop

    def test_all_of_a_list_moves_to_another(self):
        desk, laptop = self.four()
        account = laptop.sync_well()
        self.assertFalse(any(entry["vanished"] for entry in account["lists"]), account)
        self.assertEqual({name for _, name in self.on(laptop)}, {"Work"})
        self.assertEqual(self.on(laptop), self.on(desk))

    def test_a_collection_is_deleted_after_its_todos_have_moved_away(self):
        desk, laptop = self.four()
        status, _, _ = self.server.ask("DELETE", self.server.list)
        self.assertIn(status, (200, 204))
        laptop.run("sync")
        self.assertEqual({name for _, name in self.on(laptop)}, {"Work"})
        laptop.say("edit", "Milk", "--title", "Oat milk")
        laptop.run("sync")
        desk.run("sync")
        self.assertEqual(desk.titles(), ["Bread", "Oat milk", "Plants", "Salt"])

    def test_what_a_removed_list_held_moves_on_the_server_too(self):
        desk, laptop = self.pair("Bread", "Milk")
        run = desk.run("lists", "delete", "Home", "--move-to", "Work")
        self.assertEqual(run.code, 0, run.err)
        self.meet(desk, laptop)
        for machine in (desk, laptop):
            self.assertEqual(self.on(machine), [("Bread", "Work"), ("Milk", "Work")])
        self.assertEqual(self.on_server(), [("Bread", "work"), ("Milk", "work")])

    def test_a_deletion_is_taken_back_before_its_answer_came(self):
        desk, laptop = self.pair("Milk")
        for fault in (CUT_AFTER, CUT_BEFORE):
            with self.subTest(fault=fault.name):
                desk.say("delete", "Milk")
                self.proxy.choose = lambda number, method, path: fault if method == "DELETE" else None
                self.assertEqual(desk.sync()["trouble"], "offline")
                self.proxy.choose = lambda *_: None
                desk.run("undo", "--yes")
                self.meet(desk, laptop)
                for machine in (desk, laptop):
                    self.assertEqual(self.on(machine), [("Milk", "Home")])
                self.assertEqual(self.on_server(), [("Milk", "tasks")])


class OnRadicale(Moves, HomeTest):
    server_kind = Radicale


class OnXandikos(Moves, HomeTest):
    server_kind = Xandikos


if __name__ == "__main__":
    unittest.main()
