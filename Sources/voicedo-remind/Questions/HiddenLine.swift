import Actions
import Glibc
import Model
import Words

extension Session {
  /// A line of standard input, without its end; a terminal does not show it while it is typed.
  func hiddenLine(asking sentence: some SentenceFamily, _ values: [String: String]) throws -> String
  {
    guard environment.terminal.inputIsTerminal else {
      return (environment.input.line() ?? "").trimmed
    }
    talk(sentence, values)
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else {
      return (environment.input.line() ?? "").trimmed
    }
    var hidden = before
    // Ctrl-C ends the line instead of the program, which would leave the terminal silent.
    hidden.c_lflag &= ~tcflag_t(ECHO | ISIG)
    withUnsafeMutableBytes(of: &hidden.c_cc) { $0[Int(VEOL)] = interrupt }
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
    // A terminal gives a line at a time; no key is longer than it lets anybody type.
    let line = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, filled in
      filled = max(0, read(STDIN_FILENO, buffer.baseAddress, buffer.count))
    }
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &before)
    guard line.last != interrupt else { throw CommandError.notConfirmed }
    return String(decoding: line, as: UTF8.self).trimmed
  }
}

/// The byte that Ctrl-C sends.
private let interrupt: UInt8 = 3
