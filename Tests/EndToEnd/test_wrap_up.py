"""The evening look back on a real notification server: it comes once, and does what its buttons say."""

import datetime
import time

import afternoon
from case import SETTINGS, EndToEndTest


class TheEvening(EndToEndTest):
    def setUp(self):
        super().setUp()
        zone = afternoon.zone()
        self.environment["TZ"] = zone
        self.today = afternoon.now(zone)
        self.settings(f'{SETTINGS}[wrap_up]\non = true\nat = "{self.today:%H:%M}"\n')
        self.create_database()
        self.run_companion("add", "write the report")
        self.run_companion("done", "report")
        self.insert("Plan the week")
        self.insert("Dentist", "23:59")

    def insert(self, title, clock=None):
        time_of_day = f"'{clock}'" if clock else "NULL"
        self.database.shell("INSERT INTO todo(title, due_date, due_time) VALUES "
                            f"('{title}', '{self.today:%Y-%m-%d}', {time_of_day})")

    def days(self):
        rows = self.database.rows("SELECT title, due_date FROM todo WHERE completed_at IS NULL")
        return {row["title"]: row["due_date"] for row in rows}

    def evening(self):
        return self.popup("One thing is done today")

    def test_tells_what_was_done_and_what_stays_once_a_day(self):
        self.start()
        evening = self.evening()
        self.assertIn("✓ Write the report", evening.body)
        self.assertIn("Plan the week", evening.body)
        self.assertEqual(list(evening.buttons.values())[:2], ["Rest to tomorrow", "Leave as it is"])
        self.eventually(self.is_noted, "not noted")
        self.service.kill()
        self.start()
        time.sleep(0.5)
        self.assertEqual(len(self.traffic.titled("One thing is done today")), 1)

    def is_noted(self):
        return self.database.value("SELECT count(*) FROM delivery WHERE event = 'wrapped-up'") == 1

    def test_tomorrow_instead_moves_what_is_not_fixed_and_is_taken_back(self):
        before = self.days()
        self.start()
        evening = self.evening()
        self.desktop.press(evening, "Rest to tomorrow")
        tomorrow = f"{self.today + datetime.timedelta(days=1):%Y-%m-%d}"
        self.eventually(lambda: self.days() == before | {"Plan the week": tomorrow},
                        f"not moved: {self.days()}")
        self.assert_withdrawn(evening)
        self.assertIn("Taken back", self.run_companion("undo").stdout)
        self.assertEqual(self.days(), before)
        self.run_companion("redo")
        self.assertEqual(self.days()["Plan the week"], tomorrow)

    def test_leave_as_it_is_leaves_it(self):
        before = self.days()
        self.start()
        evening = self.evening()
        steps = self.database.value("SELECT max(id) FROM batch")
        self.desktop.press(evening, "Leave as it is")
        self.assert_withdrawn(evening, within=3.0)
        time.sleep(0.5)
        self.assertEqual(self.days(), before)
        self.assertEqual(self.database.value("SELECT max(id) FROM batch"), steps,
                         "there is nothing to take back")
        self.assert_nothing_more("One thing is done today", 1, during=0.5)

    def test_stays_away_until_it_is_chosen(self):
        self.settings(SETTINGS)
        self.start()
        self.assert_nothing_more("One thing is done today", 0)
