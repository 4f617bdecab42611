#pragma once
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

// Memory for a program that lives for an instant: what SQLite gives back is kept for what it wants
// next in the same size, and is never put together or given back to the system. SQLite asks for some
// 40,000 pieces to read a schema and compile a statement; a list per size costs it a tenth.
//
// A piece has its capacity in the 8 bytes before it; capacities are 8 more than a multiple of 16.
// Lists belong to a thread; a piece given back by another one stays with that.
enum { voicedo_largest = 1032, voicedo_chunk = 65536 };

struct voicedo_kept {
  void *pieces[voicedo_largest / 16 + 1];
  char *rest, *end;
};

// Within a function: Swift leaves variables of a header to some file of C.
static inline struct voicedo_kept *voicedo_kept(void) {
  static __thread struct voicedo_kept kept;
  return &kept;
}

static inline size_t *voicedo_capacity(void *piece) { return (size_t *)piece - 1; }

static void *voicedo_new_piece(size_t capacity) {
  size_t whole = capacity + sizeof(size_t);
  char *start;
  if (capacity > voicedo_largest) {
    start = malloc(whole);
    if (!start) return NULL;
  } else {
    if ((size_t)(voicedo_kept()->end - voicedo_kept()->rest) < whole) {
      char *chunk = malloc(voicedo_chunk);
      if (!chunk) return NULL;
      voicedo_kept()->rest = chunk;
      voicedo_kept()->end = chunk + voicedo_chunk;
    }
    start = voicedo_kept()->rest;
    voicedo_kept()->rest += whole;
  }
  *(size_t *)start = capacity;
  return start + sizeof(size_t);
}

static void *voicedo_allocate(int size) {
  size_t capacity = ((size_t)size + 7) / 16 * 16 + 8;
  if (capacity > voicedo_largest) return voicedo_new_piece(capacity);
  void **list = &voicedo_kept()->pieces[capacity / 16];
  void *piece = *list;
  if (!piece) return voicedo_new_piece(capacity);
  *list = *(void **)piece;
  return piece;
}

static void voicedo_free(void *piece) {
  if (!piece) return;
  size_t capacity = *voicedo_capacity(piece);
  if (capacity > voicedo_largest) {
    free(voicedo_capacity(piece));
    return;
  }
  void **list = &voicedo_kept()->pieces[capacity / 16];
  *(void **)piece = *list;
  *list = piece;
}

static void *voicedo_reallocate(void *piece, int size) {
  size_t had = *voicedo_capacity(piece);
  if ((size_t)size <= had && had <= voicedo_largest) return piece;
  void *other = voicedo_allocate(size);
  if (!other) return NULL;
  memcpy(other, piece, had < (size_t)size ? had : (size_t)size);
  voicedo_free(piece);
  return other;
}

static int voicedo_size(void *piece) { return piece ? (int)*voicedo_capacity(piece) : 0; }
static int voicedo_round_up(int size) { return ((size + 7) / 16) * 16 + 8; }
static int voicedo_begin(void *unused) { (void)unused; return SQLITE_OK; }
static void voicedo_end(void *unused) { (void)unused; }

static inline int voicedo_sqlite_keep_memory(void) {
  static const sqlite3_mem_methods methods = {
      voicedo_allocate, voicedo_free, voicedo_reallocate, voicedo_size,
      voicedo_round_up, voicedo_begin, voicedo_end, NULL,
  };
  return sqlite3_config(SQLITE_CONFIG_MALLOC, &methods);
}
