"""A damaged database: refused, and repaired with all that can be read, journaled or backed up."""

import json
import os
import pathlib
import sqlite3
import subprocess
import time

import damage
import programs
from case import EndToEndTest
from home import HomeTest

HINT = "voicedo-remind doctor --repair"


def titles(home):
    return sorted(row[0] for row in home.rows("SELECT title FROM todo"))


def add_many(home, count, prefix="Number"):
    drafts = {"tasks": [{"title": f"{prefix} {number} " + "x" * 60} for number in range(count)]}
    assert home.run("add", "--json", "-", text=json.dumps(drafts)).code == 0


class ADamagedPage(HomeTest):
    def setUp(self):
        super().setUp()
        add_many(self.home, 100)
        self.before = titles(self.home)

    def kept(self):
        return [path for path in self.home.database.parent.iterdir() if ".damaged-" in path.name
                and not path.name.endswith("-wal")]

    def repaired(self, **options):
        """Repairs it; what was answered, when everything about it was looked at."""
        damaged = self.home.database.read_bytes()
        run = self.expect(0, "doctor", "--repair", "--json", **options)
        answer = json.loads(run.out)
        self.assertTrue(answer["repaired"])
        self.assertEqual(pathlib.Path(answer["kept"]).read_bytes(), damaged)
        for path in (self.home.database, pathlib.Path(answer["kept"])):
            self.assertEqual(path.stat().st_mode & 0o777, 0o600)
        self.assertEqual(self.home.rows("PRAGMA journal_mode"), [("wal",)])
        self.assertEqual(answer["todos"], answer["read"] + len(answer["restored"]))
        self.expect(0, "list", says="Number 99")
        self.assert_sound(answer["todos"])
        return answer

    def test_of_each_kind(self):
        """A page of a table, of an index, of the schema, the header, a page that is free."""
        self.home.write("CREATE TABLE room(x)")
        self.home.write("INSERT INTO room VALUES (zeroblob(40000))")
        self.home.write("DROP TABLE room")
        whole = self.home.database.read_bytes()
        free = int.from_bytes(whole[32:36], "big")
        self.assertGreater(free, 1)
        for name, page, start, count in (
                ("a table's", damage.pages(self.home.database, "todo")[1], 0, 4096),
                ("a table's root", damage.pages(self.home.database, "todo")[0], 0, 4096),
                ("an index's", damage.pages(self.home.database, "todo_list")[-1], 0, 4096),
                ("the journal's", damage.pages(self.home.database, "change")[-1], 0, 4096),
                ("the schema's", 1, 100, 3996), ("the header", 1, 0, 100), ("a free one", free, 0, 8)):
            with self.subTest(name):
                self.home.database.write_bytes(whole)
                damage.overwrite(self.home.database, page, start, count)
                answer = self.repaired()
                self.assertEqual(answer["missing"], [])
                self.assertEqual(titles(self.home), self.before)
                for path in self.kept():
                    path.unlink()

    def test_is_told_and_left_as_it_is(self):
        damage.overwrite(self.home.database, damage.pages(self.home.database, "todo")[0])
        before = self.home.database.read_bytes()
        for arguments in (["list"], ["add", "--no-parse", "more"], ["done", "Number 5"]):
            self.expect(1, *arguments, says=["is damaged", HINT])
        self.assertEqual(self.home.database.read_bytes(), before)

    def test_what_only_the_backup_knows_is_named(self):
        self.expect(0, "backup")
        add_many(self.home, 3, "Newer")
        self.home.write("DELETE FROM change")
        self.home.write("DELETE FROM batch")
        damage.overwrite(self.home.database, damage.pages(self.home.database, "todo")[1])
        run = self.expect(0, "doctor", "--repair", says=["could be read as they were.",
                          "These came from the backup of", "The damaged file is kept as it was"])
        self.assertIn("Number ", run.out)
        self.assert_sound()
        there = set(titles(self.home))
        self.assertLessEqual(set(self.before), there)
        for title in set(self.before) - there:
            self.fail(f"{title} is in the backup, and was not restored")

    def test_where_nothing_is_wrong(self):
        before = self.home.database.read_bytes()
        self.expect(0, "doctor", "--repair", says="Nothing to repair")
        self.assertEqual(self.home.database.read_bytes(), before)
        self.assertEqual(self.kept(), [])

    def test_one_that_somebody_keeps_open_is_left_alone(self):
        damage.overwrite(self.home.database, 3)
        before = self.home.database.read_bytes()
        connection = sqlite3.connect(self.home.database)
        connection.execute("PRAGMA application_id").fetchall()
        self.expect(7, "doctor", "--repair", says="Nothing was changed")
        self.assertEqual(self.home.database.read_bytes(), before)
        connection.close()
        self.repaired()

    def test_a_database_behind_a_link(self):
        folder, other = self.home.database.parent, self.home.folder / "elsewhere"
        folder.rename(other)
        folder.symlink_to(other)
        damage.overwrite(self.home.database, damage.pages(self.home.database, "todo")[1])
        self.assertEqual(self.repaired()["missing"], [])
        self.assertTrue(folder.is_symlink())
        self.assertEqual(titles(self.home), self.before)

    def test_undoing_the_repair(self):
        damage.overwrite(self.home.database, damage.pages(self.home.database, "todo")[1])
        damaged = self.home.database.read_bytes()
        answer = self.repaired()
        os.replace(answer["kept"], self.home.database)
        self.assertEqual(self.home.database.read_bytes(), damaged)
        self.assertEqual(self.repaired()["missing"], [])

    def test_writers_who_come_meanwhile_are_kept_or_told(self):
        """Nothing that was answered with success while it was repaired is gone afterwards."""
        for round_ in range(5):
            damage.overwrite(self.home.database, damage.pages(self.home.database, "batch")[-1], 0, 8)
            writers = [subprocess.Popen(
                [programs.COMPANION, "add", "--no-parse", f"Meanwhile {round_} {number}"],
                env=self.home.environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
                for number in range(4)]
            self.expect(0, "doctor", "--repair")
            codes = [writer.wait(60) for writer in writers]
            for writer in writers:
                writer.stderr.close()
            for number, code in enumerate(codes):
                stored = self.home.rows("SELECT count(*) FROM todo WHERE title = ?",
                                        f"Meanwhile {round_} {number}")
                if code == 0:
                    self.assertEqual(stored, [(1,)], "it was answered and is not there")
            self.assert_sound()
            for path in self.kept():
                path.unlink()


class WhileTheServiceRuns(EndToEndTest):
    def test_it_lets_go_and_goes_on(self):
        """It meets the damage, waits, and shows what falls due once the database was repaired."""
        self.create_database()
        self.run_companion("add", "--json", "-", text=json.dumps(
            {"tasks": [{"title": f"Number {number} " + "x" * 60} for number in range(100)]}))
        page = damage.pages(self.database.path, "todo")[1]
        self.start()
        damage.overwrite(self.database.path, page)
        answer = json.loads(self.run_companion("doctor", "--repair", "--json").stdout)
        self.assertEqual([answer["todos"], answer["missing"]], [100, []])
        self.assertIsNone(self.service.process.poll(), self.service.said())
        identifier = self.database.insert_due("After the repair")
        popup = self.popup("After the repair", within=15)
        self.database.complete(identifier)
        self.assert_withdrawn(popup, within=5)
        self.assertTrue(self.database.is_sound())

    def test_going_back_to_a_copy(self):
        """What is on screen and not in the copy goes; what is in it comes, and all that was is kept."""
        self.create_database()
        self.run_companion("add", "--no-parse", "In the copy")
        self.run_companion("backup")
        self.start()
        _, popup = self.show_one("Since the copy")
        answer = json.loads(self.run_companion("restore", "last", "--yes", "--json").stdout)
        self.assertEqual([answer["restored"]["todos"], answer["kept"]["todos"]], [1, 2])
        self.assert_withdrawn(popup, within=5)
        self.assertIsNone(self.service.process.poll(), self.service.said())
        self.assertIn("In the copy", self.run_companion("list").stdout)
        after = self.database.insert_due("After it")
        later = self.popup("After it", within=10)
        self.database.complete(after)
        self.assert_withdrawn(later, within=5)
        self.run_companion("restore", answer["kept"]["path"], "--yes")
        self.assertIn("Since the copy", self.run_companion("list").stdout)
        self.assertTrue(self.database.is_sound())

    def test_it_writes_no_more_and_says_so_once(self):
        """Damage that it meets: one popup, a status, and not a byte written until the repair."""
        self.create_database()
        identifier = self.database.insert_due("Due meanwhile", seconds=2)
        self.run_companion("list")
        page = damage.pages(self.database.path, "reminder")[0]
        damage.overwrite(self.database.path, page)
        before = self.database.path.read_bytes()
        self.start()
        popup = self.popup("Your reminders wait for a repair", within=15)
        self.assertIn(HINT, popup.body)
        self.eventually(lambda: "is damaged" in self.service.said(), "the log does not say it")
        # It has tried again by then.
        time.sleep(6)
        self.assert_nothing_more("wait for a repair", 1)
        self.assertEqual(self.database.path.read_bytes(), before)
        self.assertEqual(self.traffic.titled("Due meanwhile"), [])
        answer = json.loads(self.run_companion("doctor", "--repair", "--json").stdout)
        self.assertEqual([answer["todos"], answer["missing"]], [1, []])
        due = self.popup("Due meanwhile", within=20)
        self.assert_withdrawn(popup, within=5)
        self.database.complete(identifier)
        self.assert_withdrawn(due, within=5)

    def test_a_backup_of_the_day(self):
        """One for a day on which something changed, while the service goes on."""
        self.create_database()
        self.start(VOICEDO_BACKUP_AFTER="200")
        self.run_companion("add", "--no-parse", "Kept")
        folder = self.database.path.parent / "backups"

        def made():
            return list(folder.glob("daily-????-??-??.sqlite")) if folder.exists() else []

        backup = self.eventually(made, "no backup was made", within=15)[0]
        self.assertEqual(backup.stat().st_mode & 0o777, 0o600)
        self.assertEqual(folder.stat().st_mode & 0o777, 0o700)
        kept = sqlite3.connect(f"file:{backup}?mode=ro", uri=True)
        self.addCleanup(kept.close)
        self.assertEqual(kept.execute("PRAGMA integrity_check").fetchall(), [("ok",)])
        self.run_companion("add", "--no-parse", "Another")
        time.sleep(1.5)
        self.assertEqual(made(), [backup])
        self.assertEqual([path.name for path in folder.iterdir()], [backup.name])


class Modes(EndToEndTest):
    def test_the_service_closes_what_others_can_read(self):
        self.create_database()
        self.database.path.chmod(0o644)
        self.database.path.parent.chmod(0o755)
        self.start()
        self.eventually(lambda: self.service.said().count("Others could get at a file") == 2,
                        "the log does not say it")
        self.assertEqual(self.database.path.stat().st_mode & 0o777, 0o600)
        self.assertEqual(self.database.path.parent.stat().st_mode & 0o777, 0o700)

    def test_doctor_says_what_it_closed(self):
        self.create_database()
        self.database.path.chmod(0o644)
        self.start()
        self.service.stop()
        self.database.path.chmod(0o644)
        said = programs.companion(self.environment, "doctor").stdout
        self.assertIn("it is yours alone again", said)
        self.assertNotIn("alone again", programs.companion(self.environment, "doctor").stdout)
