import Model

/// Finds words of a time that came into no value and stand in no title: a day, a date, a course.
///
/// Nothing that was said may vanish: who says "75 on weekdays and 100 at the weekend" means both.
struct DroppedTimes {
  private let tokens: [Token]
  private let drafts: [Draft]
  /// What stands in titles, notes and names of lists, or was told as left out, in lower case.
  private let kept: String
  /// The days that to-dos come on, or end on.
  private let dates: Set<CivilDate>
  private let weekdays: Set<Weekday>

  init(_ tokens: [Token], _ understanding: Understanding) {
    self.tokens = tokens
    drafts = understanding.drafts
    let dates = drafts.flatMap { [$0.due?.date, $0.rule?.until?.date].compactMap(\.self) }
    self.dates = Set(dates)
    weekdays = Set(dates.map(\.weekday) + drafts.flatMap { $0.rule?.byDay.map(\.weekday) ?? [] })
    let told = understanding.remarks.compactMap {
      if case .pastTime(let phrase) = $0 { phrase } else { nil }
    }
    let texts =
      drafts.flatMap { [$0.title, $0.notes, $0.list].compactMap(\.self) }
      + understanding.remarks.leftOut + told
    kept = texts.joined(separator: "\n").lowercased()
  }

  /// The words, in order.
  var words: [String] {
    guard !drafts.isEmpty else { return [] }
    return tokens.indices.compactMap { index in
      tokens[index].isQuoted
        ? nil
        : droppedDay(index) ?? droppedDate(index) ?? droppedCourse(index) ?? droppedLead(index)
    }
  }

  private func isKept(_ word: String) -> Bool { kept.contains(word) }

  private func droppedDay(_ index: Int) -> String? {
    let token = tokens[index]
    if let weekday = token.facts.weekday {
      let isLeftOut = isLeftOut(index, [weekday])
      return weekdays.contains(weekday) || isLeftOut || isKept(token.said) ? nil : token.said
    }
    guard token.facts.unit == .weekend, !isLeftOut(index, [.saturday, .sunday]) else { return nil }
    return weekdays.contains(.saturday) || weekdays.contains(.sunday) || isKept("weekend")
      ? nil : "weekend"
  }

  /// "every day except sundays": days that a rule of the others leaves out.
  private func isLeftOut(_ index: Int, _ days: Set<Weekday>) -> Bool {
    tokens[max(index - 8, 0)..<index].contains { DoubtWords.leavingOut.contains($0.text) }
      && drafts.contains {
        guard let rule = $0.rule, rule.byDay.count > 1 else { return false }
        return days.isDisjoint(with: rule.byDay.map(\.weekday))
      }
  }

  /// "20 march", "march 20th": the day of it, where no value has it.
  private func droppedDate(_ index: Int) -> String? {
    guard let month = tokens[index].facts.month else { return nil }
    let before = index > 0 ? tokens[index - 1] : nil
    let after = index + 1 < tokens.count ? tokens[index + 1] : nil
    let ordinal = before?.isOrdinalEnding == true && index > 1 ? tokens[index - 2].value : nil
    guard let day = before?.value ?? ordinal ?? after?.value, (1...31).contains(day) else {
      return nil
    }
    let isTaken =
      dates.contains { $0.month == month && $0.day == day }
      || drafts.contains { draft in
        guard let rule = draft.rule else { return false }
        let isOfMonth = rule.byMonth.contains(month) || draft.due?.date?.month == month
        return !rule.exceptions.days.isEmpty || isOfMonth && rule.byMonthDay.contains(day)
      }
    let name = tokens[index].said
    return isTaken || isKept(name) ? nil : "\(day) \(name)"
  }

  /// "the evening before", where nothing comes ahead of anything.
  private func droppedLead(_ index: Int) -> String? {
    guard tokens[index].text == "the", index + 2 < tokens.count, tokens[index + 2].text == "before",
      tokens[index + 1].facts.part != nil
        || [.day, .week, .weekend].contains(tokens[index + 1].facts.unit)
    else { return nil }
    let word = tokens[index + 1].said
    return isKept(word) || drafts.contains { !$0.leads.isEmpty && $0.due != nil }
      || drafts.allSatisfy { $0.due != nil }
      ? nil : "the \(word) before"
  }

  /// "for five days", where no series ends.
  private func droppedCourse(_ index: Int) -> String? {
    guard tokens[index].text == "for", index + 2 < tokens.count else { return nil }
    let (amount, unit) = (tokens[index + 1], tokens[index + 2])
    guard amount.value != nil || amount.facts.cardinal != nil || amount.text == "a",
      let length = unit.facts.unit, [.day, .week, .month].contains(length)
    else { return nil }
    let isBounded = drafts.allSatisfy { $0.rule?.count != nil || $0.rule?.until != nil }
    let word = unit.said
    return isBounded || isKept(word) || drafts.contains { $0.effort.minutes != nil }
      ? nil : "for \(amount.said) \(word)"
  }
}

extension Token {
  /// The word in lower case, or the digits of a number.
  fileprivate var said: String {
    value.map(String.init) ?? String(decoding: text.bytes, as: UTF8.self)
  }
}
