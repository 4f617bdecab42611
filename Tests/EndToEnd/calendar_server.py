"""Servers of calendars on loopback: a plain one that a test takes apart, and a real Radicale."""

import functools
import http.server
import pathlib
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request


def calendar(*events, name="Team"):
    """A VCALENDAR around the lines of events."""
    lines = "".join(f"BEGIN:VEVENT\nUID:{number}@test\nDTSTAMP:20261101T000000Z\n{event}\nEND:VEVENT\n"
                    for number, event in enumerate(events))
    text = f"BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:test\nX-WR-CALNAME:{name}\n{lines}END:VCALENDAR\n"
    return text.replace("\n", "\r\n").encode()


class Page:
    """What is at a path: a body with its tag, a status, or where it has gone."""

    def __init__(self, body=b"", status=200, tag=None, location=None, pause=0.0, chunk=None, repeat=1):
        self.body, self.status, self.tag, self.location = body, status, tag, location
        self.pause, self.chunk, self.repeat = pause, chunk, repeat


class CalendarServer:
    """Answers GET by its pages; the requests are kept."""

    def __init__(self, pages=None):
        self.pages = dict(pages or {})
        self.requests = []

    def __enter__(self):
        server = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                server.requests.append((self.path, {k.lower(): v for k, v in self.headers.items()}))
                page = server.pages.get(self.path, Page(b"not here", 404))
                time.sleep(page.pause)
                status = page.status
                if page.tag and self.headers.get("If-None-Match") == page.tag:
                    status = 304
                self.send_response(status)
                if page.tag:
                    self.send_header("ETag", page.tag)
                if page.location:
                    self.send_header("Location", page.location)
                body = b"" if status == 304 else page.body
                self.send_header("Content-Length", str(len(body) * page.repeat))
                self.end_headers()
                try:
                    for _ in range(page.repeat):
                        self.wfile.write(body)
                except OSError:
                    pass

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()

    def url(self, path, scheme="http"):
        return f"{scheme}://127.0.0.1:{self.server.server_address[1]}{path}"


@functools.cache
def radicale():
    """The Python that has Radicale; None where it cannot be had."""
    folder = tempfile.TemporaryDirectory(prefix="voicedo-radicale.")
    python = pathlib.Path(folder.name) / "bin/python"
    for command in (
        [sys.executable, "-m", "venv", folder.name],
        [python, "-m", "pip", "install", "--quiet", "radicale"],
    ):
        try:
            ended = subprocess.run(command, capture_output=True, timeout=300)
        except (OSError, subprocess.TimeoutExpired):
            return None
        if ended.returncode:
            return None
    # It goes with this process.
    return folder, python


class Radicale:
    """A Radicale on loopback that lets everybody in, with one collection of events."""

    collection = "/ada/team/"

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="voicedo-collections.")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.process = subprocess.Popen(
            [radicale()[1], "-m", "radicale", "--server-hosts", f"127.0.0.1:{self.port}",
             "--storage-filesystem-folder", self.folder.name, "--auth-type", "none",
             "--rights-type", "authenticated", "--logging-level", "critical"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = time.monotonic() + 20
        while time.monotonic() < end:
            try:
                self.ask("PROPFIND", "/")
                break
            except urllib.error.HTTPError:
                break
            except OSError:
                time.sleep(0.1)
        self.make(self.collection, "Team")
        return self

    def make(self, path, name, component="VEVENT"):
        self.ask("MKCALENDAR", path, f"""<?xml version="1.0"?>
            <C:mkcalendar xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><set><prop>
            <displayname>{name}</displayname><C:supported-calendar-component-set>
            <C:comp name="{component}"/></C:supported-calendar-component-set></prop></set>
            </C:mkcalendar>""".encode())

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self.folder.cleanup()

    def url(self, path=""):
        return f"http://127.0.0.1:{self.port}{self.collection}{path}"

    def ask(self, method, path, body=None):
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", body, method=method,
            headers={"Authorization": "Basic YWRhOmFkYQ==", "Content-Type": "text/calendar"})
        with urllib.request.urlopen(request, timeout=10) as answer:
            return answer.read()

    def put(self, name, event):
        """Puts an event into the collection, as a client does."""
        body = (f"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:test\r\nBEGIN:VEVENT\r\nUID:{name}\r\n"
                f"DTSTAMP:20261101T000000Z\r\n" + event.replace("\n", "\r\n")
                + "\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n")
        self.ask("PUT", f"{self.collection}{name}.ics", body.encode())

    def delete(self, name):
        self.ask("DELETE", f"{self.collection}{name}.ics")
