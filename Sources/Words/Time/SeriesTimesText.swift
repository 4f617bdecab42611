package import Model
package import Planning

/// What became of times of a series, and how several of them are named.
package enum SeriesWords: Sentence, SentenceFamily {
  case done = "done"
  case doneLater = "done afterwards"
  case skipped = "skipped"
  case paused = "paused"
  case waiting = "waits for an answer"
  case unanswered = "not answered"
  case machineOff = "the machine was off"
  case unknown = "not known"
  case outcomeAndTimes = "{outcome}: {times}"
  case list = "{first}, {last}"
  case last = "{first} and {last}"
  case stretch = "{count} times from {first} to {last}"
  case and = "{first}; {last}"
}

extension SeriesOutcome {
  /// The outcome in words.
  package func text(_ tone: Tone) -> String {
    let words: SeriesWords =
      switch self {
      case .done: .done
      case .doneLater: .doneLater
      case .skipped: .skipped
      case .paused: .paused
      case .waiting: .waiting
      case .unanswered: .unanswered
      case .machineOff: .machineOff
      case .unknown: .unknown
      }
    return words.text(tone)
  }
}

/// Names times of a series as they are told on a day: "Wed 18 Nov, Thu 19 Nov and Fri 20 Nov".
///
/// Their clock is told where a day has several of them and of those that stand `beside`; of more than `most`
/// the first and the last.
package func timesText(
  _ times: [CivilDateTime],
  beside others: [CivilDateTime] = [],
  on today: CivilDate,
  most: Int,
  tone: Tone,
  face: ClockFace
) -> String {
  let all = times + others
  let hasSeveral = Set(all.map(\.date)).count < all.count
  let names = times.map { time in
    MomentText.absolute(
      time.date,
      hasSeveral ? .hour(time.time.hour, time.time.minute) : nil,
      now: CivilDateTime(today, .midnight),
      tone: tone,
      face: face
    )
  }
  guard let first = names.first, let last = names.last else { return "" }
  guard names.count <= most else {
    let values = ["first": first, "last": last, "count": String(names.count)]
    return SeriesWords.stretch.text(tone, values)
  }
  return names.dropFirst().enumerated().reduce(first) { text, name in
    let isLast = name.offset == names.count - 2
    return (isLast ? SeriesWords.last : .list).text(tone, ["first": text, "last": name.element])
  }
}

extension Sequence<ReckonedOccurrence> {
  /// The times that wait, were skipped or not answered, by what became of them: "not answered: Wed 18 Nov; the
  /// machine was off: Thu 19 Nov and Fri 20 Nov"; `nil` where there are none.
  package func unansweredText(
    in zone: Zone,
    on today: CivilDate,
    most: Int,
    tone: Tone,
    face: ClockFace
  ) -> String? {
    let outcomes: [SeriesOutcome] = [.unanswered, .machineOff, .unknown, .waiting, .skipped]
    let parts = outcomes.compactMap { outcome -> String? in
      let times = filter { $0.outcome == outcome }.map { zone.civil(at: $0.at) }
      guard !times.isEmpty else { return nil }
      let named = timesText(times, on: today, most: most, tone: tone, face: face)
      return SeriesWords.outcomeAndTimes.text(
        tone,
        ["outcome": outcome.text(tone), "times": named]
      )
    }
    guard let first = parts.first else { return nil }
    return parts.dropFirst().reduce(first) {
      SeriesWords.and.text(tone, ["first": $0, "last": $1])
    }
  }
}
