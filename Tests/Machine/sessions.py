"""Logins and logouts, and a login without a desktop."""

import os
import pathlib
import signal
import time

import account
from account import database
from desktop import wait_until
from outcome import Outcome
from watched import Watched, boot, settled, span, tally

SEAT = "machine-test-seat"


def log_in():
    """A session as login(1) makes it; how long until the service was ready."""
    began = boot()
    account.root("systemd-run", "--quiet", f"--unit={SEAT}", "-p", "PAMName=login",
                 "-p", "User=tester", "sleep", "infinity")
    assert wait_until(account.is_active, 120), account.systemctl("status").stdout
    return boot() - began


def log_out():
    """The last session ends, and the user manager with it."""
    account.root("systemctl", "stop", SEAT)
    manager = f"user@{os.getuid()}.service"
    show = ["systemctl", "show", "--value", "-p", "ActiveState", manager]
    is_gone = wait_until(lambda: account.root(*show).strip() == "inactive", 120, 0.2)
    assert is_gone, "the user manager is still there"


def last_words():
    """How the run before this one ended, as the journal has it."""
    lines = account.root("journalctl", "--no-pager", "-o", "cat", "-b",
                         f"_SYSTEMD_USER_UNIT={account.UNIT}").splitlines()
    return [line for line in lines if "Ending" in line]


def logged_out(scale):
    """Logout and login; reminders due just after the one, between them, and after the other.

    The user manager stays for ten seconds after a logout. What comes in that time nobody sees, so
    it comes once more with the next desktop.
    """
    account.begin()
    account.root("loginctl", "disable-linger", "tester")
    log_in()
    watched, seen_by_nobody, logins, popups = [], [], [], []
    clean = 0
    try:
        for _ in range(max(1, 3 // scale)):
            just_after = Watched.at_instant("Just logged out", 6)
            between = Watched.at_instant("Logged out", 40)
            settled()
            ends = len(last_words())
            log_out()
            clean += len(last_words()) == ends + 1 and not account.processes()
            time.sleep(max(0, between.due - time.time() + 1))
            began = boot()
            logins.append(log_in())
            after = Watched.at_instant("Logged in", 4)
            for one in (between, after):
                one.wait(30)
                one.finish()
            just_after.finish()
            popups.append(between.after(began))
            seen_by_nobody.append(just_after)
            watched += [between, after]
    finally:
        account.root("loginctl", "enable-linger", "tester")
    tried, survived, lost = map(sum, zip(tally(watched), tally(seen_by_nobody, at_most=2)))
    account.root("systemctl", "stop", SEAT)
    if clean < len(logins):
        print(f"  ended cleanly {clean} times of {len(logins)}: {last_words()}", flush=True)
        survived = 0
    return Outcome("logout and login", tried, survived, lost,
                   f"ready {span(logins)} after login, what was due meanwhile after {span(popups)}")


def without_desktop(scale):
    """No session and no notification server: it waits, at rest, and shows when one comes."""
    account.begin()
    account.stop_server()
    account.systemctl("restart", account.UNIT)
    assert wait_until(account.is_active, 60)
    watched = [Watched.at_instant("No desktop", 2 + number) for number in range(max(1, 5 // scale))]
    pid = account.pid()
    due = max(one.due for one in watched)
    time.sleep(max(0, due - time.time() + 3))
    held = database.value("SELECT count(DISTINCT todo_id) FROM delivery WHERE event = 'held' "
                          "AND reason = 'no-notification-server'")
    status = pathlib.Path(f"/proc/{pid}/status")
    before = switches(status)
    time.sleep(20)
    wakes = switches(status) - before
    came_before = sum(len(one.popups) for one in watched)
    began = boot()
    account.start_server()
    for one in watched:
        one.wait(30)
    tried, survived, lost = tally(watched)
    if held != tried or came_before or account.pid() != pid:
        print(f"  held {held}, came before {came_before}, pid {pid} is {account.pid()}", flush=True)
        survived = 0
    return Outcome("no graphical session, then a desktop", tried, survived, lost,
                   f"{wakes} wake-ups in 20 s of waiting, all on screen "
                   f"{max(one.after(began) for one in watched):.1f} s after its server's start")


def bus_killed(scale):
    """kill -9 of the session bus: everybody on it is alone, until it is started again."""
    account.begin()
    watched, pauses = [], []
    for _ in range(max(1, 3 // scale)):
        one = Watched.at_instant("Without a bus", 4)
        settled()
        os.kill(int(account.of_unit("MainPID", "dbus.service")), signal.SIGKILL)
        time.sleep(max(0, one.due - time.time() + 2))
        account.systemctl("stop", account.SERVER)
        began = boot()
        account.start_server()
        one.wait(60)
        pauses.append(one.after(began))
        watched.append(one)
        one.finish()
    assert wait_until(lambda: account.run(
        "busctl", "--user", "call", "org.voicedo.Remind1", "/org/voicedo/Remind1",
        "org.voicedo.Remind1", "Status"), 60)
    tried, survived, lost = tally(watched)
    return Outcome("kill -9 of the session bus", tried, survived, lost,
                   f"on screen {span(pauses)} after the next notification server's start, "
                   f"{account.of_unit('NRestarts')} restarts of the service")


def switches(status):
    """How often a process went to sleep by itself: every wake-up is one."""
    line = next(line for line in status.read_text().splitlines()
                if line.startswith("voluntary_ctxt_switches"))
    return int(line.split()[1])


FAULTS = [logged_out, without_desktop, bus_killed]
