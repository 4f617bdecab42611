"""The home, the bus and the settings on their bad days.

Each day: what the person reads, the exit code, and that the database is whole afterwards.
"""

import os
import resource
import shutil
import subprocess

import programs
from bad_day import TEXT
from home import NOBODY, HomeTest


class Surroundings(HomeTest):
    def test_without_home(self):
        """The list of users names it; without any, that is said."""
        run = self.expect(0, "status", without=["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"])
        self.assertNotIn(" /.local", run.out)
        for home in ("", "relative/home"):
            self.assertNotIn(" relative", self.expect(
                0, "status", HOME=home, without=["XDG_DATA_HOME", "XDG_CONFIG_HOME"]).out)

    def test_of_nobody_without_home(self):
        home = self.new_home()
        if os.getuid() != 0:
            self.skipTest("only root can become somebody who is in no list of users")
        home.folder.chmod(0o755)

        def become_unknown():
            os.setgroups([])
            os.setgid(4_000_000)
            os.setuid(4_000_000)

        for arguments in ([TEXT], ["list"], ["add", "--json", "-"]):
            run = self.expect(1, *arguments, home=home, prepare=become_unknown, text='{"tasks":[]}',
                              without=["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR"],
                              says=["There is no home directory", "VOICEDO_DB"])
        self.assertIn("There is no home directory", run.err)
        self.expect(1, "doctor", home=home, prepare=become_unknown, says="There is no home directory",
                    without=["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR"])

    def test_relative_folders_are_left_aside(self):
        self.expect(0, TEXT, XDG_DATA_HOME="data", XDG_CONFIG_HOME="config", XDG_RUNTIME_DIR="run")
        self.assertTrue((self.home.folder / "home/.local/share/voicedo-remind/voicedo.sqlite").exists())

    def test_without_a_bus(self):
        run = self.expect(0, TEXT, without=["DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"])
        self.assertIn("Reminders come once the service runs", run.err)
        for address in ("nonsense", "unix:path=/dev/null", "tcp:host=localhost,port=1", ""):
            with self.subTest(address):
                self.expect(0, "list", DBUS_SESSION_BUS_ADDRESS=address)
                self.expect(0, "status", DBUS_SESSION_BUS_ADDRESS=address)
        self.assert_sound(1)

    def test_with_nothing_around_at_all(self):
        result = subprocess.run([programs.COMPANION, "--version"], env={}, capture_output=True)
        self.assertEqual(result.returncode, 0)

    def test_with_a_library_that_is_loaded_first_and_moves_the_environment(self):
        """What is typed is stored all the same, and nothing is answered that was not asked."""
        compiler = shutil.which("cc") or shutil.which("clang")
        if compiler is None:
            self.skipTest("no compiler for C here")
        source, library = (self.home.folder / name for name in ("first.c", "first.so"))
        source.write_text("#include <stdlib.h>\n__attribute__((constructor)) static void begin(void)"
                          "{ setenv(\"FIRST\", \"1\", 1); }\n")
        built = subprocess.run([compiler, "-shared", "-fPIC", "-o", library, source],
                               capture_output=True, text=True)
        if built.returncode:
            self.skipTest(f"cannot be built here: {built.stderr.strip()[:100]}")
        self.assertIn("Buy milk", self.expect(0, "add", "buy milk", LD_PRELOAD=str(library)).out)
        self.assert_sound(1)

    def test_with_odd_words_in_the_environment(self):
        """A zone, a language or a size that is none: what is typed is stored, and nothing steers."""
        zones = ["", "x", "../../../etc/passwd", ":Europe/Berlin", "EST5EDT,M3.2.0,M11.1.0", "<+1400>-14",
                 "A" * 100_000, "UTC0\n", "\x1b[31m", "/dev/zero", "GMT+99:99:99"]
        languages = ["", "C", "tr_TR.UTF-8", "zz_ZZ", "\x1b[31m", "../../x", "a" * 50_000]
        odd = [("TZ", zone) for zone in zones]
        odd += [(name, word) for name in ("LANG", "LC_ALL", "LC_TIME") for word in languages]
        odd += [(name, word) for name in ("COLUMNS", "LINES") for word in ("0", "-1", "9" * 20, "x")]
        for count, (name, word) in enumerate(odd, start=1):
            with self.subTest(name=name, word=word[:40]):
                self.expect(0, f"call number {count}", **{name: word})
                self.expect(0, "list", **{name: word})
        self.assert_sound(len(odd))

    def test_with_few_descriptors_or_small_files(self):
        """It does what was asked or says why not; nothing is half-written."""
        self.expect(0, TEXT)
        for limit, numbers in [(resource.RLIMIT_NOFILE, [5, 6, 8, 10, 16]),
                               (resource.RLIMIT_FSIZE, [0, 1, 4096, 65_536]),
                               (resource.RLIMIT_AS, [256 << 20])]:
            for number in numbers:
                for arguments in (["list"], ["call mum tomorrow"], ["done", "mum"], ["undo"], ["doctor"]):
                    with self.subTest(limit=limit, number=number, arguments=arguments):
                        run = self.home.run(
                            *arguments,
                            prepare=lambda: resource.setrlimit(limit, (number, number)))
                        self.assertIn(run.code, range(9), run.err[:300])
        self.assertTrue(self.home.is_sound())
        self.expect(0, "list")

    def test_with_little_stack(self):
        """It takes what it may have, or says that it may not, and never ends without a word."""
        hard = resource.getrlimit(resource.RLIMIT_STACK)[1]
        for kilobytes in (32, 64, 96, 128, 200):
            with self.subTest(kilobytes):
                few = kilobytes << 10
                self.expect(0, TEXT, prepare=lambda: resource.setrlimit(resource.RLIMIT_STACK, (few, hard)))
                self.expect(1, TEXT, says=["nothing was done", f"only {kilobytes} kB of stack"],
                            prepare=lambda: resource.setrlimit(resource.RLIMIT_STACK, (few, few)))
        self.assert_sound(5)


