"""The unit under real systemd: installed, killed, hung, started twice."""

import os
import random
import shutil
import signal
import subprocess
import time

import account
from account import database, of_unit
from desktop import wait_until
from outcome import Outcome
from watched import Watched, boot, settled, span, tally

ALREADY_RUNNING = 69
BY_SYSTEMD = ["systemctl", "--user", "start", account.UNIT]
BY_BUS = ["busctl", "--user", "call", "org.voicedo.Remind1", "/org/voicedo/Remind1",
          "org.voicedo.Remind1", "Status"]


def mode(path):
    return path.stat().st_mode & 0o777


def installed(_):
    """The real script on an account that has never seen it."""
    account.start_server()
    began = time.monotonic()
    said = account.install()
    taken = time.monotonic() - began
    wait_until(account.is_active, 60)
    verified = subprocess.run(["systemd-analyze", "--user", "verify", account.UNIT],
                              capture_output=True, text=True)
    start = int(of_unit("ExecMainStartTimestampMonotonic"))
    ready = (int(of_unit("ActiveEnterTimestampMonotonic")) - start) / 1000
    shell = subprocess.run(["bash", "-lc", "command -v voicedo-remind"], text=True,
                           capture_output=True, env={"HOME": str(account.HOME), "USER": "tester"})
    first = database.rows("SELECT title, fire_at FROM todo JOIN reminder ON todo_id = todo.id")
    truths = {
        "it runs": account.is_active(),
        "it is enabled": of_unit("UnitFileState") == "enabled",
        "it was started once": of_unit("NRestarts") == "0",
        "systemd finds nothing to say about the unit": not verified.stdout + verified.stderr,
        "the test reminder came": bool(wait_until(lambda: account.popups(""), 10)),
        "the first to-do is kept": len(first) == 1 and "water" in first[0]["title"],
        "it has its reminder": bool(first and first[0]["fire_at"]),
        "the next login finds the program": shell.stdout.strip().endswith("/voicedo-remind"),
        "the data is for nobody else": mode(account.DATA) == 0o700
        and all(mode(path) == 0o600 for path in account.DATA.iterdir()),
        "the words tell that all is set": "All set." in said,
    }
    for what, is_true in truths.items():
        if not is_true:
            print(f"  not so: {what}\n{said}{verified.stderr}", flush=True)
    return Outcome("installed by install.sh on systemd 252", len(truths), sum(truths.values()),
                   0 if first else 1, f"in {taken:.1f} s, ready {ready:.0f} ms after its start")


def wait_for_another_run(before, seconds):
    """Waits for a run that is not the one with this pid; how long it took."""
    began = boot()
    is_there = wait_until(lambda: account.is_active() and account.pid() not in (0, before), seconds)
    return boot() - began if is_there else None


def killed(scale):
    """kill -9 with a reminder that becomes due while nothing runs."""
    account.begin()
    generator = random.Random(11)
    watched, pauses = [], []
    for _ in range(max(1, 20 // scale)):
        one = Watched.at_instant("Killed", 3)
        settled()
        time.sleep(max(0, one.due - time.time() - generator.uniform(0, 2)))
        before = account.pid()
        os.kill(before, signal.SIGKILL)
        pauses.append(wait_for_another_run(before, 60))
        one.wait(30)
        watched.append(one)
        one.finish()
    tried, survived, lost = tally(watched, at_most=2)
    runs = [pause for pause in pauses if pause is not None]
    if len(runs) < tried or not account.is_active():
        survived = 0
    return Outcome("kill -9 of the service", tried, survived, lost,
                   f"runs again after {span(runs)}, "
                   f"{sum(len(one.popups) == 2 for one in watched)} came twice")


def hung(scale):
    """A service that stands still is ended by the watchdog, and started again."""
    account.begin()
    watched, pauses = [], []
    for _ in range(max(1, 3 // scale)):
        before = account.pid()
        os.kill(before, signal.SIGSTOP)
        one = Watched.at_instant("Hung", 5)
        pauses.append(wait_for_another_run(before, 180))
        one.wait(30)
        watched.append(one)
        one.finish()
    tried, survived, lost = tally(watched)
    runs = [pause for pause in pauses if pause is not None]
    return Outcome("a service that hangs, WatchdogSec=30", tried,
                   survived if len(runs) == tried else 0, lost,
                   f"runs again after {span(runs) if runs else 'never'}, "
                   f"{of_unit('NRestarts')} restarts")


def two_at_once(scale):
    """systemd, the bus and two people's hands start it in the same moment: one of them runs."""
    account.begin()
    watched, winners = [], {"systemd": 0, "by hand": 0}
    generator = random.Random(13)
    calm = 0
    for _ in range(max(1, 20 // scale)):
        account.systemctl("stop", account.UNIT)
        account.systemctl("reset-failed", account.UNIT)
        one = Watched.at_instant("Twice", 3)
        watched.append(one)
        quietly = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        by_hand = [str(account.INSTALLED)]
        starts = generator.sample([by_hand, by_hand, BY_SYSTEMD, BY_BUS], 4)
        started = []
        for start in starts:
            started.append(subprocess.Popen(start, **quietly))
            time.sleep(generator.choice([0, 0.02, 0.1]))
        hands = [process for process in started if process.args == by_hand]
        for other in started:
            if other not in hands:
                other.wait(120)
        is_one = wait_until(lambda: len(account.processes()) == 1, 30)
        one.wait(30)
        is_one = is_one and len(account.processes()) == 1
        left = [hand for hand in hands if hand.poll() is None]
        ended = [hand.returncode for hand in hands if hand.returncode is not None]
        winners["by hand" if left else "systemd"] += 1
        is_calm = is_one and len(left) <= 1 and set(ended) <= {ALREADY_RUNNING}
        if not is_calm:
            print(f"  processes {account.processes()}, ended with {ended}, "
                  f"unit {of_unit('ActiveState')}", flush=True)
        calm += is_calm
        for hand in left:
            hand.terminate()
            hand.wait(30)
        one.finish()
    account.systemctl("reset-failed", account.UNIT)
    account.systemctl("start", account.UNIT)
    tried, survived, lost = tally(watched)
    return Outcome("four starts at once", tried, min(survived, calm), lost,
                   ", ".join(f"{who} {count}" for who, count in winners.items()))


def uninstalled(_):
    """Everything goes but the to-dos."""
    account.begin()
    kept = Watched.at_instant("Kept", 3600)
    account.run(account.PROJECT / "systemd/uninstall.sh")
    truths = {
        "nothing runs": not account.processes(),
        "the unit is gone": of_unit("LoadState") == "not-found",
        "the programs are gone": not account.INSTALLED.exists(),
        "the to-dos are there": bool(
            database.value("SELECT 1 FROM todo WHERE id = ?", kept.todo)) and database.is_sound(),
    }
    for what, is_true in truths.items():
        if not is_true:
            print(f"  not so: {what}", flush=True)
    shutil.rmtree(account.DATA)
    return Outcome("uninstalled by uninstall.sh", len(truths), sum(truths.values()),
                   0 if truths["the to-dos are there"] else 1)


FAULTS = [installed, killed, hung, two_at_once, uninstalled]
