"""What is tried one after the other, a line for each."""

import argparse
import os
import pathlib
import sys
import tempfile

sys.dont_write_bytecode = True
FOLDER = pathlib.Path(__file__).resolve().parent


def options(text):
    """Reads the options, and has the modules of the other tests found."""
    parser = argparse.ArgumentParser(description=text)
    parser.add_argument("--binaries", default=".build-release/voicedo-remind")
    parser.add_argument("--screenshots", default=tempfile.gettempdir())
    options = parser.parse_args()
    os.environ["VOICEDO_BINARIES"] = str(pathlib.Path(options.binaries).resolve())
    options.screenshots = pathlib.Path(options.screenshots).resolve()
    options.screenshots.mkdir(parents=True, exist_ok=True)
    sys.path[:0] = [str(FOLDER.parent / name) for name in ("EndToEnd", "Benchmarks")]
    return options


class Tried:
    """Prints what came of each, and counts what was not as it should be."""

    def __init__(self):
        self.broken = 0

    def __call__(self, name, attempt):
        try:
            answer = "yes: " + attempt()
        except AssertionError as problem:
            answer = f"NO: {problem}"
            self.broken += 1
        print(f"{name:44} {answer}", flush=True)
