import Actions
import Answers
import Arguments
import Glibc
import Interchange
import Words

extension VerbRow {
  /// `occurrences`: expands recurrence rules line by line; for measuring.
  static let occurrences = VerbRow(.occurrences, .occurrences)
    .takes(.jsonLines)
    .refuses { $0.has(.jsonLines) ? nil : .missingArgument("--jsonl") }
    .does { _ in
      var output = OccurrenceOutput()
      var lines = InputLines()
      while let line = lines.next() {
        guard !line.allSatisfy(\.isWhitespace) else { continue }
        output.write(OccurrenceAnswer(to: line))
      }
      output.flush()
    }
}

/// Standard output, written in large pieces.
private struct OccurrenceOutput {
  private var bytes: [UInt8] = []

  mutating func write(_ answer: OccurrenceAnswer) {
    bytes += answer.json.compact.utf8
    bytes.append(UInt8(ascii: "\n"))
    if bytes.count > 1 << 16 { flush() }
  }

  mutating func flush() {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }  // The reader is gone.
      rest = rest.dropFirst(count)
    }
    bytes.removeAll(keepingCapacity: true)
  }
}
