package import Model

/// A to-do as files carry it between programs: what is known of it there, and nothing that is ours
/// alone to know.
package struct ExchangedTodo: Hashable, Sendable {
  /// Its identity in the file; `nil` where the format has none.
  package var uid: String?
  /// The `uid` of the one that it is part of.
  package var parent: String?
  /// The name of its list; `nil` where the file does not say.
  package var list: String?
  package var title: String
  package var notes: String?
  package var priority = Priority.normal
  package var due: Due?
  /// The clock time at which a stretch ends that begins when it is due.
  package var endTime: TimeOfDay?
  /// Words of a time and a repeat, where the file has them in a person's language.
  package var phrase: String?
  /// The zone that its words and times are in; `nil` for the machine's.
  package var zone: String?
  package var rule: RecurrenceRule?
  /// DTSTART; `nil` where the series is counted from `due`.
  package var seriesStart: CivilDateTime?
  /// The original civil time of the occurrence that is next, where that one was moved to `due`.
  package var occurrence: CivilDateTime?
  package var repeatFrom = RepeatFrom.due
  /// Minutes before the due time at which to speak up, largest first; `nil` where the file is silent.
  package var leads: [Int]?
  /// Whether those are the leads of its list, and no wish of its own.
  package var hasLeadsOfList = false
  package var firstStep: String?
  /// Words it was filed under, each once.
  package var tags: [String] = []
  package var effort = Effort()
  /// Where it stands among the others of its list.
  package var position: Int?
  /// The rest of a series.
  package var pause: Todo.Pause?
  package var persistence: Reminder.Persistence?
  package var isBreakthrough = false
  /// When an alarm of it was answered last, and what it was put off to.
  package var acknowledgedAt: Instant?
  package var snoozedUntil: Instant?
  /// Times of the series that were moved, each by itself.
  package var singles: [Single] = []
  package var createdAt: Instant?
  /// When it was changed last, and how often it was.
  package var modifiedAt: Instant?
  package var sequence: Int?
  package var completedAt: Instant?
  /// The line of the file that it begins in, counted from 1.
  package var line: Int
  /// The words of the file that tell it from others, where its times depend on the day of reading.
  package var origin: String?

  /// A time of a series that was moved.
  package struct Single: Hashable, Sendable {
    /// When the series would have been due.
    package let original: PartialDateTime
    /// What is to be done then, as a to-do of its own.
    package let todo: ExchangedTodo

    package init(original: PartialDateTime, todo: ExchangedTodo) {
      (self.original, self.todo) = (original, todo)
    }
  }

  package init(_ title: String, line: Int = 0) {
    self.title = title
    self.line = line
  }
}

extension ExchangedTodo {
  /// What the store takes as a title, in Unicode scalars.
  private static let longestTitle = 200
  /// More words than anybody files a thing under.
  private static let mostTags = 100

  /// The identity, within a file alone, of what has none but its line.
  static func uid(ofLine line: Int) -> String { "line:\(line)" }

  /// Whether its identity is that of a line, which another file has as well.
  package var isNamedByLine: Bool { uid?.hasPrefix("line:") ?? true }

  /// Puts a text in as the title: on one line, and what is too long for one goes to the notes, too.
  package mutating func setTitle(_ text: some StringProtocol) {
    let line = text.onOneLine
    title = line
    guard line.unicodeScalars.count > Self.longestTitle else { return }
    title = String(String.UnicodeScalarView(line.unicodeScalars.prefix(Self.longestTitle - 1)))
    title.append("\u{2026}")
    append(note: line)
  }

  /// Adds a line to the notes, behind what is there; nothing of an empty one.
  package mutating func append(note text: String) {
    guard !text.isEmpty else { return }
    if notes == nil {
      notes = text
    } else {
      notes?.append("\n")
      notes?.append(text)
    }
  }

  /// A clock time bound to the zone that its file names.
  package func inOwnZone(_ due: Due) -> Due { due.time == nil ? due : due.bound(to: zone) }

  /// Files it under a word, once.
  package mutating func append(tag: String) {
    if !tag.isEmpty, tags.count < Self.mostTags, !tags.contains(tag) { tags.append(tag) }
  }
}

extension StringProtocol {
  /// The text with one space for every run of white space and control characters, none at its ends.
  package var onOneLine: String {
    var line = ""
    for scalar in unicodeScalars {
      if scalar.properties.isWhitespace || scalar.value < 0x20 || scalar.value == 0x7F {
        if !line.isEmpty, line.last != " " { line += " " }
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    if line.last == " " { line.removeLast() }
    return line
  }
}

extension StringProtocol {
  /// The text without control characters but line ends and tabs: no note steers a terminal, and none
  /// ends before its end.
  package var withoutControlCharacters: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A: text.unicodeScalars.append(scalar)
      case 0x00..<0x20, 0x7F..<0xA0: break
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
