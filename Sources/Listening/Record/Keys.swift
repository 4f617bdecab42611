import Actions
import Glibc

/// Keys as they are pressed, without waiting for the end of a line; the terminal is as it was when
/// it is let go.
final class Keys {
  /// The person's wish by a key.
  enum Wish: Hashable {
    case finish, cancel, interrupt
  }

  private var before = termios()

  /// `nil` where standard input is no terminal, or one that is another program's at present.
  init?() {
    let group = tcgetpgrp(STDIN_FILENO)
    guard group < 0 || group == getpgrp(), tcgetattr(STDIN_FILENO, &before) == 0 else {
      return nil
    }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    withUnsafeMutableBytes(of: &raw.c_cc) {
      $0[Int(VMIN)] = 1
      $0[Int(VTIME)] = 0
    }
    // Keys that were typed before it listened are about something else.
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw)
  }

  deinit {
    tcsetattr(STDIN_FILENO, TCSANOW, &before)
  }

  /// Reads the wish of the keys that were pressed since; call it when standard input is readable.
  func wish() -> Wish? {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return Keys.wish(in: bytes[..<count])
  }

  /// Enter, the space bar and Ctrl-D end it, Escape drops it; an arrow key, which begins as Escape
  /// does, is nothing.
  static func wish(in bytes: ArraySlice<UInt8>) -> Wish? {
    if bytes.contains(0x03) || bytes.contains(0x1C) { return .interrupt }
    if bytes.last == 0x1B { return .cancel }
    if bytes.first == 0x1B { return nil }
    return bytes.contains { [0x0D, 0x0A, 0x04, 0x20].contains($0) } ? .finish : nil
  }
}
