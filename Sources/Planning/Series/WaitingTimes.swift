package import Model

/// The times of an open series that have come and wait for an answer: the newest, and those before it.
package struct WaitingTimes: Hashable, Sendable {
  package let newest: CivilDateTime
  /// Those that came before the newest and were not answered, the first first.
  package let earlier: [CivilDateTime]
}

extension Todo {
  /// The times at which an open series has come by `now` since it was answered last.
  ///
  /// `nil` where none has, or where it comes so often that nobody counts them. What came before the to-do was made is not
  /// among the earlier ones. `zone` is the one that it goes by.
  package func waitingTimes(at now: Instant, in zone: Zone) -> WaitingTimes? {
    guard completedAt == nil, pause == nil, let recurrence, recurrence.repeatFrom == .due,
      recurrence.rule.isCountable, zone.instant(of: recurrence.occurrence) <= now
    else { return nil }
    let moment = zone.civil(at: now)
    if case .floating(let date, let time?) = due, CivilDateTime(date, time) > moment { return nil }
    var times = [recurrence.occurrence]
    let later = recurrence.rule.occurrences(
      after: recurrence.occurrence,
      from: recurrence.seriesStart,
      in: zone
    )
    for time in later {
      guard zone.instant(of: time) <= now, times.count < Self.mostWaiting else { break }
      times.append(time)
    }
    let earlier = times.dropLast().filter { zone.instant(of: $0) >= createdAt }
    return WaitingTimes(newest: times[times.count - 1], earlier: earlier)
  }

  /// So many times are looked along: four years of days.
  private static let mostWaiting = 1500

  /// The to-do as it stands at the newest of its times that have come.
  package func atNewest(of times: WaitingTimes, in zone: Zone) -> Todo {
    guard let recurrence, !times.earlier.isEmpty else { return self }
    var todo = self
    let newest = Occurrence(civil: times.newest, instant: zone.instant(of: times.newest))
    todo.due = due.moved(to: newest, from: recurrence.occurrence, in: zone)
    return todo
  }
}

extension RecurrenceRule {
  /// Whether it comes more than once on its days.
  package var comesSeveralTimesADay: Bool {
    frequency.isSubDaily || max(1, byHour.count) * max(1, byMinute.count) > 1
  }

  /// Whether it comes four times a day at most.
  fileprivate var isCountable: Bool {
    !frequency.isSubDaily
      && max(1, byHour.count) * max(1, byMinute.count) * max(1, bySecond.count) <= 4
  }

  /// Whether a month or more lies between its times.
  package var isMonthlyOrRarer: Bool {
    switch frequency {
    case .monthly: byMonthDay.count <= 1 && byDay.count <= 1
    case .yearly: true
    case .weekly: interval >= 4 && byDay.count <= 1
    case .daily: interval >= 28
    case .secondly, .minutely, .hourly: false
    }
  }
}
