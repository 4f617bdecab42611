"""A conversation about sixty to-dos: each question answered, each wish done, by whatever way it comes."""

import os
import shutil
import time
import unittest

import conversation
from home import HomeTest
from microphone import Microphone, missing


class Conversation(HomeTest):
    @classmethod
    def setUpClass(cls):
        # The tables speak of days of this machine.
        cls.zone = os.environ.get("TZ")

    def setUp(self):
        super().setUp()
        self.home.environment.pop("TZ", None)
        if self.zone:
            self.home.environment["TZ"] = self.zone
        # Morning comes at midnight: a question asked at two in the night means the day of its date.
        self.home.settings.parent.mkdir(parents=True, exist_ok=True)
        self.home.settings.write_text('[schedule]\nday_starts = "00:00"\n')
        text = "\n".join(conversation.LINES) + "\n"
        self.expect(0, "add", "-", text=text)
        for title in conversation.DONE:
            self.expect(0, "done", title.lower())
        self.assertEqual(self.home.rows("SELECT count(*) FROM todo"), [(60,)])
        self.folder = self.home.database.parent
        self.filled = self.home.folder / "filled"
        shutil.copytree(self.folder, self.filled)

    def fill_again(self):
        shutil.rmtree(self.folder)
        shutil.copytree(self.filled, self.folder)

    def check_question(self, words, start, titles, way):
        run = way(words)
        self.assertEqual(run.code, 0, f"{words}: {run.out}{run.err}")
        self.assertTrue(run.out.startswith(start), f"{words}: {run.out}{run.err}")
        for title in titles:
            self.assertIn(title, run.out, words)
        others = [title for lines in conversation.TIMED.values() for title in lines.values()]
        if titles:
            for title in set(others) - set(titles):
                self.assertNotIn(f"  {title}  ", run.out, words)

    def check_change(self, words, sql, title, value, way):
        self.fill_again()
        run = way(words)
        self.assertEqual(run.code, 0, f"{words}: {run.out}{run.err}")
        found = self.home.rows(sql, *([title] if title else []))
        self.assertEqual(found, [(value,)], f"{words}: {run.out}{run.err}")
        self.expect(0, "undo")
        self.assertEqual(self.home.rows("SELECT count(*) FROM todo"), [(60,)], words)

    def say(self, words):
        return self.home.run("say", "--yes", words)

    def type(self, words):
        return self.home.run("listen", "--yes", "-", text=words)

    def test_every_question_is_answered_and_stores_nothing(self):
        table = list(conversation.questions())
        self.assertGreaterEqual(len(table), 120)
        for name, way in (("say", self.say), ("listen -", self.type)):
            for words, start, titles in table:
                with self.subTest(f"{name}: {words}"):
                    self.check_question(words, start, titles, way)
        self.assertEqual(self.home.rows("SELECT count(*) FROM todo"), [(60,)])

    def test_every_wish_is_done_and_taken_back(self):
        table = list(conversation.changes())
        self.assertGreaterEqual(len(table), 80)
        for name, way in (("say", self.say), ("listen -", self.type)):
            for words, sql, title, value in table:
                with self.subTest(f"{name}: {words}"):
                    self.check_change(words, sql, title, value, way)


@unittest.skipIf(missing(), f"not installed: {missing()}")
class Aloud(Conversation):
    """The same into a virtual microphone; a recogniser that writes down just what was said."""

    test_every_question_is_answered_and_stores_nothing = None
    test_every_wish_is_done_and_taken_back = None

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.microphone = cls.enterClassContext(Microphone())
        cls.voice = cls.microphone.make_voice("what do I have tomorrow", noise=0.2)

    def setUp(self):
        super().setUp()
        self.home.environment |= self.microphone.environment
        folder = self.home.folder / "bin"
        folder.mkdir()
        self.recognizer = folder / "pocketsphinx"
        self.home.environment["PATH"] = f"{folder}:{os.environ['PATH']}"

    def speak(self, words):
        import threading
        quoted = words.replace("'", "'\\''")
        self.recognizer.write_text(f"#!/bin/sh\n[ \"$1\" = live ] && exit 1\necho '{quoted}'\n")
        self.recognizer.chmod(0o755)

        def play():
            end = time.monotonic() + 30
            while not self.microphone.is_heard() and time.monotonic() < end:
                time.sleep(0.02)
            self.microphone.play(self.voice)

        player = threading.Thread(target=play)
        player.start()
        run = self.home.run("listen", "--yes", "--silence", "1")
        player.join()
        return run

    def test_twenty_are_understood_from_the_microphone(self):
        questions = list(conversation.questions())[::10]
        changes = list(conversation.changes())[::11]
        self.assertGreaterEqual(len(questions) + len(changes), 20)
        for words, start, titles in questions:
            with self.subTest(words):
                self.check_question(words, start, titles, self.speak)
        for words, sql, title, value in changes:
            with self.subTest(words):
                self.check_change(words, sql, title, value, self.speak)
