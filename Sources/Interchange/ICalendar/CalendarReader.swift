/// Reads iCalendar objects from bytes (RFC 5545), and keeps what it does not understand.
///
/// Nothing in a file stops it: a line that is no property is kept as it is, an end that has no
/// beginning is left out, and what was not ended ends with the file.
package struct CalendarReader {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 0
  /// The components that are open, outermost first.
  private var open: [CalendarComponent] = []
  private var ended: [CalendarComponent] = []

  /// The outermost components of a file, in its order.
  package static func components(of bytes: [UInt8]) -> [CalendarComponent] {
    var reader = CalendarReader(bytes)
    reader.read()
    return reader.ended
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark is no part of the first name.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Deeper than any real file; what lies deeper is read as part of the deepest one.
  private static let deepest = 16

  private mutating func read() {
    while let (unfolded, original, number) = nextLine() {
      guard let line = ContentLine(unfolded: unfolded, original: original) else {
        if !open.isEmpty, !unfolded.isEmpty { append(.unreadable(original)) }
        continue
      }
      let name = line.value.uppercased().filter { $0 != " " && $0 != "\t" }
      switch line.name {
      case "BEGIN" where open.count < Self.deepest:
        open.append(CalendarComponent(name, line: number))
      case "END":
        guard let depth = open.lastIndex(where: { $0.name == name }) else { continue }
        while open.count > depth { close() }
      default: if !open.isEmpty { append(.property(line)) }
      }
    }
    while !open.isEmpty { close() }
  }

  private mutating func append(_ item: CalendarComponent.Item) {
    open[open.count - 1].items.append(item)
  }

  private mutating func close() {
    let component = open.removeLast()
    if open.isEmpty { ended.append(component) } else { append(.component(component)) }
  }

  /// The next line with its folds taken out, its bytes as they are, and its number.
  private mutating func nextLine() -> (unfolded: [UInt8], original: [UInt8], number: Int)? {
    guard position < bytes.count else { return nil }
    let start = position
    var unfolded: [UInt8] = []
    var number = 0
    repeat {
      // The first sign of a line that goes on is its fold.
      let from = position == start ? position : position + 1
      let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      var content = bytes[min(from, end)..<end]
      if content.last == UInt8(ascii: "\r") { content.removeLast() }
      unfolded += content
      position = min(end + 1, bytes.count)
      line += 1
      if number == 0 { number = line }
    } while position < bytes.count
      && (bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "\t"))
    var original = Array(bytes[start..<position])
    if original.last != UInt8(ascii: "\n") { original += "\r\n".utf8 }
    return (unfolded, original, number)
  }
}
