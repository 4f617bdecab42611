"""An hour of the service on a live session, with reminders all the while and the wear of a whole day.

Four minutes of five are full of what people, desktops and other programs do. The fifth is left
alone: nothing falls due in it and nobody touches anything, so the service must not wake at all.
"""

import os
import pathlib
import sys
import time

import programs
from delivery import settle
from desktop import Desktop, wait_until
from outcome import Outcome
from process import context_switches, memory, own_memory
from wear_session import CYCLE, Session


def sample(pid):
    """What /proc tells of the service: megabytes, descriptors, switches ever, milliseconds of work."""
    tasks = pathlib.Path(f"/proc/{pid}/task").glob("*/schedstat")
    return {"resident": memory(pid)[0], "own": own_memory(pid),
            "descriptors": len(os.listdir(f"/proc/{pid}/fd")), "switches": context_switches(pid),
            "work": sum(int(task.read_text().split()[0]) for task in tasks) / 1e6}


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
        # What is on its way arrives.
        wait_until(lambda: not database.value(
            "SELECT count(*) FROM reminder WHERE state = 'delivering' "
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
    # At the end of the minutes that are left alone, when it rests.
    own = [values["own"] for values in samples[CYCLE::CYCLE]]
    descriptors = [values["descriptors"] for values in samples]
    counted = [switches for switches in stillness if switches is not None]
    is_flat = own[-1] - own[0] <= 1 and descriptors[-1] <= descriptors[CYCLE] and not any(counted)
    work = samples[-1]["work"] - samples[0]["work"]
    remark = (f"{session.acts} acts, {session.troubles} in vain, {verdict.shown} shown, "
              f"{verdict.early} early, {verdict.twice} twice, {verdict.held} still wait for "
              f"the next hour's nudges; memory of its own {own[0]:.2f} MB "
              f"after {CYCLE} minutes, {own[-1]:.2f} at the end, {max(own):.2f} at most; "
              f"descriptors {descriptors[CYCLE]} to {descriptors[-1]}, {max(descriptors)} at most; "
              f"{work / 1000:.2f} s of work; {sum(counted)} wake-ups in {len(counted)} still "
              "stretches of 41 s")
    return Outcome(f"{minutes} minutes of a live session", verdict.tried,
                   verdict.survived if is_flat else 0, verdict.lost, remark)


FAULTS = [an_hour]
