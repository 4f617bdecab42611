"""Do-Not-Disturb of each notification server: read at start, followed by signal, read anew of the next.

What `Status` says within a second of each change is what the planner goes by.
"""

import json

import notification_servers
from stand_in import PATH, PROPERTIES
from surroundings import SurroundingsTest
from traffic import NOTIFICATIONS


class EveryServer:
    """What holds for all of them."""

    desktop_options = {"server": None}
    Server = None

    def setUp(self):
        if missing := self.Server.missing():
            self.skipTest(f"not installed: {', '.join(missing)}")
        super().setUp()
        self.server = self.Server(self.desktop)
        self.server.start()
        self.addCleanup(lambda: self.server.close())

    def test_is_read_at_start(self):
        self.server.switch(True)
        self.begin()
        self.assert_soon("doNotDisturb", True)

    def test_is_followed(self):
        self.begin()
        self.assert_stays("doNotDisturb", False)
        for value in (True, False, True):
            self.server.switch(value)
            self.assert_soon("doNotDisturb", value)

    def test_is_read_anew_of_the_next(self):
        self.server.switch(True)
        self.begin()
        self.assert_soon("doNotDisturb", True)
        self.server.stop()
        self.assert_soon("doNotDisturb", False)
        self.server.start()
        if self.server.remembers:
            self.assert_soon("doNotDisturb", True)
        else:
            self.assert_stays("doNotDisturb", False)
            self.server.switch(True)
            self.assert_soon("doNotDisturb", True)

    def test_means_nothing_to_a_server_without_it(self):
        self.server.switch(True)
        self.begin()
        self.assert_soon("doNotDisturb", True)
        self.server.stop()
        other = self.stand_in()
        other.be_server("Somebody's Server")
        self.eventually(lambda: f"{NOTIFICATIONS}.GetCapabilities" in other.heard(), "nobody asked")
        self.assert_stays("doNotDisturb", False)


class EveryStandIn(EveryServer):
    """What a real server cannot be made to do."""

    def test_of_another_form_keeps_nothing_back(self):
        self.begin()
        self.server.switch(True)
        self.assert_soon("doNotDisturb", True)
        self.server.answer_otherwise()
        self.assert_soon("doNotDisturb", False)
        self.server.switch(True)
        self.assert_soon("doNotDisturb", True)


class KnownByName:
    """What `doctor` says of servers that draw no buttons, and what is said of medication behind them."""

    def doctor(self):
        return self.run_companion("doctor", "--all").stdout

    def test_is_told_by_doctor_with_what_ends_it_and_how_to_answer(self):
        self.begin()
        self.assert_soon("doNotDisturb", False)
        said = self.doctor()
        self.assertIn("it draws no buttons", said)
        self.assertIn(self.MENU, said)
        self.assertIn("off, popups are shown", said)
        self.server.switch(True)
        self.assert_soon("doNotDisturb", True)
        said = self.doctor()
        self.assertIn(self.MENU, said)
        self.assertIn("keeps popups back at present", said)
        self.assertIn(self.SWITCH, said)
        self.assertIn("To have", said)

    def test_medication_is_handed_over_and_never_called_on_the_screen(self):
        self.begin()
        self.server.switch(True)
        self.assert_soon("doNotDisturb", True)
        identifier = self.database.insert_due("Take the pill", seconds=3600)
        self.run_companion("remind", "pill", "--breakthrough")
        self.database.shell(f"UPDATE todo SET due_at = unixepoch() WHERE id = '{identifier}'")
        self.popup("Take the pill")
        self.eventually(lambda: self.reminder(identifier)["state"] == "shown", "it is not recorded")
        told = {verb: self.run_companion(verb, *words).stdout for verb, *words in (
            ["why", "pill"], ["recent"], ["status"], ["doctor"], ["list"], ["show", "pill"])}
        self.assertIn("perhaps not shown", told["why"])
        self.assertIn("perhaps not shown", told["recent"])
        for verb, text in told.items():
            self.assertNotIn("on the screen", text, verb)
            self.assertNotRegex(text, r"shown \d", verb)
        self.server.switch(False)
        self.eventually(lambda: len(self.traffic.titled("Take the pill")) == 2, "not shown once more")
        self.eventually(lambda: "on the screen" in self.run_companion("why", "pill").stdout,
                        "it is not said that it is there")
        self.assertIn("waits for an answer", self.run_companion("recent").stdout)
        self.assertNotIn("2 times", self.run_companion("recent").stdout)


