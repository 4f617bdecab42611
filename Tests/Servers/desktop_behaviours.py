"""What else is tried: on servers with little room, that keep popups back, lock, or take popups away."""

import pathlib
import time

import programs
from desktop import wait_until

NOT_TRIED = "not tried: "
FULL_SCREEN = """
import gi
gi.require_version("Gtk", "3.0")
from gi.repository import Gtk
window = Gtk.Window()
window.fullscreen()
window.show_all()
Gtk.main()
"""


def why(stage, title):
    run = programs.companion(stage.desktop.environment, "why", title)
    assert run.returncode == 0, run.stderr
    return run.stdout


def knows(stage, key, value=True, within=6):
    """Waits until the service's `Status` has a truth."""
    def told():
        return stage.desktop.call("org.voicedo.Remind1", "/org/voicedo/Remind1",
                                  "org.voicedo.Remind1.Status") or ""
    assert wait_until(lambda: f"'{key}': <{str(value).lower()}>" in told(), within), \
        f"the service does not know: {key} is {value}"


def insert_medication(stage, title="Take the pill"):
    stage.database.shell("INSERT INTO todo(title, time_kind, due_at) "
                         f"VALUES ('{title}', 'elapsed', unixepoch() + 3)")
    run = programs.companion(stage.desktop.environment, "remind", title, "--breakthrough")
    assert run.returncode == 0, run.stderr
    return stage.database.value("SELECT id FROM todo WHERE title = ?", title)


def keeps_five(stage):
    """five one after the other: none is pushed off the screen"""
    for number in range(5):
        stage.show(f"Number {number}")
        time.sleep(0.3)
    time.sleep(1)
    held = {row["popup_number"] for row in stage.database.rows("SELECT popup_number FROM reminder")}
    there = {popup.number for popup in stage.desktop.traffic.on_screen()}
    assert held == there, f"to-dos are in {held}, and on screen are {there}"
    stage.screenshot(f"{stage.server.name}-five")
    return f"all 5, in {len(there)} popups"


def ask_for_briefing(stage):
    """Has the briefing come now; answers with its popup."""
    folder = pathlib.Path(stage.desktop.environment["XDG_CONFIG_HOME"]) / "voicedo-remind"
    folder.mkdir(parents=True, exist_ok=True)
    minute = time.strftime("%H:%M", time.localtime(time.time() - 60))
    (folder / "config.toml").write_text(f'[briefing]\non = true\nat = "{minute}"\n')
    popup = wait_until(lambda: next(
        (popup for popup in stage.desktop.traffic.on_screen()
         if popup.hints.get("category") == "x-voicedo.briefing"), None), 20)
    assert popup, stage.service.said()
    return popup


def makes_room(stage):
    """three reminders, a test notification and the briefing: none is pushed off the screen"""
    for number in range(3):
        stage.show(f"Number {number}")
    run = programs.companion(stage.desktop.environment, "doctor", "--try")
    assert "Test" in run.stdout, run.stdout
    time.sleep(1)
    ask_for_briefing(stage)
    time.sleep(1)
    stage.screenshot(f"{stage.server.name}-room")
    traffic = stage.desktop.traffic
    # What a test notification is given is not for ever.
    pushed = [popup.title for popup in traffic.of_service() if popup.closed_by == "expired"
              and popup.hints.get("category") != "x-voicedo.test"]
    assert not pushed, pushed
    held = {row["popup_number"] for row in stage.database.rows("SELECT popup_number FROM reminder")}
    there = {popup.number for popup in traffic.on_screen()}
    assert held <= there, f"to-dos are in {held}, and on screen are {there}"
    return f"all there, in {len(there)} popups"


def is_dismissed(stage):
    """closed by the person: no answer, and not the server's doing"""
    if not hasattr(stage.server, "dismiss"):
        return NOT_TRIED + "nobody presses its cross here"
    identifier, popup = stage.show("Close me")
    time.sleep(1.5)
    stage.server.dismiss(popup)
    if not wait_until(lambda: not popup.is_open, 5):
        return NOT_TRIED + "the pointer did not find the cross"
    again = stage.database.value("SELECT fire_at - shown_at FROM reminder WHERE todo_id = ?", identifier)
    assert again == 600_000, again
    return f"told as closed by: {popup.closed_by}; comes again after 10 minutes"


