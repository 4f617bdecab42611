"""What proofs of the service's surroundings share."""

import time

from case import EndToEndTest
from stand_in import StandIn


class SurroundingsTest(EndToEndTest):
    def stand_in(self, kind=StandIn, *arguments):
        stand_in = kind(self.desktop, *arguments)
        self.addCleanup(stand_in.close)
        return stand_in

    def status(self, key):
        """One truth of the service's `Status`; None while it does not answer."""
        answer = self.desktop.call("org.voicedo.Remind1", "/org/voicedo/Remind1",
                                   "org.voicedo.Remind1.Status")
        return None if answer is None else f"'{key}': <true>" in answer

    def assert_soon(self, key, value, within=1.0):
        self.eventually(lambda: self.status(key) is value, f"{key} is not {value}", within)

    def assert_stays(self, key, value):
        """Nothing that came before makes it anything else."""
        self.assert_soon(key, value)
        time.sleep(0.3)
        self.assertIs(self.status(key), value, f"{key} did not stay {value}")

    def begin(self):
        """The service, with everything around it known."""
        self.create_database()
        self.start()
