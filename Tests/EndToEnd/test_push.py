"""Reminders on the phone: the real programs, and a server made from ntfy's documentation."""

import json
import os
import pathlib
import re
import subprocess
import time
import urllib.request

import programs
from case import SETTINGS
from desktop import wait_until
from home import HomeTest, breaches
from ntfy_server import NtfyServer, press
from surroundings import SurroundingsTest

SYSTEMD = "org.freedesktop.systemd1"
UNIT = "voicedo-remind-push.service"
TOPIC = "a-quiet-topic"


class PushTest(SurroundingsTest):
    """The service asks systemd, which a stand-in is; the unit is run as systemd would."""

    MANAGER = "/org/freedesktop/systemd1"

    def setUp(self):
        super().setUp()
        self.ntfy = self.enterContext(NtfyServer())
        self.addCleanup(lambda: self.assertEqual(self.ntfy.violations, []))
        self.systemd = self.stand_in()
        self.systemd.answer(self.MANAGER, f"{SYSTEMD}.Manager", "StartUnit", "o",
                            "/org/freedesktop/systemd1/job/1")
        self.systemd.own(SYSTEMD)

    def configure(self, *lines, top=""):
        self.settings(top + SETTINGS + f'[push]\nntfy = "{self.ntfy.topic()}"\n' + "\n".join(lines))

    def asked(self):
        return self.systemd.heard().count(f"{SYSTEMD}.Manager.StartUnit")

    def run_push(self, code=0, **extra):
        result = subprocess.run(
            [programs.COMPANION, "push", "run", "--json"], env=self.environment | extra, text=True,
            capture_output=True, timeout=120)
        self.assertEqual(result.returncode, code, result.stdout + result.stderr)
        self.assertNotIn(TOPIC, result.stdout + result.stderr)
        return json.loads(result.stdout)

    def sent(self):
        return self.ntfy.on(TOPIC)

    def wait_ten_minutes(self, identifier):
        """It was shown ten minutes ago, as far as anybody can tell."""
        self.eventually(lambda: self.database.value(
            "SELECT count(*) FROM push WHERE todo_id = ?", identifier), "it is not waited for")
        self.database.shell("UPDATE push SET since = since - 600000; "
                            "UPDATE reminder SET shown_at = shown_at - 600000")

    def on_the_phone(self, title="Water", **options):
        """A to-do that was on the screen for ten minutes, and went to the phone."""
        self.begin()
        identifier, popup = self.show_one(title)
        self.assertEqual(self.asked(), 0)
        self.wait_ten_minutes(identifier)
        self.eventually(self.asked, "the unit is not asked for")
        self.assertEqual(self.run_push()["sent"], 1)
        message, = self.sent()
        return identifier, popup, message

    def why(self, identifier):
        return self.run_companion("why", identifier).stdout


