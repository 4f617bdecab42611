package import Model

/// How often something that repeats was done, of the last times that count: "5 of the last 7".
package struct Kept: Hashable, Sendable {
  package var count: Int
  package var of: Int

  package init(_ count: Int, of all: Int) {
    self.count = count
    of = all
  }

  /// So many times are looked at.
  package static let usual = 7
}

extension SeriesPast {
  /// How often it was done, of the last times that count.
  ///
  /// What was done counts always. What was not done counts only where it could be: not while the
  /// series paused, not on a day whose rest the service did not run in, not if it was passed over,
  /// and not before it comes again. So neither another day off nor another completion ever makes it
  /// fewer.
  package func kept(
    while service: [Range<Instant>],
    at now: Instant,
    ofLast limit: Int = Kept.usual
  ) -> Kept {
    let (done, others) = matched()
    var counted = others.map { (at: $0, isDone: true) }
    for (place, occurrence) in occurrences.enumerated() {
      let next = place + 1 < occurrences.count ? occurrences[place + 1].at : nil
      if done.contains(place) {
        counted.append((occurrence.at, true))
      } else if let next, next <= now, counts(occurrence, until: next, while: service) {
        counted.append((occurrence.at, false))
      }
    }
    // At one moment what was done comes last, so that the limit leaves it in.
    let last = counted.sorted { ($0.at, $0.isDone ? 1 : 0) < ($1.at, $1.isDone ? 1 : 0) }
      .suffix(limit)
    return Kept(last.count { $0.isDone }, of: last.count)
  }

  /// Whether an occurrence that was not done could have been.
  private func counts(
    _ occurrence: Occurrence,
    until next: Instant,
    while service: [Range<Instant>]
  ) -> Bool {
    let span = occurrence.at..<max(occurrence.at, next)
    guard !skipped.contains(occurrence.name), !rests.contains(where: { $0.overlaps(span) }) else {
      return false
    }
    let day = occurrence.at..<max(occurrence.at, min(next, occurrence.dayEnd))
    return service.contains { $0.overlaps(day) }
  }

  /// The occurrences that were done, by their places; and the moments of completions of none that is
  /// known.
  ///
  /// Each completion is of the occurrence that it names, or else of the one that was there at its
  /// moment. One that names a time at which the series does not come now was another time all the
  /// same: it counts on its own where that one was done under its own name.
  private func matched() -> (done: Set<Int>, others: [Instant]) {
    var places: [CivilDateTime: Int] = [:]
    for (place, occurrence) in occurrences.enumerated() { places[occurrence.name] = place }
    var done: Set<Int> = []
    var others: [Instant] = []
    var unknown: [CivilDateTime: Instant] = [:]
    var unnamed: [Instant] = []
    for completion in completions {
      guard let name = completion.name else {
        unnamed.append(completion.at)
        continue
      }
      if let place = places[name] {
        done.insert(place)
      } else {
        unknown[name] = min(completion.at, unknown[name] ?? completion.at)
      }
    }
    for (_, moment) in unknown.sorted(by: { $0.key < $1.key }) {
      if let place = place(at: moment), done.insert(place).inserted { continue }
      others.append(moment)
    }
    for moment in unnamed {
      if let place = place(at: moment) { done.insert(place) } else { others.append(moment) }
    }
    return (done, others)
  }

  /// The occurrence that was there at a moment.
  private func place(at moment: Instant) -> Int? { occurrences.lastIndex { $0.at <= moment } }
}
