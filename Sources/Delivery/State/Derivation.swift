/// Whether the moments in the database are those that civil time stands for now.
enum Derivation {
  /// The database was just opened: the zone may have changed while nobody was there to see it.
  case unknown
  /// The clock, the zone or a setting is another one since.
  case stale
  case valid
}
