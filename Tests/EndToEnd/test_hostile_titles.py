"""Whatever is in a title, a note or an answer is text: on the terminal, in JSON and in the log."""

import json
import sqlite3

from home import HomeTest, steers
from stand_in import PATH
from surroundings import SurroundingsTest
from traffic import NOTIFICATIONS

HOSTILE = {
    "escape": "Buy \x1b[31mmilk\x1b[0m\x1b]0;owned\x07",
    "eight bit": "Buy \x9b2Jmilk \x9d0;x\x9c",
    "zero": "Buy\0milk",
    "override": "Buy \u202eklim\u202c \u2066now\u2069\u200f",
    "markup": "Buy <b>milk</b> & <a href='x'>bread</a> &amp; %s %n $(id) `id`",
    "lines": "Buy\u2028milk\x0b\x85 bread",
}
# All of them, in 1 MB.
LONG = "\n".join(HOSTILE.values()) * 4_000


class OnTheTerminal(HomeTest):
    """`expect` looks whether a terminal would obey anything in what was said."""

    def ask(self, home, handle):
        """What tells of a to-do says it as text and as JSON, soon; the JSON."""
        told = {}
        for arguments in (["list"], ["show", handle], ["why", handle], ["next"], ["briefing"],
                          ["find", "buy"], ["simulate"], ["recent"], ["lists"]):
            self.assertLess(self.expect(0, *arguments, home=home).processor_time, 3)
            answer = self.expect(0, *arguments, "--json", home=home)
            self.assertLess(answer.processor_time, 3)
            told[arguments[0]] = json.loads(answer.out)
        return told

    def insert(self, home, title, notes):
        home.write("INSERT INTO todo(title, notes, first_step, time_kind, due_at) "
                   "VALUES (?, ?, ?, 'elapsed', unixepoch() + 3600)", title, notes, title)

    def test_is_what_another_program_wrote(self):
        for name, text in HOSTILE.items():
            with self.subTest(name):
                home = self.new_home()
                self.expect(0, "list", home=home)
                if "\0" in text:
                    with self.assertRaisesRegex(sqlite3.IntegrityError, "1 to 200 characters"):
                        self.insert(home, text, text)
                    continue
                self.insert(home, text, text)
                home.write("INSERT INTO list(name) VALUES (?)", text)
                (handle,), = home.rows("SELECT handle FROM todo")
                # JSON is for programs: it has the title whole.
                self.assertEqual(self.ask(home, handle)["list"]["todos"][0]["title"], text)
                self.expect(0, "done", handle, home=home)
                self.expect(0, "undo", home=home)
                self.assert_sound(1, home=home)

    def test_is_a_megabyte(self):
        self.expect(0, "add", "--no-parse", "-", text=LONG.replace("\n", " "))
        (handle, title), = self.home.rows("SELECT handle, title FROM todo")
        self.assertLessEqual(len(title), 200)
        self.ask(self.home, handle)
        self.home.write("UPDATE todo SET notes = ?, first_step = ?", LONG, LONG)
        self.assertEqual(self.ask(self.home, handle)["list"]["todos"][0]["notes"], LONG)
        self.assert_sound(1)


class InTheLog(SurroundingsTest):
    """At its most talkative, it holds one line for each thing, and nothing that steers."""

    desktop_options = {"server": None}

    def said(self):
        text = self.desktop.log("service.log")
        self.assertEqual(steers(text), [])
        for line in text.splitlines():
            self.assertRegex(line, "^(trace|debug|info|notice|warning): ")
            self.assertLess(len(line), 4000)
        return text

    def test_are_titles(self):
        server = self.stand_in()
        server.be_server("Somebody's Server")
        self.create_database()
        self.start(VOICEDO_LOG="trace")
        for text in HOSTILE.values():
            if "\0" not in text:
                identifier = self.database.insert_due(text)
                self.eventually(lambda identifier=identifier: self.database.value(
                    "SELECT state FROM reminder WHERE todo_id = ?", identifier) == "shown",
                    "not shown", 10)
        self.said()

    def test_are_the_words_of_others(self):
        """A server's name, and why it refuses."""
        server = self.stand_in()
        server.be_server("\x1b[31mServer\u202e")
        server.refuse(PATH, NOTIFICATIONS, "Notify", "\x1b]0;owned\x07 \u202e" + "long " * 200_000)
        self.create_database()
        self.start(VOICEDO_LOG="trace")
        self.database.insert_due("Not taken")
        self.eventually(lambda: "refused" in self.desktop.log("service.log"), "it was not refused")
        self.said()
        self.assertEqual(steers(self.run_companion("status").stdout), [])
        self.assertEqual(steers(self.run_companion("why", "not taken").stdout), [])
