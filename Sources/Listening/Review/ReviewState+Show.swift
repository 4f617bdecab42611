import Actions
import Glibc
import Screen

extension ReviewState {
  /// Shows the screen until a key asks for more than it can do; nothing where there is no terminal.
  mutating func show(_ words: ReviewWords, hasColor: Bool) -> ReviewEffect? {
    guard let terminal = ScreenTerminal() else { return nil }
    var reader = KeyReader()
    while true {
      let size = terminal.size
      (columns, rows) = (max(1, size.columns - 3), size.rows)
      let screen = ReviewScreen(
        self,
        words,
        columns: size.columns,
        rows: size.rows,
        hasColor: hasColor
      )
      let cursor = screen.cursor.map { ScreenPlace(row: $0.row, column: $0.column) }
      terminal.write(screen.lines.painted(cursor: cursor))
      // An Escape is a key of its own unless more comes at once.
      let event = terminal.next(within: reader.isWaiting ? reader.patience : -1)
      var keys: [Key] = []
      switch event {
      case .bytes(let bytes): keys = reader.keys(bytes)
      case .nothing: keys = reader.keysInTheEnd()
      case .signal(SIGTSTP): terminal.stop(isGroup: false)
      case .signal(SIGCONT): terminal.take()
      case .signal(let number) where [SIGINT, SIGTERM, SIGHUP, SIGQUIT].contains(number):
        terminal.end(by: number)
        return .leave
      case .signal: break
      case .closed: return .leave
      }
      var rest = keys[...]
      while let key = rest.next(isTyping: isTyping) {
        switch press(key) {
        case .suspend: terminal.stop(isGroup: true)
        case let effect?: return effect
        case nil: break
        }
      }
    }
  }
}
