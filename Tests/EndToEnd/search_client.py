"""The search of a desktop, as GNOME Shell and KDE's KRunner ask for it over the session bus."""

import json
import subprocess
import time

NAME, PATH = "org.voicedo.Remind1", "/org/voicedo/Remind1"
GNOME, KDE = "org.gnome.Shell.SearchProvider2", "org.kde.krunner1"


class Search:
    """One of them, on a bus."""

    def __init__(self, environment):
        self.environment = environment

    def call(self, interface, method, signature="", *values):
        """What a method answers, as JSON has it; None where it answers with a refusal."""
        asked = time.monotonic()
        while True:
            run = subprocess.run(
                ["busctl", "--user", "--json=short", "call", "--timeout=10", NAME, PATH, interface, method,
                 *([signature, *map(str, values)] if signature else [])],
                env=self.environment, capture_output=True, text=True)
            # A service that has just started may not have its name on the bus yet.
            if "was not provided" not in run.stderr or time.monotonic() > asked + 5:
                break
            time.sleep(0.1)
        self.refusal = run.stderr
        if run.returncode:
            return None
        return json.loads(run.stdout)["data"] if run.stdout.strip() else []

    # GNOME Shell.

    def type(self, text):
        """The results while somebody types a text, key by key; those of the whole text."""
        found = None
        for end in range(1, len(text) + 1):
            words = text[:end].split()
            if found is None:
                found = self.call(GNOME, "GetInitialResultSet", "as", len(words), *words)[0]
            else:
                found = self.call(GNOME, "GetSubsearchResultSet", "asas", len(found), *found,
                                  len(words), *words)[0]
        return found

    def find(self, text):
        words = text.split()
        return self.call(GNOME, "GetInitialResultSet", "as", len(words), *words)[0]

    def metas(self, *ids):
        answer = self.call(GNOME, "GetResultMetas", "as", len(ids), *ids)[0]
        return [{key: value["data"] for key, value in meta.items()} for meta in answer]

    def activate(self, identifier, text=""):
        words = text.split()
        self.call(GNOME, "ActivateResult", "sasu", identifier, len(words), *words, 0)

    # KRunner.

    def match(self, text):
        return self.call(KDE, "Match", "s", text)[0]

    def run(self, identifier, action=""):
        self.call(KDE, "Run", "ss", identifier, action)
