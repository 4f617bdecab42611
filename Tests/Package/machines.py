"""Machines that are made for the package and thrown away."""

import os
import pathlib
import shutil
import subprocess
import tempfile

from packages import PROJECT

TESTBED = pathlib.Path(os.environ.get("VOICEDO_TESTBED") or PROJECT.parent / "shared/testbed")
# A person's desktop, as far as a reminder needs one, and what the package draws in, since the machine
# on systemd has no network.
DESKTOP = ("systemd,systemd-sysv,libpam-systemd,udev,dbus,dbus-user-session,procps,sudo,xvfb,dunst,tzdata,"
           "libglib2.0-bin,libcurl4,libnotify4,libsqlite3-0,libgdk-pixbuf-2.0-0,bash-completion,sqlite3")
# Every mount is private to the shell, and is gone with it.
IN_ROOT = """set -e
mount -t tmpfs tmpfs "$WORK"; mkdir "$WORK/upper" "$WORK/work" "$WORK/root"
mount -t overlay -o "lowerdir=$LOWER,upperdir=$WORK/upper,workdir=$WORK/work" overlay "$WORK/root"
cd "$WORK/root"
mount -t proc proc proc; mount --rbind /dev dev; mount -t tmpfs tmpfs run
cp --dereference /etc/resolv.conf etc/resolv.conf
mkdir given; mount --bind "$GIVEN" given
exec chroot . env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin LANG=C.UTF-8 \
  DEBIAN_FRONTEND=noninteractive bash /given/bare.sh
"""


def mirror():
    """The address that this machine's own Debian comes from."""
    listed = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(REPO_URI) $(RELEASE)", "Created-By: Packages"],
        capture_output=True, text=True).stdout
    for line in listed.splitlines():
        address, _, suite = line.partition(" ")
        if suite in ("bookworm", "trixie"):
            return address
    return "http://deb.debian.org/debian"


def debian(suite, folder, include=""):
    """A root of Debian, made once."""
    if folder.exists():
        return folder
    print(f"· making Debian {suite} in {folder}", flush=True)
    folder.parent.mkdir(parents=True, exist_ok=True)
    unfinished = folder.with_name(folder.name + ".unfinished")
    shutil.rmtree(unfinished, ignore_errors=True)
    command = ["mmdebstrap", "--mode=root", "--variant=minbase", "--quiet",
               "--aptopt=Apt::Install-Recommends \"false\""]
    if include:
        command.append(f"--include={include}")
    subprocess.run([*command, suite, unfinished, mirror()], check=True, stdout=subprocess.DEVNULL)
    if include:
        subprocess.run([TESTBED / "vm-files.sh", unfinished], check=True, stdout=subprocess.DEVNULL)
    unfinished.rename(folder)
    return folder


def bare(suite, given, roots, keep, table):
    """apt installs it where nothing is but Debian's smallest root, and no systemd runs."""
    root = debian(suite, roots / f"{suite}-bare")
    print(f"· {suite}, bare", flush=True)
    with tempfile.TemporaryDirectory(prefix="voicedo-root.") as work:
        ended = subprocess.run(
            ["unshare", "--mount", "--pid", "--fork", "--kill-child", "--propagation", "private",
             "bash", "-c", IN_ROOT],
            env=os.environ | {"WORK": work, "LOWER": str(root), "GIVEN": str(given)},
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    conclude(suite, "bare", ended, keep, table)


def lacks_systemd():
    """Why no machine with systemd can be made here; nothing where it can."""
    if not (TESTBED / "container.sh").exists():
        return f"the test bed is not here: {TESTBED} has no container.sh"
    return ""


def booted(suite, given, roots, keep, table):
    """It is installed, upgraded and removed on a running systemd, beside one from source."""
    image = roots / f"{suite}-systemd"
    debian(suite, image / "rootfs", DESKTOP)
    print(f"· {suite}, on systemd", flush=True)
    command = [TESTBED / "container.sh", "--image", image, "--root", "--timeout", "900",
               "--out", keep / f"{suite}-systemd"]
    for path in sorted(given.iterdir()):
        command += ["--in", path]
    ended = subprocess.run(
        [*map(str, command), "--", "bash", "/job/in/booted.sh"], stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    conclude(suite, "on systemd", ended, keep, table)


def conclude(suite, name, ended, keep, table):
    (keep / f"{suite}-{name.replace(' ', '-')}.log").write_text(ended.stdout)
    table.read(suite, ended.stdout)
    if ended.returncode:
        table.note(suite, f"{name}: to its end", False, f"ended with {ended.returncode}")
        print(ended.stdout[-2000:])
