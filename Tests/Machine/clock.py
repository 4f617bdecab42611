"""The clock is set, the zone changes, the machine sleeps: with reminders due in each."""

import datetime
import threading
import time
import zoneinfo

import account
from account import database
from desktop import wait_until
from outcome import Outcome
from watched import Watched, boot, settled, span, tally

# A boot whose console is slow takes a while for each step.
GENEROUS = 60


def civil(zone, seconds):
    """The civil time in a zone so many seconds from now, and its instant."""
    instant = int(time.time()) + seconds
    moment = datetime.datetime.fromtimestamp(instant, zoneinfo.ZoneInfo(zone))
    return moment.replace(tzinfo=None), instant


def step(hours):
    """Sets the clock; the moment after it."""
    account.root("date", "--set", f"{hours:+d} hours")
    return boot()


def shown_and_left():
    """One that is on screen already, and is left there."""
    one = Watched.at_instant("On screen", 1)
    assert one.wait(GENEROUS), "it did not come"
    return one


def clock_forward(_):
    """+2 h: what lies in the leap comes at once, what lies beyond it at its time."""
    account.begin()
    left = shown_and_left()
    within = Watched.at_instant("In the leap", 3600)
    at_clock = Watched.at_civil("At a clock time", *civil("UTC", 5400))
    beyond = Watched.at_instant("Beyond", 7200 + 45)
    settled()
    try:
        stepped = step(+2)
        pauses = [one.after(stepped) for one in (within, at_clock) if one.wait(GENEROUS)]
        beyond.wait(max(0, beyond.due - time.time()) + GENEROUS)
        time.sleep(5)
    finally:
        step(-2)
        account.finish_all()
    tried, survived, lost = tally([left, within, at_clock, beyond])
    return Outcome("the clock set 2 h ahead", tried, survived, lost,
                   f"on screen {span(pauses, 'ms')} after the step, "
                   f"the one beyond {beyond.lateness * 1000:.0f} ms after its time")


def clock_back(_):
    """-2 h: what was shown stays shown, what is to come waits for its time."""
    account.begin()
    left = shown_and_left()
    later = Watched.at_instant("Two hours further", 30)
    at_clock = Watched.at_civil("A clock time further", *civil("UTC", 35))
    settled()
    step(-2)
    try:
        soon = Watched.at_instant("After the step", 20)
        soon.wait(20 + GENEROUS)
        time.sleep(25)
        early = len(later.popups) + len(at_clock.popups)
        wake = database.value("SELECT min(fire_at) FROM reminder WHERE fire_at IS NOT NULL") / 1000
        is_planned = wake >= later.due
    finally:
        stepped = step(+2)
    pauses = [one.after(stepped) for one in (later, at_clock) if one.wait(GENEROUS)]
    time.sleep(5)
    tried, survived, lost = tally([left, later, at_clock, soon])
    account.finish_all()
    return Outcome("the clock set 2 h back, and later right again", tried,
                   survived if not early and is_planned else 0, lost,
                   f"{early} early, the new one {soon.lateness * 1000:.0f} ms after its time, "
                   f"the others {span(pauses, 'ms')} after the clock was right again")


def planned(watched):
    """When it is to come next, in seconds."""
    moment = database.value("SELECT fire_at FROM reminder WHERE todo_id = ?", watched.todo)
    return (moment or 0) / 1000


def clock_astray(_):
    """More than a year ahead for a moment, as with an empty battery, and right again.

    What came by the wrong clock has come; the next of a series comes at its own time, not at the
    first after the wrong one.
    """
    account.begin()
    series = Watched.at_civil("Every day", *civil("UTC", 600), rule="FREQ=DAILY")
    far = Watched.at_instant("In two years", 730 * 86_400)
    settled()
    step(+400 * 24)
    series.wait(GENEROUS)
    time.sleep(3)
    step(-400 * 24)
    settled()
    soon = Watched.at_instant("After it all", 10)
    soon.wait(10 + GENEROUS)
    following = planned(series)
    truths = [
        series.came_well(),
        series.due < following <= series.due + 86_400,
        not far.popups and planned(far) == far.due,
        soon.came_well(),
    ]
    if not all(truths):
        print(f"  {truths}: the one after {series.due} comes at {following}", flush=True)
    account.finish_all()
    return Outcome("the clock 400 days ahead, and right again", len(truths), sum(truths),
                   truths.count(False),
                   f"the next of a daily series comes {(following - series.due) / 86_400:.0f} "
                   "days after the one that came")


