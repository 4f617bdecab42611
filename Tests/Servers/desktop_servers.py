"""GNOME Shell, Plasma and SwayNC, the real ones, and how the person acts on each."""

import ast
import json
import os
import pathlib
import re
import subprocess
import time

import real_servers
from desktop import wait_until
from notification_servers import Server

SERVICES = pathlib.Path("/usr/share/dbus-1/services")
CONFIGURATION = pathlib.Path(__file__).resolve().parents[2] / "config"
LOGIN_MANAGER = pathlib.Path(__file__).with_name("login_manager.py")
APPLICATION = ("org.gnome.desktop.notifications.application:"
               "/org/gnome/desktop/notifications/application/voicedo-remind/")


class Whole(Server):
    """A whole desktop on Xvfb, with a login manager, and our desktop entry where the installer puts it."""

    # What the bus may start for it, and what tells its parts which desktop they are of.
    activated = ()
    settings = {}

    @classmethod
    def missing(cls):
        # Only systemd makes it, and without it neither takes the session for one with a seat.
        return super().missing() + ([] if os.path.isdir("/run/systemd/seats") else ["/run/systemd/seats"])

    def __init__(self, desktop):
        super().__init__(desktop)
        environment = desktop.environment
        # GNOME looks for what it may ask in these folders alone.
        folders = f"{environment['HOME']}/.local/share:/usr/local/share:/usr/share"
        environment.update(self.settings, XDG_DATA_DIRS=folders, XDG_SESSION_TYPE="x11", XDG_SESSION_ID="1",
                           LIBGL_ALWAYS_SOFTWARE="1")
        for name in self.activated:
            lines = (SERVICES / f"{name}.service").read_text().splitlines()
            (desktop.folder / "services" / f"{name}.service").write_text(
                "\n".join(line for line in lines if not line.startswith("SystemdService=")))
        self.run("dbus-send", "--session", "--print-reply", "--dest=org.freedesktop.DBus", "/",
                 "org.freedesktop.DBus.ReloadConfig")
        # What the bus starts was to know it, too.
        self.run("dbus-update-activation-environment",
                 *(f"{key}={environment[key]}"
                   for key in (*self.settings, "XDG_DATA_DIRS", "XDG_SESSION_TYPE", "LIBGL_ALWAYS_SOFTWARE", "DISPLAY")))
        self.install()
        desktop.spawn(["/usr/bin/python3", "-u", str(LOGIN_MANAGER)], "login.log")
        assert wait_until(lambda: "up" in desktop.log("login.log"), 10), desktop.log("login.log")

    def install(self):
        """The desktop entry, its icon and what the search asks, as `install.sh` leaves them."""
        data = pathlib.Path(self.desktop.environment["HOME"]) / ".local/share"
        for name, folder in (("voicedo-remind.desktop", "applications"),
                             ("voicedo-remind.svg", "icons/hicolor/scalable/apps"),
                             ("voicedo-remind-search-provider.ini", "gnome-shell/search-providers"),
                             ("plasma-runner-voicedo-remind.desktop", "krunner/dbusplugins")):
            (data / folder).mkdir(parents=True)
            (data / folder / name).write_bytes((CONFIGURATION / name).read_bytes())
        programs = pathlib.Path(self.desktop.environment["HOME"]) / ".local/bin"
        programs.mkdir(parents=True)
        binary = pathlib.Path(os.environ["VOICEDO_BINARIES"]) / "voicedo-remind"
        (programs / "voicedo-remind").symlink_to(binary)
        self.desktop.environment["PATH"] = f"{programs}:{self.desktop.environment['PATH']}"

    def lock(self, value):
        self.desktop.call("org.freedesktop.login1", "/org/freedesktop/login1/session/_31",
                          "org.freedesktop.login1.Session." + ("Lock" if value else "Unlock"))

    def click(self, x, y):
        self.run("xdotool", "mousemove", str(round(x)), str(round(y)), "sleep", "0.4", "click", "1",
                 "sleep", "0.2", "mousemove", "300", "600")

    def press_done(self, popup):
        self.press("Done")

    def press_undo(self, popup):
        self.press("Undo")

    def type(self, text):
        """Keys, as fast as somebody types them."""
        self.run("xdotool", "type", "--delay", "60", "--", text)

    def key(self, name):
        self.run("xdotool", "key", name)


