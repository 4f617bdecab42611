import Model

extension ClauseReader {
  /// "at 7 and 19 until 14 march": what is taken, or comes at several hours, comes each day until
  /// then.
  func repeatUntilLastDay(_ reading: inout ClauseReading) {
    guard var time = reading.time, let day = time.day, !time.isRepeating, time.offset == nil,
      time.endClock == nil, time.length == nil, time.moreDays.isEmpty,
      time.clock != nil || time.part != nil
    else { return }
    let isSeveral = !time.moreClocks.isEmpty || !time.moreParts.isEmpty
    let isTaken = MedicineWords.areTaken(tokens, reading.clause.range)
    guard isSeveral || isTaken else { return }
    var daily = RepeatMeaning(frequency: .daily)
    if time.bound == .until, time.endDay == nil {
      daily.until = day
    } else if case .shifted(day, let length) = time.endDay, length.seconds == 0, length.days > 0 {
      // "at 9 for 21 days starting on sunday".
      (daily.starting, daily.count, daily.countsDays) = (day, length.days, true)
    } else if isTaken, let last = time.endDay, time.bound == .at || time.bound == .from {
      // "from the 10th to the 20th at 9".
      (daily.starting, daily.until) = (day, last)
    } else {
      return
    }
    (time.repeats, time.day, time.endDay, time.bound) = (daily, nil, nil, .at)
    reading.time = time
  }
}
