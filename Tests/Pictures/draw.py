"""draw.py CAST SVG [--at MARK]: draws a recorded terminal session as one SVG, moving or still.

CAST is of asciinema's format (version 2). What is drawn stands by itself: no script, no font and no
picture from elsewhere; light or dark as the reader's system is, and still for who wants nothing to move.
Debian: python3-pyte.
"""

import argparse
import copy
import html
import json
import pathlib
import re

import pyte

# The width and height of a letter, the margin, and the size of the letters, in pixels.
WIDE, HIGH, MARGIN, SIZE = 8.4, 19, 18, 14
# Frames that follow sooner than this are one.
SHORTEST = 0.09
# How long the last one stays before it begins anew.
LAST = 4.0
STYLE = """
text { font: %dpx ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; fill: #24292f;
  white-space: pre; }
.w { fill: #f6f8fa; stroke: #d0d7de; } .b { font-weight: bold; } .d { fill: #6e7781; }
.u { fill: #24292f; opacity: 0.18; }
.red { fill: #9a3412; } .green { fill: #116329; } .yellow { fill: #7d4e00; } .blue { fill: #0550ae; }
.magenta { fill: #6639ba; } .cyan { fill: #0b6174; }
@media (prefers-color-scheme: dark) {
  text { fill: #d6dee6; } .w { fill: #161b22; stroke: #30363d; } .d { fill: #8b949e; }
  .u { fill: #d6dee6; }
  .red { fill: #ffa657; } .green { fill: #7ee787; } .yellow { fill: #e3b341; } .blue { fill: #79c0ff; }
  .magenta { fill: #d2a8ff; } .cyan { fill: #76d7e6; }
}
""" % SIZE
NAMES = {"brown": "yellow", "white": "", "black": "", "default": ""}
OTHER_SCREEN = re.compile("(\x1b\\[\\?(?:1049|47|1047)[hl])")


class Terminal:
    """What a terminal shows after each piece of output; of two screens, the one that is on."""

    def __init__(self, columns, rows):
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.Stream(self.screen)
        self.kept = None

    def feed(self, text):
        for piece in OTHER_SCREEN.split(text):
            if not OTHER_SCREEN.fullmatch(piece):
                self.stream.feed(piece)
            elif piece.endswith("h"):
                self.kept = copy.deepcopy((self.screen.buffer, self.screen.cursor))
                self.screen.reset()
            elif self.kept:
                self.screen.reset()
                self.screen.buffer, self.screen.cursor = self.kept
                self.kept = None

    def rows(self):
        """Each row as runs of one look: where it begins, its text, and the names of its look."""
        return tuple(self.row(number) for number in range(self.screen.lines))

    def row(self, number):
        line, runs = self.screen.buffer[number], []
        cursor = self.screen.cursor
        for column in range(self.screen.columns):
            cell = line[column]
            look = look_of(cell)
            if not cursor.hidden and (cursor.y, cursor.x) == (number, column):
                look += ("u",)
            if runs and runs[-1][2] == look and runs[-1][0] + len(runs[-1][1]) == column:
                runs[-1][1] += cell.data or ""
            else:
                runs.append([column, cell.data or "", look])
        return tuple((start, text, look) for start, text, look in runs
                     if text.strip() or "u" in look)


def look_of(cell):
    colour = NAMES.get(cell.fg.removeprefix("bright"), cell.fg.removeprefix("bright"))
    # pyte knows no dim letters; grey is what is meant by the eight bright colours' black.
    look = ("d",) if cell.fg == "brightblack" else (colour,) if colour.isalpha() else ()
    return look + (("b",) if cell.bold else ()) + (("u",) if cell.reverse else ())


def frames(path):
    """When each picture of the terminal begins, and the pictures at the marks."""
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    header, events = lines[0], lines[1:]
    terminal, shown, marks = Terminal(header["width"], header["height"]), [], {}
    for at, kind, data in events:
        if kind == "m":
            marks[data] = terminal.rows()
        elif kind == "o":
            terminal.feed(data)
            rows = terminal.rows()
            if shown and at - shown[-1][0] < SHORTEST:
                shown[-1] = (shown[-1][0], rows)
            elif not shown or shown[-1][1] != rows:
                shown.append((at, rows))
    return header, shown, marks, max((event[0] for event in events), default=0.0)


