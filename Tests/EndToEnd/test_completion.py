"""Completion in real shells at a terminal: what Tab makes of a command line, and that titles and
names of lists are never more than data there."""

import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

import programs
import shells
from desktop import wait_until
from shells import ENTER, TAB, Shell

SHORT = pathlib.Path(__file__).resolve().parents[2] / "config/completions"


class Completing(unittest.TestCase):
    shell = None

    def setUp(self):
        if not shells.is_here(self.shell):
            self.skipTest(f"{self.shell} is not installed")
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="voicedo-shell."))
        self.addCleanup(shutil.rmtree, self.folder)
        for name in ("home", "run", "here"):
            (self.folder / name).mkdir(mode=0o700)
        home = self.folder / "home"
        self.environment = {
            "HOME": str(home), "XDG_DATA_HOME": str(home / "data"),
            "XDG_CONFIG_HOME": str(home / "config"), "XDG_STATE_HOME": str(home / "state"),
            "XDG_RUNTIME_DIR": str(self.folder / "run"), "TZ": "Europe/Berlin", "LANG": "C.UTF-8",
            "DBUS_SESSION_BUS_ADDRESS": f"unix:path={self.folder}/no-bus",
            "PATH": f"{programs.BINARIES}:{os.environ['PATH']}", "COLUMNS": "100", "LINES": "40",
        }
        self.database = programs.Database(self.environment)

    def add(self, *titles):
        for title in titles:
            programs.companion(self.environment, "add", "--no-parse", title)

    def is_done(self, title):
        return self.database.value(
            "SELECT completed_at IS NOT NULL FROM todo WHERE title = ?", title) == 1

    def open_shell(self):
        return self.enterContext(Shell(self.shell, self.environment, self.folder / "here"))

    def typing(self, *keys, shell=None):
        """The shell after the keys and Enter, its command carried out."""
        shell = shell or self.open_shell()
        shell.types(*keys)
        prompts = shell.screen.count(shells.PROMPT)
        shell.types(ENTER)
        wait_until(lambda: shell.has_prompted(prompts + 1), 10)
        return shell

    def test_a_word_of_the_title_becomes_the_one_that_is_meant(self):
        self.add("Buy milk", "Call the dentist")
        self.typing("voicedo-remind done den", TAB)
        self.assertTrue(self.is_done("Call the dentist"))
        self.assertFalse(self.is_done("Buy milk"))

    def test_the_short_name_is_completed_like_the_long_one(self):
        """Its file lies beside the one of the long name, as installers put them."""
        self.add("Call the dentist")
        programs_folder, completions = self.folder / "bin", self.folder / "completions"
        programs_folder.mkdir()
        completions.mkdir()
        (programs_folder / "vr").symlink_to(programs.COMPANION)
        self.environment["PATH"] = f"{programs_folder}:{self.environment['PATH']}"
        before, ending, load = {
            "bash": ("", "", "source {}/vr"), "fish": ("", ".fish", "source {}/vr.fish"),
            "zsh": ("_", "", "fpath=({} $fpath); compinit -u -D"),
        }[self.shell]
        shutil.copy(SHORT / f"vr.{self.shell}", completions / f"{before}vr{ending}")
        script = programs.companion(self.environment, "completions", self.shell).stdout
        (completions / f"{before}voicedo-remind{ending}").write_text(script)
        shell = self.typing(load.format(completions))
        self.typing("vr done den", TAB, shell=shell)
        self.assertTrue(self.is_done("Call the dentist"), shell.screen)

    def test_the_beginning_of_an_id_becomes_the_whole(self):
        self.add("Buy milk")
        handle = self.database.value("SELECT handle FROM todo")
        shell = self.typing(f"voicedo-remind done {handle[:3]}", TAB)
        self.assertTrue(self.is_done("Buy milk"))
        self.assertIn(handle, shell.screen)

    def test_several_are_shown_with_their_titles(self):
        self.add("Buy milk", "Mix paint", "Call the dentist")
        shell = self.open_shell()
        shell.types("voicedo-remind done mi", TAB, TAB)
        self.assertIn("Buy milk", shell.screen)
        self.assertIn("Mix paint", shell.screen)
        self.assertNotIn("Call the dentist", shell.screen)

    def test_verbs_and_options(self):
        self.add("Buy milk", "Call the dentist")
        shell = self.typing("voicedo-remind nex", TAB, "--jso", TAB)
        self.assertIn('"schema"', shell.screen)

    def test_a_list_with_a_blank_is_one_word(self):
        self.add("Buy milk")
        self.database.shell("INSERT INTO list(name) VALUES ('At home')")
        self.typing("voicedo-remind add --no-parse --list At", TAB, " sweep")
        self.assertEqual(self.database.value(
            "SELECT list.name FROM todo JOIN list ON list.id = list_id WHERE title = 'sweep' "
            "COLLATE NOCASE"), "At home")

    def test_titles_are_data(self):
        """Whatever a title holds: it is shown, and nothing of it is carried out or expanded."""
        trap = self.folder / "here" / "trap"
        titles = [
            f"zap $(touch {trap})", f"zap `touch {trap}`", f"zap '; touch {trap}; '",
            f'zap "; touch {trap}; "', "zap $HOME ${PATH} %F{red} !! ~ * ?",
            f"zap & touch {trap} &", f"zap (touch {trap})", "zap \\n\\x1b[31m",
        ]
        self.add(*titles)
        self.database.shell(
            "INSERT INTO todo(title) VALUES ('zap' || char(10) || 'touch trap' || char(10)), "
            "('zap' || char(27) || ']0;owned' || char(7)), ('zap' || char(0x202e) || 'trap')")
        shell = self.open_shell()
        shell.types("voicedo-remind show zap", TAB, TAB, TAB)
        self.assertIn("zap", shell.screen)
        self.assertNotIn("\x1b]0;owned", shell.heard)
        self.assertNotIn("\u202e", shell.heard)
        shell.types(ENTER)
        self.assertFalse(trap.exists())

    def test_each_title_with_traps_can_be_completed(self):
        trap = self.folder / "here" / "trap"
        titles = [f"alpha $(touch {trap})", f"beta `touch {trap}`", f"gamma '; touch {trap}; '",
                  f'delta "; touch {trap}; "', f"iota !! & touch {trap} & # *"]
        self.add(*titles)
        for title in titles:
            with self.subTest(title=title):
                self.typing("voicedo-remind done " + title.split()[0], TAB)
                self.assertTrue(self.is_done(title))
                self.assertFalse(trap.exists())

    def test_names_of_lists_are_data(self):
        trap = self.folder / "here" / "trap"
        self.add("Buy milk")
        name = "qu $(touch trap)`touch trap`; touch trap 'x\" & *"
        quoted = name.replace("'", "''")
        self.database.shell(f"INSERT INTO list(name) VALUES ('{quoted}')")
        self.typing("voicedo-remind add --no-parse --list qu", TAB, " sweep")
        self.assertFalse(trap.exists())
        self.assertEqual(self.database.value(
            "SELECT list.name FROM todo JOIN list ON list.id = list_id WHERE title = 'sweep' "
            "COLLATE NOCASE"), name)


