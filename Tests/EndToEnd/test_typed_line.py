"""`add` without words on a real terminal: what is typed is stored, and Ctrl-C leaves nothing behind."""

import programs
from home import HomeTest
from screen import Screen

QUESTION = "Enter stores it."


class ATypedLine(HomeTest):
    def begin(self):
        screen = Screen(self.home, f"{programs.COMPANION} add")
        self.addCleanup(screen.close)
        screen.waits_for(QUESTION)
        return screen

    def titles(self):
        return [row[0] for row in self.home.rows("SELECT title FROM todo ORDER BY title")]

    def test_no_shell_reads_it(self):
        screen = self.begin()
        screen.type("don't buy tea & \"cake\" for $HOME?")
        screen.keys("Enter")
        screen.waits_for("ended 0", "[", "icanon", "echo", "isig", without=["-icanon", "-isig"])
        self.assertEqual(self.titles(), ["Don't buy tea & \"cake\" for $HOME"])

    def test_a_letter_is_taken_back_as_on_any_line(self):
        screen = self.begin()
        screen.type("buy milkk")
        screen.keys("BSpace", "Enter")
        screen.waits_for("ended 0")
        self.assertEqual(self.titles(), ["Buy milk"])

    def test_the_name_alone_asks_for_a_line_on_an_empty_day(self):
        screen = Screen(self.home, f"{programs.COMPANION}")
        self.addCleanup(screen.close)
        screen.waits_for(QUESTION, "Help: ", without=["briefing", "ended"])
        screen.type("buy milk & bread the day after tomorrow at 5")
        screen.keys("Enter")
        screen.waits_for("Buy milk & bread  ", " 17:00 ", "ended 0")
        again = Screen(self.home, f"{programs.COMPANION}")
        self.addCleanup(again.close)
        again.waits_for("Nothing is planned for today", QUESTION)
        again.keys("Enter")
        again.waits_for("ended 0")
        self.assertEqual(self.titles(), ["Buy milk & bread"])

    def test_control_c_stores_nothing_and_leaves_the_terminal_as_it_was(self):
        screen = self.begin()
        screen.type("buy mi")
        screen.keys("C-c")
        screen.waits_for("Nothing was stored.", "ended 130", "icanon", "echo", "isig",
                         without=["-icanon", "-isig"])
        self.assertFalse(self.home.database.exists() and self.titles())