def drawn(row):
    """A row's letters, each run as wide as its columns, whatever the font of the reader."""
    parts = []
    for start, text, look in row:
        x = MARGIN + start * WIDE
        if "u" in look:
            parts.append(f'<rect class="u" x="{x:.1f}" y="-14" width="{max(len(text), 1) * WIDE:.1f}" '
                         f'height="{HIGH}"/>')
        words = [name for name in look if name != "u"]
        stripped = text.rstrip()
        if stripped:
            lead = len(stripped) - len(stripped.lstrip())
            stripped = stripped.lstrip()
            named = f' class="{" ".join(words)}"' if words else ""
            parts.append(f'<text{named} x="{x + lead * WIDE:.1f}" '
                         f'textLength="{len(stripped) * WIDE:.1f}" lengthAdjust="spacingAndGlyphs">'
                         f"{html.escape(stripped, quote=False)}</text>")
    return "".join(parts)


class Drawing:
    def __init__(self, header, rows):
        self.width = round(header["width"] * WIDE + 2 * MARGIN)
        self.height = rows * HIGH + 2 * MARGIN
        self.title = header.get("title", "A terminal")
        self.lines, self.shapes = {}, []

    def frame(self, rows, x):
        uses = []
        for number, row in enumerate(rows):
            if not row:
                continue
            if row not in self.lines:
                self.lines[row] = f"l{len(self.lines)}"
                self.shapes.append(f'<g id="{self.lines[row]}">{drawn(row)}</g>')
            y = MARGIN + 14 + number * HIGH
            uses.append(f'<use href="#{self.lines[row]}" y="{y}"/>')
        return f'<g transform="translate({x})">{"".join(uses)}</g>'

    def svg(self, frames, style=""):
        body = "\n".join(frames)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" '
            f'width="{self.width}" height="{self.height}" role="img">\n'
            f"<title>{html.escape(self.title)}</title>\n<style>{STYLE}{style}</style>\n"
            f'<defs>{"".join(self.shapes)}</defs>\n'
            f'<rect class="w" x="0.5" y="0.5" width="{self.width - 1}" height="{self.height - 1}" '
            f'rx="8"/>\n<g class="strip">\n{body}\n</g>\n</svg>\n')


def height(shown):
    """How many rows are ever written on."""
    return max((number + 1 for rows in shown for number, row in enumerate(rows) if row), default=1)


def still(header, rows):
    # A picture that does not move has no cursor.
    rows = tuple(tuple((start, text, tuple(name for name in look if name != "u" or text.strip()))
                       for start, text, look in row) for row in rows)
    rows = tuple(tuple(run for run in row if run[1].strip()) for row in rows)
    drawing = Drawing(header, height([rows]))
    return drawing.svg([drawing.frame(rows, 0)])


def moving(header, shown, end):
    drawing = Drawing(header, height([rows for _, rows in shown]))
    total = end + LAST
    frames = [drawing.frame(rows, number * drawing.width) for number, (_, rows) in enumerate(shown)]
    # The first picture is there from the beginning.
    starts = [0.0] + [at for at, _ in shown[1:]]
    keys = "".join(f"{100 * at / total:.3f}% {{ transform: translateX({-number * drawing.width}px); }}\n"
                   for number, at in enumerate(starts))
    last = f"translateX({-(len(shown) - 1) * drawing.width}px)"
    style = (f".strip {{ animation: play {total:.2f}s step-end infinite; }}\n"
             f"@keyframes play {{\n{keys}100% {{ transform: {last}; }}\n}}\n"
             f"@media (prefers-reduced-motion: reduce) {{ .strip {{ animation: none; "
             f"transform: {last}; }} }}\n")
    return drawing.svg(frames, style)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cast", type=pathlib.Path)
    parser.add_argument("svg", type=pathlib.Path)
    parser.add_argument("--at", help="the mark of one picture that does not move")
    options = parser.parse_args()
    draw(options.cast, options.svg, options.at)


def draw(cast, svg, mark=None):
    header, shown, marks, end = frames(cast)
    svg.write_text(still(header, marks[mark]) if mark else moving(header, shown, end))


if __name__ == "__main__":
    main()
