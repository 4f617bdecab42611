"""The files that a program is given, and signals, on their bad days.

Each day: what the person reads, the exit code, and that the database is whole afterwards.
"""

import contextlib
import os
import pty
import signal
import subprocess
import time

import programs
from desktop import wait_until
from home import HomeTest, breaches


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
        self.start("undo", "--yes", closed=[0, 1, 2], **options)
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
