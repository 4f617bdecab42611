package import Model

/// What is known of the past of a series: when it came, what was answered, and what kept it from coming.
package struct SeriesPast: Hashable, Sendable {
  /// One time that it came, or was to come.
  package struct Occurrence: Hashable, Sendable {
    /// Its civil time as the series has it, by which answers name it.
    package let name: CivilDateTime
    package let at: Instant
    /// The end of the person's day on which it came.
    package let dayEnd: Instant
    /// Whether its day was left out of the series.
    package let isLeftOut: Bool

    package init(name: CivilDateTime, at moment: Instant, dayEnd: Instant, isLeftOut: Bool = false)
    {
      self.name = name
      at = moment
      (self.dayEnd, self.isLeftOut) = (dayEnd, isLeftOut)
    }
  }

  /// One time that it was done, or passed over.
  package struct Answer: Hashable, Sendable {
    package let at: Instant
    /// The occurrence that waited then, as far as that is known.
    package let name: CivilDateTime?
    /// Whether it is of that one alone, from which the series had gone on.
    package let isOfThat: Bool

    package init(at moment: Instant, name: CivilDateTime?, isOfThat: Bool = false) {
      at = moment
      (self.name, self.isOfThat) = (name, isOfThat)
    }
  }

  /// In order, with the first that is still to come.
  package var occurrences: [Occurrence]
  package var completions: [Answer]
  package var skips: [Answer]
  /// When it paused.
  package var rests: [Range<Instant>]
  /// The occurrence that the open series waits with; `nil` once it has ended.
  package var present: CivilDateTime?
  /// Since when it is here: of what came before nothing is told.
  package var since: Instant

  package init(
    occurrences: [Occurrence],
    completions: [Answer],
    skips: [Answer] = [],
    rests: [Range<Instant>] = [],
    present: CivilDateTime? = nil,
    since: Instant = Instant(seconds: 0)
  ) {
    self.occurrences = occurrences
    self.completions = completions
    self.skips = skips
    self.rests = rests
    self.present = present
    self.since = since
  }
}

/// When the service ran, and when the machine slept or was off; of any other time nothing is known.
package struct ServiceTimes: Hashable, Sendable {
  package var ran: [Range<Instant>]
  package var off: [Range<Instant>]

  package init(ran: [Range<Instant>] = [], off: [Range<Instant>] = []) {
    (self.ran, self.off) = (ran, off)
  }
}
