"""What the unit forbids is forbidden: to a program under its properties, and to the service."""

import json
import pathlib
import subprocess
import sys

import account
from account import of_unit
from desktop import wait_until
from outcome import Outcome

FOLDER = pathlib.Path(__file__).parent
PROBE = "voicedo-probe.service"
NO_FAMILY = "EAFNOSUPPORT"

# What the probe meets under the unit. Without the unit each has to be something else, or the
# restriction proves nothing.
FORBIDDEN = {
    "AF_INET": NO_FAMILY,
    "AF_INET datagrams": NO_FAMILY,
    "AF_INET6": NO_FAMILY,
    "AF_NETLINK": NO_FAMILY,
    "AF_PACKET": NO_FAMILY,
    "mode of a new file": "600",
    "memory to write and execute": "EPERM",
    "a namespace": "EPERM",
    "real-time scheduling": "EPERM",
    "tracing": "EPERM",
    "another personality": "EPERM",
    "a set-user-id file": "EPERM",
    "core dumps": "0",
    "tasks": "64",
    "more rights": "refused",
}


def probe(path, under_unit):
    """What the probe wrote down under the properties of the installed unit, or under none."""
    unit = pathlib.Path(of_unit("FragmentPath"))
    text = unit.read_text() if under_unit else "[Service]\n"
    folder = account.HOME / ".config/systemd/user"
    (folder / PROBE).write_text(text)
    drop_in = folder / f"{PROBE}.d/probe.conf"
    drop_in.parent.mkdir(exist_ok=True)
    # It is no service that stays; all else is the unit's.
    drop_in.write_text("[Service]\nType=oneshot\nRestart=no\nWatchdogSec=0\nExecReload=\n"
                       f"ExecStart=\nExecStart=/usr/bin/python3 {FOLDER / 'probe.py'} {path}\n")
    account.systemctl("daemon-reload")
    started = account.systemctl("start", PROBE)
    assert started.returncode == 0, account.run("journalctl", "--user", "-u", PROBE, "-n", "30")
    return json.loads(path.read_text())


def under_the_unit(_):
    account.begin()
    inside = probe(account.HOME / "probe-inside.json", True)
    outside = probe(account.HOME / "probe-outside.json", False)
    survived = 0
    for what, answer in FORBIDDEN.items():
        is_forbidden = inside[what] == answer and outside[what] != answer
        survived += is_forbidden
        print(f"  {what}: {inside[what]} under the unit, {outside[what]} without it"
              f"{'' if is_forbidden else '   NOT SO'}", flush=True)
    survived += inside["AF_UNIX"] == "done"
    analysis = subprocess.run(
        ["systemd-analyze", "--user", "security", "--no-pager", account.UNIT],
        capture_output=True, text=True).stdout.strip().splitlines()
    (account.OUT / "security.txt").write_text("\n".join(analysis))
    return Outcome("what the unit forbids, and without it is allowed", len(FORBIDDEN) + 1, survived,
                   0, analysis[-1].lstrip("→ ") if analysis else "")


def injected(pid):
    return json.loads(account.root("python3", FOLDER / "injected.py", pid))


def by_the_service(_):
    """The running service is made to call socket(2) itself, by each of its threads."""
    account.begin()
    wait_until(lambda: account.popups(""), 10)
    pid = account.pid()
    answers = injected(pid)
    families = [name for name in next(iter(answers.values())) if name != "AF_UNIX"]
    tried = len(answers) * (len(families) + 1)
    survived = sum(thread[family] == NO_FAMILY
                   for thread in answers.values() for family in families)
    survived += sum(thread["AF_UNIX"] == "done" for thread in answers.values())
    # The same on a program that nothing confines, or it would prove nothing.
    sleeper = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    try:
        control = next(iter(injected(sleeper.pid).values()))
    finally:
        sleeper.kill()
        sleeper.wait()
    print(f"  by its threads {answers}, by a program without the unit {control}", flush=True)
    if control["AF_INET"] != "done" or account.pid() != pid or not account.is_active():
        survived = 0
    return Outcome("socket(2) by the running service itself", tried, survived, 0,
                   f"{len(answers)} threads, {', '.join(families)}: {NO_FAMILY}")


def of_the_process(_):
    """What the kernel says about the service's process, and about its files."""
    account.begin()
    status = dict(line.split(":\t", 1) for line in
                  pathlib.Path(f"/proc/{account.pid()}/status").read_text().splitlines()
                  if ":\t" in line)
    files = {path.name: path.stat().st_mode & 0o777 for path in account.DATA.iterdir()}
    truths = {
        "NoNewPrivs 1": status["NoNewPrivs"] == "1",
        "Seccomp 2": status["Seccomp"] == "2",
        "Umask 0077": status["Umask"] == "0077",
        "no capabilities": int(status["CapEff"], 16) == int(status["CapPrm"], 16) == 0,
        "files 600": set(files.values()) == {0o600},
        "folder 700": account.DATA.stat().st_mode & 0o777 == 0o700,
    }
    for what, is_true in truths.items():
        if not is_true:
            print(f"  not so: {what}: {status}, {files}", flush=True)
    return Outcome("what the kernel says of the service's process", len(truths),
                   sum(truths.values()), 0,
                   f"{', '.join(truths)}, {status['Seccomp_filters'].strip()} filters")


FAULTS = [under_the_unit, by_the_service, of_the_process]
