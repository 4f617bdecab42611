import Actions
import Synchronization

/// What commands say while a screen is drawn, which nobody would read between its lines.
final class Overheard: Sendable {
  private let lines = Mutex<[String]>([])

  /// What was said since the last time.
  func take() -> [String] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }

  /// The same surroundings with this in the place of standard output and standard error, where
  /// nobody can be asked; lines are as long as they are, or of so many columns.
  func surroundings(_ environment: Environment, columns: Int? = nil) -> Environment {
    var quiet = environment
    quiet.output = Output(
      data: { text throws(CommandError) in self.lines.withLock { $0.append(text) } },
      talk: { line in self.lines.withLock { $0.append(line) } }
    )
    quiet.terminal = Terminal(
      inputIsTerminal: false,
      outputIsTerminal: columns != nil,
      columns: columns,
      wantsColor: false
    )
    // The screen stays, and so does its database.
    quiet.endsWithRun = false
    return quiet
  }
}
