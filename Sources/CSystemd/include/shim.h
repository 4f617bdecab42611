#pragma once
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <signal.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/timerfd.h>
#include <sys/vfs.h>
#include <systemd/sd-bus.h>
#include <systemd/sd-daemon.h>
#include <systemd/sd-event.h>
#include <systemd/sd-journal.h>

// Commands that glibc shows only under _GNU_SOURCE; the numbers are the kernel's.
static inline int voicedo_ofd_setlk(void) { return 37; }
static inline int voicedo_ofd_getlk(void) { return 36; }
// pipe2(2): a program that another thread starts at this moment does not inherit the pipe.
extern int voicedo_pipe2(int ends[2], int flags) __asm__("pipe2");

// Neither a core dump nor another program of this user sees this process's memory.
static inline int voicedo_forbid_dumps(void) { return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }

// The SD_BUS_* vtable macros cannot be imported. The union must be zeroed: libsystemd compares it.
static inline sd_bus_vtable voicedo_vtable_start(void) {
  sd_bus_vtable entry;
  memset(&entry, 0, sizeof entry);
  sd_bus_vtable start = SD_BUS_VTABLE_START(0);
  entry.type = start.type;
  entry.flags = start.flags;
  entry.x.start = start.x.start;
  return entry;
}

static inline sd_bus_vtable voicedo_vtable_method(
    const char *member, const char *signature, const char *result, const char *names,
    sd_bus_message_handler_t handler) {
  sd_bus_vtable entry;
  memset(&entry, 0, sizeof entry);
  entry.type = _SD_BUS_VTABLE_METHOD;
  entry.flags = SD_BUS_VTABLE_UNPRIVILEGED;
  entry.x.method.member = member;
  entry.x.method.signature = signature;
  entry.x.method.result = result;
  entry.x.method.names = names;
  entry.x.method.handler = handler;
  return entry;
}

static inline sd_bus_vtable voicedo_vtable_signal(const char *member, const char *signature) {
  sd_bus_vtable entry;
  memset(&entry, 0, sizeof entry);
  entry.type = _SD_BUS_VTABLE_SIGNAL;
  entry.x.signal.member = member;
  entry.x.signal.signature = signature;
  entry.x.signal.names = "";
  return entry;
}

static inline sd_bus_vtable voicedo_vtable_end(void) {
  sd_bus_vtable entry;
  memset(&entry, 0, sizeof entry);
  entry.type = _SD_BUS_VTABLE_END;
  return entry;
}
