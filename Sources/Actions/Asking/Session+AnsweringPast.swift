import Configuration
import Language
import Model
import Planning
import Store

/// Answers about what is over, told from what became of each time that a series came.
extension Session {
  /// Answers whether something was done: of what repeats with each of its times in the window.
  ///
  /// Nobody knows whether what was not answered was not done, or what is not on any list; so that is
  /// neither yes nor no.
  func reckon(_ answer: inout AnsweredQuestion, _ hits: [TodoRow], in store: TodoStore) throws {
    answer.isYes = answer.todos.isEmpty && hits.isEmpty ? nil : !answer.todos.isEmpty
    guard let window = answer.window, !hits.isEmpty else { return }
    let series = try reckoned(
      window,
      of: Set(hits.map(\.todo.id)),
      closingDays: true,
      in: store
    ).compactMap {
      series in
      let times =
        series.times.filter { $0.outcome == .waiting || $0.outcome == .skipped }
        + series.times.counted
      return times.isEmpty
        ? nil : ReckonedSeries(row: series.row, times: times.sorted { $0.at < $1.at })
    }
    let times = series.flatMap(\.times)
    let isOneDone = times.count == 1 && times[0].outcome.doneAt != nil
    guard !times.isEmpty, !isOneDone || answer.question.asksHowMany,
      times.count > 1 || times[0].outcome != .waiting
    else { return }
    answer.kept = series
    answer.isYes = times.allSatisfy { $0.outcome.doneAt != nil } ? true : nil
  }

  /// Says no "no" of what nothing says was done, where a repair could not read all of what was done then.
  func doubt(_ answer: inout AnsweredQuestion, in store: TodoStore) throws {
    guard answer.todos.isEmpty, answer.open != nil || answer.question.kind == .done,
      let lostAt = try store.lastLostCompletions(),
      answer.window.map({ $0.lowerBound < lostAt }) ?? true
    else { return }
    (answer.isYes, answer.lostAt) = (nil, lostAt)
  }

  /// What was done in a window of what is taken; all that was done, where nothing says that of it.
  func taken(
    _ about: Selection,
    in window: Range<Instant>,
    _ store: TodoStore
  ) throws -> [PlannedTodo] {
    let done = try store.completed(in: window)
    let named = Set(try named(about, in: store).rows.map(\.todo.id))
    let taken = done.filter {
      named.contains($0.row.todo.id) || $0.row.reminder?.isBreakthrough ?? false
    }
    return taken.isEmpty ? done : taken
  }

  /// Answers when something was done last, and which of its times since then were not answered.
  func lookForLast(_ answer: inout AnsweredQuestion, in store: TodoStore) throws {
    answer.window = nil
    let (hits, isNear) = try named(answer.question.about, in: store)
    answer.isNear = isNear
    guard !hits.isEmpty else { return }
    let ids = Set(hits.map(\.todo.id))
    answer.open = hits.first { $0.todo.completedAt == nil } ?? hits[0]
    guard
      let last = try store.completed(in: Instant(seconds: 0)..<now + .seconds(1), of: ids).last
    else { return }
    answer.todos = [last]
    let since = last.at ?? now
    answer.kept = try reckoned(nil, of: [last.row.id], in: store).compactMap { series in
      let times = series.times.filter {
        $0.at > since && ($0.outcome.isUnanswered || $0.outcome == .waiting)
      }
      return times.isEmpty ? nil : ReckonedSeries(row: series.row, times: times)
    }
  }

  /// What came up in a window or in the last day, and what was not answered there or in the last week.
  func missed(_ window: Range<Instant>?, in store: TodoStore) throws -> Outcome.Facts {
    let since = window?.lowerBound ?? now - .seconds(86_400)
    let week = now - .seconds(7 * 86_400)
    return try recent(since: since, unansweredIn: window ?? week..<now, in: store)
  }

  /// What came up since a moment, and the series that were not answered in a window.
  func recent(
    since: Instant,
    unansweredIn window: Range<Instant>,
    in store: TodoStore
  ) throws -> Outcome.Facts {
    let series = try reckoned(window, closingDays: true, in: store).compactMap { series in
      // What came today waits still, and was not answered either.
      let times = series.times.filter { $0.outcome.isUnanswered || $0.outcome == .waiting }
      return times.isEmpty ? nil : ReckonedSeries(row: series.row, times: times)
    }
    return .recent(
      try store.deliveredReminders(since: since, at: now),
      since: since,
      unanswered: series
    )
  }

  /// The stretch of time that somebody asks of how it was: the last seven days, where it is a week.
  func stretch(of question: SpokenQuestion) throws -> SpokenWindow {
    if let window = question.about.window { return window }
    let said = question.said.lowercased()
    let words =
      ["month", "year"].first(where: said.contains) ?? (said.contains("day") ? "today" : "week")
    return try stretchBehind(words, orElse: "week", for: .stats)
  }
}
