"""The database, the disk, the descriptors and the surroundings on their bad days.

Each day: what the person reads, the exit code, and that the database is whole afterwards.
"""

import contextlib
import fcntl
import os
import pathlib
import pty
import random
import resource
import shutil
import signal
import sqlite3
import subprocess
import time
import unittest

import programs
from desktop import wait_until
from home import NOBODY, REFUSED, HomeTest, breaches

TEXT = "buy bread tomorrow at 9"
GIVEN_BACK = f"To store it as a to-do: voicedo-remind add '{TEXT}'"


def fill(home):
    """Three to-dos, as a person has them."""
    for text in ("buy milk tomorrow at 9", "call anna every friday at 5", "water the plants"):
        assert home.run(text).code == 0


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


class Surroundings(HomeTest):
    def test_without_home(self):
        """The list of users names it; without any, that is said."""
        run = self.expect(0, "status", without=["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"])
        self.assertNotIn(" /.local", run.out)
        for home in ("", "relative/home"):
            self.assertNotIn(" relative", self.expect(
                0, "status", HOME=home, without=["XDG_DATA_HOME", "XDG_CONFIG_HOME"]).out)

    def test_of_nobody_without_home(self):
        home = self.new_home()
        if os.getuid() != 0:
            self.skipTest("only root can become somebody who is in no list of users")
        home.folder.chmod(0o755)

        def become_unknown():
            os.setgroups([])
            os.setgid(4_000_000)
            os.setuid(4_000_000)

        for arguments in ([TEXT], ["list"], ["add", "--json", "-"]):
            run = self.expect(1, *arguments, home=home, prepare=become_unknown, text='{"tasks":[]}',
                              without=["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR"],
                              says=["There is no home directory", "VOICEDO_DB"])
        self.assertIn("There is no home directory", run.err)
        self.expect(1, "doctor", home=home, prepare=become_unknown, says="There is no home directory",
                    without=["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR"])

    def test_relative_folders_are_left_aside(self):
        self.expect(0, TEXT, XDG_DATA_HOME="data", XDG_CONFIG_HOME="config", XDG_RUNTIME_DIR="run")
        self.assertTrue((self.home.folder / "home/.local/share/voicedo-remind/voicedo.sqlite").exists())

    def test_without_a_bus(self):
        run = self.expect(0, TEXT, without=["DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"])
        self.assertIn("Reminders come once the service runs", run.err)
        for address in ("nonsense", "unix:path=/dev/null", "tcp:host=localhost,port=1", ""):
            with self.subTest(address):
                self.expect(0, "list", DBUS_SESSION_BUS_ADDRESS=address)
                self.expect(0, "status", DBUS_SESSION_BUS_ADDRESS=address)
        self.assert_sound(1)

    def test_with_nothing_around_at_all(self):
        result = subprocess.run([programs.COMPANION, "--version"], env={}, capture_output=True)
        self.assertEqual(result.returncode, 0)


class Settings(HomeTest):
    def configure(self, content, mode=0o600):
        self.home.settings.parent.mkdir(parents=True, exist_ok=True)
        self.home.settings.write_bytes(content)
        self.home.settings.chmod(mode)

    def test_with_something_that_is_no_toml(self):
        for content, line in ((b"tone = \n", "line 1"), (b"# fine\n\n[reminders\n", "line 3"),
                              (b'tone = "quiet"\n[reminders]\nsnooze = 99999999999999999999\n', "line 3"),
                              (b'tone = "a\0b"', "line 1"), (b"a = " + b"[" * 10_000, "line 1"),
                              (b"tone = 'quiet' \x1b[31m\n", "line 1")):
            with self.subTest(content[:30]):
                self.setUp()
                self.configure(content)
                run = self.expect(0, TEXT, says=[line, "every default was kept", "Buy bread"])
                self.assertNotIn("default", self.expect(0, "list").err)
                self.expect(1, "config", "check", says=line)
                self.assertIn("09:00", run.out)
                self.assert_sound(1)

    def test_of_the_wrong_kind(self):
        self.configure(b'tone = 5\nnonsense = true\n[reminders]\nsnooze = "soon"\n[x]\ny=1\n')
        self.expect(0, TEXT, says=["tone", "nonsense", "snooze", "[x]"])
        self.assert_sound(1)

    def test_that_is_large(self):
        self.configure(b"# nothing\n" * 300_000)
        self.assertLess(self.expect(0, TEXT).processor_time, 5)

    def test_that_cannot_be_read(self):
        home = self.home
        self.configure(b'tone = "quiet"\n', mode=0)
        if os.getuid() == 0:
            home.drops, home.user = True, NOBODY
            home.folder.chmod(0o755)
            for path in [home.folder / "run", *(home.folder / "home").rglob("*"), home.folder / "home"]:
                os.chown(path, NOBODY, NOBODY)
        self.expect(0, TEXT, says=["could not be opened", "Buy bread"])
        self.assert_sound(1)

    def test_that_are_a_folder(self):
        self.home.settings.mkdir(parents=True)
        self.expect(0, TEXT, says="could not be opened")


