#!/usr/bin/env python3
"""measure_taskwarrior.py [--binaries DIR] [--runs 40]: everyday commands beside taskwarrior's.

Both have the same to-dos in files of their own, and take turns run by run; what is told is the
median from start to exit, with our service running as it does for whoever uses it.
"""

import argparse
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import uuid

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "EndToEnd")]

from fill import fill  # noqa: E402

# No command is waited for longer than this, in seconds.
LIMIT = 60


class Pair:
    """One folder with the same to-dos for both programs."""

    def __init__(self, companion, todos, reminders):
        import programs  # Reads where the binaries are, which `main` has to say first.
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="voicedo-beside-"))
        self.companion = str(companion)
        self.task = shutil.which("task")
        self.environment = {
            "HOME": str(self.folder), "PATH": os.environ["PATH"], "LANG": "C.UTF-8",
            "XDG_RUNTIME_DIR": str(self.folder), "VOICEDO_DB": str(self.folder / "voicedo.sqlite"),
            "TASKDATA": str(self.folder / "task"), "TASKRC": str(self.folder / "taskrc"),
        }
        (self.folder / "task").mkdir()
        (self.folder / "taskrc").write_text(
            f"data.location={self.folder}/task\nconfirmation=off\nhooks=off\nnews.version=2.6.0\n")
        self.ours("list")
        fill(self.environment["VOICEDO_DB"], todos, reminders)
        # The first run judges what other programs wrote; that is not what is measured.
        self.ours("next")
        self.fill_taskwarrior(todos, reminders)
        self.service = programs.Service(self.environment, self.folder / "service.log")
        time.sleep(2)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.service.stop(30)
        shutil.rmtree(self.folder)

    def fill_taskwarrior(self, todos, reminders):
        """Lines of its own file, in its own form; it takes hours to import as many."""
        now = int(time.time())
        with open(self.folder / "task/pending.data", "w") as file:
            for number in range(1, todos + 1):
                is_timed = number <= reminders
                kind, of = ("Reminded of", number) if is_timed else ("Some day,", number - reminders)
                due = f'due:"{now + 86400 + number * 3037 % 31536000}" ' if is_timed else ""
                priority = {0: 'priority:"H" ', 1: 'priority:"L" '}.get(of % 10, "")
                file.write(
                    f'[description:"{kind} number {of}" {due}entry:"{now}" modified:"{now}" '
                    f'{"" if is_timed else priority}status:"pending" uuid:"{uuid.uuid4()}"]\n')

    def ours(self, *arguments):
        return self.run([self.companion, *arguments])

    def run(self, command):
        """Milliseconds from start to exit, `None` if that took too long."""
        began = time.perf_counter()
        process = subprocess.Popen(command, env=self.environment, stdin=subprocess.DEVNULL,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        # Not wait(timeout=): that looks in steps of up to 50 ms, and would measure its own steps.
        watch = threading.Timer(LIMIT, process.kill)
        watch.start()
        code = process.wait()
        taken = (time.perf_counter() - began) * 1000
        watch.cancel()
        if taken >= LIMIT * 1000:
            return None
        assert code == 0, f"{command}: {code}"
        return taken

    def handles(self, count):
        """Handles of open to-dos."""
        listed = subprocess.run([self.companion, "list", "--limit", str(count)],
                                env=self.environment, capture_output=True, text=True, check=True)
        return [line.split()[0] for line in listed.stdout.splitlines()]

    def medians(self, runs, ours, theirs):
        """Medians of both; `ours` and `theirs` make the arguments of a run from its number."""
        taken = ([], [])
        gave_up = False
        for number in range(runs + 2):
            mine = self.ours(*ours(number))
            other = None if gave_up else self.run([self.task, *theirs(number)])
            gave_up = other is None
            if number < 2 and not gave_up:
                continue  # Files are being read for the first time.
            taken[0].append(mine)
            if not gave_up:
                taken[1].append(other)
        return [statistics.median(values) if values else f"> {LIMIT} s" for values in taken]


def rows(companion, runs):
    """What is measured, the aim, and the medians of both in milliseconds."""
    def always(*arguments):
        return lambda number: arguments

    with Pair(companion, 2_000, 400) as pair:
        handles = pair.handles(2 * runs + 4)
        yield ("`add`, 2,000 open", "<= 5 ms", *pair.medians(
            runs, always("add", "buy milk tomorrow morning"), always("add", "buy milk", "due:tomorrow")))
        yield ("`list`, 2,000 open", "<= 10 ms", *pair.medians(runs, always("list"), always("list")))
        yield ("`done` by id, 2,000 open", "<= 6 ms", *pair.medians(
            runs, lambda number: ("done", handles[number]),
            lambda number: (str(number + 1), "done")))
        yield ("`done` by words, 2,000 open", "<= 6 ms", *pair.medians(
            runs, lambda number: ("done", f"number {1500 + number}"),
            lambda number: (f"description:Some day, number {1500 + number}", "done")))
    with Pair(companion, 10_000, 2_000) as pair:
        yield ("`list`, 10,000 open", "<= 20 ms", *pair.medians(
            max(5, runs // 4), always("list"), always("list")))
        ours = [pair.ours("--complete", "bash", "done", "s") for _ in range(runs)]
        yield ("completion of ids, 10,000 open", "<= 30 ms", statistics.median(ours), "")
    with Pair(companion, 1_000_000, 10_000) as pair:
        yield ("`next`, 1,000,000 open", "<= 10 ms", *pair.medians(
            max(5, runs // 4), always("next"), always("next", "limit:1")))
        by_id = [pair.ours("done", f"{number:08x}9a") for number in range(1, runs + 1)]
        yield ("`done` by id, 1,000,000 open", "", statistics.median(by_id), "")


def table(companion, runs):
    """The lines of the table in Markdown, as they come."""
    version = subprocess.run(["task", "--version"], capture_output=True, text=True).stdout.strip()
    yield f"| from start to exit, median | voicedo-remind | aim | taskwarrior {version} | ratio |"
    yield "|---|---:|---:|---:|---:|"
    for name, aim, ours, theirs in rows(companion, runs):
        other = f"{theirs:.1f} ms" if isinstance(theirs, float) else theirs
        ratio = f"{theirs / ours:.{0 if theirs > 10 * ours else 1}f} x" if isinstance(theirs, float) else ""
        yield f"| {name} | {ours:.1f} ms | {aim} | {other} | {ratio} |"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--binaries", default=".build-release/voicedo-remind")
    parser.add_argument("--runs", type=int, default=40)
    options = parser.parse_args()
    binaries = pathlib.Path(options.binaries).resolve()
    os.environ["VOICEDO_BINARIES"] = str(binaries)
    for line in table(binaries / "voicedo-remind", options.runs):
        print(line, flush=True)


if __name__ == "__main__":
    main()
