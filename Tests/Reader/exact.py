"""The reader's sums in whole numbers, as the program does them: Int8 weights, Int32 sums, tables for the curves.

`Sources/Reader` does the same; `Tests/ReaderTests` compares the two to the last bit. Needs numpy.
"""

import collections
import math
import struct

import numpy

import tags
import words

MAGIC = b"VRR1"
SHAPES = 6
INPUT = 32  # what one step of a letters' row is multiplied with
SIGN = 2048  # what a sign of the shape counts
ONE = 1 << 14  # 1.0 of a state
POINT = 12  # the binary point of what goes into a curve
SHIFT = 24  # the binary point of the scales
SCORE = 10  # the binary point of scores of tags and meanings
CURVE = 4096  # entries of a curve for 0..<8
LONGEST = 1024  # words that a text may have

Direction = collections.namedtuple("Direction", "wx mx wh mh bx bh")
Linear = collections.namedtuple("Linear", "weights scales biases")
Weights = collections.namedtuple("Weights", "letters layers tags meanings start steps sigmoid tanh log")


def rows_of_bytes(weights):
    """A matrix as Int8, and the step of each row."""
    step = numpy.maximum(numpy.abs(weights).max(1), 1e-8) / 127
    return numpy.rint(weights / step[:, None]).astype(numpy.int8), step


def scales(step, unit, point):
    return numpy.rint(step * unit * 2.0 ** (point + SHIFT)).astype(numpy.int32)


def fixed(values, point):
    return numpy.rint(numpy.asarray(values, dtype=numpy.float64) * 2.0**point).astype(numpy.int32)


def quantized(state):
    """The weights of a trained network (a dictionary of arrays of float) in whole numbers."""
    state = {key: numpy.asarray(value, dtype=numpy.float64) for key, value in state.items()}
    letters = state["letters.weight"]
    column = numpy.maximum(numpy.abs(letters).max(0), 1e-8) / 127
    table = numpy.rint(letters / column).astype(numpy.int8)
    units = numpy.concatenate([column / INPUT, numpy.full(SHAPES, 1 / SIGN)])
    layers = []
    for layer in range(2):
        directions = []
        for suffix in ("", "_reverse"):
            wx = state[f"states.weight_ih_l{layer}{suffix}"]
            wh = state[f"states.weight_hh_l{layer}{suffix}"]
            if layer == 0:
                bytes_x, step_x = rows_of_bytes(wx * units)
                scale_x = scales(step_x, 1, POINT)
            else:
                bytes_x, step_x = rows_of_bytes(wx)
                scale_x = scales(step_x, 1 / ONE, POINT)
            bytes_h, step_h = rows_of_bytes(wh)
            directions.append(
                Direction(
                    bytes_x,
                    scale_x,
                    bytes_h,
                    scales(step_h, 1 / ONE, POINT),
                    fixed(state[f"states.bias_ih_l{layer}{suffix}"], POINT),
                    fixed(state[f"states.bias_hh_l{layer}{suffix}"], POINT),
                )
            )
        layers.append(directions)

    def linear(name):
        weights, step = rows_of_bytes(state[f"{name}.weight"])
        return Linear(weights, scales(step, 1 / ONE, SCORE), fixed(state[f"{name}.bias"], SCORE))

    places = [number * 8 / CURVE for number in range(CURVE)]
    return Weights(
        table,
        layers,
        linear("tags"),
        linear("meanings"),
        fixed(state["chain.start"], SCORE),
        fixed(state["chain.steps"], SCORE),
        numpy.array([round(ONE / (1 + math.exp(-x))) for x in places], numpy.int16),
        numpy.array([round(ONE * math.tanh(x)) for x in places], numpy.int16),
        numpy.array([round(2**SCORE * math.log1p(math.exp(-n / 128))) for n in range(1024)], numpy.int16),
    )


def arrays(weights):
    """Every array in the order of the file."""
    yield weights.letters
    for directions in weights.layers:
        for direction in directions:
            yield from direction
    yield from weights.tags
    yield from weights.meanings
    yield from (weights.start, weights.steps, weights.sigmoid, weights.tanh, weights.log)


