import Model

extension ClauseReader {
  /// A bare hour is in the half of the day in which people do such a thing: "dinner at 7" is in the
  /// evening, "wake up at 6" in the morning.
  func readHabit(_ reading: inout ClauseReading) {
    readAlarmOfNight(&reading)
    guard let time = reading.time, time.hasOpenHour,
      let half = habit(in: reading) ?? alarm(in: reading)
    else { return }
    reading.time?.take(half)
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
    let event = reading.clause.event
    return HabitWords.half(
      of: tokens,
      body(reading),
      skips: { reading.isTime($0) },
      isEvent: { event?.contains($0) == true }
    )
  }
}

extension ClauseReading {
  fileprivate func isTime(_ index: Int) -> Bool { timeTokens.contains { $0.contains(index) } }
}
