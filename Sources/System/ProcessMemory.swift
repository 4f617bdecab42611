import CSystemd

/// How this process deals with memory.
package enum ProcessMemory {
  /// Keeps a process small that lives for months and has few threads, at the price of some speed.
  ///
  /// Call it before any thread starts.
  package static func keepSmall() {
    // glibc otherwise gives every thread an arena of its own, and keeps what was freed.
    mallopt(M_ARENA_MAX, 1)
    mallopt(M_TRIM_THRESHOLD, 128 * 1024)
    mallopt(M_MMAP_THRESHOLD, 128 * 1024)
  }
}
