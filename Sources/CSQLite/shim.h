#pragma once
#include <sqlite3.h>
#include "kept_memory.h"

// Variadic, so not to be called from Swift. Counting every allocation takes a lock each time.
static inline int voicedo_sqlite_count_no_memory(void) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

static inline int voicedo_sqlite_switch(sqlite3 *database, int setting, int is_on) {
  return sqlite3_db_config(database, setting, is_on, (int *)0);
}
