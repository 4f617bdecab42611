"""A popup on its way: refused, taken along by a server that goes, or still there when the service ends."""

import signal

from stand_in import PATH
from surroundings import SurroundingsTest
from traffic import NOTIFICATIONS


class OnItsWay(SurroundingsTest):
    """The server is a stand-in, which takes as long with an answer as it is told."""

    desktop_options = {"server": None}

    def setUp(self):
        super().setUp()
        self.server = self.be_server()
        self.create_database()

    def be_server(self):
        server = self.stand_in()
        server.be_server("Somebody's Server")
        return server

    def calls(self, server, member):
        return server.heard().count(f"{NOTIFICATIONS}.{member}")

    def begin_to_show(self, title):
        """A reminder that the server has got and does not answer for."""
        self.server.hang(PATH, NOTIFICATIONS, "Notify")
        identifier = self.database.insert_due(title)
        self.eventually(lambda: self.calls(self.server, "Notify"), "it was not handed over")
        return identifier

    def answer(self):
        self.server.answer(PATH, NOTIFICATIONS, "Notify", "u", 1)
        self.server.release()

    def assert_shown(self, identifier, within=10.0):
        self.eventually(lambda: (self.reminder(identifier) or {}).get("popup_number") == 1,
                        "not shown", within)


class WhileTheServiceEnds(OnItsWay):
    def ask_to_end(self, meanwhile):
        """The service is asked to end, and finds that when it goes on after `meanwhile`."""
        self.service.send(signal.SIGSTOP)
        self.service.send(signal.SIGTERM)
        meanwhile()
        self.service.send(signal.SIGCONT)
        self.assertEqual(self.service.process.wait(10), 0)

    def test_is_waited_for_and_recorded(self):
        self.start()
        identifier = self.begin_to_show("Nearly there")
        self.ask_to_end(self.answer)
        self.assertEqual(self.reminder(identifier)["state"], "shown")
        self.assertEqual(self.reminder(identifier)["popup_number"], 1)

    def test_that_does_not_arrive_comes_after_the_next_start(self):
        service = self.start()
        identifier = self.begin_to_show("Still waiting")
        self.assertEqual(service.stop(timeout=5), 0)
        self.assertEqual(self.reminder(identifier)["state"], "delivering")
        self.answer()
        self.start()
        self.assert_shown(identifier)


class WithAServerThatGoes(OnItsWay):
    def test_is_shown_by_the_next_one_at_once(self):
        self.start()
        identifier = self.begin_to_show("Handed to the first")
        self.server.close()
        self.server = self.be_server()
        self.assert_shown(identifier)
        self.assert_asked_soon(identifier)

    def test_was_refused_by_it_before(self):
        self.start()
        self.server.refuse(PATH, NOTIFICATIONS, "Notify")
        identifier = self.database.insert_due("Not taken")
        self.eventually(lambda: self.refusal(identifier), "it was not refused")
        self.server.close()
        self.server = self.be_server()
        self.assert_shown(identifier)
        self.assert_asked_soon(identifier)

    def refusal(self, identifier):
        return self.database.value(
            "SELECT max(at) FROM delivery WHERE todo_id = ? AND event = 'refused'", identifier)

    def assert_asked_soon(self, identifier):
        """Sooner than a server is tried again that has refused and is still there."""
        claimed = self.database.value(
            "SELECT max(at) FROM delivery WHERE todo_id = ? AND event = 'claimed'", identifier)
        self.assertLess(claimed - (self.refusal(identifier) or claimed), 4500)


class WhatAnEarlierServiceLeft(OnItsWay):
    def test_is_tried_again_where_it_is_refused(self):
        self.start()
        identifier = self.database.insert_due("Left on the screen")
        self.assert_shown(identifier)
        self.service.stop()
        self.server.refuse(PATH, NOTIFICATIONS, "Notify")
        self.start()
        self.eventually(lambda: self.calls(self.server, "Notify") == 2, "it was not taken over")
        self.server.answer(PATH, NOTIFICATIONS, "Notify", "u", 1)
        self.eventually(lambda: self.calls(self.server, "Notify") == 3, "not tried again", 20)
        again = self.traffic.titled("Left on the screen")[-1]
        self.assertEqual(again.replaces, 1)
        self.assertEqual(self.reminder(identifier)["popup_number"], 1)
        self.assert_nothing_more("Left on the screen", 3)
