"""What `why` and `simulate` say is what really happened, and what really comes."""

import json
import time

from case import EndToEndTest


class TheStory(EndToEndTest):
    def setUp(self):
        super().setUp()
        self.create_database()
        self.start()

    def why(self, reference):
        return self.run_companion("why", reference).stdout

    def test_of_a_popup_that_was_put_off_and_done(self):
        identifier = self.database.insert_due("Call the bank", 2)
        popup = self.popup("Call the bank")
        self.eventually(lambda: (self.reminder(identifier) or {}).get("popup_number"),
                        "the popup was not recorded")
        later = next(text for text in popup.buttons.values() if text.startswith("Later"))
        self.desktop.press(popup, later)
        self.eventually(lambda: self.reminder(identifier)["state"] == "snoozed",
                        "Later was pressed and the reminder is not put off")
        told = self.why("bank")
        self.assertIn("it fell due and was shown", told)
        self.assertIn("you chose Later, until ", told)
        # After midnight the day is told by its date.
        self.assertRegex(told.splitlines()[-1], r"^It is put off\. Next: .+ \d\d:\d\d$")

        self.database.shell(
            f"UPDATE reminder SET again_at = unixepoch() * 1000, fire_at = unixepoch() * 1000 "
            f"WHERE todo_id = '{identifier}'")
        popup = self.popup("Call the bank")
        self.eventually(lambda: (self.reminder(identifier) or {}).get("popup_number"),
                        "the popup was not recorded")
        self.assertIn("It is on the screen and waits for an answer.", self.why("bank"))
        self.run_companion("done", "bank")
        self.assert_withdrawn(popup)
        told = self.why("bank")
        self.assertIn("it was done in the terminal", told)
        self.assertTrue(told.endswith("It is done; nothing more comes of it.\n"), told)
        kinds = [event["kind"] for event in
                 json.loads(self.run_companion("--json", "why").stdout)["events"]]
        self.assertEqual([kind for kind in kinds if kind != "withdrawn"],
                         ["captured", "fellDue", "shown", "snoozed", "shown", "done"])

    def test_of_three_that_came_together(self):
        self.service.stop()
        for title in ("Milk", "Bread", "Eggs"):
            self.database.insert_due(title, -3600)
        self.start()
        self.popup("3 things")
        self.eventually(lambda: "it was shown with 2 others" in self.why("bread"),
                        "the ledger does not know who was in the popup")
        recent = json.loads(self.run_companion("recent", "--json").stdout)["reminders"]
        self.assertEqual(sorted(entry["title"] for entry in recent), ["Bread", "Eggs", "Milk"])
        self.assertTrue(all(entry["isWaiting"] for entry in recent), recent)
        self.run_companion("done", "milk")
        recent = json.loads(self.run_companion("recent", "--json").stdout)["reminders"]
        self.assertEqual({entry["title"]: entry["outcome"] for entry in recent},
                         {"Bread": "waiting", "Eggs": "waiting", "Milk": "done"})

    def test_of_what_was_held_without_a_server(self):
        self.desktop.kill_server()
        identifier = self.database.insert_due("Water the plants")
        self.eventually(lambda: (self.reminder(identifier) or {}).get("state") == "held",
                        "nothing was held")
        self.assertIn("it was held, because no notification server answered", self.why("plants"))
        self.assertIn("held, and comes at the first good moment",
                      self.run_companion("recent").stdout)


class WhatSimulateForetells(EndToEndTest):
    def test_is_what_the_service_then_shows(self):
        self.create_database()
        start = int(time.time())
        self.database.insert_due("Single", 8)
        for title in ("One", "Two", "Three"):
            self.database.shell("INSERT INTO todo(title, time_kind, due_at) "
                                f"VALUES ('{title}', 'elapsed', {start + 12})")
        self.database.insert_due("Late", -3600)
        self.run_companion("list")
        foretold = json.loads(
            self.run_companion("simulate", "--to", "in 1 hour", "--json").stdout)["events"]
        foretold = [sorted(todo["title"] for todo in event["todos"]) for event in foretold
                    if event["reason"] != "again"]
        self.assertEqual(len(foretold), 3, foretold)

        self.start()
        self.eventually(lambda: len(self.traffic.of_service()) >= 3, "not all came", within=20)
        # What is in each popup is known to the ledger: those noted at one moment came together.
        shown = {}

        def told():
            shown.clear()
            for row in self.database.rows(
                    "SELECT delivery.at, todo.title FROM delivery JOIN todo ON todo.id = todo_id "
                    "WHERE event = 'shown' ORDER BY delivery.id"):
                shown.setdefault(row["at"], []).append(row["title"])
            return len(shown) >= 3

        self.eventually(told, "not all were noted")
        self.assertEqual([sorted(titles) for titles in shown.values()], foretold)
