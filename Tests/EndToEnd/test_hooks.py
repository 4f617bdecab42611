"""Hooks: real programs that are told of what happens, by the companion and through systemd."""

import json
import os
import pathlib
import re
import shutil
import signal
import stat
import subprocess
import time

import programs
from desktop import wait_until
from home import HomeTest
from surroundings import SurroundingsTest
from test_manual import MANUAL, examples

NOTE = 'cat >> "$HOME/told"\n'
SYSTEMD = "org.freedesktop.systemd1"


def write_hook(folder, name, script, mode=0o755):
    """Puts a hook in its place in one step, as who edits one does."""
    path = pathlib.Path(folder) / name
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o755)
    new = path.with_name("." + path.name)
    new.write_text("#!/bin/sh\n" + script)
    new.chmod(mode)
    new.rename(path)
    return path


class HookTest(HomeTest):
    """Without a service: the companion tells hooks itself, beside whoever typed."""

    def setUp(self):
        super().setUp()
        self.place = self.home.folder / "home"
        self.expect(0, "list")

    def hook(self, name, script=NOTE, mode=0o755):
        return write_hook(self.home.settings.parent / "hooks", name, script, mode)

    def told(self, name="told"):
        path = self.place / name
        return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []

    def eventually(self, condition, message, within=10.0):
        value = wait_until(condition, within)
        self.assertTrue(value, f"{message}: {self.told()!r:.500}")
        return value

    def settle(self):
        """Tells whatever is left, once nobody else does."""
        for _ in range(200):
            if "Another run" not in self.expect(0, "hooks", "run").out:
                return
            time.sleep(0.05)
        self.fail("another run goes on and on")


