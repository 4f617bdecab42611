"""What repeats is skipped, paused and resumed, what is forgotten goes; popups on screen follow."""

import json
import time

from case import EndToEndTest


class ASeries(EndToEndTest):
    def setUp(self):
        super().setUp()
        self.create_database()
        self.start()

    def show_series(self, title):
        """A to-do of every day that is due now, with its popup on screen."""
        self.database.shell(
            "INSERT INTO todo(title, due_date, due_time, rrule) VALUES "
            f"('{title}', date('now', 'localtime'), strftime('%H:%M', 'now', 'localtime'), "
            "'FREQ=DAILY')"
        )
        popup = self.popup(title)
        identifier = self.database.value("SELECT id FROM todo WHERE title = ?", title)
        self.eventually(
            lambda: (self.reminder(identifier) or {}).get("popup_number") == popup.number,
            "the popup was not recorded",
        )
        return identifier, popup

    def events(self, identifier):
        rows = self.database.rows(
            "SELECT event FROM delivery WHERE todo_id = ? ORDER BY id", identifier)
        return [row["event"] for row in rows]

    def test_skipping_withdraws_the_popup_and_does_not_count_as_done(self):
        identifier, popup = self.show_series("Take the pills")
        result = self.run_companion("skip", "pills")
        self.assertIn("Skipped: Take the pills", result.stdout)
        self.assert_withdrawn(popup)
        self.assert_nothing_more("Take the pills", 1)
        self.assertEqual(self.database.value("SELECT count(*) FROM completion"), 0)
        self.assertGreater(self.reminder(identifier)["fire_at"], time.time() * 1000)
        self.eventually(lambda: "withdrawn" in self.events(identifier), "nothing was withdrawn")
        self.assertIn("skipped", self.events(identifier))

    def test_pausing_withdraws_the_popup_and_it_stays_away(self):
        identifier, popup = self.show_series("Water the plants")
        self.run_companion("pause", "plants")
        self.assert_withdrawn(popup)
        self.service.kill()
        self.service.close()
        self.start()
        self.assert_nothing_more("Water the plants", 1)
        self.assertEqual(self.reminder(identifier)["state"], "closed")

    def test_a_resumed_series_rings_at_its_next_time(self):
        identifier, popup = self.show_series("Feed the cat")
        self.run_companion("pause", "cat")
        self.assert_withdrawn(popup)
        # A rule of seconds has its next time soon.
        self.database.shell(
            f"UPDATE todo SET rrule = 'FREQ=SECONDLY;INTERVAL=3' WHERE id = '{identifier}'")
        self.assert_nothing_more("Feed the cat", 1, during=4.0)
        self.run_companion("resume", "cat")
        self.eventually(lambda: len(self.traffic.titled("Feed the cat")) > 1,
                        "a resumed series did not ring", within=6.0)
        self.assertIn("resumed", self.events(identifier))

    def test_a_popup_names_the_times_before_it(self):
        self.database.shell(
            "INSERT INTO todo(title, due_date, due_time, rrule, created_at) VALUES "
            "('Ear drops', date('now', 'localtime', '-3 days'), "
            "strftime('%H:%M', 'now', 'localtime'), 'FREQ=DAILY', unixepoch('now', '-4 days'))")
        popup = self.popup("Ear drops")
        self.assertIn("3 before it are not answered: ", popup.body)
        done = next(text for text in popup.buttons.values() if text.startswith("Done"))
        self.desktop.press(popup, done)
        self.eventually(lambda: self.database.value("SELECT count(*) FROM completion") == 1,
                        "Done was pressed and nothing is done")
        kept = json.loads(self.run_companion("stats", "--json").stdout)["kept"][0]
        self.assertEqual((kept["count"], kept["of"]), (1, 4))
        self.assertEqual(kept["times"][-1]["outcome"], "done")
        self.assertRegex(self.run_companion("why", "drops").stdout, "It was done .*Next: ")
        self.run_companion("done", "drops", "--all")
        kept = json.loads(self.run_companion("stats", "--json").stdout)["kept"][0]
        self.assertEqual((kept["count"], kept["of"]), (4, 4))

    def test_a_pause_ends_by_itself(self):
        identifier, popup = self.show_series("Stretch")
        self.database.shell(
            f"UPDATE todo SET rrule = 'FREQ=SECONDLY;INTERVAL=2' WHERE id = '{identifier}'")
        self.database.shell(
            "UPDATE todo SET paused_at = unixepoch(), "
            "paused_until = strftime('%Y-%m-%dT%H:%M:%S', 'now', 'localtime', '+4 seconds') "
            f"WHERE id = '{identifier}'")
        self.assert_withdrawn(popup, within=2.0)
        self.assert_nothing_more("Stretch", 1, during=1.5)
        self.eventually(lambda: len(self.traffic.titled("Stretch")) > 1,
                        "nobody woke the series up", within=10.0)
        self.assertIsNone(self.database.value("SELECT paused_at FROM todo WHERE id = ?",
                                              identifier))


class WhatIsForgotten(EndToEndTest):
    def setUp(self):
        super().setUp()
        self.create_database()
        self.start()

    def test_leaves_the_screen_and_every_file(self):
        secret = "Quetzalcoatl"
        _, popup = self.show_one(secret)
        folder = self.database.path.parent
        self.assertTrue(self.files(folder, secret))
        result = self.run_companion("forget", "--yes", secret, "--json")
        self.assertIn('"wiped" : true', result.stdout)
        self.assert_withdrawn(popup, within=2.0)
        self.assertEqual(self.files(folder, secret), [])
        self.assertIsNone(self.service.process.poll(), "the service ended over it")

    def files(self, folder, text):
        return [path.name for path in folder.rglob("*")
                if path.is_file() and text.encode() in path.read_bytes()]
