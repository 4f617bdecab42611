"""What the service may take of a machine. Tests/Benchmarks measures the same more closely."""

import subprocess
import time

import programs
from case import EndToEndTest
from fill import fill
from process import context_switches, memory


class TheBudget(EndToEndTest):
    def test_programs_are_small(self):
        """26 MB, and 3 MB of what the reader learned."""
        for program in (programs.COMPANION, programs.SERVICE):
            with self.subTest(program.name):
                self.assertLessEqual(program.stat().st_size, 29_000_000)

    def test_a_command_starts_without_the_library_of_the_bus(self):
        loaded = subprocess.run(["ldd", programs.COMPANION], capture_output=True, text=True,
                                check=True).stdout
        self.assertIn("libsqlite3", loaded)
        self.assertNotIn("libsystemd", loaded)

    def test_an_idle_service_sleeps(self):
        self.create_database()
        service = self.start()
        self.database.insert_due("Tomorrow", 86_400)
        time.sleep(3)
        before = context_switches(service.pid)
        time.sleep(10)
        self.assertEqual(context_switches(service.pid) - before, 0)

    def test_many_todos_weigh_little(self):
        """50,000 to-dos, 10,000 reminders: ready in 100 ms (best of five), below 16 MB."""
        self.create_database()
        fill(self.database.path)
        self.start()
        self.eventually(lambda: self.database.value("SELECT count(*) FROM unsettled") == 0,
                        "it does not come to an end with settling", 120)
        self.service.stop(30)
        taken = []
        for _ in range(5):
            taken.append(self.start().ready_after)
            self.service.stop()
        self.assertLess(min(taken), 0.1)
        service = self.start()
        time.sleep(2)
        self.assertLess(memory(service.pid)[0], 16)
        for number in range(50):
            identifier = self.database.insert_due(f"Delivered {number:02}")
            popup = self.popup(f"Delivered {number:02}")
            self.database.complete(identifier)
            self.assert_withdrawn(popup, within=2)
        # It gives back what work has taken once it has been done for ten seconds.
        time.sleep(12)
        self.assertLess(memory(service.pid)[0], 16)
