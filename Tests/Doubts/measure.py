#!/usr/bin/env python3
"""Tells of sentences with known readings how many are right, and how many are wrong without a word.

    Tests/Doubts/measure.py PROGRAM SCORER ROWS.jsonl ... [--show]

ROWS are sentences with `id`, `text`, `now`, `tz`, `order` and the reading that is right, as SCORER (a Python file
with `score(row, todos)`) knows it. Right: all of it. Wrong and unsaid: not right, nothing was asked or set aside.
--show prints the sentences that were wrong and unsaid, and the right ones that are asked about.
"""
import importlib.util
import json
import os
import pathlib
import subprocess
import sys
import tempfile


def loaded(path):
    spec = importlib.util.spec_from_file_location("scorer", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def answers(program, rows):
    asked = "".join(
        json.dumps({"id": row["id"], "text": row["text"], "now": row["now"],
                    "zone": row.get("tz", "America/New_York"), "order": row.get("order", "mdy")}) + "\n"
        for row in rows)
    with tempfile.TemporaryDirectory() as home:
        run = subprocess.run([program, "parse", "--jsonl"], input=asked, capture_output=True, text=True,
                             check=True, env=dict(os.environ, HOME=home, LC_ALL="C.UTF-8"))
    return {answer["id"]: answer for answer in map(json.loads, run.stdout.splitlines())}


def main():
    names = [name for name in sys.argv[1:] if not name.startswith("--")]
    program, scorer, paths = names[0], loaded(names[1]), names[2:]
    shows = "--show" in sys.argv
    total = {"sentences": 0, "right": 0, "unsaid": 0, "asked": 0}
    for path in paths:
        rows = [json.loads(line) for line in pathlib.Path(path).read_text().splitlines() if line.strip()]
        given = answers(program, rows)
        counts = dict.fromkeys(total, 0)
        for row in rows:
            answer = given[row["id"]]
            # A question or a wish stores nothing.
            todos = answer["todos"] if answer["means"] == "add" else []
            is_right = scorer.score(row, todos)["full"]
            counts["sentences"] += 1
            counts["right"] += is_right
            counts["unsaid"] += not is_right and not answer["doubts"] and bool(todos)
            counts["asked"] += is_right and bool(answer["doubts"])
            if shows and todos and is_right == bool(answer["doubts"]):
                print("asked " if is_right else "unsaid", row["id"], row["text"])
        tell(pathlib.Path(path).name, counts)
        for key in total:
            total[key] += counts[key]
    tell("all", total)


def tell(name, counts):
    share = lambda part, whole: 100 * part / max(1, whole)
    print(f"{name}: {counts['sentences']} sentences, right {share(counts['right'], counts['sentences']):.1f} %, "
          f"wrong and unsaid {share(counts['unsaid'], counts['sentences']):.1f} %, "
          f"of the right ones asked about {share(counts['asked'], counts['right']):.1f} %")


main()
