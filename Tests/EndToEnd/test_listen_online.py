"""Speech that a service writes down, and what it may cost: a real voice, a server of our own."""

import datetime
import signal
import subprocess
import unittest

import programs
from case import EndToEndTest
from desktop import wait_until
from microphone import Microphone, missing
from model_server import KEY, Answer, ModelServer, demand, openai_answer, transcription
from test_online import GOOD, ONLINE, SAID

# Long enough for a machine that has much else to do.
PATIENCE = 60


@unittest.skipIf(missing(), f"not installed: {missing()}")
class Listening(EndToEndTest):
    """`listen` with services for speech in its order, and behind them a command of this machine."""

    desktop_options = {"server": None, "display": False}

    @classmethod
    def setUpClass(cls):
        cls.microphone = cls.enterClassContext(Microphone())
        cls.voice = cls.microphone.make_voice("call mum tomorrow at nine", noise=0.3)

    def setUp(self):
        super().setUp()
        self.server = self.enterContext(ModelServer(transcription))
        self.environment |= self.microphone.environment | {
            "TEST_KEY": KEY, "VOICEDO_ONLINE": str(ONLINE)}
        self.configure('order = ["openai", "command"]')

    def configure(self, text):
        """Settings with the server in the place of the first service."""
        self.settings(
            f'[briefing]\non = false\n[listen]\nsilence = 1\n[transcription]\n{text}\n'
            f'url = "{self.server.url("/v1/audio/transcriptions")}"\n'
            'command = ["echo", "buy bread"]\nsecret = "test"\n'
            '[secrets]\ntest = { environment = "TEST_KEY" }\n')
        self.create_database()

    def listen(self, *answers):
        self.server.script = list(answers)
        result = self.run_companion("listen", "--yes", "--file", str(self.voice))
        self.assertEqual(self.server.violations, [])
        self.assertNotIn(KEY, result.stdout + result.stderr)
        return result

    def titles(self):
        return [row["title"] for row in self.database.rows("SELECT title FROM todo ORDER BY title")]

    def test_what_the_service_writes_down_becomes_a_todo(self):
        self.listen(Answer({"text": "Call mum tomorrow at nine."}))
        self.assertEqual(self.titles(), ["Call mum"])
        self.assertEqual(self.database.value("SELECT due_time FROM todo"), "09:00")
        fields = self.server.requests[0].form()
        self.assertEqual(fields["file"]["bytes"][:4], b"RIFF")
        # What it was sent is counted.
        rows = self.database.rows("SELECT service, requests, seconds FROM usage")
        self.assertEqual([(row["service"], row["requests"]) for row in rows], [("openai", 1)])
        self.assertIn(rows[0]["seconds"], range(2, 6))

    def test_the_next_in_the_order_has_its_turn(self):
        for answer, words in [
            (Answer({}, 401), "does not take the key"), (Answer({}, 413), "more than"),
            (Answer({}, 503), "has trouble of its own"), (Answer(b"<html>"), "not what was asked for"),
        ]:
            with self.subTest(words):
                before = len(self.titles())
                said = self.listen(answer).stderr
                self.assertIn(words, said)
                self.assertIn("echo", said)
                self.assertEqual(len(self.titles()), before + 1)
                self.assertEqual(self.titles()[-1], "Buy bread")

    def test_the_address_and_the_key_are_the_first_ones_alone(self):
        # Nothing listens where speaches would be.
        self.configure('order = ["openai", "speaches", "command"]')
        self.listen(Answer({}, 401))
        self.assertEqual(len(self.server.requests), 1)
        self.assertEqual(self.titles(), ["Buy bread"])

    def test_the_minutes_of_a_month_are_not_exceeded(self):
        self.configure('minutes_per_month = 1\norder = ["openai", "command"]')
        heard = Answer({"text": "Call mum"})
        self.listen(heard)
        self.assertEqual(len(self.server.requests), 1)
        self.database.shell("UPDATE usage SET seconds = 58")
        said = self.listen(heard).stderr
        self.assertIn("The minutes of speech that your settings allow a month (1) are used up", said)
        self.assertEqual(len(self.server.requests), 1)
        self.assertEqual(self.titles(), ["Buy bread", "Call mum"])
        # Another month begins anew.
        self.database.shell("UPDATE usage SET month = '2001-01'")
        self.listen(heard)
        self.assertEqual(len(self.server.requests), 2)

    def test_calling_it_off_keeps_what_was_said(self):
        self.server.script = [Answer({"text": "Call mum"}, wait=120)]
        listener = subprocess.Popen(
            [programs.COMPANION, "listen", "--yes"], env=self.environment, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.addCleanup(listener.kill)
        self.assertTrue(wait_until(self.microphone.is_heard, PATIENCE), "nobody records")
        self.microphone.play(self.voice)
        self.assertTrue(wait_until(lambda: self.server.requests, PATIENCE), "nobody was asked")
        listener.send_signal(signal.SIGINT)
        _, said = listener.communicate(timeout=PATIENCE)
        self.assertIn("listen --retry", said)
        self.assertEqual(self.titles(), [])
        self.server.script = [Answer({"text": "Call mum"})]
        self.run_companion("listen", "--retry", "--yes")
        self.assertEqual(self.titles(), ["Call mum"])


class TheRequestsOfAMonth(EndToEndTest):
    desktop_options = {"server": None, "display": False}

    def test_are_not_exceeded(self):
        server = self.enterContext(ModelServer())
        server.script = [Answer(openai_answer(GOOD))]
        self.environment |= {"TEST_KEY": KEY, "VOICEDO_ONLINE": str(ONLINE)}
        self.settings('[briefing]\non = false\n[model]\nwhen = "always"\nrequests_per_month = 1\n'
                      f'url = "{server.url("/v1")}"\nname = "test-model"\nsecret = "test"\n'
                      '[secrets]\ntest = { environment = "TEST_KEY" }\n')
        self.create_database()
        self.run_companion("listen", "-", "--yes", text=SAID)
        said = self.run_companion("listen", "-", "--yes", text="water the plants").stderr
        self.assertIn("The requests that your settings allow a month (1) are used up", said)
        self.assertIn("on this machine instead", said)
        self.assertEqual(len(server.requests), 1)
        self.assertEqual(self.database.value("SELECT count(*) FROM todo"), 3)


class TheDoctorLooksAtServices(EndToEndTest):
    desktop_options = {"server": None, "display": False}

    def setUp(self):
        super().setUp()
        self.server = self.enterContext(ModelServer(self.look))
        self.environment |= {"TEST_KEY": KEY, "VOICEDO_ONLINE": str(ONLINE)}

    @staticmethod
    def look(request):
        demand(request.method == "GET" and not request.body, "it is only looked at")

    def name_services(self):
        self.settings('[briefing]\non = false\n[model]\nwhen = "long"\n'
                      f'url = "{self.server.url("/v1")}"\nname = "test-model"\nsecret = "test"\n'
                      '[transcription]\norder = ["openai"]\nsecret = "test"\n'
                      f'url = "{self.server.url("/v1/audio/transcriptions")}"\n'
                      '[secrets]\ntest = { environment = "TEST_KEY" }\n')
        self.create_database()
        month = datetime.date.today().strftime("%Y-%m")
        self.database.shell(f"INSERT INTO usage VALUES ('{month}', 'openai', 7, 130)")

    def test_where_none_is_named_nothing_is_asked(self):
        self.assertIn("Everything stays on this machine", self.run_companion("doctor", "online").stdout)

    def test_each_of_them_answers(self):
        self.name_services()
        self.server.script = [Answer({"data": []})]
        found = self.run_companion("doctor", "online").stdout
        self.assertIn("can be asked", found)
        self.assertEqual(found.count("127.0.0.1 answers, and lets you in"), 2)
        self.assertIn("requests this month: 7; minutes of speech: 3", found)
        self.assertEqual(len(self.server.requests), 2)
        self.assertEqual(self.server.violations, [])

    def test_one_that_takes_no_look_is_not_said_to_take_the_key(self):
        self.name_services()
        self.server.script = [Answer({}, 405)]
        found = self.run_companion("doctor", "online").stdout
        self.assertEqual(found.count("127.0.0.1 answers"), 2)
        self.assertNotIn("lets you in", found)

    def test_a_key_that_is_not_taken_is_said(self):
        self.name_services()
        self.server.script = [Answer({}, 401)]
        found = self.run_companion("doctor", "online", code=1).stdout
        self.assertIn("127.0.0.1 does not take the key.", found)


if __name__ == "__main__":
    unittest.main()
