"""Behind a hotkey nobody sees a terminal: a popup tells how it goes, and takes back what was stored."""

import os
import subprocess
import unittest

import programs
from microphone import Microphone, missing
from stand_in import LOGIN, Logind
from surroundings import SurroundingsTest

# Long enough for a machine that has much else to do.
PATIENCE = 60


@unittest.skipIf(missing(), f"not installed: {missing()}")
class BehindAHotkey(SurroundingsTest):
    def setUp(self):
        super().setUp()
        self.microphone = self.enterContext(Microphone())
        self.environment |= self.microphone.environment

    def speak(self):
        """Speaks a to-do between two presses of the hotkey; the run that listens."""
        voice = self.microphone.make_voice("buy some milk tomorrow morning", noise=0.3)
        self.create_database()
        self.start()
        listening = self.press_hotkey()
        self.eventually(self.microphone.is_heard, "nobody records", within=PATIENCE)
        self.microphone.play(voice)
        self.press_hotkey()
        return listening

    def press_hotkey(self):
        """What a desktop does: the command, with no terminal and nobody who reads what it says."""
        hotkey = subprocess.Popen(
            [programs.COMPANION, "listen", "--toggle"], env=self.environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(hotkey.wait)
        self.addCleanup(hotkey.kill)
        return hotkey

    def stored(self):
        return self.database.value("SELECT count(*) FROM todo")

    def test_a_popup_tells_how_it_goes_and_takes_back_what_was_stored(self):
        voice = self.microphone.make_voice("buy some milk tomorrow morning", noise=0.3)
        self.create_database()
        self.start()
        listening = self.press_hotkey()
        self.popup("Listening", within=PATIENCE)
        self.eventually(self.microphone.is_heard, "nobody records", within=PATIENCE)
        self.microphone.play(voice)
        self.press_hotkey()
        saved = self.popup("Stored", within=PATIENCE)
        self.assertEqual(self.stored(), 1)
        self.assertEqual(list(saved.buttons.values()), ["Undo", "Edit"])
        self.desktop.screenshot("listening-stored")
        self.assertEqual(len(self.traffic.on_screen()), 1)
        self.desktop.press(saved, "Undo")
        self.eventually(lambda: self.stored() == 0, "it was not taken back", within=PATIENCE)
        self.assertEqual(listening.wait(PATIENCE), 0)

    def store_by_voice(self):
        """Speaks a to-do and ends it, as far as the hotkey goes; the run that listens."""
        listening = self.speak()
        self.eventually(lambda: self.stored() == 1, "nothing was stored", within=PATIENCE)
        return listening

    def test_what_was_done_since_is_not_taken_back(self):
        listening = self.store_by_voice()
        saved = self.popup("Stored", within=PATIENCE)
        self.run_companion("add", "Call Anna")
        self.desktop.press(saved, "Undo")
        self.popup("Something was done since", within=PATIENCE)
        self.assertEqual(self.stored(), 2)
        self.assertEqual(listening.wait(PATIENCE), 0)

    def test_in_private_no_word_of_it_is_shown(self):
        self.settings("[briefing]\non = false\n[reminders]\nprivate = true\n")
        self.store_by_voice()
        self.assert_nothing_is_told()

    def test_on_a_locked_screen_no_word_of_it_is_shown(self):
        logind = self.stand_in(Logind, os.getuid())
        logind.own(LOGIN)
        logind.log_in(1, LockedHint=True)
        self.store_by_voice()
        self.assert_nothing_is_told()

    def assert_nothing_is_told(self):
        self.eventually(lambda: len(self.traffic.of_service()) > 2, "no popup", within=PATIENCE)
        for popup in self.traffic.of_service():
            self.assertNotIn("milk", (popup.title + popup.body).lower())

    def test_edit_opens_a_terminal_with_what_was_stored(self):
        opened = self.desktop.folder / "opened"
        terminal = self.desktop.folder / "terminal"
        terminal.write_text(f'#!/bin/sh\necho "$@" > {opened}.new && mv {opened}.new {opened}\n')
        terminal.chmod(0o755)
        self.environment["TERMINAL"] = str(terminal)
        listening = self.store_by_voice()
        self.desktop.press(self.popup("Stored", within=PATIENCE), "Edit")
        self.eventually(opened.exists, "no terminal was opened", within=PATIENCE)
        handle = self.database.value("SELECT handle FROM todo")
        self.assertEqual(opened.read_text().split(), ["-e", str(programs.COMPANION), "edit", handle])
        self.assertEqual(listening.wait(PATIENCE), 0)

    def hear(self, text):
        """Has whatever is said heard as this text."""
        recogniser = self.desktop.folder / "recogniser"
        recogniser.write_text(f"#!/bin/sh\necho '{text}'\n")
        recogniser.chmod(0o755)
        self.settings("[briefing]\non = false\n[transcription]\norder = [\"command\"]\n"
                      f"command = [\"{recogniser}\", \"{{wav}}\"]\n")

    def test_what_is_left_out_is_named_and_kept(self):
        self.hear("call anna tomorrow. it was a lovely evening with friends.")
        listening = self.speak()
        saved = self.popup("Stored", within=PATIENCE)
        self.assertIn("Left out: “it was a lovely evening with friends”", saved.body)
        self.assertEqual(list(saved.buttons.values()), ["Undo", "Edit", "Keep it"])
        self.assertEqual(saved.timeout, 0)
        self.desktop.screenshot("listening-left-out")
        self.desktop.press(saved, "Keep it")
        self.eventually(lambda: self.stored() == 2, "it was not kept", within=PATIENCE)
        self.assertEqual(listening.wait(PATIENCE), 0)

    def test_what_was_not_stored_is_named_and_kept(self):
        self.hear("it was a lovely evening with friends")
        listening = self.speak()
        refused = self.popup("it was a lovely evening", within=PATIENCE)
        self.assertEqual(list(refused.buttons.values()), ["Keep it"])
        self.assertEqual(refused.timeout, 0)
        self.desktop.press(refused, "Keep it")
        self.eventually(lambda: self.stored() == 1, "it was not kept", within=PATIENCE)
        self.assertEqual(listening.wait(PATIENCE), 8)

    def ask(self, question="what is on tomorrow"):
        """Asks behind the hotkey; the run that listens."""
        self.hear(question)
        listening = self.speak()
        self.assertEqual(listening.wait(PATIENCE), 0)
        return listening

    def test_an_answer_is_a_popup_of_its_own_that_goes_by_itself(self):
        self.create_database()
        for number in range(9):
            self.run_companion("add", f"thing number {number} to be done tomorrow at 1{number}:00")
        deliveries = self.database.value("SELECT count(*) FROM delivery")
        self.ask()
        answer = self.popup("9 things", within=PATIENCE)
        self.desktop.screenshot("listening-answer")
        self.assertEqual(answer.buttons, {})
        self.assertEqual(answer.timeout, 8000)
        self.assertTrue(answer.hints["transient"])
        self.assertIn("Thing number 0", answer.body)
        # The server of these proofs keeps everything until it is told otherwise.
        self.eventually(lambda: not answer.is_open, "it stays", within=12)
        self.assertGreater(answer.closed_at - answer.answered_at, 7_500_000)
        self.assertEqual(self.database.value("SELECT count(*) FROM delivery"), deliveries)
        self.assertEqual(self.desktop.displayed(), 0)

    def test_on_a_locked_screen_no_answer_is_shown_and_what_is_shown_goes(self):
        logind = self.stand_in(Logind, os.getuid())
        logind.own(LOGIN)
        session = logind.log_in(1)
        self.create_database()
        self.run_companion("add", "call the dentist tomorrow at 10")
        self.ask()
        answer = self.popup("One thing", within=PATIENCE)
        logind.hint(session, "LockedHint", True)
        self.eventually(lambda: not answer.is_open, "it stays behind the lock", within=5)
        shown = len(self.traffic.of_service())
        self.service.stop()
        self.ask()
        self.eventually(lambda: len(self.traffic.of_service()) > shown + 1, "no popup")
        for popup in self.traffic.of_service()[shown:]:
            self.assertNotIn("dentist", (popup.title + popup.body).lower())

    def test_a_script_does_not_wait_for_an_answer(self):
        self.hear("call anna tomorrow")
        voice = self.microphone.make_voice("buy some milk tomorrow morning", noise=0.3)
        self.create_database()
        self.start()
        listening = subprocess.Popen(
            [programs.COMPANION, "listen", "--yes"], env=self.environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(listening.wait)
        self.addCleanup(listening.kill)
        self.eventually(self.microphone.is_heard, "nobody records", within=PATIENCE)
        self.microphone.play(voice)
        self.run_companion("listen", "--stop", "--wait")
        self.assertEqual(self.stored(), 1)
        # The popup is there, and nobody waits for it.
        self.assertEqual(listening.wait(20), 0)
        self.popup("Stored", within=PATIENCE)

    def test_without_a_service_it_listens_all_the_same(self):
        voice = self.microphone.make_voice("buy some milk tomorrow morning", noise=0.3)
        self.create_database()
        listening = self.press_hotkey()
        self.eventually(self.microphone.is_heard, "nobody records", within=PATIENCE)
        self.microphone.play(voice)
        self.press_hotkey()
        self.assertEqual(listening.wait(PATIENCE), 0)
        self.assertEqual(self.stored(), 1)


if __name__ == "__main__":
    unittest.main()
