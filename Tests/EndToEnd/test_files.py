"""What an installation carries besides programs is sound, and its scripts speak as the product does."""

import os
import pathlib
import re
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[2]


class TheFiles(unittest.TestCase):
    def test_desktop_entry_is_valid(self):
        result = subprocess.run(["desktop-file-validate", ROOT / "config/voicedo-remind.desktop"],
                                capture_output=True, text=True)
        self.assertEqual(result.stdout + result.stderr, "")

    def test_unit_is_valid(self):
        """`verify` answers 0 for unknown keys too, so any output at all is a finding."""
        with tempfile.TemporaryDirectory() as home:
            program = pathlib.Path(home) / ".local/libexec/voicedo-remind/voicedo-remindd"
            program.parent.mkdir(parents=True)
            program.write_text("#!/bin/sh\n")
            program.chmod(0o755)
            result = subprocess.run(
                ["systemd-analyze", "verify", "--user", ROOT / "systemd/voicedo-remindd.service"],
                env=os.environ | {"HOME": home, "XDG_RUNTIME_DIR": home},
                capture_output=True, text=True,
            )
        self.assertEqual(result.stdout + result.stderr, "")

    def test_unit_uses_nothing_that_needs_a_namespace(self):
        """Those silently do nothing for user units, or keep the service from starting."""
        unit = (ROOT / "systemd/voicedo-remindd.service").read_text()
        for name in ("Private", "Protect", "ReadOnly", "Inaccessible", "TemporaryFileSystem",
                     "CapabilityBoundingSet", "IPAddress", "DynamicUser", "ProcSubset"):
            self.assertNotRegex(unit, rf"(?m)^{name}")

    def test_activation_names_the_unit_and_the_program(self):
        text = (ROOT / "systemd/org.voicedo.Remind1.service").read_text()
        self.assertIn("Name=org.voicedo.Remind1\n", text)
        self.assertIn("SystemdService=voicedo-remindd.service\n", text)
        self.assertIn('Exec="@LIBEXEC@/voicedo-remindd"\n', text)

    def test_icon_is_a_picture(self):
        root = xml.etree.ElementTree.parse(ROOT / "config/voicedo-remind.svg").getroot()
        self.assertEqual(root.tag, "{http://www.w3.org/2000/svg}svg")

    def test_scripts_are_bash(self):
        for script in [*ROOT.glob("systemd/*.sh"), *ROOT.glob("Tests/*.sh"), ROOT / ".ci/run"]:
            with self.subTest(script.name):
                subprocess.run(["bash", "-n", script], check=True)

    def test_scripts_speak_calmly(self):
        refused = re.compile(
            r"(?i)\b(overdue|late|fail(ed|s)?|missed|forgot|should have|lost|error|red)\b|!")
        for script in ("install.sh", "prepare.sh", "uninstall.sh"):
            text = (ROOT / "systemd" / script).read_text()
            for sentence in re.findall(r'(?m)^\s*(?:say|step) ["\'](.*)["\']', text):
                with self.subTest(sentence):
                    self.assertNotRegex(sentence, refused)
                    self.assertNotRegex(sentence, r"\b(?!PATH\b|DIR\b|GNOME\b)[A-Z]{4,}\b")
