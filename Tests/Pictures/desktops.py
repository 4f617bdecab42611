"""A reminder on GNOME Shell and on Plasma, the real ones, as pictures for README; see Tests/pictures.sh."""

import subprocess
import sys
import time

import tried

CHOSEN = tried.options(__doc__)
sys.path[:0] = [str(tried.FOLDER.parent / name) for name in ("Servers", "Reliability")]

from behaviours import Stage  # noqa: E402
from desktop import wait_until  # noqa: E402
from desktop_servers import GnomeShell, Plasma  # noqa: E402

TITLE = "Call the dentist"


def crop(path, name, geometry):
    """A piece of a screen, as small as it looks the same."""
    picture = CHOSEN.pictures / f"{name}.png"
    subprocess.run(["convert", path, "-crop", geometry, "+repage", "-strip", "-colors", "200",
                    "-define", "png:compression-level=9", f"PNG8:{picture}"], check=True)
    kilobytes = picture.stat().st_size / 1000
    assert kilobytes < 150, f"{picture.name} has {kilobytes:.0f} kB"
    print(f"{picture}: {kilobytes:.0f} kB")


def gnome(stage):
    """The banner opens under the pointer; then it has its buttons."""
    stage.server.run("xdotool", "mousemove", "640", "75", "mousemove", "642", "77")
    assert wait_until(lambda: stage.server.place('a.label === "Later"'), 10), "it has no buttons"
    time.sleep(1)
    crop(stage.desktop.screenshot("gnome"), "popup-gnome", "700x190+290+0")


def plasma(stage):
    assert wait_until(stage.server.windows, 10), "there is no popup"
    # It moves to its place.
    time.sleep(3)
    width, tall, left, top = stage.server.windows()[-1]
    crop(stage.desktop.screenshot("plasma"), "popup-plasma",
         f"{width + 260}x{tall + 94}+{left - 240}+{top - 60}")


def main():
    for kind, take in ((GnomeShell, gnome), (Plasma, plasma)):
        if missing := kind.missing():
            print(f"{kind.name}: left out, not installed here: {', '.join(missing)}")
            continue
        with Stage(kind) as stage:
            stage.show(TITLE)
            take(stage)
    return 0


if __name__ == "__main__":
    sys.exit(main())
