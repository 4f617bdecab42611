#!/usr/bin/env python3
"""Writes what series of 2020 to 2040 must come to in ten zones, by Python's zoneinfo alone.

    make_zone_table.py                  write the tables anew from the zones beside this script
    make_zone_table.py --check          say whether the tables are what would be written; exit 1 if not
    make_zone_table.py --refresh [DIR]  first copy the zones from DIR (/usr/share/zoneinfo)
    make_zone_table.py --list ZONE RULE print every instant of one series, to search for a difference

The zones are compiled files of the tz database (public domain), kept here so that no answer depends
on the machine; zoneinfo/version says of which edition. A table, one for each zone, holds

    zone NAME
    rule NAME RRULE DTSTART COUNT       one line for each series; COUNT of occurrences in the span
    sums YEAR SUM...                    for each year one sum for each rule, in the order above
    window MOMENT BEFORE AFTER          a change of the clock (UTC) and the offsets around it, or
    window MOMENT first|last            the first and the last week of the span
    NAME FIRST STEP...                  the occurrences in the window, one line for each rule

A window reaches from seven days before its moment (then included) to seven days after it (then not
included). FIRST is the first occurrence as the wall clock shows it, with the offset of that moment;
each STEP is the elapsed time to the next: 23h30 is 23 hours and 30 minutes, 24h*6 six times 24
hours. A window without occurrences says "-".

A sum is FNV-1a of 64 bits over all the occurrences from the beginning of the series to the end of
that year on the zone's clock; each is counted as its seconds since 1970-01-01T00:00:00Z in decimal,
ended by a line feed. The last sum is over all of them, so windows show and sums prove.

A civil time that the clock jumps over comes at the first instant after the jump; one that it shows
twice comes at the first of both. Days, weeks and months are civil, hours are elapsed, and a month
that has no 31st is skipped.
"""

import argparse
import bisect
import datetime
import difflib
import itertools
import pathlib
import sys
import zoneinfo

FOLDER = pathlib.Path(__file__).resolve().parent
ZONES = [
    "Africa/Cairo",
    "Africa/Casablanca",
    "America/New_York",
    "America/Sao_Paulo",
    "Antarctica/Troll",
    "Asia/Kathmandu",
    "Atlantic/Azores",
    "Australia/Lord_Howe",
    "Europe/London",
    "Pacific/Apia",
]
FIRST_DAY = datetime.date(2020, 1, 1)
LAST_DAY = datetime.date(2040, 12, 31)
UTC = datetime.timezone.utc
EPOCH = datetime.datetime(1970, 1, 1, tzinfo=UTC)
WEEK = 7 * 86_400


def clock(hour, minute):
    return datetime.time(hour, minute)


# Each rule: its name, its RRULE, and DTSTART. The days are worked out by `civil_days` below from
# the name's first word, not from the RRULE.
RULES = [
    ("daily-0030", "FREQ=DAILY", FIRST_DAY, clock(0, 30)),
    ("daily-0130", "FREQ=DAILY", FIRST_DAY, clock(1, 30)),
    ("daily-0215", "FREQ=DAILY", FIRST_DAY, clock(2, 15)),
    ("daily-0230", "FREQ=DAILY", FIRST_DAY, clock(2, 30)),
    ("daily-0300", "FREQ=DAILY", FIRST_DAY, clock(3, 0)),
    ("fridays-0030", "FREQ=WEEKLY", datetime.date(2020, 1, 3), clock(0, 30)),
    ("sundays-0230", "FREQ=WEEKLY", datetime.date(2020, 1, 5), clock(2, 30)),
    ("monthly-0130", "FREQ=MONTHLY", datetime.date(2020, 1, 31), clock(1, 30)),
    ("hours-6", "FREQ=HOURLY;INTERVAL=6", FIRST_DAY, clock(1, 30)),
]


def civil_days(name):
    """The days of a series that runs on the calendar: every one is looked at."""
    kind = name.split("-")[0]
    count = (LAST_DAY - FIRST_DAY).days + 1
    for day in (FIRST_DAY + datetime.timedelta(days=index) for index in range(count)):
        if (
            kind == "daily"
            or kind == "fridays" and day.isoweekday() == 5
            or kind == "sundays" and day.isoweekday() == 7
            or kind == "monthly" and day.day == 31
        ):
            yield day


def seconds(moment):
    return int((moment - EPOCH).total_seconds())


def on_clock(instant, zone):
    """What the zone's clock shows at an instant."""
    return (EPOCH + datetime.timedelta(seconds=instant)).astimezone(zone)


def offset(instant, zone):
    return int(on_clock(instant, zone).utcoffset().total_seconds())


def instant_of(day, time, zone):
    """The instant at which a civil time comes.

    A time that exists comes back from UTC as it was, with either fold; of two such instants the
    first counts. A time in a gap comes back from neither: then both instants lie around the change,
    which is searched by halves.
    """
    civil = datetime.datetime.combine(day, time, tzinfo=zone)
    both = sorted(seconds(civil.replace(fold=fold).astimezone(UTC)) for fold in (0, 1))
    for instant in both:
        if on_clock(instant, zone).replace(tzinfo=None, fold=0) == civil.replace(tzinfo=None):
            return instant
    return change_between(*both, zone)


