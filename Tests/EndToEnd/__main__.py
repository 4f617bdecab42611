"""Runs the end-to-end proofs on the release binaries.

    python3 Tests/EndToEnd [--binaries DIR] [--artifacts DIR] [--counts FILE] [--unmet FILE]
                             [--rounds N] [--jobs N] [--without MODULE] [NAME ...]

NAMEs pick tests as unittest does (test_popups, test_popups.APopup, ...). --counts writes
"PASSED FAILED SKIPPED" to a file, --unmet adds what did not pass to one, a line each. --jobs runs so many NAMEs side by side, and those that measure
after all others; what each prints comes whole when it has ended.
"""

import argparse
import concurrent.futures
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time
import unittest

FOLDER = pathlib.Path(__file__).resolve().parent
# What these find depends on what else the machine does.
MEASURING = ["test_budgets"]


class Result(unittest.TextTestResult):
    """Says how long each test took."""

    def startTest(self, test):
        self.began = time.monotonic()
        super().startTest(test)

    def getDescription(self, test):
        # A class that could not be set up has no method.
        path = test.id().removeprefix("setUpClass (").split(" ")[0].rstrip(")")
        return ".".join(
            name.removeprefix("test_") for name in path.split(".")[-2:]).replace("_", " ")

    def addSuccess(self, test):
        super().addSuccess(test)
        self.stream.writeln(f"    {time.monotonic() - self.began:.1f} s")


def note_unmet(options, names):
    """Adds what did not pass to the file that was asked for."""
    if options.unmet and names:
        with open(options.unmet, "a") as file:
            file.writelines(f"{name}\n" for name in names)


def run_side_by_side(names, options):
    """Runs each name in a process of its own; gives back how many passed, were unmet and skipped."""
    arguments = ["--binaries", options.binaries, "--artifacts", options.artifacts]
    if options.rounds:
        arguments += ["--rounds", options.rounds]
    if options.unmet:
        arguments += ["--unmet", options.unmet]

    def run(name):
        with tempfile.NamedTemporaryFile("r") as counts:
            ended = subprocess.run(
                [sys.executable, str(FOLDER), *arguments, "--counts", counts.name, name],
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            print(f"\n-- {name}\n{ended.stdout.decode(errors='replace')}", end="", flush=True)
            found = [int(count) for count in counts.read().split()]
            if not found:
                # One that ended before it counted is one that did not pass.
                note_unmet(options, [f"{name} ended with {ended.returncode}"])
            return found or [0, 1, 0]

    alone = [name for name in names if name.split(".")[0] in MEASURING]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        counts = list(pool.map(run, [name for name in names if name not in alone]))
    counts += map(run, alone)
    return [sum(column) for column in zip(*counts)]


def main():
    # Under nohup every program started here would be deaf to a hang-up.
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    parser = argparse.ArgumentParser()
    parser.add_argument("--binaries", default=".build-release/voicedo-remind")
    parser.add_argument("--artifacts", default=".build/end-to-end")
    parser.add_argument("--counts")
    parser.add_argument("--unmet")
    parser.add_argument("--rounds")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--without", action="append", default=[])
    options = parser.parse_args()
    os.environ["VOICEDO_BINARIES"] = str(pathlib.Path(options.binaries).resolve())
    os.environ["VOICEDO_ARTIFACTS"] = str(pathlib.Path(options.artifacts).resolve())
    if options.rounds:
        os.environ["VOICEDO_ROUNDS"] = options.rounds

    sys.path[:0] = [str(FOLDER), str(FOLDER.parent / "Benchmarks")]
    names = options.names or sorted(
        path.stem for path in FOLDER.glob("test_*.py") if path.stem not in options.without)
    if options.jobs > 1:
        passed, unmet, skipped = run_side_by_side(names, options)
        print(f"\n{passed} passed, {unmet} did not, {skipped} skipped")
        if options.counts:
            pathlib.Path(options.counts).write_text(f"{passed} {unmet} {skipped}\n")
        return 1 if unmet else 0

    suite = unittest.defaultTestLoader.loadTestsFromNames(names)
    runner = unittest.TextTestRunner(stream=sys.stdout, verbosity=2, resultclass=Result)
    result = runner.run(suite)

    # A test with several subtests that are not met counts as one.
    unmet = {getattr(test, "test_case", test).id() for test, _ in result.failures + result.errors}
    unmet |= {test.id() for test in result.unexpectedSuccesses}
    note_unmet(options, sorted(unmet))
    skipped = len(result.skipped)
    passed = result.testsRun - len(unmet) - skipped
    if options.counts:
        pathlib.Path(options.counts).write_text(f"{passed} {len(unmet)} {skipped}\n")
    return 1 if unmet else 0


if __name__ == "__main__":
    sys.exit(main())
