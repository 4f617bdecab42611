"""logind and GDM as far as GNOME Shell and Plasma ask for them, on the bus of DBUS_SYSTEM_BUS_ADDRESS.

`Lock` and `Unlock` are methods of the one session, as `loginctl lock-session` calls them; the desktop
answers with SetLockedHint, which is kept and told.
"""

import os

from gi.repository import Gio, GLib

LOGIN = "org.freedesktop.login1"
MANAGER = "/org/freedesktop/login1"
SESSION = f"{MANAGER}/session/_31"
USER = f"{MANAGER}/user/_{os.getuid()}"
SEAT = f"{MANAGER}/seat/seat0"
DISPLAYS = "/org/gnome/DisplayManager/Manager"

# A line each: the arguments that go in, and those that come out.
METHODS = {
    "Manager": [
        "GetSession s o", "GetSessionByPID u o", "GetUser u o", "GetUserByPID u o", "GetSeat s o",
        "ListSessions - a(susso)", "ListSeats - a(so)", "ListInhibitors - a(ssssuu)",
        "LockSession s -", "UnlockSession s -", "Inhibit s,s,s,s h", "CanSuspend - s",
        "CanHibernate - s", "CanHybridSleep - s", "CanSuspendThenHibernate - s", "CanPowerOff - s",
        "CanReboot - s", "CanRebootToBootLoaderMenu - s", "CanRebootToFirmwareSetup - s"],
    "Session": ["Lock - -", "Unlock - -", "Activate - -", "SetLockedHint b -", "SetIdleHint b -",
                "TakeControl b -", "ReleaseControl - -", "SetType s -"],
    "User": [], "Seat": [],
}
SIGNALS = {"Manager": {"PrepareForSleep": "b", "PrepareForShutdown": "b"},
           "Session": {"Lock": "", "Unlock": ""}}
VALUES = {
    MANAGER: {"IdleHint": ("b", False), "BlockInhibited": ("s", ""), "NAutoVTs": ("u", 6),
              "LidClosed": ("b", False)},
    SESSION: {"Id": ("s", "1"), "Name": ("s", "person"), "Class": ("s", "user"), "Active": ("b", True),
              "Type": ("s", "x11"), "State": ("s", "active"), "Remote": ("b", False),
              "Service": ("s", "gdm-password"), "LockedHint": ("b", False), "IdleHint": ("b", False),
              "IdleSinceHint": ("t", 0), "User": ("(uo)", (os.getuid(), USER)),
              "Seat": ("(so)", ("seat0", SEAT)), "VTNr": ("u", 1), "Leader": ("u", os.getpid()),
              "Desktop": ("s", "")},
    USER: {"UID": ("u", os.getuid()), "Name": ("s", "person"), "Display": ("(so)", ("1", SESSION)),
           "Sessions": ("a(so)", [("1", SESSION)]), "State": ("s", "active"), "Linger": ("b", False)},
    SEAT: {"Id": ("s", "seat0"), "ActiveSession": ("(so)", ("1", SESSION)), "CanTTY": ("b", False),
           "CanGraphical": ("b", True), "CanMultiSession": ("b", False),
           "Sessions": ("a(so)", [("1", SESSION)])},
}
INTERFACES = {MANAGER: "Manager", SESSION: "Session", USER: "User", SEAT: "Seat"}


def interface(path):
    """The XML of what an object can do."""
    name = INTERFACES[path]

    def arguments(text, direction):
        return "".join(f'<arg type="{one}" direction="{direction}"/>'
                       for one in text.split(",") if one != "-")

    methods = "".join(f'<method name="{method}">{arguments(takes, "in")}{arguments(gives, "out")}'
                      "</method>" for method, takes, gives in map(str.split, METHODS[name]))
    signals = "".join(f'<signal name="{signal}">'
                      + (f'<arg type="{form}"/>' if form else "") + "</signal>"
                      for signal, form in SIGNALS.get(name, {}).items())
    properties = "".join(f'<property name="{key}" type="{form}" access="read"/>'
                         for key, (form, _) in VALUES[path].items())
    text = f'<node><interface name="{LOGIN}.{name}">{methods}{signals}{properties}</interface></node>'
    return Gio.DBusNodeInfo.new_for_xml(text).interfaces[0]


def hint(name, value):
    VALUES[SESSION][name] = ("b", value)
    told = GLib.Variant("(sa{sv}as)", (f"{LOGIN}.Session", {name: GLib.Variant("b", value)}, []))
    bus.emit_signal(None, SESSION, "org.freedesktop.DBus.Properties", "PropertiesChanged", told)


ANSWERS = {
    "GetSession": ("(o)", (SESSION,)), "GetSessionByPID": ("(o)", (SESSION,)),
    "GetUser": ("(o)", (USER,)), "GetUserByPID": ("(o)", (USER,)), "GetSeat": ("(o)", (SEAT,)),
    "ListSessions": ("(a(susso))", ([("1", os.getuid(), "person", "seat0", SESSION)],)),
    "ListSeats": ("(a(so))", ([("seat0", SEAT)],)), "ListInhibitors": ("(a(ssssuu))", ([],)),
}
held = []


def call(_bus, _sender, _path, _interface, method, arguments, invocation):
    answer = ANSWERS.get(method)
    if method in ("Lock", "Unlock", "LockSession", "UnlockSession"):
        bus.emit_signal(None, SESSION, f"{LOGIN}.Session", method.removesuffix("Session"), None)
    elif method in ("SetLockedHint", "SetIdleHint"):
        hint(method.removeprefix("Set"), arguments.unpack()[0])
    elif method.startswith("Can"):
        answer = ("(s)", ("no",))
    elif method == "Inhibit":
        reading, writing = os.pipe()
        held.append(reading)
        descriptors = Gio.UnixFDList.new()
        number = descriptors.append(writing)
        os.close(writing)
        invocation.return_value_with_unix_fd_list(GLib.Variant("(h)", (number,)), descriptors)
        return
    invocation.return_value(GLib.Variant(*answer) if answer else None)


def value(path):
    return lambda _bus, _sender, _path, _interface, key: GLib.Variant(*VALUES[path][key])


bus = Gio.DBusConnection.new_for_address_sync(
    os.environ["DBUS_SYSTEM_BUS_ADDRESS"],
    Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION,
    None, None)
for place in (*INTERFACES, f"{MANAGER}/session/auto", f"{MANAGER}/session/self"):
    known = place if place in INTERFACES else SESSION
    bus.register_object(place, interface(known), call, value(known), None)
displays = Gio.DBusNodeInfo.new_for_xml(
    '<node><interface name="org.gnome.DisplayManager.Manager">'
    '<method name="RegisterSession"><arg type="a{sv}" direction="in"/></method>'
    '<property name="Version" type="s" access="read"/></interface></node>').interfaces[0]
bus.register_object(DISPLAYS, displays, lambda *arguments: arguments[-1].return_value(None),
                    lambda *_: GLib.Variant("s", "43.0"), None)
for name in (LOGIN, "org.gnome.DisplayManager"):
    bus.call_sync("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                  "RequestName", GLib.Variant("(su)", (name, 0)), None, 0, -1, None)
print("up", flush=True)
GLib.MainLoop().run()