def set_zone(name, by_link=False):
    """As timedatectl sets it, or as an administrator does by hand."""
    if by_link:
        account.root("ln", "-sfn", f"/usr/share/zoneinfo/{name}", "/etc/localtime.new")
        account.root("mv", "-fT", "/etc/localtime.new", "/etc/localtime")
    else:
        account.root("timedatectl", "set-timezone", name)
    return boot()


def zone_changed(_):
    """East, west and home: civil times move, instants and other zones' times stay."""
    account.begin()
    watched, pauses = [], []
    try:
        for home, away, by_link in (("UTC", "Asia/Kolkata", False),
                                    ("Asia/Kolkata", "Asia/Tokyo", True)):
            comes = Watched.at_civil("Of the zone ahead", *civil(away, 35))
            passed = Watched.at_civil("Behind us there", *civil(home, 600))
            instant = Watched.at_instant("In a while", 40)
            fixed_at = civil("America/New_York", 45)
            fixed = Watched.at_civil("Of New York", *fixed_at, zone="America/New_York")
            settled()
            # It is ten minutes from now here, and hours ago there.
            passed.due = time.time()
            changed = set_zone(away, by_link)
            these = [passed, comes, instant, fixed]
            for one in these:
                one.wait(max(0, one.due - time.time()) + GENEROUS)
            pauses.append(passed.after(changed))
            watched += these
        # West: what was a moment away is half a day away, until the zone is the same again.
        back = Watched.at_civil("Not there yet", *civil("Asia/Tokyo", 20))
        settled()
        set_zone("America/New_York")
        time.sleep(35)
        early = len(back.popups)
        changed = set_zone("Asia/Tokyo", by_link=True)
        back.wait(GENEROUS)
        pauses.append(back.after(changed))
        watched.append(back)
        time.sleep(5)
    finally:
        set_zone("UTC")
        account.finish_all()
    tried, survived, lost = tally(watched)
    on_time = [one.lateness for one in watched if one.title.split()[0] in ("Of", "In")]
    return Outcome("another zone, and back", tried, survived if not early else 0, lost,
                   f"what became due {span(pauses, 'ms')} after the change, "
                   f"the others {span(on_time, 'ms')} after their time")


class Sleep(threading.Thread):
    """Notes when the machine woke up: the time in which no clock of the kernel ran ends there."""

    def __init__(self):
        super().__init__(daemon=True)
        self.woke = None
        self.slept = 0.0
        self.start()

    def run(self):
        asleep = boot() - time.monotonic()
        while self.woke is None:
            time.sleep(0.01)
            now = boot()
            self.slept = now - time.monotonic() - asleep
            if self.slept > 1:
                self.woke = now


def fall_asleep(seconds):
    """Suspends the machine; the sleep it was in, or `None` if something woke it at once."""
    sleep = Sleep()
    account.run("hostctl", "wake-in", seconds)
    account.root("systemctl", "suspend")
    if not wait_until(lambda: sleep.woke, seconds + GENEROUS, 0.1):
        sleep.woke = 0
        return None
    return sleep


def suspended(scale):
    """Asleep when reminders are due: they come on waking; the next one at its time.

    Under qemu only the first sleep since the machine was switched on is one: the next ones end as
    they begin, as on a laptop whose lid does not quite close. Both have to do no harm.
    """
    account.begin()
    watched, pauses, slept = [], [], []
    for _ in range(max(1, 2 // scale)):
        during = [
            Watched.at_instant("Asleep", 20),
            Watched.at_civil("Asleep at a clock time", *civil("UTC", 22)),
            Watched.at_civil("Asleep in Tokyo", *civil("Asia/Tokyo", 24), zone="Asia/Tokyo"),
            Watched.at_civil("Asleep every day", *civil("UTC", 26), rule="FREQ=DAILY"),
        ]
        after = Watched.at_instant("Awake again", 60)
        settled()
        sleep = fall_asleep(35)
        for one in during + [after]:
            one.wait(max(0, one.due - time.time()) + GENEROUS)
        watched += during + [after]
        if sleep:
            slept.append(sleep.slept)
            pauses += [one.after(sleep.woke) for one in during]
        time.sleep(5)
        account.finish_all()
    tried, survived, lost = tally(watched)
    later = [one.lateness for one in watched if one.title.startswith("Awake")]
    return Outcome("asleep when they are due, and awake again", tried,
                   survived if slept else 0, lost,
                   f"slept {span(slept)}, on screen {span(pauses, 'ms')} after waking, "
                   f"the one after it {span(later, 'ms')} after its time")


FAULTS = [clock_forward, clock_back, clock_astray, zone_changed]
SLEEP = [suspended]
