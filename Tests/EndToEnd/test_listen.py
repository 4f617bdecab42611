"""Speaking: a real voice, a real sound server, a real recogniser; and what goes wrong on the way."""

import array
import contextlib
import json
import os
import pty
import random
import re
import signal
import subprocess
import termios
import threading
import time
import unittest
import wave

import programs
from desktop import wait_until
from home import HomeTest, breaches
from microphone import Microphone, missing
from screen import Screen

# Long enough for a machine that has much else to do.
PATIENCE = 60


class Listener:
    """A run of `listen`; on a terminal of its own where somebody is to press keys."""

    def __init__(self, home, arguments, environment, on_terminal=False):
        self.heard = b""
        self.terminal = None
        descriptors = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE,
                       "stderr": subprocess.PIPE}
        if on_terminal:
            self.terminal, other = pty.openpty()
            descriptors = {name: other for name in descriptors}
        self.process = subprocess.Popen(
            [programs.COMPANION, "listen", *arguments], env=environment, cwd=home,
            start_new_session=True, **descriptors)
        if on_terminal:
            self.other = other
            sources = [self.terminal]
        else:
            sources = [self.process.stdout.fileno(), self.process.stderr.fileno()]
        self.readers = [threading.Thread(target=self.read, args=(source,), daemon=True)
                        for source in sources]
        for reader in self.readers:
            reader.start()

    def read(self, source):
        with contextlib.suppress(OSError):
            while piece := os.read(source, 4096):
                self.heard += piece

    @property
    def said(self):
        return self.heard.decode("utf-8", "replace")

    def press(self, keys):
        os.write(self.terminal, keys)

    def echoes(self):
        """Whether the terminal shows what is typed, as it did before."""
        return bool(termios.tcgetattr(self.other)[3] & termios.ECHO)

    def ends(self):
        code = self.process.wait(PATIENCE)
        if self.terminal is None:
            for reader in self.readers:
                reader.join(5)
        else:
            # Nobody closes the terminal: what is written now comes behind all that was said.
            os.write(self.other, b"[end]")
            wait_until(lambda: b"[end]" in self.heard, PATIENCE)
        return code

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        for stream in (self.process.stdout, self.process.stderr):
            if stream:
                stream.close()
        if self.terminal is not None:
            os.close(self.terminal)
            os.close(self.other)


