"""The answers beside Done and Later: "I'm doing it", "Not today", skipping, and asking for quiet."""

import datetime
import json
import time

from case import EndToEndTest


class AnAnswer(EndToEndTest):
    def setUp(self):
        super().setUp()
        self.create_database()
        self.start()

    def handle(self, identifier):
        return self.database.value("SELECT handle FROM todo WHERE id = ?", identifier)

    def labels(self, popup):
        """The answers that every server shows; dunst's menu has further ones."""
        return [label for key, label in popup.buttons.items() if key != "default"][:3]

    def bring_forward(self, identifier):
        """The moment that the reminder waits for comes in a second."""
        self.database.shell(
            "UPDATE reminder SET again_at = (unixepoch() + 1) * 1000, "
            f"fire_at = (unixepoch() + 1) * 1000 WHERE todo_id = '{identifier}'")

    def say_shown(self, identifier, times):
        """It has come up so often today."""
        for _ in range(times):
            self.database.shell(
                "INSERT INTO delivery (at, todo_id, event, reason) "
                f"VALUES (unixepoch() * 1000, '{identifier}', 'shown', 'again')")

    def assert_begun(self, identifier, popup, since):
        self.eventually(lambda: self.reminder(identifier)["check_in"] == "awaited", "not begun")
        again = self.reminder(identifier)["again_at"] / 1000
        self.assertAlmostEqual(again - since, 25 * 60, delta=5)
        self.assert_withdrawn(popup)

    def assert_asked_once(self, identifier, title):
        self.bring_forward(identifier)
        question = self.popup(f"{title}\nHow is it going?")
        self.eventually(lambda: self.reminder(identifier)["check_in"] == "asked", "not recorded")
        self.assertIsNone(self.reminder(identifier)["fire_at"])
        self.assert_nothing_more(title, 2)
        return question

    def test_doing_it_is_left_in_peace_and_asked_about_once(self):
        identifier, popup = self.show_one("Fold the laundry")
        self.assertEqual(self.labels(popup), ["Done", "Later", "I'm doing it"])
        pressed = time.time()
        self.desktop.press(popup, "I'm doing it")
        self.assert_begun(identifier, popup, pressed)
        self.assert_nothing_more("Fold the laundry", 1, during=0.5)
        question = self.assert_asked_once(identifier, "Fold the laundry")
        story = self.run_companion("why", self.handle(identifier)).stdout
        self.assertIn("you said in its popup that you are doing it", story)
        self.assertIn("it asked how it is going", story)
        self.desktop.press(question, "Done")
        self.eventually(lambda: self.reminder(identifier)["state"] == "closed", "still open")
        self.assert_withdrawn(question)

    def test_doing_it_still_is_asked_about_once_more(self):
        identifier, popup = self.show_one("Write the report")
        self.desktop.press(popup, "I'm doing it")
        self.assert_begun(identifier, popup, time.time())
        question = self.assert_asked_once(identifier, "Write the report")
        self.desktop.press(question, "I'm doing it")
        self.assert_begun(identifier, question, time.time())

    def test_doing_it_may_be_said_in_the_terminal(self):
        identifier, popup = self.show_one("Tidy the desk")
        said = self.run_companion("doing", self.handle(identifier)).stdout
        self.assertIn("You are at it: Tidy the desk", said)
        self.assert_begun(identifier, popup, time.time())
        self.assert_asked_once(identifier, "Tidy the desk")

    def test_taken_back_it_comes_again(self):
        identifier, popup = self.show_one("Mend the bag")
        self.run_companion("doing", self.handle(identifier))
        self.assert_withdrawn(popup)
        self.assertIn("beginning “Mend the bag”", self.run_companion("undo").stdout)
        self.assertIsNone(self.reminder(identifier)["check_in"])
        self.bring_forward(identifier)
        self.eventually(lambda: self.traffic.on_screen("Mend the bag\nOnce more, planned for"),
                        "it did not come again")

    def test_later_answers_the_question_too(self):
        identifier, popup = self.show_one("Sort the mail")
        self.desktop.press(popup, "I'm doing it")
        self.assert_begun(identifier, popup, time.time())
        question = self.assert_asked_once(identifier, "Sort the mail")
        self.desktop.press(question, "Later")
        self.eventually(lambda: self.reminder(identifier)["state"] == "snoozed", "not put off")
        self.assertIsNone(self.reminder(identifier)["check_in"])
        self.assert_withdrawn(question)

    def test_not_today_is_offered_after_three_times_and_comes_tomorrow(self):
        identifier = self.database.insert_due("Clean the fridge", seconds=3)
        self.database.shell(
            "UPDATE todo SET rrule = 'FREQ=WEEKLY' WHERE id = '" + identifier + "'")
        self.say_shown(identifier, 3)
        popup = self.popup("Clean the fridge", within=8)
        self.assertEqual(self.labels(popup), ["Done", "Later", "Not today"])
        self.eventually(lambda: self.reminder(identifier)["popup_number"] == popup.number, "")
        before = self.database.rows(
            "SELECT due_at, rrule, occurrence FROM todo WHERE id = ?", identifier)
        self.desktop.press(popup, "Not today")
        self.eventually(lambda: self.reminder(identifier)["state"] == "snoozed", "not put off")
        tomorrow = datetime.date.today() + datetime.timedelta(days=1)
        again = datetime.datetime.fromtimestamp(self.reminder(identifier)["again_at"] / 1000)
        self.assertEqual(again, datetime.datetime.combine(tomorrow, datetime.time(9)))
        self.assert_withdrawn(popup)
        self.assertEqual(before, self.database.rows(
            "SELECT due_at, rrule, occurrence FROM todo WHERE id = ?", identifier))
        self.assertIn("you chose Not today, until",
                      self.run_companion("why", self.handle(identifier)).stdout)

    def test_later_may_be_this_evening_or_tomorrow_morning(self):
        identifier, popup = self.show_one("Sort the photos")
        answers = list(popup.buttons.values())
        self.assertIn("Tomorrow morning", answers)
        # In the evening there is no evening to wait for.
        hour = datetime.datetime.now().hour
        if hour < 17 and hour >= 4:
            self.assertIn("This evening", answers)
        self.assertNotIn("This evening", answers if hour >= 18 else [])
        self.desktop.press(popup, "Tomorrow morning")
        self.eventually(lambda: self.reminder(identifier)["state"] == "snoozed", "not put off")
        again = datetime.datetime.fromtimestamp(self.reminder(identifier)["again_at"] / 1000)
        self.assertEqual(again.time(), datetime.time(9))
        self.assertLess(datetime.datetime.now(), again)
        self.assertLess(again - datetime.datetime.now(), datetime.timedelta(hours=34))
        self.assert_withdrawn(popup)
        self.assertIn("you chose Later, until",
                      self.run_companion("why", self.handle(identifier)).stdout)

    def test_twice_is_not_often(self):
        identifier = self.database.insert_due("Iron a shirt", seconds=3)
        self.say_shown(identifier, 2)
        popup = self.popup("Iron a shirt", within=8)
        self.assertEqual(self.labels(popup), ["Done", "Later", "I'm doing it"])

    def test_skipping_passes_over_this_one_alone(self):
        identifier = self.database.insert_due("Take the pills", seconds=1)
        self.database.shell(
            "UPDATE todo SET rrule = 'FREQ=DAILY' WHERE id = '" + identifier + "'")
        popup = self.popup("Take the pills")
        self.eventually(lambda: self.reminder(identifier)["popup_number"] == popup.number, "")
        due = self.database.value("SELECT due_at FROM todo WHERE id = ?", identifier)
        self.run_companion("skip", self.handle(identifier))
        self.assert_withdrawn(popup)
        todo = self.database.rows("SELECT * FROM todo WHERE id = ?", identifier)[0]
        # A day has 23, 24 or 25 hours.
        self.assertAlmostEqual(todo["due_at"] - due, 86400, delta=3600)
        self.assertIsNone(todo["completed_at"])
        self.assertEqual(self.database.value("SELECT count(*) FROM completion"), 0)
        self.assertEqual(self.reminder(identifier)["fire_at"], todo["due_at"] * 1000)
        self.assert_nothing_more("Take the pills", 1, during=0.5)


