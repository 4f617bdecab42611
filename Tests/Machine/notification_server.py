"""A notification server without a screen: it takes every popup, and notes each call with its time.

    notification_server.py LOG

Run on the machine under test by a Python that has jeepney. A line of LOG is a JSON object: the
call, the wall clock and the time since the machine was switched on (both in seconds), the popup.
"""

import json
import sys
import time

from jeepney import (DBusAddress, HeaderFields, MessageType, new_error, new_method_call,
                     new_method_return, new_signal)
from jeepney.io.blocking import open_dbus_connection

NAME, PATH = "org.freedesktop.Notifications", "/org/freedesktop/Notifications"
BUS = DBusAddress("/org/freedesktop/DBus", "org.freedesktop.DBus", "org.freedesktop.DBus")
WITHDRAWN = 3


class Server:
    def __init__(self, log):
        self.log = open(log, "a", encoding="utf-8")
        self.bus = open_dbus_connection("SESSION")
        self.bus.send_and_get_reply(new_method_call(BUS, "RequestName", "su", (NAME, 4)))
        self.open = set()
        self.last = 0

    def note(self, call, number, **facts):
        facts |= {"call": call, "number": number, "at": time.time(),
                  "boot": time.clock_gettime(time.CLOCK_BOOTTIME)}
        self.log.write(json.dumps(facts) + "\n")
        self.log.flush()

    def notify(self, _, replaces, __, title, body, actions, hints, ___):
        is_in_place = replaces in self.open
        if not is_in_place:
            self.last += 1
        number = replaces if is_in_place else self.last
        self.open.add(number)
        self.note("Notify", number, title=title, body=body, anew=not is_in_place)
        return "u", (number,)

    def close(self, number):
        self.note("CloseNotification", number)
        self.open.discard(number)
        signal = new_signal(DBusAddress(PATH, NAME, NAME), "NotificationClosed", "uu",
                            (number, WITHDRAWN))
        self.bus.send(signal)
        return None, ()

    def answer(self, message):
        member = message.header.fields[HeaderFields.member]
        if member == "Notify":
            return self.notify(*message.body)
        if member == "CloseNotification":
            return self.close(*message.body)
        if member == "GetCapabilities":
            return "as", (["actions", "body"],)
        if member == "GetServerInformation":
            return "ssss", ("without a screen", "voicedo-remind", "1", "1.2")
        return None

    def run(self):
        while True:
            message = self.bus.receive()
            if message.header.message_type != MessageType.method_call:
                continue
            answer = self.answer(message)
            if answer is None:
                self.bus.send(new_error(message, "org.freedesktop.DBus.Error.UnknownMethod"))
            else:
                self.bus.send(new_method_return(message, *answer))


Server(sys.argv[1]).run()
