/// When a to-do is due, in one of the three kinds of time.
package enum Due: Hashable, Sendable {
  /// Civil time that follows the machine's zone: "8 am" is 8 am wherever the person is.
  ///
  /// Without a time it stays a day.
  case floating(CivilDate, TimeOfDay?)
  /// Civil time in a named zone (IANA), wherever the person is.
  case fixed(CivilDate, TimeOfDay?, zone: String)
  /// An instant: "in 20 minutes" means 20 minutes, whatever the clock does.
  case elapsed(Instant)
}

extension Due {
  /// The civil day, for the two civil kinds.
  package var date: CivilDate? {
    switch self {
    case .floating(let date, _), .fixed(let date, _, _): date
    case .elapsed: nil
    }
  }

  /// The civil clock time, for the two civil kinds where one was said.
  package var time: TimeOfDay? {
    switch self {
    case .floating(_, let time), .fixed(_, let time, _): time
    case .elapsed: nil
    }
  }

  /// The IANA name of the zone that the due time is bound to.
  package var zoneName: String? {
    if case .fixed(_, _, let zone) = self { zone } else { nil }
  }
}
