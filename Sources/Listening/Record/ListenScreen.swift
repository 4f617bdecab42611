import Actions
import Audio
import Configuration
import Glibc
import Model
import Planning
import Words

/// The one calm line on standard error that tells how it stands.
///
/// On a terminal it is drawn anew in its place; elsewhere, and for a screen reader, each state is a
/// line of its own.
final class ListenScreen {
  private let session: Session
  private let redraws: Bool
  private var meter = LevelMeter(width: 10)
  private var last = ""
  /// The part of the text that the person has been told.
  private var told = ""

  init(_ session: Session) {
    self.session = session
    redraws = session.environment.terminal.errorIsTerminal && !session.isPlain
  }

  deinit { clear() }

  /// How often the line is worth drawing: 10 times a second where somebody sees it.
  var pace: Duration { redraws ? .milliseconds(100) : .milliseconds(500) }

  /// Shows a state.
  func show(_ state: ListenState, _ text: String) {
    guard text != last else { return }
    last = text
    if redraws {
      // The steps after the recogniser take no time, and write below.
      state == .transcribing ? draw("● " + text) : clear()
    } else if state != .saved || session.isPlain {
      // The to-do that was stored is read back on standard output.
      session.talk(text + ".")
    }
  }

  /// Shows that it listens: the level, the seconds, and the keys that end it, or what was heard
  /// last where that is known already.
  func show(_ detector: SpeechDetector, heard: String) {
    let text = ListenSentences.listening.text(session.tone)
    let heard = session.settings.policy.isPrivate ? "" : heard.printable
    guard redraws else {
      if told.isEmpty { show(.listening, text) }
      return tell(heard)
    }
    meter.add(detector.level, above: detector.noise)
    let tenths = detector.duration.wholeTenths
    let start = "● \(text)  \(meter.text)  \(tenths / 10).\(tenths % 10) s   "
    guard heard.isEmpty else {
      // Where it is narrow the words are worth more than what stands before them.
      let start = columns < 70 ? "● \(meter.text)  " : start
      return draw(start + heard.endFitted(to: columns - 1 - start.columns))
    }
    draw(start + ListenSentences.keys.text(session.tone))
  }

  /// Says what was heard since the last time, to who reads line by line at a terminal.
  private func tell(_ heard: String) {
    guard session.environment.terminal.errorIsTerminal, heard.count > told.count else { return }
    let since = heard.hasPrefix(told) ? String(heard.dropFirst(told.count)).trimmed : heard
    told = heard
    session.talk(ListenSentences.heardSoFar, ["text": since])
  }

  /// Takes the line away, so that others may be written.
  func clear() {
    guard redraws, !last.isEmpty else { return }
    write("\r\u{1B}[K")
    last = ""
  }

  /// Says a sentence of its own above the line.
  func say(_ line: String) {
    clear()
    session.talk(line)
  }

  private func draw(_ text: String) {
    last = text
    write("\r" + text.fitted(to: columns - 1) + "\u{1B}[K")
  }

  private var columns: Int {
    var size = winsize()
    let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col >= 20
    return isKnown ? Int(size.ws_col) : 80
  }

  private func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
  }
}

extension Duration {
  /// Whole tenths of a second.
  var wholeTenths: Int {
    Int(components.seconds * 10 + components.attoseconds / 100_000_000_000_000_000)
  }
}

extension String {
  /// Its end, in at most `width` columns; `…` stands for what was cut.
  fileprivate func endFitted(to width: Int) -> String {
    String(String(reversed()).fitted(to: width).reversed())
  }
}
