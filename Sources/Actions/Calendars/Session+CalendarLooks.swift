import Interchange
import Model
import SQLite
package import Store
import System
import Words

/// Which calendars are looked at.
package enum CalendarScope {
  /// Files and folders of this machine.
  case local
  /// Those on the network as well.
  case all
  /// Files and folders, and those on the network whose last look was a while ago, or whose pause is over
  /// where that failed: a sync comes after each change, too.
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
        try note(problem, of: row, isAsked: scope == .all, in: store)
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
  func nudgeService() {
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

  /// Notes why a calendar could not be read, and tells what is new of that; each time in a row one on the
  /// network is left alone for longer, from the first time on where a person asked.
  private func note(
    _ problem: CalendarProblem,
    of row: CalendarRow,
    isAsked: Bool,
    in store: TodoStore
  ) throws {
    let isNew = row.problem != problem.name
    if isNew {
      let values = ["name": row.name.printable, "reason": problem.line(of: row, tone)]
      let sentence: CalendarSentences = row.readAt == nil ? .notReadYet : .notRead
      talk(sentence.text(tone, values))
    }
    // A look at a file may come with every command.
    guard isNew || !row.isLocal else { return }
    var noted = row
    noted.problem = problem.name
    if !row.isLocal {
      noted.failures = isAsked ? 1 : min(row.failures + 1, 30)
      let pause = Duration.retryPause(afterFailures: noted.failures, problem.failure)
      noted.retryAt = environment.now() + pause
    }
    try store.noteProblem(of: noted)
  }
}

extension CalendarProblem {
  /// What the network said.
  fileprivate var failure: OnlineFailure? {
    if case .online(let failure) = self { failure } else { nil }
  }
}

extension CalendarRow {
  fileprivate func isWithin(_ scope: CalendarScope, at now: Instant) -> Bool {
    switch scope {
    case .local: return isLocal
    case .all: return true
    case .due:
      if isLocal { return true }
      if let retryAt, retryAt.isPause(at: now) { return false }
      guard let readAt else { return true }
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
