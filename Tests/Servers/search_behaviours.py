"""What is tried of a desktop's own search, by keys: GNOME Shell's overview and Plasma's KRunner."""

import time

import programs
from desktop import wait_until

NOT_TRIED = "not tried: "
SENTENCE = "remind me to water the plants every friday at 9"


def can_search(stage):
    return hasattr(stage.server, "search")


def stores_by_search(stage):
    """what is typed in the search is shown as understood, and Enter stores it"""
    if not can_search(stage):
        return NOT_TRIED + "it has no search"
    shown = stage.server.search(SENTENCE)
    stage.screenshot(f"{stage.server.name}-search-add")
    assert stage.database.value("SELECT count(*) FROM todo") == 0, "a key has stored something"
    if shown is not None:
        assert "Add: Water the plants" in shown, shown
    began = time.time()
    stage.server.key("Return")
    assert wait_until(lambda: stage.database.value("SELECT count(*) FROM todo"), 5), "nothing was stored"
    took = time.time() - began
    row, = stage.database.rows("SELECT title, rrule, source FROM todo")
    assert (row["title"], row["source"]) == ("Water the plants", "search") and row["rrule"], row
    assert wait_until(lambda: stage.desktop.traffic.on_screen("Stored"), 5), "no popup reads it back"
    stage.server.leave_search()
    stage.screenshot(f"{stage.server.name}-search-stored")
    run = programs.companion(stage.desktop.environment, "undo")
    assert run.returncode == 0 and not stage.database.value("SELECT count(*) FROM todo"), run.stderr
    return f"stored after {took * 1000:.0f} ms, read back, taken back"


def opens_by_search(stage):
    """words in the search find a to-do, and Enter opens it"""
    if not can_search(stage):
        return NOT_TRIED + "it has no search"
    title = "Ask the landlord about the heating"
    programs.companion(stage.desktop.environment, "add", "--no-parse", title)
    shown = stage.server.search("landlord")
    stage.screenshot(f"{stage.server.name}-search-find")
    if shown is not None:
        assert title in shown, shown
    stage.server.key("Return")
    popup = wait_until(lambda: next(iter(stage.desktop.traffic.on_screen(title)), None), 5)
    assert popup, "no popup shows it"
    stage.server.leave_search()
    stage.screenshot(f"{stage.server.name}-search-opened")
    assert not stage.database.value("SELECT completed_at FROM todo"), "it is done"
    assert list(popup.buttons.values())[-2:] == ["Done", "Later"], popup.buttons
    return "in a popup, with Done and Later"


def wakes_by_search(stage):
    """the search starts a service that does not run"""
    if not can_search(stage):
        return NOT_TRIED + "it has no search"
    programs.companion(stage.desktop.environment, "add", "--no-parse", "Buy stamps")
    (stage.desktop.folder / "services/org.voicedo.Remind1.service").write_text(
        f"[D-BUS Service]\nName=org.voicedo.Remind1\nExec={programs.SERVICE}\n")
    stage.server.run("dbus-update-activation-environment",
                     *(f"{key}={stage.desktop.environment[key]}"
                       for key in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "LANG")))
    stage.desktop.call("org.freedesktop.DBus", "/org/freedesktop/DBus",
                       "org.freedesktop.DBus.ReloadConfig")
    stage.service.stop()
    shown = stage.server.search("stamps")
    owner = stage.desktop.call("org.freedesktop.DBus", "/org/freedesktop/DBus",
                               "org.freedesktop.DBus.GetConnectionUnixProcessID", "org.voicedo.Remind1")
    assert owner, "nobody has the service's name"
    try:
        if shown is not None:
            assert "Buy stamps" in shown, shown
        stage.screenshot(f"{stage.server.name}-search-woken")
    finally:
        stage.server.run("kill", owner.strip("(),\n").split()[-1])
    return "it runs, and is asked"


BEHAVIOURS = [stores_by_search, opens_by_search, wakes_by_search]
