"""A real CalDAV server (Radicale, from PyPI) with an empty storage and one person's collections."""

import base64
import http.client
import pathlib
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import unittest

USER, PASSWORD = "ada", "a word of hers"
VENV = pathlib.Path(tempfile.gettempdir()) / "voicedo-radicale"


def program():
    """The Python that has Radicale; skips the tests where it cannot be had."""
    python = VENV / "bin/python"
    if not python.exists():
        made = subprocess.run([sys.executable, "-m", "venv", VENV], capture_output=True)
        if made.returncode != 0:
            raise unittest.SkipTest("no venv can be made here, and so no Radicale")
    known = subprocess.run([python, "-c", "import radicale"], capture_output=True)
    if known.returncode != 0:
        try:
            subprocess.run([python, "-m", "pip", "install", "-q", "radicale"], check=True,
                           capture_output=True, timeout=180)
        except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
            raise unittest.SkipTest("Radicale cannot be had from PyPI here") from None
    return python


class Radicale:
    """The server; `request` is what another program asks of it."""

    def __init__(self):
        python = program()
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="voicedo-radicale."))
        users = self.folder / "users"
        users.write_text(f"{USER}:{PASSWORD}\n")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        config = self.folder / "config"
        config.write_text(
            f"[server]\nhosts = 127.0.0.1:{self.port}\n"
            f"[auth]\ntype = htpasswd\nhtpasswd_filename = {users}\nhtpasswd_encryption = plain\n"
            f"delay = 0\n[storage]\nfilesystem_folder = {self.folder}/storage\n"
            "[logging]\nlevel = warning\n")
        self.log = open(self.folder / "log", "wb")
        self.python, self.config = python, config
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [self.python, "-m", "radicale", "--config", self.config], stdout=self.log,
            stderr=self.log)
        for _ in range(100):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.1)
        raise unittest.SkipTest("Radicale does not answer here")

    def stop(self):
        self.process.terminate()
        self.process.wait(10)

    def close(self):
        self.stop()
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}/"

    def request(self, method, path, body="", **headers):
        """The status and the body of an answer."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        word = base64.b64encode(f"{USER}:{PASSWORD}".encode()).decode()
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, body.encode(), {"Authorization": "Basic " + word, **names})
        answer = connection.getresponse()
        text = answer.read().decode()
        connection.close()
        return answer.status, text

    def make(self, name):
        """Makes a list of to-dos."""
        body = (
            '<?xml version="1.0"?><C:mkcalendar xmlns:D="DAV:" '
            'xmlns:C="urn:ietf:params:xml:ns:caldav"><D:set><D:prop>'
            f"<D:displayname>{name}</D:displayname>"
            '<C:supported-calendar-component-set><C:comp name="VTODO"/>'
            "</C:supported-calendar-component-set></D:prop></D:set></C:mkcalendar>")
        status, text = self.request("MKCALENDAR", f"/{USER}/{name.lower()}/", body)
        if status != 201:
            raise AssertionError(f"{status} {text}")

    def objects(self, name):
        """The texts of the objects of a list, by their file names."""
        folder = self.folder / "storage/collection-root" / USER / name.lower()
        return {path.name: path.read_text() for path in folder.glob("*.ics")}

    def put(self, name, file, text):
        """Writes an object, as another program does."""
        status, answer = self.request(
            "PUT", f"/{USER}/{name.lower()}/{file}", text.replace("\n", "\r\n"),
            Content_Type="text/calendar; charset=utf-8")
        if status not in (201, 204):
            raise AssertionError(f"{status} {answer}")
