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
      counts: try store.eventCounts(from: now)
    )
  }
}

/// Which calendars are looked at.
package enum CalendarScope {
  /// Files and folders of this machine.
  case local
  /// Those on the network as well.
  case all
  /// Files and folders, and those on the network whose last look was a while ago: a sync comes after each
  /// change, too.
  case due
}

extension Session {
  /// Reads calendars anew that have changed where they are, and tells whether something did.
  ///
  /// What cannot be read is told of once, and stays as it was read last.
  @discardableResult
  package func refreshCalendars(_ scope: CalendarScope, in store: TodoStore) throws -> Bool {
    var isChanged = false
    for row in try store.calendars() where row.isWithin(scope, at: now) {
      do {
        isChanged = try refresh(row, in: store) || isChanged
      } catch let problem as CalendarProblem {
        try tell(problem, of: row, in: store)
      }
    }
    return isChanged
  }

  /// Reads local calendars that have changed before something is told of their events.
  ///
  /// Where the database cannot be written, they are told as they were read last.
  func followCalendars(in store: TodoStore) throws {
    do {
      if try refreshCalendars(.local, in: store) { nudgeService() }
    } catch let error as DatabaseError {
      switch error {
      case .busy, .readOnly, .diskFull, .diskSilent: return
      default: throw error
      }
    }
  }

  /// What is told of events ahead may be another now.
  private func nudgeService() {
    guard environment.service.isRunning(paths.database) else { return }
    environment.service.nudge(paths.database)
  }

  private func refresh(_ row: CalendarRow, in store: TodoStore) throws -> Bool {
    let tags = row.kind == .web ? [:] : try store.objectTags(of: row.id)
    let look = try CalendarLook(row, tags: tags, in: self)
    guard let reading = look.reading else {
      // A look at a file that is as it was leaves no trace: it may come with every command.
      if !row.isLocal || row.problem != nil { try store.noteUnchanged(row.id, at: now) }
      return false
    }
    try store.keep(reading, of: row.id, at: now)
    return true
  }

  private func tell(
    _ problem: CalendarProblem,
    of row: CalendarRow,
    in store: TodoStore
  ) throws {
    guard row.problem != problem.name else { return }
    let values = ["name": row.name.printable, "reason": problem.line(of: row, tone)]
    let sentence: CalendarSentences = row.readAt == nil ? .notReadYet : .notRead
    talk(sentence.text(tone, values))
    try store.note(problem: problem.name, of: row.id)
  }
}

extension CalendarRow {
  fileprivate func isWithin(_ scope: CalendarScope, at now: Instant) -> Bool {
    switch scope {
    case .local: return isLocal
    case .all: return true
    case .due:
      guard !isLocal, let readAt else { return true }
      // Where the clock was set back, it is looked at.
      return readAt > now || now.since(readAt) >= Self.pause
    }
  }

  /// So long a look at the network lasts: less than there is between two turns of the timer, which comes
  /// within two minutes of each quarter of an hour.
  private static let pause = Duration.minutes(12)

  /// Whether it is read without the network.
  var isLocal: Bool { kind == .file || kind == .folder }
}
