"""What is not wholly understood is asked on a terminal, and marked where nobody can be asked."""

import json

import programs
from home import HomeTest
from screen import Screen

KEYS = "Enter takes 1"
# Words of a time that no rule expects there.
SAID = "water the beds 16.35"


class ACard(HomeTest):
    def begin(self, text=SAID, *options):
        words = " ".join([str(programs.COMPANION), "add", *options, f"'{text}'"])
        screen = Screen(self.home, words)
        self.addCleanup(screen.close)
        return screen

    def rows(self):
        return self.home.rows("SELECT title, due_time, unsure FROM todo ORDER BY created_at, title")

    def test_enter_takes_the_first_reading(self):
        screen = self.begin()
        screen.waits_for("16.35", KEYS)
        screen.keys("Enter")
        screen.waits_for("ended 0")
        self.assertEqual(self.rows(), [("Water the beds 16.35", None, None)])

    def test_a_number_takes_another(self):
        screen = self.begin()
        screen.waits_for(KEYS)
        screen.type("2")
        screen.keys("Enter")
        screen.waits_for("ended 0")
        self.assertEqual(self.rows(), [("Water the beds", "16:35", None)])

    def test_escape_keeps_it_as_it_was_said_to_be_looked_at(self):
        screen = self.begin("call mum tomorrow b4 7 or so, nite of the play")
        screen.waits_for(KEYS)
        screen.keys("Escape")
        screen.waits_for("ended 0", "review")
        rows = self.rows()
        self.assertEqual([row[:2] for row in rows],
                         [("call mum tomorrow b4 7 or so, nite of the play", None)])
        self.assertTrue(rows[0][2])

    def test_e_changes_the_words(self):
        screen = self.begin()
        screen.waits_for(KEYS)
        screen.type("e")
        screen.keys("Enter")
        screen.waits_for("Type what you mean")
        screen.type("water the beds at 16:35")
        screen.keys("Enter")
        screen.waits_for("ended 0")
        self.assertEqual(self.rows(), [("Water the beds", "16:35", None)])

    def test_an_arrow_is_no_escape(self):
        screen = self.begin()
        screen.waits_for(KEYS)
        screen.keys("Up")
        screen.keys("Enter")
        screen.keys("Enter")
        screen.waits_for("ended 0")
        self.assertEqual(self.rows(), [("Water the beds 16.35", None, None)])

    def test_control_c_stores_nothing_and_keeps_the_words(self):
        screen = self.begin()
        screen.waits_for(KEYS)
        screen.keys("C-c")
        screen.waits_for("ended 1")
        self.assertEqual(self.rows(), [])
        self.home.run("keep")
        self.assertEqual(len(self.rows()), 1)

    def test_a_clear_sentence_is_never_asked_about(self):
        screen = self.begin("water the ferns tomorrow at 9")
        screen.waits_for("ended 0", without=[KEYS])
        self.assertEqual(self.rows()[0][2], None)


class WhereNobodyIsAsked(HomeTest):
    def test_it_is_stored_and_marked(self):
        result = self.home.run("add", SAID)
        self.assertIn("marked to be looked at", result.err)
        self.assertEqual(self.home.rows("SELECT title, unsure FROM todo"),
                         [("Water the beds 16.35", "16.35")])

    def test_json_carries_the_doubts(self):
        answer = json.loads(self.home.run("add", "--json", SAID).out)
        self.assertEqual(answer["doubts"], [[{"kind": "time", "words": "16.35"}]])
        self.assertEqual(answer["todos"][0]["unsure"], "16.35")
        look = json.loads(self.home.run("add", "--dry-run", "--json", SAID).out)
        self.assertEqual(look["drafts"][0]["doubts"], [{"kind": "time", "words": "16.35"}])

    def test_strict_refuses_and_keeps_the_words(self):
        self.assertEqual(self.home.run("add", "--strict", SAID).code, 4)
        self.assertEqual(self.home.rows("SELECT title FROM todo"), [])
        self.home.run("keep")
        self.assertEqual(len(self.home.rows("SELECT title FROM todo")), 1)

    def test_it_stands_first_in_today_and_is_counted_in_the_briefing(self):
        self.home.run("add", "water the ferns today at 23:55")
        self.home.run("add", SAID)
        lines = [line for line in self.home.run("today").out.splitlines() if line.strip()]
        self.assertIn("Water the beds", lines[0])
        self.assertIn("to look at", lines[0])
        self.assertIn("1 to look at", self.home.run("briefing").out)

    def test_review_names_it_and_settles_it(self):
        self.home.run("add", SAID)
        self.assertIn("Water the beds", self.home.run("review").out)
        self.assertEqual(len(json.loads(self.home.run("review", "--json").out)["todos"]), 1)
        self.home.run("review", "--yes")
        self.assertEqual(self.home.rows("SELECT unsure FROM todo"), [(None,)])
        self.home.run("undo")
        self.assertEqual(self.home.rows("SELECT unsure FROM todo"), [("16.35",)])

    def test_a_new_time_settles_it(self):
        self.home.run("add", SAID)
        self.home.run("edit", "beds", "--when", "tomorrow at 9")
        self.assertEqual(self.home.rows("SELECT unsure FROM todo"), [(None,)])


class AReview(HomeTest):
    def test_one_key_settles_each(self):
        self.home.run("add", SAID)
        self.home.run("add", "feed the gecko nite of the party")
        screen = Screen(self.home, f"{programs.COMPANION} review")
        self.addCleanup(screen.close)
        screen.waits_for("Water the beds", "Enter: it is right")
        screen.type("2")
        screen.keys("Enter")
        screen.waits_for("Feed the gecko")
        screen.keys("Enter")
        screen.waits_for("Everything is looked at.", "ended 0")
        self.assertEqual(self.home.rows("SELECT count(*) FROM todo WHERE unsure IS NOT NULL"), [(0,)])
        self.assertEqual(self.home.rows("SELECT due_time FROM todo WHERE title = 'Water the beds'"),
                         [("16:35",)])
