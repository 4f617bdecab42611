"""The installer where there is no user manager: the service runs beside the session."""

import os
import pathlib
import shlex
import shutil
import subprocess
import unittest

import programs
from case import EndToEndTest
from home import Home

ROOT = pathlib.Path(__file__).resolve().parents[2]

# dpkg-query as Debian has it: of a name that it does not know it complains, and fails at the end.
DPKG_QUERY = """for name in "$@"; do
  case $name in
    -*) continue ;;
    %s
  esac
  echo "dpkg-query: no packages found matching $name" >&2
  status=1
done
exit ${status:-0}"""
# Everything is installed: under the plain names alone, or under the new ones alone.
DEBIAN_12 = DPKG_QUERY % "*t64) ;; *) echo installed; continue ;;"
DEBIAN_13 = DPKG_QUERY % "*t64) echo installed; continue ;;"


class InstallingWithoutAUserManager(EndToEndTest):
    def setUp(self):
        super().setUp()
        shutil.rmtree(pathlib.Path(self.environment["XDG_CONFIG_HOME"]))
        self.addCleanup(self.script, "uninstall.sh")

    def script(self, name, *options):
        result = subprocess.run(
            [ROOT / "systemd" / name, *options], capture_output=True, text=True, stdin=subprocess.DEVNULL,
            env=self.environment | {"VOICEDO_PREBUILT": str(programs.BINARIES)}, timeout=120,
        )
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        return result.stdout + result.stderr

    def refused(self, **environment):
        """What install.sh says where something it needs is not there."""
        result = subprocess.run(
            [ROOT / "systemd/install.sh"], capture_output=True, text=True, stdin=subprocess.DEVNULL,
            env=self.environment | environment, timeout=60,
        )
        self.assertEqual(result.returncode, 1, result.stdout + result.stderr)
        self.assertFalse((self.desktop.folder / "home/.local/bin").exists())
        return result.stdout + result.stderr

    def path_with(self, **scripts):
        """A PATH where these programs are shell scripts, and Swift is no other."""
        folder = self.desktop.folder / "programs"
        folder.mkdir()
        for name, script in scripts.items():
            (folder / name).write_text("#!/bin/sh\n" + script + "\n")
            (folder / name).chmod(0o755)
        return f"{folder}:/usr/bin:/bin"

    def running(self):
        program = str(self.desktop.folder / "home/.local/libexec/voicedo-remind/voicedo-remindd")
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

    def test_expanded_banners_are_offered_on_gnome_and_set_when_asked_for(self):
        place = "org.gnome.desktop.notifications.application"
        place += f":/{place.rpartition('.')[0].replace('.', '/')}/application/voicedo-remind/"

        def expanded():
            return subprocess.run(["gsettings", "get", place, "force-expanded"], text=True, check=True,
                                  env=self.environment, capture_output=True).stdout.strip()

        self.environment.update(GSETTINGS_BACKEND="keyfile", XDG_CURRENT_DESKTOP="ubuntu:GNOME")
        self.assertIn("systemd/install.sh --expanded-banners", self.script("install.sh"))
        self.assertEqual(expanded(), "false")
        self.assertIn("at once from now on", self.script("install.sh", "--expanded-banners"))
        self.assertEqual(expanded(), "true")
        self.assertNotIn("expanded", self.script("install.sh"))

    def test_the_program_for_the_network_has_a_place_of_its_own(self):
        self.script("install.sh")
        folder = self.desktop.folder / "home/.local/libexec/voicedo-remind"
        self.assertTrue(os.access(folder / "voicedo-online", os.X_OK))
        self.script("uninstall.sh")
        self.assertFalse(folder.exists())

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

    def test_four_at_once_leave_whole_programs_and_one_service(self):
        """One after the other: whoever comes while another is at work waits for it."""
        started = [
            subprocess.Popen(
                [ROOT / "systemd/install.sh"], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT, text=True,
                env=self.environment | {"VOICEDO_PREBUILT": str(programs.BINARIES)})
            for _ in range(4)]
        said = [process.communicate(timeout=240)[0] for process in started]
        self.assertEqual([process.returncode for process in started], [0] * 4, said)
        self.assertEqual(sum("Another installation is under way" in text for text in said), 3, said)
        for place, name in ((".local/bin", "voicedo-remind"),
                            (".local/libexec/voicedo-remind", "voicedo-remindd")):
            installed = (self.desktop.folder / "home" / place / name).read_bytes()
            self.assertEqual(installed, (programs.BINARIES / name).read_bytes(), name)
        self.assertEqual(len(self.running()), 1)
        self.assertEqual(self.database.value("SELECT count(*) FROM todo"), 1)

    def test_looks_for_swift_before_anything_else(self):
        said = self.refused(PATH=self.path_with(**{"apt-get": "exit 1", "dpkg-query": "exit 1"}))
        self.assertIn("no `swift` on the PATH", said)
        self.assertIn("Nothing was changed.", said)
        self.assertNotIn("Debian packages", said)

    def test_names_the_swift_it_needs(self):
        said = self.refused(PATH=self.path_with(swift="echo 'Swift version 6.1.2 (release)'"))
        self.assertIn("Swift 6.1 is here; this needs 6.2 or newer.", said)
        self.assertIn("Nothing was changed.", said)

    def test_a_build_that_ends_early_shows_its_reason_only(self):
        swift = ("[ \"$1\" != --version ] || { echo 'Swift version 6.3 (release)'; exit; }\n"
                 "seq 50; echo 'file.swift:1: error: no such thing' >&2; seq 50; exit 1")
        installed = "echo installed"
        said = self.refused(PATH=self.path_with(swift=swift, **{"dpkg-query": installed}))
        self.assertIn("    file.swift:1: error: no such thing\n", said)
        self.assertNotIn("\n    50\n", said)
        self.assertIn("Nothing was changed.", said)
        log = self.desktop.folder / "home/.local/state/voicedo-remind/install.log"
        self.assertIn(str(log), said)
        self.assertIn("\n50\n", log.read_text())

    def test_programs_that_are_not_there_are_named(self):
        said = self.refused(VOICEDO_PREBUILT="/nowhere")
        self.assertIn("There is no program /nowhere/voicedo-remind.", said)

    def test_only_the_companion_is_where_names_are_completed(self):
        """An earlier version put the service there, too: it goes."""
        folder = self.desktop.folder / "home/.local/bin"
        folder.mkdir(parents=True)
        (folder / "voicedo-remindd").write_text("#!/bin/sh\n")
        self.script("install.sh")
        self.assertEqual(sorted(path.name for path in folder.iterdir()), ["voicedo-remind", "vr"])
        self.assertEqual(len(self.running()), 1)

    def test_a_short_name_comes_where_no_other_program_has_it(self):
        own = self.desktop.folder / "home/.local/bin/vr"
        self.assertIn('vr "buy milk', self.script("install.sh"))
        self.assertEqual(os.readlink(own), "voicedo-remind")
        self.script("uninstall.sh")
        self.assertFalse(own.is_symlink())
        # Somewhere on the PATH, or in the very place.
        self.environment["PATH"] = self.path_with(vr="echo mine")
        self.assertNotIn("short name", self.script("install.sh"))
        self.assertFalse(own.is_symlink())
        self.environment["PATH"] = "/usr/bin:/bin"
        own.write_text("#!/bin/sh\necho mine\n")
        self.script("install.sh")
        self.script("uninstall.sh")
        self.assertIn("mine", own.read_text())

    def test_the_desktop_starts_it_at_login(self):
        self.environment["VOICEDO_CONFIG"] = str(self.desktop.folder / 'home/50% "mine" $1.toml')
        self.script("install.sh")
        entry = pathlib.Path(self.environment["XDG_CONFIG_HOME"]) / "autostart/voicedo-remindd.desktop"
        if shutil.which("desktop-file-validate"):
            checked = subprocess.run(["desktop-file-validate", entry], capture_output=True, text=True)
            self.assertEqual(checked.stdout + checked.stderr, "")
        command = next(line for line in entry.read_text().splitlines() if line.startswith("Exec="))
        self.assertIn('50%% \\\\"mine\\\\" \\\\$1.toml"', command)
        self.assertTrue(command.endswith('/home/.local/libexec/voicedo-remind/voicedo-remindd"'), command)
        self.script("uninstall.sh")
        self.assertFalse(entry.parent.exists())

    def belongings(self):
        """What an installation puts there for shells, man and the desktop's search."""
        home = self.desktop.folder / "home"
        data = pathlib.Path(self.environment["XDG_DATA_HOME"])
        pages = (ROOT / "config/man").glob("*.[1-9]")
        return [
            data / "bash-completion/completions/voicedo-remind",
            data / "zsh/site-functions/_voicedo-remind",
            data / "fish/vendor_completions.d/voicedo-remind.fish",
            data / "gnome-shell/search-providers/voicedo-remind-search-provider.ini",
            data / "krunner/dbusplugins/plasma-runner-voicedo-remind.desktop",
            data / "bash-completion/completions/vr", data / "zsh/site-functions/_vr",
            data / "fish/vendor_completions.d/vr.fish",
        ] + [home / ".local/share/man" / f"man{page.suffix[1:]}" / page.name for page in pages]

    def test_on_gnome_the_line_is_told_that_makes_its_search_know_of_it(self):
        data = self.environment["XDG_DATA_HOME"]
        self.assertNotIn("search-providers", self.script("install.sh"))
        self.environment["XDG_CURRENT_DESKTOP"] = "ubuntu:GNOME"
        self.assertIn("sudo install -Dm644", self.script("install.sh"))
        self.environment["XDG_DATA_DIRS"] = f"/usr/share:{data}/"
        self.assertNotIn("sudo install -Dm644", self.script("install.sh"))

    def test_completions_the_manual_and_what_the_search_asks_come_and_go(self):
        said = self.script("install.sh")
        self.assertNotIn("zsh", said)
        for path in self.belongings():
            self.assertTrue(path.stat().st_size > 0, path)
        bash = self.belongings()[0].read_text()
        self.assertEqual(subprocess.run(["bash", "-n"], input=bash, text=True).returncode, 0)
        self.script("uninstall.sh")
        for path in self.belongings():
            self.assertFalse(path.exists(), path)
            self.assertFalse(path.parent.exists(), path)

    def test_man_finds_the_pages_beside_the_programs(self):
        if not shutil.which("man"):
            self.skipTest("man is not installed")
        self.script("install.sh")
        home = self.desktop.folder / "home"
        environment = {"HOME": str(home), "PATH": f"{home}/.local/bin:/usr/bin:/bin"}
        for name in ("voicedo-remind", "voicedo-remindd", "voicedo-remind.toml",
                     "voicedo-remind-database"):
            found = subprocess.run(["man", "--path", name], env=environment, capture_output=True,
                                   text=True)
            self.assertIn(str(home), found.stdout, found.stderr)

    def test_who_uses_zsh_is_told_the_one_line(self):
        if not shutil.which("zsh"):
            self.skipTest("zsh is not installed")
        self.environment["SHELL"] = "/usr/bin/zsh"
        said = self.script("install.sh")
        line = next(line for line in said.splitlines() if "fpath=(" in line)
        (self.desktop.folder / "home/.zshrc").write_text(line + "\n")
        self.assertNotIn("fpath", self.script("install.sh"))
        self.assertIn("voicedo-remind", subprocess.run(
            ["zsh", "-ic", "autoload -Uz compinit; compinit -u -D; print $_comps[voicedo-remind]"],
            env=self.environment, capture_output=True, text=True, stdin=subprocess.DEVNULL).stdout)

    def test_uninstalling_leaves_the_database(self):
        self.script("install.sh")
        said = self.script("uninstall.sh")
        self.assertEqual(self.running(), [])
        self.assertIn(str(self.database.path), said)
        self.assertTrue(self.database.is_sound())
        self.assertEqual(list((self.desktop.folder / "home/.local/bin").iterdir()), [])


