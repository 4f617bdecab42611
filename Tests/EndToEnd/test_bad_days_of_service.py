"""The service on the database's bad days: what it says, that it waits, and that it goes on after."""

import contextlib
import os
import random
import re
import resource
import signal
import sqlite3
import subprocess
import time
import unittest

import programs
from case import EndToEndTest
from desktop import wait_until

# Its log is for whoever looks after the machine; it names what is the matter all the same.
WORRIED = re.compile(r"(?i)\bfatal\b|crash|Swift/")


class ABadDay(EndToEndTest):
    def setUp(self):
        super().setUp()
        self.create_database()

    def says(self, words, within=10):
        self.eventually(lambda: words in self.service.said(), f"the log does not say {words!r}: "
                        + self.service.said(), within)
        self.assertNotRegex(self.service.said(), WORRIED)

    def assert_alive(self):
        self.assertIsNone(self.service.process.poll(), self.service.said())

    def replace(self, data):
        """Puts other bytes in the place of the database, as a bad disk or a wrong copy does."""
        other = self.database.path.with_suffix(".other")
        other.write_bytes(data)
        # The log goes first: whoever opens the new file must not find the old one's.
        for name in ("-wal", "-shm"):
            self.database.path.with_name(self.database.path.name + name).unlink(missing_ok=True)
        os.replace(other, self.database.path)

    def assert_works_again(self, title):
        identifier = self.database.insert_due(title)
        popup = self.popup(title, within=15)
        self.database.complete(identifier)
        self.assert_withdrawn(popup, within=5)


