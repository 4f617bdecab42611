"""The page of `stats --html` in a real Chromium without network; see Tests/page.sh."""

import html.parser
import json
import re
import shutil
import subprocess
import sys

import tried

CHOSEN = tried.options(__doc__)

from browser import Browser  # noqa: E402
from home import Home  # noqa: E402

YEAR = """
UPDATE todo SET created_at = unixepoch() - 300 * 86400,
                series_start = date('now', '-300 days') || 'T00:05';
WITH RECURSIVE day (number) AS (SELECT 0 UNION SELECT number + 1 FROM day WHERE number < 299)
INSERT INTO completion (completed_at, todo_id, occurrence)
  SELECT unixepoch() - number * 86400, (SELECT id FROM todo WHERE rrule IS NOT NULL),
         date(unixepoch() - number * 86400, 'unixepoch') || 'T00:05'
    FROM day WHERE number % 7 NOT IN (2, 4);
WITH RECURSIVE day (number) AS (SELECT 0 UNION SELECT number + 1 FROM day WHERE number < 299)
INSERT INTO completion (completed_at, todo_id)
  SELECT unixepoch() - number * 86400 - (number % 5) * 3600, 'gone' || number
    FROM day WHERE number % 3 = 0;
INSERT INTO delivery (at, event) VALUES ((unixepoch() - 300 * 86400) * 1000, 'briefed'),
  (unixepoch() * 1000, 'briefed');
"""
LIGHT, DARK = "preferredColorScheme=1", "preferredColorScheme=0"


class Page(html.parser.HTMLParser):
    """The texts of a page, and what stands beside each of its drawings' parts."""

    def __init__(self, text):
        super().__init__()
        self.texts, self.bars, self.outside = [], [], []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        self.outside += [value for name, value in attributes if name in ("src", "href", "action")]
        self.outside += [tag] if tag in ("script", "link", "img", "iframe", "object", "b") else []
        if tag == "rect" and values.get("class") == "fill":
            drawn = float(values["width"]) > 0 and float(values["height"]) > 1
            self.bars += [len(self.texts)] if drawn else []

    def handle_data(self, data):
        if data.strip():
            self.texts.append(data.strip())


class Pages(Browser):
    """The same with pictures of what it shows."""

    def picture(self, page, name, *options):
        path = CHOSEN.screenshots / f"page-{name}.png"
        self.open(*options, "--hide-scrollbars", "--window-size=900,1400", f"--screenshot={path}",
                  f"file://{page}")
        return path


def colours(path, options=()):
    """The colour in the corner, and how many different ones there are."""
    answer = subprocess.run(
        ["convert", path, *options, "-depth", "8", "-format", "%[hex:p{2,2}] %k", "info:"],
        capture_output=True, text=True, check=True).stdout.split()
    return answer[0][:6].lower(), int(answer[1])


def requests(log):
    """What a page asked the network for: what the browser asks for itself has no origin."""
    events = [event.get("params", {}) for event in json.loads(log.read_text())["events"]]
    return [event["url"] for event in events
            if re.match("(https?|wss?|ftp):", event.get("url", ""))
            and event.get("initiator", "not an origin") != "not an origin"]


def ink(path):
    """How much of a picture without colour is as far from its paper as words have to be."""
    flip = [] if int(colours(path)[0][:2], 16) < 128 else ["-negate"]
    return float(subprocess.run(
        ["convert", path, "-colorspace", "gray", *flip, "-threshold", "45%", "-format", "%[fx:mean]",
         "info:"], capture_output=True, text=True, check=True).stdout)


def things(count):
    return "1 thing" if count == 1 else f"{count} things"


def missing(stats, texts):
    """The numbers of the JSON that the page does not have where it tells of them."""
    told = " | ".join(texts)
    wanted = [things(stats["count"])]
    days = [day["count"] for day in stats["days"]]
    if len(days) > 31:
        found = [int(number) for number in re.findall(r": (\d+) things?", told)]
        wanted += [] if sorted(found[-len(days):]) == sorted(days) else [f"the days {days}"]
    else:
        wanted += [f"{count}" for count in days]
    wanted += [f"{count}" for count in stats["hours"] if count]
    for entry in stats["lists"]:
        name = entry["list"] or "on no list now"
        wanted.append(f"{name} | {entry['count']}")
    for entry in stats["kept"]:
        wanted.append(f"{entry['count']} of the last {entry['of']}")
    pieces = set(texts)
    return [piece for piece in wanted if piece not in told if piece not in pieces]


def main():
    if not shutil.which("chromium"):
        print("left out, not installed here: chromium")
        return 0
    check = tried.Tried()
    home = Home()
    try:
        home.run("add", "take the pills <b>&amp every day at 00:05")
        database = subprocess.run(["sqlite3", "-bail", home.database, YEAR], capture_output=True, text=True)
        assert database.returncode == 0, database.stderr
        browser = Pages(home)
        for window in ("week", "month", "year"):
            try_window(check, home, browser, window)
    finally:
        home.close()
    return 1 if check.broken else 0


def try_window(check, home, browser, window):
    page = home.folder / f"{window}.html"
    assert home.run("stats", window, "--html", str(page)).code == 0
    stats = json.loads(home.run("stats", window, "--json").out)
    log = home.folder / f"{window}.net"
    read = Page(browser.open("--dump-dom", f"--log-net-log={log}", f"file://{page}"))

    def numbers():
        absent = missing(stats, read.texts)
        assert not absent, f"not on the page: {absent}"
        return f"{stats['count']} things on {len(stats['days'])} days, " \
            f"{len(stats['lists'])} lists and {len(stats['kept'])} series"

    def alone():
        assert not read.outside, read.outside
        asked = requests(log)
        assert not asked, asked
        return "the browser asked the network for nothing, and titles are data"

    def sized():
        bare = [place for place in read.bars if not any(
            re.search(r"\d|■|·", text) for text in read.texts[max(0, place - 3):place + 3])]
        assert not bare, f"{len(bare)} bars without a number"
        return f"{len(read.bars)} bars"

    def looks():
        light = browser.picture(page, f"{window}-light", f"--blink-settings={LIGHT}")
        dark = browser.picture(page, f"{window}-dark", f"--blink-settings={DARK}")
        assert colours(light)[0] == "fcfcfa", colours(light)
        assert colours(dark)[0] == "1b1c1a", colours(dark)
        return f"{light.name}, {dark.name}"

    def forced():
        names = []
        for look, scheme in (("light", LIGHT), ("dark", DARK)):
            path = browser.picture(page, f"{window}-forced-{look}", "--force-high-contrast",
                                   f"--blink-settings={scheme}")
            share = ink(path)
            assert share > 0.01, f"{look}: {share * 100:.1f} % of it stands out"
            names.append(path.name)
        return ", ".join(names)

    def grey():
        share = ink(CHOSEN.screenshots / f"page-{window}-light.png")
        assert share > 0.01, share
        return f"{share * 100:.1f} % of it stands out"

    check(f"{window}: every number of --json is on the page", numbers)
    check(f"{window}: it needs nothing from elsewhere", alone)
    check(f"{window}: every bar has its number in words", sized)
    check(f"{window}: it is light or dark as the browser is", looks)
    check(f"{window}: it takes on colours that are forced", forced)
    check(f"{window}: it is read without colour", grey)


if __name__ == "__main__":
    sys.exit(main())
