package import Model

extension Zone {
  /// The `VTIMEZONE` of this zone around a moment (RFC 5545, section 3.6.5).
  ///
  /// Where the clock is changed by the same rule every year, it is that rule; else each change of ten
  /// years. Who knows the IANA name goes by that.
  package func calendarComponent(around now: Instant) -> CalendarComponent {
    var component = CalendarComponent("VTIMEZONE")
    component.insert(ContentLine("TZID", text: identifier))
    let changes = changes(around: now)
    if changes.isEmpty {
      let offset = secondsFromUTC(at: now)
      component.items.append(
        .component(Self.observance("19700101T000000", from: offset, to: offset))
      )
    } else if let yearly = yearlyChanges(changes) {
      for (change, rule) in yearly {
        var observance = Self.observance(change)
        observance.insert(ContentLine("RRULE", value: rule.description))
        component.items.append(.component(observance))
      }
    } else {
      component.items += changes.map { .component(Self.observance($0)) }
    }
    return component
  }

  /// A change of the clock: what it showed just then, and what it was ahead of UTC before and after.
  private struct Change {
    let at: CivilDateTime
    let before: Int
    let after: Int
  }

  private func changes(around now: Instant) -> [Change] {
    var changes: [Change] = []
    var from = now - .seconds(366 * 86_400)
    let end = now + .seconds(9 * 366 * 86_400)
    while let change = nextTransition(after: from), change < end {
      let before = secondsFromUTC(at: change - .seconds(1))
      changes.append(
        Change(
          at: CivilDateTime(secondsSinceEpoch: Int(change.seconds) + before),
          before: before,
          after: secondsFromUTC(at: change)
        )
      )
      from = change
    }
    return changes
  }

  /// The two changes of a year with the rule of each, where all others follow it.
  private func yearlyChanges(_ changes: [Change]) -> [(Change, RecurrenceRule)]? {
    guard changes.count > 4 else { return nil }
    let rules = changes.map { $0.at.date.yearlyRule }
    let isEven = changes.indices.dropFirst(2).allSatisfy { index in
      rules[index] == rules[index - 2] && changes[index].at.time == changes[index - 2].at.time
        && changes[index].after == changes[index - 2].after
    }
    return isEven ? [(changes[0], rules[0]), (changes[1], rules[1])] : nil
  }

  private static func observance(_ change: Change) -> CalendarComponent {
    observance(change.at.basic, from: change.before, to: change.after)
  }

  private static func observance(
    _ start: String,
    from before: Int,
    to after: Int
  ) -> CalendarComponent {
    var component = CalendarComponent(after > before ? "DAYLIGHT" : "STANDARD")
    component.insert(ContentLine("DTSTART", value: start))
    component.insert(ContentLine("TZOFFSETFROM", value: text(ofOffset: before)))
    component.insert(ContentLine("TZOFFSETTO", value: text(ofOffset: after)))
    return component
  }

  private static func text(ofOffset seconds: Int) -> String {
    let minutes = abs(seconds) / 60
    return (seconds < 0 ? "-" : "+") + (minutes / 60).padded(to: 2) + (minutes % 60).padded(to: 2)
  }
}

extension CivilDate {
  /// Every year on the weekday of this day, counted in its month from whichever end rules count.
  fileprivate var yearlyRule: RecurrenceRule {
    let isLast = day + 7 > endOfMonth.day
    let ordinal = isLast ? -1 : (day - 1) / 7 + 1
    return RecurrenceRule(
      frequency: .yearly,
      byDay: [RecurrenceRule.ByDay(weekday, ordinal: ordinal)],
      byMonth: [month]
    )
  }
}
