import Actions
import Interchange
import Words

/// What a hook writes in a trial, line by line beside the answer: nothing that a terminal would obey,
/// and no flood.
final class HookOutput {
  private let session: Session
  private var splitter = LineSplitter(longest: 4096)
  private var count = 0

  /// So many lines are shown of one hook.
  private static let most = 200

  init(_ session: Session) { self.session = session }

  /// Takes a piece of it.
  func take(_ bytes: [UInt8]) { splitter.take(bytes).forEach(show) }

  /// Shows the line that it ended in.
  func end() { splitter.rest().map(show) }

  private func show(_ line: LineSplitter.Line) {
    count += 1
    guard count <= Self.most else {
      if count == Self.most + 1 { session.talk("…") }
      return
    }
    switch line {
    case .text(let bytes): session.talk(String(decoding: bytes, as: UTF8.self).printable)
    case .tooLong: session.talk("…")
    }
  }
}
