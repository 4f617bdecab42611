"""Real CalDAV servers on this machine: Radicale and Xandikos, installed for the tests alone."""

import base64
import contextlib
import fcntl
import functools
import os
import pathlib
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import unittest
import urllib.error
import urllib.request

USER, PASSWORD = "tester", "sëcret"
# Servers, and the clients of other people.
PACKAGES = ["radicale==3.*", "xandikos", "vdirsyncer", "todoman", "caldav"]


@functools.cache
def installed():
    """The folder of the programs of these packages; skips where they cannot be installed."""
    if folder := os.environ.get("VOICEDO_CALENDAR_PACKAGES"):
        return pathlib.Path(folder) / "bin"
    kept = pathlib.Path(os.environ.get("VOICEDO_ARTIFACTS", tempfile.gettempdir()))
    kept.mkdir(parents=True, exist_ok=True)
    folder = kept / "calendar-packages"
    programs = folder / "bin"
    with open(kept / "calendar-packages.lock", "w") as lock:
        # Several tests may come here at the same time.
        fcntl.flock(lock, fcntl.LOCK_EX)
        if (folder / "complete").exists():
            return programs
        try:
            shutil.rmtree(folder, ignore_errors=True)
            subprocess.run([sys.executable, "-m", "venv", folder], check=True, capture_output=True,
                           timeout=120)
            subprocess.run([programs / "python", "-m", "pip", "install", "--quiet",
                            "--disable-pip-version-check", *PACKAGES],
                           check=True, capture_output=True, timeout=600)
        except (OSError, subprocess.SubprocessError) as problem:
            said = (getattr(problem, "stderr", None) or b"").decode(errors="replace").strip()
            reason = said.splitlines()[-1] if said else str(problem)
            raise unittest.SkipTest(f"no CalDAV servers can be installed here: {reason}") from None
        (folder / "complete").touch()
    return programs


def free_port():
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        return place.getsockname()[1]


def todo(uid, title, *lines):
    return "\r\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN", "BEGIN:VTODO",
                        f"UID:{uid}", "DTSTAMP:20260101T000000Z", f"SUMMARY:{title}", *lines,
                        "END:VTODO", "END:VCALENDAR", ""])


def event(uid):
    return todo(uid, "Meeting").replace("VTODO", "VEVENT").replace(
        "SUMMARY", "DTSTART:20260101T000000Z\r\nSUMMARY")


class CalendarServer(contextlib.AbstractContextManager):
    """One of them with an account, an empty home, and a list named Tasks."""

    home = "/tester/"

    def __init__(self):
        self.programs = installed()
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="voicedo-caldav."))
        self.data = self.folder / "data"
        self.data.mkdir()
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()
        self.list = self.url + self.home + "tasks/"
        self.make(self.list, "Tasks")

    def start(self):
        with open(self.folder / "server.log", "ab") as log:
            self.process = subprocess.Popen(self.command(), stdout=log, stderr=log,
                                            stdin=subprocess.DEVNULL)
        for _ in range(200):
            with contextlib.suppress(OSError):
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            assert self.process.poll() is None, (self.folder / "server.log").read_text()
            time.sleep(0.05)
        raise AssertionError("the server does not start")

    def stop(self):
        self.process.kill()
        self.process.wait()

    def __exit__(self, *_):
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def ask(self, method, url, body=None, user=True, **headers):
        """A request of another client: its status, headers and body."""
        request = urllib.request.Request(url, method=method, data=body and body.encode())
        if user:
            secret = base64.b64encode(f"{USER}:{PASSWORD}".encode()).decode()
            request.add_header("Authorization", "Basic " + secret)
        for name, value in headers.items():
            request.add_header(name.replace("_", "-"), value)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return answer.status, answer.headers, answer.read().decode()
        except urllib.error.HTTPError as answer:
            return answer.code, answer.headers, answer.read().decode()

    def make(self, url, name, components=("VTODO",)):
        kinds = "".join(f'<C:comp name="{kind}"/>' for kind in components)
        status, _, said = self.ask(
            "MKCALENDAR", url,
            '<C:mkcalendar xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:set><D:prop>'
            f"<D:displayname>{name}</D:displayname><C:supported-calendar-component-set>{kinds}"
            "</C:supported-calendar-component-set></D:prop></D:set></C:mkcalendar>",
            Content_Type="application/xml")
        assert status == 201, (status, said)

    def put(self, name, body, **headers):
        status, answer, said = self.ask("PUT", self.list + name, body,
                                        Content_Type="text/calendar; charset=utf-8", **headers)
        assert status in (201, 204), (status, said)
        return answer.get("ETag")

    def get(self, name):
        status, _, said = self.ask("GET", self.list + name)
        return said if status == 200 else None


class Radicale(CalendarServer):
    name = "radicale"

    def command(self):
        (self.folder / "users").write_text(f"{USER}:{PASSWORD}\n")
        (self.folder / "rights").write_text(
            "[reading]\nuser: .+\ncollection: {user}/shown(/.*)?\npermissions: rR\n"
            "[principal]\nuser: .+\ncollection: {user}\npermissions: RW\n"
            "[own]\nuser: .+\ncollection: {user}/.*\npermissions: rwRW\n"
            "[root]\nuser: .+\ncollection:\npermissions: R\n")
        (self.folder / "settings").write_text(
            f"[server]\nhosts = 127.0.0.1:{self.port}\n"
            f"[auth]\ntype = htpasswd\nhtpasswd_filename = {self.folder}/users\n"
            "htpasswd_encryption = plain\ndelay = 0\n"
            f"[storage]\nfilesystem_folder = {self.data}\n"
            f"[rights]\ntype = from_file\nfile = {self.folder}/rights\n[web]\ntype = none\n")
        return [self.programs / "python", "-m", "radicale", "--config", self.folder / "settings"]

    def forget_tokens(self):
        for cache in self.data.rglob(".Radicale.cache"):
            shutil.rmtree(cache / "sync-token", ignore_errors=True)


class Xandikos(CalendarServer):
    name = "xandikos"
    home = "/tester/calendars/"

    def command(self):
        return [self.programs / "xandikos", "serve", "--defaults", "-d", self.data,
                "-l", "127.0.0.1", "-p", str(self.port), "--current-user-principal", "/tester/"]


SERVERS = [Radicale, Xandikos]
