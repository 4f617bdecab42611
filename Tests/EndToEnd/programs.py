"""The two programs under test, and the `sqlite3` shell as the stand-in for every other program."""

import contextlib
import os
import pathlib
import signal
import socket
import sqlite3
import subprocess
import threading
import time

BINARIES = pathlib.Path(os.environ.get("VOICEDO_BINARIES", ".build-release/voicedo-remind")).resolve()
COMPANION = BINARIES / "voicedo-remind"
SERVICE = BINARIES / "voicedo-remindd"


class Service:
    """A run of voicedo-remindd, started by hand with a socket that hears READY=1."""

    def __init__(self, environment, log, wait=True, prepare=None, **extra):
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.address = pathlib.Path(environment["XDG_RUNTIME_DIR"]) / f"notify-{time.monotonic_ns()}"
        self.socket.bind(str(self.address))
        self.log = pathlib.Path(log)
        self.states = []
        self.started_at = time.monotonic()
        with open(self.log, "ab") as output:
            self.process = subprocess.Popen(
                [SERVICE], env=environment | {"NOTIFY_SOCKET": str(self.address)} | extra,
                stdin=subprocess.DEVNULL, stdout=output, stderr=output, preexec_fn=prepare,
            )
        self.ready_after = None
        if wait:
            self.wait_for_ready()

    @property
    def pid(self):
        return self.process.pid

    def hears(self, word, timeout=10.0):
        """Waits for a state that the service tells systemd; the moment it came, or None."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            self.socket.settimeout(0.05)
            with contextlib.suppress(TimeoutError):
                state = self.socket.recv(4096).decode()
                self.states.append(state)
                if word in state.splitlines():
                    return time.monotonic()
            if self.process.poll() is not None:
                return None
        return None

    def listen(self):
        """From now on takes all that the service tells systemd: what nobody takes makes it wait."""
        threading.Thread(target=self.take_all, daemon=True).start()

    def take_all(self):
        with contextlib.suppress(OSError):
            self.socket.settimeout(None)
            while self.socket.recv(4096) != b"STOPPING=1":
                pass

    def wait_for_ready(self):
        at = self.hears("READY=1")
        assert at, f"no READY=1 (exit {self.process.poll()}): {self.said()}"
        self.ready_after = at - self.started_at

    def said(self):
        return self.log.read_text(errors="replace")[-4000:]

    def send(self, number):
        self.process.send_signal(number)

    def kill(self):
        """kill -9, and gone."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.close()

    def stop(self, timeout=5.0):
        """Asks it to end; its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGCONT)
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(timeout)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise
        finally:
            self.close()

    def close(self):
        self.socket.close()
        with contextlib.suppress(FileNotFoundError):
            self.address.unlink()


def companion(environment, *arguments, text=None, timeout=20):
    """Runs voicedo-remind to its end."""
    return subprocess.run(
        [COMPANION, *arguments], env=environment, input=text or "", text=True,
        capture_output=True, timeout=timeout,
    )


class Database:
    """The database as other programs see it."""

    def __init__(self, environment):
        self.path = pathlib.Path(environment["XDG_DATA_HOME"]) / "voicedo-remind/voicedo.sqlite"

    def shell(self, sql):
        """Runs statements in the sqlite3 shell, as a person would; what it printed."""
        for _ in range(40):
            result = subprocess.run(["sqlite3", "-batch", str(self.path), sql],
                                    capture_output=True, text=True)
            if "database is locked" not in result.stderr:
                break
            time.sleep(0.05)
        assert result.returncode == 0, result.stderr
        return result.stdout.strip()

    @contextlib.contextmanager
    def written(self):
        """Another program is in the middle of writing, for as long as this goes on."""
        shell = subprocess.Popen(["sqlite3", "-batch", "-cmd", ".timeout 5000", str(self.path)], text=True,
                                 stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        try:
            print("BEGIN IMMEDIATE; SELECT 'held';", file=shell.stdin, flush=True)
            assert shell.stdout.readline() == "held\n"
            yield
        finally:
            shell.communicate("ROLLBACK;\n", timeout=10)

    def rows(self, sql, *values):
        """Reads rows as dictionaries."""
        with contextlib.closing(sqlite3.connect(f"file:{self.path}?mode=ro", uri=True,
                                                timeout=10)) as connection:
            connection.row_factory = sqlite3.Row
            return [dict(row) for row in connection.execute(sql, values)]

    def value(self, sql, *values):
        rows = self.rows(sql, *values)
        return next(iter(rows[0].values())) if rows else None

    def insert_due(self, title, seconds=0):
        """Another program writes a to-do that is due some seconds from now; its id."""
        quoted = title.replace("'", "''")
        self.shell("INSERT INTO todo(title, time_kind, due_at) "
                   f"VALUES ('{quoted}', 'elapsed', unixepoch() + {seconds})")
        return self.value("SELECT id FROM todo WHERE title = ?", title)

    def complete(self, identifier):
        self.shell(f"UPDATE todo SET completed_at = unixepoch() WHERE id = '{identifier}'")

    def is_sound(self):
        return self.value("PRAGMA integrity_check") == "ok"