class GnomeShell(Whole):
    name = "GNOME Shell"
    needs = ("gnome-shell", "gjs", "xdotool", "gsettings")
    settings = {"XDG_CURRENT_DESKTOP": "GNOME", "GSETTINGS_BACKEND": "dconf"}
    activated = ("ca.desrt.dconf", "org.gnome.ScreenSaver", "org.gnome.Shell.Notifications")

    def start(self):
        # One start in twenty hangs for ever: gjs runs JavaScript between fork and exec.
        for _ in range(4):
            self.program = self.desktop.spawn(
                ["gnome-shell", "--x11", "--sm-disable", "--unsafe-mode"], "server.log")
            assert wait_until(self.desktop.server, 60), self.desktop.log("server.log")[-1500:]
            if wait_until(lambda: self.evaluate("1"), 1):
                break
            self.stop()
        assert wait_until(lambda: self.evaluate("!Main.layoutManager._startingUp"), 30), "still starting"
        # It greets root with a popup of its own.
        self.evaluate("Main.overview.hide(); Main.messageTray.getSources().filter(s => !s.pid)"
                      ".forEach(s => s.destroy()); 1")

    def stop(self):
        # What it started holds its place on the bus.
        subprocess.run(["pkill", "-KILL", "-P", str(self.program.pid)], check=False)
        super().stop()

    def evaluate(self, code):
        """What JavaScript within the shell answers; None where it does not."""
        answer = self.desktop.call("org.gnome.Shell", "/org/gnome/Shell", "org.gnome.Shell.Eval", code)
        if not answer or not answer.startswith("(true, "):
            return None
        text = ast.literal_eval(answer.replace("(true,", "(True,", 1))[1]
        return json.loads(text) if text else None

    def place(self, condition, root="Main.messageTray._banner"):
        """Where the middle of an actor `a` is that can be seen, or None."""
        return self.evaluate(
            "(() => { let found = null; const look = a => { "
            f"if (a.mapped && ({condition})) found = a; a.get_children().forEach(look); }}; "
            f"if ({root}) look({root}); if (!found) return null; "
            "const [x, y] = found.get_transformed_position(); "
            "const [w, h] = found.get_transformed_size(); return [x + w / 2, y + h / 2]; })()")

    def press(self, label):
        """The banner opens under the pointer; then it has buttons."""
        condition = f"a.label === {json.dumps(label)}"
        self.run("xdotool", "mousemove", "640", "75", "mousemove", "642", "77")
        if wait_until(lambda: self.place(condition), 3):
            time.sleep(0.6)
            self.click(*self.place(condition))

    def open_list(self, value=True):
        menu = "Main.panel.statusArea.dateMenu.menu"
        self.evaluate(f"{menu}.{'open' if value else 'close'}(); 1")
        time.sleep(1)

    def search(self, text):
        """Types a text in the overview; what stands there once it has found something, line by line."""
        self.evaluate("Main.overview.show(); 1")
        assert wait_until(lambda: self.evaluate("Main.overview.visible && !Main.overview.animationInProgress"), 10)
        self.type(text)
        wait_until(lambda: "Reminders" in self.in_overview(), 10, 0.2)
        time.sleep(1)
        return self.in_overview()

    def in_overview(self):
        """Every line of text that can be seen there."""
        return self.evaluate(
            "(() => { const found = []; const look = a => { if (a.mapped && typeof a.text === 'string' && a.text) "
            "found.push(a.text); a.get_children().forEach(look); }; look(Main.layoutManager.overviewGroup); "
            "return found; })()") or []

    def leave_search(self):
        self.evaluate("Main.overview.hide(); 1")
        time.sleep(0.5)

    def press_in_list(self, title):
        """A click on the text of a popup in the list below the clock."""
        self.open_list()
        found = self.place("a.constructor.name.match(/NotificationMessage/) && "
                           f"a.notification.title === {json.dumps(title)}",
                           "Main.panel.statusArea.dateMenu.menu.actor")
        assert found, "it is not in the list"
        self.click(*found)

    def dismiss(self, _popup):
        self.evaluate("Main.messageTray._banner.emit('close'); 1")

    def take_away(self, _popup):
        """As it takes the oldest of four: NotificationDestroyedReason.EXPIRED."""
        self.evaluate("Main.messageTray.getSources().forEach(s => s.notifications.slice()"
                      ".forEach(n => n.destroy(1))); 1")

    def is_on_screen(self, title):
        return self.evaluate("Main.messageTray._notification ? Main.messageTray._notification.title "
                             ": null") == title

    def switch(self, value):
        self.run("gsettings", "set", "org.gnome.desktop.notifications", "show-banners",
                 str(not value).lower())

    def switch_off(self, value):
        """All popups of this program, in the desktop's settings."""
        self.run("gsettings", "set", APPLICATION, "enable", str(not value).lower())