class InstallingAsAnOrdinaryUser(unittest.TestCase):
    """Nobody's rights, no sudo, no desktop: what needs an administrator is not needed."""

    def setUp(self):
        self.home = Home(unprivileged=True)
        self.addCleanup(self.home.close)
        self.addCleanup(self.run_script, "uninstall.sh")
        self.programs = self.home.folder / "programs"
        self.programs.mkdir()
        self.has("sudo", "exit 1")
        self.home.environment |= {
            "PATH": f"{self.programs}:/usr/bin:/bin", "SHELL": "/bin/bash",
            "VOICEDO_PREBUILT": str(programs.BINARIES),
        }

    def has(self, program, script):
        """Puts a shell script before all other programs."""
        path = self.programs / program
        path.write_text("#!/bin/sh\n" + script + "\n")
        path.chmod(0o755)

    def run_script(self, name):
        user = {"user": self.home.user, "group": self.home.user, "extra_groups": []}
        return subprocess.run(
            [ROOT / "systemd" / name], capture_output=True, text=True, stdin=subprocess.DEVNULL,
            env=self.home.environment, timeout=120, **(user if self.home.drops else {}),
        )

    def install(self, code=0):
        result = self.run_script("install.sh")
        self.assertEqual(result.returncode, code, result.stdout + result.stderr)
        return result.stdout + result.stderr

    def is_there(self):
        return (self.home.folder / "home/.local/bin/voicedo-remind").exists()

    def test_what_is_here_is_not_asked_for(self):
        for debian, script in (("12", DEBIAN_12), ("13", DEBIAN_13)):
            with self.subTest(debian=debian):
                self.has("dpkg-query", script)
                self.assertIn("Everything needed from Debian is here.", self.install())
                self.assertTrue(self.is_there())
                self.run_script("uninstall.sh")

    @unittest.skipUnless(shutil.which("dpkg-query"), "this is not Debian")
    def test_this_machine_has_what_its_own_programs_need(self):
        self.assertIn("Everything needed from Debian is here.", self.install())

    def test_what_is_not_here_is_named_for_the_administrator(self):
        self.has("dpkg-query", DPKG_QUERY % "libcurl4) echo installed; continue ;;")
        said = self.install(code=1)
        self.assertIn("  sudo apt-get install libexpat1 libnotify4 ", said)
        self.assertNotIn("libcurl4", said)
        self.assertIn("Nothing was changed.", said)
        self.assertFalse(self.is_there())

    def told_to_units(self, data_home):
        """What the units of a person with a user manager are told, as systemd reads it."""
        drop_in = data_home / "systemd/user/voicedo-remindd.service.d/paths.conf"
        lines = drop_in.read_text().splitlines()
        self.assertEqual(lines[0], "[Service]")
        if shutil.which("systemd-analyze"):
            # The unit itself may name what is not here.
            unit = self.home.folder / "read.service"
            unit.write_text("\n".join(lines) + "\nType=oneshot\nExecStart=/bin/true\n")
            run = subprocess.run(
                ["systemd-analyze", "verify", "--user", unit], capture_output=True, text=True,
                env=os.environ | {"XDG_RUNTIME_DIR": str(self.home.folder / "run")})
            self.assertNotIn("read.service:", run.stderr)
        told = [shlex.split(line.removeprefix("Environment=")) for line in lines[1:]]
        self.assertEqual([len(words) for words in told], [1] * len(told), lines)
        return [words[0].replace("%%", "%") for words in told]

    def test_units_are_told_of_settings_with_any_name(self):
        self.has("dpkg-query", DEBIAN_12)
        self.has("systemctl", "exit 0")
        settings = str(self.home.folder / 'home/config/50% "mine" \\table $HOME & \\".toml')
        self.home.environment["VOICEDO_CONFIG"] = settings
        self.install()
        told = self.told_to_units(self.home.folder / "home/.local/share")
        self.assertIn(f"VOICEDO_CONFIG={settings}", told)

    def test_the_user_manager_may_have_a_folder_of_any_name(self):
        self.has("dpkg-query", DEBIAN_12)
        # As systemd writes it.
        self.has("systemctl", f"""case $* in *show-environment*)
  printf '%s\\n' "XDG_DATA_HOME=\\$'{self.home.folder}/home/its \\\\'own\\\\' data'" ;;
esac""")
        self.install()
        self.assertIn(f"XDG_DATA_HOME={self.home.environment['XDG_DATA_HOME']}",
                      self.told_to_units(self.home.folder / "home/its 'own' data"))

    def test_the_next_login_knows_the_folder_where_a_profile_names_it(self):
        self.has("dpkg-query", DEBIAN_12)
        for name in (".profile", ".bash_profile"):
            with self.subTest(name=name):
                profile = self.home.folder / "home" / name
                profile.write_text('PATH="$HOME/.local/bin:$PATH"\n')
                self.assertIn("From your next login on it is known by itself.", self.install())
                profile.unlink()
        self.assertIn("Put the same line into ~/.profile", self.install())
