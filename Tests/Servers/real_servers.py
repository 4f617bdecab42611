"""The notification servers that run without a desktop of their own, and how Done is pressed on each."""

import glob
import re
import subprocess

import notification_servers
from notification_servers import Server


class Dunst(notification_servers.Dunst):
    name = "dunst"

    def press_done(self, popup):
        self.desktop.press(popup, "Done")

    def press_undo(self, popup):
        self.desktop.press(popup, "Undo")

    def dismiss(self, _popup):
        self.run("dunstctl", "close")

    def take_away(self, _popup):
        """A rule of the person's own that gives popups less time than their program asked for."""
        settings = self.desktop.folder / "dunstrc"
        rule = "\n[short]\n    summary = \"*\"\n    override_dbus_timeout = 3\n"
        settings.write_text(settings.read_text() + rule)
        self.stop()
        self.start()


class Mako(notification_servers.Mako):
    name = "mako"

    def press_done(self, popup):
        self.run("makoctl", "invoke", "-n", str(popup.number), "done")

    def press_undo(self, popup):
        self.run("makoctl", "invoke", "-n", str(popup.number), "undo")

    def dismiss(self, popup):
        self.run("makoctl", "dismiss", "-n", str(popup.number))

    def screenshot(self, path):
        self.run("grim", str(path))


class OnScreen(Server):
    """A server that draws buttons, which are pressed with the pointer."""

    # Where the middle of Done is: pixels from the right and the lower edge of the popup.
    done = (0, 0)
    # The same of Undo, which stands alone.
    undo = (45, 31)
    # Where a click closes it: pixels from the right and the upper edge.
    cross = (18, 18)

    def start(self):
        self.spawn(glob.glob(self.PROGRAM)[0])

    def press_done(self, popup):
        width, height, left, top = self.window()
        self.click(left + width - self.done[0], top + height - self.done[1])

    def press_undo(self, _popup):
        width, height, left, top = self.window()
        self.click(left + width - self.undo[0], top + height - self.undo[1])

    def dismiss(self, _popup):
        width, _, left, top = self.window()
        self.click(left + width - self.cross[0], top + self.cross[1])

    def window(self):
        """Width, height, left and top of the popup."""
        tree = subprocess.run(["xwininfo", "-root", "-tree"], env=self.desktop.environment,
                              capture_output=True, text=True, check=True).stdout
        return next(
            size for size in (tuple(map(int, found)) for found in re.findall(
                r" (\d+)x(\d+)\+-?\d+\+-?\d+  \+(\d+)\+(\d+)", tree))
            if size[0] > 100 and size[1] > 40)

    def click(self, x, y):
        self.run("xdotool", "mousemove", str(x), str(y), "sleep", "0.3", "click", "1",
                 "mousemove", "5", "5")


class Xfce(OnScreen, notification_servers.Xfce):
    name = "xfce4-notifyd"
    done = (256, 31)


class Mate(OnScreen):
    name = "mate-notification-daemon"
    PROGRAM = "/usr/lib/mate-notification-daemon/mate-notification-daemon"
    needs = (PROGRAM,)
    done = (209, 41)


class NotificationDaemon(OnScreen):
    name = "notification-daemon"
    PROGRAM = "/usr/lib/notification-daemon/notification-daemon"
    needs = (PROGRAM,)
    done = (225, 39)
    undo = (80, 38)


class Lxqt(OnScreen):
    name = "lxqt-notificationd"
    PROGRAM = "/usr/bin/lxqt-notificationd"
    needs = (PROGRAM,)
    done = (228, 32)
    undo = (150, 32)

    def click(self, x, y):
        """The pointer stays: a popup that it leaves is gone at once there."""
        self.run("xdotool", "mousemove", str(x), str(y), "sleep", "0.3", "click", "1")


SERVERS = [Dunst, Xfce, Mate, NotificationDaemon, Lxqt, Mako]