class Quiet(EndToEndTest):
    def setUp(self):
        super().setUp()
        self.create_database()
        self.start()

    def held(self, identifier):
        return self.database.value(
            "SELECT reason FROM delivery WHERE todo_id = ? AND event = 'held'", identifier)

    def test_keeps_what_is_late_until_it_is_over(self):
        self.run_companion("quiet", "1h")
        identifier = self.database.insert_due("Water the plants", seconds=-3600)
        self.eventually(lambda: self.held(identifier) == "quiet-hours", "not held")
        self.assert_nothing_more("Water the plants", 0)
        quiet = json.loads(self.run_companion("status", "--json").stdout)["quiet"]
        self.assertTrue(quiet["isQuiet"])
        self.run_companion("quiet", "off")
        self.popup("Water the plants")

    def test_of_the_night_is_learned_without_a_nudge(self):
        now = datetime.datetime.now()
        ends = [f"{now + datetime.timedelta(hours=hours):%H:%M}" for hours in (-1, 1)]
        self.environment = self.environment | {
            "DBUS_SESSION_BUS_ADDRESS": f"unix:path={self.desktop.folder}/run/nowhere"}
        self.run_companion("quiet", f"{ends[0]}-{ends[1]}")
        identifier = self.database.insert_due("Sweep the floor", seconds=-3600)
        self.eventually(lambda: self.held(identifier) == "quiet-hours", "not held")
        self.run_companion("quiet", "off")
        self.popup("Sweep the floor")

    def test_lets_through_what_has_a_clock_time(self):
        self.run_companion("quiet", "1h")
        self.show_one("Catch the train")

    def test_ends_by_itself(self):
        self.run_companion("quiet", "1h")
        identifier = self.database.insert_due("Oil the chain", seconds=-3600)
        self.eventually(lambda: self.held(identifier) == "quiet-hours", "not held")
        self.database.shell("UPDATE quiet SET until = (unixepoch() + 2) * 1000")
        self.popup("Oil the chain")
        self.assertIn("It is not quiet", self.run_companion("quiet").stdout)
