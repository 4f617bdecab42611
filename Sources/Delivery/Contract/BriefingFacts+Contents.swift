package import Model
internal import Planning
package import Store
package import Words

extension BriefingFacts {
  /// The facts of a day as the store found them.
  ///
  /// Moments are told by the clock of `zone`.
  package init(_ contents: BriefingContents, in zone: Zone) {
    self.init(
      today: contents.dueToday,
      picks: contents.picks.map { row in
        Pick(title: row.todo.title, time: row.todo.due?.time, firstStep: row.todo.firstStep)
      },
      stillOnList: contents.stillOnList.map(\.todo.title),
      ahead: contents.ahead.compactMap { row in
        row.todo.due?.date.map { Ahead(title: row.todo.title, day: $0) }
      },
      putOff: contents.putOff.compactMap { row in
        row.reminder?.againAt.map { PutOff(title: row.todo.title, until: zone.civil(at: $0).time) }
      },
      isMovable: contents.movable > 0,
      done: contents.part == .evening ? contents.done : nil,
      lastWeek: contents.lastWeek.map { Week(done: $0.count, focus: $0.focus, kept: $0.kept) },
      events: contents.events.map { Event($0, on: contents.day, in: zone) },
      weather: contents.weather
    )
    unsure = contents.unsure
  }
}

extension BriefingFacts.Event {
  /// An event of a day; one that began before has no time of its own there.
  package init(_ planned: PlannedEvent, on day: CivilDate, in zone: Zone) {
    let begin = zone.civil(at: planned.span.lowerBound)
    let hasClock = !planned.event.time.isAllDay && begin.date == day
    self.init(
      title: planned.event.title,
      time: hasClock ? .hour(begin.time.hour, begin.time.minute) : nil
    )
  }
}
