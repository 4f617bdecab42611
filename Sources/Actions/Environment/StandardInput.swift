import Glibc

/// Reads what comes in on standard input.
package struct StandardInput: Sendable {
  /// Everything until its end; bytes that are not UTF-8 become replacement characters.
  package var all: @Sendable () -> String
  /// One line without its end, or `nil` at the end of the input.
  package var line: @Sendable () -> String?

  package init(all: @escaping @Sendable () -> String, line: @escaping @Sendable () -> String?) {
    self.all = all
    self.line = line
  }
}

extension StandardInput {
  /// The process's descriptor 0.
  package static let standard = StandardInput(
    all: {
      var bytes: [UInt8] = []
      while let more = read(upTo: 65_536), bytes.count < limit { bytes += more }
      return String(decoding: bytes, as: UTF8.self)
    },
    line: {
      // An empty line is an answer; the end of the input is none.
      guard var byte = read(upTo: 1)?.first else { return nil }
      var bytes: [UInt8] = []
      while byte != UInt8(ascii: "\n"), bytes.count < longestLine {
        bytes.append(byte)
        guard let next = read(upTo: 1)?.first else { break }
        byte = next
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  )

  /// Nobody says more than 16 MiB.
  private static let limit = 16 << 20

  /// A line without an end is cut here.
  fileprivate static let longestLine = 1 << 20

  /// Whether something is there to be read without waiting, or the end of the input.
  package static var isReadable: Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 0) > 0
  }

  /// What is there, or comes next, of at most so many bytes; `nil` at the end of the input.
  package static func read(upTo count: Int) -> [UInt8]? {
    while true {
      var problem: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        let got = Glibc.read(STDIN_FILENO, buffer.baseAddress, count)
        filled = max(0, got)
        problem = got < 0 ? errno : 0
      }
      if problem == EINTR { continue }
      return bytes.isEmpty ? nil : bytes
    }
  }
}

/// Lines of standard input that this program alone reads through, many at a time.
package struct InputLines {
  private var ahead: ArraySlice<UInt8> = []

  package init() {}

  /// The next line without its end, or `nil` at the end of the input; one that is too long is cut,
  /// and its rest is the next line.
  package mutating func next() -> String? {
    var line: [UInt8] = []
    while line.count < StandardInput.longestLine {
      if let end = ahead.firstIndex(of: UInt8(ascii: "\n")) {
        line += ahead[..<end]
        ahead = ahead[(end + 1)...]
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return String(decoding: line, as: UTF8.self)
      }
      line += ahead
      ahead = []
      guard let more = StandardInput.read(upTo: 65_536) else {
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
      }
      ahead = more[...]
    }
    return String(decoding: line, as: UTF8.self)
  }
}
