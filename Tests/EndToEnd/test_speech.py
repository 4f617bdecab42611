"""Speech: answers and reminders by a command of the person's own, heard again through the microphone."""

import array
import contextlib
import json
import os
import pathlib
import shutil
import subprocess
import time
import unittest
import wave

import programs
from case import SETTINGS
from microphone import Microphone, missing
from stand_in import LOGIN, Logind
from surroundings import SurroundingsTest

# Long enough for a machine that has much else to do.
PATIENCE = 60
RATE = 16_000


class Speech(SurroundingsTest):
    """A voice that writes down what it is to say, in the place of one that sounds."""

    def setUp(self):
        super().setUp()
        self.said = self.desktop.folder / "said"

    def voice(self, body="", reminders=True, more=""):
        """A command that speaks: notes its arguments, then does what `body` says."""
        path = self.desktop.folder / "voice"
        path.write_text(f'#!/bin/sh\nprintf "%s|" "$@" >> {self.said}; echo >> {self.said}\n{body}\n')
        path.chmod(0o755)
        self.choose([str(path), "{text}"], reminders, more)

    def choose(self, command, reminders=True, more=""):
        self.settings(f"{SETTINGS}{more}[speech]\ncommand = {json.dumps(command)}\n"
                      f"reminders = {str(reminders).lower()}\n")

    def lines(self):
        return self.said.read_text().splitlines() if self.said.exists() else []

    def assert_said(self, text):
        self.eventually(lambda: any(text in line for line in self.lines()),
                        f"{text!r} was not spoken; {self.lines()}", within=10)

    def assert_silent(self, text):
        """What is on the screen was not spoken, and will not be."""
        time.sleep(0.7)
        self.assertFalse([line for line in self.lines() if text in line])

    def medication(self, title):
        """A to-do that may break through and is due in a moment."""
        identifier = self.database.insert_due(title, seconds=3600)
        self.run_companion("remind", title, "--breakthrough")
        self.database.shell(f"UPDATE todo SET due_at = unixepoch() WHERE id = '{identifier}'")

    def hear(self, text):
        return self.run_companion("listen", "-", text=text)


class WhatIsSpoken(Speech):
    def test_a_read_back_and_an_answer_each_as_one_argument(self):
        self.voice()
        self.begin()
        self.hear("buy milk `reboot` $(touch never) tomorrow at 9")
        self.assert_said("Buy milk `reboot` $(touch never). ")
        self.hear("what's on tomorrow")
        self.assert_said("One thing tomorrow")
        for line in self.lines():
            self.assertEqual(line.count("|"), 1, line)
            self.assertNotIn("[", line)

    def test_a_reminder_is_spoken_as_it_is_shown_and_not_once_more_after_a_restart(self):
        self.voice()
        self.begin()
        self.show_one("Water the plants")
        self.assert_said("Water the plants")
        self.service.kill()
        self.start()
        time.sleep(1)
        self.assertEqual(len(self.lines()), 1, self.lines())

    def test_reminders_are_spoken_only_where_that_was_chosen(self):
        self.voice(reminders=False)
        self.begin()
        self.show_one("Water the plants")
        self.assert_silent("plants")
        self.hear("buy milk")
        self.assert_said("Buy milk")

    def test_in_quiet_hours_nothing_is_spoken(self):
        self.voice()
        self.begin()
        self.run_companion("quiet", "2h")
        self.hear("buy milk")
        self.assert_silent("milk")
        self.medication("Take the pills")
        self.popup("Take the pills")
        self.assert_silent("pills")
        self.run_companion("quiet", "off")
        self.hear("buy bread")
        self.assert_said("Buy bread")

    def test_in_private_mode_no_reminder_is_spoken(self):
        self.voice(more="[reminders]\nprivate = true\n")
        self.begin()
        self.database.insert_due("Water the plants")
        self.popup("Something is waiting")
        self.assert_silent("")

    def test_while_the_desktop_keeps_popups_back_no_reminder_is_spoken(self):
        self.voice()
        self.begin()
        subprocess.run(["dunstctl", "set-paused", "true"], env=self.environment, check=True)
        self.assert_soon("doNotDisturb", True)
        self.medication("Take the pills")
        self.eventually(lambda: self.database.value(
            "SELECT count(*) FROM delivery WHERE event = 'shown'"), "it was not handed over")
        self.assert_silent("pills")

    def test_on_a_locked_screen_nothing_is_spoken_and_what_is_spoken_ends(self):
        logind = self.stand_in(Logind, os.getuid())
        logind.own(LOGIN)
        session = logind.log_in(1)
        self.voice(f"sleep 60 & echo $! > {self.desktop.folder}/pid; wait")
        self.begin()
        self.assert_soon("locked", False)
        self.hear("buy milk")
        self.assert_said("Buy milk")
        process = self.voice_process()
        logind.hint(session, "LockedHint", True)
        self.assert_soon("locked", True)
        self.eventually(lambda: not alive(process), "it speaks on behind the lock")
        self.hear("buy bread")
        self.database.insert_due("Water the plants")
        time.sleep(1)
        self.assertEqual(len(self.lines()), 1, self.lines())

    def voice_process(self):
        path = self.desktop.folder / "pid"
        self.eventually(lambda: path.exists() and path.read_text().strip(), "nothing runs")
        return int(path.read_text())

    def test_one_text_comes_after_the_other(self):
        self.voice("sleep 0.3; echo end >> " + str(self.said))
        self.begin()
        for word in ("one", "two", "three"):
            self.hear(f"buy {word}")
        self.eventually(lambda: len(self.lines()) == 6, f"{self.lines()}", within=10)
        self.assertEqual([line == "end" for line in self.lines()], [False, True] * 3)


