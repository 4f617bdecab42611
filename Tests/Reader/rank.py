#!/usr/bin/env python3
"""rank.py PROGRAM CORPORA [--without FILE,... --keep ROWS] [--rows ROWS] [--write]: learns how sure a reading is.

PROGRAM is voicedo-remind, CORPORA a folder with life/w1.jsonl and w2.jsonl (sentences with their right reading, by
writers whose sentences are not trained on) and utterances/score.py, which compares. The sentences of
`Tests/LanguageTests/Corpus` are there too: what the rules read right stays so.

Those are few, so the marked sentences help. A program whose weights were trained `--without` some files of `said/` tells
of the sentences in these what it makes of them; what the grammar makes of their marks is right. They go to the file that
`--keep` names, and no more is done. `--rows` takes them from there.

Prints, each life judged by weights learned without it: how many are all right, and of how many that were called so sure
how many were right. `--write` writes `Sources/Language/Readings/RankerWeights.swift`. Needs torch.
"""

import argparse
import collections
import importlib.util
import json
import math
import os
import pathlib
import random
import re
import subprocess
import tempfile

import torch

import marks
import tags

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = pathlib.Path(__file__).resolve().parent / "said"
READINGS = ROOT / "Sources/Language/Readings"
FEATURES = re.findall(r"^  case (\w+)$", (READINGS / "ReadingFeature.swift").read_text(), re.M)
HEAD = float(re.search(r"head = ([\d.]+)", (READINGS / "Readings.swift").read_text())[1])
# What a sentence of a set counts.
WEIGHT = {"w1": 3.0, "w2": 3.0, "rules": 3.0, "tests": 0.5, "marks": 1.0}
MOMENTS = ["2026-11-24T10:12:00", "2026-03-07T16:40:00", "2026-06-11T07:55:00", "2026-09-30T21:05:00"]

Row = collections.namedtuple("Row", "set life text readings")
Candidate = collections.namedtuple("Candidate", "by features right")


def scorer(corpora):
    spec = importlib.util.spec_from_file_location("score", corpora / "utterances/score.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def read(program, rows):
    """What the program answers, by the rows' names."""
    lines = ""
    for row in rows:
        asked = {"id": row["id"], "text": row["text"], "now": row["now"], "zone": row["tz"], "readings": True}
        lines += json.dumps({**asked, "order": row.get("order", "mdy"), "tags": row.get("tags", [])}) + "\n"
    environment = dict(os.environ, HOME=tempfile.mkdtemp(), LC_ALL="C.UTF-8")
    done = subprocess.run([program, "parse", "--jsonl"], input=lines, capture_output=True, text=True, env=environment)
    return {answer["id"]: answer for answer in map(json.loads, done.stdout.splitlines())}


def all_right(score, todos, row):
    """Whether all of some to-dos are as one of the row's readings has them."""

    def agrees(todo, wanted):
        found = score.compare(todo, wanted)
        return (
            found["title_exact"] and found["due"] is not False and found["rrule"] and found["list"] and found["priority"]
        )

    def fits(wanted):
        if len(todos) != len(wanted):
            return False
        taken = [-1] * len(wanted)

        def place(todo, seen):
            for index, other in enumerate(wanted):
                if index not in seen and agrees(todos[todo], other):
                    seen.add(index)
                    if taken[index] < 0 or place(taken[index], seen):
                        taken[index] = todo
                        return True
            return False

        return all(place(todo, set()) for todo in range(len(todos)))

    return any(fits(wanted) for wanted in [row["gold"], *row.get("alternatives", [])])


def said(todos):
    return [
        (re.findall(r"\w+", t["title"].lower()), t.get("due"), t.get("rrule"), t.get("list"), t.get("priority")) for t in todos
    ]


def own_sentences():
    """The sentences that the tests of the language hold the rules to."""
    for file in sorted((ROOT / "Tests/LanguageTests/Corpus").glob("*.txt")):
        moment = ""
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines()):
            if line.startswith("moment: "):
                moment = "T".join(line.split()[2:]) + ":00"
            is_setting = re.match(r"\w+: ", line) and "=>" not in line
            if moment and line.strip() and not line.startswith("#") and not is_setting and file.stem != "wishes":
                text = line.split(" => ")[0].replace("\\n", "\n")
                yield {"id": f"{file.stem}-{number}", "text": text, "now": moment, "tz": "Etc/UTC"}


