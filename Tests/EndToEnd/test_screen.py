"""The live screen of the day, worked by keys in a terminal as a person does."""

import contextlib
import datetime
import fcntl
import os
import pty
import select
import shlex
import signal
import struct
import subprocess
import termios
import time
import zoneinfo

import programs
from desktop import wait_until
from home import HomeTest, breaches
from process import context_switches
from screen import PATIENCE, Screen


class ALiveScreen(HomeTest):
    def setUp(self):
        super().setUp()
        # It is ten in the morning, whenever the tests run: what comes at three is today.
        hour = datetime.datetime.now(datetime.timezone.utc).hour
        offset = 11 if hour == 23 else 10 - hour
        # The zones of Etc count westwards.
        self.zone = f"Etc/GMT{'-' if offset > 0 else '+'}{abs(offset)}"
        self.home.environment["TZ"] = self.zone

    def add(self, *texts):
        for text in texts:
            self.expect(0, "add", text, mine=text)

    def begin(self, *options, **screen):
        line = shlex.join([str(programs.COMPANION), "screen", *options])
        screen = Screen(self.home, line, **screen)
        self.addCleanup(screen.close)
        return screen

    def open_titles(self):
        return [row[0] for row in self.home.rows(
            "SELECT title FROM todo WHERE completed_at IS NULL ORDER BY title")]

    def ends(self, screen, *pieces):
        """The program is over, and the terminal is as it was."""
        text = screen.waits_for("ended", *pieces)
        self.assertEqual(screen.fact("alternate_on"), "0", text)
        self.assertEqual(screen.fact("cursor_flag"), "1", text)
        for setting in ["icanon", "echo", "isig", "icrnl", "opost"]:
            screen.waits_for(setting, without=[f"-{setting}"])
        return text

    def test_done_later_and_undo(self):
        self.add("call the dentist today at 3pm", "buy milk today at 4pm")
        screen = self.begin()
        screen.waits_for("Today", "▌  15:00  Call the dentist", "16:00  Buy milk", "Space done",
                         "q leave")
        screen.keys("Space")
        screen.waits_for("Done: Call the dentist", "Done today: Call the dentist",
                         "▌  16:00  Buy milk")
        self.assertEqual(self.open_titles(), ["Buy milk"])
        screen.keys("u")
        screen.waits_for("Taken back: completing “Call the dentist”", "15:00  Call the dentist",
                         without=["Done today"])
        screen.keys("l")
        screen.waits_for("“Buy milk”, later: 1 in 10 minutes", "w in your own words")
        screen.keys("1")
        text = screen.waits_for("Put off: Buy milk", "put off until")
        self.assertEqual(breaches(text), [])
        self.assertEqual(self.home.rows(
            "SELECT state FROM reminder JOIN todo ON todo.id = todo_id WHERE title = 'Buy milk'"),
            [("snoozed",)])
        screen.keys("o")
        screen.waits_for("On now", "You are at it: Buy milk")
        screen.keys("f")
        screen.waits_for("focus, 25 min left")
        screen.keys("q")
        self.ends(screen, "ended 0")
        self.assert_sound(2)

    def test_the_rest_of_the_day_goes_to_tomorrow(self):
        self.add("call the dentist today at 11pm", "buy milk today", "take the pills every day at 23:30")
        screen = self.begin()
        screen.waits_for("Call the dentist", "Buy milk", "r rest")
        screen.keys("r")
        screen.waits_for("to tomorrow? 2:", "y yes")
        screen.keys("y")
        screen.waits_for("Moved:", without=["23:00  Call the dentist"])
        screen.keys("u")
        screen.waits_for("Taken back:", "23:00  Call the dentist")
        screen.keys("l")
        screen.waits_for("later: 1 in 10 minutes", "w in your own words")
        screen.keys("w")
        screen.waits_for("Until:", "Enter puts it off")
        screen.type("tomorrow at 9")
        screen.keys("Enter")
        text = screen.waits_for("Put off:")
        self.assertEqual(breaches(text), [])

    def test_what_is_typed_is_added_and_read_back(self):
        screen = self.begin()
        screen.waits_for("Nothing is planned for today", "a add")
        screen.keys("a")
        screen.waits_for("Add:", "Enter adds it")
        screen.type("call anna today at 7pm")
        screen.keys("Enter")
        screen.waits_for("▌  19:00  Call anna", "19:00 (in ", without=["Add:"])
        screen.keys("e", "C-u")
        screen.type("Call 安娜")
        screen.keys("Enter")
        screen.waits_for("▌  19:00  Call 安娜")
        screen.keys("u")
        screen.waits_for("▌  19:00  Call anna")
        screen.keys("u")
        screen.waits_for("Nothing is planned for today", "Taken back: adding “Call anna”")
        screen.keys("a")
        screen.type("buy bread")
        screen.keys("C-c")
        self.ends(screen, "What you had typed was not stored", "buy bread", "ended 0")
        self.assertEqual(self.open_titles(), [])

    def test_searching_and_the_week(self):
        self.add("call the dentist today at 3pm", "buy milk today at 4pm", "sweep the stairs today")
        screen = self.begin()
        screen.waits_for("Buy milk", "Sweep the stairs")
        screen.keys("/")
        screen.type("mil")
        screen.waits_for("Buy milk", "Search: mil", without=["dentist", "stairs"])
        screen.keys("Enter")
        screen.waits_for("▌  16:00  Buy milk", "Esc today", without=["dentist"])
        screen.keys("Escape")
        screen.waits_for("Call the dentist", "Sweep the stairs", "▌  16:00  Buy milk")
        screen.keys("g")
        screen.waits_for("Any key goes back", "15:00 Call")
        screen.keys("q")
        screen.waits_for("q leave", "▌  16:00  Buy milk")
        # Esc asks, and what is typed on after it is for nobody, least of all for a shell.
        screen.keys("Escape")
        screen.waits_for("Leave the screen?", "y leaves")
        screen.keys("Escape")
        screen.waits_for("q leave", without=["Leave the screen?"])
        screen.keys("Escape")
        screen.waits_for("Leave the screen?")
        screen.keys("y")
        self.ends(screen, "ended 0")
        self.assertEqual(len(self.open_titles()), 3)

    def test_all_that_is_open_is_reached_and_the_keys_are_told(self):
        self.add("buy milk today at 4pm", "fold the laundry", "dentist in 9 days")
        screen = self.begin()
        screen.waits_for("▌  16:00  Buy milk", "? keys", without=["laundry"])
        screen.keys("?")
        screen.waits_for("take the last change back", "all that is open, and search")
        screen.keys("Escape")
        screen.waits_for("▌  16:00  Buy milk")
        screen.keys("/")
        screen.waits_for("Whenever you're ready", "Fold the laundry", "Later on", "Dentist")
        screen.type("laun")
        screen.waits_for("▌  Fold the laundry", without=["Dentist"])
        screen.keys("Enter", "d")
        screen.waits_for("Done: Fold the laundry")
        self.assertEqual(self.open_titles(), ["Buy milk", "Dentist"])

    def test_keys_that_come_after_leaving_are_for_nobody(self):
        self.add("buy milk today at 4pm")
        line = shlex.join([str(programs.COMPANION), "screen"])
        # Behind it a shell would run what is left.
        rest = shlex.join(["bash", "-c", 'read -t 2 left; echo "left: $left."'])
        screen = Screen(self.home, f"{line}; {rest}")
        self.addCleanup(screen.close)
        screen.waits_for("Buy milk")
        screen.tmux("send-keys", "-l", "--", "qdd\n")
        screen.waits_for("left: .")

    def test_it_follows_the_terminal(self):
        self.add(*[f"buy thing{number} today at {11 + number // 4}:{number % 4}5"
                   for number in range(20)])
        screen = self.begin(columns=100, rows=30)
        screen.waits_for("Buy thing0", "Buy thing19", "q leave")
        screen.keys("End")
        screen.waits_for("▌  15:35  Buy thing19")
        screen.resize(40, 10)
        text = screen.waits_for("▌  15:35  Buy thing19", "q leave", "d done", without=["Space"])
        self.assertLessEqual(len(text.rstrip("\n").splitlines()), 10, text)
        screen.keys("Home")
        screen.waits_for("▌  11:05  Buy thing0", "↓")
        screen.resize(200, 40)
        screen.waits_for("↑↓ choose · Space done", "Buy thing19", without=["↓\n"])

    def test_what_another_program_changes_appears(self):
        self.add("call the dentist today at 3pm")
        screen = self.begin()
        screen.waits_for("Call the dentist")
        self.add("buy milk today at 4pm")
        screen.waits_for("Buy milk")
        self.home.write(
            "INSERT INTO todo (title, due_date, due_time) VALUES ('Feed the cat', ?, '17:00:00')",
            datetime.datetime.now(zoneinfo.ZoneInfo(self.zone)).date().isoformat())
        screen.waits_for("17:00  Feed the cat", "▌  15:00  Call the dentist")
        # What was selected is done elsewhere: the next key is for nothing else.
        self.expect(0, "done", "dentist")
        screen.waits_for("Done today: Call the dentist", without=["▌"])
        screen.keys("d")
        screen.waits_for("Choose a to-do first")
        self.assertEqual(self.open_titles(), ["Buy milk", "Feed the cat"])

    def test_the_screen_goes_with_the_moment(self):
        self.add("sweep the stairs today at 3pm")
        now = datetime.datetime.now(zoneinfo.ZoneInfo(self.zone)).replace(tzinfo=None)
        soon = now + datetime.timedelta(seconds=4)
        if soon.date() != now.date():
            self.skipTest("the day ends")
        self.home.write(
            "INSERT INTO todo (title, due_date, due_time) VALUES ('Feed the cat', ?, ?)",
            soon.date().isoformat(), soon.strftime("%H:%M:%S"))
        screen = self.begin()
        screen.waits_for("Feed the cat", without=["Still on your list"])
        screen.waits_for("Still on your list", "Feed the cat")

    def test_it_sleeps_while_nothing_happens(self):
        self.add("call the dentist today at 3pm")
        screen = self.begin()
        screen.waits_for("Call the dentist")
        pid = screen.companion()
        time.sleep(1)
        before = context_switches(pid)
        time.sleep(5)
        self.assertEqual(context_switches(pid) - before, 0)

    def test_a_screen_that_is_ended_gives_the_terminal_back(self):
        self.add("call the dentist today at 3pm")
        for number in [signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGSEGV]:
            with self.subTest(signal=number.name):
                screen = self.begin()
                screen.waits_for("Call the dentist")
                self.assertEqual(screen.fact("alternate_on"), "1")
                os.kill(screen.companion(), number)
                self.ends(screen, f"ended {128 + number}")
                self.assertEqual(self.open_titles(), ["Call the dentist"])

    def in_a_terminal(self):
        """The program in a terminal that is read by nobody but who asks for it, and the terminal."""
        process, terminal = pty.fork()
        if process == 0:
            os.execve(programs.COMPANION, [programs.COMPANION, "screen"],
                      self.home.environment | {"TERM": "xterm-256color"})
        self.addCleanup(os.close, terminal)
        self.resize(terminal, 24, 80)
        shown = b""
        while b"Call the dentist" not in shown:
            self.assertTrue(select.select([terminal], [], [], PATIENCE)[0], shown)
            shown += os.read(terminal, 65536)
        return process, terminal

    def resize(self, terminal, rows, columns):
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def is_ended(self, process, terminal, reads):
        """Ends it as systemd would, and looks for five seconds at whether that was heard."""
        os.kill(process, signal.SIGTERM)
        until = time.monotonic() + 5
        while time.monotonic() < until:
            if os.waitpid(process, os.WNOHANG)[0]:
                return True
            if reads and select.select([terminal], [], [], 0)[0]:
                with contextlib.suppress(OSError):
                    os.read(terminal, 65536)
            time.sleep(0.01)
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        return False

    def test_a_signal_is_heard_where_nobody_reads_the_terminal(self):
        self.add("call the dentist today at 3pm")
        process, terminal = self.in_a_terminal()
        for number in range(40):
            self.resize(terminal, 24 + number % 2 * 400, 80 + number)
            time.sleep(0.02)
        self.assertTrue(self.is_ended(process, terminal, reads=False))

    def test_a_signal_is_heard_behind_a_long_paste(self):
        self.add("call the dentist today at 3pm")
        process, terminal = self.in_a_terminal()
        text = b"a\x1b[200~" + b"buy milk " * 50000 + b"\x1b[201~" + b"and bread " * 2000
        while text:
            self.assertTrue(select.select([], [terminal], [], PATIENCE)[1], "it reads no more")
            text = text[os.write(terminal, text[:2048]):]
            if select.select([terminal], [], [], 0)[0]:
                os.read(terminal, 65536)
        self.assertTrue(self.is_ended(process, terminal, reads=True))
        self.assertEqual(self.open_titles(), ["Call the dentist"])

    def test_it_can_be_stopped_and_goes_on(self):
        # As under the shell of a person, which has the terminal again while a job is stopped.
        self.add("call the dentist today at 3pm")
        script = f"set -m; {programs.COMPANION} screen; read _; fg >/dev/null; read _; fg >/dev/null"
        screen = Screen(self.home, f"bash -c {shlex.quote(script)}")
        self.addCleanup(screen.close)
        for stop in ["key", "signal"]:
            screen.waits_for("Call the dentist")
            self.assertEqual(screen.fact("alternate_on"), "1")
            if stop == "key":
                screen.keys("C-z")
            else:
                subprocess.run(["pkill", "-TSTP", "-x", "voicedo-remind", "-s",
                                screen.fact("pane_pid")], check=True)
            self.assertTrue(wait_until(lambda: screen.fact("alternate_on") == "0", PATIENCE))
            self.add("buy milk today at 4pm" if stop == "key" else "buy bread today at 5pm")
            screen.keys("Enter")
        screen.waits_for("Call the dentist", "Buy milk", "Buy bread")
        screen.keys("q")
        self.ends(screen, "ended 0")

    def test_colours_are_left_out_where_they_are_not_wanted(self):
        self.add("call the dentist today at 3pm")
        screen = self.begin(NO_COLOR="1")
        screen.waits_for("▌  15:00  Call the dentist")
        codes = [code for part in screen.painted.split("\x1b[")[1:]
                 for code in part.split("m")[0].split(";")]
        # tmux writes 39 and 49 for none.
        colours = {code for code in codes if len(code) > 1 and code[0] in "349"}
        self.assertEqual(colours - {"39", "49"}, set())
        screen.keys("q")
        self.ends(screen)

    def test_titles_that_would_steer_the_terminal_are_only_shown(self):
        self.expect(0, "list")
        self.home.write(
            "INSERT INTO todo (title, due_date) VALUES (?, ?)",
            "buy \x1b]0;evil\x07 milk \u202e and \x1b[31m more",
            datetime.datetime.now(zoneinfo.ZoneInfo(self.zone)).date().isoformat())
        screen = self.begin()
        text = screen.waits_for("milk", "more")
        self.assertNotIn("\u202e", text)
        self.assertNotEqual(screen.fact("pane_title"), "evil")
        screen.keys("d")
        text = screen.waits_for("Done:")
        self.assertNotIn("\u202e", text)

    def test_without_a_terminal_it_names_the_day_in_lines(self):
        for options in [[], ["--json"], ["--plain"]]:
            run = self.expect(2, "screen", *options, says="voicedo-remind today")
            self.assertNotIn("\x1b", run.out + run.err)
        screen = self.begin("--plain")
        self.ends(screen, "voicedo-remind today", "ended 2")
