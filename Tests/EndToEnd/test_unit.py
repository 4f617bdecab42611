"""The unit and the installer under a real user manager (Tests/user-manager.sh gives one)."""

import os
import pathlib
import shutil
import signal
import subprocess
import time
import unittest

import programs
from desktop import wait_until

ROOT = pathlib.Path(__file__).resolve().parents[2]
REASON = os.environ.get("VOICEDO_NO_USER_MANAGER", "no user manager of its own")


def systemctl(*arguments):
    return subprocess.run(["systemctl", "--user", *arguments], capture_output=True, text=True)


@unittest.skipUnless(os.environ.get("VOICEDO_USER_MANAGER"), REASON)
class TheUnit(unittest.TestCase):
    """Each test begins with a fresh installation by install.sh and ends with uninstall.sh."""

    def setUp(self):
        self.home = pathlib.Path(os.environ["HOME"])
        self.assertNotEqual(self.home, pathlib.Path("/root"), "this must not be a person's home")
        self.installed = self.install()
        self.addCleanup(self.uninstall)

    def install(self):
        result = subprocess.run(
            [ROOT / "systemd/install.sh"], capture_output=True, text=True, stdin=subprocess.DEVNULL,
            env=os.environ | {"VOICEDO_PREBUILT": str(programs.BINARIES)},
        )
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        return result.stdout + result.stderr

    def uninstall(self):
        result = subprocess.run([ROOT / "systemd/uninstall.sh"], capture_output=True, text=True)
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        for name in (".local", ".config", ".cache"):
            shutil.rmtree(self.home / name, ignore_errors=True)
        systemctl("daemon-reload")
        return result.stdout

    def property(self, name):
        return systemctl("show", "--value", "-p", name, "voicedo-remindd").stdout.strip()

    def pid(self):
        return int(self.property("MainPID") or 0)

    def wait_for_another_run(self, pid, seconds):
        return wait_until(
            lambda: self.property("ActiveState") == "active" and self.pid() not in (0, pid), seconds)

    def test_is_started_and_ready(self):
        self.assertEqual(self.property("ActiveState"), "active", systemctl("status").stdout)
        self.assertEqual(self.property("UnitFileState"), "enabled")
        self.assertEqual(self.property("NRestarts"), "0")

    def test_captures_a_first_todo_and_only_once(self):
        database = programs.Database({"XDG_DATA_HOME": str(self.home / ".local/share")})
        self.assertEqual(database.value("SELECT count(*) FROM todo"), 1)
        self.assertIn("glass of water", self.installed)
        before = self.pid()
        again = self.install()
        self.assertEqual(database.value("SELECT count(*) FROM todo"), 1)
        self.assertNotIn("glass of water", again)
        self.assertNotEqual(self.pid(), before, "an upgrade restarts the service")
        self.assertEqual(self.property("ActiveState"), "active")

    def test_is_restarted_after_kill_9(self):
        pid = self.pid()
        os.kill(pid, signal.SIGKILL)
        self.assertTrue(self.wait_for_another_run(pid, 8), "it was not started again")
        self.assertEqual(self.property("NRestarts"), "1")

    def test_is_restarted_after_a_hang(self):
        drop_in = self.home / ".config/systemd/user/voicedo-remindd.service.d/watchdog.conf"
        drop_in.parent.mkdir(parents=True)
        drop_in.write_text("[Service]\nWatchdogSec=2\n")
        systemctl("daemon-reload")
        systemctl("restart", "voicedo-remindd")
        pid = self.pid()
        time.sleep(3)
        self.assertEqual(self.pid(), pid, "a healthy one is left alone")
        os.kill(pid, signal.SIGSTOP)
        self.assertTrue(self.wait_for_another_run(pid, 20), "a hanging one was not replaced")

    def test_is_reloaded(self):
        pid = self.pid()
        self.assertEqual(systemctl("reload", "voicedo-remindd").returncode, 0)
        time.sleep(0.5)
        self.assertEqual((self.property("ActiveState"), self.pid()), ("active", pid))

    def test_is_stopped_cleanly(self):
        systemctl("stop", "voicedo-remindd")
        self.assertEqual(self.property("ActiveState"), "inactive")
        self.assertEqual(self.property("Result"), "success")

    def test_is_confined(self):
        status = pathlib.Path(f"/proc/{self.pid()}/status").read_text()
        self.assertIn("NoNewPrivs:\t1", status)
        self.assertIn("Seccomp:\t2", status)

    def test_is_started_by_the_bus(self):
        systemctl("stop", "voicedo-remindd")
        answer = subprocess.run(
            ["busctl", "--user", "call", "org.voicedo.Remind1", "/org/voicedo/Remind1",
             "org.voicedo.Remind1", "Status"], capture_output=True, text=True)
        self.assertEqual(answer.returncode, 0, answer.stderr)
        self.assertEqual(self.property("ActiveState"), "active")

    def test_has_hooks_told(self):
        told = self.home / "told"
        hook = self.home / ".config/voicedo-remind/hooks/added"
        hook.parent.mkdir(parents=True)
        hook.write_text('#!/bin/sh\ncat >> "$HOME/told"\necho heard\n')
        hook.chmod(0o755)
        time.sleep(0.05)
        for title in ("Milk", "Bread"):
            subprocess.run([self.home / ".local/bin/voicedo-remind", "add", "--no-parse", title],
                           check=True, capture_output=True)
        self.assertTrue(wait_until(
            lambda: told.exists() and told.read_text().count("\n") == 2, 5), systemctl(
                "status", "voicedo-remind-hooks").stdout)
        self.assertIn("Milk", told.read_text())
        self.assertEqual(self.property("NRestarts"), "0")
        group = pathlib.Path("/proc", str(self.pid()), "cgroup").read_text()
        self.assertNotIn("hooks", group)

    def test_leaves_only_the_database_when_uninstalled(self):
        self.assertEqual(systemctl("enable", "--now", "voicedo-remind-sync.timer").returncode, 0)
        said = self.uninstall_only()
        left = sorted(str(path.relative_to(self.home))
                      for top in (".local", ".config") for path in (self.home / top).rglob("*")
                      if path.is_file() or path.is_symlink())
        self.assertTrue(left)
        for path in left:
            self.assertTrue(path.startswith(".local/share/voicedo-remind/voicedo.sqlite"), left)
        self.assertIn(str(self.home / ".local/share/voicedo-remind/voicedo.sqlite"), said)
        self.assertEqual(systemctl("is-active", "voicedo-remindd").stdout.strip(), "inactive")

    def uninstall_only(self):
        result = subprocess.run([ROOT / "systemd/uninstall.sh"], capture_output=True, text=True)
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        return result.stdout