class UnansweredHere(PushTest):
    def test_goes_to_the_phone_once(self):
        self.configure()
        identifier, _, message = self.on_the_phone()
        self.assertEqual(message["title"], "Water")
        self.assertEqual([one["label"] for one in message["actions"]], ["Done", "Later"])
        self.assertEqual(self.run_push()["sent"], 0)
        self.assertEqual(len(self.sent()), 1)
        self.assertRegex(self.why(identifier), r"\d\d:\d\d +it went to your phone")
        self.assertIn("Water", self.run_companion("push").stdout)

    def test_is_done_there(self):
        self.configure()
        identifier, popup, message = self.on_the_phone()
        self.assertEqual(press(message, "Done"), 200)
        self.assertEqual(self.run_push()["done"], 1)
        self.assert_withdrawn(popup)
        self.assertTrue(self.database.value(
            "SELECT completed_at FROM todo WHERE id = ?", identifier))
        self.assertIn("it was done on your phone", self.why(identifier))
        # Pressed twice, it is done once.
        self.assertEqual(press(message, "Done"), 200)
        self.assertEqual(self.run_push()["done"], 0)
        self.run_companion("undo", "--yes")
        self.assertIsNone(self.database.value(
            "SELECT completed_at FROM todo WHERE id = ?", identifier))

    def test_done_for_one_time_is_heard_of_when_the_next_has_come(self):
        self.configure()
        self.begin()
        # It came yesterday, and comes again in a minute or two.
        self.database.shell(
            "INSERT INTO todo(title, due_date, due_time, rrule) VALUES ('Water', "
            "date('now', 'localtime', '+135 seconds', '-1 day'), "
            "strftime('%H:%M', 'now', 'localtime', '+135 seconds'), 'FREQ=DAILY')")
        identifier = self.database.value("SELECT id FROM todo")
        self.popup("Water")
        self.wait_ten_minutes(identifier)
        self.eventually(self.asked, "the unit is not asked for")
        self.assertEqual(self.run_push()["sent"], 1)
        message, = self.sent()
        press(message, "Done")
        self.eventually(lambda: self.database.value("SELECT count(*) FROM push") == 2,
                        "the next does not come", 150)
        yesterday = self.database.value("SELECT due_date FROM todo")
        outcome = self.run_push()
        self.assertEqual((outcome["done"], outcome["ignored"]), (1, 0))
        self.assertEqual(self.database.value("SELECT count(*) FROM completion"), 1)
        self.assertEqual(
            self.database.value("SELECT due_date = date(?, '+1 day') AND completed_at IS NULL FROM todo",
                                yesterday), 1)
        # The next one is up, and goes to the phone as well.
        self.eventually(lambda: self.reminder(identifier)["state"] == "shown", "it is not up")
        self.assertIn("ticked off on your phone, as done ", self.why(identifier))
        asked = self.asked()
        self.wait_ten_minutes(identifier)
        self.eventually(lambda: self.asked() > asked, "the unit is not asked for")
        self.assertEqual(self.run_push()["sent"], 1)

    def test_is_put_off_there(self):
        self.configure()
        identifier, popup, message = self.on_the_phone()
        press(message, "Later")
        before = time.time()
        self.assertEqual(self.run_push()["later"], 1)
        self.assert_withdrawn(popup)
        reminder = self.reminder(identifier)
        self.assertEqual(reminder["state"], "snoozed")
        self.assertAlmostEqual(reminder["again_at"] / 1000, before + 600, delta=30)

    def test_is_taken_from_there_when_it_is_done_here(self):
        self.configure()
        identifier, popup, message = self.on_the_phone()
        asked = self.asked()
        self.desktop.press(popup, "Done")
        self.eventually(lambda: self.asked() > asked, "the unit is not asked for")
        self.assertEqual(self.run_push()["cleared"], 1)
        self.assertEqual(self.ntfy.cleared, [message["sequence_id"]])
        self.assertEqual(self.database.value("SELECT count(*) FROM push"), 0)
        # What is pressed there all the same does nothing.
        press(message, "Later")
        self.run_push()
        self.assertTrue(self.database.value(
            "SELECT completed_at FROM todo WHERE id = ?", identifier))

    def test_stays_there_where_the_server_cannot_take_it(self):
        self.ntfy.knows_sequences = False
        self.configure()
        _, popup, _ = self.on_the_phone()
        self.desktop.press(popup, "Done")
        self.eventually(lambda: self.database.value(
            "SELECT count(*) FROM push WHERE state = 'answered'"), "it is not noted")
        outcome = self.run_push()
        self.assertEqual((outcome["cleared"], outcome["trouble"]), (0, None))
        self.assertEqual(self.database.value("SELECT count(*) FROM push"), 0)

    def test_answered_in_time_goes_nowhere(self):
        self.configure()
        self.begin()
        identifier, popup = self.show_one("Water")
        self.desktop.press(popup, "Done")
        self.eventually(lambda: self.database.value(
            "SELECT completed_at FROM todo WHERE id = ?", identifier), "it is not done")
        self.assertEqual(self.run_push()["sent"], 0)
        self.assertEqual(self.ntfy.requests, [])
        self.assertEqual(self.asked(), 0)

    def test_is_asked_for_by_the_unit_of_its_own(self):
        self.configure()
        self.on_the_phone()
        self.assertIn([UNIT, "replace"], self.systemd.heard_values())


class BehindTheLock(PushTest):
    def test_goes_to_the_phone_at_once(self):
        self.configure()
        saver = self.stand_in()
        saver.answer("/org/freedesktop/ScreenSaver", "org.freedesktop.ScreenSaver", "GetActive", "b",
                     True)
        saver.own("org.freedesktop.ScreenSaver")
        self.begin()
        self.assert_soon("locked", True, 5)
        identifier = self.database.insert_due("Water")
        self.eventually(self.asked, "the unit is not asked for", 10)
        self.assertEqual(self.run_push()["sent"], 1)
        self.assertIn("as the screen was locked", self.why(identifier))


