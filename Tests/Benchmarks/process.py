"""What /proc tells about a process."""

import pathlib


def context_switches(pid):
    """How often any thread of the process was switched to or away from, ever."""
    total = 0
    for status in pathlib.Path(f"/proc/{pid}/task").glob("*/status"):
        for line in status.read_text().splitlines():
            if "ctxt_switches" in line:
                total += int(line.split()[1])
    return total


def memory(pid):
    """Resident and private memory in MB (of 1024 * 1024 bytes)."""
    values = {}
    for line in pathlib.Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()[1:]:
        name, amount = line.split()[:2]
        values[name.rstrip(":")] = int(amount) / 1024
    return values["Rss"], values["Private_Clean"] + values["Private_Dirty"]


def own_memory(pid):
    """Memory in MB that is neither a file's nor anybody else's: what leaks would be seen in."""
    rollup = pathlib.Path(f"/proc/{pid}/smaps_rollup").read_text()
    return next(int(line.split()[1]) for line in rollup.splitlines()
                if line.startswith("Anonymous:")) / 1024
