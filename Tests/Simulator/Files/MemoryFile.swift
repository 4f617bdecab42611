internal import Glibc

/// The bytes of a file that is nowhere but in memory.
struct MemoryFile {
  private(set) var size = 0
  private var capacity = 0
  private var start: UnsafeMutableRawPointer?

  /// Copies bytes out of it; what lies behind its end is zero.
  ///
  /// Answers whether all of them were there.
  func read(_ buffer: UnsafeMutableRawPointer, _ count: Int, at offset: Int) -> Bool {
    let there = max(0, min(count, size - offset))
    if let start, there > 0 { memcpy(buffer, start + offset, there) }
    if there < count { memset(buffer + there, 0, count - there) }
    return there == count
  }

  mutating func write(_ buffer: UnsafeRawPointer, _ count: Int, at offset: Int) {
    if offset + count > size { grow(to: offset + count) }
    if let start { memcpy(start + offset, buffer, count) }
  }

  mutating func truncate(to length: Int) {
    if length > size { grow(to: length) } else { size = length }
  }

  /// Gives the memory back; only its owner does that.
  mutating func free() {
    Glibc.free(start)
    (start, size, capacity) = (nil, 0, 0)
  }

  private mutating func grow(to length: Int) {
    if length > capacity {
      capacity = max(length, capacity * 2, 1 << 18)
      start = realloc(start, capacity)
    }
    if let start { memset(start + size, 0, length - size) }
    size = length
  }
}
