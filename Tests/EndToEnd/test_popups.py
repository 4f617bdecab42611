"""A popup says the right thing, and its buttons and every other writer decide what becomes of it."""

import signal
import subprocess
import time

from case import EndToEndTest


class APopup(EndToEndTest):
    def setUp(self):
        super().setUp()
        self.create_database()
        self.start()

    def test_says_the_title_and_offers_done_and_later(self):
        _, popup = self.show_one("Call mum")
        self.assertIn("Call mum", popup.title + popup.body)
        labels = list(popup.buttons.values())
        self.assertIn("Done", labels)
        self.assertTrue(any(label.startswith("Later") for label in labels), labels)
        # dunst draws no buttons; its menu has further moments to put it off to behind the three.
        further = {"This evening", "Tomorrow morning"}
        self.assertLessEqual(
            len([key for key, label in popup.buttons.items()
                 if key != "default" and label not in further]), 3)
        self.assertEqual(popup.hints.get("desktop-entry"), "voicedo-remind")
        self.assertIn(popup.hints.get("urgency"), (0, 1))

    def test_names_the_first_tiny_step(self):
        self.database.shell(
            "INSERT INTO todo(title, first_step, time_kind, due_at) "
            "VALUES ('Tax papers', 'open the folder', 'elapsed', unixepoch())"
        )
        self.assertIn("open the folder", self.popup("Tax papers").body)

    def test_is_seen_on_the_screen(self):
        before = self.colours(self.desktop.screenshot("screen-empty"))
        self.show_one("Water the plants")
        self.eventually(lambda: self.desktop.displayed() == 1, "dunst shows nothing")
        time.sleep(0.3)
        after = self.colours(self.desktop.screenshot("popup"))
        self.assertGreater(after, before + 10, "the screen looks as empty as before")

    def colours(self, path):
        output = subprocess.run(["identify", "-format", "%k", str(path)],
                                capture_output=True, text=True, check=True).stdout
        return int(output)

    def test_is_in_the_history_of_the_notification_server(self):
        identifier, popup = self.show_one("Call the bank")
        self.database.complete(identifier)
        self.assert_withdrawn(popup)
        self.assertIn((popup.title, popup.body), self.desktop.dunst_history())

    def test_shows_markup_as_text(self):
        title = "Read <b>this</b> & that; $(reboot)"
        identifier = self.database.insert_due(title)
        popup = self.popup("Read ")
        self.assertTrue(self.eventually(lambda: self.reminder(identifier)["popup_number"], ""))
        shown = popup.title + popup.body
        self.assertTrue(
            title in shown or title.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
            in shown, shown,
        )

    def test_done_completes_the_todo(self):
        identifier, popup = self.show_one("Buy milk")
        self.desktop.press(popup, "Done")
        self.eventually(
            lambda: self.database.value(
                "SELECT completed_at FROM todo WHERE id = ?", identifier),
            "Done was pressed and the to-do is still open",
        )
        self.assert_withdrawn(popup)
        self.assertEqual(self.reminder(identifier)["state"], "closed")

    def test_later_puts_it_off_for_ten_minutes(self):
        identifier, popup = self.show_one("Fold the laundry")
        label = next(text for text in popup.buttons.values() if text.startswith("Later"))
        pressed = time.time()
        self.desktop.press(popup, label)
        self.eventually(lambda: self.reminder(identifier)["state"] == "snoozed",
                        "Later was pressed and the reminder is not put off")
        again = self.reminder(identifier)["again_at"] / 1000
        self.assertAlmostEqual(again - pressed, 600, delta=5)
        self.assert_withdrawn(popup)

    def test_closing_it_is_no_answer(self):
        identifier, popup = self.show_one("Stretch a little")
        self.desktop.call("org.freedesktop.Notifications", "/org/freedesktop/Notifications",
                          "org.freedesktop.Notifications.CloseNotification", str(popup.number))
        self.eventually(lambda: self.reminder(identifier)["popup_number"] is None,
                        "a closed popup is still believed to be on screen")
        self.assertIsNone(
            self.database.value("SELECT completed_at FROM todo WHERE id = ?", identifier))

    def test_is_withdrawn_by_every_writer(self):
        handle = "SELECT handle FROM todo WHERE id = ?"
        writers = [
            ("done, from the companion",
             lambda todo: self.run_companion("done", self.database.value(handle, todo))),
            ("delete, from the companion",
             lambda todo: self.run_companion("delete", self.database.value(handle, todo))),
            ("snooze, from the companion",
             lambda todo: self.run_companion("snooze", self.database.value(handle, todo))),
            ("completed in the sqlite3 shell", self.database.complete),
            ("deleted in the sqlite3 shell",
             lambda todo: self.database.shell(f"DELETE FROM todo WHERE id = '{todo}'")),
            ("moved in the sqlite3 shell",
             lambda todo: self.database.shell(
                 f"UPDATE todo SET due_at = unixepoch() + 86400 WHERE id = '{todo}'")),
        ]
        for number, (name, write) in enumerate(writers):
            with self.subTest(name):
                identifier, popup = self.show_one(f"Number {number}")
                write(identifier)
                self.assert_withdrawn(popup)
                self.assert_nothing_more(f"Number {number}", 1, during=0.3)

    def test_is_withdrawn_without_a_nudge(self):
        """The service sees a commit on the disk; the bus only makes it sooner."""
        identifier, popup = self.show_one("Air the room")
        handle = self.database.value("SELECT handle FROM todo WHERE id = ?", identifier)
        self.environment = self.environment | {
            "DBUS_SESSION_BUS_ADDRESS": f"unix:path={self.desktop.folder}/run/nowhere"}
        self.run_companion("done", handle)
        self.assert_withdrawn(popup)

    def test_comes_for_each_of_two(self):
        self.show_one("First of two")
        self.show_one("Second of two")
        self.assertEqual(len(self.traffic.on_screen()), 2)

    def test_comes_back_after_later(self):
        identifier, popup = self.show_one("Ring again")
        self.run_companion("snooze", self.reminder_handle(identifier), "1 minute")
        self.assert_withdrawn(popup)
        self.database.shell(
            f"UPDATE reminder SET again_at = (unixepoch() + 1) * 1000, "
            f"fire_at = (unixepoch() + 1) * 1000 WHERE todo_id = '{identifier}'"
        )
        self.popup("Ring again")
        self.assertEqual(len(self.traffic.titled("Ring again")), 2)

    def reminder_handle(self, identifier):
        return self.database.value("SELECT handle FROM todo WHERE id = ?", identifier)


class TheServiceIsHeld(EndToEndTest):
    def test_nothing_completed_is_shown_when_it_goes_on(self):
        self.create_database()
        service = self.start()
        service.send(signal.SIGSTOP)
        kept = self.database.insert_due("Still open")
        done = self.database.insert_due("Already done")
        self.database.complete(done)
        service.send(signal.SIGCONT)
        self.popup("Still open")
        self.assert_nothing_more("Already done", 0, during=0.5)
        self.assertIsNotNone(self.reminder(kept))
