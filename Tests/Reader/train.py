#!/usr/bin/env python3
"""train.py [--epochs N] [--without FILE,...] [--output FILE]: trains the reader on the marked sentences of `said/`.

Needs torch (a CPU is enough) and numpy; two cores need some 11 minutes. Seeds are fixed: the same sentences come to
the same bytes. Writes the weights that the program is built with, in whole numbers (see exact.py), and their sentences
with what they come to for `Tests/ReaderTests`.
"""

import argparse
import collections
import pathlib
import random
import time

import torch

import exact
import expected
import marks
import network
import tags
import words

FOLDER = pathlib.Path(__file__).resolve().parent / "said"
WEIGHTS = pathlib.Path(__file__).resolve().parents[2] / "Sources/CReader/reader.bin"
Example = collections.namedtuple("Example", "words tags meanings")
BATCH = 64


def examples(files):
    """The sentences of some files as words, tags and meanings."""
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.strip() and not line.startswith("#"):
                sentence = marks.read(line)
                found, given = tags.tags(sentence)
                yield Example([word.text for word in found], given, frozenset(sentence.meanings))


def misspelt(word, chance):
    place = chance.randrange(len(word) - 1)
    return chance.choice(
        [
            word[:place] + word[place + 1] + word[place] + word[place + 2 :],
            word[:place] + word[place + 1 :],
            word[:place] + word[place] + word[place:],
        ]
    )


def otherwise(example, chance):
    """The same said as fingers and recognisers spell it: capitals and marks lost, letters swapped."""
    kind = chance.random()
    said, given = list(example.words), list(example.tags)
    if kind < 0.3:
        kept = [i for i, word in enumerate(said) if words.is_letter(word[0]) or word == "\n" or chance.random() < 0.15]
        said, given = [said[i].lower() for i in kept], [given[i] for i in kept]
    elif kind < 0.5:
        for i, word in enumerate(said):
            if len(word) > 3 and word.isalpha() and chance.random() < 0.1:
                said[i] = misspelt(word, chance)
    elif kind < 0.6:
        said = [word.lower() for word in said]
    return Example(said, given, example.meanings) if said else example


# Moments that are said seldom, beside those of the sentences: dates in digits, feasts, the sun.
MOMENTS = """
2027-02-03 | on 2026-11-30 | by 2027-01-15 | on 12 april at 10 am | on april 12 at 9 | on the 5th | by 3 june | on 7/11
on 03.12. at 14:00 | the day after tomorrow at eight thirty | on the first monday of next month | in a fortnight
on st. patrick's day | st. david's day | on st. andrew's day | on guy fawkes night | on bonfire night | on shrove tuesday
on pancake day | on remembrance sunday | on giving tuesday | by black friday | on good friday | on whit monday | on mother's day
on father's day | by mothers day | on easter monday | on new year's eve | by valentine's day | on boxing day | on labor day
on thanksgiving | before diwali | on eid | on ash wednesday | on palm sunday | by epiphany | on halloween | on hogmanay
at sunset | at sunrise | at dawn | at dusk | before sunset tomorrow | an hour after sunset | 20 minutes before sunrise
2 hours before friday at noon | three hours before 6 pm tomorrow | half an hour after sunrise | a week before easter
""".replace("\n", " | ")


def runs(example):
    """Where the moments and repeats of a sentence stand that belong to one to-do each."""
    start = 0
    for place in range(1, len(example.tags) + 1):
        if place == len(example.tags) or example.tags[place] != example.tags[start]:
            if example.tags[start] in ("WL", "RL"):
                yield start, place
            start = place


def kind(said, tag):
    """What a moment may stand in for: one with the same preposition, or another one without."""
    first = said[0].lower()
    return tag, first if first in ("on", "at", "by", "before", "in", "every") else ""


class Moments:
    """What may be said in place of a moment."""

    def __init__(self, data):
        self.pool = collections.defaultdict(list)
        for phrase in filter(None, (part.strip() for part in MOMENTS.split("|"))):
            said = [word.text for word in words.words(phrase)]
            self.pool[kind(said, "WL")] += [said] * 5
        for example in data:
            for start, end in runs(example):
                said = example.words[start:end]
                self.pool[kind(said, example.tags[start])].append(said)

    def moved(self, example, chance):
        """The same at another moment."""
        places = list(runs(example))
        if not places or chance.random() > 0.25:
            return example
        start, end = chance.choice(places)
        tag = example.tags[start]
        said = chance.choice(self.pool[kind(example.words[start:end], tag)])
        return Example(
            [*example.words[:start], *said, *example.words[end:]],
            [*example.tags[:start], *[tag] * len(said), *example.tags[end:]],
            example.meanings,
        )