class WhatItWaitsFor(ABadDay):
    """Trouble with the file: said once, waited for, and over when it is over."""

    damages = {
        "is damaged": lambda data: data[:len(data) // 2],
        "is not a database": lambda data: random.Random(1).randbytes(len(data)),
        "belongs to another program": lambda data: data[:68] + b"abcd" + data[72:],
        "is newer than": lambda data: data[:60] + b"\0\0\0\x63" + data[64:],
    }

    def test_before_its_start(self):
        whole = self.database.path.read_bytes()
        for words, damage in self.damages.items():
            with self.subTest(words):
                data = damage(whole)
                self.replace(data)
                self.start()
                self.says(words)
                self.assert_alive()
                self.assertEqual(self.database.path.read_bytes(), data)
                self.replace(whole)
                self.assert_works_again(f"After it {words}")
                self.says("The database works again")
                self.assertEqual(self.service.stop(), 0)
                (self.desktop.folder / "service.log").write_text("")
                whole = self.database.path.read_bytes()

    def test_while_it_runs(self):
        """Another file in its place: the service ends to be started anew, as systemd does."""
        service = self.start()
        whole = self.database.path.read_bytes()
        self.replace(self.damages["is not a database"](whole))
        self.assertEqual(service.process.wait(10), 75, service.said())
        self.start()
        self.says("is not a database")
        self.replace(whole)
        self.assert_works_again("Whole again")

    def test_that_another_program_holds_for_10_seconds(self):
        self.start()
        identifier = self.database.insert_due("Due meanwhile", seconds=2)
        connection = sqlite3.connect(self.database.path, isolation_level=None)
        connection.execute("BEGIN IMMEDIATE")
        time.sleep(10)
        self.assert_alive()
        connection.execute("ROLLBACK")
        connection.close()
        self.popup("Due meanwhile", within=15)
        self.database.complete(identifier)

    def test_bit_flips(self):
        """Whatever the file holds, it waits or works; it never ends by itself."""
        self.database.insert_due("Flipped", seconds=3600)
        self.run_companion("call anna every friday at 5")
        whole = self.database.path.read_bytes()
        generator = random.Random(20261121)
        for number in range(30):
            data = bytearray(whole)
            for _ in range(generator.choice((1, 8, 64))):
                data[generator.randrange(len(data))] ^= 1 << generator.randrange(8)
            self.replace(bytes(data))
            service = self.start()
            time.sleep(0.1)
            self.assertIn(service.process.poll(), (None, 75), f"flip {number}: {service.said()}")
            service.kill()
        self.assertNotRegex(self.desktop.log("service.log"), WORRIED)


class ItsLog(ABadDay):
    """A cleaner or a program that synchronises folders takes away what SQLite keeps beside the file."""

    def take(self, *suffixes):
        for suffix in suffixes:
            self.database.path.with_name(self.database.path.name + suffix).unlink()

    def taken_away(self, *suffixes):
        self.run_companion("add", "--no-parse", "Written before")
        self.start()
        self.run_companion("add", "--no-parse", "Written meanwhile")
        self.eventually(lambda: self.database.value("SELECT count(*) FROM unsettled") == 0, "unsettled")
        self.take(*suffixes)
        self.run_companion("call the doctor in 3 seconds")
        self.says("log was taken away")
        self.popup("Call the doctor", within=12)
        self.assertEqual(self.service.stop(), 0)
        titles = self.run_companion("list").stdout
        for title in ("Written before", "Written meanwhile", "Call the doctor"):
            self.assertIn(title, titles)
        self.assertTrue(self.database.is_sound())
        self.assertIn("its log was taken away", self.run_companion("doctor", code=1).stdout)

    def test_is_taken_away_with_its_index(self):
        self.taken_away("-wal", "-shm")

    def test_index_is_taken_away(self):
        self.taken_away("-shm")

    def test_is_taken_away_while_nobody_writes(self):
        self.start()
        self.run_companion("add", "--no-parse", "Written meanwhile")
        self.take("-wal", "-shm")
        self.says("log is back in its place")
        self.assert_works_again("After it")
        self.assertIn("Written meanwhile", self.run_companion("list").stdout)

    def test_is_taken_away_and_it_is_asked_to_end_at_once(self):
        self.start()
        self.run_companion("add", "--no-parse", "Written meanwhile")
        self.take("-wal", "-shm")
        self.assertEqual(self.service.stop(), 0)
        self.assertIn("Written meanwhile", self.run_companion("list").stdout)


class ASystemdThatDoesNotRead(ABadDay):
    """A manager that hangs or is busy takes a few words; whoever waits for it shows nothing."""

    def setUp(self):
        super().setUp()
        self.start()
        for number in range(1, 17):
            self.service.send(signal.SIGHUP)
            self.eventually(lambda: self.service.said().count("Read the settings anew") == number,
                            f"it waits after {number} words: {self.service.said()}")

    def test_keeps_nothing_back(self):
        self.assert_works_again("All the same")
        self.assertEqual(self.service.stop(), 0)

    def test_hears_how_things_stand_once_it_reads_again(self):
        read = []
        end = time.monotonic() + 5
        while time.monotonic() < end and read.count("READY=1") < 17 and "READY=1" not in read[11:]:
            self.service.hears("READY=1", 0.5)
            read = [line for state in self.service.states for line in state.splitlines()
                    if line in ("READY=1", "RELOADING=1")]
        self.assertEqual(read[-1], "READY=1", read)
        self.assertGreater(len(read), 11, "what came after its socket was full was not told")


class LittleRoom(ABadDay):
    """Where libraries would end it without a word it says what is missing, and is started later."""

    def begin(self, limit, soft, hard, **options):
        def prepare():
            resource.setrlimit(limit, (soft, hard))

        return self.start(prepare=prepare, **options)

    def refuses(self, limit, number, words):
        identifier = self.database.insert_due("Due meanwhile")
        service = self.begin(limit, number, number, wait=False)
        self.assertEqual(service.process.wait(10), 71, service.said())
        self.says(words)
        self.start()
        self.popup("Due meanwhile")
        self.database.complete(identifier)
        self.assertEqual(self.service.stop(), 0)

    def test_for_open_files(self):
        for number in (8, 12, 16, 20, 63):
            with self.subTest(number):
                self.refuses(resource.RLIMIT_NOFILE, number, f"only {number} files may be open")

    def test_for_its_stack(self):
        self.refuses(resource.RLIMIT_STACK, 64 << 10, "only 64 kB of stack are allowed")

    def test_that_may_be_made(self):
        for limit, number in ((resource.RLIMIT_NOFILE, 16), (resource.RLIMIT_STACK, 64 << 10)):
            with self.subTest(limit):
                self.begin(limit, number, resource.getrlimit(limit)[1])
                self.assert_works_again(f"All the same {limit}")
                self.assertEqual(self.service.stop(), 0)


class TwoOfThem(ABadDay):
    """One service for one database, whatever name it is called by."""

    def refused(self, path):
        other = self.start(wait=False, VOICEDO_DB=str(path))
        self.assertEqual(other.process.wait(10), 69, other.said())

    def test_by_other_names(self):
        self.start()
        for name, make in (("link.sqlite", os.symlink), ("hard.sqlite", os.link)):
            with self.subTest(name):
                path = self.database.path.with_name(name)
                make(self.database.path, path)
                self.refused(path)

    def test_whose_lock_is_taken_away(self):
        first = self.start()
        lock = self.database.path.with_name(self.database.path.name + ".lock")
        lock.unlink()
        self.refused(self.database.path)
        self.eventually(lock.exists, "it is not there again")
        self.assertIsNone(first.process.poll())
        self.run_companion("--strict", "buy milk tomorrow")


class ADiskOfItsOwn(EndToEndTest):
    """The service and its database in a mount namespace, on a disk that fills up or turns read-only."""

    def script(self, steps):
        """Runs a shell script with `$service`, `$companion`, `$database` and a disk of 2 MB at $DISK."""
        disk = self.desktop.folder / "disk"
        disk.mkdir()
        head = f'''
            set -u
            DISK="{disk}"; service="{programs.SERVICE}"; companion="{programs.COMPANION}"
            log="{self.desktop.folder}/service.log"
            mount -t tmpfs -o size=2m none "$DISK" || exit 77
            export VOICEDO_DB="$DISK/data/voicedo.sqlite"
            says() {{ for _ in $(seq 100); do grep -q "$1" "$log" && return; sleep 0.1; done; exit 90; }}
            titled() {{ for _ in $(seq 300); do
                [ "$(sqlite3 "$VOICEDO_DB" "SELECT state FROM reminder JOIN todo ON todo.id = todo_id
                  WHERE title = '$1'" 2>/dev/null)" = shown ] && return; sleep 0.1; done; exit 91; }}
            due() {{ sqlite3 -cmd ".timeout 5000" "$VOICEDO_DB" \\
                "INSERT INTO todo(title, time_kind, due_at) VALUES ('$1', 'elapsed', unixepoch())"; }}
        '''
        result = subprocess.run(["unshare", "-rm", "bash", "-c", head + steps],
                                env=self.environment, capture_output=True, text=True, timeout=120)
        if "unshare" in result.stderr or result.returncode == 77:
            self.skipTest(f"no mounts here: {result.stderr.strip()[:100]}")
        self.assertEqual(result.returncode, 0,
                         result.stdout + result.stderr + self.desktop.log("service.log"))
        return result.stdout + result.stderr

    def test_that_is_full_for_a_while(self):
        """What is due is shown, medication at once; it is noted when there is room."""
        self.script('''
            "$companion" add --no-parse first >/dev/null || exit 80
            "$service" 2>"$log" & pid=$!
            says Ready
            due "Before"; titled "Before"
            "$companion" "insulin in 4 seconds" || exit 81
            "$companion" remind insulin --breakthrough >/dev/null || exit 81
            "$companion" "ring in 5 seconds" || exit 81
            dd if=/dev/zero of="$DISK/ballast" bs=4k 2>/dev/null
            says "is full"
            says "cannot be noted"
            kill -0 $pid || exit 82
            "$companion" list >/dev/null || exit 83
            "$companion" add --no-parse none && exit 84
            sleep 45
            rm "$DISK/ballast"
            titled "Ring"
            titled "Insulin"
            says "works again"
            kill $pid; wait $pid || exit 85
            [ "$(sqlite3 "$VOICEDO_DB" "PRAGMA integrity_check")" = ok ] || exit 86
            [ "$(sqlite3 "$VOICEDO_DB" "SELECT count(*) FROM delivery JOIN todo ON todo.id = todo_id
                WHERE title = 'Ring' AND event = 'shown'")" = 1 ] || exit 87
        ''')
        shown = [self.desktop.traffic.titled(title)
                 for title in ("Insulin", "Ring", "Your disk is full")]
        self.assertEqual([len(popups) for popups in shown], [1, 1, 1])
        insulin, ring, full = (popups[0].posted_at for popups in shown)
        self.assertLess(insulin, ring)
        self.assertLess(insulin, full)

    def test_that_can_only_be_read(self):
        """What is due is shown where nothing can be written from the start; later it works as ever."""
        output = self.script('''
            "$companion" add --no-parse first >/dev/null || exit 80
            "$companion" "insulin in 6 seconds" >/dev/null || exit 81
            "$companion" remind insulin --breakthrough >/dev/null || exit 81
            mount -o remount,ro "$DISK"
            "$service" 2>"$log" & pid=$!
            says Ready
            says "cannot be noted"
            mount -o remount,rw "$DISK"
            due "Later"; titled "Later"
            titled "Insulin"
            kill $pid; wait $pid || exit 83
        ''')
        self.popup("Insulin")
        self.assertNotRegex(output, WORRIED)
        self.popup("Later")
