import Glibc

/// The terminals among the three standard descriptors.
package struct Terminal: Sendable {
  package var inputIsTerminal: Bool
  package var outputIsTerminal: Bool
  package var errorIsTerminal: Bool
  /// Columns of the screen; `nil` where lines are not to be fitted.
  package var columns: Int?
  /// Lines of the screen; `nil` where it is not known how many there are.
  package var rows: Int?
  /// Whether colours are wanted, as far as the environment says.
  package var wantsColor: Bool

  package init(
    inputIsTerminal: Bool,
    outputIsTerminal: Bool,
    errorIsTerminal: Bool = false,
    columns: Int?,
    rows: Int? = nil,
    wantsColor: Bool
  ) {
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
    self.columns = columns
    self.rows = rows
    self.wantsColor = wantsColor
  }
}

extension Terminal {
  /// Asks the system and the environment (`COLUMNS`, `NO_COLOR`, `CLICOLOR`, `TERM`).
  package static func current(_ variable: (String) -> String?) -> Terminal {
    let outputIsTerminal = isatty(STDOUT_FILENO) == 1
    return Terminal(
      inputIsTerminal: isatty(STDIN_FILENO) == 1,
      outputIsTerminal: outputIsTerminal,
      errorIsTerminal: isatty(STDERR_FILENO) == 1,
      columns: variable("COLUMNS").flatMap { Int($0) }.flatMap { $0 >= 20 ? $0 : nil }
        ?? (outputIsTerminal ? windowSize().map { Int($0.ws_col) } ?? 80 : nil),
      rows: outputIsTerminal ? windowSize().map { Int($0.ws_row) } : nil,
      wantsColor: wantsColor(variable, onTerminal: outputIsTerminal)
    )
  }

  private static func windowSize() -> winsize? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 20, size.ws_row > 0
    else { return nil }
    return size
  }

  private static func wantsColor(_ variable: (String) -> String?, onTerminal: Bool) -> Bool {
    if let no = variable("NO_COLOR"), !no.isEmpty { return false }
    if let force = variable("CLICOLOR_FORCE"), !force.isEmpty, force != "0" { return true }
    return onTerminal && variable("CLICOLOR") != "0" && variable("TERM") != "dumb"
  }
}
