"""kill -9 at named points and at random moments: nothing is lost, at most one popup repeats."""

import datetime
import os
import random
import signal
import subprocess
import time
import zoneinfo

import programs
from case import EndToEndTest
from desktop import wait_until

# Fewer rounds when somebody is in a hurry; the full proof is 200.
ROUNDS = int(os.environ.get("VOICEDO_ROUNDS", "200"))


class TheServiceIsKilled(EndToEndTest):
    def setUp(self):
        super().setUp()
        self.create_database()

    def crash_at(self, point, title):
        """Runs the service until it kills itself at `point` with one reminder due."""
        service = self.start(VOICEDO_CRASH_AT=point)
        identifier = self.database.insert_due(title)
        self.assertTrue(wait_until(lambda: service.process.poll() is not None, 5),
                        f"it was not killed at {point}")
        self.assertEqual(service.process.returncode, -signal.SIGKILL)
        return identifier

    def test_between_claim_and_post_and_the_popup_comes(self):
        identifier = self.crash_at("after-claim", "Claimed only")
        self.assertEqual(self.reminder(identifier)["state"], "delivering")
        self.assertEqual(self.traffic.titled("Claimed only"), [])
        self.start()
        self.popup("Claimed only")
        self.assert_nothing_more("Claimed only", 1)

    def test_between_claim_and_post_and_it_is_not_due_in_another_zone(self):
        """A civil time that has come in Tokyo is hours away in Lisbon, where the service starts."""
        service = self.start(TZ="Asia/Tokyo", VOICEDO_CRASH_AT="after-claim")
        now = datetime.datetime.now(zoneinfo.ZoneInfo("Asia/Tokyo"))
        self.database.shell("INSERT INTO todo(title, due_date, due_time) "
                            f"VALUES ('Travelled', '{now:%Y-%m-%d}', '{now:%H:%M}')")
        identifier = self.database.value("SELECT id FROM todo")
        self.assertTrue(wait_until(lambda: service.process.poll() is not None, 5))
        self.assertEqual(self.reminder(identifier)["state"], "delivering")
        self.start(TZ="Europe/Lisbon")
        self.eventually(lambda: self.reminder(identifier)["state"] == "scheduled",
                        "it does not wait")
        due = datetime.datetime(now.year, now.month, now.day, now.hour, now.minute,
                                tzinfo=zoneinfo.ZoneInfo("Europe/Lisbon"))
        self.assertEqual(self.reminder(identifier)["fire_at"], due.timestamp() * 1000)
        self.assert_nothing_more("Travelled", 0)

    def test_between_post_and_record_and_it_repeats_at_most_once(self):
        identifier = self.crash_at("after-post", "Posted only")
        self.start()
        self.eventually(lambda: self.reminder(identifier)["state"] == "shown", "it is not recorded")
        self.assert_nothing_more("Posted only", len(self.traffic.titled("Posted only")))
        self.assertIn(len(self.traffic.titled("Posted only")), (1, 2))
        number = self.reminder(identifier)["popup_number"]
        popup = next(popup for popup in self.traffic.on_screen() if popup.number == number)
        self.database.complete(identifier)
        self.assert_withdrawn(popup)

    def test_between_post_and_record_of_something_done_meanwhile(self):
        """It was posted, never recorded, and then completed: it does not come again."""
        identifier = self.crash_at("after-post", "Done in between")
        posted = len(self.traffic.titled("Done in between"))
        self.database.complete(identifier)
        self.start()
        self.assert_nothing_more("Done in between", posted)

    def test_at_random_moments(self):
        generator = random.Random(20261121)
        repeated, shown = 0, 0
        for number in range(ROUNDS):
            title = f"Round {number:03}."
            if number % 4:
                service = self.start()
                identifier = self.database.insert_due(title)
                time.sleep(generator.uniform(0, 0.06))
            else:
                identifier = self.database.insert_due(title)
                service = self.start(wait=False)
                time.sleep(generator.uniform(0, 0.03))
            service.kill()
            self.services.remove(service)
            service = self.start()
            self.eventually(
                lambda identifier=identifier: self.reminder(identifier)["state"] == "shown",
                f"{title} was lost", 10,
            )
            # What watches the bus may be a little behind.
            wait_until(lambda title=title: self.traffic.titled(title), 3)
            count = len(self.traffic.titled(title))
            self.assertIn(count, (1, 2), f"{title} came {count} times")
            shown, repeated = shown + 1, repeated + (count == 2)
            self.database.complete(identifier)
            if number % 2:
                service.kill()
            else:
                self.assertEqual(service.stop(), 0)
            self.services.remove(service)
        self.assertEqual(shown, ROUNDS)
        self.assertTrue(self.database.is_sound())
        print(f"    {ROUNDS} times killed: nothing lost, {repeated} repeated once")


class TheCompanionIsKilled(EndToEndTest):
    def test_in_the_middle_of_writing(self):
        """Whole or not at all, and whatever it had answered is there."""
        self.create_database()
        started = time.monotonic()
        self.run_companion("see how long it takes in 20 minutes")
        whole = time.monotonic() - started
        generator = random.Random(7)
        answered = 0
        for number in range(ROUNDS):
            process = subprocess.Popen(
                [programs.COMPANION, f"water plant {number:03} tomorrow morning"],
                env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT, text=True,
            )
            time.sleep(generator.uniform(0, 1.5 * whole))
            process.kill()
            said = process.communicate()[0]
            if f"{number:03}" in said:
                answered += 1
                self.assertEqual(
                    self.database.value(
                        "SELECT count(*) FROM todo WHERE title LIKE ?", f"%{number:03}%"), 1,
                    f"round {number} was answered and is not stored",
                )
        self.assertTrue(self.database.is_sound())
        for row in self.database.rows(
            "SELECT title, fire_at FROM todo LEFT JOIN reminder ON todo_id = todo.id"
        ):
            self.assertIsNotNone(row["fire_at"], f"{row['title']} is half-written")
        self.run_companion("still works in 20 minutes")
        stored = self.database.value("SELECT count(*) FROM todo")
        self.assertGreater(answered, 0, "every one was killed before it could do anything")
        self.assertLess(answered, ROUNDS, "none was killed before it was done")
        print(f"    {ROUNDS} times killed: {stored - 2} stored, {answered} of them answered")
