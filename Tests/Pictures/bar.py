"""The line of a status bar in a real Waybar on a sway without a screen; see Tests/waybar.sh."""

import contextlib
import datetime
import json
import os
import pathlib
import shutil
import subprocess
import sys
import time

import tried

CHOSEN = tried.options(__doc__)

import programs  # noqa: E402
from desktop import wait_until  # noqa: E402
from home import Home  # noqa: E402
from process import context_switches  # noqa: E402

SWAY = "output HEADLESS-1 resolution 1000x200\nxwayland disable\n"
STYLE = "* { font: 16px 'DejaVu Sans'; } window { background: #223; color: #fff; }\n"


class Bar:
    """A sway, a Waybar on it, and what the Waybar reads, which is kept beside."""

    def __init__(self, home):
        self.home = home
        self.lines = home.folder / "lines"
        self.pid = home.folder / "pid"
        self.processes = []
        # sway refuses root; within a namespace of its own it is somebody else.
        self.somebody = ["unshare", "--user", "--map-user=1000"] if os.getuid() == 0 else []
        (home.folder / "run").chmod(0o700)
        self.environment = home.environment | {
            "WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman",
            "GTK_A11Y": "none", "NO_AT_BRIDGE": "1", "GSETTINGS_BACKEND": "memory"}

    def spawn(self, *command):
        with open(self.home.folder / "log", "ab") as log:
            process = subprocess.Popen([*self.somebody, *command], env=self.environment,
                                       stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        self.processes.append(process)
        return process

    def start(self):
        config = self.home.folder / "sway"
        config.write_text(SWAY)
        self.spawn("sway", "-c", str(config))
        run = pathlib.Path(self.environment["XDG_RUNTIME_DIR"])
        sockets = wait_until(
            lambda: [path.name for path in run.glob("wayland-*") if path.suffix != ".lock"], 15)
        assert sockets, self.log()
        self.environment["WAYLAND_DISPLAY"] = sockets[0]
        follow = self.home.folder / "follow"
        # What Waybar reads is kept; the number of the program is that of this shell.
        follow.write_text(
            "#!/bin/bash\n"
            f"exec > >(exec tee {self.lines})\necho $$ > {self.pid}\n"
            f"exec {programs.COMPANION} bar --format waybar --follow\n")
        follow.chmod(0o755)
        settings = self.home.folder / "waybar.json"
        settings.write_text(json.dumps({
            "height": 40, "modules-center": ["custom/voicedo"],
            "custom/voicedo": {"exec": str(follow), "return-type": "json"}}))
        style = self.home.folder / "waybar.css"
        style.write_text(STYLE)
        self.waybar = self.spawn("dbus-run-session", "--", "waybar", "-c", str(settings), "-s", str(style))
        assert wait_until(lambda: self.told() is not None, 20), self.log()

    def log(self):
        return (self.home.folder / "log").read_text(errors="replace")[-1500:]

    def told(self):
        """The last line that Waybar was given."""
        lines = self.lines.read_text().splitlines() if self.lines.exists() else []
        return json.loads(lines[-1]) if lines else None

    def picture(self, name):
        time.sleep(0.7)
        path = CHOSEN.screenshots / f"waybar-{name}.png"
        result = subprocess.run([*self.somebody, "grim", str(path)], env=self.environment,
                                capture_output=True, text=True)
        assert result.returncode == 0, result.stderr
        return path

    def close(self):
        for process in reversed(self.processes):
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def main():
    if absent := [name for name in ("sway", "waybar", "grim") if not shutil.which(name)]:
        print(f"left out, not installed here: {', '.join(absent)}")
        return 0
    check = tried.Tried()
    with contextlib.ExitStack() as stack:
        home = Home()
        stack.callback(home.close)
        home.environment |= {"TZ": "Etc/UTC"}
        home.run("list")
        bar = Bar(home)
        stack.callback(bar.close)
        bar.start()
        pictures = set()

        def state(name, kind, piece, *command, sql=None):
            def attempt():
                if sql:
                    home.write(*sql)
                else:
                    run = home.run(*command)
                    assert run.code == 0, run.out + run.err
                told = wait_until(lambda: (line := bar.told())["class"] == kind
                                  and piece in line["text"] and line, 10)
                assert told, f"Waybar was told {bar.told()}"
                assert set(told) >= {"text", "tooltip", "class"}, told
                path = bar.picture(name)
                assert bar.waybar.poll() is None, "Waybar has ended: " + bar.log()
                seen = path.read_bytes()
                assert seen not in pictures, f"{path} is no other picture than one before"
                pictures.add(seen)
                assert "markup" not in bar.log().lower(), bar.log()
                return f"{told['text']!r}, {path.name}"
            check(name, attempt)

        soon = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(hours=2)
        insert = "INSERT INTO todo (title, due_date, due_time) VALUES (?, ?, ?)"
        state("next", "next", "Dentist",
              sql=(insert, "Dentist", f"{soon:%Y-%m-%d}", f"{soon:%H:%M:%S}"))
        sooner = soon - datetime.timedelta(hours=1)
        state("markup", "next", "Read &lt;b&gt;bold&lt;/b&gt; &amp; more",
              sql=(insert, "Read <b>bold</b> & more", f"{sooner:%Y-%m-%d}", f"{sooner:%H:%M:%S}"))
        home.run("add", "fold the laundry")
        state("doing", "doing", "Fold the laundry", "doing", "laundry")
        state("focus", "focus", "Fold the laundry", "focus", "laundry", "25m")
        state("paused", "paused", "Fold the laundry", "focus", "pause")
        home.run("focus", "stop")
        home.run("done", "laundry")
        check("asleep", lambda: asleep(bar))
    return 1 if check.broken else 0


def asleep(bar):
    """Nothing happens, and nothing is done."""
    assert wait_until(lambda: bar.told()["class"] == "next", 10), bar.told()
    time.sleep(1)
    number = int(bar.pid.read_text())
    name = pathlib.Path(f"/proc/{number}/comm").read_text().strip()
    assert name == "voicedo-remind", name
    # A line that tells how long is left changes with the minute: that is no idle moment.
    if (second := time.time() % 60) > 48:
        time.sleep(62 - second)
    before, lines = context_switches(number), bar.lines.read_text()
    time.sleep(10)
    after = context_switches(number) - before
    assert bar.lines.read_text() == lines, "the line changed meanwhile"
    assert after == 0, f"{after} context switches in 10 s"
    assert bar.waybar.poll() is None, "Waybar has ended: " + bar.log()
    return "0 context switches in 10 s, and Waybar lives"


if __name__ == "__main__":
    sys.exit(main())
