#!/usr/bin/env python3
"""marks.py [--counts] [FILE...]: checks marked sentences, all of `said/` unless files are named.

Prints each line whose marks do not fit, and each sentence that is in a file twice; ends with 1 if there is one.
`ROLES.md` says what the marks mean.
"""

import collections
import pathlib
import re
import sys

MEANINGS = {"add", "ask", "change", "remove", "done", "snooze", "undo", "none"}
CHANNELS = {"t": "typed", "d": "dictated", "r": "misheard"}
# Roles whose mark names the to-do that it belongs to, where something is added.
NUMBERED = "TREBN"
MARK = re.compile(r"\[([^\[\]]*)\]\(([TWREBLPNOAV])(\d+(?:,\d+)*)?(?:<(\d+))?\)")

Mark = collections.namedtuple("Mark", "start end role todos whole")
Sentence = collections.namedtuple("Sentence", "meanings channel text marks")


def read(line):
    """The sentence of a line; raises ValueError where its marks do not fit."""
    parts = line.rstrip("\n").split("|", 2)
    if len(parts) != 3:
        raise ValueError("no meaning, channel and text")
    meanings, channel = parts[0].strip().split("+"), parts[1].strip()
    if not set(meanings) <= MEANINGS:
        raise ValueError(f"no meaning: {parts[0].strip()}")
    if channel not in CHANNELS:
        raise ValueError(f"no channel: {channel}")
    marked = parts[2].removeprefix(" ").replace("\\n", "\n")
    text, marks, end = "", [], 0
    for match in MARK.finditer(marked):
        words, role, numbers, whole = match.groups()
        if not words.strip():
            raise ValueError("a mark without words")
        if whole and role != "T":
            raise ValueError(f"only a title has a whole: {match[0]}")
        todos = tuple(int(number) for number in numbers.split(",")) if numbers else ()
        if "add" in meanings and role in NUMBERED and not todos:
            raise ValueError(f"of which to-do: {match[0]}")
        text += marked[end:match.start()]
        marks.append(Mark(len(text), len(text) + len(words), role, todos, int(whole) if whole else None))
        text += words
        end = match.end()
    text += marked[end:]
    if "](" in text:
        raise ValueError("a mark that is none")
    check_numbers(meanings, marks)
    return Sentence(meanings, channel, text, marks)


def check_numbers(meanings, marks):
    titles = sorted({todo for mark in marks if mark.role == "T" for todo in mark.todos})
    if "add" in meanings and not titles:
        raise ValueError("nothing is added")
    if titles != list(range(1, len(titles) + 1)):
        raise ValueError(f"to-dos are numbered {titles}")
    untitled = {todo for mark in marks for todo in mark.todos} - set(titles)
    if untitled:
        raise ValueError(f"without a title: {sorted(untitled)}")
    firsts = [min(mark.start for mark in marks if mark.role == "T" and todo in mark.todos) for todo in titles]
    if firsts != sorted(firsts):
        raise ValueError("to-dos are numbered in the order of their titles")


def main(arguments):
    shows_counts = "--counts" in arguments
    folder = pathlib.Path(__file__).resolve().parent / "said"
    files = [pathlib.Path(name) for name in arguments if name != "--counts"] or sorted(folder.glob("*.txt"))
    unfit, counts = 0, collections.Counter()
    for file in files:
        seen = set()
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            # A line behind # names the life that follows.
            if not line.strip() or line.startswith("#"):
                continue
            try:
                sentence = read(line)
                if sentence.text.lower() in seen:
                    raise ValueError("it is there twice")
                seen.add(sentence.text.lower())
            except ValueError as error:
                unfit += 1
                print(f"{file.name}:{number}: {error}: {line[:120]}")
                continue
            counts["sentences"] += 1
            counts[CHANNELS[sentence.channel]] += 1
            counts["+".join(sentence.meanings)] += 1
    if shows_counts:
        for name, count in counts.most_common():
            print(f"{count:6} {name}")
    return 1 if unfit else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
