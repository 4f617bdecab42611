"""Shells at a terminal of their own, typed into as a person would."""

import contextlib
import os
import pathlib
import pty
import re
import select
import shutil
import signal
import subprocess
import time

# How each shell is started without anything of the machine's own, given the file to read first.
COMMANDS = {
    "bash": lambda script: ["bash", "--noprofile", "--rcfile", script, "-i"],
    "zsh": lambda script: ["zsh", "-i"],
    "fish": lambda script: ["fish", "--no-config", "--init-command", f"source {script}"],
}

PROMPT = "ready> "

# What makes the shell read the completions, and a prompt that is known.
BEGINNINGS = {
    "bash": "PS1='ready> '\nbind 'set bell-style none'\n",
    "zsh": "PS1='ready> '\nunsetopt BEEP\nautoload -Uz compinit\ncompinit -u -D\n",
    "fish": "function fish_prompt\n    echo -n 'ready> '\nend\nset -g fish_greeting\n",
}

TAB = "\t"
ENTER = "\r"
CONTROL = re.compile(r"\x1b(\[[0-9;?]*[ -/]*[@-~]|\][^\x07]*\x07|[()][A-Z0-9]|[=>A-Z])")


def is_here(shell):
    return shutil.which(shell) is not None


class Shell:
    """An interactive shell that has read the completions of the program on the PATH."""

    def __init__(self, shell, environment, folder):
        self.environment = environment | {"TERM": "xterm", "ZDOTDIR": str(folder)}
        # fish would read every page of the machine's manual the first time.
        data = pathlib.Path(environment["XDG_DATA_HOME"])
        (data / "fish/generated_completions").mkdir(parents=True, exist_ok=True)
        script = folder / (".zshrc" if shell == "zsh" else f"beginning.{shell}")
        completions = subprocess.run(
            ["voicedo-remind", "completions", shell], env=self.environment, check=True,
            capture_output=True, text=True).stdout
        script.write_text(BEGINNINGS[shell] + completions)
        self.heard = ""
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            command = COMMANDS[shell](str(script))
            os.execvpe(command[0], command, self.environment)
        self.waits_for(PROMPT)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        with contextlib.suppress(OSError):
            os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.terminal)

    def types(self, *keys, settle=0.35):
        """Types, with a moment for the shell to answer after each key."""
        for key in keys:
            os.write(self.terminal, key.encode())
            self.listen(settle)

    def listen(self, seconds):
        """Reads until the shell has been quiet for so long."""
        while select.select([self.terminal], [], [], seconds)[0]:
            try:
                part = os.read(self.terminal, 65536)
            except OSError:
                return
            if not part:
                return
            self.heard += part.decode(errors="replace")

    @property
    def screen(self):
        """What was shown so far, without what moves the cursor and paints."""
        return CONTROL.sub("", self.heard)

    def has_prompted(self, count):
        """Whether the prompt was shown so often, so that the commands before it are over."""
        self.listen(0.1)
        return self.screen.count(PROMPT) >= count

    def waits_for(self, text, timeout=20):
        end = time.monotonic() + timeout
        while text not in self.screen:
            assert time.monotonic() < end, f"{text!r} did not come: {self.screen!r}"
            self.listen(0.1)
