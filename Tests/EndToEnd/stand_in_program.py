"""A program on a bus that answers as it is told; one JSON command a line on stdin, one line back.

Run by a Python that has the system's D-Bus binding. See stand_in.py for the commands.
"""

import json
import os
import sys

import dbus
import dbus.lowlevel
import dbus.mainloop.glib
from gi.repository import GLib

PROPERTIES = "org.freedesktop.DBus.Properties"
BASIC = {"b": dbus.Boolean, "s": dbus.String, "u": dbus.UInt32, "t": dbus.UInt64, "i": dbus.Int32,
         "o": dbus.ObjectPath}


def typed(signature, value):
    """A value of exactly this type, as a variant needs it."""
    if signature in BASIC:
        return BASIC[signature](value)
    if signature == "a{sv}":
        return dbus.Dictionary({key: typed(*item) for key, item in value.items()}, signature="sv")
    if signature.startswith("("):
        parts = list(dbus.Signature(signature[1:-1]))
        return dbus.Struct([typed(part, item) for part, item in zip(parts, value)],
                           signature=signature[1:-1])
    return dbus.Array([typed(signature[1:], item) for item in value], signature=signature[1:])


class Program:
    def __init__(self):
        self.bus = dbus.bus.BusConnection(sys.argv[1])
        self.bus.add_message_filter(self.take)
        self.answers = {}
        self.properties = {}
        self.calls = []
        self.values = []
        self.unanswered = []
        self.number = 0
        self.following = {}

    def take(self, _, message):
        if not isinstance(message, dbus.lowlevel.MethodCallMessage):
            return dbus.lowlevel.HANDLER_RESULT_NOT_YET_HANDLED
        path, interface, member = message.get_path(), message.get_interface(), message.get_member()
        self.calls.append(f"{interface}.{member}")
        self.values.append([str(value) for value in message.get_args_list()])
        if self.answers.get((path, interface, member), ()) is None:
            self.unanswered.append(message)
            return dbus.lowlevel.HANDLER_RESULT_HANDLED
        if interface == PROPERTIES:
            reply = self.property_answer(message, path, member, message.get_args_list())
        else:
            reply = self.method_answer(message, (path, interface, member))
        self.bus.send_message(reply)
        for after, signals in self.following.get((path, interface, member), []):
            GLib.timeout_add(after, self.emit_all, path, interface, signals, self.number)
        return dbus.lowlevel.HANDLER_RESULT_HANDLED

    def emit_all(self, path, interface, signals, number):
        for member, signature, values in signals:
            values = [number if value is None else value for value in values]
            self.signal(path, interface, member, signature, values)

    def method_answer(self, message, key):
        if key not in self.answers:
            return dbus.lowlevel.ErrorMessage(
                message, "org.freedesktop.DBus.Error.UnknownMethod", "No such method")
        if isinstance(self.answers[key], str):
            return dbus.lowlevel.ErrorMessage(
                message, "org.freedesktop.DBus.Error.Failed", self.answers[key])
        signature, values = self.answers[key]
        if values is None:
            os._exit(1)
        if None in values:
            self.number = message.get_args_list()[1] or self.number + 1
            values = [int(self.number) if value is None else value for value in values]
        reply = dbus.lowlevel.MethodReturnMessage(message)
        if signature:
            parts = list(dbus.Signature(signature))
            # ["b", true] for a variant.
            reply.append(*[typed(*value) if part == "v" else typed(part, value)
                           for part, value in zip(parts, values)], signature=signature)
        return reply

    def property_answer(self, message, path, member, arguments):
        known = self.properties.get((path, arguments[0]), {})
        reply = dbus.lowlevel.MethodReturnMessage(message)
        if member == "GetAll":
            reply.append(dbus.Dictionary({name: typed(*value) for name, value in known.items()},
                                         signature="sv"), signature="a{sv}")
        elif arguments[1] in known:
            reply.append(typed(*known[arguments[1]]), signature="v")
        else:
            return dbus.lowlevel.ErrorMessage(
                message, "org.freedesktop.DBus.Error.UnknownProperty", "No such property")
        return reply

    def signal(self, path, interface, member, signature, values, destinations=(None,)):
        for destination in destinations:
            message = dbus.lowlevel.SignalMessage(path, interface, member)
            if destination:
                message.set_destination(destination)
            if signature:
                message.append(*values, signature=signature)
            self.bus.send_message(message)

    # Commands.

    def own(self, name):
        self.bus.request_name(name, dbus.bus.NAME_FLAG_REPLACE_EXISTING)

    def drop(self, name):
        self.bus.release_name(name)

    def follow(self, path, interface, member, after, signals):
        self.following.setdefault((path, interface, member), []).append((after, signals))

    def answer(self, path, interface, member, signature, values):
        self.answers[path, interface, member] = (signature, values)

    def hang(self, path, interface, member):
        self.answers[path, interface, member] = None

    def refuse(self, path, interface, member, words):
        self.answers[path, interface, member] = words

    def release(self):
        self.answers = {key: answer for key, answer in self.answers.items() if answer is not None}
        for message in self.unanswered:
            self.take(None, message)
        self.unanswered = []

    def set(self, path, interface, name, signature, value):
        self.properties.setdefault((path, interface), {})[name] = (signature, value)

    def change(self, path, interface, name, signature, value):
        self.set(path, interface, name, signature, value)
        changed = dbus.Dictionary({name: typed(signature, value)}, signature="sv")
        self.signal(path, PROPERTIES, "PropertiesChanged", "sa{sv}as", [interface, changed, []])

    def emit(self, path, interface, member, signature, values, to_each):
        parts = list(dbus.Signature(signature)) if signature else []
        self.signal(path, interface, member, signature,
                    [typed(*value) if part == "v" else typed(part, value)
                     for part, value in zip(parts, values)],
                    self.connections() if to_each else (None,))

    def connections(self):
        """Every connection there is, a service's to either bus among them."""
        return [name for name in self.bus.list_names() if name.startswith(":")]

    def heard(self):
        return self.calls

    def heard_values(self):
        return self.values

    def obey(self, stream, _):
        line = stream.readline()
        if not line:
            sys.exit()
        command, *arguments = json.loads(line)
        answer = getattr(self, command)(*arguments)
        self.bus.flush()
        print(json.dumps(answer), flush=True)
        return True


dbus.mainloop.glib.DBusGMainLoop(set_as_default=True)
GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, Program().obey)
GLib.MainLoop().run()
