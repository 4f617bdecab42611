/// When a to-do is due, in one of the three kinds of time.
package enum Due: Hashable, Sendable {
  /// Civil time that follows the machine's zone: "8 am" is 8 am wherever the person is.
  ///
  /// Without a time it stays a day.
  case floating(CivilDate, TimeOfDay?)
  /// Civil time in a named zone (IANA), wherever the person is.
  case zoned(CivilDate, TimeOfDay?, zone: String)
  /// An instant: "in 20 minutes" means 20 minutes, whatever the clock does.
  case absolute(Instant)
}

extension Due {
  /// The civil day, for the two civil kinds.
  package var date: CivilDate? {
    switch self {
    case .floating(let date, _), .zoned(let date, _, _): date
    case .absolute: nil
    }
  }

  /// The civil clock time, for the two civil kinds where one was said.
  package var time: TimeOfDay? {
    switch self {
    case .floating(_, let time), .zoned(_, let time, _): time
    case .absolute: nil
    }
  }

  /// The IANA name of the zone that the due time is bound to.
  package var zoneName: String? {
    if case .zoned(_, _, let zone) = self { zone } else { nil }
  }
}
