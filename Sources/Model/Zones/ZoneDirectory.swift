/// Where zones come from.
package struct ZoneDirectory: Sendable {
  /// The zone of an IANA name, or `nil` if the system knows none.
  package var zone: @Sendable (_ identifier: String) -> Zone?
  /// The zone that the machine is set to at present.
  package var current: @Sendable () -> Zone

  /// The place that a zone is named after, or `nil` if it has none, such as UTC.
  package var place: @Sendable (_ identifier: String) -> Place?

  package init(
    zone: @escaping @Sendable (_ identifier: String) -> Zone?,
    current: @escaping @Sendable () -> Zone,
    place: @escaping @Sendable (_ identifier: String) -> Place? = { _ in nil }
  ) {
    self.zone = zone
    self.current = current
    self.place = place
  }

  /// Knows no zone by its name.
  package static let none = ZoneDirectory(zone: { _ in nil }, current: { .utc })
}
