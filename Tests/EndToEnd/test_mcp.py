"""An assistant over the Model Context Protocol: by the official Python client, and byte by byte.

The client comes from PyPI into an environment of its own; where it is not to be had, what needs it is
skipped.
"""

import functools
import json
import os
import pathlib
import select
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import unittest

import programs
from home import HomeTest, breaches

FOLDER = pathlib.Path(__file__).resolve().parent


@functools.cache
def client():
    """The Python that has the client; None where it cannot be had."""
    folder = tempfile.TemporaryDirectory(prefix="voicedo-mcp.")
    python = pathlib.Path(folder.name) / "bin/python"
    for command in (
        [sys.executable, "-m", "venv", folder.name],
        [python, "-m", "pip", "install", "--quiet", "mcp", "jsonschema"],
    ):
        try:
            ended = subprocess.run(command, capture_output=True, timeout=300)
        except (OSError, subprocess.TimeoutExpired):
            return None
        if ended.returncode:
            return None
    # It goes with this process.
    return folder, python


class TheOfficialClient(HomeTest):
    def setUp(self):
        if client() is None:
            self.skipTest("the client is not to be had here")
        super().setUp()

    def play(self, scene):
        """Plays a scene of mcp_client.py, and gives back what came of it."""
        _, python = client()
        ended = subprocess.run(
            [python, FOLDER / "mcp_client.py", scene, programs.COMPANION],
            env=self.home.environment, cwd=self.home.folder, capture_output=True, text=True,
            timeout=120)
        self.assertEqual(ended.returncode, 0, ended.stderr[-3000:])
        if self.home.database.exists():
            self.assert_sound()
        return json.loads(ended.stdout)

    def test_spends_a_day(self):
        outcome = self.play("day")
        self.assertEqual(outcome["version"], "2025-06-18")
        self.assertEqual(list(outcome["tools"]),
                         ["add", "ask", "list", "done", "snooze", "change", "undo", "delete"])
        calls = outcome["calls"]
        titles = [todo["title"] for todo in calls["add"]["answer"]["todos"]]
        self.assertEqual(titles, ["Buy milk", "Call anna", "Swim"])
        self.assertIn("Buy milk", [todo["todo"]["title"]
                                   for todo in calls["ask"]["answer"]["todos"]])
        self.assertEqual(calls["undo"]["answer"]["label"], "complete")
        self.assertEqual(calls["undo-change"]["answer"]["label"], "edit")
        self.assertEqual(calls["undo-delete"]["answer"]["label"], "delete")
        self.assertEqual([name for name, call in calls.items() if call["isError"]],
                         ["ambiguous", "unknown"])
        called = [calls["add"]["answer"]["todos"][1], calls["add-another"]["answer"]["todos"][0]]
        for todo in called:
            self.assertIn(todo["handle"], calls["ambiguous"]["texts"][0])
        for call in calls.values():
            if call["isError"]:
                self.assertEqual(breaches(call["texts"][0]), [])
        sources = self.home.rows("SELECT DISTINCT source FROM batch WHERE label <> 'settle'")
        self.assertEqual(sources, [("mcp",)])

    def test_is_refused_by_number(self):
        codes = self.play("refused")["codes"]
        self.assertEqual(codes.pop("resources"), -32601)
        self.assertEqual(set(codes.values()), {-32602}, codes)

    def test_asks_before_several_are_deleted(self):
        for answer, left in [("accept", []), ("decline", ["Buy milk", "Buy bread"]),
                             ("cancel", ["Buy milk", "Buy bread"])]:
            with self.subTest(answer):
                self.home = self.new_home()
                outcome = self.play(f"delete-{answer}")
                self.assertEqual(outcome["left"], left)
                self.assertEqual(outcome["deleted"]["isError"], bool(left))
                [asked] = outcome["asked"]
                self.assertIn("Buy bread", asked["message"])
                self.assertEqual(breaches(asked["message"]), [])

    def test_deletes_one_by_one_where_nobody_can_be_asked(self):
        outcome = self.play("delete-deaf")
        self.assertEqual(outcome["left"], ["Buy milk", "Buy bread"])
        self.assertIn("one by one", outcome["deleted"]["texts"][0])

    def test_leaves_what_was_called_off(self):
        outcome = self.play("delete-slow")
        self.assertEqual(len(outcome["asked"]), 1)
        self.assertEqual(outcome["left"], ["Buy milk", "Buy bread"])


