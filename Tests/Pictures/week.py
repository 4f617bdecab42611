"""The page of `stats --html` for a week, in a real Chromium, as a picture for README."""

import datetime
import shutil
import subprocess
import sys

import tried

CHOSEN = tried.options(__doc__)

from home import Home  # noqa: E402

# What was done, how many days ago and at what hour, and its list.
DONE = (("Water the plants", 3, 9, "Home"), ("Hand in the tax form", 2, 16, "Paperwork"),
        ("Buy milk and bread", 2, 18, "Groceries"), ("Call Ida", 1, 11, "Inbox"),
        ("Book the train", 1, 15, "Inbox"), ("Repair the bike", 4, 17, "Home"),
        ("Answer Max", 4, 10, "Inbox"), ("Wash up", 5, 20, "Home"), ("Pay the rent", 6, 9, "Paperwork"),
        ("Fold the laundry", 6, 19, "Home"), ("Take out the bins", 3, 7, "Home"),
        ("Call the dentist", 1, 9, "Inbox"))


def fill(home):
    """A week as somebody may have had it: the days before today."""
    home.run("add", "take the pills every day at 8 am")
    now = datetime.datetime.now(datetime.timezone.utc)
    rows = []
    for title, back, hour, place in DONE:
        at = (now - datetime.timedelta(days=back)).replace(hour=hour, minute=12)
        home.run("add", "--no-parse", title, "--list", place)
        rows.append(f"UPDATE todo SET created_at = {int(at.timestamp()) - 90000}, "
                    f"completed_at = {int(at.timestamp())} WHERE title = '{title}';")
    pills = []
    for back in (1, 2, 3, 5, 6):
        at = (now - datetime.timedelta(days=back)).replace(hour=7, minute=3)
        pills.append("INSERT INTO completion (completed_at, todo_id, occurrence) SELECT "
                     f"{int(at.timestamp())}, id, '{at:%Y-%m-%d}T08:00' FROM todo WHERE rrule IS NOT NULL;")
    start = now - datetime.timedelta(days=40)
    text = "\n".join([
        f"UPDATE todo SET created_at = {int(start.timestamp())}, series_start = '{start:%Y-%m-%d}T08:00' "
        "WHERE rrule IS NOT NULL;", *rows, *pills,
        # On these days the service was there to remind.
        *(f"INSERT INTO delivery (at, event) VALUES ({int(start.timestamp() + day * 86400) * 1000}, "
          "'briefed');" for day in range(41))])
    result = subprocess.run(["sqlite3", "-bail", home.database, text], capture_output=True, text=True)
    assert result.returncode == 0, result.stderr


def main():
    if not shutil.which("chromium"):
        print("left out, not installed here: chromium")
        return 0
    from browser import Browser
    home = Home()
    try:
        fill(home)
        page = home.folder / "week.html"
        run = home.run("stats", "last 7 days", "--html", page)
        assert run.code == 0, run.out + run.err
        whole = CHOSEN.screenshots / "week.png"
        Browser(home).open("--hide-scrollbars", "--window-size=900,900", f"--screenshot={whole}",
                           f"file://{page}")
        picture = CHOSEN.pictures / "week.png"
        subprocess.run(["convert", whole, "-trim", "-bordercolor", "white", "-border", "12", "-strip",
                        "-colors", "120", "-define", "png:compression-level=9", f"PNG8:{picture}"],
                       check=True)
        kilobytes = picture.stat().st_size / 1000
        assert kilobytes < 150, f"{picture.name} has {kilobytes:.0f} kB"
        print(f"{picture}: {kilobytes:.0f} kB")
    finally:
        home.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
