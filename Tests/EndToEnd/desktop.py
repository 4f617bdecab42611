"""A private desktop for one test: Xvfb, a session bus of its own, and a real notification server.

Nothing of the machine's own session is seen or touched: HOME, XDG folders, bus and display are all
inside one temporary folder.
"""

import contextlib
import json
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import tempfile
import time

from desktop_files import BUS, DUNST, MENU
from traffic import NOTIFICATIONS, Traffic


def wait_until(condition, timeout=5.0, step=0.02):
    """Waits until `condition()` is truthy and returns its value, or the last one when time is up."""
    end = time.monotonic() + timeout
    while True:
        value = condition()
        if value or time.monotonic() > end:
            return value
        time.sleep(step)


def is_open(path):
    """Whether somebody listens on a socket; its file is there a moment before."""
    with socket.socket(socket.AF_UNIX) as door:
        return path.is_socket() and door.connect_ex(str(path)) == 0


class Desktop:
    """Starts everything on entering and takes all of it down on leaving."""

    def __init__(self, server="dunst", hanging_activation=False, display=True):
        self.wants_server = server == "dunst"
        self.hanging_activation = hanging_activation
        self.wants_display = display
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="voicedo-test."))
        self.processes = []
        self.dunst = None

    def __enter__(self):
        for name in ("home", "run", "services"):
            (self.folder / name).mkdir()
        (self.folder / "run").chmod(0o700)
        self.write("bus.conf", BUS)
        self.write("dunstrc", DUNST)
        self.write("choice", "")
        self.write("menu", MENU).chmod(0o755)
        if self.hanging_activation:
            (self.folder / "services" / "notifications.service").write_text(
                f"[D-BUS Service]\nName={NOTIFICATIONS}\nExec=/bin/sleep 300\n"
            )
        self.environment = self.clean_environment()
        try:
            if self.wants_display:
                self.start_display()
            self.start_bus()
            if self.wants_server:
                self.start_server()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        for process in reversed(self.processes):
            with contextlib.suppress(ProcessLookupError):
                process.send_signal(signal.SIGCONT)
                process.kill()
            process.wait()
        if getattr(self, "traffic", None):
            self.traffic.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def write(self, name, template):
        path = self.folder / name
        path.write_text(template.replace("{folder}", str(self.folder)))
        return path

    def clean_environment(self):
        kept = {name: os.environ[name] for name in ("PATH", "TZ") if name in os.environ}
        home = self.folder / "home"
        return kept | {
            "HOME": str(home),
            # Of no country: times are those of a clock of 24 hours.
            "LANG": "C.UTF-8",
            "XDG_RUNTIME_DIR": str(self.folder / "run"),
            "XDG_DATA_HOME": str(home / ".local/share"),
            "XDG_CONFIG_HOME": str(home / ".config"),
            "XDG_STATE_HOME": str(home / ".local/state"),
            "DBUS_SESSION_BUS_ADDRESS": f"unix:path={self.folder}/run/bus",
            # A system bus too, without logind and the like on it.
            "DBUS_SYSTEM_BUS_ADDRESS": f"unix:path={self.folder}/run/bus",
            "GSETTINGS_BACKEND": "memory",
            "NO_AT_BRIDGE": "1",
            "SWIFT_BACKTRACE": "enable=no",
        }

    def spawn(self, arguments, log, answers=False, **options):
        """Starts a program of the desktop; one that `answers` is talked to through pipes."""
        with open(self.folder / log, "ab") as output:
            process = subprocess.Popen(
                arguments, env=self.environment | options.pop("env", {}),
                stdin=subprocess.PIPE if answers else subprocess.DEVNULL,
                stdout=subprocess.PIPE if answers else output, stderr=output, **options,
            )
        self.processes.append(process)
        return process

    def start_display(self):
        reading, writing = os.pipe()
        self.spawn(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp",
             # It would begin anew, and be away for a moment, whenever its last program is gone.
             "-noreset"],
            "xvfb.log", pass_fds=(writing,),
        )
        os.close(writing)
        with os.fdopen(reading) as number:
            self.environment["DISPLAY"] = ":" + number.readline().strip()

    def start_bus(self):
        self.bus = self.spawn(
            ["dbus-daemon", f"--config-file={self.folder}/bus.conf", "--nofork"], "bus.log"
        )
        assert wait_until(lambda: is_open(self.folder / "run/bus")), \
            "the private bus did not start: " + self.log("bus.log")[-1000:]
        self.traffic = Traffic(self.environment, self.folder / "traffic.log")

    # The notification server.

    def start_server(self):
        self.dunst = self.spawn(["dunst", "-conf", str(self.folder / "dunstrc")], "dunst.log")
        assert wait_until(self.server, 15), \
            "dunst did not take its name: " + self.log("dunst.log")[-1000:]

    def kill_server(self):
        self.dunst.kill()
        self.dunst.wait()
        assert wait_until(lambda: not self.server()), "the bus still names a server"

    def server(self):
        """The unique name of the notification server, or an empty string."""
        answer = self.call("org.freedesktop.DBus", "/org/freedesktop/DBus",
                           "org.freedesktop.DBus.GetNameOwner", NOTIFICATIONS)
        return answer.strip("()',\n") if answer else ""

    def call(self, destination, path, method, *arguments, timeout=5):
        """Calls a method over the bus; the answer as text, or None if there was none."""
        result = subprocess.run(
            ["gdbus", "call", "--session", "--timeout", str(timeout), "--dest", destination,
             "--object-path", path, "--method", method, *arguments],
            env=self.environment, capture_output=True, text=True,
        )
        return result.stdout if result.returncode == 0 else None

    def post_as_another_program(self, title):
        """Shows another program's popup and returns its number."""
        answer = self.call(NOTIFICATIONS, "/org/freedesktop/Notifications",
                           f"{NOTIFICATIONS}.Notify", "another", "0", "", title, "", "[]", "{}", "0")
        return int(answer.split("uint32 ")[1].split(",")[0])

    def press(self, popup, label):
        """Presses a button of a popup through dunst's own menu, as soon as dunst has numbered it."""
        wait_until(lambda: popup.number)
        key = next(key for key, text in popup.buttons.items() if text == label)
        (self.folder / "choice").write_text(f"[{popup.number},{key}]")
        subprocess.run(["dunstctl", "context"], env=self.environment, check=True)

    def dunst_history(self):
        """Titles and bodies of the popups that dunst has closed, newest first."""
        output = subprocess.run(["dunstctl", "history"], env=self.environment,
                                capture_output=True, text=True, check=True).stdout
        return [(entry["summary"]["data"], entry["body"]["data"])
                for entry in json.loads(output)["data"][0]]

    def displayed(self):
        """How many popups dunst has on screen."""
        output = subprocess.run(["dunstctl", "count", "displayed"], env=self.environment,
                                capture_output=True, text=True, check=True).stdout
        return int(output)

    def screenshot_path(self, name):
        """Where a picture is kept, among the artifacts."""
        folder = pathlib.Path(os.environ.get("VOICEDO_ARTIFACTS", tempfile.gettempdir()))
        folder.mkdir(parents=True, exist_ok=True)
        return folder / f"{name}.png"

    def screenshot(self, name):
        """Keeps a picture of the screen and returns its path."""
        path = self.screenshot_path(name)
        subprocess.run(["import", "-window", "root", str(path)], env=self.environment, check=True)
        return path

    def log(self, name):
        path = self.folder / name
        return path.read_text(errors="replace") if path.exists() else ""
