#!/usr/bin/env python3
"""expected.py: writes what 1,000 sentences come to, which `Tests/ReaderTests` compares with the program's own sums."""

import pathlib

import exact
import marks
import words

FOLDER = pathlib.Path(__file__).resolve().parent / "said"
EXPECTED = pathlib.Path(__file__).resolve().parents[1] / "ReaderTests/Expected/scores.txt"


def hashed(numbers):
    """FNV-1a, 64 bits, over the numbers as 32 bits each, little-endian."""
    value = 14695981039346656037
    for number in numbers:
        for byte in int(number).to_bytes(4, "little", signed=True):
            value = ((value ^ byte) * 1099511628211) & 0xFFFFFFFFFFFFFFFF
    return value


def sentences(count=1000):
    """So many sentences, from all files alike."""
    lines = []
    for file in sorted(FOLDER.glob("*.txt")):
        lines += [line for line in file.read_text(encoding="utf-8").splitlines() if line.strip() and line[0] != "#"]
    return [marks.read(line).text for line in lines[:: len(lines) // count]][:count]


def write(weights):
    reader = exact.Reader(exact.decoded(pathlib.Path(weights).read_bytes()))
    rows = []
    for text in sentences():
        said = [word.text for word in words.words(text)]
        tag_scores, meanings = reader.scores(said)
        numbers = [*tag_scores.flatten(), *meanings, reader.total(tag_scores)]
        escaped = text.replace("\n", "\\n")
        rows.append(f"{hashed(numbers):016x} {escaped}\n")
    EXPECTED.parent.mkdir(exist_ok=True)
    EXPECTED.write_text("".join(rows), encoding="utf-8")


if __name__ == "__main__":
    write(pathlib.Path(__file__).resolve().parents[2] / "Sources/CReader/reader.bin")
