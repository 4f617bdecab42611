internal import Model
internal import Planning

extension Store {
  /// The instant of a due time in `zone`.
  ///
  /// A zone that the system does not know is taken as the machine's own: a reminder that comes at
  /// the wrong hour is better than one that never comes, and `problem` says so.
  func moment(of due: Due?, in zone: Zone) -> Instant? {
    guard let due else { return nil }
    if let moment = instant(of: due, in: zone, zones: meaning.zones, policy: meaning.policy) {
      return moment
    }
    guard case .fixed(let date, let time, _) = due else { return nil }
    return instant(
      of: .floating(date, time),
      in: zone,
      zones: meaning.zones,
      policy: meaning.policy
    )
  }
}