class WhatIsSaid(PushTest):
    def told(self):
        return json.dumps([{key: value for key, value in message.items() if key != "actions"}
                           for message in self.sent()])

    def test_in_private_mode_is_nothing(self):
        self.configure(top="[reminders]\nprivate = true\n")
        self.begin()
        identifier = self.database.insert_due("Water the secret plants")
        self.popup("waiting")
        self.wait_ten_minutes(identifier)
        self.eventually(self.asked, "the unit is not asked for")
        self.assertEqual(self.run_push()["sent"], 1)
        self.assertNotIn("secret", self.told())
        self.assertIn("waiting", self.told())
        for _, _, body in self.ntfy.requests:
            self.assertNotIn(b"secret", body)

    def test_is_as_much_as_the_settings_let_out(self):
        for mode, said, unsaid in (("full", "the door code", ""), ("title", "Water", "the door code"),
                                   ("generic", "waiting", "Water")):
            with self.subTest(mode=mode):
                self.ntfy.messages.clear()
                self.configure(f'mode = "{mode}"')
                if not self.services:
                    self.begin()
                    identifier = self.database.insert_due("Water")
                    self.database.shell(f"UPDATE todo SET notes = 'the door code' WHERE id = '{identifier}'")
                    self.popup("Water")
                    self.wait_ten_minutes(identifier)
                    self.eventually(self.asked, "the unit is not asked for")
                else:
                    self.database.shell("UPDATE push SET state = 'wanted', sent_at = NULL")
                self.run_push()
                self.assertEqual(len(self.sent()), 1)
                self.assertIn(said, self.told())
                if unsaid:
                    self.assertNotIn(unsaid, self.told())

    def test_is_data_whatever_it_is(self):
        title = 'Water"}],"topic":"other","x":[{" \\ $(touch taken) \u202e done 00'
        self.configure()
        self.begin()
        self.run_companion("add", "--no-parse", title)
        identifier = self.database.value("SELECT id FROM todo")
        self.database.shell(f"UPDATE todo SET time_kind = 'elapsed', due_at = unixepoch() WHERE id = '{identifier}'")
        self.popup("Water")
        self.wait_ten_minutes(identifier)
        self.eventually(self.asked, "the unit is not asked for")
        self.run_push()
        message, = self.sent()
        self.assertTrue(message["title"].startswith('Water"}],"topic":"other"'), message)
        self.assertNotIn("\u202e", json.dumps(message, ensure_ascii=False))

    def test_is_short_enough_whatever_its_letters_are_made_of(self):
        letter = "e" + "\u0301" * 30
        self.configure()
        self.begin()
        identifier = self.database.insert_due("Water")
        self.database.shell(f"UPDATE todo SET notes = '{letter * 120}' WHERE id = '{identifier}'")
        self.popup("Water")
        self.wait_ten_minutes(identifier)
        self.eventually(self.asked, "the unit is not asked for")
        self.assertEqual(self.run_push()["sent"], 1)
        message, = self.sent()
        self.assertIn(letter, message["message"])
        self.assertTrue(message["message"].endswith("…"))

    def test_the_day_has_a_limit(self):
        self.configure("per_day = 1")
        self.on_the_phone()
        identifier = self.database.insert_due("Bread")
        self.popup("Bread")
        self.wait_ten_minutes(identifier)
        self.eventually(lambda: self.database.value(
            "SELECT state FROM push WHERE todo_id = ?", identifier) == "dropped", "it is not dropped")
        self.assertEqual(self.run_push()["sent"], 0)
        self.assertIn("did not go to your phone", self.why(identifier))


