"""What is taken back unasked is what was just done here; everything else is told first."""

import json
import shlex
import subprocess

import programs
from case import EndToEndTest
from home import HomeTest
from screen import Screen

NOTHING = "Your last command changed nothing."


class Undo(HomeTest):
    def titles(self):
        return [row[0] for row in self.home.rows(
            "SELECT title FROM todo WHERE completed_at IS NULL ORDER BY title")]

    def grow_old(self, minutes):
        """What was done until now was done so many minutes before."""
        self.home.write(f"UPDATE batch SET made_at = made_at - {minutes} * 60000")

    def test_after_a_command_that_changed_nothing_it_tells_what_it_would_take(self):
        self.expect(0, "add", "call the plumber", mine="call the plumber")
        self.expect(3, "done", "plimber tap")
        refused = self.expect(5, "undo")
        self.assertTrue(refused.err.startswith(NOTHING), refused.err)
        self.assertIn("voicedo-remind undo 1", refused.err)
        self.assertEqual(self.titles(), ["Call the plumber"])
        self.expect(0, "undo", "1")
        self.assertEqual(self.titles(), [])

    def test_eight_commands_at_once_leave_one_order(self):
        self.expect(0, "add", "call the plumber", mine="call the plumber")
        lines = [["add", f"number {index}"] if index % 2 else ["done", f"nobody{index}"]
                 for index in range(8)]
        running = [subprocess.Popen([programs.COMPANION, *line], env=self.home.environment,
                                    stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                   for line in lines]
        for process, line in zip(running, lines):
            self.assertEqual(process.wait(), 0 if line[0] == "add" else 3, line)
        self.assertEqual(len(self.titles()), 5)
        last = self.home.rows(
            "SELECT label FROM batch WHERE kind = 'do' AND caused_by IS NULL ORDER BY id DESC")[0][0]
        self.expect(5 if last == "nothing" else 0, "undo")
        self.assertEqual(len(self.titles()), 5 if last == "nothing" else 4)

    def test_looking_writes_nothing(self):
        self.expect(0, "add", "call the plumber", mine="call the plumber")
        before = self.home.rows("SELECT count(*), max(id) FROM batch")
        for line in (["list"], ["today"], ["show", "plumber"], ["find", "nobody"], ["log", "changes"]):
            subprocess.run([programs.COMPANION, *line], env=self.home.environment,
                           capture_output=True)
        self.assertEqual(self.home.rows("SELECT count(*), max(id) FROM batch"), before)

    def test_the_screen_asks_before_it_takes_back_something_old(self):
        self.expect(0, "add", "call the plumber today at 23:50", mine="call the plumber")
        self.expect(0, "focus", "25m")
        self.expect(0, "focus", "stop")
        self.grow_old(20)
        screen = Screen(self.home, shlex.join([str(programs.COMPANION), "screen"]))
        self.addCleanup(screen.close)
        screen.waits_for("Today", "q leave")
        screen.keys("u")
        screen.waits_for("The last change was 20 minutes ago", "a change of your focus", "[y/N]")
        screen.keys("n")
        state = "SELECT state FROM focus_session ORDER BY id DESC LIMIT 1"
        self.assertEqual(self.home.rows(state)[0][0], "ended")
        screen.keys("u")
        screen.waits_for("Take it back? [y/N]")
        screen.keys("y")
        screen.waits_for("Taken back")
        screen.keys("q")

    def test_the_assistant_is_told_the_step(self):
        self.expect(0, "add", "call the plumber", mine="call the plumber")
        calls = [
            {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {
                "protocolVersion": "2025-06-18", "capabilities": {},
                "clientInfo": {"name": "test", "version": "1"}}},
            {"jsonrpc": "2.0", "method": "notifications/initialized"},
            {"jsonrpc": "2.0", "id": 2, "method": "tools/call",
             "params": {"name": "undo", "arguments": {}}},
            {"jsonrpc": "2.0", "id": 3, "method": "tools/call",
             "params": {"name": "undo", "arguments": {"step": 1}}},
        ]
        run = subprocess.run([programs.COMPANION, "mcp"], env=self.home.environment, text=True,
                             input="".join(json.dumps(call) + "\n" for call in calls),
                             capture_output=True)
        answers = {message.get("id"): message
                   for message in map(json.loads, run.stdout.splitlines())}
        self.assertTrue(answers[2]["result"]["isError"])
        self.assertIn("undo 1", answers[2]["result"]["content"][0]["text"])
        self.assertFalse(answers[3]["result"]["isError"])
        self.assertEqual(self.titles(), [])


class TheWayBackFromAnAnswer(EndToEndTest):
    def setUp(self):
        super().setUp()
        self.create_database()
        self.start()

    def way_back(self, title):
        return self.eventually(
            lambda: next(iter(self.traffic.ways_back(title)), None), "there is no way back")

    def is_open(self, identifier):
        return self.database.value(
            "SELECT completed_at IS NULL FROM todo WHERE id = ?", identifier) == 1

    def test_done_is_taken_back(self):
        identifier, popup = self.show_one("Feed the cat")
        self.desktop.press(popup, "Done")
        back = self.way_back("Feed the cat")
        self.assertEqual(back.body, "Done")
        self.assertEqual(back.hints.get("urgency"), 0)
        self.assertTrue(back.hints.get("transient"))
        self.assertEqual(back.timeout, 10_000)
        self.assertFalse(self.is_open(identifier))
        self.desktop.press(back, "Undo")
        self.eventually(lambda: self.is_open(identifier), "it is done still")
        self.assert_withdrawn(back)
        self.eventually(lambda: self.traffic.on_screen("Feed the cat"), "it does not come back")
        self.eventually(
            lambda: [popup.body for popup in self.traffic.ways_back("Feed the cat")] == ["Taken back"],
            "nothing tells of it")
        self.assertIn("taken back", self.run_companion("log", "changes").stdout)

    def test_later_is_taken_back(self):
        identifier, popup = self.show_one("Water the fern")
        label = next(text for text in popup.buttons.values() if text.startswith("Later"))
        self.desktop.press(popup, label)
        back = self.way_back("Water the fern")
        self.assertRegex(back.body, r"until .*\d\d:\d\d")
        self.desktop.press(back, "Undo")
        self.eventually(lambda: self.traffic.on_screen("Water the fern"), "it does not come back")

    def test_it_goes_by_itself(self):
        identifier, popup = self.show_one("Bring out the bins")
        self.desktop.press(popup, "Done")
        back = self.way_back("Bring out the bins")
        self.eventually(lambda: not back.is_open, "it stays", within=14)
        self.assertGreater(back.closed_at - back.answered_at, 9_000_000)
        self.assertFalse(self.is_open(identifier))

    def test_the_next_answer_takes_its_place(self):
        first, popup = self.show_one("Feed the cat")
        second, other = self.show_one("Water the fern")
        self.desktop.press(popup, "Done")
        back = self.way_back("Feed the cat")
        self.desktop.press(other, "Done")
        next_one = self.way_back("Water the fern")
        self.assertEqual(next_one.number, back.number)
        self.desktop.press(next_one, "Undo")
        self.eventually(lambda: self.is_open(second), "it is done still")
        self.assertFalse(self.is_open(first))
