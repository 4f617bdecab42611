"""Several late ones come as one; the briefing comes once a day."""

import datetime
import time

from case import EndToEndTest


class SeveralAtOnce(EndToEndTest):
    def setUp(self):
        super().setUp()
        self.create_database()

    def insert_late(self, count):
        now = datetime.datetime.now()
        # In the night the day before has not ended: what is left of it was due before midnight.
        of_night = (now.hour * 60 + now.minute) * 60 if now.hour < 4 else 0
        for number in range(count):
            self.database.insert_due(f"Late {number}", seconds=-3600 - of_night - 60 * number)

    def test_two_late_ones_come_singly(self):
        self.insert_late(2)
        self.start()
        for number in range(2):
            self.assertIn("Done", self.popup(f"Late {number}").buttons.values())
        self.assertEqual(len(self.traffic.of_service()), 2)

    def test_three_late_ones_come_as_one_digest(self):
        self.insert_late(3)
        self.start()
        digest = self.popup("Late 0")
        for number in range(3):
            self.assertIn(f"Late {number}", digest.title + digest.body)
        self.assertEqual(list(digest.buttons.values())[:1], ["One at a time"])
        self.assert_nothing_more("Late", 1)

    def test_a_digest_gives_them_one_at_a_time(self):
        self.insert_late(3)
        self.start()
        digest = self.popup("Late 0")
        self.eventually(lambda: self.database.value(
            "SELECT count(*) FROM reminder WHERE popup_number IS NOT NULL") == 3, "not recorded")
        self.desktop.press(digest, "One at a time")
        for place in (1, 2, 3):
            single = self.popup(f"{place} of 3")
            self.assertIn("Done", single.buttons.values())
            self.eventually(lambda: len(self.traffic.on_screen("Late")) == 1, "it is not alone")
            self.desktop.press(single, "Done")
            self.eventually(lambda place=place: self.database.value(
                "SELECT count(*) FROM todo WHERE completed_at IS NOT NULL") == place,
                "not completed, or more than the one that was shown")
        self.eventually(lambda: not self.traffic.on_screen("Late"), "still on screen", 1.5)

    def test_the_rest_of_the_day_goes_to_tomorrow_from_a_digest(self):
        self.insert_late(3)
        self.database.insert_due("Pills", seconds=-1800)
        self.run_companion("remind", "Pills", "--breakthrough")
        self.start()
        digest = self.popup("Late 0")
        self.assertEqual(list(digest.buttons.values())[:3],
                         ["One at a time", "Later", "Rest to tomorrow"])
        self.eventually(lambda: self.database.value(
            "SELECT count(*) FROM reminder WHERE popup_number IS NOT NULL") == 4, "not recorded")
        self.desktop.press(digest, "Rest to tomorrow")
        def tomorrows():
            return [row["title"] for row in self.database.rows(
                # At night the day that has not ended yet goes on.
                "SELECT title FROM todo WHERE due_date = date('now', 'localtime', '-4 hours', '+1 day')"
                " ORDER BY title")]
        self.eventually(lambda: tomorrows() == ["Late 0", "Late 1", "Late 2"], "not moved")
        self.eventually(lambda: not self.traffic.on_screen("Late"), "still on screen")
        self.assertEqual(len(self.traffic.on_screen("Pills")), 1)
        self.run_companion("undo")
        self.assertEqual(tomorrows(), [])

    def test_a_digest_goes_when_all_of_it_is_done(self):
        self.insert_late(3)
        self.start()
        digest = self.popup("Late 0")
        self.eventually(lambda: self.database.value(
            "SELECT count(*) FROM reminder WHERE popup_number IS NOT NULL") == 3, "not recorded")
        self.database.shell("UPDATE todo SET completed_at = unixepoch()")
        self.eventually(lambda: not self.traffic.on_screen("Late"), "still on screen", 1.5)


class TheBriefing(EndToEndTest):
    def setUp(self):
        super().setUp()
        now = datetime.datetime.now()
        self.settings(f'[briefing]\non = true\nat = "{now:%H:%M}"\n')
        self.create_database()

    def insert_for_today(self, title):
        self.database.shell(
            "INSERT INTO todo(title, due_date) VALUES ('" + title + "', date('now', 'localtime'))")

    def briefings(self):
        return [popup for popup in self.traffic.of_service()
                if "close" in popup.buttons]

    def test_comes_once_a_day_across_restarts(self):
        self.insert_for_today("Plan the week")
        self.start()
        self.eventually(self.briefings, "no briefing came")
        self.assertIn("Plan the week", self.briefings()[0].title + self.briefings()[0].body)
        # What is ended between showing and noting comes once more.
        self.eventually(lambda: self.database.value(
            "SELECT count(*) FROM delivery WHERE event = 'briefed'") == 1, "not noted")
        for _ in range(2):
            self.assertEqual(self.service.stop(), 0)
            self.start()
            self.assert_briefed_once()
        self.service.kill()
        self.start()
        self.assert_briefed_once()

    def assert_briefed_once(self):
        time.sleep(0.5)
        self.assertEqual(len(self.briefings()), 1)

    def test_begins_with_the_first_pick(self):
        self.insert_for_today("Plan the week")
        self.start()
        self.eventually(self.briefings, "no briefing came")
        self.desktop.press(self.briefings()[0], "Start")
        self.popup("this is all there is")
        self.assertEqual(self.database.value(
            "SELECT title FROM focus_session JOIN todo ON todo.id = todo_id"), "Plan the week")
        self.eventually(lambda: len(self.traffic.on_screen("Plan the week")) == 1,
                        "the briefing is still there")

    def test_moves_to_tomorrow_what_is_not_fixed(self):
        self.insert_for_today("Plan the week")
        self.database.shell("INSERT INTO todo(title, due_date, due_time) VALUES"
                            " ('Dentist', date('now', 'localtime'), '23:59')")
        self.start()
        self.eventually(self.briefings, "no briefing came")
        self.desktop.press(self.briefings()[0], "Rest to tomorrow")
        def moved():
            return self.database.rows("SELECT title FROM todo WHERE due_date > date('now', 'localtime')")
        self.eventually(moved, "nothing was moved")
        self.assertEqual([row["title"] for row in moved()], ["Plan the week"])
        self.run_companion("undo")
        self.assertEqual(moved(), [])

    def test_stays_away_on_an_empty_day(self):
        self.start()
        self.assert_nothing_more("", 0, during=1.0)
