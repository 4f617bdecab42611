import Model

/// A timestamp of Org: `<2026-11-26 Thu 15:00-16:00 +1w -3d>` (orgmode.org, "Timestamps").
struct OrgStamp: Hashable {
  let date: CivilDate
  private(set) var time: TimeOfDay?
  private(set) var endTime: TimeOfDay?
  private(set) var step: RepeatStep?
  private(set) var repeatFrom = RepeatFrom.due
  private(set) var warningDays: Int?

  /// Reads the first stamp of a text, active or not; `nil` where none begins it.
  init?(_ text: some StringProtocol) {
    let inner = text.onOneLine.drop { $0 != "<" && $0 != "[" }.dropFirst()
      .prefix { $0 != ">" && $0 != "]" }
    var words = inner.split(separator: " ")[...]
    guard let first = words.popFirst(), let date = CivilDate(String(first)) else { return nil }
    self.date = date
    for word in words {
      if word.first == "+" || word.hasPrefix(".+") {
        let text = word.drop { $0 == "." || $0 == "+" }.prefix { $0 != "/" }
        step = RepeatStep(text)
        // `.+` counts from when it was done.
        repeatFrom = word.first == "." ? .completion : .due
      } else if word.first == "-", let warning = RepeatStep(word.drop { $0 == "-" }) {
        switch warning.unit {
        case .day: warningDays = warning.count
        case .week: warningDays = warning.count * 7
        case .hour, .month, .year: break
        }
      } else if word.first?.isNumber == true {
        let clocks = word.split(separator: "-").map { Self.clock($0) }
        time = clocks.first ?? nil
        endTime = clocks.count == 2 ? clocks[1] : nil
      }
    }
  }

  /// Lets it end at a clock time of its day.
  mutating func end(at time: TimeOfDay?) { endTime = time ?? endTime }

  /// `9:00` has no zero before it in many files.
  private static func clock(_ text: Substring) -> TimeOfDay? {
    TimeOfDay(text.utf8.count == 4 ? "0" + text : String(text))
  }
}

/// A heading of Org for one to-do.
enum OrgHeading {
  static func text(
    of todo: ExchangedTodo,
    depth: Int,
    in zone: Zone,
    into file: inout ExchangedFile
  ) -> String {
    var line = String(repeating: "*", count: depth)
    line += todo.completedAt == nil ? " TODO" : " DONE"
    switch todo.priority {
    case .high: line += " [#A]"
    case .normal: break
    case .low: line += " [#C]"
    }
    line += " " + todo.title
    let tags = todo.tags.map(\.asTag).filter { !$0.isEmpty }
    if !tags.isEmpty { line += " :" + tags.joined(separator: ":") + ":" }
    let indent = String(repeating: " ", count: depth + 1)
    var planning: [String] = []
    if let done = todo.completedAt {
      planning.append("CLOSED: " + stamp(PartialDateTime(zone.civil(at: done)), "[", "]"))
    }
    if let due = todo.due {
      let civil =
        if case .absolute(let instant) = due {
          PartialDateTime(zone.civil(at: instant))
        } else {
          PartialDateTime(due.date ?? zone.civil(at: Instant(seconds: 0)).date, due.time)
        }
      // Only a deadline is told of days ahead.
      let keyword = todo.daysAhead == nil ? "SCHEDULED: " : "DEADLINE: "
      planning.append(keyword + stamp(civil, "<", ">", of: todo, into: &file))
    }
    var lines = [line]
    if !planning.isEmpty { lines.append(indent + planning.joined(separator: " ")) }
    lines.append(indent + ":PROPERTIES:")
    if let uid = todo.uid { lines.append(indent + ":ID:       " + uid) }
    if let list = todo.list { lines.append(indent + ":CATEGORY: " + list) }
    lines.append(indent + ":END:")
    for note in todo.notes?.split(whereSeparator: \.isNewline) ?? [] {
      // A star at the beginning would be a heading.
      lines.append(indent + note)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func stamp(
    _ civil: PartialDateTime,
    _ opening: String,
    _ closing: String,
    of todo: ExchangedTodo? = nil,
    into file: inout ExchangedFile
  ) -> String {
    var text = stamp(civil, opening, "")
    if civil.time != nil, let end = todo?.endTime { text += "-\(end)" }
    if let todo, let rule = todo.rule {
      if let step = RepeatStep(rule, on: civil.date.weekday) {
        // What was missed is passed over, as `++` has it.
        text += (todo.repeatFrom == .completion ? " .+" : " ++") + step.text
      } else {
        file.note(.repeat, todo.title, line: 0)
      }
    }
    if let days = todo?.daysAhead { text += " -\(days)d" }
    return text + closing
  }

  private static func stamp(_ civil: PartialDateTime, _ opening: String, _ closing: String)
    -> String
  {
    let day =
      switch civil.date.weekday {
      case .monday: "Mon"
      case .tuesday: "Tue"
      case .wednesday: "Wed"
      case .thursday: "Thu"
      case .friday: "Fri"
      case .saturday: "Sat"
      case .sunday: "Sun"
      }
    return opening + "\(civil.date) " + day
      + (civil.time.map { " \($0.hour.padded(to: 2)):\($0.minute.padded(to: 2))" } ?? "") + closing
  }
}

extension ExchangedTodo {
  /// How many whole days ahead it is told of first; `nil` where it is not.
  fileprivate var daysAhead: Int? {
    guard let lead = leads?.first, lead > 0, lead % 1440 == 0 else { return nil }
    return lead / 1440
  }
}

extension String {
  /// A tag holds letters, digits, `_` and `@` alone.
  fileprivate var asTag: String {
    String(
      drop { $0 == "@" || $0 == "+" }
        .map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "@" ? $0 : "_" }
    )
  }
}
