"""Machines of one person that are kept the same through a CalDAV server, each with a home of its own."""

import json
import re

import programs
from calendar_proxy import CalendarProxy
from calendar_servers import PASSWORD, USER
from home import Home

ONLINE = programs.BINARIES / "voicedo-online"


class Machine(Home):
    """A home whose list Home is kept the same as the list Tasks of a server."""

    def __init__(self, url, lists=("Home=Tasks",), add=True):
        super().__init__()
        self.url = url
        key = self.folder / "password"
        key.write_text(PASSWORD + "\n")
        key.chmod(0o600)
        self.key = key
        # A sync comes when a test says so, not after each change.
        self.environment |= {"VOICEDO_ONLINE": str(ONLINE), "VOICEDO_SYNC": "0",
                             "XDG_STATE_HOME": str(self.folder / "home/state")}
        if add:
            self.added = self.add_account(lists)

    def add_account(self, lists=("Home=Tasks",), url=None):
        named = [word for name in lists for word in ("--list", name)]
        run = self.run("sync", "add", url or self.url, "--user", USER, "--secret", f"file:{self.key}",
                       *named, "--json")
        assert run.code == 0, run.out + run.err
        return json.loads(run.out)

    def say(self, *arguments, code=0):
        """Runs a verb; what it answers as JSON."""
        run = self.run(*arguments, "--json")
        assert run.code == code, (arguments, run.out, run.err)
        return json.loads(run.out)

    def sync(self, *more, code=0):
        """Syncs once; what came of the account."""
        return self.say("sync", *more, code=code)["accounts"][0]

    def sync_well(self):
        """Syncs once, and nothing comes between."""
        account = self.sync()
        assert account["trouble"] is None, account
        return account

    def todos(self):
        """The open to-dos by their titles."""
        return {title: {"notes": notes, "done": done is not None} for title, notes, done in self.rows(
            "SELECT title, notes, completed_at FROM todo")}

    def titles(self):
        """The titles of all open to-dos, in order, each as often as it is there."""
        return sorted(title for title, in self.rows(
            "SELECT title FROM todo WHERE completed_at IS NULL"))

    def edit(self, known, **values):
        """Another program changes columns of the to-do of a title."""
        names = ", ".join(f"{name} = ?" for name in values)
        self.write(f"UPDATE todo SET {names} WHERE title = ?", *values.values(), known)


class SyncCase:
    """What a test needs of a server, a proxy before it and machines; a subclass names the server."""

    server_kind = None

    def setUp(self):
        self.server = self.enterContext(self.server_kind())
        self.proxy = self.enterContext(CalendarProxy(self.server.port))

    def machine(self, **options):
        machine = Machine(self.proxy.url, **options)
        self.addCleanup(machine.close)
        return machine

    def pair(self, *titles):
        """Two machines that have the same, and these to-dos on them."""
        desk, laptop = self.machine(), self.machine()
        for title in titles:
            desk.say("add", title, "--list", "Home")
        desk.sync_well()
        laptop.sync_well()
        self.assertEqual(laptop.titles(), sorted(titles))
        return desk, laptop

    def meet(self, *machines):
        for _ in range(3):
            for machine in machines:
                machine.sync_well()

    def files(self):
        """The objects of the list, by their names."""
        status, _, said = self.server.ask(
            "PROPFIND", self.server.list,
            '<propfind xmlns="DAV:"><prop><getetag/></prop></propfind>', Depth="1",
            Content_Type="application/xml")
        self.assertEqual(status, 207)
        return sorted(set(re.findall(r"([^/<>]+\.ics)<", said)))

    def texts(self):
        return [self.server.get(name) for name in self.files()]

    def assert_same(self, *machines):
        for machine in machines[1:]:
            self.assertEqual(machine.titles(), machines[0].titles())

    def writes(self):
        methods = self.proxy.methods()
        return methods.get("PUT", 0) + methods.get("DELETE", 0)
