// libsystemd, loaded by the first call of one of its functions instead of at every start.
//
// It brings six more libraries along, which takes longer than storing a to-do; of the companion's
// commands two or three talk to a bus. Each function that is called anywhere is defined here under
// its own name, with the header's own type, and hands its arguments on. Where the library is missing,
// calls answer -ENOSYS or NULL, as libsystemd itself does for what it cannot do.
//
// A call of another function of libsystemd ends in "undefined symbol" when the programs are linked,
// until it has its line here.
#define SD_JOURNAL_SUPPRESS_LOCATION
#include "shim.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

static void *library;
static pthread_once_t loading = PTHREAD_ONCE_INIT;

static void load(void) { library = dlopen("libsystemd.so.0", RTLD_NOW | RTLD_LOCAL); }

static void *find(const char *name) {
  pthread_once(&loading, load);
  return library ? dlsym(library, name) : NULL;
}

#define ON_DEMAND(result, missing, name, parameters, arguments) \
  result name parameters { \
    __typeof__(name) *function = (__typeof__(name) *)find(#name); \
    return function ? function arguments : (missing); \
  }

// Answers a number, negative where it could not be done.
#define NUMBER(name, parameters, arguments) ON_DEMAND(int, -ENOSYS, name, parameters, arguments)

// Answers something to look at or to hold.
#define POINTER(type, name, parameters, arguments) \
  ON_DEMAND(type *, NULL, name, parameters, arguments)

// The version of sd_bus_vtable that SD_BUS_VTABLE_START refers to.
const unsigned sd_bus_object_vtable_format = 242;

// Connections.
NUMBER(sd_bus_new, (sd_bus **bus), (bus))
NUMBER(sd_bus_set_address, (sd_bus *bus, const char *address), (bus, address))
NUMBER(sd_bus_set_bus_client, (sd_bus *bus, int is_client), (bus, is_client))
NUMBER(sd_bus_set_connected_signal, (sd_bus *bus, int is_on), (bus, is_on))
NUMBER(sd_bus_set_watch_bind, (sd_bus *bus, int is_on), (bus, is_on))
NUMBER(sd_bus_start, (sd_bus *bus), (bus))
NUMBER(sd_bus_is_ready, (sd_bus *bus), (bus))
NUMBER(sd_bus_get_bus_id, (sd_bus *bus, sd_id128_t *id), (bus, id))
NUMBER(sd_bus_process, (sd_bus *bus, sd_bus_message **message), (bus, message))
NUMBER(sd_bus_wait, (sd_bus *bus, uint64_t limit), (bus, limit))
NUMBER(sd_bus_flush, (sd_bus *bus), (bus))
NUMBER(sd_bus_get_fd, (sd_bus *bus), (bus))
NUMBER(sd_bus_get_n_queued_write, (sd_bus *bus, uint64_t *count), (bus, count))
NUMBER(sd_bus_attach_event, (sd_bus *bus, sd_event *event, int priority), (bus, event, priority))
POINTER(sd_bus, sd_bus_close_unref, (sd_bus *bus), (bus))

// Calls and signals.
NUMBER(sd_bus_send, (sd_bus *bus, sd_bus_message *message, uint64_t *cookie),
       (bus, message, cookie))
NUMBER(sd_bus_call,
       (sd_bus *bus, sd_bus_message *message, uint64_t limit, sd_bus_error *error,
        sd_bus_message **reply),
       (bus, message, limit, error, reply))
NUMBER(sd_bus_call_async,
       (sd_bus *bus, sd_bus_slot **slot, sd_bus_message *message, sd_bus_message_handler_t handler,
        void *context, uint64_t limit),
       (bus, slot, message, handler, context, limit))
NUMBER(sd_bus_add_match_async,
       (sd_bus *bus, sd_bus_slot **slot, const char *rule, sd_bus_message_handler_t handler,
        sd_bus_message_handler_t installed, void *context),
       (bus, slot, rule, handler, installed, context))
NUMBER(sd_bus_add_object_vtable,
       (sd_bus *bus, sd_bus_slot **slot, const char *path, const char *interface,
        const sd_bus_vtable *table, void *context),
       (bus, slot, path, interface, table, context))
NUMBER(sd_bus_request_name_async,
       (sd_bus *bus, sd_bus_slot **slot, const char *name, uint64_t flags,
        sd_bus_message_handler_t handler, void *context),
       (bus, slot, name, flags, handler, context))
NUMBER(sd_bus_slot_set_destroy_callback, (sd_bus_slot *slot, sd_bus_destroy_t callback),
       (slot, callback))
NUMBER(sd_bus_slot_set_floating, (sd_bus_slot *slot, int is_floating), (slot, is_floating))
POINTER(sd_bus_slot, sd_bus_slot_unref, (sd_bus_slot *slot), (slot))

void sd_bus_error_free(sd_bus_error *error) {
  __typeof__(sd_bus_error_free) *function = find("sd_bus_error_free");
  if (function) function(error);
}

// Messages.
NUMBER(sd_bus_message_new_method_call,
       (sd_bus *bus, sd_bus_message **message, const char *destination, const char *path,
        const char *interface, const char *member),
       (bus, message, destination, path, interface, member))
NUMBER(sd_bus_message_new_method_return, (sd_bus_message *call, sd_bus_message **message),
       (call, message))
NUMBER(sd_bus_message_new_signal,
       (sd_bus *bus, sd_bus_message **message, const char *path, const char *interface,
        const char *member),
       (bus, message, path, interface, member))
NUMBER(sd_bus_message_set_auto_start, (sd_bus_message *message, int is_on), (message, is_on))
NUMBER(sd_bus_message_append_basic, (sd_bus_message *message, char type, const void *value),
       (message, type, value))
NUMBER(sd_bus_message_open_container, (sd_bus_message *message, char type, const char *contents),
       (message, type, contents))
NUMBER(sd_bus_message_close_container, (sd_bus_message *message), (message))
NUMBER(sd_bus_message_read_basic, (sd_bus_message *message, char type, void *value),
       (message, type, value))
NUMBER(sd_bus_message_peek_type, (sd_bus_message *message, char *type, const char **contents),
       (message, type, contents))
NUMBER(sd_bus_message_skip, (sd_bus_message *message, const char *types), (message, types))
NUMBER(sd_bus_message_enter_container, (sd_bus_message *message, char type, const char *contents),
       (message, type, contents))
NUMBER(sd_bus_message_exit_container, (sd_bus_message *message), (message))
NUMBER(sd_bus_message_is_signal,
       (sd_bus_message *message, const char *interface, const char *member),
       (message, interface, member))
NUMBER(sd_bus_message_get_expect_reply, (sd_bus_message *message), (message))
POINTER(const char, sd_bus_message_get_sender, (sd_bus_message *message), (message))
POINTER(const sd_bus_error, sd_bus_message_get_error, (sd_bus_message *message), (message))
POINTER(sd_bus_message, sd_bus_message_ref, (sd_bus_message *message), (message))
POINTER(sd_bus_message, sd_bus_message_unref, (sd_bus_message *message), (message))

// The event loop.
NUMBER(sd_event_new, (sd_event **event), (event))
NUMBER(sd_event_loop, (sd_event *event), (event))
NUMBER(sd_event_exit, (sd_event *event, int code), (event, code))
NUMBER(sd_event_add_io,
       (sd_event *event, sd_event_source **source, int descriptor, uint32_t events,
        sd_event_io_handler_t handler, void *context),
       (event, source, descriptor, events, handler, context))
NUMBER(sd_event_add_inotify,
       (sd_event *event, sd_event_source **source, const char *path, uint32_t mask,
        sd_event_inotify_handler_t handler, void *context),
       (event, source, path, mask, handler, context))
NUMBER(sd_event_add_signal,
       (sd_event *event, sd_event_source **source, int signal, sd_event_signal_handler_t handler,
        void *context),
       (event, source, signal, handler, context))
NUMBER(sd_event_add_time_relative,
       (sd_event *event, sd_event_source **source, clockid_t clock, uint64_t length,
        uint64_t accuracy, sd_event_time_handler_t handler, void *context),
       (event, source, clock, length, accuracy, handler, context))
POINTER(sd_event_source, sd_event_source_disable_unref, (sd_event_source *source), (source))

// What systemd expects of a service.
NUMBER(sd_watchdog_enabled, (int unset, uint64_t *interval), (unset, interval))
