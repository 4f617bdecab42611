"""What was tried on the programs once and found nothing: it stays so."""

import os
import pathlib
import random
import re
import signal
import sqlite3
import subprocess
import threading
import time

import programs
from case import EndToEndTest
from home import HomeTest

VERSION_ONE = pathlib.Path(__file__).resolve().parents[1] / "StoreTests/version-1.sql"


class TheMoment(EndToEndTest):
    """Another program writes within milliseconds of the moment that a reminder falls due."""

    WAYS = [
        "UPDATE todo SET completed_at = unixepoch() WHERE id = ?", "DELETE FROM todo WHERE id = ?",
        "UPDATE todo SET due_at = due_at + 7200 WHERE id = ?",
        "UPDATE todo SET time_kind = 'floating', due_at = NULL WHERE id = ?",
    ]

    def test_leaves_nothing_on_screen_and_shows_nothing_twice(self):
        self.create_database()
        self.start()
        first = int(time.time()) + 2
        with sqlite3.connect(self.database.path, timeout=10, isolation_level=None) as connection:
            for number in range(16):
                connection.execute(
                    "INSERT INTO todo(id, title, time_kind, due_at) VALUES (?, ?, 'elapsed', ?)",
                    (f"moment-{number}", f"Moment {number:02}", first + number))
            for number in range(16):
                offset = random.Random(number).uniform(-0.010, 0.015)
                time.sleep(max(0, first + number + offset - time.time()))
                connection.execute(self.WAYS[number % 4], (f"moment-{number}",))
        connection.close()
        time.sleep(1)
        self.assertEqual(self.traffic.on_screen("Moment"), [])
        for number in range(16):
            shown = self.traffic.titled(f"Moment {number:02}")
            self.assertLessEqual(len(shown), 1)
            for popup in shown:
                self.assertGreaterEqual(popup.posted_at, (first + number) * 1_000_000, "early")


class AStorm(EndToEndTest):
    def test_of_changes_beside_the_database_delays_nothing(self):
        """Files that it watches are touched as fast as that goes."""
        self.create_database()
        self.start()
        over = threading.Event()

        def touch():
            folder = self.database.path.parent
            junk = folder / "junk"
            while not over.is_set():
                for suffix in (".lock", "-wal", "-shm"):
                    path = self.database.path.with_name(self.database.path.name + suffix)
                    if path.exists():
                        os.utime(path)
                junk.touch()
                junk.unlink()

        storm = threading.Thread(target=touch)
        storm.start()
        try:
            due = int(time.time()) + 3
            self.database.insert_due("In the storm", seconds=due - int(time.time()))
            due = self.database.value("SELECT due_at FROM todo")
            popup = self.popup("In the storm", within=10)
        finally:
            over.set()
            storm.join()
        self.assertLess(popup.posted_at / 1_000_000 - due, 1)
        self.assertEqual(self.service.stop(), 0)


class OddSettings(EndToEndTest):
    """Something of another kind in the place of config.toml: the defaults count, and nobody waits."""

    def kinds(self, place):
        yield "a pipe", lambda: os.mkfifo(place)
        yield "a folder", place.mkdir
        for target in ("/dev/zero", "/dev/full", "/dev/null", "/dev/tty", "/proc/self/mem", place.name):
            yield f"a link to {target}", lambda target=target: place.symlink_to(target)
        yield "200 MB of nothing", lambda: os.truncate(os.open(place, os.O_CREAT | os.O_WRONLY), 200_000_000)
        yield "no text", lambda: place.write_bytes(b"\xff\xfe\0" * 100)
        yield "one deep value", lambda: place.write_text("a = " + "[" * 50_000)

    def test_keep_nobody_waiting(self):
        self.create_database()
        place = pathlib.Path(self.environment["XDG_CONFIG_HOME"]) / "voicedo-remind/config.toml"
        place.unlink()
        for number, (name, make) in enumerate(self.kinds(place)):
            with self.subTest(name):
                make()
                began = time.monotonic()
                self.run_companion("list")
                service = self.start()
                service.listen()
                service.send(signal.SIGHUP)
                self.eventually(lambda: "anew" in service.said(), "it does not read them anew")
                # It may be shown without its words: what cannot be read may ask for that.
                identifier = self.database.insert_due(f"All the same {number}")
                self.eventually(lambda: (self.reminder(identifier) or {}).get("state") == "shown",
                                "it is not shown")
                self.assertEqual(service.stop(), 0)
                self.assertLess(time.monotonic() - began, 8)
            place.rmdir() if place.is_dir() and not place.is_symlink() else place.unlink()
            (self.desktop.folder / "service.log").write_text("")


