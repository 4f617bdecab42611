import Glibc

/// What the three standard descriptors are connected to.
struct Terminal: Sendable {
  var inputIsTerminal: Bool
  var outputIsTerminal: Bool
  /// Columns of the screen; `nil` where lines are not to be fitted.
  var columns: Int?
  /// Whether colours are wanted, as far as the environment says.
  var wantsColor: Bool
  var errorIsTerminal = false
}

extension Terminal {
  /// Asks the system and the environment (`COLUMNS`, `NO_COLOR`, `CLICOLOR`, `TERM`).
  static func current(_ environment: (String) -> String?) -> Terminal {
    let outputIsTerminal = isatty(STDOUT_FILENO) == 1
    return Terminal(
      inputIsTerminal: isatty(STDIN_FILENO) == 1,
      outputIsTerminal: outputIsTerminal,
      columns: environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 >= 20 ? $0 : nil }
        ?? (outputIsTerminal ? windowColumns() ?? 80 : nil),
      wantsColor: wantsColor(environment, onTerminal: outputIsTerminal),
      errorIsTerminal: isatty(STDERR_FILENO) == 1
    )
  }

  private static func windowColumns() -> Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 20 else { return nil }
    return Int(size.ws_col)
  }

  private static func wantsColor(_ environment: (String) -> String?, onTerminal: Bool) -> Bool {
    if let no = environment("NO_COLOR"), !no.isEmpty { return false }
    if let force = environment("CLICOLOR_FORCE"), !force.isEmpty, force != "0" { return true }
    return onTerminal && environment("CLICOLOR") != "0" && environment("TERM") != "dumb"
  }
}
