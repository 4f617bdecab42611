"""Notification servers come, go, crash and hang; nothing is lost and nobody else's popup is touched."""

import signal
import time

from case import EndToEndTest


class AServerThatGoes(EndToEndTest):
    def setUp(self):
        super().setUp()
        self.create_database()
        self.start()

    def test_gets_what_is_still_open_once_when_it_comes_back(self):
        done, popup = self.show_one("Done meanwhile")
        self.show_one("Still open")
        self.desktop.kill_server()
        self.database.complete(done)
        self.desktop.start_server()
        again = self.popup("Still open")
        self.assertEqual(again.server, self.desktop.server())
        self.assert_nothing_more("Still open", 2)
        self.assertEqual(len(self.traffic.titled("Done meanwhile")), 1)
        self.assertFalse(popup.is_open)

    def test_may_go_several_times(self):
        self.show_one("Persevere")
        for round in range(2, 5):
            self.desktop.kill_server()
            self.desktop.start_server()
            self.eventually(lambda: len(self.traffic.titled("Persevere")) == round,
                            f"it is not back after restart {round - 1}")
        self.assert_nothing_more("Persevere", 4, during=0.5)

    def test_that_goes_again_and_again_is_left_alone_until_it_stays(self):
        identifier, _ = self.show_one("Patient")
        for _ in range(7):
            self.desktop.kill_server()
            self.desktop.start_server()
            self.eventually(lambda: self.traffic.on_screen("Patient")
                            or "they rest" in self.service.said(), "neither shown nor at rest")
        self.eventually(lambda: self.traffic.on_screen("Patient"), "it did not come back", 30)
        self.eventually(lambda: (self.reminder(identifier)["popup_server"] or "").startswith(
            self.desktop.server() + "@"), "it is not recorded")
        self.assert_nothing_more("Patient", len(self.traffic.titled("Patient")))

    def test_takes_what_falls_due_while_it_is_gone(self):
        self.desktop.kill_server()
        identifier = self.database.insert_due("Due meanwhile")
        self.eventually(lambda: (self.reminder(identifier) or {}).get("state") == "held",
                        "it is not held")
        self.desktop.start_server()
        self.popup("Due meanwhile")
        self.assert_nothing_more("Due meanwhile", 1, during=0.5)

    def test_leaves_numbers_that_mean_nothing_any_more(self):
        """The service sleeps through the restart; its number is another program's popup by now."""
        identifier, popup = self.show_one("Gone with the server")
        self.service.send(signal.SIGSTOP)
        self.desktop.kill_server()
        self.desktop.start_server()
        number = self.desktop.post_as_another_program("Somebody else's")
        self.assertEqual(number, popup.number, "this proof needs the number to come again")
        self.database.complete(identifier)
        self.service.send(signal.SIGCONT)
        self.eventually(lambda: self.reminder(identifier)["popup_number"] is None,
                        "the old popup is still believed to be on screen")
        time.sleep(0.5)
        self.assertEqual(self.traffic.close_calls_for(number), [])
        self.assertEqual(self.desktop.displayed(), 1)

    def test_leaves_them_after_a_restart_of_the_service_too(self):
        identifier, popup = self.show_one("Gone with both")
        self.service.kill()
        self.desktop.kill_server()
        self.desktop.start_server()
        number = self.desktop.post_as_another_program("Somebody else's")
        self.assertEqual(number, popup.number, "this proof needs the number to come again")
        self.database.complete(identifier)
        self.start()
        self.eventually(lambda: self.reminder(identifier)["popup_number"] is None,
                        "the old popup is still believed to be on screen")
        time.sleep(0.5)
        self.assertEqual(self.traffic.close_calls_for(number), [])
        self.assertEqual(self.desktop.displayed(), 1)


class AServerThatIsNotThereYet(EndToEndTest):
    desktop_options = {"server": None}

    def test_gets_everything_when_it_appears(self):
        self.create_database()
        self.start()
        identifier = self.database.insert_due("Before any desktop")
        self.eventually(lambda: (self.reminder(identifier) or {}).get("state") == "held",
                        "it is not held")
        self.desktop.start_server()
        self.popup("Before any desktop")
        self.assert_nothing_more("Before any desktop", 1, during=0.5)


class AServerThatHangs(EndToEndTest):
    """It has the name and answers nothing, as one that is stuck drawing does."""

    def setUp(self):
        super().setUp()
        self.create_database()
        self.start()
        self.desktop.dunst.send_signal(signal.SIGSTOP)
        self.stuck = self.database.insert_due("Stuck")
        time.sleep(1)

    def test_delays_nothing_else(self):
        started = time.monotonic()
        status = self.desktop.call("org.voicedo.Remind1", "/org/voicedo/Remind1",
                                   "org.voicedo.Remind1.Status")
        self.assertIsNotNone(status)
        self.run_companion("call the bank in 20 minutes")
        self.database.shell("INSERT INTO todo(title, phrase) VALUES ('Settled', 'in 5 minutes')")
        self.eventually(
            lambda: self.database.value(
                "SELECT fire_at FROM reminder JOIN todo ON todo.id = todo_id "
                "WHERE title = 'Settled'"),
            "the service stopped judging phrases", 2,
        )
        self.assertLess(time.monotonic() - started, 4)

    def test_does_not_keep_the_service_from_ending(self):
        self.assertEqual(self.service.stop(timeout=3), 0)

    def test_shows_it_once_when_it_goes_on(self):
        time.sleep(1)
        self.desktop.dunst.send_signal(signal.SIGCONT)
        self.popup("Stuck", within=10)
        self.eventually(lambda: self.reminder(self.stuck)["state"] == "shown", "it is not recorded")
        self.assert_nothing_more("Stuck", 1)

    def test_may_be_replaced_by_a_healthy_one(self):
        self.desktop.kill_server()
        self.desktop.start_server()
        self.popup("Stuck", within=40)
        self.eventually(lambda: self.reminder(self.stuck)["state"] == "shown", "it is not recorded")


class AnActivationThatHangs(EndToEndTest):
    """The bus could start a server, and what it starts never takes the name."""

    desktop_options = {"server": None, "hanging_activation": True}

    def test_delays_nothing_else(self):
        self.create_database()
        service = self.start()
        self.database.insert_due("Due now")
        self.eventually(
            lambda: [s for s in self.traffic.signals if s[1] == "StartServiceByName"],
            "the bus was never asked to start a server", 20)
        self.database.shell("INSERT INTO todo(title, phrase) VALUES ('Settled', 'in 5 minutes')")
        self.eventually(
            lambda: self.database.value(
                "SELECT fire_at FROM reminder JOIN todo ON todo.id = todo_id "
                "WHERE title = 'Settled'"),
            "the service stopped judging phrases", 2,
        )
        self.assertEqual(service.stop(timeout=3), 0)
