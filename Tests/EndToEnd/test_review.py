"""The review of what was said, worked by keys as a person does."""

import os
import shlex
import signal
import subprocess

import programs
from desktop import wait_until
from home import HomeTest, breaches
from screen import PATIENCE, Screen, piped

SAID = ("um call the dentist thursday at 3 and water the plants every other friday "
        "and buy milk and eggs")
STORE_ALL = "Store 3 to-dos"


class AReview(HomeTest):
    def begin(self, *options, said=SAID, home=None, **screen):
        line = piped(said, programs.COMPANION, "listen", "-", *options)
        screen = Screen(home or self.home, line, **screen)
        self.addCleanup(screen.close)
        self.screen = screen
        return screen

    def titles(self):
        return [row[0] for row in self.home.rows("SELECT title FROM todo ORDER BY title")]

    def nothing_is_stored(self):
        if self.home.database.exists():
            self.assertEqual(self.titles(), [])

    def ends(self, screen, *pieces):
        """The program is over, and the terminal is as it was."""
        text = screen.waits_for("ended", *pieces)
        self.assertEqual(screen.fact("alternate_on"), "0", text)
        self.assertEqual(screen.fact("cursor_flag"), "1", text)
        for setting in ["icanon", "echo", "isig", "icrnl", "opost"]:
            screen.waits_for(f"{setting}", without=[f"-{setting}"])
        return text

    def test_changes_are_stored_as_one_batch(self):
        screen = self.begin()
        screen.waits_for("Call the dentist", "Water the plants", "Buy milk and eggs", STORE_ALL)
        screen.keys("Tab", "Enter", "C-u")
        screen.type("friday at 4")
        screen.waits_for("→", "16:00")
        screen.keys("Enter")
        screen.keys("Down", "Left", "Enter", "C-u")
        screen.type("Water the 牛奶 plants")
        screen.keys("Enter")
        screen.waits_for("Water the 牛奶 plants")
        screen.keys("C-s")
        text = self.ends(screen, "ended 0")
        self.assertIn("Call the dentist", text)
        self.assertEqual(
            self.titles(), ["Buy milk and eggs", "Call the dentist", "Water the 牛奶 plants"])
        self.assertEqual(self.home.rows(
            "SELECT due_time FROM todo WHERE title = 'Call the dentist'"), [("16:00",)])
        self.expect(0, "undo")
        self.assertEqual(self.titles(), [])
        self.assert_sound(0)

    def test_to_dos_are_split_joined_promoted_deleted_and_undone(self):
        screen = self.begin()
        screen.waits_for(STORE_ALL)
        screen.keys("3", "s", "Enter")
        screen.waits_for("Store 4 to-dos", "Buy milk", "Eggs")
        screen.keys("u")
        screen.waits_for(STORE_ALL, "Buy milk and eggs")
        screen.keys("1", "j")
        screen.waits_for("Store 2 to-dos", "Call the dentist and water the plants")
        screen.keys("u")
        screen.waits_for(STORE_ALL)
        screen.keys("1", "Up", "End", "S-Left", "S-Left", "p")
        screen.waits_for("Store 4 to-dos", "Milk and eggs")
        screen.keys("d")
        screen.waits_for(STORE_ALL, "u brings it back")
        screen.keys("1", "d")
        screen.waits_for("Store 2 to-dos")
        screen.keys("n", "y")
        self.ends(screen, "ended 0")
        self.assertEqual(self.home.rows("SELECT title, notes FROM todo ORDER BY title"), [
            ("Buy milk and eggs", None), ("Water the plants", SAID)])

    def test_what_is_typed_is_looked_at_as_well(self):
        screen = Screen(self.home, f"{programs.COMPANION} listen -")
        self.addCleanup(screen.close)
        screen.waits_for("Ctrl-D")
        screen.type(SAID)
        screen.keys("Enter", "C-d")
        screen.waits_for(STORE_ALL)
        screen.keys("Down", "d", "End", "Enter")
        self.ends(screen, "ended 0")
        self.assertEqual(self.titles(), ["Buy milk and eggs", "Call the dentist"])

    def test_leaving_stores_nothing_and_asks_once_where_something_was_changed(self):
        screen = self.begin()
        screen.waits_for(STORE_ALL)
        screen.keys("d")
        screen.waits_for("Store 2 to-dos")
        screen.keys("Escape")
        screen.waits_for("Leave it at that")
        screen.keys("x")
        screen.waits_for("Store 2 to-dos", without=["Leave it at that"])
        screen.keys("u")
        screen.waits_for(STORE_ALL)
        screen.keys("Escape")
        text = self.ends(screen, "Nothing was stored", "voicedo-remind add", "ended 130")
        self.assertEqual(breaches(text.split("ended")[0].replace(SAID, "")), [])
        self.nothing_is_stored()

    def test_the_screen_follows_the_terminal(self):
        screen = self.begin(columns=100, rows=30)
        screen.waits_for(STORE_ALL, "Buy milk and eggs")
        screen.resize(40, 12)
        text = screen.waits_for(STORE_ALL, "? keys", without=["j join"])
        self.assertEqual(len(text.rstrip("\n").splitlines()), 12, text)
        screen.keys("Down", "Down")
        screen.waits_for("▌ 3")
        screen.resize(80, 24)
        screen.waits_for("j join", "▌ 3", "1 Call the dentist")

    def test_a_review_that_is_ended_gives_the_terminal_back(self):
        for number in [signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGSEGV]:
            with self.subTest(signal=number.name):
                screen = self.begin()
                screen.waits_for(STORE_ALL)
                self.assertEqual(screen.fact("alternate_on"), "1")
                os.kill(screen.companion(), number)
                self.ends(screen)
                self.nothing_is_stored()

    def test_a_terminal_is_of_use_again_after_the_hardest_end(self):
        screen = self.begin()
        screen.waits_for(STORE_ALL)
        pid = screen.companion()
        os.kill(pid, signal.SIGKILL)
        self.assertTrue(wait_until(lambda: not os.path.exists(f"/proc/{pid}"), PATIENCE))
        terminal = screen.fact("pane_tty")
        tput = "tput -T xterm-256color"
        script = f"stty sane <{terminal}; {tput} rs1 >{terminal}; {tput} rmcup >{terminal}"
        subprocess.run(["sh", "-c", script], check=True)
        self.assertTrue(wait_until(lambda: screen.fact("alternate_on") == "0", PATIENCE))
        settings = subprocess.run(["stty", "-a", "-F", terminal], capture_output=True, text=True)
        self.assertNotIn("-icanon", settings.stdout)
        self.nothing_is_stored()

    def test_it_can_be_stopped_and_goes_on(self):
        # As under the shell of a person, which has the terminal again while a job is stopped.
        line = piped(SAID, programs.COMPANION, "listen", "-")
        script = f"set -m; {line}; read _; fg >/dev/null; read _; fg >/dev/null"
        screen = Screen(self.home, f"bash -c {shlex.quote(script)}")
        self.addCleanup(screen.close)
        for stop in ["key", "signal"]:
            screen.waits_for(STORE_ALL)
            self.assertEqual(screen.fact("alternate_on"), "1")
            if stop == "key":
                screen.keys("C-z")
            else:
                subprocess.run(["pkill", "-TSTP", "-x", "voicedo-remind", "-s",
                                screen.fact("pane_pid")], check=True)
            self.assertTrue(wait_until(lambda: screen.fact("alternate_on") == "0", PATIENCE))
            screen.keys("Enter")
        screen.waits_for(STORE_ALL)
        screen.keys("y")
        self.ends(screen, "ended 0")
        self.assertEqual(len(self.titles()), 3)

    def test_what_was_heard_is_put_right_and_read_again(self):
        screen = self.begin(
            said="call the vat on friday at 4. it was a lovely evening with friends.")
        screen.waits_for("Call the vat", "(it was a lovely evening with friends.)", "Left out:")
        screen.keys("e", "Home", "M-f", "M-f", "M-f", "BSpace", "BSpace")
        screen.type("et")
        screen.waits_for("›call the vet on friday", "Enter reads it again")
        screen.keys("Enter")
        screen.waits_for("Call the vet", "Read again")
        screen.keys("C-s")
        self.ends(screen, "ended 0", "Left out")
        self.assertEqual(self.titles(), ["Call the vet"])
        heard = self.home.rows("SELECT text, left_out FROM heard")
        self.assertIn("call the vet on friday", heard[0][0])
        self.assertEqual(heard[0][1], "it was a lovely evening with friends")

    def test_pasted_text_is_text(self):
        screen = self.begin()
        screen.waits_for(STORE_ALL)
        # As keys these would delete everything.
        screen.tmux("set-buffer", "ddd\ny")
        screen.tmux("paste-buffer", "-p")
        screen.keys("Enter")
        screen.waits_for("Enter keep")
        screen.tmux("paste-buffer", "-p")
        screen.waits_for("Call the dentistddd y")
        screen.keys("C-c")
        self.ends(screen)
        self.nothing_is_stored()

    def test_colours_are_left_out_where_they_are_not_wanted(self):
        screen = self.begin(NO_COLOR="1")
        screen.waits_for("[1 call the dentist thursday at 3]")
        codes = [code for part in screen.painted.split("\x1b[")[1:]
                 for code in part.split("m")[0].split(";")]
        # tmux writes 39 and 49 for none.
        colours = {code for code in codes if len(code) > 1 and code[0] in "349"}
        self.assertEqual(colours - {"39", "49"}, set())
        screen.keys("q")
        self.ends(screen)

    def test_for_a_screen_reader_it_is_a_dialogue(self):
        screen = self.begin("--plain")
        screen.waits_for("1 of 3. Call the dentist.", "Keep, change, drop, or all?")
        self.assertEqual(screen.fact("alternate_on"), "0")
        screen.type("when friday at 4")
        screen.keys("Enter")
        screen.waits_for("16:00", "Keep, change, drop, or all?")
        for answer in ["keep", "drop", "keep"]:
            screen.type(answer)
            screen.keys("Enter")
        screen.waits_for("Yes, back or quit?")
        screen.type("yes")
        screen.keys("Enter")
        self.ends(screen, "ended 0")
        self.assertEqual(self.titles(), ["Buy milk and eggs", "Call the dentist"])

    def test_with_yes_or_without_a_terminal_there_is_none(self):
        screen = self.begin("--yes")
        self.ends(screen, "ended 0", "Buy milk and eggs")
        self.assertEqual(len(self.titles()), 3)
        self.expect(0, "listen", "-", text="sweep the stairs", says="Sweep the stairs")
        self.assertEqual(len(self.titles()), 4)

    def test_speech_that_would_steer_the_terminal_is_only_shown(self):
        said = "buy \x1b]0;evil\x07 milk \u202e and call \x1b[31m anna at 5"
        screen = self.begin(said=said)
        text = screen.waits_for("Store", "anna at 5")
        self.assertNotIn("\u202e", text)
        self.assertNotEqual(screen.fact("pane_title"), "evil")
        screen.keys("y")
        self.ends(screen, "ended 0")
