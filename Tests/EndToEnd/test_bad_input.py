"""Whatever comes in, the companion answers calmly, in time, and leaves nothing half-written."""

import json
import os
import subprocess
import unittest

import programs
from home import HomeTest, steers

MEGABYTE = 1 << 20
FAMILY = "\U0001F468\u200D\U0001F469\u200D\U0001F467\u200D\U0001F466"


class NothingToStore(HomeTest):
    def test_empty_text(self):
        for arguments in ([""], ["   "], ["\t\n"], ["add", ""], ["add", "--", ""]):
            with self.subTest(arguments):
                self.expect(8, *arguments, says="nothing was stored")

    def test_empty_input(self):
        for text in (b"", b"  \n\t\n", b"\n" * 1000):
            for arguments in (["-"], ["add", "-"], ["add", "--json", "-"]):
                with self.subTest(arguments, text=text):
                    self.expect(8, *arguments, text=text, says="Nothing came in")
        self.assertFalse(self.home.database.exists())

    def test_signs_without_words_are_given_back(self):
        for text in ("\U0001F382", "?!", FAMILY):
            for code, arguments in ((2, [text]), (8, ["add", text])):
                with self.subTest(arguments):
                    run = self.expect(code, *arguments, mine=text)
                    self.assertIn("voicedo-remind add --no-parse --", run.err)
        run = self.expect(0, "add", "--no-parse", "--", "\U0001F382")
        self.assertTrue(run.out.startswith("\U0001F382"))
        self.assert_sound(1)

    def test_the_command_that_is_given_back_stores_it(self):
        run = self.expect(8, "(sighs deeply)")
        self.assertIn("voicedo-remind keep", run.err)
        self.expect(0, "keep")
        self.assert_sound(1)


