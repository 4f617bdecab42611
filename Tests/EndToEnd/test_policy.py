"""When a popup comes and what it gives away: holds, the hour's budget, persistence, privacy, sound."""

import datetime
import os
import subprocess
import time

from case import SETTINGS, WITHOUT_NIGHTS
from stand_in import LOGIN, Logind
from surroundings import SurroundingsTest

LOCKED = "Something is waiting for you"


class Policy(SurroundingsTest):
    reminders = ""

    def setUp(self):
        super().setUp()
        self.settings(SETTINGS + WITHOUT_NIGHTS + self.reminders)
        self.logind = self.stand_in(Logind, os.getuid())
        self.logind.own(LOGIN)
        self.session = self.logind.log_in(1)
        self.begin()
        self.assert_soon("locked", False)

    def lock(self, value):
        self.logind.hint(self.session, "LockedHint", value)
        self.assert_soon("locked", value)

    def do_not_disturb(self, value):
        subprocess.run(["dunstctl", "set-paused", str(value).lower()],
                       env=self.environment, check=True)
        self.assert_soon("doNotDisturb", value)

    def assert_held(self, identifier, reason):
        self.eventually(lambda: self.database.value(
            "SELECT reason FROM delivery WHERE todo_id = ? ORDER BY id DESC LIMIT 1",
            identifier) == reason, f"not held for {reason}")

    def medication(self, title):
        """A to-do that may break through and is due in a moment."""
        identifier = self.database.insert_due(title, seconds=3600)
        self.run_companion("remind", title, "--breakthrough")
        self.database.shell(f"UPDATE todo SET due_at = unixepoch() WHERE id = '{identifier}'")
        return identifier

    def bring_forward(self, identifier):
        self.database.shell(
            "UPDATE reminder SET again_at = unixepoch() * 1000, fire_at = unixepoch() * 1000 "
            f"WHERE todo_id = '{identifier}'")
        # Of the table that is only to be read, nobody tells the service.
        self.run_companion("add", "Something else")

    def shown(self, identifier):
        return self.database.value(
            "SELECT count(*) FROM delivery WHERE todo_id = ? AND event = 'shown'", identifier)

    def assert_shown(self, identifier, times):
        self.eventually(lambda: self.shown(identifier) == times, f"not shown {times} times")

    def minutes_to_again(self, identifier):
        row = self.reminder(identifier)
        return round((row["again_at"] - row["shown_at"]) / 60000) if row["again_at"] else None


class AHold(Policy):
    def test_of_do_not_disturb_ends_in_one_calm_digest(self):
        self.do_not_disturb(True)
        held = [self.database.insert_due(f"Held {number}") for number in range(4)]
        for identifier in held:
            self.assert_held(identifier, "do-not-disturb")
        self.assertEqual(self.traffic.titled("Held"), [])
        self.do_not_disturb(False)
        digest = self.popup("4 things are here for you, in no hurry")
        for number in range(4):
            self.assertIn(f"Held {number}", digest.body)
        self.assertEqual(len(self.traffic.of_service()), 1)
        self.desktop.screenshot("policy-digest")

    def test_of_the_lock_keeps_words_from_the_screen(self):
        self.lock(True)
        held = self.database.insert_due("Plan the surprise")
        self.assert_held(held, "locked")
        medication = self.medication("Take the pills")
        popup = self.popup(LOCKED)
        self.assertEqual(popup.body, "")
        self.assertNotIn("Done", popup.buttons.values())
        self.assert_shown(medication, 1)
        self.assertEqual(self.traffic.titled("pills") + self.traffic.titled("surprise"), [])
        self.lock(False)
        self.popup("Plan the surprise")
        self.popup("Take the pills")

    def test_is_none_for_medication(self):
        self.do_not_disturb(True)
        self.run_companion("quiet", "1h")
        self.medication("Take the pills")
        popup = self.popup("Take the pills")
        self.assertEqual(popup.hints.get("urgency"), 2)
        self.assertTrue(popup.hints.get("suppress-sound"))

    def test_is_followed_by_what_nobody_answered_once(self):
        identifier, _ = self.show_one("Answer the letter")
        self.lock(True)
        time.sleep(0.3)
        self.lock(False)
        self.assert_shown(identifier, 2)
        self.assert_nothing_more("Answer the letter", 2)