class StrangersAndTrouble(PushTest):
    def write_answer(self, body):
        request = urllib.request.Request(self.ntfy.topic(TOPIC + "-answers"), body.encode(), method="POST")
        urllib.request.urlopen(request, timeout=5).close()

    def test_who_does_not_know_the_token_answers_nothing(self):
        self.configure()
        identifier, _, message = self.on_the_phone()
        token = message["actions"][0]["body"].split()[1]
        for body in ("done", "done " + "0" * 32, "done " + token[:-1], f"drop {token}", f"done {token} x",
                     "x" * 3000, f"done\n{token}", "\u202e"):
            self.write_answer(body)
        outcome = self.run_push()
        self.assertEqual((outcome["done"], outcome["later"]), (0, 0))
        self.assertEqual(outcome["ignored"], 8)
        self.assertIsNone(self.database.value(
            "SELECT completed_at FROM todo WHERE id = ?", identifier))
        # What was read is not read again, and the true one counts behind it.
        press(message, "Done")
        outcome = self.run_push()
        self.assertEqual((outcome["done"], outcome["ignored"]), (1, 0))

    def test_what_is_no_answer_is_nothing(self):
        self.configure()
        identifier, _, message = self.on_the_phone()
        self.ntfy.garbage = b'{"id": 7}\n[[[[\n\xff\xfe\0\n{"event":"message","id":"../..","time":1}\n'
        press(message, "Done")
        self.assertEqual(self.run_push()["done"], 1)

    def test_a_flood_of_strangers_hides_no_answer(self):
        self.configure()
        identifier, _, message = self.on_the_phone()
        for text, count in (("x" * 4000, 400), ("done " + "0" * 32, 4000)):
            for _ in range(count):
                self.ntfy.keep({"topic": TOPIC + "-answers", "message": text})
        press(message, "Done")
        # As long as all of a server's room for messages.
        self.ntfy.keep({"topic": TOPIC + "-answers", "message": "y" * 200_000})
        outcome = self.run_push()
        self.assertEqual(outcome["done"], 1)
        self.assertGreaterEqual(outcome["ignored"], 4400)
        polls = len(self.ntfy.requests)
        self.assertEqual(self.run_push()["ignored"], 0)
        self.assertLessEqual(len(self.ntfy.requests), polls + 1)

    def test_what_came_before_a_server_broke_off_counts(self):
        self.configure()
        identifier, _, message = self.on_the_phone()
        press(message, "Done")
        self.ntfy.breaks_off = True
        self.assertEqual(self.run_push()["done"], 1)

    def test_a_server_that_is_down_is_asked_again_and_told_of_once(self):
        self.configure()
        self.begin()
        identifier, _ = self.show_one("Water")
        self.wait_ten_minutes(identifier)
        self.eventually(self.asked, "the unit is not asked for")
        self.ntfy.stop()
        try:
            self.assertEqual(self.run_push(code=1)["trouble"], "offline")
            self.popup("Your phone is not reached")
            self.assertEqual(self.run_push(code=1)["trouble"], "offline")
            self.assert_nothing_more("Your phone is not reached", 1)
            self.assertIn("not reached since", self.run_companion("push").stdout)
            # The service asks again by itself, at a pause.
            pause = self.database.value("SELECT next_at - since FROM push")
            self.assertGreaterEqual(pause, 600_000)
        finally:
            self.ntfy.go()
        outcome = self.run_push()
        self.assertEqual((outcome["sent"], outcome["trouble"]), (1, None))
        self.assertEqual(len(self.sent()), 1)
        self.assertNotIn("not reached", self.run_companion("push").stdout)

    def test_too_many_requests_are_a_pause(self):
        self.configure()
        self.begin()
        identifier, _ = self.show_one("Water")
        self.wait_ten_minutes(identifier)
        self.eventually(self.asked, "the unit is not asked for")
        self.ntfy.faults, self.ntfy.headers = [429], {"retry-after": "3600"}
        self.assertEqual(self.run_push(code=1)["trouble"], "rate-limited")
        self.assertEqual(len(self.ntfy.requests), 1)
        pause = self.database.value("SELECT next_at FROM push") / 1000 - time.time()
        self.assertGreater(pause, 3500)
        self.ntfy.headers = {}
        self.assertEqual(self.run_push()["sent"], 1)

    def wait_for_another(self, title, asked):
        """One more that nobody has answered for ten minutes."""
        identifier, _ = self.show_one(title)
        self.wait_ten_minutes(identifier)
        self.eventually(lambda: self.asked() > asked, "the unit is not asked for")

    def test_answers_that_cannot_be_read_keep_nothing_back(self):
        self.configure()
        self.on_the_phone()
        self.wait_for_another("Bread", self.asked())
        self.ntfy.faults = [403]
        self.assertEqual(self.run_push(code=1)["sent"], 1)
        self.assertEqual([message["title"] for message in self.sent()], ["Water", "Bread"])

    def test_a_message_that_is_refused_keeps_none_behind_it_back(self):
        self.configure()
        self.begin()
        for number, title in enumerate(["Water", "Bread"]):
            self.wait_for_another(title, number)
        self.ntfy.faults = [413]
        self.assertEqual(self.run_push(code=1)["sent"], 1)
        self.assertEqual([message["title"] for message in self.sent()], ["Bread"])
        self.assertEqual(self.run_push()["sent"], 1)
        self.assertEqual([message["title"] for message in self.sent()], ["Bread", "Water"])

    def test_trouble_of_every_kind_loses_nothing(self):
        self.configure()
        self.begin()
        identifier, _ = self.show_one("Water")
        self.wait_ten_minutes(identifier)
        self.eventually(self.asked, "the unit is not asked for")
        for status in (500, 502, 401, 403, 404, 413, 429, 301, 400):
            with self.subTest(status=status):
                self.ntfy.faults = [status]
                self.assertIsNotNone(self.run_push(code=1)["trouble"])
        self.assertEqual(self.run_push()["sent"], 1)

    def test_nobody_can_read_the_topic_or_the_token(self):
        key = "tk_" + "a1b2c3d4" * 4
        self.ntfy.token = key
        folder = pathlib.Path(self.environment["XDG_CONFIG_HOME"]) / "voicedo-remind/secrets"
        folder.mkdir(parents=True)
        (folder / "phone").write_text(key + "\n")
        (folder / "phone").chmod(0o600)
        self.configure('secret = "phone"', "[secrets]", f'phone = {{ file = "{folder}/phone" }}')
        self.on_the_phone()
        told = ""
        for arguments in (["push"], ["push", "--json"], ["config", "show"], ["config", "show", "--json"],
                          ["push", "test"], ["push", "test", "--json"], ["doctor", "online"],
                          ["doctor", "online", "--json"], ["status"], ["why", "water", "--json"]):
            result = self.run_companion(*arguments)
            told += result.stdout + result.stderr
        told += self.desktop.log("service.log")
        self.assertNotIn(TOPIC, told)
        self.assertNotIn(key, told)
        self.assertIn("a-…", told)
        self.assertNotIn(key, json.dumps(self.sent()), "who reads the message reads the key")


