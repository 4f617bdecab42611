"""The pages of the manual: sound mdoc, calm words, lines that fit a terminal, found by man."""

import pathlib
import re
import shutil
import subprocess
import unittest

MANUAL = pathlib.Path(__file__).resolve().parents[2] / "config" / "man"
PAGES = sorted(MANUAL.glob("*.[1-9]"))

REFUSED = re.compile(r"\b(overdue|late|failed|missed|forgot|should have|lost|error|red)\b|!", re.I)
# Written in capitals because that is their name.
NAMES = {"ID", "JSON", "RFC", "RRULE", "SQL", "TOML", "UTC", "UUID"}


def prose(page):
    """The sentences of a page, without headings, code, and names in macros of their own."""
    lines, is_code = [], False
    for line in page.read_text().splitlines():
        if line.startswith(".Bd -literal"):
            is_code = True
        elif line == ".Ed":
            is_code = False
        elif is_code or re.match(r"\.(Sh|Dt|Ql|Ev|Dv|Pa|Li|It (Ev|Dv)|\\\")", line):
            continue
        else:
            lines.append(re.sub(r"^\.\w+ ", "", line).replace("standard error", "standard output"))
    return "\n".join(lines)


class Manual(unittest.TestCase):
    def run_on(self, *command):
        if not shutil.which(command[0]):
            self.skipTest(f"{command[0]} is not installed")
        return subprocess.run(command, capture_output=True, text=True,
                              env={"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "MANWIDTH": "80"})

    def test_there_are_pages(self):
        self.assertGreaterEqual(len(PAGES), 4)

    def test_mandoc_has_nothing_to_say(self):
        for page in PAGES:
            with self.subTest(page=page.name):
                result = self.run_on("mandoc", "-T", "lint", "-W", "warning", str(page))
                self.assertEqual((result.stdout + result.stderr, result.returncode), ("", 0))

    def test_lines_fit_eighty_columns(self):
        for page in PAGES:
            with self.subTest(page=page.name):
                shown = self.run_on("mandoc", "-T", "utf8", "-O", "width=80", str(page)).stdout
                plain = re.sub(r".\x08", "", shown)
                self.assertGreater(len(plain.splitlines()), 20)
                for line in plain.splitlines():
                    self.assertLessEqual(len(line), 80, line)

    def test_the_words_are_calm(self):
        for page in PAGES:
            with self.subTest(page=page.name):
                text = prose(page)
                self.assertEqual([match.group() for match in REFUSED.finditer(text)], [])
                loud = set(re.findall(r"\b[A-Z]{2,}\b", text)) - NAMES
                self.assertEqual(loud, set())

    def test_pages_lead_to_pages_that_are_there(self):
        names = {page.name for page in PAGES}
        for page in PAGES:
            with self.subTest(page=page.name):
                for name, section in re.findall(r"^\.Xr (\S+) (\d)", page.read_text(), re.M):
                    if name.startswith("voicedo"):
                        self.assertIn(f"{name}.{section}", names)

    def test_the_heading_is_the_name_of_the_file(self):
        for page in PAGES:
            with self.subTest(page=page.name):
                self.assertIn(f".Dt {page.stem.upper()} {page.suffix[1:]}\n", page.read_text())
