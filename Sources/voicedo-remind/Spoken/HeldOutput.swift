import Actions
import Synchronization

/// Holds back what steps say until all of them are kept.
final class HeldOutput: Sendable {
  enum Entry: Sendable {
    case data(String)
    case talk(String)
  }

  private struct State {
    var entries: [Entry] = []
    var kept = 0
  }

  private let state = Mutex(State())

  /// Takes what is said in the place of the two descriptors.
  var output: Output {
    Output(
      data: { text in self.state.withLock { $0.entries.append(.data(text)) } },
      talk: { line in self.state.withLock { $0.entries.append(.talk(line)) } }
    )
  }

  /// What was said so far is true from here on.
  func keep() {
    state.withLock { $0.kept = $0.entries.count }
  }

  /// What was said of what is kept, in its order.
  var entries: [Entry] { state.withLock { Array($0.entries.prefix($0.kept)) } }
}
