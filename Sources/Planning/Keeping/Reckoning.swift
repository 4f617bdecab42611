package import Model

extension SeriesPast {
  /// What became of each time that the series came by `now`, and of each that was done ahead: one
  /// outcome of each, in order.
  ///
  /// Nothing is claimed that is not known: not answered is only what came while the service ran, and
  /// that the machine was off only what the service has noted. With `closingDays` the newest, which can
  /// be answered still, waits no longer than its own day.
  package func reckoned(
    _ service: ServiceTimes,
    closingDays: Bool = false,
    at now: Instant
  ) -> [ReckonedOccurrence] {
    let done = placed(completions)
    let skipped = placed(skips)
    var reckoned = done.others.map { ReckonedOccurrence(at: $0, .done($0), name: nil) }
    var next: Instant?
    for place in occurrences.indices.reversed() {
      let occurrence = occurrences[place]
      let outcome: SeriesOutcome? =
        if let moment = done.places[place] {
          moment < occurrence.dayEnd && next.map({ moment < $0 }) ?? true
            ? .done(moment) : .doneLater(moment)
        } else if occurrence.at > now {
          nil
        } else if occurrence.isLeftOut || skipped.places[place] != nil {
          .skipped
        } else {
          outcome(of: occurrence, until: next, service, closingDays: closingDays, at: now)
        }
      if let outcome {
        reckoned.append(ReckonedOccurrence(at: occurrence.at, outcome, name: occurrence.name))
      }
      if !occurrence.isLeftOut { next = occurrence.at }
    }
    // At one moment what was done comes last, so that it is the newest.
    return reckoned.sorted {
      ($0.at, $0.outcome.doneAt == nil ? 0 : 1) < ($1.at, $1.outcome.doneAt == nil ? 0 : 1)
    }
  }

  /// What became of an occurrence that nobody answered; `nil` where it came before the series was here.
  private func outcome(
    of occurrence: Occurrence,
    until next: Instant?,
    _ service: ServiceTimes,
    closingDays: Bool,
    at now: Instant
  ) -> SeriesOutcome? {
    let isOpen = !closingDays || now < occurrence.dayEnd
    if isOpen, next.map({ $0 > now }) ?? true, let present, present <= occurrence.name {
      return .waiting
    }
    guard occurrence.at >= since else { return nil }
    let span = occurrence.at..<max(occurrence.at + .milliseconds(1), min(next ?? now, now))
    if rests.contains(where: { $0.overlaps(span) }) { return .paused }
    if service.ran.contains(where: { $0.overlaps(span) }) { return .unanswered }
    return service.off.contains { $0.contains(occurrence.at) } ? .machineOff : .unknown
  }

  /// The places of the occurrences that answers are of, and when each was given; and the moments of
  /// answers of none that is known.
  ///
  /// An answer is of the newest occurrence that had come: so the series went on from there. It is of the
  /// one that it names where that came later, where it is of that alone, or where the newest has an
  /// answer that names it. One that names a time at which the series does not come now was another time
  /// all the same: it counts on its own where the newest was answered under its own name.
  private func placed(_ answers: [Answer]) -> (places: [Int: Instant], others: [Instant]) {
    var placeOfName: [CivilDateTime: Int] = [:]
    for (place, occurrence) in occurrences.enumerated() { placeOfName[occurrence.name] = place }
    let named = Set(answers.compactMap(\.name).compactMap { placeOfName[$0] })
    var places: [Int: Instant] = [:]
    var strangers: [CivilDateTime: Instant] = [:]
    func isFree(_ place: Int) -> Bool { places[place] == nil && !named.contains(place) }
    func give(_ place: Int, _ moment: Instant) { places[place] = places[place] ?? moment }
    let inOrder = answers.sorted { $0.at < $1.at }
    for answer in inOrder where answer.isOfThat {
      if let place = answer.name.flatMap({ placeOfName[$0] }) { give(place, answer.at) }
    }
    for answer in inOrder where !answer.isOfThat {
      guard let name = answer.name else { continue }
      if let own = placeOfName[name] {
        give(newest(by: answer.at).flatMap { $0 > own && isFree($0) ? $0 : nil } ?? own, answer.at)
      } else {
        strangers[name] = strangers[name] ?? answer.at
      }
    }
    var unplaced: [Instant] = []
    for (_, moment) in strangers.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
      if let place = newest(by: moment), places[place] == nil {
        give(place, moment)
      } else {
        unplaced.append(moment)
      }
    }
    for answer in inOrder where answer.name == nil {
      if let place = newest(by: answer.at) {
        give(place, answer.at)
      } else {
        unplaced.append(answer.at)
      }
    }
    return (places, unplaced)
  }

  /// The newest occurrence that had come at a moment.
  private func newest(by moment: Instant) -> Int? {
    var (low, high) = (0, occurrences.count)
    while low < high {
      let middle = (low + high) / 2
      if occurrences[middle].at <= moment { low = middle + 1 } else { high = middle }
    }
    return occurrences[..<low].lastIndex { !$0.isLeftOut }
  }
}