class WithoutAService(HomeTest):
    def test_push_says_what_there_is(self):
        self.assertIn("Nothing goes to your phone", self.expect(0, "push").out)
        self.assertEqual(self.home.run("push", "test").code, 1)
        self.assertEqual(json.loads(self.expect(0, "push", "run", "--json").out)["sent"], 0)
        for tone in ("warm", "literal", "quiet"):
            self.home.settings.parent.mkdir(parents=True, exist_ok=True)
            self.home.settings.write_text(
                f'tone = "{tone}"\n[push]\nntfy = "http://127.0.0.1:9/abcdef"\n')
            run = self.home.run("push", "test")
            self.assertEqual(run.code, 1)
            self.assertEqual(breaches(run.out + run.err), [])
            self.assertNotIn("abcdef", run.out + run.err)

    def test_a_trial_goes_out(self):
        with NtfyServer() as ntfy:
            self.home.settings.parent.mkdir(parents=True, exist_ok=True)
            self.home.settings.write_text(f'[push]\nntfy = "{ntfy.topic()}"\n')
            self.assertIn("on its way to your phone", self.expect(0, "push", "test").out)
            self.assertEqual(ntfy.on(TOPIC)[0]["title"], "A trial")
            self.assertEqual(ntfy.violations, [])
            self.assertEqual(self.home.rows("SELECT service, requests FROM usage"), [("ntfy", 2)])
            self.assertIn("Phone, ntfy", self.expect(0, "doctor", "online").out)

    def test_a_topic_that_wants_a_key_says_so(self):
        with NtfyServer(token="tk_1") as ntfy:
            self.home.settings.parent.mkdir(parents=True, exist_ok=True)
            self.home.settings.write_text(f'[push]\nntfy = "{ntfy.topic()}"\n')
            wants = "127.0.0.1 wants a key for this topic"
            self.assertIn(wants, self.expect(1, "push", "test").err)
            online = self.home.run("doctor", "online")
            self.assertIn(wants, " ".join(online.out.split()))
            # One that is refused is another thing.
            key = self.home.folder / "key"
            key.write_text("tk_2\n")
            key.chmod(0o600)
            self.home.settings.write_text(
                f'[push]\nntfy = "{ntfy.topic()}"\nsecret = "phone"\n'
                f'[secrets]\nphone = {{ file = "{key}" }}\n')
            self.assertIn("127.0.0.1 does not take the key", self.expect(1, "push", "test").err)

    def test_an_address_that_is_not_safe_is_not_spoken_to(self):
        self.home.settings.parent.mkdir(parents=True, exist_ok=True)
        self.home.settings.write_text('[push]\nntfy = "http://example.org/abcdef"\n')
        run = self.home.run("push", "test")
        self.assertEqual(run.code, 1)
        self.assertIn("begins with neither https nor this machine", run.err)
        self.home.settings.write_text('[push]\nntfy = "https://example.org/"\n')
        self.assertEqual(self.home.run("config", "check").code, 1)