def spoken_by_tests():
    """What else the tests of the language say: the texts in their tables, and sentences of their small grammar."""
    texts = set()
    for file in sorted((ROOT / "Tests/LanguageTests").glob("*Tests.swift")):
        for text in re.findall(r'"((?:[^"\\\\\n]|\\\\[n"])*)"', file.read_text(encoding="utf-8")):
            if re.fullmatch(r"[A-Za-z].* .*", text) and not re.search(r"\d{4}-\d\d-\d\d|FREQ=|\\\\\(", text):
                texts.add(text.replace("\\n", "\n").replace('\\"', '"'))
    grammar = (ROOT / "Tests/LanguageTests/SentenceGrammar.swift").read_text(encoding="utf-8")
    words = {name: re.findall(r'"([^"]+)"', body) for name, body in re.findall(r"static let (\w+) = \[(.*?)\]", grammar, re.S)}
    chance = random.Random(3)
    times = ["amounts", "days", "clocks", "repeats", "dates", "dates"]

    def todo():
        title = f"{chance.choice(words['verbs'])} {chance.choice(words['objects'])}"
        return title if chance.random() < 0.2 else f"{title} {chance.choice(words[chance.choice(times)])}"

    for _ in range(400):
        opener = chance.choice([chance.choice(words["openers"]) + " ", chance.choice(words["fillers"]) + " ", ""])
        said = todo()
        for _ in range(chance.randrange(4)):
            said += f" {chance.choice(words['joiners'])} {todo()}"
        texts.add(opener + said)
    for number, text in enumerate(sorted(texts)):
        yield {"id": f"tests-{number}", "text": text, "now": "2026-03-04T10:20:00", "tz": "Etc/UTC"}


def rows(program, corpora):
    score = scorer(corpora)
    for name in ("w1", "w2"):
        gold = [json.loads(line) for line in (corpora / f"life/{name}.jsonl").read_text().splitlines() if line]
        answers = read(program, gold)
        for row in gold:
            readings = [r for r in answers[row["id"]]["readings"] if r["eligible"]]
            found = [Candidate(r["by"], r["features"], int(all_right(score, r["todos"], row))) for r in readings]
            yield Row(name, row["category"][0], row["text"], found)
    own = [*own_sentences(), *spoken_by_tests()]
    answers = read(program, own)
    for row in own:
        readings = answers[row["id"]]["readings"]
        rules = said(next(r for r in readings if r["by"] == "rules")["todos"])
        found = [Candidate(r["by"], r["features"], int(said(r["todos"]) == rules)) for r in readings if r["eligible"]]
        yield Row("tests" if row["id"].startswith("tests-") else "rules", "rules", row["text"], found)


def marked(program, files):
    """Rows of the marked sentences of some files, as far as the grammar reads all of their marks."""
    asked = []
    for file in files:
        for number, line in enumerate((FOLDER / f"{file}.txt").read_text(encoding="utf-8").splitlines()):
            if line.startswith("add |"):
                sentence = marks.read(line)
                given = [tags.NUMBER[tag] for tag in tags.tags(sentence)[1]]
                row = {"id": f"{file}-{number}", "text": sentence.text, "now": MOMENTS[number % 4], "tz": "Etc/UTC"}
                asked.append({**row, "tags": given})
    given = read(program, asked)
    answers = read(program, [{**row, "tags": []} for row in asked])
    for row in asked:
        right = given[row["id"]]["readings"]
        if right and not right[0]["unread"]:
            wanted = said(right[0]["todos"])
            readings = [r for r in answers[row["id"]]["readings"] if r["eligible"]]
            found = [Candidate(r["by"], r["features"], int(said(r["todos"]) == wanted)) for r in readings]
            yield Row("marks", row["id"].split("-")[0], row["text"], found)


