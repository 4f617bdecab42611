"""Records what a shell on a terminal of its own shows, as asciinema's format (version 2) has it."""

import contextlib
import json
import os
import pty
import select
import signal
import struct
import time
from fcntl import ioctl
from termios import TIOCSWINSZ


class Recording:
    """A shell that a person types into; what it shows is kept with the moment at which it came."""

    def __init__(self, environment, columns=96, rows=24, prompt="$ "):
        self.size = (columns, rows)
        self.events = []
        self.text = ""
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.execve("/bin/bash", ["bash", "--norc", "--noprofile"], environment | {
                "TERM": "xterm-256color", "PS1": prompt, "PS2": "> ", "HISTFILE": "/dev/null",
                "BASH_SILENCE_DEPRECATION_WARNING": "1"})
        ioctl(self.terminal, TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.start = time.monotonic()
        # Bracketed paste would be told to the terminal before every line.
        os.write(self.terminal, b"bind 'set enable-bracketed-paste off'; clear\n")
        self.read(1.0)
        # The story begins on an empty screen.
        self.text, self.start = "", time.monotonic()
        self.events = [(0.0, "o", prompt)]

    def read(self, seconds):
        """Keeps what comes until nothing has come for so long."""
        while select.select([self.terminal], [], [], seconds)[0]:
            try:
                data = os.read(self.terminal, 65536)
            except OSError:
                return
            if not data:
                return
            text = data.decode("utf-8", "replace")
            self.text += text
            self.events.append((time.monotonic() - self.start, "o", text))

    def waits_for(self, *pieces, within=20):
        """Waits until the pieces have come since the last key."""
        end = time.monotonic() + within
        while not all(piece in self.text for piece in pieces):
            assert time.monotonic() < end, f"{pieces} did not come: {self.text[-2000:]!r}"
            self.read(0.1)

    def pause(self, seconds):
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            self.read(min(left, 0.2))

    def type(self, text, every=0.045):
        """Types as a person does, a little slower behind a word."""
        self.text = ""
        for letter in text:
            os.write(self.terminal, letter.encode())
            self.pause(every * (2.2 if letter == " " else 1))

    def press(self, *keys, pause=0.0):
        for key in keys:
            self.text = ""
            os.write(self.terminal, key.encode())
            self.pause(pause)

    def enter(self, line, *pieces, pause=1.6):
        """Types a line, waits for what it shows, and leaves time to read it."""
        self.type(line)
        self.pause(0.4)
        self.press("\r")
        self.waits_for(*pieces)
        self.pause(pause)

    def mark(self, name):
        """Names this moment: a picture is made of it."""
        self.read(0.3)
        self.events.append((time.monotonic() - self.start, "m", name))

    def close(self):
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.terminal)

    def write(self, path, title):
        header = {"version": 2, "width": self.size[0], "height": self.size[1], "title": title,
                  "env": {"TERM": "xterm-256color"}}
        lines = [header, *([round(at, 3), kind, data] for at, kind, data in self.events)]
        path.write_text("".join(json.dumps(line) + "\n" for line in lines))
