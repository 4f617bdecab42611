"""The menu of a window manager, in the real programs: what is typed, what is picked, and Escape."""

import os
import shutil
import subprocess
import time
import unittest

import case
import notification_servers
import programs
from desktop import wait_until

ACTIONS = ["Done", "Later", "I'm doing it", "Focus on it", "Edit"]
# Long enough for a machine that has much else to do.
PATIENCE = 30


class MenuTest(case.EndToEndTest):
    """Each program is the only one that is found."""

    def setUp(self):
        super().setUp()
        self.folder = self.desktop.folder / "programs"
        self.folder.mkdir()
        self.create_database()
        self.start()
        self.run_companion("add", "--no-parse", "call <b>anna</b> & bob")
        self.run_companion("add", "--no-parse", "buy milk")

    def only(self, program):
        if not (path := shutil.which(program)):
            self.skipTest(f"{program} is not installed")
        (self.folder / program).symlink_to(path)

    def press_hotkey(self):
        """What a window manager does: the command, with no terminal and nobody who reads its words."""
        hotkey = subprocess.Popen(
            [programs.COMPANION, "menu"], env=self.environment | {"PATH": str(self.folder)},
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(hotkey.wait)
        self.addCleanup(hotkey.kill)
        return hotkey

    def titles(self, condition):
        return [row["title"] for row in self.database.rows(f"SELECT title FROM todo WHERE {condition}")]


class OnX11(MenuTest):
    def keys(self, *keys):
        subprocess.run(["xdotool", *keys], env=self.environment, check=True)

    def windows(self):
        return subprocess.run(["xdotool", "search", "--onlyvisible", "--class", "rofi|dmenu"],
                              env=self.environment, capture_output=True, text=True).stdout.split()

    def opened(self):
        """Waits for a window of the menu, which takes the keyboard."""
        self.assertTrue(wait_until(self.windows, PATIENCE), "no menu has opened")
        time.sleep(0.7)

    def enter(self):
        """Chooses, and waits for what is asked next."""
        self.keys("key", "Return")
        # The next window may have the number of this one.
        time.sleep(0.7)
        self.opened()

    def try_typing(self, program):
        self.only(program)
        hotkey = self.press_hotkey()
        self.opened()
        self.keys("type", "--delay", "40", "wash the car & bike tomorrow")
        self.desktop.screenshot(f"menu-{program}-typed")
        self.keys("key", "Return")
        popup = self.popup("Wash the car & bike", within=PATIENCE)
        self.assertEqual(self.titles("title LIKE 'Wash%'"), ["Wash the car & bike"])
        self.assertEqual(list(popup.buttons.values()), ["Undo"])
        self.desktop.press(popup, "Undo")
        self.eventually(lambda: not self.titles("title LIKE 'Wash%'"), "it was not taken back", PATIENCE)
        self.assertEqual(hotkey.wait(PATIENCE), 0)

    def try_picking(self, program):
        self.only(program)
        self.press_hotkey()
        self.opened()
        self.keys("type", "--delay", "40", "anna")
        time.sleep(0.3)
        self.desktop.screenshot(f"menu-{program}-picking")
        self.enter()
        self.desktop.screenshot(f"menu-{program}-actions")
        # Done is the first of them.
        self.keys("key", "Return")
        self.popup("call <b>anna</b> & bob", within=PATIENCE)
        self.assertEqual(self.titles("completed_at IS NOT NULL"), ["call <b>anna</b> & bob"])

    def try_escape(self, program):
        self.only(program)
        before = self.database.rows("SELECT * FROM todo ORDER BY id")
        hotkey = self.press_hotkey()
        self.opened()
        self.keys("type", "--delay", "40", "something")
        self.keys("key", "Escape")
        self.assertEqual(hotkey.wait(PATIENCE), 0)
        hotkey = self.press_hotkey()
        self.opened()
        self.keys("type", "--delay", "40", "milk")
        self.enter()
        self.keys("key", "Escape")
        self.assertEqual(hotkey.wait(PATIENCE), 0)
        self.assertEqual(self.database.rows("SELECT * FROM todo ORDER BY id"), before)
        self.assertEqual(self.traffic.on_screen(), [])

    def test_what_is_typed_into_rofi_is_stored(self):
        self.try_typing("rofi")

    def test_one_is_picked_in_rofi(self):
        self.try_picking("rofi")

    def test_escape_leaves_rofi(self):
        self.try_escape("rofi")

    def test_what_is_typed_into_dmenu_is_stored(self):
        self.try_typing("dmenu")

    def test_one_is_picked_in_dmenu(self):
        self.try_picking("dmenu")

    def test_escape_leaves_dmenu(self):
        self.try_escape("dmenu")

    def test_without_a_program_a_popup_says_what_is_enough(self):
        self.assertEqual(self.press_hotkey().wait(PATIENCE), 1)
        self.popup("No program that shows a menu was found", within=PATIENCE)


MISSING = [name for name in ("sway", "wtype", "grim") if not shutil.which(name)]
if subprocess.run([*notification_servers.Mako.BECOME, "true"], capture_output=True).returncode:
    MISSING.append("user namespaces")


@unittest.skipIf(MISSING, f"not there: {', '.join(MISSING)}")
class OnWayland(MenuTest):
    desktop_options = {"display": False, "server": None}

    def setUp(self):
        super().setUp()
        become = notification_servers.Mako.BECOME
        configuration = self.desktop.folder / "sway"
        configuration.write_text("output HEADLESS-1 resolution 1000x600\nxwayland disable\n")
        self.desktop.spawn([*become, "sway", "-c", str(configuration)], "sway.log", env={
            "WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman"})
        runtime = self.desktop.folder / "run"
        doors = wait_until(
            lambda: [path.name for path in runtime.glob("wayland-*") if path.suffix != ".lock"], 15)
        self.assertTrue(doors, self.desktop.log("sway.log"))
        self.environment["WAYLAND_DISPLAY"] = doors[0]
        self.become = become

    def only(self, program):
        """The program, as somebody who may enter: sway lets in who it is itself."""
        if not (path := shutil.which(program)):
            self.skipTest(f"{program} is not installed")
        script = self.folder / program
        as_somebody = " ".join([shutil.which("unshare"), *self.become[1:]]) if self.become else ""
        script.write_text(f'#!/bin/sh\nexec {as_somebody} {path} "$@"\n')
        script.chmod(0o755)

    def type(self, *steps):
        """A keyboard that is there before the menu is, as keyboards are, and for as long."""
        keyboard = subprocess.Popen([*self.become, "wtype", "-s", "6000", *steps, "-s", "1000"],
                                    env=self.environment)
        self.addCleanup(keyboard.wait)
        time.sleep(0.3)

    def picture(self, name):
        time.sleep(6.5)
        subprocess.run([*self.become, "grim", str(self.desktop.screenshot_path(name))],
                       env=self.environment, check=True)

    def try_program(self, program):
        self.only(program)
        self.type("wash the car & bike", "-s", "3000", "-k", "Return")
        hotkey = self.press_hotkey()
        self.picture(f"menu-{program}-typed")
        self.eventually(lambda: self.titles("title LIKE 'Wash%'"), "nothing was stored", PATIENCE)
        hotkey.kill()
        hotkey.wait()
        self.type("anna", "-s", "700", "-k", "Return", "-s", "2500", "-k", "Return")
        hotkey = self.press_hotkey()
        self.eventually(lambda: self.titles("completed_at IS NOT NULL") == ["call <b>anna</b> & bob"],
                        "it was not completed", PATIENCE)
        hotkey.kill()
        hotkey.wait()
        before = self.database.rows("SELECT * FROM todo ORDER BY id")
        self.type("-k", "Escape")
        self.assertEqual(self.press_hotkey().wait(PATIENCE), 0)
        self.assertEqual(self.database.rows("SELECT * FROM todo ORDER BY id"), before)

    def test_wofi(self):
        self.try_program("wofi")
        self.assertFalse(list((self.desktop.folder / "home").rglob("wofi-dmenu")), "it kept what was chosen")

    def test_fuzzel(self):
        self.try_program("fuzzel")

    def test_bemenu(self):
        self.try_program("bemenu")
