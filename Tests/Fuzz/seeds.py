#!/usr/bin/env python3
"""Writes the texts that a fuzzing run begins with, a file each, from what the tests already hold.

    seeds.py TARGET FOLDER

They lie in FOLDER/seeds. In FOLDER/large lie texts of 100,000 bytes, to be tried once each: whatever
takes longer than it should shows with those.
"""

import pathlib
import random
import re
import shutil
import struct
import sys

TESTS = pathlib.Path(__file__).resolve().parent.parent
LARGE = 100_000
# The longest config file that is read at all.
LARGE_CONFIGURATION = 65_000


def texts(folder, pattern, *endings):
    """Every text that a pattern finds in the files of a folder, each once."""
    found = {}
    for ending in endings:
        for path in sorted((TESTS / folder).rglob("*" + ending)):
            for match in re.finditer(pattern, path.read_text()):
                found[match.group(0)] = None
    return list(found)


def repeated(text, size=LARGE):
    return text * (size // len(text.encode()))


def language():
    for path in sorted((TESTS / "LanguageTests/Corpus").glob("*.txt")):
        for line in path.read_text().splitlines():
            if " => " in line:
                yield line.split(" => ")[0].replace(r"\n", "\n")
    yield from texts("LanguageTests", r'(?<=")[^"\n]+(?= = )', "SaidSentences.swift")


def recurrence():
    starts = ["2026-11-21T10:00", "2026-03-28T02:30", "2024-02-29T00:00:59", "0001-01-01T00:00",
              "1970-01-01T00:00", "9999-12-31T23:59"]
    rules = texts(".", r"FREQ=[A-Z0-9=;,:+-]+", ".swift", ".txt", ".py", ".json")
    for number, rule in enumerate(rules):
        yield f"{rule}\n{starts[number % len(starts)]}\n{number % 9}"
    for rule in ["FREQ=SECONDLY;COUNT=999999999", "FREQ=MINUTELY;INTERVAL=7;BYHOUR=9;COUNT=999999999",
                 "FREQ=SECONDLY;INTERVAL=2;BYSECOND=1", "FREQ=HOURLY;INTERVAL=999999999",
                 "FREQ=DAILY;BYHOUR=1,2,3;BYMINUTE=4,5;BYSECOND=6,7;COUNT=999999999",
                 "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30"]:
        for number, start in enumerate(starts):
            yield f"{rule}\n{start}\n{number}"
    yield "FREQ=WEEKLY;BYDAY=" + repeated("MO,") + "MO"
    yield "FREQ=DAILY;BYSETPOS=" + repeated("-366,") + "1;BYHOUR=1"
    yield repeated("FREQ=DAILY;")
    yield "FREQ=DAILY;X=" + repeated("=")
    yield "FREQ=DAILY;UNTIL=" + repeated("2")


def zones():
    for path in sorted((TESTS / "SystemTests/ZoneTables/zoneinfo").rglob("*")):
        if path.is_file():
            yield path.read_bytes()
    rules = texts("ModelTests", r"(?<=\")<?[A-Z+0-9-]{3,}>?[+-]?\d[A-Za-z0-9<>+:,./-]*(?=\")", ".swift")
    for rule in rules:
        yield zone([], [0, 3600], rule)
    yield zone([-(1 << 62), 0, 1 << 62], [0, 3600, -89_999], "")
    # A change in every second, up and down as far as it goes.
    yield zone(list(range(1_795_255_200, 1_795_255_200 + LARGE // 9)), [93_599, -89_999], "UTC0")
    yield zone([], [0], repeated("A") + "0")


def zone(transitions, offsets, footer):
    """A zone of version 2 (RFC 9636)."""
    def block(size, transitions):
        counts = [0, 0, 0, len(transitions), len(offsets), 4]
        return (b"TZif2" + bytes(15) + struct.pack(">6l", *counts)
                + b"".join(moment.to_bytes(size, "big", signed=True) for moment in transitions)
                + bytes(number % len(offsets) for number in range(len(transitions)))
                + b"".join(struct.pack(">lBB", offset, 0, 0) for offset in offsets) + b"ABC\0")
    return block(4, []) + block(8, transitions) + b"\n" + footer.encode() + b"\n"


def configuration():
    shipped = (TESTS.parent / "config/config.toml").read_text()
    yield shipped
    working = re.sub(r"(?m)^#(?=\S)", "", shipped)
    yield working
    yield from re.split(r"(?m)^(?=\[)", working)
    for text in texts("ConfigurationTests", r'(?<=")(?:[^"\\\n]|\\.)+(?=")', ".swift"):
        yield text.replace(r"\n", "\n").replace(r"\"", '"')
    for piece in ["[", "{", "a.", "[a]\n", "[[a]]\n", "x = [", "x = {", "[a.", "a = 1\n", "\"", "'''", "#",
                  "x = [{", "]", "}", "é", "[a.b.c]\n", "\\", "1,"]:
        yield repeated(piece, LARGE_CONFIGURATION)
        yield "x = " + repeated(piece, LARGE_CONFIGURATION)
    yield "[" + repeated("a.", LARGE_CONFIGURATION) + "a]"
    yield repeated("a.", LARGE_CONFIGURATION) + "a = 1"
    yield "".join(f"k{number} = {number}\n" for number in range(4500))
    yield "tone = \"" + repeated("w", LARGE_CONFIGURATION) + "\""
    yield "[reminders]\ngentle_repeats = [" + repeated("1, ", LARGE_CONFIGURATION) + "]"


def drafts():
    for text in texts("CompanionTests", r'\{"tasks":.*\}', ".swift", ".json"):
        yield re.sub(r'\\#\(\w+\)', '"a"', text)
    for text in texts("EndToEnd", r'\{"tasks":.*\}', ".py"):
        yield text
    task = '{{"title":"{0}","when":"{1}","dueDate":"{2}","repeat":"{3}","listName":"L","priority":"low",' \
           '"notes":"n","parent":"{4}"}}'
    moments = ["tomorrow at 9", "every friday at 8", "in 2 hours", "every 6 hours", "next tuesday"]
    dates = ["2026-11-26", "2026-11-26T15:00", "2026-11-26T15:00:00+01:00", "0001-01-01T00:00",
             "1970-01-01", "9999-12-31T23:59", "0001-01-01T00:00+18:00"]
    rules = texts("ModelTests", r"FREQ=[A-Z0-9=;,:+-]+", ".swift")
    rules += ["FREQ=SECONDLY;COUNT=999999999", "every minute", "daily", "every second",
              "FREQ=SECONDLY;INTERVAL=2;BYSECOND=1"]
    for number, rule in enumerate(rules):
        yield '{"tasks":[' + task.format("a", moments[number % 5], dates[number % 7], rule, "0") + "]}"
    for date in dates:
        for rule in ["every minute", "every second", "every hour", "FREQ=SECONDLY;COUNT=999999999"]:
            yield f'{{"tasks":[{{"title":"a","dueDate":"{date}","repeat":"{rule}"}}]}}'
    yield many(lambda number: f'{{"title":"a","parent":{max(number - 1, 0)}}}')
    yield many(lambda number: f'{{"title":"a","parent":{number + 1}}}')
    yield many(lambda number: '{"title":"a","parent":"a"}')
    yield many(lambda number: '{"title":"a","repeat":"FREQ=SECONDLY;INTERVAL=2;BYSECOND=1"}')
    yield many(lambda number: '{"title":"a","dueDate":"0001-01-01T00:00","repeat":"every minute"}')
    yield many(lambda number: f'{{"title":"a","listName":"l{number}"}}')
    yield many(lambda number: '{"title":"a","when":"every second friday at 8 or tomorrow"}')
    yield '{"tasks":[{"title":"' + repeated("word ") + '"}]}'
    yield '{"tasks":[{"title":"a","when":"' + repeated("tomorrow ") + '"}]}'
    yield '{"tasks":[{"title":"a","repeat":"' + repeated("every ") + '"}]}'
    yield '{"tasks":[{"title":"a","notes":"' + repeated(r"\u00e9\ud83d") + '"}]}'
    yield '{"tasks":[{"title":"' + repeated(r"\n\t") + 'a"}]}'
    yield repeated("[")
    yield repeated('{"tasks":')
    yield '{"tasks":[{"title":"a","x":' + repeated("9") + "}]}"


def answers():
    for text in texts("InterchangeTests", r"(?<=\")?\{\"(?:[^\n]*)\}", ".swift"):
        yield "0" + text
        yield "5" + text
    told = '''{"tasks":[{"title":"call the dentist","quote":"call the dentist tomorrow at 9:30",''' \
           '''"when_text":"tomorrow at 9:30","repeat_text":null,"list":"home","priority":"high",''' \
           '''"parent_index":null,"kind":"reminder","negated":false}],"notes":[]}'''
    yield "0" + told
    yield "0<think>{}</think>```json\n" + told
    quoted = told.replace('"', '\\"')
    yield f'0{{"choices":[{{"message":{{"content":"{quoted}"}},"finish_reason":"stop"}}]}}'
    yield f'0{{"candidates":[{{"content":{{"parts":[{{"text":"{quoted}"}}]}},"finishReason":"STOP"}}]}}'
    yield f'0{{"content":[{{"type":"text","text":"{quoted}"}}],"stop_reason":"end_turn"}}'
    yield "0" + repeated("{")
    yield "0" + repeated('{"tasks":[')
    yield '0{"tasks":[{"title":"' + repeated("dentist ") + '","quote":"' + repeated("dentis") + '"}]}'
    yield "0" + many(lambda number: f'{{"title":"buy milk {number}","parent_index":{number - 1}}}')


def calendar():
    """Answers of CalDAV servers: what our tests hold, and some of everything."""
    for text in texts("InterchangeTests/CalDAV", r"<response>.*|<[a-zA-Z:]+[^\n]*>", ".swift"):
        yield "0" + multistatus(text.replace('\\"', '"').rstrip("\\"))
    data = "BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:uid\nEND:VTODO\nEND:VCALENDAR\n"
    whole = ("<response><href>/l/a.ics</href><propstat><prop><getetag>\"1\"</getetag>"
             f"<C:calendar-data>{data}</C:calendar-data></prop><status>HTTP/1.1 200 OK</status>"
             "</propstat></response>")
    account = ("<response><href>/</href><propstat><prop><current-user-principal><href>/p/</href>"
               "</current-user-principal><C:calendar-home-set><href>{}</href></C:calendar-home-set>"
               "<resourcetype><C:calendar/></resourcetype></prop></propstat></response>")
    yield "0" + multistatus(whole + "<sync-token>t</sync-token>")
    for home in ["/c/", "https://p01.example.com/c/", "http://dav.example.com/", "//x", "a:b", "%", ""]:
        yield "0" + multistatus(account.format(home))
    for condition in ["C:no-uid-conflict", "D:valid-sync-token", "C:valid-calendar-data"]:
        for status in ";<=":
            yield (f'{status}<D:error xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">'
                   f"<{condition}/></D:error>")
    yield "0" + multistatus(repeated(whole))
    yield "0" + multistatus(repeated("<response/>"))
    yield "0" + repeated("<a>")
    yield "0" + multistatus("<response><href>" + repeated("/..") + "</href></response>")


def events():
    """Calendar files: the entries that our tests hold, and what costs much to work out."""
    zone = ("BEGIN:VTIMEZONE\nTZID:Here\nBEGIN:STANDARD\nDTSTART:19701025T030000\nTZOFFSETFROM:+0200\n"
            "TZOFFSETTO:+0100\nRRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\nEND:STANDARD\n"
            "BEGIN:DAYLIGHT\nDTSTART:19700329T020000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0200\n"
            "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU\nEND:DAYLIGHT\nEND:VTIMEZONE\n")
    for text in texts("InterchangeTests", r"(?s)BEGIN:VEVENT.*?END:VEVENT", ".swift"):
        yield calendar_of(re.sub(r"(?m)^ +", "", text))
    lines = texts("InterchangeTests", r'(?<=")(?:DT|RRULE|EXDATE|RDATE|DURATION|RECURRENCE|STATUS|TRANSP)[^"\n]+(?=")',
                  "EventReaderTests.swift")
    for line in lines:
        yield calendar_of(event("DTSTART:20270302T150000Z", line))
        yield calendar_of(zone + event("DTSTART;TZID=Here:20270302T150000", line))
    starts = ["DTSTART:20270302T150000Z", "DTSTART;VALUE=DATE:00010101", "DTSTART:00010101T000000Z",
              "DTSTART:99991231T235959", "DTSTART;TZID=Europe/Berlin:20200101T023000"]
    rules = ["FREQ=SECONDLY", "FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30", "FREQ=DAILY;COUNT=999999999",
             "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=SECONDLY;INTERVAL=2;BYSECOND=1"]
    for start in starts:
        for rule in rules:
            yield calendar_of(event(start, "RRULE:" + rule, "DURATION:P9999999W"))
        yield calendar_of(event(start, "DTEND:99991231T235959Z", "RRULE:FREQ=DAILY"))
    yield calendar_of(repeated(event("DTSTART:20270302T150000Z", "RRULE:FREQ=SECONDLY")))
    yield calendar_of(repeated(event("DTSTART:00010101T000000Z", "RRULE:FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30")))
    yield calendar_of(event("DTSTART:20270302T150000Z", "RDATE:" + repeated("20270303T150000Z,") + "20270304T150000Z"))
    yield calendar_of(repeated(event("DTSTART:20270302T150000Z", "RECURRENCE-ID:20270302T150000Z")))
    yield calendar_of(event("DTSTART:20270302T150000Z", "SUMMARY:" + repeated("e\u0301")))
    yield repeated("BEGIN:VCALENDAR\n")
    yield repeated("BEGIN:VCALENDAR\nEND:VCALENDAR\n")
    yield calendar_of(event("DTSTART:20270302\n " + repeated("T1\n ")))


def event(*lines):
    return "\n".join(["BEGIN:VEVENT", "UID:a", "SUMMARY:Event", *lines, "END:VEVENT", ""])


def calendar_of(entries):
    return "BEGIN:VCALENDAR\nVERSION:2.0\n" + entries.rstrip("\n") + "\nEND:VCALENDAR\n"


def multistatus(inner):
    return ('<multistatus xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" '
            f'xmlns:S="http://calendarserver.org/ns/">{inner}</multistatus>')


def rows():
    chance = random.Random(1)
    for size in [40, 80, 160, 320, 640] * 40:
        yield chance.randbytes(size)


def many(task):
    """As many tasks as fit."""
    pieces, size = [], 0
    while size < LARGE:
        pieces.append(task(len(pieces)))
        size += len(pieces[-1]) + 1
    return '{"tasks":[' + ",".join(pieces) + "]}"


def main():
    target, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    for place in ["seeds", "large"]:
        shutil.rmtree(folder / place, ignore_errors=True)
        (folder / place).mkdir(parents=True)
    seeds = {"language": language, "recurrence": recurrence, "zones": zones, "drafts": drafts,
             "answers": answers, "calendar": calendar, "events": events, "configuration": configuration,
             "rows": rows}
    for number, seed in enumerate(seeds[target]()):
        data = seed if isinstance(seed, bytes) else seed.encode()
        place = "large" if len(data) > LARGE / 5 else "seeds"
        (folder / place / f"{number:04}").write_bytes(data)


if __name__ == "__main__":
    main()
