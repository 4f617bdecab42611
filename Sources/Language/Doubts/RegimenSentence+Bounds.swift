import Model

/// From when on, and until when, something is taken.
extension RegimenSentence {
  /// First days that were said, and are not those of the to-dos.
  var starts: [String] {
    guard !series.isEmpty else { return [] }
    return range.compactMap { index in
      guard RegimenWords.starts.contains(text(index)) else { return nil }
      var place = index + 1
      while text(place).isOne(of: "on", "this", "the", "from") { place += 1 }
      let isSure = !isAt(index, "from")
      guard !isMet(at: place, isSure: isSure) else { return nil }
      return said(index, place + 1)
    }
  }

  private func isMet(at place: Int, isSure: Bool) -> Bool {
    func all(_ isFit: (CivilDate, TimeOfDay?) -> Bool) -> Bool {
      series.contains { draft, _ in draft.due?.date.map { isFit($0, draft.due?.time) } ?? true }
    }
    if isAt(place, "today") { return all { date, _ in date == today } }
    if text(place).isOne(of: "tonight", "evening", "night"),
      !isAt(place, "evening", "night") || isAt(place - 1, "this")
    {
      return all { date, time in date == today && time.map { $0 >= .hour(17) } ?? true }
    }
    if isAt(place, "tomorrow") {
      let part = facts(place + 1).part
      return all { date, time in
        date == today.adding(days: 1)
          && (part != .evening && part != .night || time.map { $0 >= .hour(17) } ?? true)
      }
    }
    if isAt(place, "next"), let unit = facts(place + 1).unit {
      let week = 8 - today.weekday.rawValue
      return switch unit {
      case .week: all { date, _ in date >= today.adding(days: week) }
      case .month: all { date, _ in date.month != today.month || date.year != today.year }
      default: true
      }
    }
    if isAt(place, "in"), let count = number(place + 1), let unit = facts(place + 2).unit {
      let days = unit == .day ? count : unit == .week ? 7 * count : unit == .month ? 28 * count : 0
      return all { date, _ in date >= today.adding(days: days) }
    }
    // "3 times a day for 5 days starting on monday": the first day, no day of each week.
    if isSure, let weekday = facts(place).weekday, !facts(place).isPlural, isDaily {
      return all { date, _ in date.weekday == weekday }
        && series.contains { $0.rule.byDay.map(\.weekday) != [weekday] }
    }
    return true
  }

  /// Whether it was said to come each day, or more often.
  private var isDaily: Bool {
    range.contains { index in
      timesADay(at: index) != nil || isAt(index, "daily", "nightly")
        || isAt(index, "every", "each")
          && (facts(index + 1).unit == .day || facts(index + 1).part != nil)
    }
  }

  /// Whether something that is taken has a time, and does not come again.
  private var isTakenOnce: Bool {
    isTaken && drafts.contains { $0.schedule != nil && $0.rule == nil }
  }

  /// "at 10 until the end of the month": an hour said ahead of the last day is one of each day.
  private var isAtHourUntil: Bool {
    drafts.contains { draft in
      guard draft.rule == nil, draft.due?.time != nil, draft.endTime == nil,
        let words = draft.phrase?.lowercased().split(separator: " ")
      else { return false }
      return words.dropFirst(2).contains { $0 == "until" || $0 == "till" }
    }
  }

  /// Ends that became the day of it, or came into no rule.
  var ends: [String] {
    range.compactMap { index in
      guard RegimenWords.ends.contains(text(index)), range.contains(index + 1),
        isTakenOnce || isAtHourUntil || !isKept(index, index + 2)
      else { return nil }
      let end = min(index + 4, range.upperBound)
      let isClock = (index + 1..<end).contains {
        facts($0).part != nil || text($0).isOne(of: "am", "pm", "lunch", "dinner")
      }
      let isMet = drafts.allSatisfy { draft in
        guard let rule = draft.rule else {
          let isOfSeveral = drafts.count > 1 && drafts.allSatisfy { $0.title == drafts[0].title }
          return draft.schedule == nil || !isTaken && !isOfSeveral && !isAtHourUntil
        }
        guard let until = rule.until else {
          return rule.count != nil || drafts.count > 1 || draft.endTime != nil
            || !rule.byHour.isEmpty
        }
        return !isClock || !rule.frequency.isSubDaily || until.hasClock
      }
      return isMet ? nil : said(index, end)
    }
  }
}

extension RecurrenceRule.Until {
  /// Whether it ends within a day.
  fileprivate var hasClock: Bool {
    switch self {
    case .date: false
    case .local(let moment), .utc(let moment): moment.time < .hour(23, 59)
    }
  }
}
