"""The database on its bad days: read-only, locked, damaged, in places that cannot be.

Each day: what the person reads, the exit code, and that the database is whole afterwards.
"""

import contextlib
import os
import pathlib
import random
import sqlite3
import subprocess
import time

import programs
from bad_day import GIVEN_BACK, TEXT, fill
from home import NOBODY, REFUSED, HomeTest, breaches


class ReadOnly(HomeTest):
    unprivileged = True

    def lock_down(self, file=None, folder=None):
        fill(self.home)
        if file:
            self.home.database.chmod(file)
        if folder:
            self.home.database.parent.chmod(folder)

    def reads_but_writes_nothing(self):
        before = self.home.database.read_bytes()
        self.expect(0, "list", says=["Buy milk", "Call anna", "Water the plants"])
        self.expect(0, "next", says="Buy milk")
        self.expect(0, "status", says="3 open")
        for arguments in (["done", "milk"], ["delete", "milk"], ["snooze", "milk", "20"], ["undo"]):
            self.expect(1, *arguments, says="can only be read, so nothing was changed.")
        run = self.expect(1, TEXT, says=["can only be read", GIVEN_BACK])
        self.assertEqual(len(run.err.splitlines()), 2)
        self.assertEqual(self.home.database.read_bytes(), before)

    def test_file(self):
        self.lock_down(file=0o400)
        self.reads_but_writes_nothing()

    def test_folder(self):
        self.lock_down(folder=0o500)
        self.reads_but_writes_nothing()

    def test_file_and_folder(self):
        self.lock_down(file=0o400, folder=0o500)
        self.reads_but_writes_nothing()

    def test_is_over_when_it_is_over(self):
        self.lock_down(file=0o400, folder=0o500)
        self.expect(1, TEXT)
        self.home.database.parent.chmod(0o700)
        self.home.database.chmod(0o600)
        self.expect(0, TEXT)
        self.assert_sound(4)

    def test_drafts_are_given_back_whole(self):
        self.lock_down(folder=0o500)
        run = self.expect(1, "add", "--json", "-", text='{"tasks":[{"title":"it\'s milk"}]}')
        command = run.err.splitlines()[1].partition(": ")[2]
        self.home.database.parent.chmod(0o700)
        stored = subprocess.run(
            ["sh", "-c", command], capture_output=True, text=True, env=self.home.environment
            | {"PATH": f"{programs.BINARIES}:{os.environ['PATH']}"})
        self.assertEqual(stored.returncode, 0, stored.stderr)
        self.assertEqual(self.home.rows("SELECT count(*) FROM todo WHERE title = 'it''s milk'"), [(1,)])


class ReadOnlyMount(HomeTest):
    def test_is_read(self):
        fill(self.home)
        script = (f'mount --bind "{self.home.folder}" "{self.home.folder}" && '
                  f'mount -o remount,bind,ro "{self.home.folder}" && "$@"')
        environment = self.home.environment

        def run(*arguments):
            return subprocess.run(
                ["unshare", "-rm", "sh", "-c", script, "sh", programs.COMPANION, *arguments],
                env=environment, capture_output=True, text=True)

        listed = run("list")
        if "unshare" in listed.stderr or "mount" in listed.stderr:
            self.skipTest(f"no mounts here: {listed.stderr.strip()[:100]}")
        self.assertEqual(listed.returncode, 0, listed.stderr)
        self.assertIn("Buy milk", listed.stdout)
        added = run(TEXT)
        self.assertEqual(added.returncode, 1, added.stderr)
        self.assertIn("can only be read, so nothing was changed.", added.stderr)
        self.assertIn(GIVEN_BACK, added.stderr)
        self.assertEqual(breaches(added.stderr), [])
        self.assert_sound(3)


