/// The commands that people say, one way of saying them a line.
struct SpokenPatterns: Sendable {
  /// The command of a pattern, without what its slots say.
  enum Kind: Hashable, Sendable {
    case done, undone, delete, skip, doing, snooze
    /// Done at a time that is told; told as not done.
    case doneAt, denied
    /// To a time or a place; to a place alone.
    case move, place
    case later, earlier, shift
    /// What is left of today, and what waits, to another time; what waits alone.
    case rest, overdue
    /// Changed, and not said how.
    case unsaid
    case rename, addParts
    case note, priority, untimed, unrepeated
    /// The last time of a series.
    case end
    case search
    case undo, redo, next, missed, today
    case focus(Focus)
  }

  /// What is wanted of a focus session.
  enum Focus: Hashable, Sendable {
    /// For a while, or by rounds; `until`: its end is a moment.
    case begin, pomodoro, until
    case more, pause, goOn, rest, stop
  }

  /// Whether these words can be something to do as well; see `spokenParts(of:in:)`.
  enum Sureness: Sendable {
    /// Nobody says this of something to do.
    case sure
    /// A command if something open fits the words.
    case ifFound
    /// A command while a focus session goes on, and something to do otherwise.
    case ifFocusing
    /// A command if something open is called so, be it behind a verb of its own; where nothing is lost
    /// by it, words without a verb may be among others.
    case ifNamed
    /// A command if something open fits the words, and what is told of it is what is to be done with it.
    case ifTold
    /// A to-do by its title, and the words have to be all of it.
    case ifExact
  }

  let kind: Kind
  let sureness: Sureness
  let patterns: [SpokenPattern]

  init(_ kind: Kind, _ sureness: Sureness, _ text: String) {
    self.kind = kind
    self.sureness = sureness
    patterns = text.split(separator: "\n").map { SpokenPattern($0) }
  }

  static let all = focusing + telling + doing + moving
}

extension SpokenPatterns {
  /// One pattern's reading of a range of the text.
  struct Reading: Sendable {
    let kind: Kind
    let sureness: Sureness
    /// Whether it tells of something that was done, its verb included.
    let isReport: Bool
    /// Whether a finger slipped in its verb.
    var isSlip = false
    let slots: SpokenSlots
  }

  private static let mostTokens = 120

  /// Every way to take a range as a command, the likeliest first; a verb that begins the text may have
  /// a slip in it.
  static func readings(of speech: SpokenText, _ range: Range<Int>) -> [Reading] {
    // Nobody says a command of so many words.
    guard range.count <= mostTokens else { return [] }
    let plain = plainReadings(of: speech, range)
    guard plain.isEmpty, let first = range.first,
      !speech.tokens[..<first].contains(where: \.isSpoken),
      !speech.tokens[first].isQuoted, let verb = Slip.meant(by: speech.tokens[first].text)
    else { return plain }
    return plainReadings(of: speech.saying(verb, at: first), range).map { reading in
      var reading = reading
      reading.isSlip = true
      return reading
    }
  }

  private static func plainReadings(of speech: SpokenText, _ range: Range<Int>) -> [Reading] {
    var readings: [Reading] = []
    for rows in all {
      for pattern in rows.patterns where pattern.canBegin(speech, range) {
        readings += pattern.readings(of: speech, range).map {
          Reading(
            kind: rows.kind,
            sureness: rows.sureness,
            isReport: pattern.isReport,
            slots: $0
          )
        }
      }
    }
    return readings
  }
}

extension SpokenPattern {
  fileprivate var isReport: Bool {
    elements.contains { if case .slot(.report) = $0 { true } else { false } }
  }

  /// A glance that spares the reading of most patterns: whether the first word can be theirs.
  fileprivate func canBegin(_ speech: SpokenText, _ range: Range<Int>) -> Bool {
    guard let first = range.first else { return false }
    for element in elements {
      switch element {
      case .slot: return true
      case .words(let words, let isOptional):
        if speech.isWord(first, words) { return true }
        if !isOptional { return false }
      }
    }
    return false
  }
}
