"""A session as it is on a busy day: reminders, answers, edits, and a desktop that changes."""

import os
import pathlib
import random
import subprocess
import sys
import time

import programs
from delivery import NAME, PATH
from desktop import wait_until
from process import context_switches
from stand_in import LOGIN, Logind
from wear_account import NUMBER, Account

# An hour that stands for a day may have a day's nudges.
SETTINGS = "[briefing]\non = false\n\n[reminders]\nsnooze = {snooze}\nnudges_per_hour = 60\n" \
           "night_to = \"22:00\"\ntogether_after = 1440\n"
# Minutes; in the last one of each nothing happens. What the service does by itself comes after a
# multiple of it, so that it does not fall into those either.
CYCLE = 5


class Session:
    """What goes on around the service and with its reminders, each thing noted for the account."""

    def __init__(self, desktop, database, service, minutes):
        self.desktop, self.database, self.service = desktop, database, service
        self.generator = random.Random(11)
        self.account = Account()
        self.logind = Logind(desktop, os.getuid())
        self.logind.own(LOGIN)
        self.session = self.logind.log_in(1)
        self.is_quiet = False
        self.minutes = minutes
        self.began = time.time()
        self.acts = self.troubles = 0
        service.listen()

    def moment(self, earliest):
        """A random second, not in a minute that is left alone, nor in the last ones."""
        end = self.began + 60 * (self.minutes - 2)
        while True:
            at = int(self.generator.uniform(earliest, max(earliest + 90, end)))
            if (at - self.began) // 60 % CYCLE != CYCLE - 1 and (at - self.began) % 60 < 57:
                return at

    def fill(self, count):
        rows = []
        for _ in range(count):
            at = self.moment(self.began + 45)
            title = self.account.make(at)
            rows.append(f"('{title}', 'elapsed', {at})")
        self.database.shell("INSERT INTO todo(title, time_kind, due_at) VALUES " + ", ".join(rows))

    # The surroundings.

    def do_not_disturb(self, value):
        subprocess.run(["dunstctl", "set-paused", str(value).lower()], env=self.desktop.environment,
                       check=True, capture_output=True)
        self.is_quiet = value

    def hint(self, name, value):
        self.logind.hint(self.session, name, value)
        if not value:
            self.account.returned.append(time.time())

    def lose_server(self):
        self.desktop.kill_server()
        self.account.restarted.append(time.time())
        self.is_quiet = False

    def configure(self):
        snooze = self.generator.choice((5, 10))
        path = pathlib.Path(self.desktop.environment["XDG_CONFIG_HOME"])
        (path / "voicedo-remind/config.toml").write_text(
            SETTINGS.format(snooze=snooze))

    def close_all(self):
        subprocess.run(["dunstctl", "close-all"], env=self.desktop.environment, check=True,
                       capture_output=True)

    def surroundings(self, minute):
        """When something around the service changes, in seconds of the minute, and to what."""
        return {
            0: [(6, lambda: self.do_not_disturb(True)), (40, lambda: self.do_not_disturb(False))],
            1: [(6, lambda: self.hint("LockedHint", True)), (25, self.lose_server),
                (27, self.desktop.start_server), (44, lambda: self.hint("LockedHint", False))],
            2: [(5, lambda: self.hint("IdleHint", True)), (20, self.configure),
                (35, lambda: self.hint("IdleHint", False)), (48, self.close_all)],
            3: [(4, self.lose_server), (24, self.desktop.start_server), (30, self.configure),
                (40, lambda: self.service.send(1))],
        }[minute % CYCLE]

    # What the person and other programs do.

    def act(self):
        """One of the acts; one that finds nothing to act on is left out."""
        acts = {self.done: 4, self.complete: 4, self.press_done: 5, self.press_later: 1,
                self.press_doing: 1, self.press_singly: 1, self.snooze: 1, self.prioritize: 1,
                self.note: 1, self.move: 1, self.delete: 0.5, self.add: 1, self.insert: 1,
                self.close: 1, self.ask: 1}
        act = self.generator.choices(list(acts), acts.values())[0]
        self.acts += act() is not False

    def pick(self):
        """An open to-do, mostly one that has been shown; its row or nothing."""
        state = "AND state IN ('shown', 'held')" if self.generator.random() < 0.9 else ""
        rows = self.database.rows(
            "SELECT id, handle, title FROM todo JOIN reminder ON todo_id = id "
            f"WHERE completed_at IS NULL {state} ORDER BY id")
        return self.generator.choice(rows) if rows else None

    def by_companion(self, change, *arguments):
        row = self.pick()
        if not row:
            return False
        with self.account.changing(row["title"], change):
            run = programs.companion(self.desktop.environment, arguments[0], row["handle"],
                                     *arguments[1:])
        assert run.returncode == 0, run.stderr
        return True

    def by_statement(self, change, statement, due=None):
        row = self.pick()
        if not row:
            return False
        with self.account.changing(row["title"], change, due):
            self.database.shell(statement.format(id=row["id"]))
        return True

    def done(self):
        return self.by_companion("ended", "done")

    def snooze(self):
        return self.by_companion("put off", "snooze", self.generator.choice(("5", "10")))

    def prioritize(self):
        return self.by_companion("edited", "edit", "--priority", "high")

    def complete(self):
        return self.by_statement(
            "ended", "UPDATE todo SET completed_at = unixepoch() WHERE id = '{id}'")

    def note(self):
        return self.by_statement("edited", "UPDATE todo SET notes = 'Seen' WHERE id = '{id}'")

    def delete(self):
        return self.by_statement("ended", "DELETE FROM todo WHERE id = '{id}'")

    def move(self):
        at = self.moment(time.time() + 20)
        return self.by_statement(
            "moved", f"UPDATE todo SET due_at = {at} WHERE id = '{{id}}'", at)

    def add(self):
        # Five minutes on, the minute is of the same kind.
        run = programs.companion(self.desktop.environment, "add", "--no-parse",
                                 self.account.make(time.time() + 299), "--when", "in 5 minutes")
        assert run.returncode == 0, run.stderr

    def insert(self):
        at = self.moment(time.time() + 20)
        self.database.shell("INSERT INTO todo(title, time_kind, due_at) "
                            f"VALUES ('{self.account.make(at)}', 'elapsed', {at})")

    def press(self, label, change):
        if self.is_quiet or not self.desktop.server():
            return False
        popups = [popup for popup in self.desktop.traffic.on_screen("Nr ")
                  if label in popup.buttons.values()]
        if not popups:
            return False
        popup = self.generator.choice(popups)
        began = time.time()
        self.desktop.press(popup, label)
        # One that left the screen meanwhile was not pressed, whoever meant to.
        if not wait_until(lambda: popup.pressed, 2):
            return False
        for title in set(NUMBER.findall(popup.title + popup.body)):
            self.account.note(title, change, began)
        return True

    def press_done(self):
        return self.press("Done", "ended")

    def press_later(self):
        return self.press("Later", "put off")

    def press_doing(self):
        return self.press("I'm doing it", "put off")

    def press_singly(self):
        self.account.asked_singly.append(time.time())
        return self.press("One at a time", "asked for")

    def close(self):
        if not self.desktop.server():
            return False
        subprocess.run(["dunstctl", "close"], env=self.desktop.environment, check=True,
                       capture_output=True)
        return True

    def ask(self):
        self.desktop.call(NAME, PATH, f"{NAME}.Status")
        self.desktop.call(NAME, PATH, f"{NAME}.Nudge")

    # The time.

    def wait(self, minute, second):
        time.sleep(max(0, self.began + 60 * minute + second - time.time()))

    def wear(self, minute):
        plans = self.surroundings(minute) + [(second, self.act) for second in range(2, 52, 3)]
        for second, act in sorted(plans, key=lambda plan: plan[0]):
            self.wait(minute, second)
            try:
                act()
            except (AssertionError, OSError, subprocess.SubprocessError) as problem:
                # What comes of it is in the account; the hour goes on.
                print(f"minute {minute}, second {second}: {problem}", file=sys.stderr, flush=True)
                self.troubles += 1

    def still(self, minute):
        """How often the service woke in a minute without a cause; nothing if there was one."""
        self.wait(minute, 12)
        end = self.began + 60 * minute + 57
        causes = self.database.value("SELECT count(*) FROM reminder WHERE fire_at BETWEEN ? AND ?",
                                     int(time.time() * 1000), int(end * 1000))
        self.wait(minute, 15)
        before = context_switches(self.service.pid)
        self.wait(minute, 56)
        return None if causes else context_switches(self.service.pid) - before
