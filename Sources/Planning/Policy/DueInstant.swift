package import Model

/// The instant at which a due time comes; a day without a clock comes at the policy's `day` time.
///
/// `zone` is the machine's; a fixed due time uses its own, taken from `zones`, and gives `nil` if
/// the system does not know it.
package func instant(
  of due: Due,
  in zone: Zone,
  zones: ZoneDirectory,
  policy: Policy
) -> Instant? {
  switch due {
  case .floating(let date, let time):
    zone.instant(of: CivilDateTime(date, time ?? policy.day))
  case .fixed(let date, let time, let name):
    zones.zone(name)?.instant(of: CivilDateTime(date, time ?? policy.day))
  case .elapsed(let moment):
    moment
  }
}
