"""The search of the desktop: GNOME's overview and KRunner find, open and store, and no key stores anything."""

import pathlib
import signal
import subprocess
import time

import programs
from case import EndToEndTest
from desktop import wait_until
from search_client import GNOME, KDE, NAME, PATH, Search

ROOT = pathlib.Path(__file__).resolve().parents[2]

# What nobody's search asks, over one connection.
FLOOD = """
import dbus, sys, time
bus = dbus.SessionBus()
thing = bus.get_object("org.voicedo.Remind1", "/org/voicedo/Remind1", introspect=False)
gnome = dbus.Interface(thing, "org.gnome.Shell.SearchProvider2")
kde = dbus.Interface(thing, "org.kde.krunner1")
words = ["remind me to water the plants tomorrow", "milk", "\\u202e\\x1b[2J", "%", "'", "a" * 501, "x" * 100000]
for number in range(int(sys.argv[1])):
    text = words[number % len(words)]
    found = gnome.GetInitialResultSet(dbus.Array(text.split(), signature="s"))
    if number % 3 == 0:
        gnome.GetResultMetas(dbus.Array(found, signature="s"))
        kde.Match(text)
# Until there is time for searching again.
time.sleep(4)
many = dbus.Array(["todo/%d" % n for n in range(100000)], signature="s")
assert gnome.GetResultMetas(many) == []
assert gnome.GetSubsearchResultSet(many, dbus.Array(["milk"], signature="s")) == gnome.GetInitialResultSet(["milk"])
assert gnome.GetInitialResultSet(many) == []
kde.Match("y" * 10000000)
for identifier in ["", "todo/", "add/", "add/ ", "todo/'; DROP TABLE todo", "x" * 100000]:
    kde.Run(identifier, "")
    kde.Run(identifier, "done")
    gnome.ActivateResult(identifier, dbus.Array([], signature="s"), dbus.UInt32(0))
"""


# What one program of the session may send without waiting: METHOD COUNT WANTS-AN-ANSWER.
STORM = """
import dbus, dbus.bus, dbus.lowlevel, os, sys, threading
bus = dbus.bus.BusConnection(os.environ["DBUS_SESSION_BUS_ADDRESS"])
owner = bus.get_name_owner("org.voicedo.Remind1")
words = ("every third tuesday at quarter to five call the dentist and buy milk tomorrow morning until "
         "december remind me 3 hours before and the night before " * 5)[:495]
method, count, answered = sys.argv[1], int(sys.argv[2]), sys.argv[3] == "answered"
interface = "org.kde.krunner1" if method in ("Match", "Run") else "org.gnome.Shell.SearchProvider2"
for number in range(count):
    call = dbus.lowlevel.MethodCallMessage(owner, "/org/voicedo/Remind1", interface, method)
    if method == "GetResultMetas":
        call.append(dbus.Array(["add/" + words] * 50, signature="s"))
    elif method == "Match":
        call.append(words)
    else:
        call.append("add/buy thing %d" % number, "")
    call.set_no_reply(not answered)
    bus.send_message(call)
bus.flush()
"""


