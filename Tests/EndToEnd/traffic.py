"""What went over the session bus: every popup that was posted, answered, pressed and closed."""

import dataclasses
import json
import pathlib
import subprocess
import threading
import time

NOTIFICATIONS = "org.freedesktop.Notifications"


@dataclasses.dataclass
class Popup:
    """One call of Notify; times are microseconds of the wall clock."""

    poster: str
    application: str
    replaces: int
    title: str
    body: str
    buttons: dict
    hints: dict
    timeout: int
    posted_at: int
    number: int = 0
    server: str = ""
    answered_at: int = 0
    refused: str = ""
    closed_at: int = 0
    closed_by: str = ""
    pressed: list = dataclasses.field(default_factory=list)

    @property
    def is_open(self):
        return bool(self.number) and not self.closed_at

    @property
    def is_way_back(self):
        return self.hints.get("category") == "x-voicedo.answered"


class Traffic:
    """Listens to the whole bus from the moment it is made."""

    def __init__(self, environment, log):
        self.lock = threading.Lock()
        self.popups = []
        self.close_calls = []
        self.signals = []
        self.calls = {}
        self.ready = threading.Event()
        self.errors = open(log, "wb")
        self.process = subprocess.Popen(
            ["busctl", "--user", "--json=short", "monitor"], env=environment,
            stdout=subprocess.PIPE, stderr=self.errors,
        )
        self.thread = threading.Thread(target=self.listen, daemon=True)
        self.thread.start()
        end = time.monotonic() + 5
        while not self.ready.is_set() and time.monotonic() < end:
            subprocess.run(["busctl", "--user", "list"], env=environment, capture_output=True)
            self.ready.wait(0.05)
        assert self.ready.is_set(), \
            f"the bus cannot be listened to ({self.process.poll()}): {pathlib.Path(log).read_text()[-500:]}"

    def close(self):
        self.process.kill()
        self.process.wait()
        self.thread.join()
        self.process.stdout.close()
        self.errors.close()

    def listen(self):
        for line in self.process.stdout:
            # The last one may have been cut off.
            if not line.startswith(b"{") or not line.endswith(b"\n"):
                continue
            message = json.loads(line)
            self.ready.set()
            with self.lock:
                self.take(message)

    def take(self, message):
        kind, member = message["type"], message.get("member")
        data = message.get("payload", {}).get("data", [])
        at = message["timestamp-realtime"]
        if member == "StartServiceByName":
            self.signals.append((at, member, data[0]))
        if kind == "method_call" and message.get("interface") == NOTIFICATIONS:
            # What GNOME's go-between hands on to the shell would count twice; libnotify's own is x.
            if member == "Notify" and data[6].get("sender-pid", {}).get("type") != "u":
                application, replaces, _, title, body, actions, hints, timeout = data
                popup = Popup(
                    poster=message["sender"], application=application, replaces=replaces,
                    title=title, body=body, buttons=dict(zip(actions[::2], actions[1::2])),
                    hints={name: value["data"] for name, value in hints.items()}, timeout=timeout,
                    posted_at=at,
                )
                self.popups.append(popup)
                self.calls[message["sender"], message["cookie"]] = popup
            elif member == "CloseNotification":
                self.close_calls.append((at, message["sender"], data[0]))
        elif kind in ("method_return", "error"):
            popup = self.calls.pop((message.get("destination"), message.get("reply_cookie")), None)
            if popup and kind == "error":
                popup.refused = message.get("error_name", "?")
            elif popup:
                self.forget_number(data[0], message["sender"], at)
                popup.number, popup.server, popup.answered_at = data[0], message["sender"], at
        elif kind == "signal" and message.get("interface") == NOTIFICATIONS:
            for popup in self.popups:
                if popup.number == data[0] and popup.server == message["sender"] and popup.is_open:
                    if member == "NotificationClosed":
                        popup.closed_at = at
                        popup.closed_by = {1: "expired", 2: "person", 3: "call"}.get(data[1], "?")
                    elif member == "ActionInvoked":
                        popup.pressed.append(data[1])
        elif kind == "signal" and member == "NameOwnerChanged" and data[0] == NOTIFICATIONS:
            self.signals.append((at, data[1], data[2]))
            for popup in self.popups:
                if data[1] and popup.server == data[1] and popup.is_open:
                    popup.closed_at, popup.closed_by = at, "server ended"
        elif kind == "signal" and message.get("interface") == "org.voicedo.Remind1":
            self.signals.append((at, member, ""))

    def forget_number(self, number, server, at):
        """A popup that is replaced is no longer on screen."""
        for popup in self.popups:
            if popup.number == number and popup.server == server and popup.is_open:
                popup.closed_at, popup.closed_by = at, "replaced"

    # Questions. Those about popups leave out what other programs posted, and the small popups that
    # take back what was answered.

    def of_service(self):
        with self.lock:
            return [popup for popup in self.popups
                    if popup.application != "another" and not popup.is_way_back]

    def ways_back(self, text):
        """Those small popups that are on the screen and have the text."""
        with self.lock:
            return [popup for popup in self.popups if popup.is_way_back and popup.is_open
                    and text in popup.title + "\n" + popup.body]

    def titled(self, text):
        """Every popup of the service whose title or body has the text, in order."""
        return [popup for popup in self.of_service() if text in popup.title + "\n" + popup.body]

    def on_screen(self, text=""):
        return [popup for popup in self.titled(text) if popup.is_open]

    def close_calls_for(self, number):
        with self.lock:
            return [call for call in self.close_calls if call[2] == number]
