"""A thing with parts: walked through by keys, named by its popup, and open again when it comes back."""

import datetime
import shlex
import time

import afternoon
import programs
from case import EndToEndTest
from home import HomeTest
from screen import Screen

# The shell outlives what is interrupted in it, so that its end can be looked at.
INTERRUPTED = "trap : INT; "

PARTS = ["Drink water", "Brush teeth", "Put on shoes"]


def insert(write, title, due, rule):
    """Another program writes a series with its parts."""
    write("INSERT INTO todo (id, title, due_date, due_time, rrule) VALUES "
          f"('whole', '{title}', '{due:%Y-%m-%d}', '{due:%H:%M:%S}', '{rule}')")
    for part in PARTS:
        write(f"INSERT INTO todo (title, parent_id) VALUES ('{part}', 'whole')")


class AWalk(HomeTest):
    """`run` at a terminal."""

    def setUp(self):
        super().setUp()
        self.expect(0, "list")
        self.zone = self.home.environment["TZ"] = afternoon.zone()
        insert(self.home.write, "Morning", afternoon.now(self.zone), "FREQ=DAILY")

    def begin(self, *options):
        screen = Screen(self.home, INTERRUPTED + shlex.join(
            [str(programs.COMPANION), "run", "morning", *options]))
        self.addCleanup(screen.close)
        screen.waits_for("Enter: done", "1 of 3: Drink water")
        return screen

    def done(self):
        return [title for title, in self.home.rows(
            "SELECT title FROM todo WHERE completed_at IS NOT NULL ORDER BY completed_at, position")]

    def test_enter_is_done_and_s_goes_past(self):
        screen = self.begin()
        screen.keys("Enter")
        screen.waits_for("2 of 3: Brush teeth")
        screen.keys("s", "Enter")
        screen.waits_for("3 of 3: Put on shoes")
        screen.keys("Enter")
        screen.waits_for("2 of 3 parts done. The rest keeps.", "ended 0")
        self.assertEqual(sorted(self.done()), ["Drink water", "Put on shoes"])
        self.assert_sound(4)

    def test_what_was_done_before_it_was_interrupted_is_kept(self):
        screen = self.begin()
        screen.keys("Enter")
        screen.waits_for("2 of 3")
        screen.keys("C-c")
        screen.waits_for("ended 130")
        self.assertEqual(self.done(), ["Drink water"])
        self.assert_sound(4)

    def test_a_key_without_meaning_asks_again_and_the_end_of_the_input_leaves(self):
        screen = self.begin()
        screen.keys("x", "Enter")
        screen.waits_for("That key means nothing here")
        screen.keys("C-d")
        screen.waits_for("0 of 3 parts done", "ended 0")
        self.assertEqual(self.done(), [])

    def test_the_whole_is_asked_for_at_the_end_and_comes_back_open(self):
        screen = self.begin()
        for part in PARTS:
            screen.waits_for(part)
            screen.keys("Enter")
        screen.waits_for("all 3 parts are done", "as a whole done, too?")
        screen.keys("y", "Enter")
        screen.waits_for("ended 0")
        self.assertEqual(self.done(), [], "it comes back with its parts open")
        tomorrow = afternoon.now(self.zone) + datetime.timedelta(days=1)
        self.assertEqual(self.home.rows("SELECT due_date FROM todo WHERE id = 'whole'"),
                         [(f"{tomorrow:%Y-%m-%d}",)])
        self.expect(0, "undo", mine=["Morning", *PARTS])
        self.assertEqual(sorted(self.done()), sorted(PARTS))

    def test_tells_how_long_each_took_if_it_is_asked(self):
        parts = [row[0] for row in self.home.rows(
            "SELECT id FROM todo WHERE parent_id = 'whole' ORDER BY position")]
        for number, part in enumerate(parts):
            self.home.write("INSERT INTO completion (completed_at, todo_id) "
                            "VALUES (unixepoch() - 90000 + ?, ?)", number * 240, part)
        screen = self.begin("--times")
        screen.keys("Enter")
        screen.waits_for("2 of 3: Brush teeth", "(last time: 4 minutes)")
        screen.keys("q", "Enter")
        screen.waits_for("ended 0")


class ItsPopup(EndToEndTest):
    """The reminder of a series with parts."""

    def setUp(self):
        super().setUp()
        self.zone = self.environment["TZ"] = afternoon.zone()
        self.create_database()

    def open_parts(self):
        return [row["title"] for row in self.database.rows(
            "SELECT title FROM todo WHERE parent_id = 'whole' AND completed_at IS NULL "
            "ORDER BY position")]

    def begin(self, due):
        """The service, with a morning of which something is done, and its popup."""
        self.start()
        parts = "".join(f"INSERT INTO todo (title, parent_id) VALUES ('{part}', 'whole'); "
                        for part in PARTS)
        self.database.shell("BEGIN; INSERT INTO todo (id, title) VALUES ('whole', 'Morning'); "
                            f"{parts}COMMIT;")
        self.run_companion("done", "Drink water")
        self.database.shell(f"UPDATE todo SET due_date = '{due:%Y-%m-%d}', "
                            f"due_time = '{due:%H:%M:%S}', rrule = 'FREQ=DAILY' WHERE id = 'whole'")
        popup = self.popup("Morning")
        self.assertIn("Next: Brush teeth", popup.body)
        self.eventually(lambda: self.reminder("whole")["popup_number"] == popup.number,
                        "not recorded")
        return popup

    def test_names_the_next_part_and_done_brings_them_back_open(self):
        popup = self.begin(afternoon.now(self.zone) - datetime.timedelta(seconds=1))
        self.desktop.press(popup, "Done")
        self.eventually(lambda: self.open_parts() == PARTS, f"open are {self.open_parts()}")
        self.assertIsNone(self.database.value("SELECT completed_at FROM todo WHERE id = 'whole'"))
        self.assert_withdrawn(popup)

    def test_comes_back_with_its_parts_open_where_nobody_answered(self):
        # Yesterday's is still there when today's comes; what was done today would be for today.
        self.begin(afternoon.now(self.zone) + datetime.timedelta(seconds=4, days=-1))
        self.database.shell("UPDATE todo SET completed_at = completed_at - 86000 "
                            "WHERE completed_at IS NOT NULL")
        self.assertEqual(self.open_parts(), PARTS[1:])
        time.sleep(4)
        # What is shown within a minute before an occurrence stands for it; and it comes again later.
        self.database.shell("UPDATE reminder SET shown_at = shown_at - 120000, "
                            "fire_at = unixepoch() * 1000, again_at = unixepoch() * 1000 "
                            "WHERE todo_id = 'whole'")
        self.eventually(lambda: self.open_parts() == PARTS, f"open are {self.open_parts()}", 10)
        self.eventually(
            lambda: any("Next: Drink water" in popup.body
                        for popup in self.traffic.on_screen("Morning")),
            f"{[popup.body for popup in self.traffic.on_screen('Morning')]}")
