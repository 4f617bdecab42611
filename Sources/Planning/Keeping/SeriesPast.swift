package import Model

/// What is known of the past of a series: when it came, when it was done, and what kept it from coming.
package struct SeriesPast: Hashable, Sendable {
  /// One time that it came, or was to come.
  package struct Occurrence: Hashable, Sendable {
    /// Its civil time as the series has it, by which completions name it.
    package let name: CivilDateTime
    package let at: Instant
    /// The end of the person's day on which it came.
    package let dayEnd: Instant

    package init(name: CivilDateTime, at moment: Instant, dayEnd: Instant) {
      self.name = name
      at = moment
      self.dayEnd = dayEnd
    }
  }

  /// One time that it was done.
  package struct Completion: Hashable, Sendable {
    package let at: Instant
    /// The occurrence that it was the completion of, as far as that is known.
    package let name: CivilDateTime?

    package init(at moment: Instant, name: CivilDateTime?) {
      at = moment
      self.name = name
    }
  }

  /// In order, with the first that is still to come.
  package var occurrences: [Occurrence]
  package var completions: [Completion]
  /// The occurrences that the person passed over.
  package var skipped: Set<CivilDateTime>
  /// When it paused.
  package var rests: [Range<Instant>]

  package init(
    occurrences: [Occurrence],
    completions: [Completion],
    skipped: Set<CivilDateTime> = [],
    rests: [Range<Instant>] = []
  ) {
    self.occurrences = occurrences
    self.completions = completions
    self.skipped = skipped
    self.rests = rests
  }
}
