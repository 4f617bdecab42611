"""Other people's clients on the same server: vdirsyncer with todoman, python-caldav, and what
Thunderbird and Tasks.org write."""

import os
import pathlib
import re
import subprocess
import tempfile
import unittest

from calendar_servers import PASSWORD, USER, Radicale, Xandikos, installed, todo
from home import HomeTest
from sync_machine import SyncCase

VDIRSYNCER = """\
[general]
status_path = "{folder}/status"
[pair tasks]
a = "there"
b = "here"
collections = ["tasks"]
conflict_resolution = "a wins"
[storage there]
type = "caldav"
url = "{url}"
username = "{user}"
password = "{password}"
item_types = ["VTODO"]
[storage here]
type = "filesystem"
path = "{folder}/todos"
fileext = ".ics"
"""
TODOMAN = 'path = "{folder}/todos/*"\ndate_format = "%Y-%m-%d"\ntime_format = "%H:%M"\ndefault_list = "tasks"\n'

# What Thunderbird writes when one day of a series is ticked: the object gains an answered override.
THUNDERBIRD_SERIES = """\
BEGIN:VCALENDAR
PRODID:-//Mozilla.org/NONSGML Mozilla Calendar V1.1//EN
VERSION:2.0
BEGIN:VTODO
CREATED:20301101T080000Z
LAST-MODIFIED:20301105T090000Z
DTSTAMP:20301105T090000Z
UID:thunderbird-series
SUMMARY:Water the plants
RRULE:FREQ=DAILY
DTSTART:20301105T080000Z
DUE:20301105T080000Z
X-MOZ-GENERATION:2
{alarm}END:VTODO
{override}END:VCALENDAR
"""
THUNDERBIRD_ALARM = """\
X-MOZ-LASTACK:20301104T080000Z
BEGIN:VALARM
ACTION:DISPLAY
TRIGGER;VALUE=DURATION;RELATED=END:-PT15M
DESCRIPTION:Mozilla Default Description
END:VALARM
"""
THUNDERBIRD_OVERRIDE = """\
BEGIN:VTODO
CREATED:20301105T090000Z
LAST-MODIFIED:20301105T090000Z
DTSTAMP:20301105T090000Z
UID:thunderbird-series
SUMMARY:Water the plants
STATUS:COMPLETED
RECURRENCE-ID:20301105T080000Z
DTSTART:20301105T080000Z
DUE:20301105T080000Z
COMPLETED:20301105T090000Z
PERCENT-COMPLETE:100
END:VTODO
"""
# Tasks.org: its own order and marks, one line of categories, and it goes on in the same object.
TASKS_ORG = """\
BEGIN:VCALENDAR
VERSION:2.0
PRODID:+//IDN tasks.org//android-130902//EN
BEGIN:VTODO
DTSTAMP:20301105T090000Z
UID:tasks-org
CREATED:20301101T080000Z
LAST-MODIFIED:20301105T090000Z
SUMMARY:{title}
PRIORITY:{priority}
CATEGORIES:home,calls
DUE;TZID=Europe/Berlin:{due}T090000
DTSTART;TZID=Europe/Berlin:{due}T090000
RRULE:FREQ=WEEKLY
X-APPLE-SORT-ORDER:123456789
X-OC-HIDESUBTASKS:1
BEGIN:VALARM
TRIGGER;RELATED=END:PT0S
ACTION:DISPLAY
DESCRIPTION:Default Tasks.org description
END:VALARM
BEGIN:VALARM
TRIGGER;VALUE=DATE-TIME:19760401T005545Z
ACTION:DISPLAY
DESCRIPTION:Default Tasks.org description
END:VALARM
END:VTODO
END:VCALENDAR
"""


