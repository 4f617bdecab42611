/// The parts of a day that have names.
enum PartOfDay: Hashable, Sendable {
  case morning, noon, afternoon, evening, night, midnight
  /// Hours that are named by what people do then: "at breakfast", "before bed".
  case breakfast, afterLunch, afterSchool, afterWork, bedtime
  /// "early tomorrow", "late tonight".
  case early, late
  /// "this time tomorrow": the clock time of the moment.
  case now
}