class AMegabyte(HomeTest):
    """However long, it is answered in time that grows with the text, and in little memory."""

    texts = {
        "one word": b"a" * MEGABYTE,
        "one number": b"1" * MEGABYTE,
        "amounts": b"1h " * (MEGABYTE // 3),
        "numbers": b"9 " * (MEGABYTE // 2),
        "newlines": b"\n" * MEGABYTE,
        "short lines": b"a\n" * (MEGABYTE // 2),
        "items": b"- a\n" * (MEGABYTE // 4),
        "commas": b"," * MEGABYTE,
        "quotation marks": b'" ' * (MEGABYTE // 2),
        "parentheses": b"(a " * (MEGABYTE // 3),
        "colons": b"a:b " * (MEGABYTE // 4),
        "corrections": b"no wait " * (MEGABYTE // 8),
        "fillers": b"um " * (MEGABYTE // 3),
        "repeats": b"every " * (MEGABYTE // 6),
        "verbs": b"and buy " * (MEGABYTE // 8),
        "sentences": b"buy milk on friday. " * (MEGABYTE // 20),
        "accents on one letter": b"e" + b"\xcc\x81" * (MEGABYTE // 2),
        "families": FAMILY.encode() * (MEGABYTE // 25),
        "no text at all": b"\xff" * MEGABYTE,
        "zero bytes": b"\0" * MEGABYTE,
    }

    def test_holds_more_to_dos_than_anybody_does(self):
        """What is too much at once is set aside whole, and `keep` stores it."""
        text = b"buy milk\n" * 10_001
        self.expect(8, "add", "-", text=text, says=["at most 10000", "voicedo-remind keep"])
        self.assertEqual(self.home.rows("SELECT count(*) FROM todo"), [(0,)])
        self.expect(0, "keep")
        (notes,), = self.home.rows("SELECT title || notes FROM todo")
        self.assertEqual(notes.count("buy milk"), 10_001)

    def test_is_stored_or_refused_in_proportion(self):
        """Four times the text takes four times as long, not sixteen times."""
        for name, text in self.texts.items():
            with self.subTest(name):
                whole = self.answer(text)
                if whole > 4:
                    self.assertLess(whole / self.answer(text[:len(text) // 4]), 8)

    def answer(self, text):
        """The processor time that `add` takes."""
        home = self.new_home()
        run = home.run("add", "-", text=text)
        self.assertIn(run.code, (0, 8), run.err[:500])
        self.assertLess(run.megabytes, 700)
        if home.database.exists():
            self.assert_sound(home=home)
        return run.processor_time

    def test_is_parsed_in_proportion(self):
        for name in ("amounts", "fillers"):
            text = self.texts[name]
            for arguments in (["parse", "-"], ["parse", "--json", "-"]):
                with self.subTest(f"{arguments} {name}"):
                    whole = self.home.run(*arguments, text=text).processor_time
                    quarter = self.home.run(*arguments, text=text[:len(text) // 4]).processor_time
                    if whole > 1:
                        self.assertLess(whole / quarter, 8)

    def test_after_a_megabyte_was_set_aside(self):
        """What waits for `keep` slows nobody down."""
        self.expect(8, "add", "-", text=b"um " * (MEGABYTE // 3), mine="um")
        run = self.expect(0, "add", "-", text=b"buy milk on friday. " * 10_000)
        self.assertLess(run.processor_time, 20)

    def test_as_arguments(self):
        # The kernel takes 128 KiB an argument and 2 MiB in all.
        self.expect(0, "add", "buy " + "milk " * 26_000)
        self.expect(0, "add", *["milk"] * 100_000)
        self.expect(0, "add", "--no-parse", *["milk"] * 100_000)
        self.assert_sound()

    def test_as_drafts(self):
        run = self.home.run("add", "--json", "-", text=json.dumps({"tasks": [{"title": "x " * 500_000}]}))
        self.assertEqual(run.code, 0, run.err)
        todo = json.loads(run.out)["todos"][0]
        self.assertLessEqual(len(todo["title"]), 200)
        self.assertGreater(len(todo["notes"]), 900_000)
        self.assert_sound(1)

    def test_too_much_is_cut_short(self):
        """Input without end is read for 16 MiB."""
        process = subprocess.Popen(["yes", "buy"], stdout=subprocess.PIPE)
        try:
            result = subprocess.run(
                [programs.COMPANION, "add", "--no-parse", "-"], env=self.home.environment,
                stdin=process.stdout, capture_output=True, timeout=120)
        finally:
            process.kill()
            process.wait()
            process.stdout.close()
        self.assertEqual(result.returncode, 0, result.stderr[:500])
        self.assert_sound(1)


class WhatScreensObey(HomeTest):
    """Control characters and turned writing never reach a terminal."""

    nasty = {
        "escape": "buy \x1b[31mmilk\x1b[0m",
        "title of the window": "buy \x1b]0;owned\x07 milk",
        "clear": "buy milk\x1b[2J\x1b[H",
        "eight bit": "buy \x9b31m milk \x9d0;x\x9c",
        "zero": "buy\0milk",
        "backspace": "buy poison\b\b\b\b\b\bmilk",
        "carriage return": "buy milk\rgone",
        "delete": "buy\x7fmilk",
        "override": "buy \u202ekclim\u202c now",
        "isolate": "buy \u2067milk\u2069 now",
        "marks": "buy\u200e milk\u200f",
        "lines": "buy\u2028milk\u2029bread\x0b\x0c\x85",
    }

    def test_whatever_shows_it(self):
        for name, text in self.nasty.items():
            home = self.new_home()
            with self.subTest(name):
                run = self.expect(0, "add", "--no-parse", "-", text=text, home=home)
                handle = run.out.rsplit("[", 1)[1].rstrip("]\n")
                for arguments in (["list"], ["show", handle], ["next"], ["briefing"],
                                  ["list", "--json"], ["snooze", handle, "20"],
                                  ["done", handle], ["list", "--done"], ["undo"]):
                    self.expect(0, *arguments, home=home)
                self.expect(3, "done", "--", "zzz" + text.replace("\0", ""), home=home)
                self.expect(2, "list", "--" + text.replace("\0", "").replace(" ", ""), home=home)
                self.assert_sound(1, home=home)

    def test_rows_of_other_programs(self):
        self.expect(0, "add", "--no-parse", "mine")
        for number, text in enumerate(self.nasty.values()):
            if "\0" not in text:
                self.home.write("INSERT INTO todo(title, notes, first_step, phrase, rrule) "
                                "VALUES (?, ?, ?, ?, ?)", text, text, text, text, text)
                self.home.write("INSERT INTO list(name) VALUES (?)", f"{number} {text}")
                self.home.write("UPDATE todo SET list_id = (SELECT id FROM list ORDER BY "
                                "created_at DESC LIMIT 1) WHERE title = ?", text)
        for arguments in (["list"], ["list", "--json"], ["briefing"], ["next"]):
            self.expect(0, *arguments)
        for handle, in self.home.rows("SELECT handle FROM todo"):
            run = self.expect(0, "show", handle)
            self.assertEqual(steers(run.out), [])
        self.assert_sound()

    def test_settings(self):
        self.home.settings.parent.mkdir(parents=True)
        self.home.settings.write_text('"\\u001b[31mtone" = 1\n"\\u202ex" = 2\n')
        self.expect(0, "add", "--no-parse", "milk", says="not known here")
        self.expect(1, "config", "check")


class WhatIsNoText(HomeTest):
    """Bytes that are not UTF-8 become replacement characters, wherever they come from."""

    def test_argument_and_input(self):
        run = self.expect(0, "add", "--no-parse", b"caf\xe9 creme")
        self.assertTrue(run.out.startswith("caf\ufffd creme"), run.out)
        run = self.expect(0, "add", "--no-parse", "-", text=b"\xffmilk\xc3(\xed\xa0\x80\n")
        self.assertIn("milk", run.out)
        self.expect(3, "done", b"zzz\xe9")
        self.expect(2, b"--\xe9\xe9")
        self.assert_sound(2)

    def test_rows_of_other_programs(self):
        self.expect(0, "add", "--no-parse", "mine")
        self.home.write("INSERT INTO todo(title, notes) VALUES (CAST(x'6d696c6bff' AS TEXT), "
                        "CAST(x'ff00fe' AS TEXT))")
        run = self.expect(0, "list", says="milk\ufffd")
        self.assertEqual(len(run.out.splitlines()), 2)
        self.expect(0, "list", "--json")
        self.expect(0, "done", "milk\ufffd")

    def test_environment(self):
        run = self.expect(1, "add", "--no-parse", "milk", says="not UTF-8 text",
                          VOICEDO_DB=os.fsdecode(b"/tmp/voicedo-\xff/x.sqlite"))
        self.assertIn("voicedo-remind add --no-parse milk", run.err)
        self.assertFalse(os.path.exists("/tmp/voicedo-\ufffd"))
        self.expect(0, "add", "--no-parse", "milk", TZ=os.fsdecode(b"\xff\xfe"),
                    LANG=os.fsdecode(b"\xff"), TERM=os.fsdecode(b"\xff"), COLUMNS="-3")
        self.assert_sound(1)

    def test_settings(self):
        self.home.settings.parent.mkdir(parents=True)
        self.home.settings.write_bytes(b'tone = "\xff"\n')
        self.expect(0, "add", "--no-parse", "milk", says="is not UTF-8 text")
        self.assert_sound(1)


class TextThatIsMoreThanText(HomeTest):
    def test_sql(self):
        text = "'; DROP TABLE todo; --"
        self.expect(0, "add", "--no-parse", text, "--list", text)
        self.expect(0, text)
        self.expect(0, "list", "--list", text)
        self.expect(3, "list", "' OR 1=1 --", mine="OR")
        self.expect(3, "done", "%")
        self.expect(3, "done", "x' union select * from todo --")
        self.assertEqual(self.home.rows("SELECT count(*) FROM todo WHERE title = ?", text), [(1,)])
        self.assert_sound(2)

    def test_markup_and_formats(self):
        for text in ("<b>&amp; <i>x</i>", "%s%n%d {title} \\(x) $(id) `id` ${HOME}", "{command}"):
            with self.subTest(text):
                run = self.expect(0, "add", "--no-parse", text)
                self.assertTrue(run.out.startswith(text), run.out)

    def test_one_letter_with_ten_thousand_accents(self):
        text = "call x" + "\u0301" * 10_000 + " tomorrow"
        for arguments in (["add", text], ["add", "--no-parse", text], ["add", "--no-parse", text[5:]]):
            with self.subTest(arguments[:2]):
                self.expect(0, *arguments)
        for title, in self.home.rows("SELECT title FROM todo"):
            self.assertLessEqual(len(title), 200)
        accents = sum((title + (notes or "")).count("\u0301")
                      for title, notes in self.home.rows("SELECT title, notes FROM todo"))
        self.assertEqual(accents, 30_000)
        for arguments in (["list"], ["next"], ["briefing"]):
            self.expect(0, *arguments)
        self.assert_sound(3)

    def test_pictures_of_several_signs_stay_whole(self):
        for text in (FAMILY, "\U0001F1E9\U0001F1EA", "\u2764\uFE0F", "\U0001F44D\U0001F3FD",
                     "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", "e\u0301",
                     "\U0001F3F3\uFE0F\u200D\U0001F308"):
            with self.subTest(text):
                home = self.new_home()
                run = self.expect(0, f"buy {text} cards tomorrow", home=home)
                self.assertIn(f"Buy {text} cards", run.out)

    def test_many_families_make_a_title_of_200_at_most(self):
        for arguments in (["add", "buy " + FAMILY * 60], ["add", "--no-parse", FAMILY * 60]):
            with self.subTest(arguments[:2]):
                home = self.new_home()
                self.expect(0, *arguments, home=home)
                (title, notes), = home.rows("SELECT title, notes FROM todo")
                self.assertLessEqual(len(title), 200)
                self.assertEqual((title + notes).count(FAMILY), 60)
                self.assert_sound(1, home=home)


class Drafts(HomeTest):
    """JSON of any shape: stored whole, or refused whole with what was expected."""

    def drafts(self, code, text, says="Nothing of it was stored."):
        return self.expect(code, "add", "--json", "-", text=text, says=says,
                           mine=["1e+20", "NaN"])

    def test_that_goes_too_deep(self):
        for text in ("[" * 10_000, "[" * 10_000 + "]" * 10_000, '{"a":' * 10_000,
                     '{"a":' * 10_000 + "1" + "}" * 10_000, "[" * 1_000_000,
                     '{"tasks":[{"title":"x","z":' + "[" * 10_000 + "]" * 10_000 + "}]}"):
            with self.subTest(text[:40]):
                self.drafts(2, text, says="deeper than 100 levels")
        self.assertFalse(self.home.database.exists() and self.home.rows("SELECT 1 FROM todo"))

    def test_of_the_wrong_shape(self):
        table = {
            "": None,
            "nonsense": "From line 1, column 1", "{": "From line 1, column 2",
            '{"tasks":[{"title":"x"}]': "column 25", '{"tasks":[{"title":"x"},]}': "column 25",
            '{"tasks":\n[{"title":x}]}': "From line 2, column 11", "{'tasks':[]}": "column 2",
            '{"tasks":[{"title":NaN}]}': "column 20", '// x\n{"tasks":[]}': "column 1",
            '{"tasks":[]}{"tasks":[]}': "column 13", "null": "Expected one object",
            "3": "Expected one object", '"tasks"': "Expected one object", "[]": "Expected one object",
            "{}": "Expected one object", '{"tasks":{}}': "Expected one object",
            '{"Tasks":[{"title":"x"}]}': "Expected one object",
            '{"tasks":["milk"]}': "Task 1", '{"tasks":[null]}': "Task 1",
            '{"tasks":[{}]}': "Task 1 has no", '{"tasks":[{"title":""}]}': "Task 1 has no",
            '{"tasks":[{"title":"a"},{"title":"\\u0000\\u001b"}]}': "Task 2 has no",
            '{"tasks":[{"title":["a"]}]}': "should be text",
            '{"tasks":[{"title":"a","notes":{}}]}': "should be text",
            '{"tasks":[{"title":"a","dueDate":20261126}]}': "should be text",
            '{"tasks":[{"title":"a","dueDate":"2026-02-30"}]}': "2026-02-30",
            '{"tasks":[{"title":"a","dueDate":"99999-01-01T00:00:00Z"}]}': "99999",
            '{"tasks":[{"title":"a","dueDate":"9999-12-31T23:59:59-12:00"}]}': "9999-12-31",
            '{"tasks":[{"title":"a","dueDate":"0001-01-01T00:00:00+14:00"}]}': "0001-01-01",
            '{"tasks":[{"title":"a","priority":"huge"}]}': "huge",
            '{"tasks":[{"title":"a","parent":{}}]}': "a title or a position",
            json.dumps({"tasks": [{"title": "x"}] * 10_001}): "at most 10000",
        }
        for text, says in table.items():
            with self.subTest(text[:60]):
                if says:
                    self.drafts(2, text, says=[says, "Nothing of it was stored."])
                else:
                    self.drafts(8, text, says="nothing was stored")
        self.assertFalse(self.home.database.exists() and self.home.rows("SELECT 1 FROM todo"))

    def test_whose_parent_is_not_there(self):
        """It stands at the root then, and that is said."""
        for parent in ("0", "1e999", "99999999999999999999", "-1", "0.5", '"nowhere"'):
            with self.subTest(parent):
                home = self.new_home()
                text = '{"tasks":[{"title":"a","parent":%s}]}' % parent
                run = self.expect(0, "add", "--json", "-", text=text, home=home)
                self.assertIn("parent-not-found", run.out)
                self.assertEqual(home.rows("SELECT title, parent_id FROM todo"), [("a", None)])

    def test_in_another_encoding(self):
        self.drafts(2, '{"tasks":[{"title":"x"}]}'.encode("utf-16"))
        self.drafts(0, b'\xef\xbb\xbf{"tasks":[{"title":"with a mark"}]}', says="with a mark")
        self.drafts(0, b'{"tasks":[{"title":"caf\xe9"}]}', says="caf\ufffd")
        self.drafts(0, b'{"tasks":[{"title":"\\ud83c half"}]}', says="\ufffd half")
        self.assert_sound(3)

    def test_with_keys_twice_and_numbers_of_any_size(self):
        self.drafts(0, '{"tasks":[{"title":"first","title":"second","z":1e999}]}', says="second")
        self.drafts(0, '{"x":%s,"tasks":[{"title":"third"}]}' % ("9" * 5000), says="third")
        self.assertEqual(self.home.rows("SELECT title FROM todo ORDER BY title"),
                         [("second",), ("third",)])
        self.assert_sound(2)

    def test_a_megabyte_of_it(self):
        deep = "[" * 90 + "]" * 90
        for text in ("[" + "1," * 500_000 + "1]", "[" + (deep + ",") * 5_000 + "1]",
                     '{"tasks":[' + '{"title":"x"},' * 70_000 + '{"title":"x"}]}'):
            with self.subTest(text[:20]):
                run = self.drafts(2, text)
                self.assertLess(run.processor_time, 5)


class Zones(HomeTest):
    def test_that_do_not_exist(self):
        self.expect(2, "parse", "--zone", "Mars/Olympus", "tea at 5", says="knows no time zone")
        self.expect(2, "add", "--dry-run", "--zone", "../../etc/passwd", "tea at 5",
                    says="knows no time zone")
        for zone in ("Mars/Olympus", "../../../etc/passwd", "/bin/sh", "A" * 100_000, "::", "<+99>99"):
            with self.subTest(zone[:20]):
                home = self.new_home()
                run = self.expect(0, "tea tomorrow at 9", TZ=zone, home=home, mine=[zone, "A" * 59])
                self.assertIn("09:00", run.out)
                self.assert_sound(1, home=home)

    def test_are_remarked_on_once_an_hour(self):
        run = self.expect(0, "tea tomorrow at 9", TZ="Mars/Olympus")
        self.assertIn("Mars/Olympus", run.err)
        self.assertIn("UTC", run.err)
        self.assertNotIn("Mars/Olympus", self.expect(0, "list", TZ="Mars/Olympus").err)

    def test_in_the_words(self):
        self.expect(0, "call mum at 9 am Mars/Olympus time")
        self.assert_sound(1)

    def test_of_other_programs(self):
        self.expect(0, "add", "--no-parse", "mine")
        self.home.write("INSERT INTO todo(title, due_date, due_time, zone) "
                        "VALUES ('tea', '2030-01-01', '09:00', 'Mars/Olympus')")
        self.home.write("INSERT INTO todo(title, phrase) VALUES ('cake', '9 am Mars/Olympus')")
        self.expect(0, "list", says=["tea", "cake", "The zone “Mars/Olympus” is not known here"])
        self.assertEqual(self.home.rows("SELECT count(*) FROM reminder JOIN todo ON todo_id = todo.id "
                                        "WHERE title = 'tea' AND fire_at IS NOT NULL"), [(1,)])
        self.assert_sound(3)

    def test_without_any(self):
        for folder in ("/nowhere", "/proc", "/dev/null", ""):
            with self.subTest(folder):
                home = self.new_home()
                self.expect(0, "tea tomorrow at 9", TZDIR=folder, home=home, without=["TZ"])
                self.expect(0, "list", TZDIR=folder, TZ="Europe/Berlin", home=home)
                self.assert_sound(1, home=home)
        run = self.expect(0, "tea tomorrow at 9", TZDIR="/nowhere")
        self.assertIn("UTC", run.err)
