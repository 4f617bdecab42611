"""What every proof starts from: a private desktop, an empty home, and the programs under test."""

import pathlib
import signal
import sys
import unittest

import programs
from desktop import Desktop, wait_until

# The briefing would come between the popups of whoever runs this in the morning, and so would the
# offer of a focus session behind "I'm doing it".
SETTINGS = "[briefing]\non = false\n[focus]\noffer = false\n"
# Repeats come whenever the tests run.
WITHOUT_NIGHTS = '[reminders]\nnight_to = "22:00"\n'


class EndToEndTest(unittest.TestCase):
    """Subclasses say which desktop they need; nothing is started before a test asks for it."""

    desktop_options = {}

    def setUp(self):
        self.desktop = self.enterContext(Desktop(**self.desktop_options))
        self.environment = self.desktop.environment
        self.database = programs.Database(self.environment)
        self.services = []
        self.addCleanup(self.take_down)
        self.settings(SETTINGS + WITHOUT_NIGHTS)

    def take_down(self):
        for service in self.services:
            if service.process.poll() is None:
                service.send(signal.SIGCONT)
                service.kill()
            service.close()
        if self.has_failed():
            sys.stderr.write(f"\n--- {self.id()}: what the service said\n")
            sys.stderr.write(self.desktop.log("service.log")[-3000:])

    def has_failed(self):
        outcome = self._outcome
        return bool(outcome and not outcome.success)

    @property
    def traffic(self):
        return self.desktop.traffic

    def settings(self, text):
        path = pathlib.Path(self.environment["XDG_CONFIG_HOME"]) / "voicedo-remind/config.toml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    # The programs.

    def start(self, wait=True, **extra):
        """Starts the service and waits until it says that it is ready."""
        service = programs.Service(
            self.environment, self.desktop.folder / "service.log", wait=wait, **extra
        )
        self.services.append(service)
        self.service = service
        return service

    def run_companion(self, *arguments, code=0, text=None):
        result = programs.companion(self.environment, *arguments, text=text)
        self.assertEqual(result.returncode, code, f"{arguments}: {result.stdout}{result.stderr}")
        return result

    def create_database(self):
        """The database as the first command leaves it."""
        self.run_companion("list")
        self.assertTrue(self.database.path.exists())

    # What is waited for.

    def eventually(self, condition, message, within=5.0):
        value = wait_until(condition, within)
        self.assertTrue(value, message)
        return value

    def popup(self, text, within=6.0):
        """Waits for the first open popup with `text`."""
        return self.eventually(
            lambda: next(iter(self.traffic.on_screen(text)), None),
            f"no popup says {text!r}; there were {[p.title for p in self.traffic.of_service()]}",
            within,
        )

    def assert_withdrawn(self, popup, within=1.0):
        """The limit is the promise of the design: within 1 s, whoever wrote."""
        self.eventually(lambda: not popup.is_open, f"{popup.title!r} is still on screen", within)

    def assert_nothing_more(self, text, count, during=1.0):
        """Nothing else with `text` comes for a while."""
        wait_until(lambda: len(self.traffic.titled(text)) > count, during)
        self.assertEqual(len(self.traffic.titled(text)), count, text)

    def reminder(self, identifier):
        rows = self.database.rows("SELECT * FROM reminder WHERE todo_id = ?", identifier)
        return rows[0] if rows else None

    def show_one(self, title):
        """A to-do that is due, with its popup on screen."""
        identifier = self.database.insert_due(title)
        popup = self.popup(title)
        self.eventually(
            lambda: (self.reminder(identifier) or {}).get("popup_number") == popup.number,
            "the popup was not recorded",
        )
        return identifier, popup

