import Model

/// A request that says when to speak up for the to-do before: "dentist at 2, remind me at 1".
extension Composer {
  /// Takes the time of such a request as a lead of the to-do before it.
  mutating func remindsOfLast(_ reading: ClauseReading) -> Bool {
    guard let last = drafts.indices.last, var meaning = reading.time, meaning.repeats == nil,
      meaning.offset == nil, reading.leads.isEmpty, reading.list == nil, reading.priority == nil,
      reading.notes == nil,
      reading.kept.allSatisfy({ !tokens[$0].isSpoken }),
      reading.clause.range.contains(where: { isReminding(tokens[$0].text) }),
      case .floating(let date, let time) = drafts[last].due, drafts[last].schedule?.rule == nil,
      time != nil || meaning.day != nil
    else { return false }
    let clock = time ?? context.conventions.day
    let hasDay = meaning.day != nil
    if !hasDay { meaning.day = timeBefore?.day }
    // "meeting at 9 am, remind me at 8 40": before it, whatever the hour is now.
    if !hasDay, meaning.part == nil, let said = meaning.clock, said.half == .open {
      let minutes = said.hour % 12 * 60 + said.minute
      let limit = clock.secondsSinceMidnight / 60
      meaning.clock?.half = minutes + 720 < limit ? .pm : minutes < limit ? .am : .open
    }
    var resolver = Resolver(context)
    guard let said = resolver.due(meaning)?.due, case .floating(let day, let time) = said else {
      return false
    }
    let moment = CivilDateTime(hasDay ? day : date, time ?? context.conventions.day)
    let minutes = moment.minutes(until: CivilDateTime(date, clock))
    // Four weeks ahead is a lead; anything behind the time is a to-do of its own.
    guard (1...28 * 1440).contains(minutes) else { return false }
    drafts[last].leads = Set(drafts[last].leads + [minutes]).sorted(by: >)
    return true
  }

  private func isReminding(_ word: Word) -> Bool {
    word.isOne(of: "remind", "reminder", "alert", "notify")
  }
}

extension CivilDateTime {
  /// Minutes from this moment to a later one, by the clock.
  fileprivate func minutes(until later: CivilDateTime) -> Int {
    let days = later.date.days(since: date)
    return days * 1440 + (later.time.secondsSinceMidnight - time.secondsSinceMidnight) / 60
  }
}
