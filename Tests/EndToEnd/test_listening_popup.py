"""Behind a hotkey nobody sees a terminal: a popup tells how it goes, and takes back what was stored."""

import subprocess
import unittest

import programs
from case import EndToEndTest
from microphone import Microphone, missing

# Long enough for a machine that has much else to do.
PATIENCE = 60


@unittest.skipIf(missing(), f"not installed: {missing()}")
class BehindAHotkey(EndToEndTest):
    def setUp(self):
        super().setUp()
        self.microphone = self.enterContext(Microphone())
        self.environment |= self.microphone.environment

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