def learned(data, keep_small=3.0):
    """The worth of each feature, and a constant: a logistic regression."""
    found = [(c.features, c.right, WEIGHT[row.set]) for row in data for c in row.readings if c.features]
    values, right, counts = (torch.tensor(column, dtype=torch.float64) for column in zip(*found))
    middle, spread = values.mean(0), values.std(0).clamp_min(0.05)
    values = (values - middle) / spread
    worth = torch.zeros(values.shape[1], dtype=torch.float64, requires_grad=True)
    constant = torch.zeros(1, dtype=torch.float64, requires_grad=True)
    optimizer = torch.optim.LBFGS([worth, constant], max_iter=300)

    def closure():
        optimizer.zero_grad()
        loss = torch.nn.functional.binary_cross_entropy_with_logits(values @ worth + constant, right, reduction="none")
        loss = (loss * counts).sum() / counts.sum() + keep_small * (worth * worth).sum() / len(right)
        loss.backward()
        return loss

    optimizer.step(closure)
    worth = worth.detach() / spread
    return worth.tolist(), (constant.detach() - (worth * middle).sum()).item()


def sureness(candidate, worth, constant):
    if not candidate.features:
        return 1.0
    return 1 / (1 + math.exp(-sum(a * b for a, b in zip(worth, candidate.features)) - constant))


def taken(row, worth, constant):
    judged = [(sureness(c, worth, constant), c) for c in row.readings]
    return max(judged, key=lambda pair: pair[0] + (HEAD if pair[1].by == "rules" else 0))


def report(data):
    lives = sorted({(row.set, row.life) for row in data if row.set.startswith("w")})
    found, right, count = [], collections.Counter(), collections.Counter()
    for life in lives:
        worth, constant = learned([row for row in data if (row.set, row.life) != life])
        for row in data:
            if (row.set, row.life) == life:
                sure, candidate = taken(row, worth, constant)
                found.append((sure, candidate.right))
                right[row.set] += candidate.right
                count[row.set] += 1
    for name in sorted(count):
        rules = sum(c.right for row in data if row.set == name for c in row.readings if c.by == "rules")
        best = sum(any(c.right for c in row.readings) for row in data if row.set == name)
        share = 100 / count[name]
        print(f"{name}: all right {right[name] * share:.1f} % (rules {rules * share:.1f}, the better of both {best * share:.1f})")
    for low, high in ((0.95, 1.01), (0.9, 0.95), (0.8, 0.9), (0.7, 0.8), (0.6, 0.7), (0.4, 0.6), (0, 0.4)):
        inside = [r for sure, r in found if low <= sure < high]
        if inside:
            print(f"called {low:.2f} to {min(high, 1):.2f} sure: {len(inside)}, of which right {100 * sum(inside) / len(inside):.0f} %")
    for line in (0.5, 0.6, 0.7, 0.8):
        wrong = sum(sure >= line and not r for sure, r in found)
        asked = sum(sure < line and r for sure, r in found)
        print(f"asked below {line}: wrong and unsaid {100 * wrong / len(found):.1f} %, right and asked about {100 * asked / sum(r for _, r in found):.1f} %")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("corpora", type=pathlib.Path)
    parser.add_argument("--without", default="")
    parser.add_argument("--keep", type=pathlib.Path)
    parser.add_argument("--rows", type=pathlib.Path)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    if options.keep:
        options.keep.write_text(json.dumps(list(marked(options.program, options.without.split(",")))))
        return
    data = list(rows(options.program, options.corpora))
    if options.rows:
        for name, life, text, found in json.loads(options.rows.read_text()):
            data.append(Row(name, life, text, [Candidate(*one) for one in found]))
    report(data)
    worth, constant = learned(data)
    for name in ("rules", "tests"):
        kept = [taken(row, worth, constant)[1].right for row in data if row.set == name]
        print(f"of the sentences of {name} as before: {sum(kept)} of {len(kept)}")
    if options.write:
        lines = "".join(f"    {value:.4f},  // {name}\n" for value, name in zip(worth, FEATURES))
        (READINGS / "RankerWeights.swift").write_text(
            "extension ReadingRanker {\n"
            "  /// What each feature is worth, in the order of `ReadingFeature`; written by `Tests/Reader/rank.py`.\n"
            f"  static let weights: [Double] = [\n{lines}  ]\n  static let bias = {constant:.4f}\n}}\n"
        )


if __name__ == "__main__":
    main()