@unittest.skipIf(missing(), f"not installed: {missing()}")
class Listening(HomeTest):
    @classmethod
    def setUpClass(cls):
        cls.microphone = cls.enterClassContext(Microphone())
        cls.voice = cls.microphone.make_voice("buy some milk tomorrow morning", noise=0.3)

    def setUp(self):
        super().setUp()
        self.home.environment |= self.microphone.environment
        self.folder = self.home.folder / "home/.local/state/voicedo-remind/recordings"
        self.bin = self.home.folder / "bin"
        self.bin.mkdir()
        self.home.environment["PATH"] = f"{self.bin}:{os.environ['PATH']}"

    def recognizer(self, script, live="exit 1"):
        """Puts a script in the place of the recogniser: for files, and for sound as it comes."""
        path = self.bin / "pocketsphinx"
        path.write_text(f'#!/bin/sh\nif [ "$1" = live ]; then\n{live}\nexit\nfi\n{script}\n')
        path.chmod(0o755)

    def settings(self, lines):
        self.home.settings.parent.mkdir(parents=True, exist_ok=True)
        self.home.settings.write_text(lines)

    def listen(self, *arguments, on_terminal=False, waits=True, **extra):
        listener = Listener(
            self.home.folder / "home", arguments, self.home.environment | extra, on_terminal)
        self.addCleanup(listener.close)
        if waits:
            self.assertTrue(
                wait_until(lambda: self.microphone.is_heard() or listener.process.poll() is not None,
                           PATIENCE), listener.said)
            self.assertIsNone(listener.process.poll(), listener.said)
        return listener

    def titles(self):
        if not self.home.database.exists():
            return []
        return [title for title, in self.home.rows("SELECT title FROM todo ORDER BY title")]

    def recordings(self):
        return sorted(self.folder.glob("*.wav")) if self.folder.exists() else []

    def eventually(self, condition, message):
        self.assertTrue(wait_until(condition, PATIENCE), message)

    # It works.

    def test_what_is_said_becomes_a_todo(self):
        listener = self.listen("--json")
        self.microphone.play(self.voice)
        self.assertEqual(listener.ends(), 0, listener.said)
        said = listener.said
        self.assertEqual(len(self.titles()), 1, said)
        answer = json.loads(said[said.index("{"):said.rindex("}") + 1])
        self.assertTrue(answer["todos"][0]["title"])
        self.assertEqual(self.recordings(), [])
        states = [line.rstrip(".") for line in said.splitlines() if line.endswith(".")]
        self.assertLess(states.index("Listening"), states.index("pocketsphinx writes down what you said"))
        self.assertEqual(breaches(said[:said.index("{")]), [])

    def test_enter_ends_it_and_the_line_is_drawn_in_its_place(self):
        self.recognizer("echo call anna")
        listener = self.listen("--silence", "off", "--yes", on_terminal=True)
        self.eventually(lambda: "Listening" in listener.said, "it does not say that it listens")
        self.microphone.play(self.voice)
        self.assertFalse(listener.echoes())
        listener.press(b"\r")
        self.assertEqual(listener.ends(), 0, listener.said)
        self.assertEqual(self.titles(), ["Call anna"])
        self.assertTrue(listener.echoes())
        self.assertRegex(listener.said, r"● Listening  [▁▂▃▅▇]{10}  \d+\.\d s")
        self.assertIn("▇", listener.said)
        self.assertGreater(listener.said.count("\r● Listening"), 5)

    def test_two_presses_of_a_hotkey(self):
        self.recognizer("echo call anna")
        first = self.listen("--toggle", "--silence", "off")
        self.assertIn("Listening for ", self.expect(0, "listen", "--status").out)
        self.expect(1, "listen", says="listen --stop")
        self.microphone.play(self.voice)
        self.expect(0, "listen", "--toggle")
        self.assertEqual(first.ends(), 0, first.said)
        self.assertEqual(self.titles(), ["Call anna"])
        self.expect(0, "listen", "--status", says="Not listening.")
        self.expect(3, "listen", "--stop")

    def test_stop_waits_until_it_is_stored_if_asked_to(self):
        self.recognizer("sleep 1; echo call anna")
        self.listen("--start", "--silence", "off")
        self.microphone.play(self.voice)
        self.expect(0, "listen", "--stop", "--wait")
        self.assertEqual(self.titles(), ["Call anna"])
        self.assertEqual(self.home.rows("SELECT text FROM transcript"), [])
        self.assertEqual(list(self.folder.rglob("*.wav")), [])

    # What was heard shows while the person speaks.

    def test_what_was_heard_shows_while_somebody_speaks(self):
        listener = self.listen("--silence", "off", "--yes", on_terminal=True)
        self.microphone.play(self.voice)
        self.eventually(lambda: "tomorrow" in listener.said, "nothing of it shows")
        self.assertRegex(listener.said, r"\r● Listening  [▁▂▃▅▇]{10}  \d+\.\d s   \S.*tomorrow")
        listener.press(b"\r")
        self.assertEqual(listener.ends(), 0, listener.said)
        self.assertEqual(len(self.titles()), 1)

    PLANTS = "head -c 16000 > /dev/null; echo water the plants; touch $HOME/shown; cat > /dev/null"

    def show_plants(self, *arguments, **options):
        """Listens until something was heard live; what the screen has of it."""
        self.recognizer("echo call anna", self.PLANTS)
        listener = self.listen("--silence", "off", "--yes", *arguments, **options)
        self.eventually((self.home.folder / "home/shown").exists, "nothing was heard")
        self.microphone.play(self.voice)
        self.expect(0, "listen", "--stop")
        self.assertEqual(listener.ends(), 0, listener.said)
        self.assertEqual(self.titles(), ["Call anna"])
        return listener.said

    def test_for_a_screen_reader_each_phrase_is_told_once(self):
        said = self.show_plants("--plain", on_terminal=True)
        self.assertEqual(said.count("Heard: water the plants"), 1, said)
        self.assertNotIn("\x1b[K", said)

    def test_in_private_nothing_of_it_shows(self):
        self.settings("[reminders]\nprivate = true\n")
        self.assertNotIn("plants", self.show_plants(on_terminal=True))

    def test_a_recogniser_that_hears_sound_as_it_comes_and_nothing_else(self):
        stream = self.bin / "hears"
        stream.write_text("#!/bin/sh\ncat > /dev/null\necho call bob\n")
        stream.chmod(0o755)
        self.settings(f'[transcription]\nstream = ["{stream}"]\norder = ["command"]\n')
        listener = self.listen("--silence", "1")
        self.microphone.play(self.voice)
        self.assertEqual(listener.ends(), 0, listener.said)
        self.assertEqual(self.titles(), ["Call bob"])

    def test_one_that_ends_midway_or_takes_nothing_is_no_matter(self):
        for end in ("exit 1", "exec sleep 600"):
            live = "head -c 16000 > /dev/null; echo half of it; " + end
            with self.subTest(live):
                self.recognizer("echo call anna", live)
                listener = self.listen("--silence", "1")
                self.microphone.play(self.voice)
                self.assertEqual(listener.ends(), 0, listener.said)
                self.assertEqual((self.titles(), self.recordings()), (["Call anna"], []))
                self.expect(0, "undo")

    def test_what_is_said_after_a_pause_is_written_down_with_the_rest(self):
        self.recognizer('echo x >> $HOME/asked; echo "call number $(wc -l < $HOME/asked)"',
                        self.PLANTS)
        asked = self.home.folder / "home/asked"
        listener = self.listen("--silence", "off")
        self.microphone.play(self.voice)
        self.eventually(lambda: asked.exists(), "the first is not written down")
        self.microphone.play(self.voice)
        self.eventually(lambda: asked.read_text().count("x") == 2, "nor is the second")
        self.expect(0, "listen", "--stop")
        self.assertEqual(listener.ends(), 0, listener.said)
        self.assertEqual(asked.read_text().count("x"), 2)
        # The second time it was the whole of it.
        self.assertEqual(self.titles(), ["Call number 2"])
        # Nobody looks at a terminal here, and a journal is to hold no word of it.
        self.assertNotIn("plants", listener.said)

    # How much, and what stays.

    def test_the_longest_time_ends_it_and_all_of_it_is_taken(self):
        self.settings("[listen]\nlongest = 5\nkeep_recordings = true\n")
        self.recognizer("echo call anna")
        listener = self.listen("--silence", "off")
        self.microphone.play(self.voice)
        self.assertEqual(listener.ends(), 0, listener.said)
        self.assertIn("5 s are the longest", listener.said)
        self.assertEqual(self.titles(), ["Call anna"])
        with wave.open(str(next((self.folder / "kept").glob("*.wav")))) as sound:
            self.assertGreaterEqual(sound.getnframes(), 5 * 16000)
            self.assertLess(sound.getnframes(), 8 * 16000)

    def test_what_was_recorded_and_heard_stays_where_that_is_wanted(self):
        self.settings("[listen]\nkeep_recordings = true\nkeep_transcripts = true\n")
        self.recognizer("echo um call anna tomorrow")
        listener = self.listen("--silence", "1")
        self.microphone.play(self.voice)
        self.assertEqual(listener.ends(), 0, listener.said)
        kept = list((self.folder / "kept").glob("*.wav"))
        self.assertEqual(len(kept), 1)
        self.assertEqual(kept[0].stat().st_mode & 0o777, 0o600)
        with wave.open(str(kept[0])) as sound:
            self.assertGreater(max(sound.readframes(sound.getnframes())), 0)
        self.assertEqual(self.recordings(), [])
        self.expect(3, "listen", "--retry")
        self.assertEqual(self.home.rows("SELECT text FROM transcript"),
                         [("um call anna tomorrow",)])

    def test_a_pause_between_two_sentences_is_no_word(self):
        whole = self.home.folder / "home/two.wav"
        with wave.open(str(self.voice)) as one, wave.open(str(whole), "w") as sound:
            sound.setparams(one.getparams())
            frames = array.array("h", one.readframes(one.getnframes()))
            chance = random.Random(1)
            for _ in range(3):
                room = array.array("h", (
                    max(-32768, min(32767, frame + chance.randint(-33, 33))) for frame in frames))
                sound.writeframes(room)
        self.settings("[listen]\nkeep_transcripts = true\n")
        self.expect(0, "listen", "--file", str(whole), "--yes")
        [(text,)] = self.home.rows("SELECT text FROM transcript")
        words = text.split()
        self.assertEqual(words.count("morning"), 3, text)
        self.assertLessEqual(len(words), 5 * 3 + 4, text)

    def test_a_long_recording_is_cut_where_nobody_speaks(self):
        self.recognizer('cp "$2" $HOME/part.$$; echo "call number $(ls $HOME/part.* | wc -l)"')
        whole = self.home.folder / "home/long.wav"
        with wave.open(str(self.voice)) as one, wave.open(str(whole), "w") as sound:
            sound.setparams(one.getparams())
            frames = one.readframes(one.getnframes())
            for _ in range(20):
                sound.writeframes(frames + bytes(16000))
            length = sound.getnframes() / 16000
        self.expect(0, "listen", "--file", str(whole), "--yes")
        parts = sorted((self.home.folder / "home").glob("part.*"))
        self.assertGreaterEqual(len(parts), length // 30)
        for part in parts:
            with wave.open(str(part)) as sound:
                self.assertLessEqual(sound.getnframes(), 30 * 16000)
                first = array.array("h", sound.readframes(800))
                # It begins before a word, not in one.
                self.assertLess(max(map(abs, first)), 400)

    # Nothing is kept where nothing is to be kept.

    def test_silence_is_told_and_nothing_is_stored(self):
        self.recognizer("touch $HOME/asked; echo thank you")
        listener = self.listen()
        began = time.monotonic()
        self.eventually(lambda: "Nothing comes from mic yet" in listener.said, listener.said)
        # It is told after 1.5 s; the rest is for a machine that is busy.
        self.assertLess(time.monotonic() - began, 6)
        self.assertIn("voicedo-remind doctor audio", listener.said)
        self.assertEqual(listener.ends(), 8, listener.said)
        self.assertEqual((self.titles(), self.recordings()), ([], []))
        self.assertFalse((self.home.folder / "home/asked").exists())
        self.assertEqual(breaches(listener.said), [])

    def test_several_things_of_which_one_acts_are_shown_before_they_are_done(self):
        self.expect(0, "add", "--no-parse", "Buy milk")
        self.recognizer("echo done with the milk and remind me to call anna")
        for answer, titles in ((b"n\n", []), (b"y\n", ["Call anna"])):
            with self.subTest(answer):
                listener = self.listen("--silence", "1", on_terminal=True)
                self.microphone.play(self.voice)
                self.eventually(lambda: "Do all of it?" in listener.said, listener.said)
                self.assertIn("done with the milk", listener.said)
                listener.press(answer)
                listener.ends()
                done = [title for title, in self.home.rows(
                    "SELECT title FROM todo WHERE completed_at IS NOT NULL")]
                self.assertEqual(done, ["Buy milk"] if titles else [])
                self.assertEqual([title for title in self.titles() if title != "Buy milk"], titles)
                # What was refused is kept.
                self.assertEqual(len(self.recordings()), 1)

    def test_what_is_new_is_stored_where_another_part_fits_nothing(self):
        self.recognizer("echo done with the laundry and remind me to call anna")
        listener = self.listen("--silence", "1", "--yes")
        self.microphone.play(self.voice)
        self.assertEqual(listener.ends(), 3, listener.said)
        self.assertIn("Nothing open is called “the laundry”", listener.said)
        self.assertEqual((self.titles(), self.recordings()), (["Call anna"], []))
        self.expect(0, "keep", says="Done with the laundry")

    def test_noise_is_nothing_to_do(self):
        noise = self.home.folder / "noise.wav"
        for sound in ("0.13 sine 440", "0.3 sine 440", "0.05 whitenoise", "0.3 pinknoise"):
            with self.subTest(sound):
                subprocess.run(["sox", "-n", "-r", "16000", "-c", "1", "-b", "16", noise, "synth",
                                *sound.split(), "vol", "0.5", "pad", "1", "1"], check=True)
                run = self.home.run("listen", "--yes", "--file", str(noise))
                self.assertNotEqual(run.code, 0, run.out + run.err)
                self.assertEqual(self.titles(), [])

    def test_a_microphone_that_is_not_there(self):
        run = self.expect(1, "listen", "--device", "nosuch", says=["nosuch", "doctor audio"],
                          mine="Stream error")
        self.assertIn("parecord could not record from nosuch", run.err)
        self.expect(1, "listen", says="doctor audio", mine="failed",
                    PULSE_SERVER="unix:/nowhere", PIPEWIRE_RUNTIME_DIR="/nowhere")
        self.assertEqual((self.titles(), self.recordings()), ([], []))

    def test_escape_drops_it(self):
        listener = self.listen("--silence", "off", on_terminal=True)
        self.microphone.play(self.voice)
        listener.press(b"\x1b[A")
        listener.press(b"\x1b")
        self.assertEqual(listener.ends(), 130, listener.said)
        self.assertIn("Dropped; nothing was stored.", listener.said)
        self.assertEqual((self.titles(), self.recordings()), ([], []))
        self.assertTrue(listener.echoes())

    def test_an_interrupt_and_cancel_drop_it(self):
        for end in (lambda run: run.process.send_signal(signal.SIGINT),
                    lambda run: self.expect(0, "listen", "--cancel")):
            listener = self.listen("--silence", "off")
            self.microphone.play(self.voice)
            end(listener)
            self.assertEqual(listener.ends(), 130, listener.said)
            self.assertEqual((self.titles(), self.recordings()), ([], []))

    # Nothing that was said is gone.

    def assert_it_waits_and_is_written_down(self):
        self.assertEqual(len(self.recordings()), 1)
        self.assertEqual(self.folder.stat().st_mode & 0o777, 0o700)
        self.assertEqual(self.recordings()[0].stat().st_mode & 0o777, 0o600)
        self.expect(0, "status", says="1 recording waits")
        self.recognizer("echo call anna")
        self.expect(0, "listen", "--retry", says="Call anna")
        self.assertEqual((self.titles(), self.recordings()), (["Call anna"], []))
        self.expect(3, "listen", "--retry")
        self.assert_sound(1)

    def test_killed_while_it_listens(self):
        listener = self.listen("--silence", "off")
        self.microphone.play(self.voice)
        listener.process.kill()
        listener.ends()
        self.eventually(lambda: not self.microphone.is_heard(), "the recorder goes on")
        self.assert_it_waits_and_is_written_down()

    def test_killed_while_it_is_heard_live(self):
        self.recognizer("echo call bob", "touch $HOME/heard; cat > /dev/null; touch $HOME/over")
        listener = self.listen("--silence", "off")
        self.eventually((self.home.folder / "home/heard").exists, "nothing is heard")
        self.microphone.play(self.voice)
        listener.process.kill()
        listener.ends()
        self.eventually((self.home.folder / "home/over").exists, "the recogniser goes on")
        self.assert_it_waits_and_is_written_down()

    def test_killed_while_it_is_written_down(self):
        self.recognizer("touch $HOME/asked; exec sleep 2")
        listener = self.listen("--silence", "1")
        self.microphone.play(self.voice)
        self.eventually((self.home.folder / "home/asked").exists, "nobody was asked")
        self.eventually(lambda: "Writing down" in self.home.run("listen", "--status").out,
                        "it does not write down")
        listener.process.kill()
        listener.ends()
        self.assert_it_waits_and_is_written_down()

    def test_logging_out_keeps_it(self):
        listener = self.listen("--silence", "off")
        self.microphone.play(self.voice)
        listener.process.terminate()
        self.assertEqual(listener.ends(), 130)
        self.assertIn("listen --retry", listener.said)
        self.assert_it_waits_and_is_written_down()

    def test_a_review_that_is_ended_keeps_it(self):
        self.recognizer("echo remind me to call anna and remind me to buy bread")
        screen = Screen(self.home, f"{programs.COMPANION} listen --silence 1")
        self.addCleanup(screen.close)
        self.eventually(self.microphone.is_heard, "it does not listen")
        self.microphone.play(self.voice)
        screen.waits_for("Call anna", "Buy bread", "Store 2 to-dos")
        os.kill(screen.companion(), signal.SIGTERM)
        screen.waits_for("ended 143")
        self.assertEqual(screen.fact("alternate_on"), "0")
        self.assert_it_waits_and_is_written_down()

    def test_a_recogniser_that_gives_nothing(self):
        self.recognizer("echo out of memory >&2; exit 1")
        listener = self.listen("--silence", "1")
        self.microphone.play(self.voice)
        self.assertEqual(listener.ends(), 1, listener.said)
        self.assertIn("pocketsphinx gave no text: it ended with 1: out of memory.", listener.said)
        self.assertIn("What you said is kept.", listener.said)
        self.assertEqual(breaches(listener.said), [])
        self.assert_it_waits_and_is_written_down()

    def test_a_database_that_takes_nothing(self):
        self.recognizer("echo call anna")
        blocker = self.home.folder / "home/data/voicedo-remind"
        blocker.parent.mkdir(parents=True)
        blocker.write_text("a file where a folder is to be")
        listener = self.listen("--silence", "1")
        self.microphone.play(self.voice)
        self.assertEqual(listener.ends(), 1, listener.said)
        self.assertIn("listen --retry", listener.said)
        blocker.unlink()
        self.assert_it_waits_and_is_written_down()

    # The other words of it.

    def test_doctor_looks_at_the_microphone(self):
        noise = self.microphone.hiss()
        self.addCleanup(noise.wait)
        self.addCleanup(noise.kill)
        self.eventually(
            lambda: "RUNNING" in self.microphone.run("pactl", "list", "short", "sinks",
                                                     text=True).stdout, "no noise")
        run = self.expect(0, "doctor", "audio", says="You can be heard here.")
        self.assertRegex(run.out, re.compile("mic: sound comes, -[5-7][0-9] dB"))
        self.assertIn("mic (in use)", run.out)
        report = json.loads(self.expect(0, "doctor", "audio", "--json").out)
        self.assertEqual(report["device"], "mic")
        self.assertIn("pocketsphinx", report["transcribers"])
