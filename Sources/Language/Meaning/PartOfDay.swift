/// The parts of a day that have names.
enum PartOfDay: Hashable, Sendable {
  case morning, noon, afternoon, evening, night, midnight
  /// Hours that are named by what people do then: "at breakfast", "before bed".
  case breakfast, afterLunch, afterSchool, afterWork, bedtime
  /// "at sunset": by the sun where the zone has its place.
  case dawn, sunrise, sunset, dusk
  /// "every friday by the end of the day".
  case endOfDay
  /// "early tomorrow", "late tonight".
  case early, late
  /// "this time tomorrow": the clock time of the moment.
  case now
}

extension PartOfDay {
  /// Whether what people do then names it: closer than "night" or "evening".
  var isOfRound: Bool {
    switch self {
    case .breakfast, .afterLunch, .afterSchool, .afterWork, .bedtime, .endOfDay, .early, .late: true
    case .dawn, .sunrise, .sunset, .dusk: true
    case .morning, .noon, .afternoon, .evening, .night, .midnight, .now: false
    }
  }

  /// Of two parts said together the one that says more: "every night before bed".
  static func closer(_ one: PartOfDay?, _ other: PartOfDay?) -> PartOfDay? {
    guard let one, let other else { return one ?? other }
    // "this evening after dinner" is later than "this evening".
    if one == .evening, other == .night { return other }
    return other.isOfRound && !one.isOfRound ? other : one
  }
}