class TheDesktopsSearch(EndToEndTest):
    def setUp(self):
        super().setUp()
        self.create_database()
        self.search = Search(self.environment)

    def stored(self):
        return self.database.value("SELECT count(*) FROM todo")

    def insert(self, title):
        self.run_companion("add", "--no-parse", title)
        return self.database.value("SELECT id FROM todo WHERE title = ?", title)

    def test_what_is_typed_is_shown_as_it_is_understood_and_stored_when_it_is_chosen(self):
        self.start()
        words = "remind me to water the plants every friday at 9"
        found = self.search.type(words)
        self.assertEqual(found, [f"add/{words}"])
        meta, = self.search.metas(*found)
        self.assertEqual(meta["name"], "Add: Water the plants")
        self.assertIn("09:00", meta["description"])
        self.assertIn("every Friday", meta["description"])
        self.assertIn(meta["gicon"], ("voicedo-remind", "appointment-soon"))
        self.assertEqual(self.stored(), 0)
        self.assertEqual(self.traffic.of_service(), [])
        self.search.activate(found[0], words)
        popup = self.popup("Stored")
        self.assertIn("Water the plants", popup.body)
        self.assertIn("every Friday", popup.body)
        self.assertEqual(list(popup.buttons.values()), ["Undo"])
        self.assertEqual(self.database.value("SELECT source FROM todo"), "search")
        self.assertEqual(
            self.database.value("SELECT source FROM batch WHERE label = 'capture'"), "search")
        self.desktop.screenshot("search-stored")

    def test_the_popup_takes_back_what_was_stored_and_so_does_undo(self):
        self.start()
        self.search.run("add/buy oat milk")
        self.desktop.press(self.popup("Stored"), "Undo")
        self.eventually(lambda: self.stored() == 0, "it was not taken back")
        self.popup("Taken back")
        self.search.run("add/buy bread")
        self.eventually(lambda: self.stored() == 1, "it was not stored")
        self.run_companion("undo")
        self.assertEqual(self.stored(), 0)

    def test_what_was_done_since_is_not_taken_back(self):
        self.start()
        self.search.run("add/buy oat milk")
        popup = self.popup("Stored")
        self.run_companion("add", "Call Anna")
        self.desktop.press(popup, "Undo")
        self.eventually(lambda: any("Something was done since" in shown.body
                                    for shown in self.traffic.of_service()), "nothing was told")
        self.assertEqual(self.stored(), 2)

    def test_words_find_open_to_dos_which_open_in_a_popup_and_are_never_completed_by_that(self):
        title = "Ask the landlord about the heating, " + "the window that does not close, " * 3 + "and the key"
        identifier = self.insert(title)
        self.start()
        self.assertEqual(self.search.type("landlord"), [f"todo/{identifier}"])
        meta, = self.search.metas(f"todo/{identifier}")
        self.assertEqual(meta["name"], title)
        self.search.activate(f"todo/{identifier}", "landlord")
        popup = self.popup("Ask the landlord")
        self.assertIn(title, popup.body)
        self.assertEqual(list(popup.buttons.values()), ["Done", "Later"])
        self.assertIsNone(self.database.value("SELECT completed_at FROM todo"))
        # Asked once more there is one still.
        self.search.activate(f"todo/{identifier}", "landlord")
        self.eventually(lambda: not popup.is_open, "the first one stays")
        self.eventually(lambda: len(self.traffic.on_screen("Ask the landlord")) == 1, "there is not one")
        self.run_companion("done", "landlord")
        self.eventually(lambda: not self.traffic.on_screen("Ask the landlord"), "it stays, though done")

    def test_done_is_pressed_on_what_was_looked_for(self):
        identifier = self.insert("Water the plants")
        self.start()
        self.search.run(f"todo/{identifier}")
        self.desktop.press(self.popup("Water the plants"), "Done")
        self.eventually(lambda: self.database.value("SELECT completed_at FROM todo"), "not done")

    def test_what_is_on_the_screen_already_is_shown_there_once_more(self):
        self.start()
        identifier, popup = self.show_one("Feed the cat")
        self.search.run(f"todo/{identifier}")
        self.eventually(lambda: len(self.traffic.titled("Feed the cat")) == 2, "not shown once more")
        self.assertEqual(self.traffic.titled("Feed the cat")[1].replaces, popup.number)

    def test_krunner_has_done_and_later(self):
        first, second = self.insert("Buy milk"), self.insert("Heat milk")
        self.start()
        actions = self.search.call(KDE, "Actions")[0]
        self.assertEqual([action[:2] for action in actions], [["done", "Done"], ["later", "Later"]])
        matches = self.search.match("milk")
        self.assertEqual([match[:2] for match in matches],
                         [[f"todo/{first}", "Buy milk"], [f"todo/{second}", "Heat milk"]])
        identifier, title, icon, kind, relevance, facts = matches[0]
        self.assertEqual(facts["actions"]["data"], ["done", "later"])
        self.assertTrue(facts["subtext"]["data"])
        self.assertTrue(0 < relevance <= 1 and icon)
        # Before a search of the web, and behind a program of that name.
        self.assertTrue(70 < kind < 100)
        self.search.run(identifier, "done")
        self.eventually(lambda: self.database.value(
            "SELECT completed_at FROM todo WHERE id = ?", first), "not done")
        self.search.run(f"todo/{second}", "later")
        self.eventually(lambda: (self.reminder(second) or {}).get("again_at"), "not put off")
        self.popup("Heat milk")
        self.assertEqual(self.database.value(
            "SELECT group_concat(source) FROM batch WHERE label IN ('complete', 'snooze')"), "search,search")
        added, = self.search.match("remind me to call mom")
        self.assertEqual(added[5]["actions"]["data"], [])
        self.assertEqual(added[3], 100)
        # Words for anything: Enter is not ours.
        self.assertLess(self.search.match("call the garage")[0][3], 70)
        # What is to be added has no such action, and nothing has an unknown one.
        self.search.run(added[0], "done")
        self.search.run(f"todo/{second}", "delete")
        self.assertEqual(self.stored(), 2)

    def test_the_name_of_the_program_shows_all_that_was_found(self):
        for number in range(3):
            self.insert(f"Plan trip {number}")
        self.start()
        self.search.call(GNOME, "LaunchSearch", "asu", 2, "plan", "trip", 0)
        popup = self.popup("On your list: plan trip")
        for number in range(3):
            self.assertIn(f"Plan trip {number}", popup.body)

    def test_a_private_mode_hides_nothing_that_somebody_asks_for_and_a_lock_all_that_came_of_it(self):
        self.settings("[briefing]\non = false\n[reminders]\nprivate = true\n")
        identifier = self.insert("Call the clinic")
        self.start()
        self.assertEqual(self.search.find("clinic"), [f"todo/{identifier}"])
        self.search.run(f"todo/{identifier}")
        self.popup("Call the clinic")

    def test_the_bus_starts_the_service(self):
        services = self.desktop.folder / "services"
        (services / "org.voicedo.Remind1.service").write_text(
            f"[D-BUS Service]\nName={NAME}\nExec={programs.SERVICE}\n")
        subprocess.run(["dbus-update-activation-environment",
                        *(f"{key}={value}" for key, value in self.environment.items())],
                       env=self.environment, check=True)
        self.desktop.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus.ReloadConfig")
        identifier = self.insert("Buy stamps")
        self.addCleanup(self.end_activated)
        self.assertEqual(self.search.find("stamps"), [f"todo/{identifier}"])

    def end_activated(self):
        answer = self.desktop.call("org.freedesktop.DBus", "/org/freedesktop/DBus",
                                   "org.freedesktop.DBus.GetConnectionUnixProcessID", NAME)
        if answer:
            subprocess.run(["kill", answer.strip("(),\n").split()[-1]], check=False)

    def test_a_database_that_has_to_wait_finds_nothing_and_loses_no_word(self):
        self.start()
        with self.database.written():
            self.search.run("add/buy oat milk for everybody")
            popup = self.popup("could not be stored", within=20)
        self.assertIn("buy oat milk for everybody", popup.body)
        self.assertEqual(self.stored(), 0)

    def test_wrong_types_are_refused(self):
        self.start()
        for interface, method, signature, values in [
            (GNOME, "GetInitialResultSet", "s", ["milk"]),
            (GNOME, "GetResultMetas", "au", [1, 7]),
            (GNOME, "ActivateResult", "s", ["add/buy milk"]),
            (GNOME, "LaunchSearch", "", []),
            (KDE, "Match", "as", [1, "milk"]),
            (KDE, "Run", "s", ["add/buy milk"]),
            (KDE, "Actions", "s", ["x"]),
            (KDE, "Nothing", "", []),
        ]:
            with self.subTest(method=method, signature=signature):
                self.assertIsNone(self.search.call(interface, method, signature, *values))
                self.assertRegex(self.search.refusal, "Invalid arg|Unknown method|signature|argument")
        self.assertEqual(self.stored(), 0)
        self.assertIsNone(self.service.process.poll())

    def test_ten_thousand_calls_and_long_lists_change_nothing_and_are_written_nowhere(self):
        identifier, _ = self.insert("Buy milk"), self.start()
        began = time.monotonic()
        subprocess.run(["/usr/bin/python3", "-c", FLOOD, "10000"], env=self.environment, check=True,
                       timeout=280)
        self.assertLess(time.monotonic() - began, 250)
        self.eventually(lambda: self.search.find("milk") == [f"todo/{identifier}"],
                        "nothing is found any more", 20)
        self.assertEqual(self.stored(), 1)
        self.assertEqual(self.database.value("SELECT count(*) FROM heard WHERE text LIKE '%plants%'"), 0)
        for word in ("plants", "milk"):
            self.assertNotIn(word, self.service.said())

    def storm(self, method, count, answered):
        subprocess.run(["/usr/bin/python3", "-c", STORM, method, str(count), answered],
                       env=self.environment, check=True, timeout=120)

    def test_a_storm_of_questions_keeps_no_reminder_and_no_person_waiting(self):
        self.insert("Buy milk")
        self.start()
        for method, count, answered in (("GetResultMetas", 400, "answered"), ("Match", 3000, "answered"),
                                        ("GetResultMetas", 400, "unanswered")):
            with self.subTest(method=method, answered=answered):
                title = f"Canary {method} {answered}"
                self.database.insert_due(title)
                self.storm(method, count, answered)
                self.popup(title)
                began = time.monotonic()
                self.run_companion("status")
                self.assertLess(time.monotonic() - began, 5)
        self.storm("Match", 3000, "answered")
        began = time.monotonic()
        self.service.send(signal.SIGTERM)
        self.service.process.wait(10)
        self.assertLess(time.monotonic() - began, 5)

    def test_a_storm_of_choices_stores_a_few_and_says_so(self):
        self.start()
        self.database.insert_due("Canary")
        self.storm("Run", 2000, "unanswered")
        self.popup("Canary")
        self.popup("at once")
        self.eventually(lambda: self.stored() > 10, "the first ones are not stored", 20)
        self.assertLess(self.stored(), 40)
        # KRunner wants no answer, and what a person chooses is stored.
        self.eventually(lambda: self.chosen("add/call Anna"), "nothing is stored any more", 20)

    def chosen(self, identifier):
        self.search.run(identifier)
        return wait_until(lambda: self.database.value(
            "SELECT count(*) FROM todo WHERE title = 'Call Anna'"), 1)

    def test_the_files_of_both_desktops_name_what_is_there(self):
        provider = (ROOT / "config/voicedo-remind-search-provider.ini").read_text()
        runner = (ROOT / "config/plasma-runner-voicedo-remind.desktop").read_text()
        entry = (ROOT / "config/voicedo-remind.desktop").read_text()
        self.start()
        for line in (f"BusName={NAME}", f"ObjectPath={PATH}", "DesktopId=voicedo-remind.desktop", "Version=2"):
            self.assertIn(line, provider.splitlines())
        for line in (f"X-Plasma-DBusRunner-Service={NAME}", f"X-Plasma-DBusRunner-Path={PATH}"):
            self.assertIn(line, runner.splitlines())
        # GNOME asks for none that it does not show.
        self.assertNotIn("NoDisplay", entry)
        self.assertNotIn("Hidden", entry)

        def said(interface):
            return subprocess.run(["busctl", "--user", "introspect", NAME, PATH, interface], text=True,
                                  env=self.environment, capture_output=True).stdout

        for interface in (GNOME, KDE):
            # The name is taken a moment after the service is ready.
            self.assertTrue(wait_until(lambda: "method" in said(interface), 10), said(interface))
