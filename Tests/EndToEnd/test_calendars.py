"""Calendars that are read: from files, over HTTP, and what the service tells of them."""

import datetime
import json
import pathlib
import shutil
import subprocess
import time
import unittest

import programs
from calendar_server import CalendarServer, Page, Radicale, calendar, radicale
from case import EndToEndTest
from home import HomeTest

UTC = datetime.timezone.utc


def event(title, after, lasting=60, **more):
    """The lines of an event so many minutes from now."""
    start = datetime.datetime.now(UTC) + datetime.timedelta(minutes=after)
    end = start + datetime.timedelta(minutes=lasting)
    lines = [f"SUMMARY:{title}", f"DTSTART:{start:%Y%m%dT%H%M%SZ}", f"DTEND:{end:%Y%m%dT%H%M%SZ}"]
    return "\n".join(lines + [f"{name}:{value}" for name, value in more.items()])


def titles(test):
    """The events of today and of the thirty days that follow, each of their times once."""
    rows = [row for days in ("today", "next 30 days")
            for row in json.loads(test.expect(0, "agenda", days, "--json").out)["events"]]
    return [title for title, _ in dict.fromkeys((row["title"], row["startsAt"]) for row in rows)]


class OverHTTP(HomeTest):
    """The real voicedo-online, and a server of our own."""

    def setUp(self):
        super().setUp()
        self.server = self.enterContext(CalendarServer())
        self.server.pages["/team.ics"] = Page(calendar(event("Standup", 600)), tag='"one"')

    def titles(self):
        return titles(self)

    def test_is_fetched_once_and_then_only_where_it_changed(self):
        self.expect(0, "calendar", "add", self.server.url("/team.ics"), says=["Team is read"])
        self.assertEqual(self.titles(), ["Standup"])
        self.assertEqual(len(self.server.requests), 1, "a look goes to the network")
        self.expect(0, "calendar", "refresh")
        self.assertEqual(self.server.requests[-1][1].get("if-none-match"), '"one"')
        self.server.pages["/team.ics"] = Page(calendar(event("Retro", 700)), tag='"two"')
        self.expect(0, "calendar", "refresh")
        self.assertEqual(self.titles(), ["Retro"])

    def test_redirects_are_followed_and_not_for_ever(self):
        for number in range(7):
            self.server.pages[f"/{number}"] = Page(status=302, location=f"/{number + 1}")
        self.server.pages["/5"] = Page(calendar(event("Found", 600)))
        self.expect(0, "calendar", "add", self.server.url("/0"), "--name", "Moved")
        self.assertEqual(self.titles(), ["Found"])
        self.server.pages["/5"] = Page(status=302, location="/6")
        self.server.pages["/6"] = Page(calendar(event("Too far", 600)))
        self.expect(1, "calendar", "add", self.server.url("/0"), says=["points to another address"])

    def test_what_is_no_calendar_is_not_added(self):
        for page, words in (
            (Page(b"<html>Welcome to our hotel</html>"), "is no calendar"),
            (Page(b"gone", 404), "There is no calendar at"),
            (Page(b"gone", 410), "There is no calendar at"),
            (Page(b"who are you", 401), "lets nobody in"),
            (Page(b"tired", 503), "trouble of its own"),
            (Page(b"x" * (1 << 20), repeat=17), "is larger than any calendar"),
        ):
            self.server.pages["/odd.ics"] = page
            with self.subTest(words):
                run = self.expect(1, "calendar", "add", self.server.url("/odd.ics"), says=[words])
                self.assertEqual(run.out, "")
        self.assertEqual(json.loads(self.expect(0, "calendar", "--json").out)["calendars"], [])

    def test_zones_without_a_definition_are_reckoned_with_or_told(self):
        self.server.pages["/known.ics"] = Page(calendar(
            "SUMMARY:Review\nDTSTART;TZID=Pacific Standard Time:20300101T060000", name="Known"))
        run = self.expect(0, "calendar", "add", self.server.url("/known.ics"))
        self.assertNotIn("zone", run.out + run.err)
        self.server.pages["/odd.ics"] = Page(calendar(
            "SUMMARY:Landing\nDTSTART;TZID=Mars/Phobos:20300101T090000", name="Odd"))
        self.expect(0, "calendar", "add", self.server.url("/odd.ics"),
                    says=["a zone that is not known here", "Mars/Phobos"])

    def test_a_server_that_has_gone_leaves_what_was_read(self):
        self.expect(0, "calendar", "add", self.server.url("/team.ics"))
        del self.server.pages["/team.ics"]
        self.expect(1, "calendar", "refresh", says=["Team stays as it was read last."])
        run = self.expect(1, "calendar", "refresh")
        self.assertEqual(run.err, "", "it is told once")
        self.assertEqual(self.titles(), ["Standup"])

    def test_an_address_that_lets_one_in_is_shown_nowhere(self):
        self.server.pages["/private-9f8e7d/basic.ics"] = self.server.pages["/team.ics"]
        secret = self.server.url("/private-9f8e7d/basic.ics")
        folder = self.home.settings.parent / "secrets"
        folder.mkdir(parents=True)
        (folder / "team").write_text(secret + "\n")
        (folder / "team").chmod(0o600)
        said = [self.expect(0, "calendar", "add", "secret:team", "--name", "Kept"),
                self.expect(0, "calendar", "add", secret, "--name", "Typed")]
        del self.server.pages["/private-9f8e7d/basic.ics"]
        said += [self.expect(1, "calendar", "refresh"), self.expect(0, "calendar"),
                 self.expect(0, "calendar", "--json"), self.expect(0, "undo", "--yes")]
        for run in said:
            self.assertNotIn("9f8e7d", run.out + run.err)
        rows = self.home.rows("SELECT name, place FROM calendar ORDER BY name")
        self.assertEqual(rows[0], ("Kept", "secret:team"), "an address in the database")

    def test_an_address_with_a_password_is_refused(self):
        run = self.expect(1, "calendar", "add", "https://ada:hunter2@127.0.0.1/a.ics",
                          says=["without a password"])
        self.assertNotIn("hunter2", run.out + run.err)