def encoded(weights):
    """The bytes of the file: numbers little-endian, each array at a multiple of 16 bytes."""
    rows, width = weights.letters.shape
    state = weights.layers[0][0].wh.shape[1]
    data = bytearray(MAGIC + struct.pack("<7i", rows, width, SHAPES, state, 2, len(weights.start), len(weights.meanings.biases)))
    for array in arrays(weights):
        data += bytes(-len(data) % 16)
        data += array.astype(array.dtype.newbyteorder("<")).tobytes()
    return bytes(data)


def decoded(data):
    assert data[:4] == MAGIC
    rows, width, shapes, state, layers, tag_count, meaning_count = struct.unpack("<7i", data[4:32])
    place = 32

    def take(kind, *shape):
        nonlocal place
        place += -place % 16
        count = math.prod(shape)
        array = numpy.frombuffer(data, numpy.dtype(kind).newbyteorder("<"), count, place).reshape(shape)
        place += array.nbytes
        return array

    letters = take(numpy.int8, rows, width)
    found = []
    for layer in range(layers):
        inputs = width + shapes if layer == 0 else 2 * state
        found.append(
            [
                Direction(
                    take(numpy.int8, 3 * state, inputs),
                    take(numpy.int32, 3 * state),
                    take(numpy.int8, 3 * state, state),
                    take(numpy.int32, 3 * state),
                    take(numpy.int32, 3 * state),
                    take(numpy.int32, 3 * state),
                )
                for _ in range(2)
            ]
        )
    tag_weights = Linear(take(numpy.int8, tag_count, 2 * state), take(numpy.int32, tag_count), take(numpy.int32, tag_count))
    meaning_weights = Linear(
        take(numpy.int8, meaning_count, 4 * state), take(numpy.int32, meaning_count), take(numpy.int32, meaning_count)
    )
    start, steps = take(numpy.int32, tag_count), take(numpy.int32, tag_count, tag_count)
    sigmoid, tanh, log = take(numpy.int16, CURVE), take(numpy.int16, CURVE), take(numpy.int16, 1024)
    assert place == len(data)
    return Weights(letters, found, tag_weights, meaning_weights, start, steps, sigmoid, tanh, log)


