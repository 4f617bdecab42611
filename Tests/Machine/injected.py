"""Has a running process call socket(2), by each of its threads, and prints the kernel's answers.

    injected.py PID          as root, on x86-64

Each thread is stopped, given the registers of that call at an instruction of its own C library, and
put back as it was. So the answer is the one that this very process gets.
"""

import ctypes
import errno
import json
import os
import pathlib
import re
import socket
import sys

C = ctypes.CDLL(None, use_errno=True)
C.ptrace.argtypes = [ctypes.c_long, ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p]
C.ptrace.restype = ctypes.c_long
GET_REGISTERS, SET_REGISTERS, STEP, ATTACH, DETACH = 12, 13, 9, 16, 17
EVERY_THREAD = 0x40000000
SOCKET = 41
FAMILIES = {"AF_INET": socket.AF_INET, "AF_INET6": socket.AF_INET6,
            "AF_NETLINK": socket.AF_NETLINK, "AF_PACKET": socket.AF_PACKET,
            "AF_UNIX": socket.AF_UNIX}
KINDS = {"AF_NETLINK": socket.SOCK_RAW, "AF_PACKET": socket.SOCK_RAW}


class Registers(ctypes.Structure):
    _fields_ = [(name, ctypes.c_ulonglong) for name in (
        "r15 r14 r13 r12 rbp rbx r11 r10 r9 r8 rax rcx rdx rsi rdi orig_rax rip cs eflags rsp ss "
        "fs_base gs_base ds es fs gs").split()]


def trace(request, thread, data=None):
    if C.ptrace(request, thread, None, data) == -1:
        raise OSError(ctypes.get_errno(), "ptrace")


def instruction(pid):
    """Where the C library of the process has a `syscall`."""
    for line in pathlib.Path(f"/proc/{pid}/maps").read_text().splitlines():
        found = re.match(r"([0-9a-f]+)-([0-9a-f]+) r-xp .*libc\.so", line)
        if found:
            start, end = (int(text, 16) for text in found.groups())
            with open(f"/proc/{pid}/mem", "rb", 0) as memory:
                memory.seek(start)
                offset = memory.read(end - start).find(b"\x0f\x05")
            return start + offset
    raise LookupError("no C library")


def call(thread, at, *arguments):
    """Lets a stopped thread make one system call; its answer."""
    before, during = Registers(), Registers()
    trace(GET_REGISTERS, thread, ctypes.addressof(before))
    ctypes.pointer(during)[0] = before
    during.rip, during.rax = at, SOCKET
    # No call that was interrupted is to be made again in its place.
    during.orig_rax = (1 << 64) - 1
    during.rdi, during.rsi, during.rdx = arguments
    trace(SET_REGISTERS, thread, ctypes.addressof(during))
    trace(STEP, thread)
    os.waitpid(thread, EVERY_THREAD)
    trace(GET_REGISTERS, thread, ctypes.addressof(during))
    trace(SET_REGISTERS, thread, ctypes.addressof(before))
    return ctypes.c_longlong(during.rax).value


def main():
    pid = int(sys.argv[1])
    at = instruction(pid)
    answers = {}
    for thread in sorted(int(task.name) for task in pathlib.Path(f"/proc/{pid}/task").iterdir()):
        trace(ATTACH, thread)
        os.waitpid(thread, EVERY_THREAD)
        try:
            numbers = {name: call(thread, at, family, KINDS.get(name, socket.SOCK_STREAM), 0)
                       for name, family in FAMILIES.items()}
        finally:
            trace(DETACH, thread)
        answers[thread] = {name: "done" if number >= 0 else errno.errorcode[-number]
                           for name, number in numbers.items()}
    print(json.dumps(answers))


main()
