"""What is tried on each notification server: each answers what came of it, or raises."""

import ast
import contextlib
import time

import programs
from delivery import settle
from desktop import Desktop, wait_until
from traffic import NOTIFICATIONS

MARKUP = "Read <b>bold</b> & <a href=\"http://localhost\">this</a> &lt;now&gt; <img src=x>"
STEERING = "Buy \x1b[31mred\x1b[0m\x07 milk\x9b2J \u202eklim\u202c \u2066now\u2069\u200f"
LONG = "Longer than any screen "


class Stage:
    """A server, the service, and a database that is empty."""

    def __init__(self, kind):
        self.kind = kind

    def __enter__(self):
        self.stack = contextlib.ExitStack()
        self.desktop = self.stack.enter_context(Desktop(server=None))
        self.server = self.kind(self.desktop)
        self.server.start()
        self.stack.callback(self.server.close)
        self.database = settle(self.desktop)
        self.service = programs.Service(self.desktop.environment,
                                        self.desktop.folder / "service.log")
        self.stack.callback(self.service.stop)
        return self

    def __exit__(self, *_):
        self.stack.close()

    def call(self, method):
        """What a method of the server without arguments answers, as Python has it."""
        text = self.desktop.call(NOTIFICATIONS, "/org/freedesktop/Notifications",
                                 f"{NOTIFICATIONS}.{method}")
        assert text, f"no answer to {method}"
        return ast.literal_eval(text)

    def show(self, title):
        """A to-do that is due, and its popup once it is on screen and recorded."""
        identifier = self.database.insert_due(title)
        return identifier, self.popup_of(identifier)

    def popup_of(self, identifier, within=15):
        number = wait_until(lambda: self.database.value(
            "SELECT popup_number FROM reminder WHERE todo_id = ? AND state = 'shown' "
            "AND popup_server LIKE ?", identifier, self.desktop.server() + "@%"), within)
        assert number, f"not shown: {self.service.said()}"
        popup = wait_until(lambda: next(
            (popup for popup in reversed(self.desktop.traffic.on_screen())
             if popup.number == number), None), 3)
        assert popup, "the bus saw no popup of this number"
        return popup

    def milliseconds_until_closed(self, popup, within=5):
        began = time.time()
        assert wait_until(lambda: not popup.is_open, within, 0.005), "still on screen"
        return max(0, popup.closed_at / 1000 - began * 1000)

    def screenshot(self, name):
        time.sleep(1)
        if hasattr(self.server, "screenshot"):
            self.server.screenshot(self.desktop.screenshot_path(name))
        else:
            self.desktop.screenshot(name)


def is_shown(stage):
    """a reminder is shown, with title and buttons"""
    began = time.time()
    identifier, popup = stage.show("Water the plants")
    assert "Water the plants" in popup.title and "Done" in popup.buttons.values(), popup
    due = stage.database.value("SELECT due_at FROM todo WHERE id = ?", identifier)
    stage.screenshot(f"{stage.server.name}-shown")
    return (f"{(popup.answered_at / 1e6 - max(due, began)) * 1000:.0f} ms, "
            + ", ".join(popup.buttons.values()))


def is_answered(stage):
    """Done is pressed on the popup"""
    identifier, popup = stage.show("Feed the cat")
    # It may still slide in.
    time.sleep(1.5)
    stage.server.press_done(popup)
    done = wait_until(lambda: stage.database.value(
        "SELECT completed_at FROM todo WHERE id = ?", identifier), 5)
    if not popup.pressed and not done:
        return "not tried: the pointer did not find the button"
    assert done, f"pressed {popup.pressed}, and still open"
    assert wait_until(lambda: not popup.is_open, 5), "still on screen"
    return "completed, and gone"