class Reader:
    """Reads sentences in whole numbers only."""

    def __init__(self, weights):
        self.weights = weights
        # Products and sums stay below 2^53, so that float64 holds them exactly, and fast.
        self.wide = [[Direction(*[a.astype(numpy.float64) if a.dtype == numpy.int8 else a.astype(numpy.int64) for a in d]) for d in ds] for ds in weights.layers]
        self.tags = weights.tags.weights.astype(numpy.float64)
        self.meanings = weights.meanings.weights.astype(numpy.float64)

    def curve(self, table, value):
        return table[numpy.minimum(numpy.abs(value) >> 3, CURVE - 1)].astype(numpy.int64)

    def sigmoid(self, value):
        found = self.curve(self.weights.sigmoid, value)
        return numpy.where(value < 0, ONE - found, found)

    def tanh(self, value):
        found = self.curve(self.weights.tanh, value)
        return numpy.where(value < 0, -found, found)

    def inputs(self, said):
        rows, width = self.weights.letters.shape
        result = numpy.zeros((len(said), width + SHAPES), numpy.int64)
        for place, word in enumerate(said):
            found = words.groups(word, rows)
            share = (4096 * INPUT + len(found) // 2) // len(found)
            result[place, :width] = (self.weights.letters[found].astype(numpy.int64).sum(0) * share) >> 12
            result[place, width:] = [SIGN if sign else 0 for sign in words.shape(word)]
        return result

    def states(self, inputs, direction, backward):
        state = direction.wh.shape[1]
        before = ((inputs.astype(numpy.float64) @ direction.wx.T).astype(numpy.int64) * direction.mx >> SHIFT) + direction.bx
        h = numpy.zeros(state, numpy.int64)
        result = numpy.zeros((len(inputs), state), numpy.int64)
        for place in reversed(range(len(inputs))) if backward else range(len(inputs)):
            own = ((direction.wh @ h.astype(numpy.float64)).astype(numpy.int64) * direction.mh >> SHIFT) + direction.bh
            r = self.sigmoid(before[place, :state] + own[:state])
            z = self.sigmoid(before[place, state : 2 * state] + own[state : 2 * state])
            n = self.tanh(before[place, 2 * state :] + (r * own[2 * state :] >> 14))
            h = n + (z * (h - n) >> 14)
            result[place] = h
        return result

    def scores(self, said):
        """Scores of tags, a row a word, and of meanings."""
        outputs = self.inputs(said)
        for forward, backward in self.wide:
            outputs = numpy.concatenate(
                [self.states(outputs, forward, False), self.states(outputs, backward, True)], 1
            )
        linear = self.weights.tags
        found = (outputs.astype(numpy.float64) @ self.tags.T).astype(numpy.int64)
        tag_scores = (found * linear.scales.astype(numpy.int64) >> SHIFT) + linear.biases
        share = (65536 + len(said) // 2) // len(said)
        pooled = numpy.concatenate([outputs.max(0), outputs.sum(0) * share >> 16])
        linear = self.weights.meanings
        found = (self.meanings @ pooled.astype(numpy.float64)).astype(numpy.int64)
        return tag_scores, (found * linear.scales.astype(numpy.int64) >> SHIFT) + linear.biases

    def added(self, first, second):
        """The logarithm of the sum of two, in scores."""
        apart = numpy.abs(first - second)
        return numpy.maximum(first, second) + numpy.where(
            apart < 8192, self.weights.log[numpy.minimum(apart >> 3, 1023)].astype(numpy.int64), 0
        )

    def total(self, tag_scores):
        steps = self.weights.steps.astype(numpy.int64)
        sums = tag_scores[0] + self.weights.start
        for row in tag_scores[1:]:
            ways = sums[:, None] + steps
            total = ways[0]
            for other in ways[1:]:
                total = self.added(total, other)
            sums = total + row
        total = sums[0]
        for other in sums[1:]:
            total = self.added(total, other)
        return int(total)

    def ways(self, tag_scores, count=3):
        """The best ways through the tags with their scores, best first; of equals that of the lower tags."""
        size = len(self.weights.start)
        steps = self.weights.steps
        # For each tag the best so far: (score, way) with ways as linked pairs.
        best = [[(int(tag_scores[0][t] + self.weights.start[t]), (t, None))] for t in range(size)]
        for row in tag_scores[1:]:
            following = []
            for t in range(size):
                ways = [(score + int(steps[f][t]), f, rank, way) for f in range(size) for rank, (score, way) in enumerate(best[f])]
                ways.sort(key=lambda w: (-w[0], w[1], w[2]))
                following.append([(score + int(row[t]), (t, way)) for score, _, _, way in ways[:count]])
            best = following
        ends = [(score, t, rank, way) for t in range(size) for rank, (score, way) in enumerate(best[t])]
        ends.sort(key=lambda w: (-w[0], w[1], w[2]))
        result = []
        for score, _, _, way in ends[:count]:
            path = []
            while way:
                path.append(way[0])
                way = way[1]
            result.append((score, path[::-1]))
        return result

    def best(self, tag_scores):
        """The best way alone, and its score."""
        steps = self.weights.steps.astype(numpy.int64)
        sums, back = tag_scores[0] + self.weights.start, []
        for row in tag_scores[1:]:
            ways = sums[:, None] + steps
            from_tags = ways.argmax(0)
            back.append(from_tags)
            sums = ways[from_tags, numpy.arange(len(sums))] + row
        last = int(sums.argmax())
        score, path = int(sums[last]), [last]
        for from_tags in reversed(back):
            path.append(int(from_tags[path[-1]]))
        return score, path[::-1]