class Settings(HomeTest):
    def configure(self, content, mode=0o600):
        self.home.settings.parent.mkdir(parents=True, exist_ok=True)
        self.home.settings.write_bytes(content)
        self.home.settings.chmod(mode)

    def test_with_something_that_is_no_toml(self):
        for content, line in ((b"tone = \n", "line 1"), (b"# fine\n\n[reminders\n", "line 3"),
                              (b'tone = "quiet"\n[reminders]\nsnooze = 99999999999999999999\n', "line 3"),
                              (b'tone = "a\0b"', "line 1"), (b"a = " + b"[" * 10_000, "line 1"),
                              (b"tone = 'quiet' \x1b[31m\n", "line 1")):
            with self.subTest(content[:30]):
                self.setUp()
                self.configure(content)
                run = self.expect(0, TEXT, says=[line, "every default was kept", "Buy bread"])
                self.assertNotIn("default", self.expect(0, "list").err)
                self.expect(1, "config", "check", says=line)
                self.assertIn("09:00", run.out)
                self.assert_sound(1)

    def test_of_the_wrong_kind(self):
        self.configure(b'tone = 5\nnonsense = true\n[reminders]\nsnooze = "soon"\n[x]\ny=1\n')
        self.expect(0, TEXT, says=["tone", "nonsense", "snooze", "[x]"])
        self.assert_sound(1)

    def test_that_is_large(self):
        self.configure(b"# nothing\n" * 300_000)
        self.assertLess(self.expect(0, TEXT).processor_time, 5)

    def test_that_cannot_be_read(self):
        home = self.home
        self.configure(b'tone = "quiet"\n', mode=0)
        if os.getuid() == 0:
            home.drops, home.user = True, NOBODY
            home.folder.chmod(0o755)
            for path in [home.folder / "run", *(home.folder / "home").rglob("*"), home.folder / "home"]:
                os.chown(path, NOBODY, NOBODY)
        self.expect(0, TEXT, says=["could not be opened", "Buy bread"])
        self.assert_sound(1)

    def test_that_are_a_folder(self):
        self.home.settings.mkdir(parents=True)
        self.expect(0, TEXT, says="could not be opened")
