#!/usr/bin/env python3
"""measure_language.py [--benchmark FILE] [--rounds 25]: how fast words are understood, as Markdown.

In process and on one core, beside those of the public parsers that this interpreter can import
(`pip install dateparser parsedatetime recurrent` in an environment of its own gives it three). The
texts are those of ../shared/corpora where that folder is, else the sentences beside this script.
"""

import argparse
import datetime
import importlib.metadata
import json
import os
import pathlib
import platform
import statistics
import subprocess
import sys
import tempfile
import time
import warnings

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
HOUSE = HERE.parent.parent
NOW = datetime.datetime(2026, 11, 20, 14, 30)
MEGABYTE = 1 << 20

# What somebody may dictate or a program may send, a megabyte of each.
LONG = {
    "sentences": "buy milk on friday. ",
    "lines": "buy milk\n",
    "amounts": "1h ",
    "numbers": "9 ",
    "one word": "a",
    "corrections": "no wait ",
    "to-dos without a stop": "buy milk tomorrow call bob on friday at 5 ",
}


def texts(corpora):
    """Time expressions and whole utterances, and where they come from."""
    if not corpora.is_dir():
        return ((HERE / "times.txt").read_text().splitlines(),
                (HERE / "utterances.txt").read_text().splitlines(),
                "the sentences in `Tests/Benchmarks`")
    times = [row["text"] for row in rows(corpora / "timephrases/dev.jsonl")
             if row["scope"] == "core"]
    utterances = [row["text"] for name in ("single", "multi")
                  for row in rows(corpora / f"utterances/{name}.dev.jsonl")]
    return times, utterances, "the development halves of the public test sets"


def rows(path):
    return [json.loads(line) for line in path.read_text().splitlines()]


def build():
    """The benchmark program, built for release and beside everything else."""
    command = ["swift", "build", "-c", "release", "--static-swift-stdlib", "--product",
               "language-benchmark", "--scratch-path", str(HOUSE / ".build-benchmark")]
    environment = os.environ | {"VOICEDO_BENCHMARKS": "1"}
    subprocess.run(command, cwd=HOUSE, env=environment, check=True, stdout=sys.stderr)
    folder = subprocess.run([*command, "--show-bin-path"], cwd=HOUSE, env=environment, check=True,
                            capture_output=True, text=True).stdout.strip()
    return pathlib.Path(folder) / "language-benchmark"


def run(program, argument, text):
    """What the program tells, by name."""
    with tempfile.TemporaryFile("w+") as file:
        file.write(text)
        file.seek(0)
        result = subprocess.run([program, argument], stdin=file, check=True, capture_output=True,
                                text=True, timeout=600)
    return {name: float(figure) for name, figure in map(str.split, result.stdout.splitlines())}


def rates(program, rounds, lines):
    return run(program, str(rounds), "".join(line.replace("\n", "\\n") + "\n" for line in lines))


def peers():
    """Parsers of this interpreter: name and version, and how each is asked."""
    def dateparser():
        from dateparser.search import search_dates
        settings = {"RELATIVE_BASE": NOW, "PREFER_DATES_FROM": "future"}
        return lambda text: search_dates(text, languages=["en"], settings=settings)

    def parsedatetime():
        import parsedatetime
        calendar = parsedatetime.Calendar()
        return lambda text: calendar.nlp(text, sourceTime=NOW)

    def recurrent():
        import recurrent.event_parser
        return lambda text: recurrent.event_parser.RecurringEvent(now_date=NOW).parse(text)

    for name, ask in (("dateparser", dateparser), ("parsedatetime", parsedatetime),
                      ("recurrent", recurrent)):
        try:
            yield f"{name} {importlib.metadata.version(name)}", ask()
        except ImportError:
            print(f"{name} is not installed here and left out.", file=sys.stderr)


def rate_of(ask, lines):
    """Texts a second of a peer's, the median of three rounds; what it cannot take counts as read."""
    def round_taken():
        start = time.process_time()
        for line in lines:
            try:
                ask(line)
            except Exception:  # Each has its own kinds.
                pass
        return time.process_time() - start

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        round_taken()
        return len(lines) / statistics.median(round_taken() for _ in range(3))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--benchmark", type=pathlib.Path, help="the program, if it is built already")
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--corpora", type=pathlib.Path, default=HOUSE.parent / "shared/corpora")
    options = parser.parse_args()
    times, utterances, source = texts(options.corpora)
    program = options.benchmark or build()
    processor = next(line.split(":")[1].strip()
                     for line in open("/proc/cpuinfo") if line.startswith("model name"))
    print(f"Measured by `Tests/Benchmarks/measure_language.py` on one core of {processor}, Linux "
          f"{platform.release().split('-')[0]}, with {len(times):,} time expressions and "
          f"{len(utterances):,} utterances: {source}.\n")
    print("| a second, one core, in process | time expressions | aim | whole utterances | aim |")
    print("|---|---:|---:|---:|---:|")
    alone = rates(program, options.rounds, times)
    whole = rates(program, options.rounds, utterances)
    print(f"| voicedo-remind | {alone['times']:,.0f} | >= 150,000 | {whole['utterances']:,.0f} "
          "| >= 40,000 |", flush=True)
    print(f"| the same, each as a to-do of its own | {alone['utterances']:,.0f} | | | |", flush=True)
    for name, ask in peers():
        print(f"| {name} | {rate_of(ask, times):,.0f} | | | |", flush=True)
    print("\n| 1 MB of | seconds | aim |\n|---|---:|---:|")
    for name, unit in LONG.items():
        text = unit * (MEGABYTE // len(unit))
        print(f"| {name} | {run(program, 'whole', text)['seconds']:.2f} | <= 1 |", flush=True)


if __name__ == "__main__":
    main()
