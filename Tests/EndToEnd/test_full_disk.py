"""The disk when there is no room left on it.

Each day: what the person reads, the exit code, and that the database is whole afterwards.
"""

import contextlib
import resource
import subprocess

import programs
from bad_day import GIVEN_BACK, TEXT, fill
from home import HomeTest, breaches


class FullDisk(HomeTest):
    """A small disk of its own where mounting is allowed; else a limit on the size of files."""

    def fill_up(self, folder):
        with open(folder / "ballast", "wb") as ballast, contextlib.suppress(OSError):
            while True:
                ballast.write(b"x" * 4096)
                ballast.flush()

    def on_a_small_disk(self, *arguments):
        """Runs this file as a script in a mount namespace with a disk of 1 MB."""
        return subprocess.run(
            ["unshare", "-rm", "sh", "-c",
             f'mount -t tmpfs -o size=1m none "{self.home.folder}/home" && "$@"', "sh", *arguments],
            env=self.home.environment, capture_output=True, text=True)

    def test_new_and_full(self):
        """A disk that is full before, and while, to-dos are stored."""
        program = programs.COMPANION
        steps = f'''
            "{program}" buy milk tomorrow || exit 91
            dd if=/dev/zero of="$HOME/ballast" bs=4k 2>/dev/null
            "{program}" {TEXT}; echo "add $?"
            "{program}" done milk; echo "done $?"
            "{program}" list; echo "list $?"
            "{program}" doctor; echo "doctor $?"
            rm "$HOME/ballast"
            sqlite3 "$XDG_DATA_HOME/voicedo-remind/voicedo.sqlite" "PRAGMA integrity_check; SELECT count(*) FROM todo"
            "{program}" {TEXT} || exit 92
            dd if=/dev/zero of="$HOME/ballast" bs=4k 2>/dev/null
            VOICEDO_DB="$HOME/other/x.sqlite" "{program}" {TEXT}; echo "new $?"
            rm "$HOME/ballast"
            VOICEDO_DB="$HOME/other/x.sqlite" "{program}" {TEXT} || exit 93
        '''
        result = self.on_a_small_disk("sh", "-c", steps)
        if "unshare" in result.stderr or "mount:" in result.stderr:
            self.skipTest(f"no mounts here: {result.stderr.strip()[:100]}")
        shown = result.stdout + result.stderr
        self.assertEqual(result.returncode, 0, shown)
        for line in ("add 1", "done 1", "list 0", "doctor 1", "0 B free", "ok\n1\n", "new 1"):
            self.assertIn(line, result.stdout, shown)
        self.assertIn("There is no room left on the disk", result.stderr)
        self.assertIn(GIVEN_BACK, result.stderr)
        self.assertEqual(breaches(result.stderr), [])

    def test_files_that_may_not_grow(self):
        fill(self.home)
        for size in (4096, 40_000, 100_000, self.home.database.stat().st_size):
            with self.subTest(size):
                run = self.home.run(TEXT, prepare=lambda size=size: resource.setrlimit(
                    resource.RLIMIT_FSIZE, (size, size)))
                self.assertIn(run.code, (0, 1), run.err)
                self.assertEqual(breaches(run.err), [])
                if run.code:
                    self.assertIn("There is no room left", run.err)
                self.assertTrue(self.home.is_sound())
        self.expect(0, TEXT)
