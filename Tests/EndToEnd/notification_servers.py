"""Notification servers, real ones and stand-ins, by how their Do-Not-Disturb is switched on and off."""

import glob
import os
import pathlib
import shutil
import subprocess

from desktop import is_open, wait_until
from stand_in import PATH, PROPERTIES, StandIn
from traffic import NOTIFICATIONS


class Server:
    """Comes with `start`, goes with `stop`, and keeps popups back after `switch(True)`."""

    # What has to be installed for it.
    needs = ()
    # Of a server that forgets the switch when it ends.
    remembers = False

    def __init__(self, desktop):
        self.desktop = desktop
        self.program = None

    @classmethod
    def missing(cls):
        return [path for path in cls.needs if not (shutil.which(path) or glob.glob(path))]

    def spawn(self, *arguments, **options):
        self.program = self.desktop.spawn(list(arguments), "server.log", **options)
        assert wait_until(self.desktop.server), self.desktop.log("server.log")

    def stop(self):
        self.program.kill()
        self.program.wait()
        assert wait_until(lambda: not self.desktop.server()), "the bus still names a server"

    def run(self, *arguments):
        subprocess.run(arguments, env=self.desktop.environment, check=True, capture_output=True)

    def close(self):
        """Everything that belongs to it and is not taken down with the desktop."""


class Dunst(Server):
    needs = ("dunst", "dunstctl")

    def start(self):
        self.spawn("dunst", "-conf", str(self.desktop.folder / "dunstrc"))

    def switch(self, value):
        self.run("dunstctl", "set-paused", str(value).lower())


class Xfce(Server):
    PROGRAM = "/usr/lib/*/xfce4/notifyd/xfce4-notifyd"
    SETTINGS = "/usr/share/dbus-1/services/org.xfce.Xfconf.service"
    needs = (PROGRAM, SETTINGS, "xfconf-query")
    remembers = True

    def __init__(self, desktop):
        super().__init__(desktop)
        shutil.copy(self.SETTINGS, desktop.folder / "services")

    def start(self):
        self.spawn(glob.glob(self.PROGRAM)[0])

    def switch(self, value):
        self.run("xfconf-query", "-c", "xfce4-notifyd", "-p", "/do-not-disturb", "-n", "-t", "bool",
                 "-s", str(value).lower())

    def reset(self):
        self.run("xfconf-query", "-c", "xfce4-notifyd", "-p", "/do-not-disturb", "-r")


class Mako(Server):
    """Under a sway that draws nowhere."""

    needs = ("sway", "mako", "makoctl")
    # sway refuses to be root; as somebody else in a namespace of its own it is none.
    BECOME = ["unshare", "--user", "--map-user=1000"] if os.getuid() == 0 else []

    @classmethod
    def missing(cls):
        may_become = subprocess.run([*cls.BECOME, "true"], capture_output=True).returncode == 0
        return super().missing() + ([] if may_become else ["user namespaces"])

    def start(self):
        runtime = pathlib.Path(self.desktop.environment["XDG_RUNTIME_DIR"])
        if "WAYLAND_DISPLAY" not in self.desktop.environment:
            configuration = self.desktop.folder / "sway"
            configuration.write_text("output HEADLESS-1 resolution 800x600\nxwayland disable\n")
            environment = {"WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1",
                           "WLR_RENDERER": "pixman"}
            self.desktop.spawn([*self.BECOME, "sway", "-c", str(configuration)], "sway.log",
                               env=environment)
            doors = wait_until(lambda: [path for path in runtime.glob("wayland-*") if is_open(path)])
            assert doors, self.desktop.log("sway.log")
            self.desktop.environment["WAYLAND_DISPLAY"] = doors[0].name
        self.spawn("mako")

    def switch(self, value):
        self.mode("-a" if value else "-r", "do-not-disturb")

    def mode(self, *arguments):
        self.run("makoctl", "mode", *arguments)


class StandInServer(Server):
    """A server that is none, and that says what its original would."""

    name = ""
    capabilities = ("actions", "body")

    def __init__(self, desktop):
        super().__init__(desktop)
        self.value = False

    def start(self):
        self.stand_in = StandIn(self.desktop)
        self.program = self.stand_in.process
        self.prepare()
        self.stand_in.be_server(self.name, capabilities=self.capabilities)

    def stop(self):
        self.stand_in.close()
        assert wait_until(lambda: not self.desktop.server()), "the bus still names a server"

    def close(self):
        self.stand_in.close()

    def prepare(self):
        """What there is before it takes its name."""


