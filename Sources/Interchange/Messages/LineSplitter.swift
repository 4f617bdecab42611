/// Cuts a stream of bytes into lines, and holds no more of one than a line may have.
package struct LineSplitter: Sendable {
  /// A line of a stream, without its end.
  package enum Line: Hashable, Sendable {
    case text([UInt8])
    /// More than a line may have; nothing of it is kept.
    case tooLong
  }

  /// How many bytes a line has at most.
  private let longest: Int
  private var begun: [UInt8] = []
  /// Whether the line that has begun is too long already.
  private var isOverflowing = false

  package init(longest: Int) {
    self.longest = longest
  }

  /// Takes what came in, and gives back the lines that ended in it.
  package mutating func take(_ bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      add(rest[..<end])
      lines.append(finished())
      rest = rest[(end + 1)...]
    }
    add(rest)
    return lines
  }

  /// The line that the stream ended in; `nil` where it ended behind one.
  package mutating func rest() -> Line? {
    begun.isEmpty && !isOverflowing ? nil : finished()
  }

  private mutating func add(_ piece: ArraySlice<UInt8>) {
    guard !isOverflowing else { return }
    isOverflowing = begun.count + piece.count > longest
    if isOverflowing { begun = [] } else { begun += piece }
  }

  private mutating func finished() -> Line {
    defer { (begun, isOverflowing) = ([], false) }
    return isOverflowing ? .tooLong : .text(begun)
  }
}
