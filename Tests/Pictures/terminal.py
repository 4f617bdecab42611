"""The pictures of the terminal in README: a recorded session, capture and list, the review."""

import datetime
import sys

import tried

CHOSEN = tried.options(__doc__)

from cast import Recording  # noqa: E402
from draw import draw  # noqa: E402
from home import Home  # noqa: E402



def working_day():
    """The name of the next working day that is not so near as to be asked about."""
    days = (datetime.date.today() + datetime.timedelta(days=ahead) for ahead in range(2, 9))
    return next(day for day in days if day.weekday() < 5).strftime("%A").lower()


BOTH = f"um call the dentist {working_day()} at 3 and water the plants every other friday"
SAID = f"{BOTH} and buy milk and eggs"


def home():
    """A home in which the command is found by its name, as it is after installing."""
    place = Home()
    programs = place.folder / "bin"
    programs.mkdir()
    (programs / "voicedo-remind").symlink_to(tried.binary("voicedo-remind"))
    place.environment |= {"PATH": f"{programs}:{place.environment['PATH']}"}
    return place


def fill(place):
    for words in ("take the pills every day at 8 am", "hand in the tax form by friday #Paperwork",
                  "ask Max about the bike !low", "book the train to Leipzig, 15 min",
                  "lunch with Ida tomorrow at 12:30"):
        assert place.run("add", words).code == 0, words


def recorded(name, title, play, filled=True, **size):
    """A session as it was played, kept beside what is drawn of it."""
    place = home()
    try:
        if filled:
            fill(place)
        recording = Recording(place.environment, **size)
        try:
            play(recording)
        finally:
            recording.close()
    finally:
        place.close()
    path = CHOSEN.screenshots / f"{name}.cast"
    recording.write(path, title)
    return path


def day(recording):
    recording.pause(0.8)
    recording.enter(f'voicedo-remind "{BOTH}"', "Water the plants", "]", pause=2.5)
    recording.enter("voicedo-remind add", "Enter stores it", pause=0.6)
    recording.enter("#groceries milk & bread tomorrow morning", "New list", pause=2.5)
    recording.mark("capture")
    recording.enter("voicedo-remind tomorrow", "\n", pause=2.5)
    recording.enter("voicedo-remind done tax", "Done", pause=1.8)
    recording.enter("voicedo-remind undo", "\n", pause=1.8)
    recording.enter("voicedo-remind now", "\n", pause=2.5)


def capture(recording):
    recording.enter(f'voicedo-remind "{BOTH}"', "Water", "]", pause=0.5)
    recording.enter("voicedo-remind add '2 litres of milk tomorrow #groceries'", "New list", pause=0.5)
    recording.enter("voicedo-remind list", "Paperwork", pause=0.8)
    recording.mark("list")


def review(recording):
    # The words come from whatever heard them; here they are handed over.
    recording.type(f"echo '{SAID}' | voicedo-remind listen -", every=0.0)
    recording.press("\r")
    recording.waits_for("Store 3 to-dos")
    recording.pause(0.8)
    recording.mark("review")


def main():
    pictures = CHOSEN.pictures
    session = recorded("session", "A minute with voicedo-remind", day, rows=30)
    draw(session, pictures / "session.svg")
    draw(recorded("capture", "To-dos out of one breath, and the list", capture, rows=30),
         pictures / "capture.svg", "list")
    draw(recorded("review", "The review of what was said", review, filled=False, rows=26),
         pictures / "review.svg", "review")
    for name in ("session", "capture", "review"):
        path = pictures / f"{name}.svg"
        print(f"{path}: {path.stat().st_size // 1000} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
