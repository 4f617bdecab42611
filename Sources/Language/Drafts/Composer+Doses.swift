import Model

/// Several doses of a day or a week, said in one breath.
extension Composer {
  /// A to-do with its time, for a repeat that is said behind the last of several.
  struct Dose: Sendable {
    var reading: ClauseReading
    var draft: Int
  }

  /// "pills at 8 am and vitamins at noon every day": each of them every day.
  mutating func repeatDoses(_ reading: ClauseReading, _ made: Range<Int>) {
    guard let draft = made.first, made.count == 1, let time = reading.time,
      time.clock != nil || time.part != nil,
      let first = reading.kept.first(where: { tokens[$0].isSpoken })
    else {
      doses = []
      return
    }
    let isTaken = tokens[first].text.isOne(of: "take", "give", "feed", "apply", "use", "inject")
    if let often = time.repeats {
      guard !isTaken, !Verbs.isVerb(tokens[first].text) else {
        doses = []
        return
      }
      for dose in doses {
        var earlier = dose.reading
        earlier.time?.repeats = often
        redo(earlier, at: dose.draft)
      }
      doses = []
    } else if time.day == nil, isTaken || !doses.isEmpty || isMedicine(reading) {
      doses.append(Dose(reading: reading, draft: draft))
    }
  }

  /// "Marcumar one tablet monday and friday, half a tablet the other days at 6": so many of the same
  /// thing on other days.
  ///
  /// It bears the name that the first one has, and what only one of both says of the hour holds for
  /// both.
  mutating func readOtherDose(_ reading: inout ClauseReading) {
    guard let time = reading.time, time.isOfOtherDays else { return }
    guard !reading.clause.beginsSentence, let first = repeatBefore,
      first.draft == drafts.count - 1, let often = first.reading.time?.repeats,
      let begin = reading.kept.first(where: { tokens[$0].isSpoken }), isAmount(begin),
      let dose = first.reading.kept.first(where: { isAmount($0) })
    else {
      if time.repeats?.isOfOtherDays == true { giveBackTime(&reading) }
      return
    }
    if time.repeats?.isOfOtherDays == true {
      guard let rest = often.otherDays else { return giveBackTime(&reading) }
      reading.time?.repeats = rest
    } else if time.repeats == nil {
      reading.time?.day = nil
      reading.time?.repeats = .weekends
    }
    reading.kept = first.reading.kept.filter { $0 < dose } + reading.kept
    let hasHour = time.clock != nil || time.part != nil
    var earlier = first.reading
    guard let known = earlier.time, (known.clock != nil || known.part != nil) != hasHour else {
      return
    }
    if hasHour {
      earlier.time?.takeHours(of: time)
      redo(earlier, at: first.draft)
    } else {
      reading.time?.takeHours(of: known)
    }
  }

  /// "the other days" of nothing that was said: words of the title.
  private func giveBackTime(_ reading: inout ClauseReading) {
    reading.kept = (reading.kept + reading.timeTokens.flatMap { Array($0) }).sorted()
    (reading.time, reading.timeTokens) = (nil, [])
  }

  /// Gives a draft the time of a reading anew.
  private mutating func redo(_ reading: ClauseReading, at index: Int) {
    var whole = drafts[index]
    addTime(&whole, reading)
    drafts[index] = whole
  }

  private func isAmount(_ index: Int) -> Bool {
    tokens[index].isNumber || tokens[index].facts.cardinal != nil
      || tokens[index].text.isOne(of: "half", "a", "quarter") || tokens[index].isMark("½")
  }

  private func isMedicine(_ reading: ClauseReading) -> Bool {
    reading.kept.contains { MedicineWords.names.contains(tokens[$0].text) }
  }
}

extension TimeMeaning {
  /// Comes at the clock times or parts of the day of another one.
  fileprivate mutating func takeHours(of other: TimeMeaning) {
    (clock, moreClocks) = (other.clock, other.moreClocks)
    (part, moreParts) = (other.part, other.moreParts)
  }
}

extension RepeatMeaning {
  /// The days of the week that a weekly repeat leaves out.
  fileprivate var otherDays: RepeatMeaning? {
    guard frequency == .weekly, interval == 1, !days.isEmpty, exceptions.isEmpty else { return nil }
    let own = Set(days.map(\.weekday))
    let rest = Weekday.allCases.filter { !own.contains($0) }
    guard !rest.isEmpty else { return nil }
    return RepeatMeaning(
      frequency: .weekly,
      days: rest.map { NthWeekday(ordinal: nil, weekday: $0) }
    )
  }
}