def offers_a_way_back(stage):
    """after Done there is Undo for a while, and it takes that back"""
    identifier, popup = stage.show("Sort the coins")
    time.sleep(1.5)
    stage.server.press_done(popup)

    def is_done():
        return stage.database.value("SELECT completed_at FROM todo WHERE id = ?", identifier)
    if not wait_until(is_done, 5):
        return "not tried: the pointer did not find the button"
    offer = wait_until(lambda: next(iter(stage.desktop.traffic.ways_back("Sort the coins")), None), 5)
    assert offer and "Undo" in offer.buttons.values(), "no Undo is offered"
    time.sleep(1.5)
    stage.screenshot(f"{stage.server.name}-undo")
    stage.server.press_undo(offer)
    if not wait_until(lambda: not is_done(), 5):
        assert wait_until(lambda: not offer.is_open, 15), "Undo is on the screen for good"
        return "offered, and gone by itself; the pointer did not find the button"
    assert stage.popup_of(identifier), "the reminder did not come back"
    return "taken back, and the reminder is there again"


def keeps_one_focus_popup(stage):
    """a focus session has one popup through all that becomes of it"""
    environment = stage.desktop.environment
    def companion(*arguments):
        run = programs.companion(environment, *arguments)
        assert run.returncode == 0, run.stderr
    companion("add", "Write the report")
    words = {"25m": "all there is", "pause": "Paused", "on": "all there is",
             "break": "A break", "more": "A break", "stop": None}
    numbers = []
    for word, text in words.items():
        companion("focus", *(["report", word] if word == "25m" else [word]))
        def popups():
            return stage.desktop.traffic.on_screen("Write the report")
        if text:
            assert wait_until(lambda: len(popups()) == 1 and text in popups()[0].body, 8), \
                f"{word}: {[popup.body for popup in popups()]}"
            numbers.append(popups()[0].number)
            if word == "pause":
                stage.screenshot(f"{stage.server.name}-focus")
        else:
            assert wait_until(lambda: not popups(), 8), "its popup is still there"
    return f"one at a time, {len(set(numbers))} numbers"


def is_withdrawn(stage):
    """withdrawn after done in the companion"""
    taken = []
    for number in range(10):
        identifier, popup = stage.show(f"Sweep room {number}")
        handle = stage.database.value("SELECT handle FROM todo WHERE id = ?", identifier)
        run = programs.companion(stage.desktop.environment, "done", handle)
        assert run.returncode == 0, run.stderr
        taken.append(stage.milliseconds_until_closed(popup))
    assert max(taken) < 1000, taken
    return f"10 of 10, {max(taken):.0f} ms after it at most"


def survives_a_restart(stage):
    """shown anew after the server was killed"""
    taken = []
    identifier, before = stage.show("Call Anna")
    for _ in range(3):
        stage.server.stop()
        stage.server.start()
        began = time.time()
        popup = stage.popup_of(identifier)
        assert popup is not before and "Call Anna" in popup.title, popup
        taken.append(popup.answered_at / 1000 - began * 1000)
        before = popup
    assert len(stage.desktop.traffic.titled("Call Anna")) == 4, "more than once each time"
    return f"3 of 3 times, once each, {max(0, *taken):.0f} ms after its start at most"


def comes_as_a_digest(stage):
    """30 due at once come as one digest"""
    rows = ", ".join(f"('Due {number:02}', 'elapsed', unixepoch() + 2)" for number in range(30))
    stage.database.shell(f"INSERT INTO todo(title, time_kind, due_at) VALUES {rows}")
    assert wait_until(lambda: stage.database.value(
        "SELECT count(*) FROM reminder WHERE state = 'shown'") == 30, 15), "not all are shown"
    time.sleep(1)
    popups = stage.desktop.traffic.of_service()
    assert len(popups) == 1, [popup.title for popup in popups]
    stage.screenshot(f"{stage.server.name}-digest")
    return f"“{popups[0].title}”"


