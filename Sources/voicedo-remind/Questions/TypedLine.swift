import Actions
import Glibc
import Model
import Words

extension Session {
  /// The line that a person types at the terminal, with what was pasted along with it.
  ///
  /// No shell reads it, so nothing in it needs quotes.
  func typedLine(asking sentence: some SentenceFamily) throws(CommandError) -> String {
    talk(sentence)
    guard let line = TerminalLine(isShown: true) else {
      return environment.input.line() ?? ""
    }
    guard !line.isInterrupted else { throw .nothingTyped(isInterrupted: true) }
    return line.text
  }

  /// A line of standard input, without its end; a terminal does not show it while it is typed.
  func hiddenLine(asking sentence: some SentenceFamily, _ values: [String: String]) throws -> String
  {
    guard environment.terminal.inputIsTerminal else {
      return (environment.input.line() ?? "").trimmed
    }
    talk(sentence, values)
    guard let line = TerminalLine(isShown: false) else {
      return (environment.input.line() ?? "").trimmed
    }
    guard !line.isInterrupted else { throw CommandError.notConfirmed }
    return line.text.trimmed
  }
}

/// An answer to a card: a line, or a key that ends the question.
enum CardAnswer {
  case line(String)
  case escape
  case interrupt
}

extension Session {
  /// Waits for the answer to a card; the end of the input breaks off.
  func cardAnswer() -> CardAnswer {
    guard let line = TerminalLine(isShown: true, endsOnEscape: true) else {
      return environment.input.line().map { .line($0.lowercased().trimmed) } ?? .interrupt
    }
    if line.isInterrupted || line.text.isEmpty { return .interrupt }
    return line.isEscaped ? .escape : .line(line.text.lowercased().trimmed)
  }
}

/// A line as it was typed on the terminal behind standard input.
private struct TerminalLine {
  let text: String
  /// Whether Ctrl-C ended it.
  let isInterrupted: Bool
  /// Whether Escape alone ended it.
  let isEscaped: Bool

  /// Waits for the line; `nil` where standard input is no terminal.
  init?(isShown: Bool, endsOnEscape: Bool = false) {
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
    var during = before
    // Ctrl-C ends the line instead of the program, which would leave the terminal as it is here.
    during.c_lflag &= ~tcflag_t(isShown ? ISIG : ECHO | ISIG)
    withUnsafeMutableBytes(of: &during.c_cc) {
      $0[Int(VEOL)] = interrupt
      if endsOnEscape { $0[Int(VEOL2)] = escape }
    }
    tcsetattr(STDIN_FILENO, isShown ? TCSADRAIN : TCSAFLUSH, &during)
    // A terminal gives a line at a time; it lets nobody type a longer one.
    var bytes = StandardInput.read(upTo: longestLine) ?? []
    isInterrupted = bytes.last == interrupt
    var rest: [UInt8] = []
    if isShown, !isInterrupted, bytes.last == UInt8(ascii: "\n") || bytes.last == escape {
      rest = TerminalLine.pasted(behind: during)
    }
    // An arrow begins like Escape, and goes on.
    isEscaped = bytes.last == escape && rest.isEmpty
    bytes += rest
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &before)
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Takes the lines that were pasted at once, the last of them without its end: left there, a shell
  /// would run them.
  private static func pasted(behind mode: termios) -> [UInt8] {
    var mode = mode
    mode.c_lflag &= ~tcflag_t(ICANON)
    withUnsafeMutableBytes(of: &mode.c_cc) {
      $0[Int(VMIN)] = 0
      $0[Int(VTIME)] = 0
    }
    tcsetattr(STDIN_FILENO, TCSANOW, &mode)
    var bytes: [UInt8] = []
    while StandardInput.isReadable, let more = StandardInput.read(upTo: longestLine) {
      bytes += more
    }
    return bytes
  }
}

/// The byte that Ctrl-C sends.
private let interrupt: UInt8 = 3

/// The byte that Escape sends, alone or ahead of others.
private let escape: UInt8 = 0x1B

/// The longest line that a terminal gives.
private let longestLine = 4096
