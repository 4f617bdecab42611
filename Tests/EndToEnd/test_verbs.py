"""What a line means: a verb by another name, a slip in it, several at once, and never a stray to-do."""

import programs
from home import HomeTest
from screen import Screen

OPEN = ["Oil the hinges", "Ring the plumber", "Collect the keys", "Juice", "Juice press for Tom"]


class WhatALineMeans(HomeTest):
    def setUp(self):
        super().setUp()
        for title in OPEN:
            self.expect(0, "add", "--no-parse", title, "--at", "2031-05-06T15:00")

    def titles(self):
        rows = self.home.rows("SELECT title FROM todo WHERE completed_at IS NULL ORDER BY title")
        return [row[0] for row in rows]

    def test_other_verbs_and_slips_do_it(self):
        for line in ("discard hinges", "cancel the plumber", "finish keys", "snoze the juice",
                     "shift juice press 2 days", "srap"):
            self.home.run(*line.split())
        self.assertEqual(self.titles(), ["Juice", "Juice press for Tom"])
        due = self.home.rows("SELECT due_date FROM todo WHERE title = 'Juice press for Tom'")
        self.assertEqual(due, [("2031-05-08",)])

    def test_an_exact_title_and_several_names(self):
        self.expect(0, "done", "the juice", says=["Done: Juice  ["])
        self.expect(0, "done", "oil the hinges", "ring the plumber")
        self.assertEqual(self.titles(), ["Collect the keys", "Juice press for Tom"])

    def test_a_filter_wants_a_yes(self):
        self.expect(0, "move", "keys", "Errands")
        self.expect(0, "move", "hinges", "Errands")
        self.expect(5, "done", "--list", "errands")
        self.assertEqual(len(self.titles()), 5)
        self.expect(0, "done", "--list", "errands", "--yes")
        self.assertEqual(len(self.titles()), 3)
        self.expect(0, "undo")
        self.assertEqual(len(self.titles()), 5)

    def test_a_person_is_asked_before_one_goes(self):
        screen = Screen(self.home, f"{programs.COMPANION} trash hinges")
        self.addCleanup(screen.close)
        screen.waits_for("Delete “Oil the hinges”? [Y/n]")
        screen.keys("Enter")
        screen.waits_for("ended 0")
        self.assertNotIn("Oil the hinges", self.titles())

    def test_the_rest_behind_a_question_is_kept(self):
        self.home.run("is the plumber paid? buy a new tap")
        self.assertIn("Buy a new tap", self.titles())
