"""What was seen on each Debian."""


class Table:
    """Rows are what is tried; columns are suites."""

    def __init__(self, suites):
        self.suites = suites
        self.rows = {}

    @property
    def is_whole(self):
        return bool(self.rows) and all(
            is_so for cells in self.rows.values() for is_so, _ in cells.values())

    def note(self, suite, name, is_so, remark=""):
        self.rows.setdefault(name, {})[suite] = (is_so, remark)

    def read(self, suite, said):
        """Takes the lines of a machine that begin with `::`; the others are talk."""
        for line in said.splitlines():
            if line.startswith("::"):
                answer, name, remark = (line[2:].split("|") + ["", ""])[:3]
                self.note(suite, name, answer == "ok", remark)

    def show(self):
        width = max(map(len, self.rows), default=10)
        print(f"\n{'':{width}}  " + "  ".join(f"{suite:40}" for suite in self.suites).rstrip())
        for name, cells in self.rows.items():
            shown = []
            for suite in self.suites:
                is_so, remark = cells.get(suite, (False, "not tried"))
                shown.append(f"{('ok ' if is_so else 'NOT ') + remark:40}")
            print(f"{name:{width}}  " + "  ".join(shown).rstrip())
