"""The sync where networks, servers and the programs themselves end at any point: nothing is doubled,
nothing is lost."""

import itertools
import json
import os
import random
import signal
import subprocess
import threading
import unittest

import programs
from calendar_proxy import (BUSY, CUT_AFTER, CUT_BEFORE, FAULTS, FORBIDDEN, FULL, OFTEN, PAGE, STALE,
                            TRUNCATED, TWICE)
from calendar_servers import Radicale, Xandikos
from home import HomeTest
from sync_machine import SyncCase

ROUNDS = int(os.environ.get("VOICEDO_ROUNDS", "20"))


class Faults(SyncCase):
    """Each of these on both servers."""

    def tearDown(self):
        self.proxy.choose = lambda *_: None

    def changed_pair(self):
        """Two machines with something to send, each."""
        desk, laptop = self.pair("Milk", "Bread", "Plants", "Letter")
        desk.say("add", "From the desk", "--list", "Home")
        desk.say("edit", "Bread", "--title", "Rye bread")
        desk.say("delete", "Plants")
        laptop.say("done", "Milk")
        laptop.say("add", "From the laptop", "--list", "Home")
        return desk, laptop

    WANTED = ["From the desk", "From the laptop", "Letter", "Rye bread"]

    def assert_all_is_there(self, desk, laptop):
        self.proxy.choose = lambda *_: None
        self.meet(desk, laptop)
        for machine in (desk, laptop):
            self.assertEqual(machine.titles(), self.WANTED)
            machine_rows = machine.rows("SELECT count(*) FROM todo")
            self.assertEqual(machine_rows, [(5,)])
            self.assertTrue(machine.is_sound())
        self.assertEqual(len(self.files()), 5)

    def test_each_fault_at_each_request(self):
        """One request of a sync is befallen, for each of the first requests and each fault in turn."""
        desk, laptop = self.changed_pair()
        faults = itertools.cycle(FAULTS)
        for at in range(12):
            fault = next(faults)
            self.proxy.forget()
            self.proxy.choose = lambda number, method, path: fault if number == at else None
            desk.run("sync", "--json")
            self.proxy.forget()
            self.proxy.choose = lambda number, method, path: fault if number == at else None
            laptop.run("sync", "--json")
        self.assert_all_is_there(desk, laptop)

    def test_answers_of_all_kinds_to_writing(self):
        for fault in (CUT_BEFORE, CUT_AFTER, TWICE, BUSY, OFTEN, FORBIDDEN, FULL, STALE, PAGE):
            with self.subTest(fault=fault.name):
                desk = self.machine()
                title = f"Thing that met {fault.name}"
                desk.say("add", "Thing", "--list", "Home")
                desk.edit("Thing", title=title)
                befallen = []

                def once(number, method, path):
                    if method == "PUT" and not befallen:
                        befallen.append(path)
                        return fault
                    return None

                self.proxy.choose = once
                desk.run("sync", "--json")
                self.assertTrue(befallen)
                self.proxy.choose = lambda *_: None
                for _ in range(2):
                    desk.run("sync", "--json")
                self.assertEqual(sum(title in text for text in self.texts()), 1)
                self.assertEqual(desk.titles().count(title), 1)

    def test_a_network_that_fails_by_chance(self):
        chance = random.Random(7)
        desk, laptop = self.changed_pair()
        self.proxy.choose = lambda *_: chance.choice(FAULTS) if chance.random() < 0.25 else None
        for _ in range(ROUNDS // 4):
            for machine in (desk, laptop):
                machine.run("sync", "--json")
        self.assert_all_is_there(desk, laptop)

    def test_the_program_is_killed_between_any_two_steps(self):
        """kill -9 of the companion when a request comes in, and when its answer is about to go out."""
        desk, laptop = self.changed_pair()
        killed = 0
        for at in range(ROUNDS):
            machine = (desk, laptop)[at % 2]
            if at % 4 == 2:
                # Something to write, so that there are steps to be killed between.
                machine.say("edit", "Letter", "--notes", f"Note {at}")
            killed += self.kill_at(machine, at // 2 % 10, is_after=at % 3 == 0)
        self.assertGreater(killed, ROUNDS // 4)
        self.assert_all_is_there(desk, laptop)

    def kill_at(self, machine, number, is_after):
        """Starts a sync, and kills it at its request of this number; whether it came so far."""
        process = subprocess.Popen(
            [programs.COMPANION, "sync"], env=machine.environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        happened = threading.Event()

        def kill(seen, method, path):
            if seen != number or happened.is_set():
                return None
            happened.set()
            process.send_signal(signal.SIGKILL)
            # Before it is there, or when it was done and nobody is there to be told.
            return CUT_AFTER if is_after else CUT_BEFORE

        self.proxy.forget()
        self.proxy.choose = kill
        process.wait(60)
        self.proxy.choose = lambda *_: None
        return happened.is_set()

    def test_a_server_that_says_when_to_come_again_is_left_alone(self):
        desk, _ = self.pair("Milk")
        self.proxy.choose = lambda *_: BUSY
        account = desk.sync()
        self.assertEqual(account["trouble"], "busy")
        self.proxy.forget()
        self.proxy.choose = lambda *_: None
        self.assertTrue(json.loads(desk.run("sync", "--quiet", "--json").out)["accounts"][0][
            "isPostponed"])
        self.assertEqual(self.proxy.requests, [])

    def test_a_hotel_s_page_is_not_taken_for_an_empty_list(self):
        desk, _ = self.pair("Milk", "Bread", "Salt")
        for fault in (PAGE, TRUNCATED):
            self.proxy.choose = lambda *_: fault
            desk.run("sync", "--json")
            self.assertEqual(len(desk.titles()), 3)


class OnRadicale(Faults, HomeTest):
    server_kind = Radicale


class OnXandikos(Faults, HomeTest):
    server_kind = Xandikos


if __name__ == "__main__":
    unittest.main()
