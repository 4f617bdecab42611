"""A home of its own for one run after another of the companion: no desktop, no bus, nothing shared."""

import codecs
import contextlib
import os
import pathlib
import re
import resource
import shutil
import sqlite3
import subprocess
import tempfile
import unittest

import programs

# Who has no rights at all; mode bits mean nothing to root.
NOBODY = 65534

REFUSED = re.compile(
    r"(?i)(?<!--)\b(overdue|late|fail(ed|s)?|missed|forgot|should have|lost|errors?|red)\b|!")
# Written in capitals because that is their name.
NAMES = {"JSON", "TOML", "UTF", "UTC", "VOICEDO", "DB", "TZ", "DROP", "TABLE", "NFS", "HOME"}


def breaches(text):
    """What in a text breaks the rules for copy; the name of a verb is none where it is typed."""
    text = text.replace("voicedo-remind overdue", "voicedo-remind")
    found = [match.group(0) for match in REFUSED.finditer(text)]
    found += [word for word in re.findall(r"[A-Z]{2,}", text) if word not in NAMES]
    return found


def steers(text):
    """Whether a terminal would obey something in the text instead of showing it."""
    return [hex(ord(character)) for character in text
            if character != "\n" and (ord(character) < 0x20 or 0x7F <= ord(character) < 0xA0)
            or character in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f"]


class Run:
    """How a run ended, what it said, and what it took.

    Where a limit may cut what it says short, that may end within a character.
    """

    def __init__(self, code, out, err, usage, is_limited=False):
        self.code = code
        self.raw = out
        self.out, self.err = (codecs.getincrementaldecoder("utf-8")().decode(said, not is_limited)
                              for said in (out, err))
        self.processor_time = usage.ru_utime + usage.ru_stime
        self.megabytes = usage.ru_maxrss / 1024


class Home:
    """A temporary home; as somebody without rights if `unprivileged` and this is root."""

    def __init__(self, unprivileged=False):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="voicedo-home."))
        self.drops = unprivileged and os.getuid() == 0
        self.user = NOBODY if self.drops else os.getuid()
        for name in ("home", "run"):
            (self.folder / name).mkdir()
        if self.drops:
            self.folder.chmod(0o755)
            for name in ("home", "run"):
                os.chown(self.folder / name, NOBODY, NOBODY)
        home = self.folder / "home"
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": str(home), "TZ": "Europe/Berlin",
            "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
            "XDG_DATA_HOME": str(home / "data"), "XDG_CONFIG_HOME": str(home / "config"),
            "XDG_RUNTIME_DIR": str(self.folder / "run"),
            "DBUS_SESSION_BUS_ADDRESS": f"unix:path={self.folder}/no-bus",
            "DBUS_SYSTEM_BUS_ADDRESS": f"unix:path={self.folder}/no-bus",
        }
        self.database = home / "data/voicedo-remind/voicedo.sqlite"
        self.settings = home / "config/voicedo-remind/config.toml"

    def close(self):
        # Folders without rights may be among them.
        subprocess.run(["chmod", "-R", "u+rwX", self.folder], capture_output=True)
        shutil.rmtree(self.folder, ignore_errors=True)

    def run(self, *arguments, text=b"", seconds=60, prepare=None, without=(), **extra):
        """Runs the companion to its end, with at most so much processor time and 1 GiB of memory."""
        environment = {name: value for name, value in (self.environment | extra).items()
                       if name not in without}

        def limit():
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
            if prepare:
                prepare()
            if self.drops:
                os.setgroups([])
                os.setgid(NOBODY)
                os.setuid(NOBODY)

        with contextlib.ExitStack() as files:
            given, out, err = (files.enter_context(tempfile.TemporaryFile()) for _ in range(3))
            given.write(text if isinstance(text, bytes) else text.encode())
            given.seek(0)
            process = subprocess.Popen(
                [programs.COMPANION, *arguments], env=environment, cwd=self.folder / "home",
                stdin=given, stdout=out, stderr=err, preexec_fn=limit,
            )
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            out.seek(0)
            err.seek(0)
            return Run(process.returncode, out.read(), err.read(), usage, is_limited=prepare is not None)

    def rows(self, sql, *values):
        """Reads rows as another program would."""
        path = f"file:{self.database}?mode=ro"
        with contextlib.closing(sqlite3.connect(path, uri=True, timeout=10)) as connection:
            return connection.execute(sql, values).fetchall()

    def write(self, sql, *values):
        with contextlib.closing(sqlite3.connect(self.database)) as connection, connection:
            connection.execute(sql, values)

    def is_sound(self):
        return self.rows("PRAGMA integrity_check") == [("ok",)]


class HomeTest(unittest.TestCase):
    """A test with a home; what is said in it is held against the rules for copy."""

    unprivileged = False

    def setUp(self):
        self.home = self.new_home()

    def new_home(self):
        home = Home(self.unprivileged)
        self.addCleanup(home.close)
        return home

    def expect(self, code, *arguments, says=(), mine="", home=None, **options):
        """Runs the companion and checks its exit code and that it is calm.

        `says` are pieces of what it has to say; `mine` are words that the person put in.
        """
        run = (home or self.home).run(*arguments, **options)
        shown = f"{arguments!r:.200}: {run.out[:600]}{run.err[:600]}"
        self.assertEqual(run.code, code, shown)
        self.assertEqual(steers(run.out) + steers(run.err), [], shown)
        talk = run.err
        for word in [mine] if isinstance(mine, str) else mine:
            talk = talk.replace(word, "") if word else talk
        self.assertEqual(breaches(talk), [], shown)
        if code:
            self.assertNotEqual(run.out + run.err, "", shown)
        for piece in says if not isinstance(says, str) else [says]:
            self.assertIn(piece, run.out + run.err)
        return run

    def assert_sound(self, count=None, home=None):
        """The database is whole, with so many to-dos, and nothing is half-written."""
        home = home or self.home
        self.assertTrue(home.is_sound())
        if count is not None:
            self.assertEqual(home.rows("SELECT count(*) FROM todo"), [(count,)])
        # A batch without changes, a batch still at work, or a to-do nobody settled.
        self.assertEqual(home.rows("SELECT count(*) FROM current_batch"), [(0,)])
        self.assertEqual(home.rows("SELECT count(*) FROM unsettled"), [(0,)])