class AnAssistant(HomeTest):
    """Byte by byte, as no good client writes them."""

    def start(self):
        process = subprocess.Popen(
            [programs.COMPANION, "mcp"], env=self.home.environment, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=self.home.folder)
        self.addCleanup(lambda: [stream.close() for stream in
                                 (process.stdin, process.stdout, process.stderr)])
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        self.process = process
        return process

    def send(self, message):
        text = message if isinstance(message, bytes) else json.dumps(message).encode()
        self.process.stdin.write(text + b"\n")
        self.process.stdin.flush()

    def receive(self, within=10):
        ready, _, _ = select.select([self.process.stdout], [], [], within)
        self.assertTrue(ready, "nothing was answered")
        return json.loads(self.process.stdout.readline())

    def begin(self, version="2025-06-18"):
        self.start()
        self.send({"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {
            "protocolVersion": version, "capabilities": {},
            "clientInfo": {"name": "test", "version": "1"}}})
        self.assertEqual(self.receive()["result"]["protocolVersion"], version)
        self.send({"jsonrpc": "2.0", "method": "notifications/initialized"})

    def call(self, name, **arguments):
        self.send({"jsonrpc": "2.0", "id": 1, "method": "tools/call",
                   "params": {"name": name, "arguments": arguments}})
        return self.receive()["result"]

    def test_ends_with_its_input(self):
        self.begin()
        self.process.stdin.close()
        self.assertEqual(self.process.wait(5), 0)

    def test_ends_when_it_is_asked_to(self):
        self.begin()
        self.call("add", text="swim")
        self.process.send_signal(signal.SIGTERM)
        self.assertIn(self.process.wait(5), (0, -signal.SIGTERM))
        self.assert_sound(1)

    def test_a_huge_line_is_refused_and_the_next_one_read(self):
        self.begin()
        self.send(b'{"jsonrpc":"2.0","id":1,"x":"' + b"x" * (8 << 20) + b'"}')
        self.assertEqual(self.receive()["error"]["code"], -32600)
        self.send({"jsonrpc": "2.0", "id": 2, "method": "ping"})
        self.assertEqual(self.receive(), {"jsonrpc": "2.0", "id": 2, "result": {}})
        self.assertLess(memory(self.process.pid), 120)

    def test_noise_never_ends_it(self):
        self.begin()
        for noise in (b"{", b"\xff\xfe", b"[" * 5000, b"null", b'{"jsonrpc":"2.0","id":{}}'):
            self.send(noise)
            self.assertIn(self.receive()["error"]["code"], (-32700, -32600))
        self.assertIsNone(self.process.poll())

    def test_a_batch_of_an_older_version_is_answered_as_one(self):
        self.begin("2025-03-26")
        self.send([{"jsonrpc": "2.0", "id": number, "method": "ping"} for number in (1, 2)])
        self.assertEqual([message["id"] for message in self.receive()], [1, 2])

    def test_holds_no_lock_between_two_calls(self):
        self.begin()
        self.call("add", text="swim")
        connection = sqlite3.connect(self.home.database, timeout=0, isolation_level=None)
        connection.execute("BEGIN EXCLUSIVE")
        busy = self.call("add", text="read")
        self.assertTrue(busy["isError"])
        self.assertEqual(breaches(busy["content"][0]["text"].split("\n")[0]), [])
        connection.execute("ROLLBACK")
        connection.close()
        self.assertFalse(self.call("add", text="read")["isError"])

    def test_finds_a_database_that_was_replaced(self):
        self.begin()
        self.call("add", text="swim")
        for path in self.home.database.parent.glob("voicedo.sqlite*"):
            if path.is_file():
                path.unlink()
        self.assertEqual(self.call("list")["structuredContent"]["todos"], [])
        self.home.write("PRAGMA user_version = 99")
        newer = self.call("list")
        self.assertTrue(newer["isError"])
        self.assertEqual(breaches(newer["content"][0]["text"]), [])

    def test_text_is_never_more_than_words(self):
        self.begin()
        for text in ("-", "--no-parse x", "$(touch pwned)", "`touch pwned`; undo", "@/etc/passwd"):
            self.call("add", text=text)
            self.call("list", words=text)
            self.call("ask", question=text)
            self.call("done", todos=[text + " nothing is called so"])
        self.assertEqual(list(self.home.folder.rglob("pwned")), [])
        self.assert_sound()

    def test_takes_no_more_memory_for_many_calls(self):
        self.begin()
        for number in range(60):
            self.call("add", text=f"thing {number}")
        before = memory(self.process.pid)
        for number in range(300):
            self.call("list", limit=10)
        self.assertLess(memory(self.process.pid) - before, 8)
        descriptors = len(os.listdir(f"/proc/{self.process.pid}/fd"))
        self.assertLess(descriptors, 12)


def memory(pid):
    """Resident megabytes."""
    status = pathlib.Path(f"/proc/{pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


if __name__ == "__main__":
    unittest.main()
