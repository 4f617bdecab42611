"""Everything under "For other programs" works from a plain sqlite3 shell while the service runs."""

import subprocess
import time

import programs
from case import EndToEndTest


class AnotherProgram(EndToEndTest):
    def setUp(self):
        super().setUp()
        self.create_database()
        self.start()

    def settled(self, title, within=2.0):
        """The to-do with its reminder, once the service has judged it."""
        return self.eventually(
            lambda: next(iter(self.database.rows(
                "SELECT todo.*, reminder.fire_at, reminder.state FROM todo "
                "LEFT JOIN reminder ON reminder.todo_id = todo.id "
                "WHERE title = ? AND todo.id NOT IN (SELECT todo_id FROM unsettled)", title)), None),
            f"{title!r} was not settled", within,
        )

    def test_writes_a_phrase_that_becomes_a_reminder(self):
        before = time.time()
        self.database.shell("INSERT INTO todo(title, phrase) VALUES ('Turn the oven off', 'in 20 minutes')")
        row = self.settled("Turn the oven off")
        self.assertEqual(row["time_kind"], "elapsed")
        self.assertEqual(row["state"], "scheduled")
        self.assertAlmostEqual(row["fire_at"] / 1000, before + 1200, delta=3)
        self.assertIsNotNone(row["inferred_at"])

    def test_writes_a_civil_time_that_becomes_a_reminder(self):
        self.database.shell(
            "INSERT INTO todo(title, due_date, due_time) "
            "VALUES ('Dentist', date('now', '+3 days'), '15:00')")
        self.assertEqual(self.settled("Dentist")["state"], "scheduled")

    def test_writes_many_one_after_the_other_without_being_refused(self):
        """A plain shell does not wait: what is locked when it comes is refused.

        Few enough to be written within the 0.7 s that the service waits, on a slow disk, too.
        """
        # A start writes what it finds, too: what was told by the bus, and every moment derived anew.
        time.sleep(3)
        statements = "".join(
            f"INSERT INTO todo(title, phrase) VALUES ('One of many {number}', 'tomorrow at 9');\n"
            for number in range(20))
        shell = subprocess.run(["sqlite3", "-batch", str(self.database.path)], input=statements,
                               capture_output=True, text=True)
        self.assertEqual(shell.stderr, "")
        self.eventually(lambda: self.database.value("SELECT count(*) FROM unsettled") == 0,
                        "not settled", 3)
        self.assertEqual(self.database.value(
            "SELECT count(*) FROM reminder JOIN todo ON id = todo_id WHERE title LIKE 'One of many%'"),
            20)

    def test_writes_nothing_but_a_title(self):
        self.database.shell("INSERT INTO todo(title) VALUES ('Some day')")
        row = self.settled("Some day")
        self.assertIsNone(row["fire_at"])
        self.assertGreaterEqual(len(row["handle"]), 4)

    def test_writes_what_cannot_be_understood_and_loses_nothing(self):
        rows = [
            ("an unknown zone", "INSERT INTO todo(title, time_kind, due_date, due_time, zone) "
             "VALUES ('an unknown zone', 'fixed', '2030-01-01', '10:00', 'Mars/Olympus')"),
            ("a broken rule", "INSERT INTO todo(title, due_date, due_time, rrule) "
             "VALUES ('a broken rule', '2030-01-01', '10:00', 'FREQ=SOMETIMES')"),
        ]
        for title, sql in rows:
            with self.subTest(title):
                self.database.shell(sql)
                self.eventually(
                    lambda title=title: self.database.value(
                        "SELECT problem FROM todo WHERE title = ?", title),
                    "the problem is not named", 2,
                )

    def test_completes_a_recurring_todo_and_it_advances(self):
        self.database.shell(
            "INSERT INTO todo(title, due_date, due_time, rrule) "
            "VALUES ('Vitamins', date('now', '+1 day'), '08:00', 'FREQ=DAILY')")
        first = self.settled("Vitamins")
        self.database.complete(first["id"])
        self.eventually(
            lambda: self.database.value(
                "SELECT due_date > ? AND completed_at IS NULL FROM todo WHERE title = 'Vitamins'",
                first["due_date"]),
            "the series did not advance", 2,
        )

    def test_makes_a_popup_come_at_its_moment_not_before(self):
        due = int(time.time()) + 3
        self.database.shell(
            f"INSERT INTO todo(title, time_kind, due_at) VALUES ('On the dot', 'elapsed', {due})")
        popup = self.popup("On the dot", within=8)
        self.assertGreaterEqual(popup.posted_at, due * 1_000_000)
        self.assertLess(popup.posted_at, (due + 1) * 1_000_000)


class AFloodOfPopups(EndToEndTest):
    def test_buries_no_reminder(self):
        """Whoever tells more than 50 in 10 s is answered 0, and what falls due comes all the same."""
        self.create_database()
        self.start()
        text = "x" * 50_000
        flood = [
            subprocess.Popen(
                ["gdbus", "call", "--session", "--dest", "org.voicedo.Remind1",
                 "--object-path", "/org/voicedo/Remind1", "--method", "org.voicedo.Remind1.Tell",
                 "0", text, text, "[]"],
                env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
            for _ in range(120)]
        answers = [call.communicate(timeout=60)[0] for call in flood]
        self.assertGreaterEqual(sum("uint32 0" in answer for answer in answers), 60, answers[:3])
        self.show_one("Water the plants")
        self.assertIsNone(self.service.process.poll())


class WithoutSystemd(EndToEndTest):
    def test_a_replaced_database_is_opened_by_the_service_started_anew(self):
        """Nothing would start it again, so it does so itself: the same process, and reminders come."""
        self.create_database()
        log = open(self.desktop.folder / "service.log", "ab")
        self.addCleanup(log.close)
        service = subprocess.Popen([programs.SERVICE], env=self.environment, stdin=subprocess.DEVNULL,
                                   stdout=log, stderr=log)
        self.addCleanup(service.wait)
        self.addCleanup(service.kill)
        self.database.insert_due("Before")
        self.popup("Before")
        other = self.database.path.with_name("other.sqlite")
        subprocess.run(["sqlite3", str(self.database.path), f"VACUUM INTO '{other}'"], check=True)
        other.replace(self.database.path)
        for suffix in ("-wal", "-shm"):
            self.database.path.with_name(self.database.path.name + suffix).unlink(missing_ok=True)
        time.sleep(4)
        self.assertIsNone(service.poll())
        self.database.insert_due("After")
        self.popup("After", within=10)


class StrangeCalls(EndToEndTest):
    def test_of_the_service_leave_it_as_it_was(self):
        """Members, types and paths that are none: an error for whoever calls, and reminders come."""
        self.create_database()
        self.start()
        given = [[], ["s", "x" * 100_000], ["i", "5"], ["as", "2", "a", "b"], ["v", "s", "x"],
                 ["a{sv}", "1", "k", "s", "v"], ["t", "18446744073709551615"],
                 ["ussas", "4294967295", "\x1b]0;x\x07", "<b>&%n", "1", "nothing"]]
        for member in ("Try", "Tell", "Speak", "Status", "Nonsense"):
            for path in ("/org/voicedo/Remind1", "/", "/org/voicedo/Remind1/below"):
                for words in given:
                    subprocess.run(
                        ["busctl", "--user", "--timeout=10", "call", "org.voicedo.Remind1", path,
                         "org.voicedo.Remind1", member, *words],
                        env=self.environment, capture_output=True, timeout=30)
        self.assertIsNone(self.service.process.poll())
        self.show_one("Water the plants")
