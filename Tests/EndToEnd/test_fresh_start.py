"""What has waited long is spread, put by, or left, in one step that is taken back as one."""

import collections
import shlex

import afternoon
import programs
from home import HomeTest, breaches
from screen import Screen


class AFreshStart(HomeTest):
    def setUp(self):
        super().setUp()
        self.zone = self.home.environment["TZ"] = afternoon.zone()
        self.today = f"{afternoon.now(self.zone):%Y-%m-%d}"
        self.expect(0, "lists", "add", "Work")
        for number in range(5):
            self.insert(f"Letter {number}", "inbox", f"date('{self.today}', '-{20 + number} days')")
        for number in range(3):
            self.insert(f"Report {number}", "work", f"date('{self.today}', '-{30 + number} days')")

    def insert(self, title, folder, day):
        long = "unixepoch() - 40 * 86400"
        self.home.write(
            "INSERT INTO todo (title, list_id, due_date, created_at, updated_at) SELECT "
            f"'{title}', (SELECT id FROM list WHERE lower(name) = '{folder}'), {day}, {long}, {long}")

    def image(self):
        """All that a fresh start may change."""
        return self.home.rows("SELECT title, due_date, due_time, list_id, position FROM todo ORDER BY id"
                              ) + self.home.rows("SELECT id, name, position FROM list ORDER BY id")

    def days(self):
        return dict(self.home.rows("SELECT title, due_date FROM todo"))

    def is_one_step(self, before):
        after = self.image()
        self.assertNotEqual(after, before)
        self.expect(0, "undo")
        self.assertEqual(self.image(), before)
        self.expect(0, "redo")
        self.assertEqual(self.image(), after)

    def test_a_dry_run_shows_and_changes_nothing(self):
        before = self.image()
        for option in ("--spread", "--no-day", "--someday"):
            run = self.expect(0, "fresh-start", option, "--dry-run", says="Nothing was changed")
            self.assertIn("Report 2", run.out)
        self.expect(0, "fresh-start", says="voicedo-remind fresh-start --spread")
        self.assertEqual(self.image(), before)

    def test_spreads_at_most_so_many_on_a_day(self):
        before = self.image()
        self.expect(0, "fresh-start", "--spread", "2")
        counts = collections.Counter(self.days().values())
        self.assertEqual(sorted(counts.values()), [2, 2, 2, 2])
        self.assertTrue(all(day >= self.today for day in counts), counts)
        self.is_one_step(before)

    def test_puts_by_on_a_list_of_its_own(self):
        before = self.image()
        self.expect(0, "fresh-start", "--someday")
        self.assertEqual(set(self.home.rows(
            "SELECT list.name FROM todo JOIN list ON list.id = list_id")), {("Someday",)})
        self.is_one_step(before)

    def test_asks_list_by_list_at_a_terminal(self):
        before = self.image()
        screen = Screen(self.home, shlex.join([str(programs.COMPANION), "fresh-start"]), rows=40)
        self.addCleanup(screen.close)
        screen.waits_for("Letter 4", "What would you like for these 5?")
        screen.keys("s", "Enter")
        text = screen.waits_for("Report 2", "What would you like for these 3?")
        self.assertEqual(breaches(text), [])
        screen.keys("o", "Enter")
        screen.waits_for("ended 0")
        self.assertTrue(all(day >= self.today for title, day in self.days().items()
                            if title.startswith("Letter")), self.days())
        self.assertEqual(self.home.rows("SELECT count(*) FROM todo WHERE list_id = "
                                        "(SELECT id FROM list WHERE name = 'Someday')"), [(3,)])
        self.is_one_step(before)

    def test_enter_and_an_interruption_leave_all_as_it_is(self):
        before = self.image()
        for keys in (["Enter", "Enter"], ["s", "Enter", "C-c"], ["C-d", "C-d"]):
            # The shell outlives what is interrupted in it.
            line = "trap : INT; " + shlex.join([str(programs.COMPANION), "fresh-start"])
            screen = Screen(self.home, line, rows=40)
            self.addCleanup(screen.close)
            screen.waits_for("for these 5?")
            for key in keys:
                screen.keys(key)
            screen.waits_for("ended")
            self.assertEqual(self.image(), before, keys)
            screen.close()
