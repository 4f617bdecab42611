import Model

extension ClauseReader {
  /// A bare hour is in the half of the day in which people do such a thing: "dinner at 7" is in the
  /// evening, "wake up at 6" in the morning.
  func readHabit(_ reading: inout ClauseReading) {
    readAlarmOfNight(&reading)
    guard var clock = reading.time?.clock, clock.half == .open, reading.time?.part == nil,
      reading.time?.endClock == nil, (1...11).contains(clock.hour),
      let half = habit(in: reading) ?? alarm(in: reading)
    else { return }
    switch half {
    case .pm where clock.hour >= 4: clock.half = .pm
    case .am where clock.hour >= 3: clock.half = .am
    default: return
    }
    reading.time?.clock = clock
  }

  /// "set the alarm for 6 tonight": it wakes somebody when the night is over.
  private func readAlarmOfNight(_ reading: inout ClauseReading) {
    guard let time = reading.time, var clock = time.clock, clock.half == .open,
      (4...9).contains(clock.hour), time.part == .night, time.day == .relativeDay(0),
      body(reading).contains(where: { ["alarm", "wake"].contains(tokens[$0].text) })
    else { return }
    clock.half = .am
    reading.time?.clock = clock
    reading.time?.part = nil
    reading.time?.day = .relativeDay(1)
  }

  /// An alarm of another day or of every day wakes somebody.
  private func alarm(in reading: ClauseReading) -> ClockMeaning.Half? {
    guard let time = reading.time, time.isRepeating || time.day != nil,
      time.day != .relativeDay(0)
    else { return nil }
    // "dentist at 3 on friday, alarm an hour before": the hour is not the alarm's.
    let range = body(reading)
    let alarm = range.first { tokens[$0].text == "alarm" }
    return alarm.map { !range.prefix(upTo: $0).contains { tokens[$0].isMark(",") } } == true
      ? .am : nil
  }

  /// The half of the day of what a clause names; nothing where it is only spoken of.
  private func habit(in reading: ClauseReading) -> ClockMeaning.Half? {
    let range = body(reading)
    let event = reading.clause.event
    for index in range where !tokens[index].isQuoted && !reading.isTime(index) {
      guard let match = HabitWords.all.match(tokens, at: index, end: range.upperBound) else {
        continue
      }
      let first =
        index > range.lowerBound && Verbs.determiners.contains(tokens[index - 1].text)
        ? index - 1 : index
      let before = first > range.lowerBound ? tokens[first - 1].text : .none
      let isVisit =
        before == "for"
        && range.prefix(upTo: first - 1).suffix(4).contains {
          HabitWords.visiting.contains(tokens[$0].text)
        }
      guard !HabitWords.topics.contains(before) || isVisit || event?.contains(index) == true
      else { continue }
      return match.value
    }
    return nil
  }
}

extension ClauseReading {
  fileprivate func isTime(_ index: Int) -> Bool { timeTokens.contains { $0.contains(index) } }
}