class Plasma(StandInServer):
    """KDE/plasma-workspace: libnotificationmanager/dbus/org.freedesktop.Notifications.xml."""

    name = "Plasma"
    capabilities = ("actions", "body", "inhibitions")

    def prepare(self):
        self.stand_in.set(PATH, NOTIFICATIONS, "Inhibited", "b", False)

    def switch(self, value):
        self.stand_in.change(PATH, NOTIFICATIONS, "Inhibited", "b", value)

    def answer_otherwise(self):
        self.stand_in.change(PATH, NOTIFICATIONS, "Inhibited", "s", "true")


class AnotherThatInhibits(Plasma):
    """A server of its own name with the same ability."""

    name = "Somebody's Server"


class DunstStandIn(StandInServer):
    """dunst-project/dunst: src/dbus.c; the real one gives no answer of another form."""

    name = "dunst"

    def prepare(self):
        self.stand_in.set(PATH, "org.dunstproject.cmd0", "paused", "b", False)

    def switch(self, value):
        self.stand_in.change(PATH, "org.dunstproject.cmd0", "paused", "b", value)

    def answer_otherwise(self):
        self.stand_in.change(PATH, "org.dunstproject.cmd0", "paused", "u", 1)


class MakoStandIn(StandInServer):
    """emersion/mako: dbus/mako.c, as of a release that signals a change of its modes."""

    name = "mako"

    def prepare(self):
        self.modes(["default"])

    def modes(self, modes):
        self.stand_in.answer("/fr/emersion/Mako", "fr.emersion.Mako", "ListModes", "as", modes)

    def tell(self):
        self.stand_in.emit("/fr/emersion/Mako", PROPERTIES, "PropertiesChanged", "sa{sv}as",
                           "fr.emersion.Mako", {}, ["Modes"])

    def switch(self, value):
        self.modes(["default", "dnd"] if value else ["default"])
        self.tell()

    def answer_otherwise(self):
        self.stand_in.answer("/fr/emersion/Mako", "fr.emersion.Mako", "ListModes", "s", "dnd")
        self.tell()


class SwayNotificationCenter(StandInServer):
    """ErikReider/SwayNotificationCenter: src/swayncDaemon/swayncDaemon.vala."""

    name = "SwayNotificationCenter"
    OBJECT = ("/org/erikreider/swaync/cc", "org.erikreider.swaync.cc")

    def prepare(self):
        self.inhibited = False
        self.stand_in.answer(*self.OBJECT, "GetDnd", "b", False)
        self.stand_in.answer(*self.OBJECT, "IsInhibited", "b", False)
        self.stand_in.own("org.erikreider.swaync.cc")

    def switch(self, value):
        self.stand_in.answer(*self.OBJECT, "GetDnd", "b", value)
        self.stand_in.emit(*self.OBJECT, "Subscribe", "ubb", 0, value, False)

    def inhibit(self, value):
        self.stand_in.answer(*self.OBJECT, "IsInhibited", "b", value)
        self.stand_in.emit(*self.OBJECT, "SubscribeV2", "ubbb", 0, False, False, value)

    def answer_otherwise(self):
        self.stand_in.answer(*self.OBJECT, "GetDnd", "s", "true")
        self.stand_in.emit(*self.OBJECT, "Subscribe", "ubb", 0, True, False)


class GnomeShell(StandInServer):
    """GNOME/gnome-shell: js/ui/notificationDaemon.js; the switch is a real setting, in a file."""

    name = "gnome-shell"
    needs = ("gsettings", "/usr/share/glib-2.0/schemas/org.gnome.desktop.notifications.gschema.xml")
    remembers = True

    def __init__(self, desktop):
        super().__init__(desktop)
        desktop.environment["GSETTINGS_BACKEND"] = "keyfile"

    def switch(self, value):
        self.run("gsettings", "set", "org.gnome.desktop.notifications", "show-banners",
                 str(not value).lower())


class GnomeShellWithDconf(GnomeShell):
    """The same with the settings where GNOME has them."""

    SERVICE = "/usr/share/dbus-1/services/ca.desrt.dconf.service"
    needs = (*GnomeShell.needs, SERVICE, "/usr/lib/*/gio/modules/libdconfsettings.so")

    def __init__(self, desktop):
        super().__init__(desktop)
        desktop.environment["GSETTINGS_BACKEND"] = "dconf"
        service = pathlib.Path(self.SERVICE).read_text().splitlines()
        (desktop.folder / "services" / "dconf.service").write_text(
            "\n".join(line for line in service if not line.startswith("SystemdService=")))
