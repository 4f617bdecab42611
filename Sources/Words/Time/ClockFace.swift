package import Model

/// The clock that a person reads: one of twelve hours, or one of 24.
///
/// Every time that a person sees or hears goes through here; what programs read is ISO 8601.
package enum ClockFace: String, CaseIterable, Hashable, Sendable {
  /// "3 pm", "3:30 pm"; noon is 12 pm, and midnight 12 am.
  case hours12 = "12"
  /// "15:00", "15:30".
  case hours24 = "24"
}

/// The halves of a day on a clock of twelve hours.
package enum ClockWords: Sentence, SentenceFamily {
  case am = "am"
  case pm = "pm"
}

extension ClockFace {
  /// A time as this clock has it, with seconds only where there are some.
  package func text(_ time: TimeOfDay) -> String {
    guard self == .hours12 else { return time.description }
    let half: ClockWords = time.hour < 12 ? .am : .pm
    // "15:30" with another hour in front, without its minutes where there are none.
    let behind = time.minute == 0 && time.second == 0 ? "" : String(time.description.dropFirst(2))
    let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
    return String(hour) + behind + " " + half.sentence.literal
  }

  /// A time without its seconds, which nobody reads off a list.
  package func minute(_ time: TimeOfDay) -> String { text(.hour(time.hour, time.minute)) }
}
