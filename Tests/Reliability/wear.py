"""An hour of the service on a live session, with reminders all the while and the wear of a whole day.

Four minutes of five are full of what people, desktops and other programs do. The fifth is left
alone: nothing falls due in it and nobody touches anything, so the service must not wake at all.
"""

import contextlib
import os
import pathlib
import random
import re
import subprocess
import sys
import threading
import time

import programs
from delivery import NAME, PATH, settle
from desktop import Desktop, wait_until
from outcome import Outcome
from process import context_switches, memory
from stand_in import LOGIN, Logind
from wear_account import Account

# An hour that stands for a day may have a day's nudges.
SETTINGS = "[briefing]\non = false\n\n[reminders]\nsnooze = {snooze}\nnudges_per_hour = {nudges}\n"
CYCLE = 5
NUMBER = re.compile(r"Nr \d{4}")


def sample(pid):
    """What /proc tells of the service: megabytes, descriptors, switches ever, milliseconds of work."""
    resident, private = memory(pid)
    tasks = pathlib.Path(f"/proc/{pid}/task").glob("*/schedstat")
    return {"resident": resident, "private": private,
            "descriptors": len(os.listdir(f"/proc/{pid}/fd")), "switches": context_switches(pid),
            "work": sum(int(task.read_text().split()[0]) for task in tasks) / 1e6}


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
        self.acts = 0
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        """Takes what the service tells systemd: what nobody takes would make it wait."""
        with contextlib.suppress(OSError):
            self.service.socket.settimeout(None)
            while self.service.socket.recv(4096) != b"STOPPING=1":
                pass

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

    def configure(self, nudges=60):
        snooze = self.generator.choice((5, 10))
        path = pathlib.Path(self.desktop.environment["XDG_CONFIG_HOME"])
        (path / "voicedo-remind/config.toml").write_text(
            SETTINGS.format(snooze=snooze, nudges=nudges))

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
        with contextlib.ExitStack() as stack:
            for title in set(NUMBER.findall(popup.title + popup.body)):
                stack.enter_context(self.account.changing(title, change))
            self.desktop.press(popup, label)
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
            act()

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


def an_hour(scale):
    """500 reminders in a real hour; a larger scale is a shorter time, of five minutes at least."""
    minutes = max(CYCLE, 60 // scale // CYCLE * CYCLE)
    count = 500 * minutes // 60
    with Desktop() as desktop:
        database = settle(desktop)
        service = programs.Service(desktop.environment, desktop.folder / "service.log")
        session = Session(desktop, database, service, minutes)
        session.configure()
        # As many are added later, by the companion and in SQL, as `act` comes to.
        session.fill(count * 9 // 10)
        samples, stillness = [], []
        for minute in range(minutes):
            session.wait(minute, 0)
            samples.append(sample(service.pid))
            tell(minute, samples[-1])
            if minute % CYCLE == CYCLE - 1:
                stillness.append(session.still(minute))
            else:
                session.wear(minute)
        samples.append(sample(service.pid))
        tell(minutes, samples[-1])
        # What still waits for its turn comes now.
        session.configure(nudges=10_000)
        wait_until(lambda: not database.value(
            "SELECT count(*) FROM reminder WHERE state IN ('held', 'delivering') "
            "OR (state = 'scheduled' AND fire_at <= unixepoch() * 1000)"), 30, 0.5)
        time.sleep(2)
        session.logind.close()
        verdict = session.account.verdict(database, desktop.traffic)
        service.stop()
    for line in verdict.findings:
        print(line, file=sys.stderr)
    return outcome(session, verdict, samples, stillness, minutes)


def tell(minute, values):
    print(f"minute {minute:2}: " + ", ".join(f"{name} {value:.1f}" if isinstance(value, float)
                                             else f"{name} {value}" for name, value in values.items()),
          file=sys.stderr, flush=True)


def outcome(session, verdict, samples, stillness, minutes):
    """It is not enough that nothing is lost: memory and descriptors are flat, and stillness is still."""
    private = [values["private"] for values in samples]
    descriptors = [values["descriptors"] for values in samples]
    early, late = sorted(private[1:1 + minutes // 5]), sorted(private[-minutes // 5:])
    growth = late[len(late) // 2] - early[len(early) // 2]
    counted = [switches for switches in stillness if switches is not None]
    is_flat = growth <= 1 and descriptors[-1] <= descriptors[1] and not any(counted)
    work = samples[-1]["work"] - samples[0]["work"]
    remark = (f"{session.acts} acts, {verdict.shown} shown, {verdict.early} early, "
              f"{verdict.twice} twice; memory {private[1]:.1f} MB after a minute, {private[-1]:.1f} "
              f"at the end, {max(private):.1f} at most; descriptors {descriptors[1]} to "
              f"{descriptors[-1]}, {max(descriptors)} at most; {work / 1000:.2f} s of work; "
              f"{sum(counted)} wake-ups in {len(counted)} still stretches of 41 s")
    return Outcome(f"{minutes} minutes of a live session", verdict.tried,
                   verdict.survived if is_flat else 0, verdict.lost, remark)


FAULTS = [an_hour]
