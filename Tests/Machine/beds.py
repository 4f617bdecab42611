"""Which machine each fault needs: every bed is one boot."""

import dataclasses

import clock
import daylight
import sandbox
import sessions
import unit
import upgrade


@dataclasses.dataclass
class Bed:
    """A machine that is made for some faults, and thrown away.

    `script` is the test bed's; `limit` is in seconds, for a machine with much else to do.
    """

    name: str
    script: str
    options: list
    limit: int
    faults: list


BEDS = [
    Bed("systemd 252 in namespaces", "container.sh", [], 1800,
        unit.FAULTS + sessions.FAULTS + upgrade.FAULTS),
    Bed("a kernel of its own", "vm.sh", [], 3000, sandbox.FAULTS + clock.FAULTS),
    Bed("a kernel that may sleep", "vm.sh", [], 1200, clock.SLEEP),
    Bed("a night in March", "vm.sh", ["--warp", "--clock", "2026-03-29T00:30:00"], 3600,
        [daylight.spring_forward]),
    Bed("a night in October", "vm.sh", ["--warp", "--clock", "2026-10-25T00:05:00"], 3600,
        [daylight.fall_back]),
]


def fault(name):
    """The fault of this name."""
    return next(fault for bed in BEDS for fault in bed.faults if fault.__name__ == name)