def change_between(low, high, zone):
    """The first second of the offset that `high` has; `low` has another, and nothing is between."""
    before = offset(low, zone)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if offset(middle, zone) == before else (low, middle)
    return high


def series(name, rule, day, time, zone):
    """Every occurrence of the span, as seconds since 1970."""
    if rule.startswith("FREQ=HOURLY"):
        instant = instant_of(day, time, zone)
        while on_clock(instant, zone).date() <= LAST_DAY:
            yield instant
            instant += 6 * 3600
    else:
        for day in civil_days(name):
            yield instant_of(day, time, zone)


def changes(zone):
    """The changes of the clock in the span: moment, offset before and after.

    No zone here changes twice within an hour and back, so a look each hour finds every one.
    """
    start = instant_of(FIRST_DAY, clock(0, 0), zone)
    end = instant_of(LAST_DAY + datetime.timedelta(days=1), clock(0, 0), zone)
    known = offset(start, zone)
    for hour in range(start, end, 3600):
        if (new := offset(hour + 3600, zone)) != known:
            moment = change_between(hour, hour + 3600, zone)
            yield moment, known, new
            known = new


def fnv(text, value=0xCBF29CE484222325):
    for byte in text:
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return value


def sums(instants, zone):
    """The running sum at the end of each year."""
    value = fnv(b"")
    by_year = {}
    for instant in instants:
        value = fnv(b"%d\n" % instant, value)
        by_year[on_clock(instant, zone).year] = value
    return by_year


def written_offset(offset):
    sign, rest = ("-", -offset) if offset < 0 else ("+", offset)
    return f"{sign}{rest // 3600:02}:{rest % 3600 // 60:02}"


def written(instant, zone):
    moment = on_clock(instant, zone)
    assert moment.second == 0
    return moment.strftime("%Y-%m-%dT%H:%M") + written_offset(offset(instant, zone))


def steps(instants):
    """The elapsed times between the instants, equal ones together."""
    for step, run in itertools.groupby(b - a for a, b in zip(instants, instants[1:])):
        count = len(list(run))
        minutes = f"{step % 3600 // 60:02}" if step % 3600 else ""
        yield f"{step // 3600}h{minutes}" + (f"*{count}" if count > 1 else "")


def table(name):
    """The lines of a zone's table."""
    zone = read_zone(name)
    found = {rule[0]: list(series(*rule, zone)) for rule in RULES}
    yield f"zone {name}"
    for rule, text, day, time in RULES:
        yield f"rule {rule} {text} {day}T{time:%H:%M} {len(found[rule])}"
    by_rule = [sums(instants, zone) for instants in found.values()]
    for year in range(FIRST_DAY.year, LAST_DAY.year + 1):
        yield f"sums {year} " + " ".join(f"{values[year]:016x}" for values in by_rule)
    start = instant_of(FIRST_DAY, clock(0, 0), zone)
    end = instant_of(LAST_DAY + datetime.timedelta(days=1), clock(0, 0), zone)
    windows = [(start, "first")]
    windows += [(at, f"{written_offset(a)} {written_offset(b)}") for at, a, b in changes(zone)]
    windows += [(end, "last")]
    for moment, what in windows:
        yield f"window {on_clock(moment, UTC):%Y-%m-%dT%H:%M}Z {what}"
        for rule, instants in found.items():
            begin = bisect.bisect_left(instants, moment - WEEK)
            within = instants[begin : bisect.bisect_left(instants, moment + WEEK)]
            yield " ".join([rule, written(within[0], zone), *steps(within)] if within else [rule, "-"])


def path(name):
    return FOLDER / (name.replace("/", "-") + ".txt")


def refresh(source):
    for name in ZONES:
        target = FOLDER / "zoneinfo" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes((source / name).read_bytes())
    with open(source / "tzdata.zi") as file:
        version = file.readline().removeprefix("# version ").strip()
    (FOLDER / "zoneinfo" / "version").write_text(version + "\n")


def check():
    differs = False
    for name in ZONES:
        old = path(name).read_text().splitlines() if path(name).exists() else []
        for line in difflib.unified_diff(old, list(table(name)), str(path(name)), "now", n=0):
            differs = True
            print(line.rstrip("\n"))
    return 1 if differs else 0


def read_zone(name):
    with open(FOLDER / "zoneinfo" / name, "rb") as file:
        return zoneinfo.ZoneInfo.from_file(file, key=name)


def list_series(name, rule_name):
    zone = read_zone(name)
    rule = next(rule for rule in RULES if rule[0] == rule_name)
    for instant in series(*rule, zone):
        print(instant, written(instant, zone))
    return 0


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--refresh", nargs="?", const="/usr/share/zoneinfo", metavar="DIR")
    parser.add_argument("--list", nargs=2, metavar=("ZONE", "RULE"))
    options = parser.parse_args()
    if options.list:
        return list_series(*options.list)
    if options.check:
        return check()
    if options.refresh:
        refresh(pathlib.Path(options.refresh))
    for name in ZONES:
        path(name).write_text("\n".join(table(name)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