class Foreign(SyncCase):
    """Each of these on both servers."""

    def setUp(self):
        super().setUp()
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory(prefix="voicedo-foreign.")))
        self.programs = installed()
        home = self.server.url + self.server.home
        (self.folder / "vdirsyncer").write_text(VDIRSYNCER.format(
            folder=self.folder, url=home, user=USER, password=PASSWORD))
        (self.folder / "todoman.py").write_text(TODOMAN.format(folder=self.folder))
        self.environment = {"PATH": os.environ["PATH"], "HOME": str(self.folder), "LANG": "C.UTF-8",
                            "TZ": "Europe/Berlin", "VDIRSYNCER_CONFIG": str(self.folder / "vdirsyncer"),
                            "XDG_CACHE_HOME": str(self.folder / "cache")}

    def run_program(self, *arguments, text="y\n" * 20):
        ended = subprocess.run([self.programs / arguments[0], *arguments[1:]], env=self.environment,
                               input=text, text=True, capture_output=True, timeout=60)
        self.assertEqual(ended.returncode, 0, f"{arguments}: {ended.stdout}{ended.stderr}")
        return ended.stdout

    def mirror(self, discover=False):
        if discover:
            self.run_program("vdirsyncer", "discover")
        self.run_program("vdirsyncer", "sync")

    def todoman(self, *arguments):
        return self.run_program("todo", "--config", str(self.folder / "todoman.py"), *arguments)

    def number(self, title):
        """The number that todoman knows a to-do by."""
        line = next(line for line in self.todoman("list", "--status", "ANY").splitlines()
                    if title in line)
        return re.search(r"\b(\d+)\b", line).group(1)

    def python(self, script):
        """Runs python-caldav with `client` and `tasks` at hand."""
        head = ("import caldav\n"
                f"client = caldav.DAVClient({self.server.url!r}, username={USER!r}, password={PASSWORD!r})\n"
                f"tasks = client.calendar(url={self.server.list!r})\n")
        return self.run_program("python", "-c", head + script)

    # vdirsyncer and todoman.

    def test_todoman_reads_what_we_write_and_we_read_what_it_writes(self):
        desk = self.machine()
        desk.say("add", "Call the dentist 2030-12-05 at 9:00", "--list", "Home")
        desk.sync_well()
        self.mirror(discover=True)
        self.assertIn("Call the dentist", self.todoman("list"))
        self.todoman("new", "--list", "tasks", "From todoman")
        self.mirror()
        desk.sync_well()
        self.assertEqual(desk.titles(), ["Call the dentist", "From todoman"])

    def test_an_edit_of_todoman_moves_no_local_time(self):
        desk = self.machine()
        desk.say("add", "Call the dentist 2030-12-05 at 9:00", "--list", "Home")
        desk.sync_well()
        before = desk.rows("SELECT time_kind, due_date, due_time, zone FROM todo")
        self.mirror(discover=True)
        self.todoman("edit", self.number("Call the dentist"), "--priority", "high")
        self.mirror()
        desk.sync_well()
        self.assertEqual(desk.rows("SELECT time_kind, due_date, due_time, zone FROM todo"), before)
        self.assertEqual(desk.rows("SELECT priority FROM todo"), [("high",)])

    def test_done_in_todoman_is_done_here(self):
        desk = self.machine()
        desk.say("add", "Milk", "--list", "Home")
        desk.sync_well()
        self.mirror(discover=True)
        self.todoman("done", self.number("Milk"))
        self.mirror()
        desk.sync_well()
        self.assertEqual(desk.titles(), [])

    def test_a_series_that_todoman_goes_on_as_another_one_stays_one_series(self):
        desk = self.machine()
        desk.say("add", "Pills every day at 9:00", "--list", "Home")
        desk.sync_well()
        before, = desk.rows("SELECT due_date, rrule FROM todo")
        self.mirror(discover=True)
        self.todoman("done", self.number("Pills"))
        self.mirror()
        self.meet(desk)
        open_ones = desk.rows("SELECT due_date, due_time, rrule FROM todo WHERE completed_at IS NULL")
        self.assertEqual(len(open_ones), 1, open_ones)
        self.assertEqual(open_ones[0][2], before[1])
        self.assertEqual(open_ones[0][1], "09:00")
        self.assertGreater(open_ones[0][0], before[0])

    def test_a_conflict_of_vdirsyncer_loses_no_word_of_ours(self):
        desk = self.machine()
        desk.say("add", "Milk", "--list", "Home")
        desk.sync_well()
        self.mirror(discover=True)
        self.todoman("edit", self.number("Milk"), "--location", "The corner shop")
        desk.say("edit", "Milk", "--title", "Oat milk")
        desk.sync_well()
        self.mirror()
        self.meet(desk)
        self.assertEqual(desk.titles(), ["Oat milk"])
        self.assertEqual(len(self.files()), 1)

    # python-caldav.

    def test_a_series_that_python_caldav_completes_as_a_whole_goes_on_here(self):
        desk = self.machine()
        desk.say("add", "Pills every day at 9:00", "--list", "Home")
        desk.sync_well()
        self.python("todo, = tasks.todos()\ntodo.complete(handle_rrule=False)\n")
        account = desk.sync_well()
        self.assertEqual(account["heldSeries"], ["Pills"])
        self.assertEqual(desk.titles(), ["Pills"])

    def test_what_python_caldav_completes_is_done_here(self):
        desk = self.machine()
        self.python("tasks.save_todo(summary='From python', due=__import__('datetime').date(2030, 12, 5))\n")
        desk.sync_well()
        self.assertEqual(desk.titles(), ["From python"])
        self.python("todo, = tasks.todos()\ntodo.complete()\n")
        desk.sync_well()
        self.assertEqual(desk.titles(), [])

    # Objects as others write them.

    def test_a_day_of_a_series_that_thunderbird_ticked_is_done(self):
        series = THUNDERBIRD_SERIES.replace("\n", "\r\n")
        alarm = THUNDERBIRD_ALARM.replace("\n", "\r\n")
        self.server.put("tb.ics", series.format(alarm=alarm, override=""))
        desk = self.machine()
        self.assertEqual(desk.titles(), ["Water the plants"])
        before = desk.rows("SELECT occurrence FROM todo")
        override = THUNDERBIRD_OVERRIDE.replace("\n", "\r\n")
        self.server.put("tb.ics", series.format(alarm=alarm, override=override))
        desk.sync_well()
        self.assertEqual(desk.titles(), ["Water the plants"])
        self.assertNotEqual(desk.rows("SELECT occurrence FROM todo"), before)
        desk.say("edit", "Water the plants", "--notes", "A note")
        desk.sync_well()
        text = self.server.get("tb.ics")
        self.assertIn("X-MOZ-GENERATION:2", text)
        self.assertIn("RECURRENCE-ID", text)
        self.assertIn("A note", text)

    def test_tasks_org_goes_on_in_the_same_object(self):
        def put(due, title="Call mum", priority=1):
            self.server.put("to.ics", TASKS_ORG.format(due=due, title=title, priority=priority)
                            .replace("\n", "\r\n"))

        put("20301204")
        desk = self.machine()
        self.assertEqual(desk.rows("SELECT due_date, due_time, rrule FROM todo"),
                         [("2030-12-04", "09:00", "FREQ=WEEKLY")])
        put("20301211")
        account = desk.sync_well()
        self.assertEqual(account["lists"][0]["completed"], 1)
        self.assertEqual(desk.rows("SELECT due_date FROM todo"), [("2030-12-11",)])
        desk.say("edit", "Call mum", "--notes", "A note")
        desk.sync_well()
        text = self.server.get("to.ics")
        for line in ("CATEGORIES:home,calls", "X-APPLE-SORT-ORDER:", "X-OC-HIDESUBTASKS:1",
                     "19760401T005545Z", "A note"):
            self.assertIn(line, text)

    def test_one_who_writes_over_us_without_looking_loses_only_what_he_wrote_over(self):
        """Tasks.org writes without If-Match: what we changed meanwhile in other fields is kept."""
        desk = self.machine()
        self.server.put("a.ics", todo("a", "Milk"))
        desk.sync_well()
        desk.say("edit", "Milk", "--priority", "high")
        self.server.put("a.ics", todo("a", "Oat milk"))
        self.meet(desk)
        text = self.server.get("a.ics")
        self.assertIn("SUMMARY:Oat milk", text)
        self.assertIn("PRIORITY:1", text)


class OnRadicale(Foreign, HomeTest):
    server_kind = Radicale


class OnXandikos(Foreign, HomeTest):
    server_kind = Xandikos


if __name__ == "__main__":
    unittest.main()
