"""The packages that are installed: one of the programs under test, and one to upgrade from."""

import os
import pathlib
import shutil
import sqlite3
import subprocess

PROJECT = pathlib.Path(__file__).resolve().parents[2]
# What an installation from source needs of the project.
SOURCES = ("systemd", "config")


def make(binaries, to):
    """The package of these programs, as systemd/package.sh makes it."""
    command = [PROJECT / "systemd/package.sh", "--to", to]
    if binaries:
        command += ["--binaries", binaries]
    # How small it becomes is no question here.
    made = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True,
                          env=os.environ | {"DPKG_DEB_COMPRESSOR_LEVEL": "0"}).stdout
    return pathlib.Path(made.splitlines()[-1])


def renumber(package, version, to):
    """The same package under another version."""
    folder = to / "unpacked"
    subprocess.run(["dpkg-deb", "-R", package, folder], check=True)
    control = folder / "DEBIAN/control"
    lines = [f"Version: {version}" if line.startswith("Version:") else line
             for line in control.read_text().splitlines()]
    control.write_text("\n".join(lines) + "\n")
    renamed = to / f"voicedo-remind_{version}_amd64.deb"
    subprocess.run(["dpkg-deb", "-Zgzip", "-z1", "--root-owner-group", "-b", folder, renamed],
                   check=True, stdout=subprocess.DEVNULL)
    shutil.rmtree(folder)
    return renamed


def prepare(given, binaries, older):
    """Fills a folder with all that a machine gets."""
    work = given / "work"
    work.mkdir()
    package = make(binaries, work)
    shutil.move(package, given / "new.deb")
    old = make(older, work) if older else given / "new.deb"
    shutil.move(renumber(old, "0.9.0-1", work), given / "old.deb")
    shutil.rmtree(work)
    # The installation from source takes what the older package holds.
    project = given / "project"
    for name in SOURCES:
        shutil.copytree(PROJECT / name, project / name, ignore=shutil.ignore_patterns("__pycache__"))
    subprocess.run(["dpkg-deb", "-x", given / "old.deb", given / "old"], check=True)
    (given / "programs").mkdir()
    for program in [given / "old/usr/bin/voicedo-remind",
                    *(given / "old/usr/libexec/voicedo-remind").iterdir()]:
        shutil.move(program, given / "programs")
    shutil.rmtree(given / "old")
    for script in pathlib.Path(__file__).parent.glob("*.sh"):
        shutil.copy(script, given)
    with sqlite3.connect(given / "first.sqlite") as connection:
        connection.executescript((PROJECT / "Tests/StoreTests/version-1.sql").read_text())
    connection.close()