class Locked(HomeTest):
    """Another program writes for 10 s: it is waited for 5 s, once."""

    @contextlib.contextmanager
    def held(self, begin="BEGIN IMMEDIATE", mode="NORMAL"):
        connection = sqlite3.connect(self.home.database, isolation_level=None)
        connection.execute(f"PRAGMA locking_mode = {mode}")
        connection.execute(begin)
        try:
            yield
        finally:
            connection.execute("ROLLBACK")
            connection.close()

    def assert_patient(self, code, *arguments, says):
        began = time.monotonic()
        self.expect(code, *arguments, says=says)
        self.assertGreater(time.monotonic() - began, 4.5)
        self.assertLess(time.monotonic() - began, 9)

    def test_writing_waits_and_says_so(self):
        fill(self.home)
        with self.held():
            self.assert_patient(7, TEXT, says=["Another program is writing", GIVEN_BACK])
            self.assert_patient(7, "done", "milk", says="please try once more.")
            self.expect(0, "list", says="Buy milk")
            self.expect(0, "next")
        self.expect(0, TEXT)
        self.assert_sound(4)

    def test_waits_once_although_something_is_to_be_settled(self):
        fill(self.home)
        self.home.write("INSERT INTO todo(title, phrase) VALUES ('tea', 'tomorrow')")
        with self.held():
            self.assert_patient(7, TEXT, says="Another program is writing")
        self.expect(0, "list")
        self.assert_sound(4)

    def test_noise_is_given_back(self):
        fill(self.home)
        with self.held():
            self.expect(8, "thank you for watching", says="voicedo-remind add --no-parse --")

    def test_not_even_readable(self):
        fill(self.home)
        with self.held("BEGIN EXCLUSIVE", "EXCLUSIVE"):
            self.assert_patient(7, "list", says="Another program is writing")
            self.assert_patient(7, TEXT, says=GIVEN_BACK)
        self.assert_sound(3)


