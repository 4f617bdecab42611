"""`why` tells the whole story: the sleep, the service that did not run, what held it, and the answer."""

import os
import signal
import time

from stand_in import LOGIN, Logind
from surroundings import SurroundingsTest


class TheStory(SurroundingsTest):
    def setUp(self):
        super().setUp()
        self.logind = self.stand_in(Logind, os.getuid())
        self.logind.own(LOGIN)
        self.logind.log_in(1)

    def sleeps(self, is_before):
        """logind says that the machine is about to sleep, or that it is awake again."""
        self.logind.emit(Logind.MANAGER, f"{LOGIN}.Manager", "PrepareForSleep", "b", is_before)

    def why(self, title):
        return self.run_companion("why", title).stdout

    def noted(self, event):
        return self.database.value("SELECT count(*) FROM delivery WHERE event = ?", event)

    def test_tells_of_the_sleep_and_the_company(self):
        self.begin()
        self.assert_soon("locked", False)
        for title in ("Call the bank", "Water the plants", "Mend the bag"):
            identifier = self.database.insert_due(title, seconds=2)
        self.eventually(lambda: (self.reminder(identifier) or {}).get("fire_at"), "not settled")
        self.sleeps(True)
        time.sleep(0.3)
        # What sleeps does nothing.
        self.service.send(signal.SIGSTOP)
        time.sleep(2.5)
        self.sleeps(False)
        self.service.send(signal.SIGCONT)
        self.eventually(lambda: self.noted("slept") == 1, "the sleep was not noted")
        digest = self.popup("3 things are here for you")
        label = next(text for text in digest.buttons.values() if text.startswith("Later"))
        self.desktop.press(digest, label)
        self.assert_withdrawn(digest)
        story = self.why("Call the bank")
        for part in ("the computer slept, until", "it fell due", "with 2 others",
                     "you chose Later, until"):
            self.assertIn(part, story)
        self.assertLess(story.index("slept"), story.index("fell due"))
        self.assertLess(story.index("fell due"), story.index("with 2 others"))
        # It has nothing to do with what came before.
        self.run_companion("add", "Buy stamps")
        self.assertNotIn("slept", self.why("Buy stamps"))

    def test_tells_that_the_service_did_not_run(self):
        self.begin()
        self.service.stop()
        identifier = self.database.insert_due("Call the bank", seconds=-300)
        ago = time.time() - 600
        self.database.shell("UPDATE batch SET made_at = made_at - 600000; "
                            f"UPDATE todo SET created_at = {int(ago)} - 60 "
                            f"WHERE id = '{identifier}'; "
                            "UPDATE batch SET made_at = made_at - 600000 "
                            "WHERE made_at > (unixepoch() - 300) * 1000")
        os.utime(str(self.database.path) + ".lock", (ago, ago))
        self.start()
        self.popup("Call the bank")
        self.eventually(lambda: self.noted("stopped") == 1, "not noted")
        self.assertIn("after this the service did not run, until", self.why("Call the bank"))

    def test_is_not_told_of_a_short_pause(self):
        self.begin()
        self.service.stop()
        self.start()
        self.show_one("Call the bank")
        self.assertEqual(self.noted("stopped"), 0)

    def test_says_what_holds_it(self):
        self.begin()
        self.run_companion("quiet", "1h")
        identifier = self.database.insert_due("Oil the chain", seconds=-3600)
        self.eventually(lambda: (self.reminder(identifier) or {}).get("state") == "held", "not held")
        story = self.why("Oil the chain")
        self.assertIn("it was held, because it was to be quiet", story)
        self.assertIn("It is held, and comes at the first good moment.", story)