class WhatDoesNotSpeak(Speech):
    """A command that is not there, fails or hangs holds nothing up, and is told of once."""

    def assert_told(self, words):
        self.eventually(lambda: words in self.desktop.log("service.log"),
                        f"the log does not say {words!r}: {self.desktop.log('service.log')[-500:]}")
        self.assertIn(words, self.run_companion("doctor", "--json").stdout)

    def test_that_is_not_there(self):
        self.choose(["no-such-voice", "{text}"])
        self.begin()
        self.show_one("Water the plants")
        self.eventually(lambda: "no-such-voice" in self.desktop.log("service.log"), "not told")
        self.hear("buy milk")
        self.show_one("Call Anna")
        self.assertEqual(self.desktop.log("service.log").count("Nothing was spoken"), 1)
        self.assertIn("there is no program no-such-voice", self.run_companion("doctor").stdout)

    def test_that_fails(self):
        self.voice("exit 7")
        self.begin()
        self.show_one("Water the plants")
        self.assert_told("ended with 7")
        self.voice()
        self.service.send(1)
        self.hear("buy milk")
        self.assert_said("Buy milk")
        self.eventually(lambda: "ended with 7" not in self.run_companion("doctor").stdout,
                        "it is told of although it speaks again")

    def test_that_hangs(self):
        self.voice(f'trap "" TERM; echo $$ > {self.desktop.folder}/pid; while :; do sleep 1; done')
        self.create_database()
        self.start(VOICEDO_SPEECH_LIMIT="1500")
        began = time.monotonic()
        self.show_one("Water the plants")
        for number in range(5):
            self.show_one(f"Call number {number}")
        self.assertLess(time.monotonic() - began, 20)
        self.assert_told("took more than")
        self.assertIsNone(self.service.process.poll())

    def test_the_service_ends_with_it(self):
        self.voice(f"sleep 60 & echo $! > {self.desktop.folder}/pid; wait")
        self.begin()
        self.hear("buy milk")
        path = self.desktop.folder / "pid"
        self.eventually(lambda: path.exists() and path.read_text().strip(), "nothing runs")
        self.assertEqual(self.service.stop(), 0)
        self.eventually(lambda: not alive(int(path.read_text())), "it speaks on")

    def test_what_reads_the_text_gets_it(self):
        path = self.desktop.folder / "reader"
        path.write_text(f"#!/bin/sh\ncat >> {self.said}\n")
        path.chmod(0o755)
        self.choose([str(path)])
        self.begin()
        self.hear("buy milk")
        self.assert_said("Buy milk. ")


def alive(process):
    """Whether a process runs; one that has ended and waits for its parent does not."""
    with contextlib.suppress(OSError):
        return pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


