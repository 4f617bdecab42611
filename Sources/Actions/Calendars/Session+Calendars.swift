import Interchange
import Model
import SQLite
package import Store
import System
import Words

/// What is asked of the calendars that are read.
package enum CalendarsChange {
  case add(CalendarRequest)
  case remove(String)
  /// Looks at all of them, those on the network as well.
  case refresh
}

/// Calendars, each with what came of the last look at it.
package struct CalendarsAnswer {
  package enum Kind { case listed, added, removed, refreshed }

  package let kind: Kind
  package var calendars: [CalendarRow]
  /// How many of their events are still to come, by their ids.
  package var counts: [CalendarRow.ID: Int]
  /// The names of zones in the one that was added that nobody here knows.
  package var unknownZones: [String] = []
}

extension Session {
  /// Adds, removes or reads calendars.
  func change(
    _ change: CalendarsChange,
    in store: TodoStore
  ) throws -> CalendarsAnswer {
    switch change {
    case .add(let request): return try addCalendar(request, in: store)
    case .remove(let name):
      let all = try store.calendars()
      guard let row = all.first(where: { $0.name.isSameName(as: name) }) else {
        throw CommandError.calendar(.noSuchCalendar(name, known: all.map(\.name)))
      }
      let counts = try store.eventCounts(from: now)
      try store.removeCalendar(row.id, source: source, at: now)
      if try !store.isSynced() { try turnTimer(in: store) }
      return CalendarsAnswer(kind: .removed, calendars: [row], counts: counts)
    case .refresh:
      if try refreshCalendars(.all, in: store) { nudgeService() }
      if try !store.isSynced() { try turnTimer(in: store) }
      return try calendars(in: store, .refreshed)
    }
  }

  /// All calendars, local ones as they are now.
  package func calendars(
    in store: TodoStore,
    _ kind: CalendarsAnswer.Kind = .listed
  ) throws -> CalendarsAnswer {
    CalendarsAnswer(
      kind: kind,
      calendars: try store.calendars(),
      counts: try store.eventCounts(from: now)
    )
  }

  /// Nothing is kept of a calendar that cannot be read even once.
  private func addCalendar(
    _ request: CalendarRequest,
    in store: TodoStore
  ) throws -> CalendarsAnswer {
    var row = try request.row()
    let look: CalendarLook
    do {
      if row.kind == .caldav { try find(&row) }
      look = try CalendarLook(row, tags: [:], in: self)
    } catch let problem as CalendarProblem {
      throw CommandError.calendar(.notRead(row, problem))
    }
    let known = try store.calendars().map(\.name)
    if request.name == nil {
      if row.name.isEmpty { row.name = look.name ?? row.usualName }
      let first = row.name
      var number = 1
      while known.contains(where: { $0.isSameName(as: row.name) }) {
        number += 1
        row.name = "\(first) \(number)"
      }
    } else if let taken = known.first(where: { $0.isSameName(as: row.name) }) {
      throw CommandError.calendar(.nameTaken(taken))
    }
    if row.color == nil { row.color = look.color.flatMap { ListColor($0) }?.description }
    row = try store.addCalendar(row, source: source, at: now)
    if let reading = look.reading { try store.keep(reading, of: row.id, at: now) }
    if !row.isLocal || row.notice != nil { try turnTimer(in: store) }
    let kept = try store.calendars().first { $0.id == row.id } ?? row
    return CalendarsAnswer(
      kind: .added,
      calendars: [kept],
      counts: try store.eventCounts(from: now),
      unknownZones: look.unknownZones.sorted()
    )
  }
}