class Plasma(Whole):
    name = "Plasma"
    needs = ("plasmashell", "kwin_x11", "kded5", "ksmserver", "kwriteconfig5", "xwininfo", "xdotool")
    settings = {"XDG_CURRENT_DESKTOP": "KDE", "KDE_FULL_SESSION": "true", "KDE_SESSION_VERSION": "5",
                "QT_QUICK_BACKEND": "software", "QT_QPA_PLATFORM": "xcb", "KWIN_COMPOSE": "N",
                # Without its crash dialogue.
                "KDE_DEBUG": "1"}
    activated = ("ca.desrt.dconf", "org.kde.ActivityManager", "org.kde.kglobalaccel", "org.kde.kded5",
                 "org.kde.krunner", "org.kde.kscreen", "org.kde.plasma.Notifications")
    # Where the middle of a button is, in pixels from the right edge.
    OFFSETS = {"Done": 179, "Later": 127, "I'm doing it": 50, "Undo": 50}

    def start(self):
        if not self.program:
            for name in ("kwin_x11", "kded5", "ksmserver"):
                self.desktop.spawn([name], f"{name}.log")
            time.sleep(2)
        self.program = self.desktop.spawn(["plasmashell", "--no-respawn"], "server.log")
        assert wait_until(self.desktop.server, 60), self.desktop.log("server.log")[-1500:]
        time.sleep(4)
        self.run("xdotool", "mousemove", "300", "300")

    def windows(self):
        """Width, height, left and top of each popup, the lowest last."""
        tree = subprocess.run(["xwininfo", "-root", "-tree"], env=self.desktop.environment,
                              capture_output=True, text=True, check=True).stdout
        found = re.findall(r'\("plasmashell" "plasmashell"\)\s+(\d+)x(\d+)\+-?\d+\+-?\d+  \+(\d+)\+(\d+)',
                           tree)
        sizes = {tuple(map(int, size)) for size in found}
        return sorted((size for size in sizes if 250 < size[0] < 600 and size[1] > 60 and size[3] > 0),
                      key=lambda size: size[3])

    def press(self, label):
        if windows := self.windows():
            width, height, left, top = windows[-1]
            self.click(left + width - self.OFFSETS[label], top + height - 20)

    def search(self, text):
        """Types a text in KRunner; what stands there no other program can read."""
        self.desktop.call("org.kde.krunner", "/App", "org.kde.krunner.App.display")
        time.sleep(3)
        self.type(text)
        time.sleep(2)

    def leave_search(self):
        self.key("Escape")
        time.sleep(0.5)

    def dismiss(self, _popup):
        """Its cross, in the upper right corner."""
        width, _, left, top = self.windows()[-1]
        self.click(left + width - 16, top + 16)

    def is_on_screen(self, _title):
        return bool(self.windows())

    def switch(self, value):
        entry = ["--file", "plasmanotifyrc", "--group", "DoNotDisturb", "--key", "Until"]
        self.run("kwriteconfig5", *entry, *(["2099,1,1,0,0,0"] if value else ["--delete"]))
        self.run("gdbus", "emit", "--session", "--object-path", "/plasmanotifyrc", "--signal",
                 "org.kde.kconfig.notify.ConfigChanged", "@a{saay} {'DoNotDisturb': [b'Until']}")


class SwayNotificationCenter(real_servers.Mako):
    name = "SwayNC"
    needs = ("sway", "swaync", "swaync-client", "grim")

    def spawn(self, *_arguments, **_options):
        self.program = self.desktop.spawn(
            ["swaync"], "server.log", env={"GDK_BACKEND": "wayland", "GSETTINGS_BACKEND": "memory"})
        assert wait_until(self.desktop.server, 15), self.desktop.log("server.log")[-1500:]

    def press_done(self, _popup):
        """There is no pointer under a sway that draws nowhere."""

    press_undo = press_done

    def dismiss(self, _popup):
        self.run("swaync-client", "--hide-latest")

    def switch(self, value):
        self.run("swaync-client", "--dnd-on" if value else "--dnd-off")


SERVERS = [GnomeShell, Plasma, SwayNotificationCenter]
