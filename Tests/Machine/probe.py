"""Tries what the unit forbids, and writes down what came of each, as JSON: probe.py FILE.

Run once under the very properties of the service's unit, and once without them.
"""

import ctypes
import errno
import json
import os
import pathlib
import resource
import socket
import stat
import subprocess
import sys

C = ctypes.CDLL(None, use_errno=True)
C.mmap.restype = ctypes.c_void_p
NEW_USER = 0x10000000
NO_RANDOM_ADDRESSES = 0x0040000
NOBODY = 4_000_000


def answer(number, failed=-1):
    """The name of what a C function refused with, or `done`."""
    return errno.errorcode.get(ctypes.get_errno(), "?") if number == failed else "done"


def open_socket(family, kind=socket.SOCK_STREAM):
    try:
        socket.socket(family, kind).close()
    except OSError as problem:
        return errno.errorcode[problem.errno]
    return "done"


def writable_and_executable():
    address = C.mmap(None, ctypes.c_size_t(4096), 7, 0x22, -1, ctypes.c_long(0))
    return answer(address, ctypes.c_void_p(-1).value)


def make_set_uid(path):
    try:
        path.chmod(0o4755)
    except OSError as problem:
        return errno.errorcode[problem.errno]
    return "done" if path.stat().st_mode & stat.S_ISUID else "without effect"


def task_limit():
    group = pathlib.Path("/proc/self/cgroup").read_text().strip().rpartition(":")[2]
    return pathlib.Path(f"/sys/fs/cgroup{group}/pids.max").read_text().strip()


def main():
    path = pathlib.Path(sys.argv[1])
    path.write_text("")
    facts = {
        "AF_UNIX": open_socket(socket.AF_UNIX),
        "AF_INET": open_socket(socket.AF_INET),
        "AF_INET datagrams": open_socket(socket.AF_INET, socket.SOCK_DGRAM),
        "AF_INET6": open_socket(socket.AF_INET6),
        "AF_NETLINK": open_socket(socket.AF_NETLINK, socket.SOCK_RAW),
        "AF_PACKET": open_socket(socket.AF_PACKET, socket.SOCK_RAW),
        "mode of a new file": f"{path.stat().st_mode & 0o777:o}",
        "memory to write and execute": writable_and_executable(),
        "a namespace": answer(C.unshare(NEW_USER)) if os.fork() == 0 else None,
    }
    if facts["a namespace"] is not None:
        # The child, which may be in a namespace of its own now.
        path.with_suffix(".namespace").write_text(facts["a namespace"])
        os._exit(0)
    os.wait()
    facts["a namespace"] = path.with_suffix(".namespace").read_text()
    # Both are refused in any case; by the filter before anybody looks at what was given.
    facts["real-time scheduling"] = answer(C.sched_setscheduler(0, os.SCHED_RR, None))
    facts["tracing"] = answer(C.ptrace(3, NOBODY, None, None))
    facts["another personality"] = answer(C.personality(ctypes.c_ulong(NO_RANDOM_ADDRESSES)))
    facts["a set-user-id file"] = make_set_uid(path)
    facts["core dumps"] = str(resource.getrlimit(resource.RLIMIT_CORE)[1])
    facts["tasks"] = task_limit()
    # sudo is set-user-id: it has no rights where none may be gained.
    facts["more rights"] = "done" if subprocess.run(
        ["/usr/bin/sudo", "-n", "true"], capture_output=True).returncode == 0 else "refused"
    path.chmod(0o600)
    path.write_text(json.dumps(facts))


main()
