import CSystemd
import Glibc

/// How a process deals with memory: the service lives for months and mostly sleeps, a command for an instant.
package enum ProcessMemory {
  /// Has the C library keep one heap for all threads; call it before any of them starts.
  package static func keepSmall() {
    mallopt(M_ARENA_MAX, 1)
  }

  /// Keeps what was freed for what is wanted next: what lives for milliseconds has nobody to give
  /// memory back to, and would have the same pages made and cleared anew.
  package static func keepUntilExit() {
    mallopt(M_MMAP_THRESHOLD, 64 << 20)
    mallopt(M_TRIM_THRESHOLD, 64 << 20)
    mallopt(M_TOP_PAD, 1 << 20)
  }

  /// Gives back what only the start needed: freed heap, and pages of programs and libraries.
  ///
  /// Those pages are unchanged copies of files; the kernel maps what is used again.
  package static func giveBack() {
    malloc_trim(0)
    for mapping in unchangedMappings() {
      madvise(UnsafeMutableRawPointer(bitPattern: mapping.start), mapping.length, MADV_DONTNEED)
    }
  }
}

/// A stretch of memory, as `/proc/self/smaps` tells of it.
private struct Mapping {
  let start: UInt
  let length: Int

  /// A mapped file that cannot be written, from a line such as
  /// `55d0c8a00000-55d0c8a21000 r-xp 00002000 08:01 1835 /usr/bin/cat`.
  init?(line: String) {
    let fields = line.split(separator: " ", omittingEmptySubsequences: true)
    guard fields.count >= 6, !fields[1].contains("w"), fields[4] != "0" else { return nil }
    let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
    guard bounds.count == 2, bounds[0] < bounds[1] else { return nil }
    start = bounds[0]
    length = Int(bounds[1] - bounds[0])
  }
}

extension ProcessMemory {
  /// Mapped files that this process cannot write and has no page of its own in.
  private static func unchangedMappings() -> [Mapping] {
    guard let file = fopen("/proc/self/smaps", "re") else { return [] }
    defer { fclose(file) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    var mappings: [Mapping] = []
    var latest: Mapping?
    while getline(&line, &capacity, file) > 0, let line {
      if isHexadecimal(line[0]) {
        latest = Mapping(line: String(cString: line))
      } else if strncmp(line, "Anonymous:", 10) == 0, let mapping = latest {
        if String(cString: line).split(separator: " ").dropFirst().first == "0" {
          mappings.append(mapping)
        }
      }
    }
    return mappings
  }

  /// Whether a line that begins so tells of a mapping; the names of its details are capitalized.
  private static func isHexadecimal(_ character: CChar) -> Bool {
    switch UInt8(bitPattern: character) {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
    default: false
    }
  }
}
