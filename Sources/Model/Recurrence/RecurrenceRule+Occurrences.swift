extension RecurrenceRule {
  /// The occurrences in order, the first of them never before `start`; ends where the rule ends.
  ///
  /// All times are civil. Intervals of hours, minutes and seconds run on elapsed time if a zone is
  /// given, else on the wall clock; a time that the clock shows twice comes once. A `start` that
  /// the rule does not allow is no occurrence. A rule whose sets are all empty has none, and so has
  /// one whose next occurrence would take longer to find than looking at every day of the
  /// calendar's 400 years.
  package func occurrences(from start: CivilDateTime, in zone: Zone? = nil) -> Occurrences {
    Occurrences(moments: RecurrenceMoments(self, start: start, zone: zone))
  }

  /// The first occurrence later than `civil`, or `nil` if the series ends before.
  ///
  /// Goes there without taking each occurrence before; see `countLeft` for a rule that counts them.
  package func next(
    after civil: CivilDateTime,
    from start: CivilDateTime,
    in zone: Zone? = nil
  ) -> CivilDateTime? {
    occurrences(after: civil, from: start, in: zone).first { _ in true }
  }

  /// The occurrences later than `civil`, in order.
  package func occurrences(
    after civil: CivilDateTime,
    from start: CivilDateTime,
    in zone: Zone? = nil
  ) -> Occurrences {
    var moments = RecurrenceMoments(self, start: start, zone: zone)
    moments.skip(to: civil)
    return Occurrences(moments: moments, after: civil)
  }

  /// The first occurrence later than `instant` as an instant, or `nil` if the series ends before.
  ///
  /// Unlike the civil `next`, it tells the two hours of an overlap apart.
  package func next(
    after instant: Instant,
    from start: CivilDateTime,
    in zone: Zone
  ) -> Instant? {
    var moments = RecurrenceMoments(self, start: start, zone: zone)
    moments.skip(to: instant, in: zone)
    while let moment = moments.next() {
      let time = moment.instant ?? zone.instant(of: moment.civil)
      if time > instant { return time }
    }
    return nil
  }

  /// How many occurrences a rule that counts them has left from `civil` on.
  ///
  /// `nil` if it does not count. Days and longer, and bare intervals of hours and less, are counted
  /// as far as 100,000 days and periods go; one whose count is not used up by then goes on without.
  package func countLeft(
    from civil: CivilDateTime,
    since start: CivilDateTime,
    in zone: Zone? = nil
  ) -> Int? {
    var moments = RecurrenceMoments(self, start: start, zone: zone)
    moments.skip(to: civil)
    return moments.countLeft
  }

  /// A series of civil times, worked out one by one.
  package struct Occurrences: Sequence, IteratorProtocol, Sendable {
    fileprivate var moments: RecurrenceMoments
    private var last: CivilDateTime?

    fileprivate init(moments: RecurrenceMoments, after last: CivilDateTime? = nil) {
      self.moments = moments
      self.last = last
    }

    /// How many days, periods and occurrences were looked at so far.
    package var steps: Int { moments.steps }

    package mutating func next() -> CivilDateTime? {
      while let civil = moments.next()?.civil {
        if let last, civil <= last { continue }  // The second pass of an overlap.
        last = civil
        return civil
      }
      return nil
    }
  }
}
