/// The part of a day that a popup tells of: what it holds, or what came of it.
package enum DayPart: String, CaseIterable, Hashable, Sendable {
  case morning, evening
}

extension Policy {
  /// The settings of the popup for a part of the day.
  package func briefing(of part: DayPart) -> Briefing {
    switch part {
    case .morning: briefing
    case .evening: wrapUp
    }
  }
}
