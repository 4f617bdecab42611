"""Columns at the ends of what they may hold, and beyond: no command crashes, and reminders come."""

import itertools
import subprocess

import programs
from surroundings import SurroundingsTest

LARGEST = 9_223_372_036_854_775_807
NUMBERS = ["NULL", "-1", str(-LARGEST - 1), str(LARGEST)]
TEXTS = ["NULL", "'9999-12-31'", "CAST(x'ff' AS TEXT)", "hex(zeroblob(100000))",
         "char(27) || ']0;x' || char(0)"]
COLUMNS = {
    "todo": (NUMBERS, ["due_at", "inferred_at", "position", "created_at", "updated_at", "completed_at",
                       "paused_at"],
             TEXTS, ["handle", "parent_id", "title", "notes", "first_step", "priority", "time_kind", "due_date",
                     "due_time", "end_time", "zone", "phrase", "rrule", "series_start", "occurrence",
                     "repeat_from", "source", "problem", "paused_until", "exceptions"]),
    "list": (NUMBERS, ["position", "created_at"], TEXTS, ["name", "color", "icon", "leads"]),
    "reminder": (NUMBERS, ["stage", "attempts", "again_at", "fire_at", "resumes_at", "popup_number", "shown_at"],
                 TEXTS, ["leads", "persistence", "state", "popup_server", "check_in"]),
    "heard": (NUMBERS, ["at", "batch_id"], TEXTS, ["text", "left_out"]),
    "batch": (NUMBERS, ["made_at", "caused_by", "reverts"], TEXTS, ["label", "source"]),
    "unsettled": (NUMBERS, ["batch_id", "spoken_at", "resumed_from"], [], []),
    "change": ([], [], TEXTS, ["before", "after", "row_id"]),
    "copy": (NUMBERS, ["made_at"], TEXTS, ["path"]),
    "quiet": (NUMBERS, ["until"], TEXTS, ["hours_from"]),
}
COMMANDS = [["list"], ["next"], ["why", "alpha"], ["recent"], ["heard"], ["done", "alpha"], ["undo"]]
# Where nothing is checked, a value is whatever another program has put there.
UNCHECKED = "PRAGMA ignore_check_constraints = ON; UPDATE OR IGNORE {} SET {} = {};"
ROWS = """
    DELETE FROM todo; DELETE FROM list WHERE id <> 'inbox'; DELETE FROM quiet; DELETE FROM copy;
    INSERT INTO list(name) VALUES ('Shop');
    INSERT INTO todo(title, due_date, due_time) VALUES ('Alpha', date('now', '+1 day'), '09:00');
    INSERT INTO todo(title, due_date, due_time, rrule) VALUES ('Beta', date('now'), '08:00', 'FREQ=DAILY');
    INSERT INTO unsettled(todo_id) SELECT id FROM todo WHERE true ON CONFLICT DO NOTHING;
    INSERT INTO heard(at, text) VALUES (unixepoch(), 'alpha and beta');
    INSERT INTO copy VALUES ('/nowhere/copy', 1);
    INSERT INTO quiet(only, until) VALUES (1, 1);
    """


class AnyColumn(SurroundingsTest):
    desktop_options = {"display": False, "server": None}

    def test_holds_anything_and_keeps_nobody_from_reminders(self):
        self.stand_in().be_server("Somebody's Server")
        self.create_database()
        self.start()
        commands = itertools.cycle(COMMANDS)
        for table, (numbers, of_numbers, texts, of_texts) in COLUMNS.items():
            for column in of_numbers + of_texts:
                with self.subTest(table=table, column=column):
                    self.database.shell(ROWS)
                    for value in numbers if column in of_numbers else texts:
                        self.write(UNCHECKED.format(table, column, value))
                        self.assert_lives_through(next(commands), (table, column, value))
                    self.assert_a_reminder_comes(f"After {table} {column}")
        self.assertEqual(self.service.stop(), 0)

    def write(self, script):
        subprocess.run(["sqlite3", "-batch", "-cmd", ".timeout 5000", str(self.database.path), script],
                       capture_output=True, timeout=30)

    def assert_lives_through(self, command, written):
        ended = subprocess.run([programs.COMPANION, *command], env=self.environment, capture_output=True,
                               stdin=subprocess.DEVNULL, timeout=20)
        said = (ended.stdout + ended.stderr).decode()
        self.assertIn(ended.returncode, range(100), (written, command, said))
        self.assertNotRegex(said, r"[\x00-\x08\x0b-\x1f\x7f]", (written, command))

    def assert_a_reminder_comes(self, title):
        identifier = self.database.insert_due(title)
        self.eventually(lambda: (self.reminder(identifier) or {}).get("state") == "shown",
                        "no reminder comes", 10)
        self.assertIsNone(self.service.process.poll(), self.service.said())
