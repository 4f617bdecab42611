"""Notification servers that do what none should: a reminder is never lost to one, nor the service."""

import time

from stand_in import PATH
from surroundings import SurroundingsTest
from traffic import NOTIFICATIONS

CLOSED, PRESSED = "NotificationClosed", "ActionInvoked"


def notify(server, *values):
    """What Notify answers; a None stands for the next number."""
    server.answer(PATH, NOTIFICATIONS, "Notify", "u", *values)


def then(server, after, *signals):
    """Signals that follow each popup; a None stands for its number."""
    server.follow(PATH, NOTIFICATIONS, "Notify", after,
                  *[(member, "us" if member == PRESSED else "uu", values) for member, *values in signals])


def refuse(server, words):
    server.refuse(PATH, NOTIFICATIONS, "Notify", words)


def named(server, *names):
    server.answer(PATH, NOTIFICATIONS, "GetServerInformation", "ssss", *names)


def able_to(server, *capabilities):
    server.answer(PATH, NOTIFICATIONS, "GetCapabilities", "as", list(capabilities))


# What each does, and what has become of a reminder a moment later.
SHOWN, CLOSED_BY_PERSON, DONE, KEPT, AGAIN = "shown", "closed", "done", "kept", "comes again later"
SERVERS = [
    ("answers 0", SHOWN, lambda server: notify(server, 0)),
    ("answers the same number each time", SHOWN, lambda server: notify(server, 7)),
    ("answers the largest number", SHOWN, lambda server: notify(server, 4_294_967_295)),
    ("refuses", KEPT, lambda server: refuse(server, "E\x1b[31mrr\nor")),
    ("refuses at length", KEPT, lambda server: refuse(server, "x" * 5_000_000)),
    ("hangs", KEPT, lambda server: server.hang(PATH, NOTIFICATIONS, "Notify")),
    ("crashes", KEPT, lambda server: server.crash(PATH, NOTIFICATIONS, "Notify")),
    ("says that the person closed it", CLOSED_BY_PERSON, lambda server: then(server, 0, (CLOSED, None, 2))),
    ("takes it away at once", AGAIN, lambda server: then(server, 0, (CLOSED, None, 1))),
    ("takes it away a moment later", AGAIN, lambda server: then(server, 50, (CLOSED, None, 1))),
    ("presses Done", DONE, lambda server: then(server, 10, (PRESSED, None, "done"))),
    ("presses everything", DONE, lambda server: then(
        server, 10, *[(PRESSED, None, key) for key in ("done", "later", "done", "doing")],
        (CLOSED, None, 2))),
    ("presses a button of a megabyte", SHOWN, lambda server: then(
        server, 10, (PRESSED, None, "\u202e" + "x" * 1_000_000), (PRESSED, None, ""))),
    ("tells of 10,000 popups of others", SHOWN, lambda server: then(
        server, 10, *[(CLOSED, number, 1) for number in range(1000, 6000)],
        *[(PRESSED, number, "done") for number in range(1000, 6000)])),
    ("does not close", SHOWN, lambda server: server.hang(PATH, NOTIFICATIONS, "CloseNotification")),
    ("refuses to close", SHOWN, lambda server: server.refuse(PATH, NOTIFICATIONS, "CloseNotification")),
    ("has a name of 5 MB", SHOWN, lambda server: named(server, "N" * 5_000_000, "V\x1b[31m", "1", "1.2")),
    ("has a name that steers", SHOWN, lambda server: named(
        server, "\x1b[31mevil\u202e", "\x1b]0;x\x07", "<b>", "x")),
    ("is able to do 100,000 things", SHOWN, lambda server: able_to(
        server, *[f"cap{number}" for number in range(100_000)], "actions", "body")),
    ("is able to do nothing", SHOWN, lambda server: able_to(server)),
    # libnotify itself hands nothing to such a one.
    ("says nothing of itself", KEPT, lambda server: server.refuse(
        PATH, NOTIFICATIONS, "GetServerInformation")),
    ("never says what it is able to do", SHOWN, lambda server: server.hang(
        PATH, NOTIFICATIONS, "GetCapabilities")),
]


class AnOddServer(SurroundingsTest):
    desktop_options = {"server": None, "display": False}

    def be_server(self, behave=lambda server: None):
        server = self.stand_in()
        server.answer_as_server("Somebody's Server")
        notify(server, None)
        behave(server)
        server.own(NOTIFICATIONS)
        return server

    def state(self, identifier):
        row = self.database.rows("SELECT * FROM todo LEFT JOIN reminder ON todo_id = id WHERE id = ?",
                                 identifier)[0]
        if row["completed_at"]:
            return DONE
        unseen = self.database.value(
            "SELECT count(*) FROM delivery WHERE todo_id = ? AND reason = 'unseen'", identifier)
        if unseen:
            return AGAIN if row["fire_at"] else None
        if row["state"] != "shown":
            return KEPT
        return SHOWN if row["popup_number"] is not None else CLOSED_BY_PERSON

    def test_keeps_no_reminder_and_no_service(self):
        self.create_database()
        for number, (name, outcome, behave) in enumerate(SERVERS):
            with self.subTest(name):
                self.meet(f"Odd {number}", outcome, behave)
            self.take_down()
            self.services.clear()
            self.database.shell("DELETE FROM todo")

    def meet(self, title, outcome, behave):
        service = self.start()
        odd = self.be_server(behave)
        try:
            identifier = self.database.insert_due(title)
            if outcome is KEPT:
                # Long enough for it to have been handed over.
                time.sleep(0.5)
            self.eventually(lambda: self.state(identifier) is outcome, "it went another way", 8)
        finally:
            odd.close()
        sound = self.be_server()
        name = self.desktop.server() + "@"
        coming = [self.database.insert_due(f"After {title}")]
        if outcome in (SHOWN, KEPT):
            coming.append(identifier)
        try:
            for one in coming:
                self.eventually(lambda: self.state(one) is SHOWN and self.place(one).startswith(name),
                                "it does not come on the next one", 10)
            self.assertEqual(service.stop(), 0)
        finally:
            sound.close()

    def place(self, identifier):
        """The server that has the popup of a reminder, as the database knows it."""
        return self.reminder(identifier)["popup_server"] or ""