class TheBudget(Policy):
    reminders = "nudges_per_hour = 2\ndigest_from = 50\n"

    def test_keeps_back_what_can_wait_and_nothing_else(self):
        for number in range(4):
            self.database.shell("INSERT INTO todo(title, due_date) VALUES"
                                f" ('Late {number}', date('now', 'localtime', '-1 day'))")
        late = [self.database.value("SELECT id FROM todo WHERE title = ?", f"Late {number}")
                for number in range(4)]
        self.eventually(lambda: sum(
            (self.reminder(identifier) or {}).get("state") == "held" for identifier in late) == 2,
            "not two are held")
        self.eventually(lambda: len(self.traffic.titled("Late")) == 2, "not two are shown")
        self.show_one("Catch the train")
        self.medication("Take the pills")
        self.popup("Take the pills")
        self.assertEqual(len(self.traffic.titled("Late")), 2)
        story = self.run_companion("why", next(
            f"Late {number}" for number, identifier in enumerate(late)
            if self.reminder(identifier)["state"] == "held")).stdout
        self.assertIn("because the hour had had enough reminders", story)


    def test_keeps_back_nothing_that_was_not_seen_at_its_stated_time(self):
        for number in range(4):
            self.database.insert_due(f"Stated {number}", seconds=-3600)
        self.eventually(lambda: len(self.traffic.titled("Stated")) == 4, "not all are shown")


class Persistence(Policy):
    reminders = "until_done_per_day = 2\n"

    def of(self, title, kind):
        identifier = self.database.insert_due(title, seconds=3600)
        self.run_companion("remind", title, "--persistence", kind)
        self.database.shell(f"UPDATE todo SET due_at = unixepoch() WHERE id = '{identifier}'")
        self.assert_shown(identifier, 1)
        return identifier

    def test_once_comes_once(self):
        self.assertIsNone(self.reminder(self.of("Look out", "once"))["fire_at"])

    def test_gentle_comes_again_after_growing_pauses_and_rests(self):
        identifier = self.of("Fold the laundry", "gentle")
        pauses = [self.minutes_to_again(identifier)]
        for times in (2, 3, 4):
            self.bring_forward(identifier)
            self.assert_shown(identifier, times)
            pauses.append(self.minutes_to_again(identifier))
        self.assertEqual(pauses, [10, 20, 40, None])

    def test_until_done_comes_so_often_a_day_and_on_the_next_morning(self):
        identifier = self.of("Take the pills", "until-done")
        self.assertEqual(self.minutes_to_again(identifier), 15)
        self.bring_forward(identifier)
        self.assert_shown(identifier, 2)
        again = datetime.datetime.fromtimestamp(self.reminder(identifier)["again_at"] / 1000)
        tomorrow = datetime.date.today() + datetime.timedelta(days=1)
        self.assertEqual(again, datetime.datetime.combine(tomorrow, datetime.time(9)))

    def test_of_a_series_shows_several_missed_times_as_one(self):
        days_ago = datetime.date.today() - datetime.timedelta(days=5)
        self.database.shell("INSERT INTO todo(title, due_date, due_time, rrule) "
                            f"VALUES ('Water the plants', '{days_ago}', '00:00', 'FREQ=DAILY')")
        identifier = self.database.value("SELECT id FROM todo WHERE title = 'Water the plants'")
        self.assert_shown(identifier, 1)
        self.assert_nothing_more("Water the plants", 1)
        self.run_companion("done", "Water the plants")
        self.assertGreater(self.database.value("SELECT due_date FROM todo WHERE id = ?", identifier),
                           str(datetime.date.today()))


class PrivateMode(Policy):
    reminders = "private = true\n"

    def test_gives_nothing_away(self):
        self.database.shell("INSERT INTO todo(title, notes, first_step, due_at) VALUES "
                            "('Plan the surprise', 'for Ana', 'buy balloons', unixepoch())")
        popup = self.popup(LOCKED)
        self.assertEqual(popup.body, "")
        for words in ("surprise", "Ana", "balloons"):
            self.assertNotIn(words, str(self.traffic.of_service()))

    def test_outlives_a_file_that_cannot_be_read_any_more(self):
        for text in ("[reminders]\nprivate = true\nsnooze = \n", ""):
            self.settings(text)
            time.sleep(1)
            self.database.shell("INSERT INTO todo(title, due_at) VALUES "
                                "('Plan the surprise', unixepoch())")
            self.popup(LOCKED)
            self.assertNotIn("surprise", str(self.traffic.of_service()))
            self.database.shell("UPDATE todo SET completed_at = unixepoch()")


class Sound(Policy):
    reminders = "sound = true\n"

    def test_is_there_where_asked_and_never_in_the_quiet(self):
        _, popup = self.show_one("Catch the train")
        self.assertFalse(popup.hints.get("suppress-sound", False))
        self.run_companion("quiet", "1h")
        _, popup = self.show_one("Catch the bus")
        self.assertTrue(popup.hints.get("suppress-sound"))


class Silence(Policy):
    def test_is_what_nobody_asked_to_change(self):
        _, popup = self.show_one("Catch the train")
        self.assertTrue(popup.hints.get("suppress-sound"))
