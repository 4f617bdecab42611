"""Keys go into the real keyring, or into a file of the person's own, and nowhere else."""

import os
import pathlib
import pty
import subprocess
import termios
import unittest

import programs
from case import EndToEndTest

KEY = "sk-test-0123456789"


class TheKey(EndToEndTest):
    desktop_options = {"server": None}

    def setUp(self):
        super().setUp()
        self.folder = pathlib.Path(self.environment["XDG_CONFIG_HOME"]) / "voicedo-remind/secrets"

    def start_keyring(self):
        keyring = subprocess.Popen(
            ["gnome-keyring-daemon", "--unlock", "--foreground", "--components=secrets"],
            env=self.environment, stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(keyring.wait)
        self.addCleanup(keyring.kill)
        keyring.stdin.write(b"a password")
        keyring.stdin.close()
        self.eventually(self.keeps_a_probe, "no keyring", within=20)

    def keeps_a_probe(self):
        """Whether the keyring gives back what it takes: not before it is unlocked."""
        subprocess.run(
            ["secret-tool", "store", "--label=probe", "service", "voicedo-remind", "account", "probe"],
            env=self.environment, input="probe", capture_output=True, text=True)
        return self.lookup("probe").stdout == "probe"

    def lookup(self, name):
        return subprocess.run(
            ["secret-tool", "lookup", "service", "voicedo-remind", "account", name],
            env=self.environment, capture_output=True, text=True)

    def test_is_kept_in_the_keyring_and_let_go(self):
        self.start_keyring()
        said = self.run_companion("auth", "set", "claude", text=KEY + "\n")
        self.assertIn("keyring", said.stderr)
        self.assertEqual(self.lookup("claude").stdout, KEY)
        self.assertFalse(self.folder.exists())
        self.run_companion("auth", "set", "claude", text="another\n")
        self.assertEqual(self.lookup("claude").stdout, "another")
        self.run_companion("auth", "remove", "claude")
        self.assertEqual(self.lookup("claude").stdout, "")
        self.assertIn("Nothing was kept", self.run_companion("auth", "remove", "claude").stderr)

    def test_is_kept_in_a_file_of_ones_own_where_no_keyring_answers(self):
        said = self.run_companion("auth", "set", "claude", text=KEY + "\n")
        path = self.folder / "claude"
        self.assertIn(str(path), said.stderr)
        self.assertEqual(path.read_text(), KEY + "\n")
        self.assertEqual(path.stat().st_mode & 0o777, 0o600)
        self.assertEqual(self.folder.stat().st_mode & 0o777, 0o700)
        self.run_companion("auth", "remove", "claude")
        self.assertFalse(path.exists())

    def test_is_refused_on_the_command_line_and_never_repeated(self):
        for arguments in (["claude", KEY], [KEY]):
            said = self.run_companion("auth", "set", *arguments, code=2)
            self.assertNotIn(KEY, said.stdout + said.stderr)
            self.assertIn("voicedo-remind auth set claude", said.stderr)
        self.assertFalse(self.folder.exists())

    def test_is_not_shown_while_it_is_typed(self):
        ours, theirs = pty.openpty()
        self.addCleanup(os.close, ours)
        running = subprocess.Popen(
            [programs.COMPANION, "auth", "set", "claude"], env=self.environment,
            stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True)
        os.close(theirs)
        screen = bytearray(os.read(ours, 4096))
        self.eventually(lambda: not is_echoing(ours), "the terminal shows what is typed")
        os.write(ours, KEY.encode() + b"\n")
        self.assertEqual(running.wait(20), 0)
        self.assertTrue(is_echoing(ours))
        screen += os.read(ours, 4096)
        self.assertIn(b"not shown", screen)
        self.assertNotIn(KEY.encode(), screen)
        self.assertEqual((self.folder / "claude").read_text(), KEY + "\n")

    def test_ctrl_c_leaves_the_terminal_as_it_was(self):
        ours, theirs = pty.openpty()
        self.addCleanup(os.close, ours)
        running = subprocess.Popen(
            [programs.COMPANION, "auth", "set", "claude"], env=self.environment,
            stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True)
        os.close(theirs)
        os.read(ours, 4096)
        self.eventually(lambda: not is_echoing(ours), "the terminal shows what is typed")
        os.write(ours, KEY.encode() + b"\x03")
        self.assertEqual(running.wait(20), 1)
        self.assertTrue(is_echoing(ours))
        self.assertFalse(self.folder.exists())


def is_echoing(terminal):
    """Whether a terminal shows what is typed."""
    return bool(termios.tcgetattr(terminal)[3] & termios.ECHO)


if __name__ == "__main__":
    unittest.main()