@unittest.skipIf(missing(), f"not installed: {missing()}")
class Heard(Speech):
    """With real voices, through a real sound server."""

    def setUp(self):
        super().setUp()
        self.microphone = self.enterContext(Microphone())
        self.environment |= self.microphone.environment

    @contextlib.contextmanager
    def recorded(self):
        """Records what sounds meanwhile; the path of the recording."""
        path = self.microphone.folder / "heard.wav"
        recorder = subprocess.Popen(
            ["parecord", "--device=mic", "--file-format=wav", f"--rate={RATE}", "--channels=1",
             "--latency-msec=50", str(path)], env=self.microphone.own)
        self.eventually(self.microphone.is_heard, "nobody records", within=PATIENCE)
        # A recorder that is connected hears only once its first samples are written.
        self.eventually(lambda: self.loudness(path), "nothing is recorded", within=PATIENCE)
        try:
            yield path
        finally:
            recorder.terminate()
            recorder.wait()

    def loudness(self, path):
        """How loud each tenth of a second of a recording is, so far as it is written."""
        with contextlib.suppress(EOFError, wave.Error, OSError):
            written = path.read_bytes()[44:]
            samples = array.array("h", written[:len(written) // 2 * 2])
            tenth = RATE // 10
            return [max(map(abs, samples[start:start + tenth]), default=0)
                    for start in range(0, len(samples), tenth)]
        return []

    def sounding(self, path):
        """So many seconds of it are no silence."""
        return sum(value > 500 for value in self.loudness(path)) / 10

    def is_over(self, path):
        loudness = self.loudness(path)
        return self.sounding(path) > 0.5 and len(loudness) > 10 and max(loudness[-10:]) < 500

    @unittest.skipUnless(shutil.which("espeak-ng"), "not installed: espeak-ng")
    def test_espeak_speaks_the_read_back_from_its_first_word_to_its_last(self):
        self.choose(["espeak-ng", "{text}"])
        self.begin()
        with self.recorded() as path:
            read_back = self.run_companion("--plain", "listen", "-", text="buy milk tomorrow at 9").stdout
            self.eventually(lambda: self.is_over(path), "nothing sounds", within=PATIENCE)
            seconds = self.sounding(path)
        # The same words by hand, without the handle at their end.
        file = self.microphone.folder / "by-hand.wav"
        words = read_back.partition(" Id ")[0]
        subprocess.run(["espeak-ng", "-w", str(file), words], check=True)
        by_hand = subprocess.run(["sox", str(file), "-r", str(RATE), "-c", "1", f"{file}.16.wav"])
        self.assertEqual(by_hand.returncode, 0)
        expected = self.sounding(pathlib.Path(f"{file}.16.wav"))
        self.assertAlmostEqual(seconds, expected, delta=0.25 * expected)

    def test_a_recogniser_finds_the_words_again(self):
        speak = self.desktop.folder / "speak"
        speak.write_text(f'#!/bin/sh\nf={self.desktop.folder}/spoken.wav\n'
                         'flite -voice slt -t "$1" -o "$f" && paplay "$f"\n')
        speak.chmod(0o755)
        self.choose([str(speak), "{text}"])
        self.begin()
        titles = ["Buy some milk and call the dentist", "Call the doctor and water the plants",
                  "Send the letter and buy some bread"]
        words = sorted({word.lower() for title in titles for word in title.split()})
        heard = []
        # A machine with much else to do lets holes into the sound: one of three comes through whole.
        for title in titles:
            with self.recorded() as path:
                self.show_one(title)
                self.eventually(lambda: self.is_over(path), "nothing sounds", within=PATIENCE)
            heard.append(" ".join(self.microphone.recognise(path, words)))
            if title.lower() in heard[-1]:
                return
        self.fail(f"heard {heard}")

    def test_it_ends_when_somebody_begins_to_speak(self):
        self.voice(f"sleep 60 & echo $! > {self.desktop.folder}/pid; wait")
        self.begin()
        self.hear("buy milk")
        path = self.desktop.folder / "pid"
        self.eventually(lambda: path.exists() and path.read_text().strip(), "nothing runs")
        hotkey = subprocess.Popen(
            [programs.COMPANION, "listen", "--toggle"], env=self.environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(hotkey.wait)
        self.addCleanup(hotkey.kill)
        self.eventually(lambda: not alive(int(path.read_text())), "it speaks on", within=PATIENCE)
        self.eventually(self.microphone.is_heard, "nobody records", within=PATIENCE)
        # Nothing is spoken into the recording, either.
        self.show_one("Water the plants")
        self.assert_silent("plants")
        self.run_companion("listen", "--cancel")


if __name__ == "__main__":
    unittest.main()
