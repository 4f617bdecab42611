"""Transcripts that act on what is there, with the service running: what was said, and what it shows."""

import json

from case import EndToEndTest


class WhatIsSaid(EndToEndTest):
    def setUp(self):
        super().setUp()
        self.create_database()
        self.start()

    def say(self, words):
        return self.run_companion("say", words)

    def test_what_is_done_by_voice_leaves_the_screen(self):
        _, popup = self.show_one("Fold the laundry")
        self.assertIn("Done: Fold the laundry", self.say("I'm done with the laundry").stdout)
        self.assert_withdrawn(popup)
        self.assertIn("Taken back", self.say("undo that").stdout)
        self.assertEqual(self.database.value("SELECT count(*) FROM todo WHERE completed_at IS NULL"), 1)

    def test_several_at_once_are_one_step(self):
        identifier, popup = self.show_one("Water the roses")
        self.say("push the roses by two days, and remind me to buy soil tomorrow at 9")
        self.assert_withdrawn(popup)
        step = "SELECT label FROM batch WHERE kind = 'do' AND caused_by IS NULL ORDER BY id DESC LIMIT 1"
        self.assertEqual(self.database.value(step), "spoken")
        self.run_companion("undo")
        self.assertEqual(self.database.value("SELECT count(*) FROM todo"), 1)
        self.assertIsNotNone(self.reminder(identifier))

    def test_what_is_unclear_changes_nothing(self):
        for title in ("Email Anna", "Email Ben"):
            self.run_companion("add", "--no-parse", title)
        refused = self.run_companion("say", "--json", "delete the email", code=5)
        self.assertEqual(len(json.loads(refused.stdout)["refusal"]["candidates"]), 2)
        self.assertEqual(self.database.value("SELECT count(*) FROM todo"), 2)
