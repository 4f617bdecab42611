extension Cursor {
  /// "for five days, morning and evening", read behind the days as one time of its own.
  func course(of days: TimeMeaning) -> (TimeMeaning, end: Int)? {
    var behind = self
    behind.skip(",")
    guard days.days != nil, let hours = behind.saidTime(), let sum = days.course(of: hours.meaning)
    else { return nil }
    return (sum, behind.index)
  }
}