class AHook(HookTest):
    def test_is_told_of_what_the_companion_did(self):
        self.expect(0, "add", "--no-parse", "Bread")
        for name in ("added", "done", "snoozed", "deleted", "focus"):
            self.hook(name)
        time.sleep(0.02)
        self.expect(0, "add", "--no-parse", "Milk")
        self.eventually(lambda: len(self.told()) == 1, "it is not told")
        self.expect(0, "snooze", "milk")
        self.expect(0, "focus", "milk", "25m")
        self.expect(0, "done", "milk")
        self.expect(0, "delete", "milk")
        self.settle()
        told = self.eventually(lambda: len(self.told()) >= 5 and self.told(), "all are not told")
        self.assertEqual([one["event"] for one in told if one["event"] != "focus"],
                         ["added", "snoozed", "done", "deleted"])
        self.assertIn("focus", {one["event"] for one in told})
        self.assertEqual({one["todo"]["title"] for one in told if one["todo"]}, {"Milk"})
        self.assertEqual(len({one["id"] for one in told}), len(told))
        self.assertEqual({one["schema"] for one in told}, {1})

    def test_is_not_run_until_it_is_there(self):
        self.expect(0, "add", "--no-parse", "Milk")
        self.assertFalse((self.place / ".local/state/voicedo-remind").exists())
        self.assertIn("no hooks", self.expect(0, "hooks").out)

    def test_keeps_nobody_waiting(self):
        began = time.monotonic()
        self.expect(0, "add", "--no-parse", "before")
        without = time.monotonic() - began
        self.hook("added", "sleep 3\n" + NOTE)
        time.sleep(0.02)
        began = time.monotonic()
        self.expect(0, "add", "--no-parse", "Milk")
        self.assertLess(time.monotonic() - began, without + 1.0)
        self.eventually(self.told, "it is not told")

    def test_that_does_not_end_well_keeps_no_other_from_it(self):
        self.hook("added", "exit 3\n")
        self.hook("added.d/10-slow", "trap '' TERM\nsleep 300\n")
        self.hook("added.d/20-good")
        self.home.settings.write_text("[hooks]\ntimeout = 1\n")
        time.sleep(0.02)
        self.expect(0, "add", "--no-parse", "Milk")
        self.eventually(self.told, "the good one is not told")
        self.settle()
        shown = self.expect(0, "hooks").out
        self.assertIn("ended with status 3", shown)
        self.assertIn("took longer than 1 s", shown)
        self.assertIn("ended well", shown)
        self.assertIn("ended with status 3", self.home.run("doctor").out)
        self.assert_sound(1)

    def test_that_others_can_write_to_is_not_run(self):
        self.hook("added", mode=0o775)
        self.hook("done", mode=0o644)
        self.hook("deleted")
        time.sleep(0.02)
        self.expect(0, "add", "--no-parse", "Milk")
        self.expect(0, "done", "milk")
        self.expect(0, "delete", "milk")
        self.eventually(self.told, "the sound one is not told")
        self.assertEqual([one["event"] for one in self.told()], ["deleted"])
        shown = self.expect(0, "hooks").out
        self.assertIn("chmod go-w", shown)
        self.assertIn("chmod u+x", shown)

    def test_may_write_a_megabyte(self):
        self.hook("added", "head -c 1048576 /dev/zero | tr '\\0' x\nhead -c 1048576 /dev/zero >&2\n"
                  + NOTE)
        time.sleep(0.02)
        self.expect(0, "add", "--no-parse", "Milk")
        self.eventually(self.told, "it is not told")
        self.settle()
        self.assertIn("ended well", self.expect(0, "hooks").out)

    def test_that_adds_goes_round_in_no_circle(self):
        companion = programs.COMPANION
        for event in ("added", "done"):
            self.hook(event, f'{NOTE}"{companion}" add --no-parse "Next of $VOICEDO_EVENT"\n'
                             f'"{companion}" done next\n')
        time.sleep(0.02)
        self.expect(0, "add", "--no-parse", "Milk")
        self.eventually(self.told, "it is not told")
        self.settle()
        time.sleep(1)
        self.settle()
        self.assertEqual([one["todo"]["title"] for one in self.told()], ["Milk"])
        self.assertEqual(self.home.rows("SELECT source FROM todo ORDER BY title"),
                         [("cli",), ("hook",)])

    def test_gets_words_as_data_alone(self):
        marks = self.place / "marks"
        self.hook("added", NOTE + f'env > "{marks}.env"\necho "$#" "$@" > "{marks}.arguments"\n')
        time.sleep(0.02)
        title = "$(touch taken) `touch taken`; touch taken \\ \" ' \u202e\u0007 | x"
        self.home.run("add", "--no-parse", title)
        told = self.eventually(self.told, "it is not told")
        self.assertEqual(len(told), 1)
        self.assertFalse(list(self.place.rglob("taken")))
        self.eventually(lambda: (marks.with_suffix(".arguments")).exists(), "it does not end")
        self.assertEqual(marks.with_suffix(".arguments").read_text(), "0\n")
        self.assertNotIn("touch", marks.with_suffix(".env").read_text())
        self.assertIn("VOICEDO_EVENT=added", marks.with_suffix(".env").read_text())

    def test_misses_nothing_when_many_write_at_once(self):
        self.hook("added")
        time.sleep(0.02)
        environment = self.home.environment
        children = [subprocess.Popen(
            [programs.COMPANION, "add", "--no-parse", f"n{number}"], env=environment,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) for number in range(24)]
        for child in children:
            self.assertEqual(child.wait(), 0)
        self.eventually(lambda: len(self.told()) >= 24, "not all were told", 30)
        self.settle()
        titles = [one["todo"]["title"] for one in self.told()]
        self.assertEqual(sorted(titles), sorted({f"n{number}" for number in range(24)}))

    def test_is_told_again_by_the_same_name_after_a_crash(self):
        self.hook("added", NOTE + '[ -e "$HOME/once" ] || { touch "$HOME/once"; sleep 300; }\n')
        time.sleep(0.02)
        # Not beside this test, which has to know its process.
        self.home.run("add", "--no-parse", "Milk", XDG_CONFIG_HOME=str(self.place / "elsewhere"))
        run = subprocess.Popen([programs.COMPANION, "hooks", "run"], env=self.home.environment,
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.eventually(lambda: (self.place / "once").exists(), "it is not told")
        run.send_signal(signal.SIGKILL)
        run.wait()
        self.settle()
        told = self.told()
        self.assertEqual(len(told), 2)
        self.assertEqual(told[0]["id"], told[1]["id"])
        self.settle()
        self.assertEqual(len(self.told()), 2)

    def test_that_costs_nothing_where_there_is_none(self):
        """No folder: `add` looks for it, and that is all."""
        if not shutil.which("strace"):
            self.skipTest("strace is not installed")
        trace = self.place / "trace"
        subprocess.run(["strace", "-f", "-o", trace, programs.COMPANION, "add", "--no-parse", "Milk"],
                       env=self.home.environment, check=True, capture_output=True)
        looks = [line for line in trace.read_text().splitlines() if "/hooks" in line]
        self.assertEqual(len(looks), 1, looks)
        self.assertNotRegex(trace.read_text(), r"\b(clone3?|v?fork)\(")


class TheRecipes(HookTest):
    """Each recipe of the manual, with stand-ins for what it calls."""

    CALLED = ("curl", "mosquitto_pub", "msmtp", "voicedo-remind")

    def test_are_sound_and_call_what_they_say(self):
        if not shutil.which("jq"):
            self.skipTest("jq is not installed")
        recipes = [block for block in examples(MANUAL / "voicedo-remind-hooks.7")
                   if block.startswith("#!/bin/sh")]
        self.assertEqual(len(recipes), 5)
        bin_folder = self.place / "bin"
        bin_folder.mkdir()
        for name in self.CALLED:
            program = bin_folder / name
            program.write_text('#!/bin/sh\n{ echo "${0##*/}"; printf "%s\\n" "$@"; } > "$HOME/called"\n'
                               '[ -t 0 ] || timeout 2 cat > "$HOME/read"\n')
            program.chmod(0o755)
        path = f"{bin_folder}:{os.environ['PATH']}"
        self.expect(0, "add", "--no-parse", "Milk", "--list", "Laundry")
        events = ["done", "due", "focus", "done", "done"]
        expected = [("curl", "--data-binary"), ("mosquitto_pub", "ffcc00"), ("mosquitto_pub", "OFF"),
                    ("msmtp", "ada@example.org"), None]
        for recipe, event, calls in zip(recipes, events, expected):
            with self.subTest(recipe=recipe):
                self.assertEqual(subprocess.run(["sh", "-n"], input=recipe, text=True).returncode, 0)
                hook = self.hook(event, recipe.removeprefix("#!/bin/sh\n"))
                (self.place / "called").unlink(missing_ok=True)
                (self.place / "read").unlink(missing_ok=True)
                self.expect(0, "hooks", "test", event, PATH=path)
                hook.unlink()
                if calls is None:
                    # A sample is on no such list.
                    self.assertFalse((self.place / "called").exists())
                    continue
                called = (self.place / "called").read_text()
                self.assertTrue(called.startswith(calls[0]), called)
                self.assertIn(calls[1], called)
                read = (self.place / "read").read_text()
                if calls[0] == "curl":
                    self.assertEqual(json.loads(read)["event"], "done")
                if calls[0] == "msmtp":
                    self.assertRegex(read, r"(?s)^To: .*\n\nWater the plants\n$")


class HooksOfTheService(SurroundingsTest):
    """The service asks systemd, which a stand-in is."""

    MANAGER = "/org/freedesktop/systemd1"

    def setUp(self):
        super().setUp()
        self.systemd = self.stand_in()
        self.jobs = 0
        self.answer_with_another_job()
        self.systemd.own(SYSTEMD)
        self.hooks = pathlib.Path(self.environment["XDG_CONFIG_HOME"]) / "voicedo-remind/hooks"

    def answer_with_another_job(self):
        self.jobs += 1
        self.systemd.answer(self.MANAGER, f"{SYSTEMD}.Manager", "StartUnit", "o",
                            f"/org/freedesktop/systemd1/job/{self.jobs}")

    def asked(self):
        return self.systemd.heard().count(f"{SYSTEMD}.Manager.StartUnit")

    def tell(self):
        subprocess.run([programs.COMPANION, "hooks", "run"], env=self.environment, check=True,
                       capture_output=True)
        path = pathlib.Path(self.environment["HOME"]) / "told"
        return [json.loads(line)["event"] for line in path.read_text().splitlines()] \
            if path.exists() else []

    def test_are_started_by_systemd_when_something_happened(self):
        self.begin()
        self.database.insert_due("Before")
        self.popup("Before")
        self.assertEqual(self.asked(), 0)
        for name in ("added", "due", "shown", "done"):
            write_hook(self.hooks, name, NOTE)
        time.sleep(0.05)
        self.database.shell("INSERT INTO todo (id, title) VALUES ('milk', 'Milk')")
        self.eventually(lambda: self.asked() >= 1, "systemd is not asked")
        self.answer_with_another_job()
        time.sleep(1.2)
        asked = self.asked()
        time.sleep(1.5)
        self.assertEqual(self.asked(), asked, "it is asked though nothing happened")
        identifier, popup = self.show_one("Tea")
        self.eventually(lambda: self.asked() > asked, "a popup starts nothing")
        self.desktop.press(popup, "Done")
        self.eventually(lambda: self.database.value(
            "SELECT completed_at IS NOT NULL FROM todo WHERE id = ?", identifier), "not done")
        self.eventually(lambda: {"added", "due", "shown", "done"} <= set(self.tell()),
                        "not all is told")

    def test_are_asked_for_once_a_second_and_again_while_a_job_lasts(self):
        self.begin()
        write_hook(self.hooks, "added", NOTE)
        began = time.monotonic()
        for number in range(20):
            self.database.shell(f"INSERT INTO todo (title) VALUES ('n{number}')")
            time.sleep(0.05)
        # The same job is answered each time: it may have looked before.
        self.eventually(lambda: self.asked() >= 3, "it is not asked again")
        self.assertLessEqual(self.asked(), time.monotonic() - began + 2)
        for _ in range(2):
            self.answer_with_another_job()
            time.sleep(1.2)
        asked = self.asked()
        time.sleep(1.5)
        self.assertLessEqual(self.asked(), asked + 1)

    def test_are_left_alone_where_systemd_refuses(self):
        self.systemd.refuse(self.MANAGER, f"{SYSTEMD}.Manager", "StartUnit", "No such unit")
        self.begin()
        write_hook(self.hooks, "added", NOTE)
        for number in range(3):
            self.database.shell(f"INSERT INTO todo (title) VALUES ('n{number}')")
            time.sleep(1.1)
        self.assertEqual(self.desktop.log("service.log").count("Hooks are not told"), 1)
        self.database.insert_due("Tea")
        self.popup("Tea")
