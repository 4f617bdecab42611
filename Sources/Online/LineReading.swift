internal import Interchange

/// An answer that is read line by line: it may be of any length, and none of it is held but the line
/// that has begun.
final class LineReading {
  private var splitter: LineSplitter
  private let takeLine: ([UInt8]) -> Bool
  /// Whether a line was read.
  private(set) var hasRead = false
  /// Whether no more is taken.
  private(set) var hasEnough = false

  init(longest: Int, take: @escaping ([UInt8]) -> Bool) {
    splitter = LineSplitter(longest: longest)
    takeLine = take
  }

  /// Takes a piece of it; whether more is wanted.
  func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
    for line in splitter.take(Array(bytes)) where !hasEnough { take(line) }
    return !hasEnough
  }

  /// Takes the line that it ended in.
  func end() {
    if !hasEnough, let line = splitter.rest() { take(line) }
  }

  private func take(_ line: LineSplitter.Line) {
    hasRead = true
    if case .text(let bytes) = line { hasEnough = !takeLine(bytes) }
  }
}
