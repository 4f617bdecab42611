"""`bar --follow`: a line whenever it is another one, nothing in between, and an end with its reader."""

import datetime
import json
import os
import select
import subprocess
import time
import zoneinfo

import home
import programs
from process import context_switches


class Follower:
    """A run of `bar --follow`, whose lines come through a pipe."""

    def __init__(self, place, *options):
        self.process = subprocess.Popen(
            [programs.COMPANION, "bar", "--follow", *options], env=place.environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.rest = b""

    def line(self, seconds=10):
        """The next line; None where none comes in time."""
        end = time.monotonic() + seconds
        while b"\n" not in self.rest:
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.process.stdout], [], [], left)[0]:
                return None
            more = os.read(self.process.stdout.fileno(), 65536)
            if not more:
                return None
            self.rest += more
        line, self.rest = self.rest.split(b"\n", 1)
        return line.decode()

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        self.process.stderr.close()


class ABarThatFollows(home.HomeTest):
    def follow(self, *options):
        follower = Follower(self.home, *options)
        self.addCleanup(follower.close)
        return follower

    def insert(self, title, moment):
        self.home.write(
            "INSERT INTO todo (title, due_date, due_time) VALUES (?, ?, ?)",
            title, moment.date().isoformat(), moment.strftime("%H:%M:%S"))

    def test_each_change_is_one_line(self):
        follower = self.follow()
        self.assertEqual(follower.line(), "")
        self.home.run("add", "call the dentist", "--at", "2099-11-26T15:00")
        self.assertIsNone(follower.line(1), "years ahead is no line of a bar")
        self.home.run("add", "fold the laundry")
        self.home.run("doing", "laundry")
        self.assertEqual(follower.line(), "Now: Fold the laundry")
        self.home.run("add", "sort the photos")
        self.assertIsNone(follower.line(1), "the line is the same")
        self.home.run("done", "laundry")
        self.assertEqual(follower.line(), "")
        self.assertEqual(follower.process.poll(), None)

    def test_what_another_program_writes_is_followed(self):
        self.home.run("list")
        follower = self.follow("--format", "waybar")
        self.assertEqual(json.loads(follower.line())["class"], "free")
        now = datetime.datetime.now(zoneinfo.ZoneInfo("Europe/Berlin")).replace(tzinfo=None)
        self.insert("<Dentist> & co", now + datetime.timedelta(hours=30))
        told = json.loads(follower.line())
        self.assertEqual(told["class"], "next")
        self.assertIn("&lt;Dentist&gt; &amp; co", told["text"])

    def test_the_line_goes_with_its_moment(self):
        self.home.run("list")
        now = datetime.datetime.now(zoneinfo.ZoneInfo("Europe/Berlin")).replace(tzinfo=None)
        soon = now + datetime.timedelta(seconds=4)
        if soon.date() != now.date():
            self.skipTest("the day ends")
        self.insert("Dentist", soon)
        follower = self.follow()
        self.assertIn("Dentist", follower.line())
        self.assertEqual(follower.line(8), "", "nothing was written, and its moment passed")

    def test_it_sleeps_while_nothing_happens(self):
        self.home.run("add", "fold the laundry")
        follower = self.follow()
        self.assertIsNotNone(follower.line())
        time.sleep(1)
        before = context_switches(follower.process.pid)
        time.sleep(5)
        self.assertEqual(context_switches(follower.process.pid) - before, 0)

    def test_it_ends_with_its_reader(self):
        follower = self.follow()
        self.assertIsNotNone(follower.line())
        follower.process.stdout.close()
        self.assertEqual(follower.process.wait(5), 0)

    def test_a_restored_database_is_followed(self):
        self.home.run("add", "fold the laundry")
        copy = self.home.folder / "home" / "copy.sqlite"
        self.home.run("backup", str(copy))
        follower = self.follow()
        self.assertEqual(follower.line(), "")
        self.home.run("restore", "--yes", str(copy))
        self.home.run("doing", "laundry")
        self.assertEqual(follower.line(), "Now: Fold the laundry")
