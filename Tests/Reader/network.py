"""The reader's network: letters' groups, two layers of a recurrent net in both directions, a chain of tags.

Needs torch; only who trains does.
"""

import torch
from torch import nn
from torch.nn import functional

import tags
import words

ROWS = 24576
WIDTH = 80
SHAPES = 6
STATE = 160
LAYERS = 2


class Chain(nn.Module):
    """A linear chain of tags (a conditional random field)."""

    def __init__(self, count):
        super().__init__()
        self.start = nn.Parameter(torch.zeros(count))
        self.steps = nn.Parameter(torch.zeros(count, count))

    def total(self, scores):
        """The logarithm of the sum over all ways, of sentences of one length."""
        sums = scores[:, 0] + self.start
        for place in range(1, scores.shape[1]):
            sums = torch.logsumexp(sums[:, :, None] + self.steps[None], 1) + scores[:, place]
        return torch.logsumexp(sums, 1)

    def way(self, scores, tags):
        """The score of a given way."""
        found = scores.gather(2, tags[:, :, None])[:, :, 0].sum(1) + self.start[tags[:, 0]]
        return found + self.steps[tags[:, :-1], tags[:, 1:]].sum(1)


class Network(nn.Module):
    def __init__(self, rows=ROWS, width=WIDTH, state=STATE, layers=LAYERS, dropout=0.3):
        super().__init__()
        self.rows = rows
        self.letters = nn.EmbeddingBag(rows, width, mode="mean")
        self.states = nn.GRU(
            width + SHAPES, state, layers, batch_first=True, bidirectional=True, dropout=dropout
        )
        self.dropout = nn.Dropout(dropout)
        self.tags = nn.Linear(2 * state, len(tags.TAGS))
        self.meanings = nn.Linear(4 * state, len(tags.MEANINGS))
        self.chain = Chain(len(tags.TAGS))

    def forward(self, groups, offsets, shapes):
        """Scores of tags and of meanings for sentences of one length: `shapes` is [sentences, words, 6]."""
        count, length, _ = shapes.shape
        inputs = self.dropout(self.letters(groups, offsets).view(count, length, -1))
        outputs, _ = self.states(torch.cat([inputs, shapes], 2))
        outputs = self.dropout(outputs)
        pooled = torch.cat([outputs.max(1)[0], outputs.mean(1)], 1)
        return self.tags(outputs), self.meanings(pooled)

    def loss(self, batch):
        scores, meanings = self(*batch.inputs)
        chain = (self.chain.total(scores) - self.chain.way(scores, batch.tags)).mean()
        return chain + 2 * functional.binary_cross_entropy_with_logits(meanings, batch.meanings)


class Batch:
    """Sentences of one length as tensors."""

    cache = {}

    def __init__(self, sentences, rows=ROWS, chance=None):
        groups, offsets = [], []
        for sentence in sentences:
            for word in sentence.words:
                found = Batch.cache.get((word, rows))
                if found is None:
                    found = Batch.cache[word, rows] = (words.groups(word, rows), [float(x) for x in words.shape(word)])
                offsets.append(len(groups))
                # Words are known by some of their letters, too.
                kept = found[0] if chance is None else [g for g in found[0] if chance.random() > 0.15]
                groups += kept or found[0][-1:]
        self.inputs = (
            torch.tensor(groups),
            torch.tensor(offsets),
            torch.tensor([[Batch.cache[w, rows][1] for w in s.words] for s in sentences]),
        )
        self.tags = torch.tensor([[tags.NUMBER[t] for t in s.tags] for s in sentences])
        self.meanings = torch.tensor([[1.0 if m in s.meanings else 0.0 for m in tags.MEANINGS] for s in sentences])