def is_taken_away(stage):
    """taken away by the server: told, and back in line as not seen"""
    if not hasattr(stage.server, "take_away"):
        return NOT_TRIED + "nobody can have it take one away"
    identifier, popup = stage.show("Come back")
    time.sleep(1)
    stage.server.take_away(popup)
    assert wait_until(lambda: not stage.desktop.traffic.on_screen("Come back"), 15), "still on screen"
    popup = stage.desktop.traffic.titled("Come back")[-1]
    assert popup.closed_by == "expired", popup.closed_by
    assert wait_until(lambda: stage.database.value(
        "SELECT attempts = 0 AND fire_at - unixepoch() * 1000 BETWEEN 0 AND 61000 FROM reminder "
        "WHERE todo_id = ?", identifier), 3), "it is not in line"
    assert "unseen" in why(stage, "Come back"), why(stage, "Come back")
    return "comes again after a minute"


def waits_in_do_not_disturb(stage):
    """Do-Not-Disturb keeps back what can wait"""
    if not hasattr(stage.server, "switch"):
        return NOT_TRIED + "it has none that can be asked for"
    stage.server.switch(True)
    knows(stage, "doNotDisturb")
    identifier = stage.database.insert_due("Held by quiet")
    time.sleep(2)
    assert not stage.desktop.traffic.titled("Held by quiet"), "posted in spite of it"
    began = time.time()
    stage.server.switch(False)
    popup = stage.popup_of(identifier)
    return f"shown {max(0, popup.answered_at / 1e6 - began):.1f} s after its end"


def breaks_through(stage):
    """medication in Do-Not-Disturb: shown, or told that it may not be, and once more after it"""
    if not hasattr(stage.server, "switch"):
        return NOT_TRIED + "it has none that can be asked for"
    stage.server.switch(True)
    knows(stage, "doNotDisturb")
    first = stage.popup_of(insert_medication(stage))
    assert first.hints.get("urgency") == 2, first.hints
    stage.screenshot(f"{stage.server.name}-breakthrough")
    handed_over = "handed over" in why(stage, "Take the pill")
    stage.server.switch(False)
    if not handed_over:
        return "called shown"
    assert wait_until(lambda: len(stage.desktop.traffic.titled("Take the pill")) > 1, 5), "never again"
    time.sleep(1)
    assert "It is on the screen" in why(stage, "Take the pill"), why(stage, "Take the pill")
    return "called handed over, and shown once more at its end"


def is_discreet(stage):
    """a locked screen: medication says only that something waits, and can be answered after it"""
    if not hasattr(stage.server, "lock"):
        return NOT_TRIED + "it locks nothing"
    stage.server.lock(True)
    knows(stage, "locked")
    time.sleep(3)
    identifier = insert_medication(stage)
    popup = stage.popup_of(identifier)
    assert "pill" not in popup.title + popup.body, popup
    stage.screenshot(f"{stage.server.name}-locked")
    told = why(stage, "Take the pill")
    assert "while the screen was locked" in told and "It is on the screen" not in told, told
    stage.server.lock(False)
    knows(stage, "locked", False)
    time.sleep(3)
    stage.screenshot(f"{stage.server.name}-unlocked")
    stage.server.press("Done")
    assert wait_until(lambda: stage.database.value(
        "SELECT completed_at FROM todo WHERE id = ?", identifier), 5), "Done was not heard"
    return "completed after unlocking"


def is_briefed(stage):
    """the briefing is seen"""
    # In the evening the words "today" would mean tomorrow, and a day alone comes up at 09:00 by itself.
    today = time.strftime("%Y-%m-%dT23:59")
    programs.companion(
        stage.desktop.environment, "add", "--no-parse", "--at", today, "Water the plants")
    programs.companion(stage.desktop.environment, "add", "Buy milk")
    popup = ask_for_briefing(stage)
    stage.screenshot(f"{stage.server.name}-briefing")
    if hasattr(stage.server, "is_on_screen"):
        assert stage.server.is_on_screen(popup.title), "it is not on screen"
    return f"“{popup.title}”"