JOINTS = [["and"], [","], ["."], ["\n"], [","], ["then"], ["and", "then"], ["oh", "and"], ["also"], [";"], ["\n", "-"], []]
# Tags that reach beyond the to-do at hand: what they belong to would be another one behind a joint.
REACHING = {"WA", "RA", "LA", "TA", "TS", "WN", "RN", "NN"}


def joined(alone, chance):
    """Two or three of one thing each, said in one breath."""
    parts = chance.sample(alone, chance.choice([2, 2, 2, 3]))
    said, given = list(parts[0].words), list(parts[0].tags)
    for part in parts[1:]:
        joint = chance.choice(JOINTS)
        said += joint + part.words
        given += ["O"] * len(joint) + part.tags
    return Example(said, given, frozenset().union(*[part.meanings for part in parts]))


def batches(data, chance):
    """Sentences of one length each, so that nothing has to be filled up."""
    by_length = collections.defaultdict(list)
    for example in data:
        by_length[len(example.words)].append(example)
    result = []
    for length in sorted(by_length):
        rows = by_length[length]
        chance.shuffle(rows)
        size = max(8, min(BATCH, 1600 // length))
        result += [rows[i : i + size] for i in range(0, len(rows), size)]
    chance.shuffle(result)
    return result


class Steady:
    """The mean of the weights over the last thousand steps: steadier than those of the last step."""

    def __init__(self, model):
        self.weights = [weight.detach().clone() for weight in model.parameters()]

    def update(self, model):
        with torch.no_grad():
            torch._foreach_lerp_(self.weights, [weight.detach() for weight in model.parameters()], 0.001)

    def give(self, model):
        with torch.no_grad():
            for weight, steady in zip(model.parameters(), self.weights):
                weight.copy_(steady)


def train(data, epochs, seed=1, rate=4e-3):
    torch.manual_seed(seed)
    torch.use_deterministic_algorithms(True)
    model = network.Network()
    optimizer = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=1e-3)
    alone = [x for x in data if x.meanings == {"add"} and len(x.words) < 14 and not REACHING & set(x.tags)]
    begun, steady, moments = time.time(), Steady(model), Moments(data)
    for epoch in range(epochs):
        chance = random.Random(1000 * seed + epoch)
        rows = data + [joined(alone, chance) for _ in range(len(data) // 6)]
        rows = [otherwise(moments.moved(x, chance), chance) for x in rows]
        todo, total = batches(rows, chance), 0.0
        model.train()
        for number, some in enumerate(todo):
            done = (epoch + number / len(todo)) / epochs
            share = done / 0.05 if done < 0.05 else max(0.01, 1 - (done - 0.05) / 0.95)
            for group in optimizer.param_groups:
                group["lr"] = rate * share
            loss = model.loss(network.Batch(some, chance=chance))
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 2.0)
            optimizer.step()
            steady.update(model)
            total += float(loss.detach()) * len(some)
        print(f"epoch {epoch + 1} of {epochs}: loss {total / len(rows):.3f}, {time.time() - begun:.0f} s", flush=True)
    steady.give(model)
    return model


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--epochs", type=int, default=16)
    parser.add_argument("--without", default="", help="files that are left out, to try the reader on them")
    parser.add_argument("--output", type=pathlib.Path, default=WEIGHTS)
    options = parser.parse_args()
    left_out = set(options.without.split(","))
    data = list(examples(file for file in sorted(FOLDER.glob("*.txt")) if file.stem not in left_out))
    random.Random(5).shuffle(data)
    print(f"{len(data)} sentences", flush=True)
    model = train(data, options.epochs)
    options.output.write_bytes(exact.encoded(exact.quantized({k: v.numpy() for k, v in model.state_dict().items()})))
    if options.output == WEIGHTS:
        expected.write(WEIGHTS)


if __name__ == "__main__":
    main()