class OfDunst(KnownByName, EveryServer, SurroundingsTest):
    MENU, SWITCH = "dunstctl context", "dunstctl set-paused false"
    Server = notification_servers.Dunst


class OfXfce(EveryServer, SurroundingsTest):
    Server = notification_servers.Xfce

    def test_may_be_reset(self):
        self.server.switch(True)
        self.begin()
        self.assert_soon("doNotDisturb", True)
        self.server.reset()
        self.assert_soon("doNotDisturb", False)


class OfMako(KnownByName, EveryServer, SurroundingsTest):
    MENU, SWITCH = "makoctl menu", "makoctl mode -r do-not-disturb"
    Server = notification_servers.Mako

    def test_has_a_short_name_too(self):
        self.begin()
        self.server.mode("-a", "dnd")
        self.assert_soon("doNotDisturb", True)

    def test_is_no_other_mode(self):
        self.begin()
        self.server.mode("-a", "presentation")
        self.assert_stays("doNotDisturb", False)


class OfPlasma(EveryStandIn, SurroundingsTest):
    Server = notification_servers.Plasma


class OfAnotherThatInhibits(EveryStandIn, SurroundingsTest):
    Server = notification_servers.AnotherThatInhibits


class OfDunstStandIn(EveryStandIn, SurroundingsTest):
    Server = notification_servers.DunstStandIn


class OfMakoStandIn(EveryStandIn, SurroundingsTest):
    Server = notification_servers.MakoStandIn


class OfSwayNotificationCenter(EveryStandIn, SurroundingsTest):
    Server = notification_servers.SwayNotificationCenter

    def test_is_on_while_a_program_inhibits_popups(self):
        self.begin()
        for value in (True, False):
            self.server.inhibit(value)
            self.assert_soon("doNotDisturb", value)


class OfGnomeShell(EveryServer, SurroundingsTest):
    Server = notification_servers.GnomeShell

    def test_is_off_where_the_schema_is_not_installed(self):
        self.server.switch(True)
        self.create_database()
        self.start(XDG_DATA_DIRS="/nowhere")
        self.eventually(lambda: f"{NOTIFICATIONS}.GetCapabilities" in self.server.stand_in.heard(),
                        "nobody asked")
        self.assert_stays("doNotDisturb", False)


class OfGnomeShellWithDconf(EveryServer, SurroundingsTest):
    Server = notification_servers.GnomeShellWithDconf


class OfAServerThatDoesNotSay(SurroundingsTest):
    """It answers everything but that question."""

    desktop_options = {"server": None}

    def setUp(self):
        super().setUp()
        self.server = self.stand_in()
        self.server.hang(PATH, PROPERTIES, "Get")
        self.server.be_server("Plasma")

    def test_delays_what_is_due_for_two_seconds_at_most(self):
        self.create_database()
        self.database.insert_due("Water the plants")
        self.start()
        self.eventually(lambda: f"{PROPERTIES}.Get" in self.server.heard(), "nobody asked")
        self.assert_nothing_more("Water the plants", 0, during=1.2)
        self.popup("Water the plants", within=3)

    def test_is_known_to_the_doctor_too(self):
        self.server.release()
        for value in (True, False):
            self.server.set(PATH, NOTIFICATIONS, "Inhibited", "b", value)
            checks = json.loads(self.run_companion("doctor", "--json", code=1).stdout)["checks"]
            quiet = next(check for check in checks if check["id"] == "quiet")
            self.assertEqual(quiet["state"], "look" if value else "fine")

    def test_may_be_known_later(self):
        self.begin()
        self.server.release()
        self.server.change(PATH, NOTIFICATIONS, "Inhibited", "b", True)
        self.assert_soon("doNotDisturb", True)
