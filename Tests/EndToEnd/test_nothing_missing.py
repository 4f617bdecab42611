"""Whatever strangers call, limits forbid and environments say: every to-do is there afterwards."""

import itertools
import resource
import subprocess

import programs
from case import EndToEndTest

TODOS = [
    ["call the dentist thursday at 3"], ["water the plants every other friday"],
    ["urgent pay the rent on the 1st"], ["--no-parse", "Read 1984 \u2764\ufe0f"],
    ["weekend plans: hiking - pack gear, check weather"], ["add milk and eggs to my grocery list"],
]
COLUMNS = ("id, handle, list_id, parent_id, title, notes, priority, due_date, due_time, rrule, "
           "series_start, completed_at")
ZONES = ["", "x", "../../etc/passwd", "EST5EDT,M3.2.0,M11.1.0", "A" * 5_000, "\x1b[31m", "GMT+99:99:99"]
ENVIRONMENTS = (
    [{"TZ": zone} for zone in ZONES]
    + [{name: value} for name in ("HOME", "XDG_RUNTIME_DIR", "XDG_STATE_HOME", "XDG_CONFIG_HOME")
       for value in ("", "relative", "/dev/null", "/proc/nowhere", "/" + "a" * 5_000)]
    + [{name: "unix:path=/dev/null"} for name in ("DBUS_SESSION_BUS_ADDRESS", "DBUS_SYSTEM_BUS_ADDRESS")]
    + [{name: "99999999999999999999"} for name in (
        "COLUMNS", "VOICEDO_BACKUP_AFTER", "WATCHDOG_USEC", "JOURNAL_STREAM", "LISTEN_FDS")]
    + [{"LC_ALL": "tr_TR.UTF-8"}, {"LANG": "\x1b[31m"}, {"VOICEDO_LOG": "nonsense"}])
LIMITS = [(limit, number) for limit, numbers in (
    (resource.RLIMIT_NOFILE, (3, 5, 8, 12, 16, 20, 24)),
    (resource.RLIMIT_FSIZE, (0, 1, 4096, 65_536, 300_000)),
    (resource.RLIMIT_AS, (32 << 20, 64 << 20, 128 << 20, 256 << 20)),
    (resource.RLIMIT_STACK, (16 << 10, 64 << 10, 200 << 10)),
    (resource.RLIMIT_NPROC, (1,)), (resource.RLIMIT_MEMLOCK, (0,)), (resource.RLIMIT_SIGPENDING, (0,)),
) for number in numbers]
WORDS = [[], ["s", "x" * 50_000], ["as", "2", "a", "b"], ["t", "18446744073709551615"], ["y", "0"],
         ["ussas", "4294967295", "\x1b]0;x\x07", "<b>&%n", "1", "nothing"], ["v", "s", "x"]]


class NothingIsMissing(EndToEndTest):
    def setUp(self):
        super().setUp()
        for words in TODOS:
            self.run_companion("add", *words)
        self.database.shell("INSERT INTO todo(title, notes) VALUES ('By SQL', 'before' || char(0) || 'after')")
        self.run_companion("done", "milk")
        self.run_companion("undo")
        self.run_companion("done", "eggs")
        self.before = self.rows()
        self.assertEqual(len(self.before), 11)
        self.accepted = []

    def rows(self):
        return {row["id"]: row for row in self.database.rows(f"SELECT {COLUMNS} FROM todo")}

    def capture(self, number, prepare=None, **environment):
        """Has the companion store one more; what it accepts has to be there."""
        title = f"Number {number}"
        ended = subprocess.run(
            [programs.COMPANION, "add", "--no-parse", title], stdin=subprocess.DEVNULL,
            env=self.environment | {"VOICEDO_DB": str(self.database.path)} | environment,
            capture_output=True, timeout=30, preexec_fn=prepare)
        if ended.returncode == 0:
            self.accepted.append(title)

    def assert_all_there(self):
        after = self.rows()
        self.assertEqual({key: after.get(key) for key in self.before}, self.before)
        self.assertEqual(sorted(row["title"] for key, row in after.items() if key not in self.before),
                         sorted(self.accepted))
        self.assertTrue(self.database.is_sound())
        # What is there can be read and changed, too.
        self.assertIn("Call the dentist", self.run_companion("list").stdout)
        self.run_companion("done", "dentist")

    def test_after_calls_of_strangers(self):
        self.start()
        for member, path, words in itertools.product(
                ("Nudge", "Try", "Tell", "Speak", "Hush", "Status", "Nonsense"),
                ("/org/voicedo/Remind1", "/"), WORDS):
            subprocess.run(
                ["busctl", "--user", "--timeout=10", "call", "org.voicedo.Remind1", path,
                 "org.voicedo.Remind1", member, *words],
                env=self.environment, capture_output=True, timeout=30)
        self.assertEqual(self.service.stop(), 0)
        self.assert_all_there()

    def test_after_limits(self):
        def under(limit, number):
            return lambda: resource.setrlimit(limit, (number, number))

        for count, (limit, number) in enumerate(LIMITS):
            self.capture(count, under(limit, number))
            service = self.start(wait=False, prepare=under(limit, number))
            service.hears("READY=1", 0.3)
            if service.process.poll() is None:
                self.capture(f"{count} beside it")
            service.kill()
        self.assert_all_there()

    def test_after_odd_environments(self):
        path = str(self.database.path)
        for count, environment in enumerate(ENVIRONMENTS):
            self.capture(count, **environment)
            service = self.start(wait=False, VOICEDO_DB=path, **environment)
            service.hears("READY=1", 0.3)
            service.kill()
        self.assert_all_there()