@unittest.skipUnless(shutil.which("python3"), "no Python")
class FromRadicale(HomeTest):
    """A collection of a real CalDAV server, read at its address."""

    def setUp(self):
        if radicale() is None:
            self.skipTest("Radicale is not to be had here")
        super().setUp()
        self.server = self.enterContext(Radicale())

    def titles(self):
        return titles(self)

    def keep_password(self):
        folder = self.home.settings.parent / "secrets"
        folder.mkdir(parents=True)
        (folder / "caldav").write_text("a password\n")
        (folder / "caldav").chmod(0o600)

    def test_speaks_caldav_where_somebody_is_named(self):
        self.keep_password()
        self.server.make("/ada/tasks/", "Tasks", component="VTODO")
        self.server.put("a", event("Review", 300))
        self.server.put("b", event("Choir", 400, RRULE="FREQ=WEEKLY;COUNT=3"))
        root = f"http://127.0.0.1:{self.server.port}/"
        run = self.expect(0, "calendar", "add", root, "--user", "ada", says=["Team is read"])
        self.assertNotIn("a password", run.out + run.err)
        self.assertEqual(self.titles(), ["Review", "Choir", "Choir", "Choir"])
        self.expect(0, "calendar", "refresh")
        self.assertEqual(self.titles(), ["Review", "Choir", "Choir", "Choir"])
        self.server.delete("a")
        self.server.put("b", event("Choir moved", 410))
        self.server.put("c", event("Dinner", 200))
        self.expect(0, "calendar", "refresh")
        self.assertEqual(self.titles(), ["Dinner", "Choir moved"])
        self.assertEqual(self.home.rows("SELECT count(*) FROM calendar_object"), [(2,)])

    def test_one_of_several_is_named(self):
        self.keep_password()
        self.server.make("/ada/home/", "Home")
        root = f"http://127.0.0.1:{self.server.port}/"
        self.expect(5, "calendar", "add", root, "--user", "ada", says=["several calendars", "Home", "Team"])
        self.expect(0, "calendar", "add", root, "--user", "ada", "--name", "home")
        self.expect(0, "calendar", "add", self.server.url(), "--user", "ada", says=["Team is read"])

    def test_without_a_password_it_says_how_to_keep_one(self):
        self.expect(1, "calendar", "add", self.server.url(), "--user", "ada",
                    says=["There is no password for it yet.", "auth set caldav"])

    def test_follows_the_collection(self):
        self.server.put("a", event("Review", 300))
        self.server.put("b", event("Choir", 400, RRULE="FREQ=WEEKLY;COUNT=3"))
        self.expect(0, "calendar", "add", self.server.url(), "--name", "Team")
        self.assertEqual(self.titles(), ["Review", "Choir", "Choir", "Choir"])
        self.server.delete("a")
        self.server.put("c", event("Dinner", 200, LOCATION="At home"))
        self.expect(0, "calendar", "refresh")
        self.assertEqual(self.titles(), ["Dinner", "Choir", "Choir", "Choir"])


