/// A recurrence rule: the value of RFC 5545's `RRULE` property.
package struct RecurrenceRule: Hashable, Sendable {
  private let text: String
}

extension RecurrenceRule: LosslessStringConvertible {
  /// Reads the text after `RRULE:` (the prefix may be there too), or nothing if it is not valid.
  package init?(_ text: String) {
    self.text = text
  }

  /// The rule as RFC 5545 writes it, without `RRULE:`.
  package var description: String { text }
}

extension RecurrenceRule {
  /// The occurrences in order, the first of them never before `start`; ends where the rule ends.
  ///
  /// All times are civil. Intervals of hours, minutes and seconds run on elapsed time if a zone is
  /// given, else on the wall clock.
  package func occurrences(
    from start: CivilDateTime,
    in zone: Zone? = nil
  ) -> AnySequence<CivilDateTime> {
    AnySequence([])
  }
}