class AKill(HomeTest):
    """SIGKILL at a call of the system: whatever was at work, all is there, and nothing is left behind."""

    CALLS = [(call, when) for call in ("pwrite64", "fdatasync", "ftruncate", "rename", "unlink")
             for when in (1, 2, 3, 5, 9)]

    def killed(self, arguments, call, when):
        subprocess.run(
            ["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={call}",
             "-e", f"inject={call}:signal=KILL:when={when}", programs.COMPANION, *arguments],
            env=self.home.environment, stdin=subprocess.DEVNULL, capture_output=True, timeout=60)

    def titles(self):
        return {title for (title,) in self.home.rows("SELECT title FROM todo")}

    def assert_nothing_left(self):
        folder = self.home.database.parent
        left = [path.name for path in folder.iterdir() if path.name.endswith(".unfinished")]
        self.assertEqual(left, [])

    def test_of_a_repair_loses_nothing(self):
        for number in range(40):
            self.home.run("add", "--no-parse", f"Number {number}")
        before = self.titles()
        for call, when in self.CALLS:
            with self.subTest(call=call, when=when):
                self.killed(["doctor", "--repair"], call, when)
                self.expect(0, "list")
                self.assertEqual(self.titles(), before)
        self.assertTrue(self.home.is_sound())

    def test_of_a_migration_loses_nothing(self):
        for call, when in self.CALLS:
            with self.subTest(call=call, when=when):
                for path in self.home.database.parent.glob("voicedo.sqlite*"):
                    path.unlink()
                self.home.database.parent.mkdir(parents=True, exist_ok=True)
                subprocess.run(["sqlite3", self.home.database], input=VERSION_ONE.read_text(), text=True,
                               check=True, capture_output=True)
                before = self.titles()
                self.assertTrue(before)
                self.killed(["list"], call, when)
                self.expect(0, "list")
                self.assertEqual(self.titles(), before)
                self.assertTrue(self.home.is_sound())

    def test_of_forget_forgets_or_keeps_one_and_keeps_the_others(self):
        for number in range(20):
            self.home.run("add", "--no-parse", f"Number {number}")
        kept = self.titles()
        for call, when in self.CALLS:
            with self.subTest(call=call, when=when):
                self.expect(0, "add", "--no-parse", "A secret")
                self.killed(["forget", "secret", "--yes"], call, when)
                self.assertEqual(self.titles() - {"A secret"}, kept)
                if "A secret" in self.titles():
                    self.expect(0, "forget", "secret", "--yes")
                self.assertEqual(self.titles(), kept)
        self.assertTrue(self.home.is_sound())


class SpokenOrders(HomeTest):
    """Words that a recogniser may hear: none of them deletes what they do not name."""

    ORDERS = [
        "delete everything", "delete all", "delete all my to-dos", "delete all tasks", "clear everything",
        "clear my list", "forget everything", "remove all of them", "erase the database", "mark everything done",
        "drop table todo", "delete the inbox", "start over", "cancel everything", "wipe it all",
    ]

    def test_of_everything_delete_nothing(self):
        for title in ("Buy milk", "Call the dentist", "Water the plants"):
            self.expect(0, "add", "--no-parse", title)
        for order in self.ORDERS:
            for arguments in (["say", order], ["say", order, "--yes"], ["listen", "-", "--yes"]):
                with self.subTest(order=order, arguments=arguments):
                    self.home.run(*arguments, text=order)
                    left = self.home.rows(
                        "SELECT count(*) FROM todo WHERE completed_at IS NULL AND title IN "
                        "('Buy milk', 'Call the dentist', 'Water the plants')")
                    self.assertEqual(left, [(3,)])


class PrintedCommands(HomeTest):
    """What is printed to be typed is evaluated by a shell: it runs nothing else."""

    HOSTILE = ["$(touch PWNED)", "`touch PWNED`", "a; touch PWNED", "a' ; touch PWNED ; '",
               "a\" ; touch PWNED; \"", "a\\'; touch PWNED #", "!touch PWNED", "a && touch PWNED",
               "-rf", "--yes", "a | touch PWNED", "~root", "*", "a > PWNED"]

    def test_run_nothing_that_a_title_says(self):
        marker = self.home.folder / "home/PWNED"
        count = 0
        for title in self.HOSTILE:
            self.home.write("INSERT INTO todo(title) VALUES (?)", title) if self.home.database.exists() \
                else self.expect(0, "add", "--no-parse", "--", title)
        texts = [self.home.run(*words).err for title in self.HOSTILE
                 for words in (["done", title + " x"], ["show", title], ["move", title, "nowhere"],
                               ["list", title], ["snooze", title])]
        texts += [self.home.run("list", hostile).err for hostile in self.HOSTILE]
        for command in re.findall(r"(voicedo-remind [^\n]+)", "\n".join(texts)):
            ended = subprocess.run(
                ["bash", "-c", f"voicedo-remind() {{ printf '%s\\n' \"$@\"; }}; {command}"],
                cwd=marker.parent, capture_output=True, text=True, timeout=10)
            count += 1
            self.assertFalse(marker.exists(), command)
            self.assertNotIn("syntax error", ended.stderr, command)
        self.assertGreater(count, 20)