class Damaged(HomeTest):
    """A damaged file is never written to, never a crash, and never a new beginning by itself."""

    damages = {
        "cut off in the header": (lambda data: data[:100], "is not a database"),
        "one byte left": (lambda data: data[:1], "is not a database"),
        "one page left": (lambda data: data[:4096], "is damaged"),
        "half of it": (lambda data: data[:len(data) // 2], "is damaged"),
        "random bytes": (lambda data: random.Random(1).randbytes(len(data)), "is not a database"),
        "another beginning": (lambda data: b"X" + data[1:], "is not a database"),
        "all zero": (lambda data: bytes(len(data)), "is not a database"),
        "a text": (lambda data: b"my notes\n" * 1000, "is not a database"),
        "of another program": (lambda data: data[:68] + b"abcd" + data[72:],
                               "belongs to another program"),
        "newer": (lambda data: data[:60] + b"\0\0\0\x63" + data[64:], "was written by a newer version"),
        "without a version": (lambda data: data[:60] + b"\0\0\0\0" + data[64:], "is damaged"),
        "of a negative version": (lambda data: data[:60] + b"\xff" * 4 + data[64:], "is damaged"),
        "of no page size": (lambda data: data[:16] + b"\0\x03" + data[18:], "is not a database"),
    }

    def test_is_told_and_left_as_it_is(self):
        for name, (damage, says) in self.damages.items():
            with self.subTest(name):
                home = self.new_home()
                fill(home)
                home.database.write_bytes(damage(home.database.read_bytes()))
                before = home.database.read_bytes()
                self.expect(1, TEXT, says=[says, GIVEN_BACK], home=home)
                for arguments in (["list"], ["done", "milk"], ["undo"], ["status"], ["next"],
                                  ["add", "--json", "-"]):
                    self.expect(1, *arguments, says=says, home=home,
                                text='{"tasks":[{"title":"x"}]}')
                self.expect(1, "doctor", says=says, home=home)
                self.assertEqual(home.database.read_bytes(), before)

    def test_an_empty_file_begins_anew_and_says_so(self):
        fill(self.home)
        self.home.database.write_bytes(b"")
        self.expect(0, TEXT, says=["holds nothing yet, so it begins anew", "look for a copy"])
        self.assertNotIn("anew", self.expect(0, "list").err)
        self.assert_sound(1)

    def test_bit_flips(self):
        """Each run ends in an answer or a refusal, and what it shows is calm."""
        fill(self.home)
        whole = self.home.database.read_bytes()
        generator = random.Random(20261121)
        codes = {}
        for number in range(250):
            data = bytearray(whole)
            # Half of them in the pages, half in what is written there at all.
            for _ in range(generator.choice((1, 1, 8, 64))):
                place = generator.randrange(len(data))
                for _ in range(20 if number % 2 else 0):
                    if data[place]:
                        break
                    place = generator.randrange(len(data))
                data[place] ^= 1 << generator.randrange(8)
            for arguments in (["list"], [TEXT], ["done", "milk"], ["list", "--json"], ["undo"]):
                self.home.database.write_bytes(data)
                for name in ("-wal", "-shm"):
                    pathlib.Path(f"{self.home.database}{name}").unlink(missing_ok=True)
                run = self.home.run(*arguments)
                codes[run.code] = codes.get(run.code, 0) + 1
                shown = f"flip {number} {arguments}: {run.err}"
                self.assertIn(run.code, (0, 1, 3, 5, 7), shown)
                if run.code == 1:
                    self.assertIsNone(REFUSED.search(run.err), shown)
                if run.code == 0 and arguments == [TEXT]:
                    self.assertEqual(self.home.rows("SELECT count(*) FROM todo WHERE title = 'Buy bread'"),
                                     [(1,)], "it was answered and is not stored")
        print(f"    exit codes: {codes}")


class Places(HomeTest):
    def test_that_hold_no_database(self):
        (self.home.folder / "folder").mkdir()
        os.mkfifo(self.home.folder / "pipe")
        for place in (self.home.folder / "folder", self.home.folder / "pipe", "/dev/null", "/dev/full",
                      "/dev/zero"):
            with self.subTest(place):
                self.expect(1, TEXT, VOICEDO_DB=str(place),
                            says=["is not a database", "VOICEDO_DB", GIVEN_BACK])

    def test_that_cannot_be_made(self):
        for place, says in (("/proc/nowhere/x.sqlite", "could not be made"),
                            ("/dev/null/x/y.sqlite", "could not be made"),
                            ("/tmp/" + "a" * 300 + "/x", "could not be made"),
                            ("/tmp/" + "a" * 300, "could not be opened")):
            with self.subTest(place[:30]):
                self.expect(1, TEXT, VOICEDO_DB=place, says=[says, GIVEN_BACK])

    def test_that_are_another_users(self):
        """It is said before anything is stored there, once an hour."""
        if os.getuid() != 0:
            self.skipTest("only root can give a file away")
        self.expect(0, TEXT)
        os.chown(self.home.database, NOBODY, NOBODY)
        self.expect(0, "buy milk", says=["belongs to another user", "VOICEDO_DB"])
        self.assertNotIn("another user", self.expect(0, "buy bread").err)
        self.assert_sound(3)

    def test_that_look_like_something_else(self):
        for name in (":memory:", "file:x?mode=memory", "x?immutable=1", "100%25", "a#b", "it's"):
            with self.subTest(name):
                self.expect(0, "buy milk", VOICEDO_DB=name)
                self.expect(0, "list", VOICEDO_DB=name, says="Buy milk")
                self.assertTrue((self.home.folder / "home" / name).is_file())

    def test_in_a_folder_that_is_closed(self):
        home = self.new_home()
        closed = home.folder / "closed"
        closed.mkdir(mode=0o755)
        os.chown(closed, 0, 0) if os.getuid() == 0 else closed.chmod(0o555)
        home.drops, home.user = os.getuid() == 0, NOBODY
        home.folder.chmod(0o755)
        for folder in (home.folder / "home", home.folder / "run"):
            folder.chmod(0o777)
        self.expect(1, TEXT, XDG_DATA_HOME=str(closed), home=home,
                    says=["could not be made", GIVEN_BACK])

    def test_a_dangling_link(self):
        self.home.database.parent.mkdir(parents=True)
        self.home.database.symlink_to(self.home.folder / "gone/x.sqlite")
        self.expect(1, TEXT, says=GIVEN_BACK)
        self.assertFalse((self.home.folder / "gone").exists())
