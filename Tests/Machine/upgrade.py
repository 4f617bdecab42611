"""Upgrades in place: the database of an older version, the new programs, and nothing lost."""

import contextlib
import os
import pathlib
import shutil
import sqlite3
import subprocess
import time

import account
import programs
from account import database
from desktop import wait_until
from outcome import Outcome
from watched import Watched, settled

OLDER = os.environ.get("VOICEDO_OLDER")
TABLES = ("list", "todo", "completion", "batch", "change", "set_aside")
# What a table is called today.
RENAMED = {"set_aside": "heard"}


def rows(path):
    """Every row as the columns of the older version have it, by table."""
    with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        return {table: connection.execute(f"SELECT * FROM {table}").fetchall() for table in TABLES}


def columns(path):
    with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        return {table: [column[0] for column in
                        connection.execute(f"SELECT * FROM {table}").description]
                for table in TABLES}


def version(path):
    with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        return connection.execute("PRAGMA user_version").fetchone()[0]


def present(path, names):
    """The rows of today's file with the columns that the older one had."""
    with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        return {table: connection.execute(
            f"SELECT {', '.join(names[table])} FROM {RENAMED.get(table, table)}").fetchall() for table in TABLES}


def judge(what, before, names, old, due):
    """Holds the migrated file against what was in the older one."""
    path = database.path
    new = version(path)
    backup = pathlib.Path(f"{path}.before-{new}")
    after = present(path, names)
    kept = {table: sum(row in after[table] for row in before[table]) for table in TABLES}
    tried = sum(map(len, before.values()))
    due.wait(60)
    truths = {
        "the schema is a newer one": new > old,
        "a copy from before is there": backup.exists() and version(backup) == old,
        "it is for nobody else": backup.exists() and backup.stat().st_mode & 0o777 == 0o600,
        "it has everything": backup.exists() and rows(backup) == before,
        "the file is sound": database.is_sound(),
        "the service runs": bool(wait_until(account.is_active, 60)),
        "it is the new one": os.readlink(f"/proc/{account.pid()}/exe") == str(account.INSTALLED),
        "the settings are the person's": account.CONFIG.read_text() == account.SETTINGS,
        "the reminder came": due.came_well(),
    }
    for text, is_true in truths.items():
        if not is_true:
            print(f"  not so: {text}", flush=True)
    for table in TABLES:
        for row in before[table]:
            if row not in after[table]:
                print(f"  {table}: {row} is not among them", flush=True)
    lost = tried - sum(kept.values()) + due.is_lost
    return Outcome(what, tried + len(truths), sum(kept.values()) + sum(truths.values()), lost,
                   f"schema {old} to {new}, {tried} rows kept, reminder "
                   f"{due.lateness * 1000:.0f} ms after its time")


def empty_account():
    account.start_server()
    if account.INSTALLED.exists():
        account.run(account.PROJECT / "systemd/uninstall.sh")
    shutil.rmtree(account.DATA, ignore_errors=True)
    shutil.rmtree(account.CONFIG.parent, ignore_errors=True)


def live_with_older():
    """An account that has worked with the older programs for a while."""
    empty_account()
    account.install(OLDER)
    assert wait_until(account.is_active, 60)
    for words in ("buy milk tomorrow morning", "water the plants every friday at 9",
                  "dentist 26 november 2031 at 15:00", "pack the bags"):
        account.companion("add", words)
    account.finish_all()
    for words in ("call mum tomorrow at 5 pm", "take the pills every day at 8", "find the tent",
                  "a walk in the sun on saturday"):
        account.companion("add", words)
    account.companion("done", "find the tent")
    settled()


def from_older_programs(_):
    """The running older service is replaced by install.sh, with a reminder due across it."""
    if not OLDER:
        return Outcome("upgrade of older programs: none were given", 0, 0, 0)
    live_with_older()
    due = Watched.at_instant("Across the upgrade", 12)
    settled()
    before, names, old = rows(database.path), columns(database.path), version(database.path)
    account.install()
    return judge("upgrade in place by install.sh", before, names, old, due)


def companion_first(_):
    """A new companion meets the older service and migrates under its hands; then install.sh."""
    if not OLDER:
        return Outcome("upgrade by its companion: no older programs", 0, 0, 0)
    live_with_older()
    due = Watched.at_instant("Companion first", 12)
    settled()
    before, names, old = rows(database.path), columns(database.path), version(database.path)
    account.run(programs.COMPANION, "list")
    time.sleep(3)
    account.install()
    return judge("the new companion first, then install.sh", before, names, old, due)


def from_version_one(_):
    """The file of the first version, as its shell dump has it."""
    empty_account()
    account.DATA.mkdir(mode=0o700, parents=True)
    dump = account.PROJECT / "Tests/StoreTests/version-1.sql"
    subprocess.run(["sqlite3", database.path], stdin=open(dump), check=True, capture_output=True)
    due = Watched.at_instant("Version one", 12)
    before, names, old = rows(database.path), columns(database.path), version(database.path)
    account.install()
    return judge("a database of the first version", before, names, old, due)


FAULTS = [from_older_programs, companion_first, from_version_one]
