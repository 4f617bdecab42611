"""A day on which the clocks change, lived through at the speed of a machine that idles."""

import datetime
import time
import zoneinfo

import account
from outcome import Outcome
from watched import Watched, settled, span, tally

ZONE = "Europe/Berlin"
BERLIN = zoneinfo.ZoneInfo(ZONE)


def instant(text, zone=BERLIN):
    """The first instant at which the zone's clocks show this, or what comes after it if none do."""
    civil = datetime.datetime.fromisoformat(text)
    while True:
        moment = civil.replace(tzinfo=zone).timestamp()
        if datetime.datetime.fromtimestamp(moment, zone).replace(tzinfo=None) == civil:
            return moment
        civil += datetime.timedelta(minutes=1)


def at(what, text, zone=None, rule=None):
    """Due at a civil time as Python's zoneinfo reckons it."""
    own = zoneinfo.ZoneInfo(zone) if zone else BERLIN
    return Watched.at_civil(what, datetime.datetime.fromisoformat(text), instant(text, own), zone,
                            rule)


def live_through(watched, until):
    """Sleeps from moment to moment; an idle machine lets the time between fly."""
    for moment in sorted({one.due for one in watched} | {until}):
        time.sleep(max(0, moment - time.time()) + 3)


def crossing(what, singles, rule_at, until):
    account.root("timedatectl", "set-timezone", ZONE)
    account.begin()
    watched = [at(*single) for single in singles]
    watched.append(Watched.at_instant("In 45 minutes", 2700))
    series = at("Every night", rule_at[0], rule="FREQ=DAILY")
    settled()
    live_through(watched + [series], series.due)
    first = series.came_well()
    series_due = [series.due]
    lateness = [series.lateness]
    is_lost = series.is_lost
    # Done: its next occurrence is at the same clock time, whatever the clocks did.
    series.finish()
    settled()
    again = Watched(series.title, series.todo, instant(rule_at[1]))
    live_through(watched + [again], instant(until))
    popups = [popup["at"] for popup in series.popups]
    second = len(popups) == 2 and 0 <= popups[1] - again.due
    if not second:
        print(f"  {series.title} due {series_due + [again.due]}: {popups}", flush=True)
    tried, survived, lost = tally(watched)
    lateness += [one.lateness for one in watched] + [at - again.due for at in popups[1:2]]
    end = datetime.datetime.now(BERLIN)
    return Outcome(what, tried + 2, survived + first + second, lost + is_lost + (len(popups) < 2),
                   f"until {end:%d %b %H:%M}, {span(lateness, 'ms')} after their time")


def spring_forward(_):
    """Berlin, 29 March 2026: from 02:00 the clocks go to 03:00."""
    return crossing(
        "the night that has no 02:30, and the day after",
        [("Before it", "2026-03-29T01:55"), ("In the gap", "2026-03-29T02:30"),
         ("After it", "2026-03-29T03:10"),
         ("Of New York", "2026-03-28T21:20", "America/New_York"),
         ("In the morning", "2026-03-29T08:00")],
        ("2026-03-29T02:45", "2026-03-30T02:45"), "2026-03-30T03:00")


def fall_back(_):
    """Berlin, 25 October 2026: at 03:00 the clocks go back to 02:00."""
    return crossing(
        "the night that has 02:30 twice, and the day after",
        [("Twice there", "2026-10-25T02:30"), ("After it", "2026-10-25T03:10"),
         ("Of New York", "2026-10-24T21:20", "America/New_York"),
         ("In the morning", "2026-10-25T08:00")],
        ("2026-10-25T02:40", "2026-10-26T02:40"), "2026-10-26T03:00")


FAULTS = [spring_forward, fall_back]
