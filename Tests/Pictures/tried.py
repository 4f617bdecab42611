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
    parser.add_argument("--pictures", type=pathlib.Path, default=FOLDER.parents[1] / "config/pictures",
                        help="where the pictures of README are")
    options = parser.parse_args()
    os.environ["VOICEDO_BINARIES"] = str(pathlib.Path(options.binaries).resolve())
    options.screenshots = pathlib.Path(options.screenshots).resolve()
    options.pictures = options.pictures.resolve()
    for folder in (options.screenshots, options.pictures):
        folder.mkdir(parents=True, exist_ok=True)
    os.environ["VOICEDO_ARTIFACTS"] = str(options.screenshots)
    sys.path[:0] = [str(FOLDER.parent / name) for name in ("EndToEnd", "Benchmarks")]
    return options


def binary(name):
    """The path of one of the programs that are tried."""
    return pathlib.Path(os.environ["VOICEDO_BINARIES"]) / name


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
