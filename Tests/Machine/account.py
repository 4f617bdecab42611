"""The account on the machine under test: its user manager, its installation, its to-dos.

What is run as root goes through sudo, so that everything else is as a person has it.
"""

import contextlib
import json
import os
import pathlib
import shutil
import subprocess

import programs
from desktop import wait_until

HOME = pathlib.Path.home()
PROJECT = pathlib.Path(__file__).resolve().parents[2]
OUT = pathlib.Path(os.environ.get("OUT", "."))
UNIT = "voicedo-remindd.service"
INSTALLED = HOME / ".local/libexec/voicedo-remind/voicedo-remindd"
CONFIG = HOME / ".config/voicedo-remind/config.toml"
DATA = HOME / ".local/share/voicedo-remind"
SERVER = "without-a-screen.service"
POPUPS = OUT / "popups.jsonl"

# Each reminder comes once, by itself, whenever it was due: what is counted are popups.
SETTINGS = """[reminders]
persistence = "once"
nudges_per_hour = 60
digest_from = 50

[briefing]
on = false
"""

database = programs.Database({"XDG_DATA_HOME": str(HOME / ".local/share")})


def run(*command, timeout=300, **options):
    """What a command printed; it has to end well."""
    result = subprocess.run(list(map(str, command)), capture_output=True, text=True,
                            timeout=timeout, stdin=subprocess.DEVNULL, **options)
    assert result.returncode == 0, f"{command}: {result.returncode} {result.stdout}{result.stderr}"
    return result.stdout


def root(*command, **options):
    return run("sudo", "-n", *command, **options)


def systemctl(*arguments):
    return subprocess.run(["systemctl", "--user", *arguments], capture_output=True, text=True)


def of_unit(name, unit=UNIT):
    return systemctl("show", "--value", "-p", name, unit).stdout.strip()


def pid():
    return int(of_unit("MainPID") or 0)


def is_active():
    return of_unit("ActiveState") == "active"


def companion(*arguments):
    return run(HOME / ".local/bin/voicedo-remind", *arguments)


def processes():
    """The processes of the installed service, whoever started them."""
    found = []
    for link in pathlib.Path("/proc").glob("[0-9]*/exe"):
        with contextlib.suppress(OSError):
            if os.readlink(link).removesuffix(" (deleted)") == str(INSTALLED):
                found.append(int(link.parent.name))
    return found


def install(binaries=programs.BINARIES):
    """Runs the real script with programs that are built already; what it said."""
    if not CONFIG.exists():
        CONFIG.parent.mkdir(parents=True, exist_ok=True)
        CONFIG.write_text(SETTINGS)
    return run(PROJECT / "systemd/install.sh",
               env=os.environ | {"VOICEDO_PREBUILT": str(binaries)})


def begin():
    """A fresh installation with a notification server, and nothing to do."""
    start_server()
    if INSTALLED.exists():
        run(PROJECT / "systemd/uninstall.sh")
    for path in (DATA, CONFIG.parent):
        shutil.rmtree(path, ignore_errors=True)
    install()
    assert wait_until(is_active, 60), systemctl("status", UNIT).stdout
    # The installer's own first to-do would come in between.
    finish_all()


def finish_all():
    database.shell("UPDATE todo SET completed_at = unixepoch() WHERE completed_at IS NULL")


def start_server():
    """A notification server that comes with every login, as a desktop's does."""
    folder = HOME / ".config/systemd/user"
    folder.mkdir(parents=True, exist_ok=True)
    program = pathlib.Path(__file__).with_name("notification_server.py")
    (folder / SERVER).write_text(
        # No BusName= here: units of other servers may claim it, and two are one too many.
        f"[Service]\nExecStart=/usr/bin/python3 {program} {POPUPS}\n"
        "[Install]\nWantedBy=default.target\n")
    systemctl("daemon-reload")
    started = systemctl("enable", "--now", SERVER)
    assert started.returncode == 0, started.stderr
    assert wait_until(has_server, 60), systemctl("status", SERVER).stdout


def has_server():
    """Whether the one without a screen is who has the name."""
    owner = subprocess.run(["busctl", "--user", "status", "org.freedesktop.Notifications"],
                           capture_output=True, text=True).stdout
    return f"PID={of_unit('MainPID', SERVER)}\n" in owner


def stop_server():
    systemctl("disable", "--now", SERVER)


def popups(title):
    """The popups that came with this title, each once, however often it was shown in its place."""
    lines = POPUPS.read_text().splitlines() if POPUPS.exists() else []
    calls = [json.loads(line) for line in lines]
    return [call for call in calls
            if call["call"] == "Notify" and call["anew"] and title in call["title"]]