class Descriptors(HomeTest):
    """Where there is nobody to read or to write, what was asked for is done all the same."""

    def start(self, *arguments, closed=(), **options):
        return subprocess.run(
            [programs.COMPANION, *arguments], env=self.home.environment, timeout=20,
            preexec_fn=lambda: [os.close(number) for number in closed],
            **{"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | options)

    def test_closed_output(self):
        result = self.start("buy milk", closed=[1], stdout=None)
        said = result.stderr.decode()
        self.assertEqual(result.returncode, 1)
        self.assertIn("What was to be stored is stored.", said)
        self.assertEqual(breaches(said), [])
        self.assertEqual(self.start("list", closed=[1], stdout=None).returncode, 1)
        self.assert_sound(1)

    def test_closed_errors(self):
        result = self.start("buy milk", closed=[2], stderr=None)
        self.assertEqual(result.returncode, 0)
        self.assertIn(b"Buy milk", result.stdout)
        self.assertEqual(self.start("done", "zzz", closed=[2], stderr=None).returncode, 3)
        self.assert_sound(1)

    def test_closed_input(self):
        self.assertEqual(self.start("buy milk", closed=[0], stdin=None).returncode, 0)
        self.assertEqual(self.start("add", "-", closed=[0], stdin=None).returncode, 8)
        self.assert_sound(1)

    def test_all_closed(self):
        options = {"stdin": None, "stdout": None, "stderr": None}
        for _ in range(3):
            self.start("buy milk", closed=[0, 1, 2], **options)
        self.start("done", "zzz", closed=[0, 1, 2], **options)
        self.start("undo", closed=[0, 1, 2], **options)
        self.assert_sound(2)
        self.assertTrue(self.home.database.read_bytes().startswith(b"SQLite format 3\0"))

    def test_full_device_behind_the_output(self):
        with open("/dev/full", "w") as full:
            result = self.start("buy milk", stdout=full)
            self.assertEqual(result.returncode, 1)
            self.assertIn(b"What was to be stored is stored.", result.stderr)
            self.assertEqual(self.start("list", stdout=full).returncode, 1)
            self.assertEqual(self.start("done", "zzz", stderr=full).returncode, 3)
        self.assert_sound(1)

    def test_a_reader_that_leaves(self):
        for number in range(3):
            self.start("add", "--no-parse", f"to-do {number} " + "x" * 190)
        for _ in range(200):
            self.home.write("INSERT INTO todo(title) VALUES (hex(randomblob(90)))")
        script = f'"{programs.COMPANION}" "$@" | head -1; echo "${{PIPESTATUS[0]}}"'
        for arguments in (["list"], ["list", "--json"], ["--help"], ["help", "add"]):
            with self.subTest(arguments):
                result = subprocess.run(["bash", "-c", script, "bash", *arguments],
                                        env=self.home.environment, capture_output=True, text=True)
                self.assertEqual(result.stderr, "")
                self.assertEqual(result.stdout.splitlines()[-1], "0")

    def test_a_pipe_that_does_not_wait(self):
        for _ in range(300):
            self.home.run("add", "--no-parse", "x" * 190) if not self.home.database.exists() else \
                self.home.write("INSERT INTO todo(title) VALUES (hex(randomblob(90)))")
        reading, writing = os.pipe()
        os.set_blocking(writing, False)
        process = subprocess.Popen([programs.COMPANION, "list", "--json"], env=self.home.environment,
                                   stdin=subprocess.DEVNULL, stdout=writing, stderr=subprocess.PIPE)
        os.close(writing)
        time.sleep(0.3)
        with os.fdopen(reading, "rb") as pipe:
            text = pipe.read()
        self.assertEqual(process.wait(20), 0, process.stderr.read())
        process.stderr.close()
        self.assertGreater(len(text), 65_536)


class Interrupted(HomeTest):
    def ask(self, number):
        """Lets the program ask on a terminal and sends it a signal; its exit code."""
        terminal, other = pty.openpty()
        process = subprocess.Popen(
            [programs.COMPANION, "add", "water the plants", "--at", "2020-01-01T10:00"],
            env=self.home.environment, stdin=other, stdout=other, stderr=other, start_new_session=True)
        os.close(other)
        said = b""
        try:
            os.set_blocking(terminal, False)

            def asks():
                nonlocal said
                with contextlib.suppress(BlockingIOError, OSError):
                    said += os.read(terminal, 4096)
                return b"[y/N]" in said

            self.assertTrue(wait_until(asks, 10), said)
            process.send_signal(number)
            return process.wait(10)
        finally:
            os.close(terminal)

    def test_while_asking(self):
        self.assertEqual(self.ask(signal.SIGINT), 130)
        self.assertEqual(self.ask(signal.SIGTERM), -signal.SIGTERM)
        self.assertEqual(self.ask(signal.SIGHUP), -signal.SIGHUP)
        self.assert_sound(0)
        self.expect(0, "water the plants")
        self.assert_sound(1)

    def test_while_writing(self):
        text = "buy milk on friday. " * 5_000
        for wait in (0.05, 0.2, 0.4, 0.6, 0.9):
            process = subprocess.Popen([programs.COMPANION, "add", "-"], env=self.home.environment,
                                       stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
                                       stderr=subprocess.DEVNULL)
            process.stdin.write(text.encode())
            process.stdin.close()
            time.sleep(wait)
            process.send_signal(signal.SIGINT)
            self.assertIn(process.wait(20), (0, 130))
        self.expect(0, "buy bread")
        count = self.home.rows("SELECT count(*) FROM todo")[0][0]
        self.assertEqual(count % 5_000, 1, "a part of a text was stored")
        self.assert_sound()


class FullDisk(HomeTest):
    """A small disk of its own where mounting is allowed; else a limit on the size of files."""

    def fill_up(self, folder):
        with open(folder / "ballast", "wb") as ballast, contextlib.suppress(OSError):
            while True:
                ballast.write(b"x" * 4096)
                ballast.flush()

    def on_a_small_disk(self, *arguments):
        """Runs this file as a script in a mount namespace with a disk of 1 MB."""
        return subprocess.run(
            ["unshare", "-rm", "sh", "-c",
             f'mount -t tmpfs -o size=1m none "{self.home.folder}/home" && "$@"', "sh", *arguments],
            env=self.home.environment, capture_output=True, text=True)

    def test_new_and_full(self):
        """A disk that is full before, and while, to-dos are stored."""
        program = programs.COMPANION
        steps = f'''
            "{program}" buy milk tomorrow || exit 91
            dd if=/dev/zero of="$HOME/ballast" bs=4k 2>/dev/null
            "{program}" {TEXT}; echo "add $?"
            "{program}" done milk; echo "done $?"
            "{program}" list; echo "list $?"
            "{program}" doctor; echo "doctor $?"
            rm "$HOME/ballast"
            sqlite3 "$XDG_DATA_HOME/voicedo-remind/voicedo.sqlite" "PRAGMA integrity_check; SELECT count(*) FROM todo"
            "{program}" {TEXT} || exit 92
            dd if=/dev/zero of="$HOME/ballast" bs=4k 2>/dev/null
            VOICEDO_DB="$HOME/other/x.sqlite" "{program}" {TEXT}; echo "new $?"
            rm "$HOME/ballast"
            VOICEDO_DB="$HOME/other/x.sqlite" "{program}" {TEXT} || exit 93
        '''
        result = self.on_a_small_disk("sh", "-c", steps)
        if "unshare" in result.stderr or "mount:" in result.stderr:
            self.skipTest(f"no mounts here: {result.stderr.strip()[:100]}")
        shown = result.stdout + result.stderr
        self.assertEqual(result.returncode, 0, shown)
        for line in ("add 1", "done 1", "list 0", "doctor 1", "0 B free", "ok\n1\n", "new 1"):
            self.assertIn(line, result.stdout, shown)
        self.assertIn("There is no room left on the disk", result.stderr)
        self.assertIn(GIVEN_BACK, result.stderr)
        self.assertEqual(breaches(result.stderr), [])

    def test_files_that_may_not_grow(self):
        fill(self.home)
        for size in (4096, 40_000, 100_000, self.home.database.stat().st_size):
            with self.subTest(size):
                run = self.home.run(TEXT, prepare=lambda size=size: resource.setrlimit(
                    resource.RLIMIT_FSIZE, (size, size)))
                self.assertIn(run.code, (0, 1), run.err)
                self.assertEqual(breaches(run.err), [])
                if run.code:
                    self.assertIn("There is no room left", run.err)
                self.assertTrue(self.home.is_sound())
        self.expect(0, TEXT)
