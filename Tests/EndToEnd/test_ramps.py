"""Transition ramps: a list whose to-dos come up some minutes ahead as well, each stage saying which."""

import json

from case import EndToEndTest


class ARamp(EndToEndTest):
    def setUp(self):
        super().setUp()
        self.create_database()
        self.run_companion("lists", "add", "Work")
        self.assertIn("To-dos of Work come up 15 minutes, 5 minutes ahead as well",
                      self.run_companion("lists", "ramp", "Work", "15,5").stdout)
        self.start()

    def insert(self, title, minutes, list_name="Work"):
        """Another program writes a to-do that is due so many minutes from now."""
        self.database.shell(
            "INSERT INTO todo(title, due_at, list_id) "
            f"SELECT '{title}', unixepoch() + {minutes} * 60 + 2, id FROM list "
            f"WHERE name = '{list_name}'")
        return self.database.value("SELECT id FROM todo WHERE title = ?", title)

    def waits_for(self, identifier, stage, leads):
        self.eventually(
            lambda: [(self.reminder(identifier) or {}).get(key) for key in ("stage", "leads")]
            == [stage, leads], f"not at stage {stage} of {leads}: {self.reminder(identifier)}")

    def bring_forward(self, identifier, minutes):
        """Its due time comes nearer, and the next stage with it."""
        self.database.shell(
            f"UPDATE todo SET due_at = unixepoch() + {minutes} * 60 + 2 WHERE id = '{identifier}'")

    def labels(self, popup):
        return [label for key, label in popup.buttons.items() if key != "default"][:3]

    def test_each_stage_says_which_it_is(self):
        identifier = self.insert("Team meeting", 15)
        heads_up = self.popup("Team meeting\nIn 15 minutes: ")
        self.assertEqual(self.labels(heads_up), ["Done", "Later"])
        self.waits_for(identifier, 1, "15,5,0")
        self.bring_forward(identifier, 5)
        wrap_up = self.popup("Team meeting\nIn 5 minutes: ")
        self.assertIn("A good moment to finish what you are doing", wrap_up.body)
        self.waits_for(identifier, 2, "15,5,0")
        self.desktop.screenshot("ramp-wrap-up")
        self.bring_forward(identifier, 0)
        now = self.popup("Team meeting\nNow: ")
        self.assertEqual(self.labels(now), ["Done", "Later", "I'm doing it"])
        self.assertEqual(self.desktop.displayed(), 1)

    def test_of_its_own_wins_over_that_of_the_list(self):
        self.run_companion("add", "Dentist in 15 minutes", "--lead", "none", "--list", "Work")
        other = self.insert("Review", 15)
        self.popup("Review\nIn 15 minutes: ")
        self.waits_for(other, 1, "15,5,0")
        self.assert_nothing_more("Dentist", 0)

    def test_is_left_behind_with_the_list(self):
        identifier = self.insert("Report", 60)
        self.waits_for(identifier, 0, "15,5,0")
        self.run_companion("move", "report", "Inbox")
        self.waits_for(identifier, 0, "0")
        self.assertEqual(self.reminder(identifier)["fire_at"] // 1000, self.database.value(
            "SELECT due_at FROM todo WHERE id = ?", identifier))
        self.run_companion("undo")
        self.waits_for(identifier, 0, "15,5,0")

    def test_is_taken_away_and_brought_back(self):
        identifier = self.insert("Report", 60)
        self.waits_for(identifier, 0, "15,5,0")
        self.assertEqual(self.lists()["Work"], [15, 5, 0])
        self.run_companion("lists", "ramp", "Work", "none")
        self.assertIsNone(self.lists()["Work"])
        self.waits_for(identifier, 0, "0")
        self.run_companion("undo")
        self.assertEqual(self.lists()["Work"], [15, 5, 0])
        self.waits_for(identifier, 0, "15,5,0")

    def lists(self):
        answer = json.loads(self.run_companion("lists", "--json").stdout)
        return {entry["name"]: entry["leads"] for entry in answer["lists"]}