def is_switched_off(stage):
    """switched off in the desktop's settings: held, and said"""
    if not hasattr(stage.server, "switch_off"):
        return NOT_TRIED + "it has no such setting"
    stage.server.switch_off(True)
    # Its settings are followed once the service knows the server.
    knows(stage, "switchedOff")
    identifier = insert_medication(stage)
    time.sleep(5)
    assert not stage.desktop.traffic.of_service(), "posted into nothing"
    for verb in ("status", "doctor"):
        said = programs.companion(stage.desktop.environment, verb).stdout
        assert "switched off" in said, said
    assert "switched off" in why(stage, "Take the pill"), why(stage, "Take the pill")
    stage.server.switch_off(False)
    stage.popup_of(identifier)
    return "held, said by status, doctor and why, and shown once they are on"


def is_pressed_in_the_list(stage):
    """a click on its text in the list brings it back with its buttons"""
    if not hasattr(stage.server, "press_in_list"):
        return NOT_TRIED + "it has no list without buttons"
    identifier, popup = stage.show("Feed the cat")
    other, _ = stage.show("Water the plants")
    time.sleep(1)
    stage.server.press_in_list("Feed the cat")
    stage.server.open_list(False)
    anew = wait_until(lambda: next((one for one in stage.desktop.traffic.on_screen("Feed the cat")
                                    if one is not popup), None), 6)
    assert anew and "Done" in anew.buttons.values(), "it did not come anew"
    stage.screenshot(f"{stage.server.name}-pressed-in-list")
    assert stage.database.value("SELECT count(*) FROM todo WHERE completed_at IS NOT NULL") == 0
    assert stage.desktop.traffic.on_screen("Water the plants"), "the other one went with it"
    stage.server.press("Done")
    assert wait_until(lambda: stage.database.value(
        "SELECT completed_at FROM todo WHERE id = ?", identifier), 5), "Done was not heard"
    assert stage.database.value("SELECT completed_at FROM todo WHERE id = ?", other) is None
    return "with buttons, the other stays, and Done is heard"


def fill_the_screen(stage):
    window = stage.desktop.spawn(["/usr/bin/python3", "-c", FULL_SCREEN], "window.log",
                                 env={"GDK_BACKEND": "x11"})
    time.sleep(4)
    assert window.poll() is None, stage.desktop.log("window.log")
    return window


def comes_over_a_full_screen(stage):
    """a window fills the screen: medication comes over it"""
    if not hasattr(stage.server, "is_on_screen"):
        return NOT_TRIED + "nobody can ask what is on its screen"
    fill_the_screen(stage)
    popup = stage.popup_of(insert_medication(stage))
    time.sleep(1)
    stage.screenshot(f"{stage.server.name}-full-screen-medication")
    assert stage.server.is_on_screen(popup.title), "it is not there"
    return "there"


def waits_under_a_full_screen(stage):
    """a window fills the screen: the popup is there once that is over"""
    if not hasattr(stage.server, "is_on_screen"):
        return NOT_TRIED + "nobody can ask what is on its screen"
    window = fill_the_screen(stage)
    _, popup = stage.show("Over the film")
    stage.screenshot(f"{stage.server.name}-full-screen")
    window.kill()
    window.wait()
    assert wait_until(lambda: stage.server.is_on_screen(popup.title), 6), "it is not there"
    stage.screenshot(f"{stage.server.name}-full-screen-over")
    assert popup.is_open, popup.closed_by
    return "there, with nothing posted anew"


BEHAVIOURS = [keeps_five, makes_room, is_dismissed, is_taken_away, waits_in_do_not_disturb, breaks_through,
              is_discreet, is_briefed, is_switched_off, is_pressed_in_the_list,
              waits_under_a_full_screen, comes_over_a_full_screen]
