/// The parts of a day that have names.
enum PartOfDay: Hashable, Sendable {
  case morning, noon, afternoon, evening, night, midnight
  /// "this time tomorrow": the clock time of the moment.
  case now
}