class InBash(Completing):
    shell = "bash"

    def reply(self, *words):
        """COMPREPLY for these words, the last one being typed."""
        script = subprocess.run(["voicedo-remind", "completions", "bash"], env=self.environment,
                                capture_output=True, text=True, check=True).stdout
        result = subprocess.run(
            ["bash", "--norc", "-c", script + """
             COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMP_TYPE=9
             _voicedo_remind
             printf '%s\\n' "${COMPREPLY[@]}"
             """, "bash", "voicedo-remind", *words],
            env=self.environment, capture_output=True, text=True, check=True)
        self.assertEqual(result.stderr, "")
        return result.stdout.splitlines()

    def test_one_alone_is_the_id_and_several_come_with_titles(self):
        self.add("Buy milk", "Mix paint")
        milk, paint = [self.database.value("SELECT handle FROM todo WHERE title = ?", title)
                       for title in ("Buy milk", "Mix paint")]
        self.assertEqual(self.reply("done", "milk"), [milk])
        self.assertEqual(sorted(self.reply("done", "")),
                         sorted([f"{milk}  Buy milk", f"{paint}  Mix paint"]))

    def test_the_words_typed_stay_while_several_fit(self):
        self.add("Buy milk", "Mix paint")
        handles = [row["handle"] for row in self.database.rows("SELECT handle FROM todo")]
        shell = self.open_shell()
        shell.types("voicedo-remind done mi", TAB)
        shell.types("lk", TAB, ENTER)
        shell.waits_for("Done:")
        self.assertTrue(self.is_done("Buy milk"))
        self.assertEqual(len(set(handles)), 2)


class InZsh(Completing):
    shell = "zsh"


class InFish(Completing):
    shell = "fish"

    def offered(self, line):
        script = subprocess.run(["voicedo-remind", "completions", "fish"], env=self.environment,
                                capture_output=True, text=True, check=True).stdout
        result = subprocess.run(["fish", "--no-config", "-c", script + f"\ncomplete -C '{line}'"],
                                env=self.environment, capture_output=True, text=True, check=True)
        self.assertEqual(result.stderr, "")
        return result.stdout.splitlines()

    def test_ids_come_with_titles(self):
        self.add("Buy milk")
        handle = self.database.value("SELECT handle FROM todo")
        self.assertEqual(self.offered("voicedo-remind done "), [f"{handle}\tBuy milk"])
        self.assertEqual(self.offered("voicedo-remind done mil"), [f"{handle} Buy milk"])

    def test_verbs_come_with_what_they_are_for(self):
        self.assertIn("undo\tTake the last change back.", self.offered("voicedo-remind un"))


def load_tests(loader, *_):
    """The cases of each shell; what they share is no case of its own."""
    return unittest.TestSuite(
        loader.loadTestsFromTestCase(case) for case in (InBash, InZsh, InFish))
