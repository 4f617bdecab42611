"""Every reminder of a long run accounted for, from the ledger, the journal and what the bus saw.

It knows what was done to each to-do and when, and shares no code with the service: a reminder is
shown or was taken back, never before its moment, and shown again only where something asks for that.
"""

import collections
import contextlib
import dataclasses
import itertools
import json
import re
import time

# Seconds: the first repeat of an unanswered reminder, what the bus may lag behind the ledger, and
# how long a popup may overlap the one that takes its place.
REPEAT, LAG, OVERLAP = 600, 2, 2
NUMBER = re.compile(r"Nr \d{4}")


@dataclasses.dataclass
class Verdict:
    tried: int
    lost: int
    early: int
    twice: int
    shown: int
    held: int
    findings: list

    @property
    def survived(self):
        return max(0, self.tried - self.lost - self.early - self.twice)


class Account:
    def __init__(self):
        self.dues = {}
        self.changes = collections.defaultdict(list)
        self.restarted = []
        self.returned = []
        self.asked_singly = []

    def make(self, due):
        """The title of one more to-do, due at a moment or a little later."""
        title = f"Nr {len(self.dues):04}"
        self.dues[title] = [(0, due)]
        return title

    @contextlib.contextmanager
    def changing(self, title, change, due=None):
        """Notes what is done to a to-do, and from when to when."""
        began = time.time()
        if due:
            self.dues[title].append((began, due))
        yield
        self.note(title, change, began)

    def note(self, title, change, began):
        """Notes what was done to a to-do since a moment."""
        self.changes[title].append((change, began, time.time()))

    def verdict(self, database, traffic):
        return Examination(self, database, traffic).verdict()


