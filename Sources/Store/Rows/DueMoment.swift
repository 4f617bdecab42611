package import Model
internal import Planning

extension Store {
  /// The machine's calendar at this moment.
  package var calendar: LocalCalendar {
    LocalCalendar(zone: meaning.zones.current(), zones: meaning.zones, day: meaning.policy.day)
  }
}

extension LocalCalendar {
  /// The instant of a due time.
  ///
  /// A zone that the system does not know is taken as the machine's own: a reminder that comes at
  /// the wrong hour is better than one that never comes, and `problem` says so.
  func moment(of due: Due?) -> Instant? {
    due.map { instant(of: $0) ?? instant(of: civil(of: $0)) }
  }
}
