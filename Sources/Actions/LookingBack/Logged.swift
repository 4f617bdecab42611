import Configuration
package import Language
package import Model
package import Planning
package import Store

/// What was done within a stretch of time, by the person's days.
package struct Logged {
  /// The stretch, with the words that said it.
  package let window: SpokenWindow
  package let range: Range<Instant>
  /// The days on which something was done, the earliest first.
  package let days: [Day]

  /// A day of the person's, what was done on it, and what came and was skipped or not answered.
  package struct Day {
    package let date: CivilDate
    package let todos: [DoneTodo]
    package let unanswered: [UnansweredTimes]
  }

  /// The times of a series on a day that were skipped or not answered, all with one outcome.
  package struct UnansweredTimes {
    package let row: TodoRow
    package let outcome: SeriesOutcome
    /// In order, one at least.
    package let times: [Instant]
  }
}

extension Session {
  /// What was done within a stretch of time.
  func logged(_ window: SpokenWindow, in store: TodoStore) throws -> Logged {
    let range = instants(window)
    let done = try store.done(in: range)
    let days = Dictionary(grouping: done) { personalDay(at: $0.at) }
    let unanswered = try unanswered(in: range, store)
    return Logged(
      window: window,
      range: range,
      days: Set(days.keys).union(unanswered.keys).sorted().map {
        Logged.Day(date: $0, todos: days[$0] ?? [], unanswered: unanswered[$0] ?? [])
      }
    )
  }

  /// What came within a stretch of time and was skipped or not answered, by the person's days.
  private func unanswered(
    in range: Range<Instant>,
    _ store: TodoStore
  ) throws -> [CivilDate: [Logged.UnansweredTimes]] {
    var days: [CivilDate: [Logged.UnansweredTimes]] = [:]
    for series in try reckoned(range, closingDays: true, in: store) {
      let times = series.times.filter { $0.outcome.isUnanswered || $0.outcome == .skipped }
      for (day, ofDay) in Dictionary(grouping: times, by: { personalDay(at: $0.at) }) {
        for (outcome, ofOutcome) in Dictionary(grouping: ofDay, by: \.outcome) {
          days[day, default: []].append(
            Logged.UnansweredTimes(row: series.row, outcome: outcome, times: ofOutcome.map(\.at))
          )
        }
      }
    }
    return days.mapValues { $0.sorted { $0.times[0] < $1.times[0] } }
  }

  /// The person's day at a moment, which goes on after midnight until the next one begins.
  package func personalDay(at moment: Instant) -> CivilDate {
    let start = settings.conventions.dayStarts.secondsSinceMidnight
    return zone.civil(at: moment).adding(seconds: -start).date
  }

  /// The stretch of time that words look back on; today, where there are none.
  ///
  /// - Throws: `CommandError.usage` where they name none that has begun.
  package func stretchBehind(
    _ words: String,
    orElse usual: String,
    for verb: Verb
  ) throws -> SpokenWindow {
    let said = words.trimmed.isEmpty ? usual : words.trimmed
    if let window = resolve(said, as: .behind, in: try languageContext(nil)) { return window }
    throw noStretch(said, for: verb, suchAs: ["last", "week"])
  }

  /// The refusal of words that name no stretch of time, with words that would.
  func noStretch(_ said: String, for verb: Verb, suchAs example: [String]) -> CommandError {
    .usage(
      .timeNotUnderstood(said, example: commandLine([verb.rawValue] + example)),
      verb: nil,
      text: "\(verb.rawValue) \(said)"
    )
  }
}
