"""The installer where there is no user manager: the service runs beside the session."""

import os
import pathlib
import shutil
import subprocess

import programs
from case import EndToEndTest

ROOT = pathlib.Path(__file__).resolve().parents[2]


class InstallingWithoutAUserManager(EndToEndTest):
    def setUp(self):
        super().setUp()
        shutil.rmtree(pathlib.Path(self.environment["XDG_CONFIG_HOME"]))
        self.addCleanup(self.script, "uninstall.sh")

    def script(self, name):
        result = subprocess.run(
            [ROOT / "systemd" / name], capture_output=True, text=True, stdin=subprocess.DEVNULL,
            env=self.environment | {"VOICEDO_PREBUILT": str(programs.BINARIES)}, timeout=120,
        )
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        return result.stdout + result.stderr

    def running(self):
        program = str(self.desktop.folder / "home/.local/bin/voicedo-remindd")
        found = []
        for link in pathlib.Path("/proc").glob("[0-9]*/exe"):
            try:
                if os.readlink(link).removesuffix(" (deleted)") == program:
                    found.append(int(link.parent.name))
            except OSError:
                continue
        return found

    def test_installs_starts_tries_and_captures(self):
        said = self.script("install.sh")
        self.assertIn("beside this session", said)
        self.assertEqual(len(self.running()), 1)
        self.eventually(self.traffic.of_service, "no test reminder came")
        self.assertEqual(self.database.value("SELECT count(*) FROM todo"), 1)
        self.assertTrue(self.database.value("SELECT fire_at FROM reminder"))

    def test_run_again_it_upgrades(self):
        self.script("install.sh")
        before = self.running()
        config = pathlib.Path(self.environment["XDG_CONFIG_HOME"]) / "voicedo-remind/config.toml"
        config.write_text(config.read_text() + "\n# mine\n")
        self.script("install.sh")
        self.assertEqual(len(self.running()), 1)
        self.assertNotEqual(self.running(), before)
        self.assertEqual(self.database.value("SELECT count(*) FROM todo"), 1)
        self.assertTrue(config.read_text().endswith("# mine\n"))

    def test_uninstalling_leaves_the_database(self):
        self.script("install.sh")
        said = self.script("uninstall.sh")
        self.assertEqual(self.running(), [])
        self.assertIn(str(self.database.path), said)
        self.assertTrue(self.database.is_sound())
        self.assertEqual(list((self.desktop.folder / "home/.local/bin").iterdir()), [])
