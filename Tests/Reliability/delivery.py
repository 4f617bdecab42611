"""Faults of delivery: everything due at once, a service and a server that are killed."""

import pathlib
import random
import time

import programs
from case import SETTINGS
from desktop import Desktop, wait_until
from outcome import Outcome

NAME, PATH = "org.voicedo.Remind1", "/org/voicedo/Remind1"


def settle(desktop):
    path = pathlib.Path(desktop.environment["XDG_CONFIG_HOME"]) / "voicedo-remind/config.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(SETTINGS)
    programs.companion(desktop.environment, "list")
    return programs.Database(desktop.environment)


def processor_seconds(pid):
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def ten_thousand_at_once(scale):
    """So many reminders due in one second: one digest, and the service answers all the while."""
    count = 10_000 // scale
    with Desktop() as desktop:
        database = settle(desktop)
        service = programs.Service(desktop.environment, desktop.folder / "service.log")
        database.shell(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n "
            f"WHERE i < {count}) INSERT INTO todo(title, time_kind, due_at) "
            "SELECT 'Due ' || i, 'elapsed', unixepoch() + 20 FROM n")
        wait_until(lambda: database.value("SELECT count(*) FROM unsettled") == 0, 60)
        due = database.value("SELECT max(fire_at) FROM reminder") / 1000
        time.sleep(max(0, due - time.time() - 0.2))
        before = processor_seconds(service.pid)
        slowest = 0.0
        shown = "SELECT count(*) FROM reminder WHERE state = 'shown'"
        while database.value(shown) < count and time.time() < due + 60:
            began = time.monotonic()
            desktop.call(NAME, PATH, f"{NAME}.Status")
            slowest = max(slowest, time.monotonic() - began)
        survived = database.value(shown)
        work = processor_seconds(service.pid) - before
        popups = len(desktop.traffic.of_service())
        service.stop()
    return Outcome("reminders due in the same second", count, survived if popups == 1 else 0,
                   count - survived,
                   f"{popups} popup, {work:.2f} s of work, slowest answer {slowest * 1000:.0f} ms")


def killed_service(scale):
    """kill -9 of the service around the moment that a reminder is due."""
    tried = 200 // scale
    generator = random.Random(7)
    survived = lost = repeated = 0
    with Desktop() as desktop:
        database = settle(desktop)
        for number in range(tried):
            service = programs.Service(desktop.environment, desktop.folder / "service.log")
            identifier = database.insert_due(f"Round {number:03}.")
            time.sleep(generator.uniform(0, 0.06))
            service.kill()
            service = programs.Service(desktop.environment, desktop.folder / "service.log")
            state = wait_until(lambda: database.value(
                "SELECT state FROM reminder WHERE todo_id = ? AND state = 'shown'", identifier), 10)
            title = f"Round {number:03}."
            # What watches the bus may be a little behind.
            wait_until(lambda title=title: desktop.traffic.titled(title), 3)
            count = len(desktop.traffic.titled(title))
            lost += not state
            survived += bool(state) and count in (1, 2)
            repeated += count == 2
            database.complete(identifier)
            service.stop()
    return Outcome("kill -9 of the service as a reminder is due", tried, survived, lost,
                   f"{repeated} came twice")


def killed_server(scale):
    """kill -9 of the notification server around the moment that a reminder is due."""
    tried = 50 // scale or 1
    generator = random.Random(9)
    survived = lost = 0
    with Desktop() as desktop:
        database = settle(desktop)
        service = programs.Service(desktop.environment, desktop.folder / "service.log")
        service.listen()
        for number in range(tried):
            identifier = database.insert_due(f"Server {number:03}.")
            time.sleep(generator.uniform(0, 0.1))
            desktop.kill_server()
            desktop.start_server()
            popup = wait_until(lambda: database.value(
                "SELECT popup_number FROM reminder WHERE todo_id = ? AND popup_server LIKE ?",
                identifier, desktop.server() + "@%"), 20)
            lost += not popup
            survived += bool(popup)
            database.complete(identifier)
        service.stop()
    return Outcome("kill -9 of dunst as a reminder is due", tried, survived, lost)


FAULTS = [ten_thousand_at_once, killed_service, killed_server]