class HostileFiles(HomeTest):
    """Whatever a file holds, a look at it comes to an end."""

    def add(self, text):
        path = self.home.folder / "home/hostile.ics"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return self.expect(0, "calendar", "add", str(path), "--name", "Hostile", seconds=60)

    def test_very_many_events(self):
        one = "BEGIN:VEVENT\r\nUID:{0}\r\nSUMMARY:{0}\r\nDTSTART:20270101T090000Z\r\nEND:VEVENT\r\n"
        self.add("BEGIN:VCALENDAR\r\n" + "".join(one.format(i) for i in range(60_000))
                 + "END:VCALENDAR\r\n")
        count = self.home.rows("SELECT count(*) FROM event")[0][0]
        self.assertLessEqual(count, 20_000)
        run = json.loads(self.expect(0, "calendar", "--json").out)
        self.assertTrue(run["calendars"][0]["isCut"])

    def test_series_without_an_end_and_deep_nests(self):
        nests = "BEGIN:VEVENT\r\n" * 100_000
        endless = "".join(
            f"BEGIN:VEVENT\r\nUID:{i}\r\nDTSTART:19700101T000000Z\r\nRRULE:FREQ=SECONDLY\r\nEND:VEVENT\r\n"
            for i in range(2000))
        self.add("BEGIN:VCALENDAR\r\n" + endless + "END:VCALENDAR\r\nBEGIN:VCALENDAR\r\n" + nests)
        self.assertLessEqual(self.home.rows("SELECT count(*) FROM event")[0][0], 20_000)

    def test_what_steers_a_terminal(self):
        self.add(calendar(event("\x1b[31mBlue\u202e alert\x07", 60), name="\x1b]0;title\x07"))
        for command in (("agenda",), ("today",), ("briefing",), ("calendar",), ("tomorrow",)):
            self.expect(0, *command)

    def test_one_too_large_is_not_read(self):
        path = self.home.folder / "home/large.ics"
        path.write_bytes(b"BEGIN:VCALENDAR\r\n" + b"X" * (17 << 20))
        self.expect(1, "calendar", "add", str(path), says=["is larger than any calendar"])


class OnTheScreen(EndToEndTest):
    """What the service tells of events before they begin."""

    def add(self, *events, options=()):
        path = pathlib.Path(self.environment["HOME"]) / "team.ics"
        path.write_bytes(calendar(*events))
        self.run_companion("calendar", "add", str(path), "--name", "Team", *options)

    def test_a_heads_up_comes_once(self):
        self.create_database()
        self.start()
        self.add(event("Standup", 9, LOCATION="Room 5"), options=["--heads-up", "10"])
        popup = self.popup("Standup")
        self.assertIn("In 9 minutes", popup.body)
        self.assertIn("Room 5", popup.body)
        self.eventually(lambda: self.database.value(
            "SELECT count(*) FROM delivery WHERE event = 'announced'") == 1, "not noted")
        self.service.stop()
        self.start()
        self.assert_nothing_more("Standup", 1)

    def test_when_to_leave(self):
        self.create_database()
        self.start()
        # Its moment lies a few seconds ahead.
        start = datetime.datetime.now(UTC) + datetime.timedelta(minutes=30, seconds=3)
        self.add(f"SUMMARY:Doctor\nDTSTART:{start:%Y%m%dT%H%M%SZ}", options=["--leave", "30"])
        leave = (start - datetime.timedelta(minutes=30)).astimezone()
        self.assertEqual(self.traffic.titled("Doctor"), [])
        popup = self.popup("Doctor", within=10)
        self.assertRegex(popup.body, r"^Leave by \d?\d:\d\d")

    def test_do_not_disturb_and_all_day_events(self):
        self.create_database()
        self.start()
        day = datetime.date.today()
        self.add(f"SUMMARY:Birthday\nDTSTART;VALUE=DATE:{day:%Y%m%d}", options=["--heads-up", "10"])
        self.assert_nothing_more("Birthday", 0)

    def test_a_calendar_without_a_wish_says_nothing(self):
        self.create_database()
        self.start()
        self.add(event("Standup", 0))
        self.assert_nothing_more("Standup", 0)

    def test_the_briefing_tells_of_them(self):
        now = datetime.datetime.now()
        self.settings(f'[briefing]\non = true\nat = "{now:%H:%M}"\n')
        self.create_database()
        day = datetime.date.today()
        self.add(f"SUMMARY:Street fair\nDTSTART;VALUE=DATE:{day:%Y%m%d}")
        self.start()
        popup = self.popup("Nothing on your list for today")
        self.assertIn("And 1 in your calendars: Street fair", popup.body)

    def test_simulate_knows_of_them(self):
        self.create_database()
        self.add(event("Standup", 30), options=["--heads-up", "10"])
        run = self.run_companion("simulate", "--to", "in 2 hours", "--json")
        scenes = json.loads(run.stdout)["events"]
        self.assertIn(["Standup"], [scene["eventTitles"] for scene in scenes])


if __name__ == "__main__":
    unittest.main()
