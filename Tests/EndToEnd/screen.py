"""A terminal of its own (tmux) where a person works a program by keys and looks at the screen."""

import shlex
import subprocess

from desktop import wait_until

# A terminal on a machine that is busy with other things.
PATIENCE = 20.0


class Screen:
    """Runs a shell line in a terminal of so many columns and rows."""

    def __init__(self, home, line, columns=80, rows=24, **environment):
        self.socket = home.folder / f"terminal-{id(self)}"
        self.environment = home.environment | environment | {"TERM": "xterm-256color"}
        # The shell stays, so that what is left on the screen can be looked at.
        settings = "stty -a | grep -oE -- '-?(icanon|echo|isig|icrnl|opost)\\b' | xargs"
        script = f"{line}; echo ended $?; {settings}; exec sleep 600"
        self.tmux("-u", "new-session", "-d", "-x", str(columns), "-y", str(rows),
                  ";", "set", "-g", "status", "off", ";", "set", "-g", "window-size", "manual",
                  ";", "set", "-g", "default-terminal", "tmux-256color",
                  ";", "set", "-g", "remain-on-exit", "on",
                  ";", "set", "-g", "escape-time", "10",
                  ";", "respawn-pane", "-k", "sh", "-c", script)

    def close(self):
        subprocess.run(["tmux", "-S", self.socket, "kill-server"], capture_output=True)

    def tmux(self, *arguments):
        result = subprocess.run(["tmux", "-S", self.socket, "-f", "/dev/null", *arguments],
                                env=self.environment, capture_output=True, text=True)
        assert result.returncode == 0, (arguments, result.stderr)
        return result.stdout

    def keys(self, *names):
        """Presses keys by the names that tmux has for them."""
        self.tmux("send-keys", *names)

    def type(self, text):
        self.tmux("send-keys", "-l", "--", text)

    def resize(self, columns, rows):
        self.tmux("resize-window", "-x", str(columns), "-y", str(rows))

    def fact(self, name):
        """One of tmux's own facts, such as whether the other screen is on."""
        return self.tmux("display", "-p", "#{%s}" % name).strip()

    def companion(self):
        """The process of the companion that holds the screen."""
        shell = self.fact("pane_pid")
        found = wait_until(
            lambda: subprocess.run(["pgrep", "-P", shell, "-x", "voicedo-remind"],
                                   capture_output=True, text=True).stdout.split(), PATIENCE)
        return int(found[0])

    @property
    def text(self):
        return self.tmux("capture-pane", "-p")

    @property
    def painted(self):
        return self.tmux("capture-pane", "-p", "-e")

    def waits_for(self, *pieces, without=()):
        """The screen once it shows all of these, and nothing of what it should be without."""
        def shown():
            text = self.text
            return text if all(piece in text for piece in pieces) and not any(
                piece in text for piece in without) else None
        text = wait_until(shown, PATIENCE)
        assert text, f"the screen does not show {pieces} without {without}:\n{self.text}"
        return text


def piped(text, *command):
    """A shell line that gives a text to a command's standard input."""
    line = " ".join(shlex.quote(str(word)) for word in command)
    return f"printf %s {shlex.quote(text)} | {line}"
