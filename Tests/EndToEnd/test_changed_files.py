"""Other programs tidy, extend, shorten and lock away the database under the service: it goes on."""

import os
import subprocess

from case import EndToEndTest
from surroundings import SurroundingsTest


class TheFile(SurroundingsTest):
    desktop_options = {"display": False, "server": None}

    STATEMENTS = [
        "VACUUM", "PRAGMA auto_vacuum = FULL; VACUUM", "PRAGMA page_size = 8192; VACUUM", "REINDEX", "ANALYZE",
        "PRAGMA wal_checkpoint(TRUNCATE)", "PRAGMA journal_mode = DELETE", "PRAGMA journal_mode = MEMORY",
        "PRAGMA optimize", "PRAGMA incremental_vacuum", "PRAGMA locking_mode = EXCLUSIVE; SELECT * FROM todo",
        "ALTER TABLE todo ADD COLUMN mood TEXT", "ALTER TABLE reminder ADD COLUMN mood TEXT DEFAULT 'calm'",
        "ALTER TABLE delivery ADD COLUMN mood TEXT",
        "ALTER TABLE reminder ADD COLUMN strict INT CHECK (state <> 'delivering')",
        "ALTER TABLE delivery ADD COLUMN strict INT CHECK (event <> 'claimed')",
        "ALTER TABLE reminder ADD COLUMN stern INT NOT NULL DEFAULT 1 CHECK (stage < 1 AND attempts < 1)",
        "CREATE TABLE of_another_program (a, b)",
        "CREATE INDEX todo_notes ON todo (notes)", "CREATE VIEW everything AS SELECT * FROM todo",
        "CREATE TRIGGER theirs AFTER INSERT ON todo BEGIN SELECT 1; END",
        "DELETE FROM unsettled", "DELETE FROM heard",
        "DROP INDEX reminder_popup", "DROP TRIGGER todo_updated",
    ]

    def setUp(self):
        super().setUp()
        self.stand_in().be_server("Somebody's Server")
        self.create_database()
        self.run_companion("call the dentist thursday at 3")

    def assert_goes_on(self, title):
        """A reminder comes, and the companion knows all there is."""
        identifier = self.database.insert_due(title)
        self.eventually(lambda: (self.reminder(identifier) or {}).get("state") == "shown",
                        "it does not come", 10)
        listed = self.run_companion("list").stdout
        self.assertIn("Call the dentist", listed)
        self.assertIn(title, listed)
        self.run_companion("done", title)
        self.assertTrue(self.database.is_sound())

    def test_is_tidied_and_extended_under_a_running_service(self):
        service = self.start()
        for number, statement in enumerate(self.STATEMENTS):
            with self.subTest(statement):
                # What needs the file alone is refused by SQLite itself; that harms nobody either.
                subprocess.run(["sqlite3", "-batch", str(self.database.path), statement],
                               capture_output=True, timeout=30)
                self.assert_goes_on(f"After it {number}")
                self.assertIsNone(service.process.poll(), service.said())
        self.assertEqual(service.stop(), 0)

    def test_is_tidied_and_extended_while_nobody_has_it_open(self):
        for number, statement in enumerate(self.STATEMENTS):
            with self.subTest(statement):
                # A check that its own rows break is refused by SQLite itself.
                subprocess.run(["sqlite3", "-batch", str(self.database.path), statement],
                               capture_output=True, timeout=30)
                service = self.start()
                self.assert_goes_on(f"After it {number}")
                self.assertEqual(service.stop(), 0)

    def test_comes_under_other_modes(self):
        """As root nothing is closed to it; as anybody else it waits and says so."""
        service = self.start()
        folder = self.database.path.parent
        for number, (path, mode) in enumerate(
                [(self.database.path, 0o400), (self.database.path, 0), (self.database.path, 0o666),
                 (folder, 0o500), (folder, 0o777)]):
            with self.subTest(path=path.name, mode=oct(mode)):
                path.chmod(mode)
                title = f"Under {mode:o} {number}"
                if os.geteuid() == 0:
                    self.assert_goes_on(title)
                path.chmod(0o700 if path.is_dir() else 0o600)
                self.assert_goes_on(title + " and after it")
        self.assertEqual(service.stop(), 0)


class TheFileGoes(EndToEndTest):
    """A database that vanishes under the service, or was gone before it: told, and none is made in silence."""

    def setUp(self):
        super().setUp()
        self.create_database()
        self.run_companion("take insulin every day at 8")
        self.run_companion("backup")
        self.folder = self.database.path.parent

    def take_away(self):
        kept = self.folder.parent / "kept"
        kept.mkdir()
        for file in self.folder.glob("voicedo.sqlite*"):
            if file.suffix not in (".lock", ".reserve"):
                file.rename(kept / file.name)
        return kept

    def test_is_told_and_comes_back(self):
        service = self.start()
        kept = self.take_away()
        popup = self.popup("Your to-dos are not where they were")
        self.assertIn("voicedo-remind restore", popup.body)
        self.assertFalse(self.database.path.exists())
        self.assertIsNone(service.process.poll(), service.said())
        for file in kept.iterdir():
            file.rename(self.folder / file.name)
        identifier = self.database.insert_due("Back")
        self.popup("Back")
        self.eventually(lambda: self.reminder(identifier)["state"] == "shown", "not noted")

    def test_is_told_where_it_was_gone_before(self):
        self.take_away()
        self.start()
        self.popup("Your to-dos are not where they were")
        self.assertIn("copies of one from before", self.run_companion("list").stderr)
        self.assertIn("copies of one from before", self.run_companion("doctor", code=1).stdout)
        self.run_companion("buy milk")
        self.eventually(lambda: not self.traffic.on_screen("not where they were"), "still on screen")
