/// A day and a time on the wall clock, in no particular zone.
package struct CivilDateTime: Hashable, Sendable {
  package var date: CivilDate
  package var time: TimeOfDay

  package init(_ date: CivilDate, _ time: TimeOfDay) {
    self.date = date
    self.time = time
  }
}

extension CivilDateTime: Comparable {
  package static func < (earlier: Self, later: Self) -> Bool {
    (earlier.date, earlier.time) < (later.date, later.time)
  }
}

extension CivilDateTime {
  /// Seconds from 1970-01-01T00:00:00 on the same wall clock.
  package var secondsSinceEpoch: Int {
    date.daysSinceEpoch * 86_400 + time.secondsSinceMidnight
  }

  /// The wall clock `seconds` after 1970-01-01T00:00:00.
  package init(secondsSinceEpoch seconds: Int) {
    let day = seconds >= 0 ? seconds / 86_400 : -((86_399 - seconds) / 86_400)
    self.init(
      CivilDate(daysSinceEpoch: day),
      TimeOfDay(secondsSinceMidnight: seconds - day * 86_400)
    )
  }

  /// The wall clock `seconds` later, as if no clock were ever changed.
  package func adding(seconds: Int) -> CivilDateTime {
    CivilDateTime(secondsSinceEpoch: secondsSinceEpoch + seconds)
  }

  /// The wall clock `minutes` later, as if no clock were ever changed.
  package func adding(minutes: Int) -> CivilDateTime {
    adding(seconds: minutes * 60)
  }
}

extension CivilDateTime: LosslessStringConvertible {
  /// Reads `YYYY-MM-DDTHH:MM[:SS]` (a space may stand for the `T`), or nothing.
  package init?(_ text: String) {
    guard
      let mark = text.utf8.firstIndex(where: { $0 == UInt8(ascii: "T") || $0 == UInt8(ascii: " ") }
      ),
      let date = CivilDate(String(text[..<mark])),
      let time = TimeOfDay(String(text[text.utf8.index(after: mark)...]))
    else { return nil }
    self.init(date, time)
  }

  /// `YYYY-MM-DDTHH:MM`, with `:SS` only where there are seconds.
  package var description: String { date.description + "T" + time.description }
}
