"""The pages of the manual: sound mdoc, calm words, lines that fit a terminal, examples that work."""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

import programs

MANUAL = pathlib.Path(__file__).resolve().parents[2] / "config" / "man"
PAGES = sorted(MANUAL.glob("*.[1-9]"))

REFUSED = re.compile(r"\b(overdue|late|failed|missed|forgot|should have|lost|error|red)\b|!", re.I)
# Written in capitals because that is their name.
NAMES = {"EXDATE", "GNOME", "IANA", "ID", "ISO", "JSON", "KDE", "MATE", "MQTT", "RFC", "RRULE", "SQL", "TOML", "UTC", "UUID"}


def examples(page):
    """The blocks of code of a page, as they are typed."""
    blocks = re.findall(r"^\.Bd -literal.*?\n(.*?)^\.Ed", page.read_text(), re.M | re.S)
    return [block.replace("\\-", "-").replace("\\e", "\\") for block in blocks]


def prose(page):
    """The sentences of a page, without headings, code, and names in macros of their own."""
    lines, is_code = [], False
    for line in page.read_text().splitlines():
        if line.startswith(".Bd -literal"):
            is_code = True
        elif line == ".Ed":
            is_code = False
        elif is_code or re.match(r"\.(Sh|Dt|Ql|Ev|Dv|Pa|Li|It (Ev|Dv|Li)|\\\")", line):
            continue
        else:
            # The name of a verb or an option is one.
            line = re.sub(r"\b(Ic |Fl (\\)?-)overdue\b", r"\1", line)
            lines.append(re.sub(r"^\.\w+ ", "", line))
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
                # Values of JSON are names for programs, as keys are.
                text = re.sub(r"One\s+of\s+the\s+texts[^.]*\.", "", text)
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


class Examples(unittest.TestCase):
    """What a page says to type is typed."""

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="voicedo-manual."))
        self.addCleanup(shutil.rmtree, self.folder)
        (self.folder / "run").mkdir(mode=0o700)
        self.environment = {
            "HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder / "data"),
            "XDG_CONFIG_HOME": str(self.folder / "config"), "XDG_RUNTIME_DIR": f"{self.folder}/run",
            "DBUS_SESSION_BUS_ADDRESS": f"unix:path={self.folder}/no-bus", "LC_ALL": "C.UTF-8",
            "PATH": f"{programs.BINARIES}:{os.environ['PATH']}",
        }

    def test_commands_are_understood(self):
        if not shutil.which("jq"):
            self.skipTest("jq is not installed")
        for block in examples(MANUAL / "voicedo-remind.1"):
            with self.subTest(block=block):
                result = subprocess.run(
                    ["bash", "-e", "-o", "pipefail", "-c", block], env=self.environment, text=True,
                    capture_output=True, stdin=subprocess.DEVNULL, timeout=60)
                self.assertEqual(result.returncode, 0, result.stdout + result.stderr)

    def test_statements_are_understood(self):
        programs.companion(self.environment, "list")
        path = programs.Database(self.environment).path
        blocks = examples(MANUAL / "voicedo-remind-database.7")
        self.assertGreater(len(blocks), 3)
        for block in blocks:
            with self.subTest(block=block):
                result = subprocess.run(["sqlite3", "-batch", "-bail", path], input=block, text=True,
                                        capture_output=True, timeout=60)
                self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.assertEqual(programs.Database(self.environment).value("SELECT count(*) FROM todo"), 4)

    def test_settings_are_understood(self):
        [block] = examples(MANUAL / "voicedo-remind.toml.5")
        config = self.folder / "config/voicedo-remind/config.toml"
        config.parent.mkdir(parents=True)
        config.write_text(block)
        result = programs.companion(self.environment, "config", "check")
        self.assertEqual(result.returncode, 0, result.stderr)
        shown = programs.companion(self.environment, "config", "show").stdout
        for line in filter(None, block.splitlines()):
            self.assertIn(line, shown)