def takes_many(stage):
    """30 one after the other; what it refuses comes when there is room"""
    known = []
    for number in range(30):
        known.append(stage.database.insert_due(f"Number {number:02}"))
        # Each in a popup of its own, if the server takes it.
        wait_until(lambda: stage.database.value(
            "SELECT 1 FROM delivery WHERE todo_id = ? AND event IN ('shown', 'refused')", known[-1]), 5)
    wait_until(lambda: stage.database.value(
        "SELECT count(*) FROM reminder WHERE state = 'shown'") == 30, 5)
    popups = len(stage.desktop.traffic.on_screen())
    refused = stage.database.value(
        "SELECT count(DISTINCT todo_id) FROM delivery WHERE event = 'refused'")
    for identifier in known[:20]:
        stage.database.complete(identifier)
    assert wait_until(lambda: stage.database.value(
        "SELECT count(*) FROM reminder JOIN todo ON id = todo_id "
        "WHERE completed_at IS NULL AND state = 'shown'") == 10, 60), "some never came"
    return f"{popups} popups at once, {refused} refused and shown in the end"


def shows_markup_as_text(stage):
    """markup in a title is text"""
    _, popup = stage.show(MARKUP)
    stage.screenshot(f"{stage.server.name}-markup")
    assert "<b>bold</b>" in popup.title, popup.title
    assert stage.call("GetServerInformation")
    return "as it was written"


def shows_no_steering(stage):
    """escape sequences and turned writing are left out"""
    # The sqlite3 shell would take such a title as it is; so does another program.
    _, popup = stage.show(STEERING)
    stage.screenshot(f"{stage.server.name}-steering")
    found = [hex(ord(sign)) for sign in popup.title + popup.body
             if ord(sign) < 0x20 and sign != "\n" or 0x7F <= ord(sign) < 0xA0
             or sign in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f"]
    assert not found, found
    return f"“{popup.title}”"


def cuts_a_megabyte(stage):
    """a megabyte is cut to what a popup holds"""
    text = LONG * (1_000_000 // len(LONG))
    run = programs.companion(stage.desktop.environment, "add", "--no-parse", "-", text=text)
    assert run.returncode == 0, run.stderr
    identifier = stage.database.value("SELECT id FROM todo")
    notes = stage.database.value("SELECT length(notes) FROM todo")
    stage.database.shell(
        "UPDATE todo SET time_kind = 'elapsed', due_at = unixepoch(), first_step = title")
    popup = stage.popup_of(identifier)
    stage.screenshot(f"{stage.server.name}-megabyte")
    assert len(popup.title) <= 80 and len(popup.body) <= 400, (len(popup.title), len(popup.body))
    began = time.monotonic()
    assert stage.call("GetServerInformation")
    return (f"{notes + 200:,} characters to {len(popup.title)} and {len(popup.body)}; the server "
            f"answers in {(time.monotonic() - began) * 1000:.0f} ms")


def lets_an_answer_go(stage):
    """an answer goes by itself, and is in no ledger"""
    def ask():
        return stage.desktop.call(
            "org.voicedo.Remind1", "/org/voicedo/Remind1", "org.voicedo.Remind1.Answer", "0",
            "Two things tomorrow, the first at 10:00.",
            "Call the dentist  Tue 24 Nov 10:00 (tomorrow)\nBuy milk  Tue 24 Nov 18:00 (tomorrow)", "8")
    assert wait_until(lambda: "uint32 0" not in (ask() or "uint32 0"), 10), stage.service.said()
    popup = stage.desktop.traffic.on_screen("Two things")[0]
    stage.screenshot(f"{stage.server.name}-answer")
    assert wait_until(lambda: not popup.is_open, 12), "still on screen"
    assert not stage.database.value("SELECT count(*) FROM delivery"), "in the ledger"
    return f"after {(popup.closed_at - popup.answered_at) / 1e6:.1f} s"


BEHAVIOURS = [is_shown, is_answered, offers_a_way_back, keeps_one_focus_popup, is_withdrawn, survives_a_restart, comes_as_a_digest, takes_many,
              shows_markup_as_text, shows_no_steering, cuts_a_megabyte, lets_an_answer_go]
