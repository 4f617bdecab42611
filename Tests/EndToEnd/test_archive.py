"""What was done long ago goes into a file of its own; killed at any moment, nothing is in neither."""

import json
import os
import pathlib
import random
import sqlite3
import subprocess
import time

import programs
from case import EndToEndTest

ROUNDS = max(10, int(os.environ.get("VOICEDO_ROUNDS", "200")) // 5)
TODOS = 300


class MovingIntoTheArchive(EndToEndTest):
    def setUp(self):
        super().setUp()
        self.create_database()
        self.archive = pathlib.Path(f"{self.database.path}.archive")

    def fill(self, name):
        self.database.shell(
            "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n "
            f"WHERE i < {TODOS}) INSERT INTO todo (title, completed_at) "
            f"SELECT '{name} ' || i, unixepoch() - 500 * 86400 FROM n;")

    def archived(self):
        """The titles in the archive."""
        if not self.archive.exists() or self.archive.stat().st_size == 0:
            return []
        connection = sqlite3.connect(self.archive)
        try:
            known = connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'todo'").fetchone()
            if known is None:
                return []
            return [title for title, in connection.execute("SELECT title FROM todo")]
        finally:
            connection.close()

    def found(self, words):
        """The titles that `find --archive` reads, each as often as it has it."""
        answer = self.run_companion("find", words, "--archive", "--limit", "9999", "--json")
        return sorted(todo["title"] for todo in json.loads(answer.stdout)["todos"])

    def here(self):
        return [row["title"] for row in self.database.rows("SELECT title FROM todo")]

    def test_killed_at_any_moment_nothing_is_in_neither_file(self):
        self.fill("first")
        started = time.monotonic()
        self.run_companion("archive", "--yes")
        whole = time.monotonic() - started
        self.assertEqual(len(self.archived()), TODOS)
        generator = random.Random(11)
        between = 0
        for number in range(ROUNDS):
            self.fill(f"round{number}x")
            process = subprocess.Popen(
                [programs.COMPANION, "archive", "--yes"], env=self.environment,
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(generator.uniform(0, 1.2 * whole))
            process.kill()
            process.wait()
            archived, here = set(self.archived()), set(self.here())
            between += bool(archived & here)
            self.assertEqual(len(archived | here), (number + 2) * TODOS, f"round {number}")
            titles = sorted(f"round{number}x {place}" for place in range(1, TODOS + 1))
            self.assertEqual(self.found(f"round{number}x"), titles, "each is read once")
            self.run_companion("archive", "--yes")
            self.assertEqual(self.here(), [], f"round {number} was not completed")
            self.assertEqual(self.archived().count(titles[0]), 1, f"round {number} is there twice")
        self.assertEqual(len(self.archived()), (ROUNDS + 1) * TODOS)
        self.assertTrue(self.database.is_sound())
        counted = self.database.value("SELECT count(DISTINCT todo_id) FROM completion")
        self.assertEqual(counted, (ROUNDS + 1) * TODOS)
        print(f"    {ROUNDS} times killed, {between} of them between the two files")

    def test_others_write_meanwhile_and_nothing_of_theirs_is_moved(self):
        """The service runs, and what it reminds of comes all the same."""
        self.start()
        self.fill("old")
        self.run_companion("archive", "--yes")
        self.database.insert_due("Still comes")
        self.popup("Still comes")
        self.assertEqual(len(self.archived()), TODOS)
        self.assertEqual(self.here(), ["Still comes"])