class Examination:
    def __init__(self, account, database, traffic):
        self.account, self.traffic = account, traffic
        self.now = time.time()
        self.findings = []
        self.read(database)

    def read(self, database):
        # A to-do that was deleted has its title in the journal alone.
        self.titles = {}
        self.closed = set()
        for row in database.rows("SELECT row_id, operation, before, after FROM change "
                                 "WHERE table_name = 'todo'"):
            values = json.loads(row["after"] or row["before"] or "{}")
            if "title" in values:
                self.titles[row["row_id"]] = values["title"]
            if row["operation"] == "delete" or values.get("completed_at"):
                self.closed.add(row["row_id"])
        for row in database.rows("SELECT id, title FROM todo"):
            self.titles[row["id"]] = row["title"]
        self.reminders = {row["todo_id"]: row for row in database.rows("SELECT * FROM reminder")}
        self.ledger = collections.defaultdict(list)
        self.digests = collections.defaultdict(set)
        for row in database.rows("SELECT at, todo_id, event, reason FROM delivery ORDER BY id"):
            at = row["at"] / 1000
            self.ledger[row["todo_id"]].append((at, row["event"], row["reason"] or ""))
            if row["event"] == "shown" and row["reason"] == "digest":
                self.digests[at].add(row["todo_id"])

    def shown(self, todo):
        return [(at, reason) for at, event, reason in self.ledger[todo] if event == "shown"]

    def changed(self, todo, *kinds):
        return [(began, ended) for kind, began, ended in self.account.changes[self.titles[todo]]
                if kind in kinds]

    def verdict(self):
        todos = {title: todo for todo, title in self.titles.items() if title in self.account.dues}
        lost = [title for title in self.account.dues
                if title not in todos or not self.is_accounted_for(todos[title])]
        early = [title for title, todo in todos.items() if self.came_early(todo)]
        twice = {title for title, todo in todos.items()
                 if self.came_without_cause(todo) or self.came_after_its_end(todo)}
        twice |= self.twice_on_screen()
        for what, titles in (("lost", lost), ("early", early), ("twice", twice)):
            for title in sorted(titles):
                self.findings.append(f"{what}: {title} due {self.account.dues[title]} "
                                     f"{self.ledger[todos.get(title)]} {self.account.changes[title]}")
        return Verdict(len(self.account.dues), len(lost), len(early), len(twice),
                       sum(len(self.shown(todo)) for todo in todos.values()),
                       sum(self.waits_for_nudges(todo) for todo in todos.values()), self.findings)

    def is_accounted_for(self, todo):
        """It was shown, or somebody took it back, or its moment or its turn is still to come."""
        reminder = self.reminders.get(todo)
        if todo in self.closed or self.waits_for_nudges(todo):
            return True
        if reminder is None or reminder["state"] in ("held", "delivering", "closed"):
            return False
        # One that was shown and rests has no moment.
        is_to_come = (reminder["fire_at"] or 0) / 1000 > self.now - LAG
        return is_to_come or reminder["fire_at"] is None and bool(self.shown(todo))

    def waits_for_nudges(self, todo):
        """It is held, since the hour has had its nudges.

        The ledger tells why it was held at first: what that reason let go waits on like the others.
        """
        if todo not in self.reminders or self.reminders[todo]["state"] != "held":
            return False
        last = self.ledger[todo][-1]
        return last[1] == "held" and (last[2] == "nudge-budget" or self.has_had_its_nudges())

    def has_had_its_nudges(self):
        """Whether a reminder waits that was held for nothing else."""
        return any(self.reminders[todo]["state"] == "held" and events[-1][1:] == ("held", "nudge-budget")
                   for todo, events in self.ledger.items() if todo in self.reminders)

    def came_early(self, todo):
        dues = self.account.dues[self.titles[todo]]
        moved = [began for began, _ in dues[1:]]
        put_off = None
        for at, event, reason in self.ledger[todo]:
            if event in ("snoozed", "began"):
                put_off = (at, int(reason.split()[1]) / 1000)
            if event != "shown":
                continue
            # Somebody may have asked for it before its time.
            is_put_off = put_off and not any(put_off[0] - LAG < m < at for m in moved)
            before = [put_off[1]] if is_put_off else []
            before += [due for began, due in dues if began <= at - LAG][-1:]
            meanwhile = [due for began, due in dues if at - LAG < began <= at]
            if at < min(before + meanwhile):
                return True
            if is_put_off and at < put_off[1]:
                return True
        return False

    def came_after_its_end(self, todo):
        """No claim commits after somebody was told that it is done."""
        ends = [ended for _, ended in self.changed(todo, "ended")]
        ends += [at for at, event, _ in self.ledger[todo] if event == "completed"]
        return any(event == "claimed" and ends and at > min(ends) for at, event, _ in self.ledger[todo])

    def came_without_cause(self, todo):
        return any(not self.has_cause(todo, before, after) and not self.left_alone(todo, before, after)
                   for before, after in itertools.pairwise(self.shown(todo)))

    def has_cause(self, todo, before, after):
        """Whether something asks for a second showing of this very to-do."""
        (earlier, _), (later, _) = before, after

        def between(moments):
            return any(earlier - LAG <= moment <= later + LAG for moment in moments)

        return (later - earlier >= REPEAT - LAG
                or between(self.account.restarted) or between(self.account.returned)
                or between(self.account.asked_singly)
                or between(began for began, _ in self.changed(todo, "moved"))
                or between(at for at, event, _ in self.ledger[todo]
                           if event in ("snoozed", "began", "refused")))

    def left_alone(self, todo, before, after):
        """Whether it shared a popup that another one left, by its end or by a showing of its own."""
        (earlier, reason), (later, _) = before, after
        if reason != "digest":
            return False

        def leaves(other):
            moments = [began for began, _ in self.changed(other, "ended", "put off", "moved")]
            moments += [at for at, event, _ in self.ledger[other]
                        if event in ("completed", "snoozed", "began")]
            moments += [second[0] for first, second in itertools.pairwise(self.shown(other))
                        if self.has_cause(other, first, second)]
            return any(earlier - LAG <= moment <= later + LAG for moment in moments)

        return any(leaves(other) for other in self.digests[earlier] if other != todo)

    def twice_on_screen(self):
        """Titles that two popups told at the same time, for longer than one takes the other's place."""
        spans = collections.defaultdict(list)
        for popup in self.traffic.of_service():
            if popup.number:
                end = popup.closed_at / 1e6 if popup.closed_at else self.now
                for title in set(NUMBER.findall(popup.title + "\n" + popup.body)):
                    spans[title].append((popup.answered_at / 1e6, end))
        return {title for title, several in spans.items()
                for (_, end), (start, _) in itertools.pairwise(sorted(several))
                if end - start > OVERLAP}
