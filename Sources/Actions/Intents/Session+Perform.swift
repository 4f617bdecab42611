import Configuration
import Model
import Planning
package import Store
import System

extension Session {
  /// Does what is asked for, and tells the service where something changed.
  ///
  /// Nobody is asked: what is unclear ends as a `CommandError` with its candidates.
  package func perform(_ intent: Intent) throws -> Outcome {
    let session = try opened()
    let facts = try session.facts(of: intent, in: session.openStore())
    if intent.wantsChange { session.noteCommand(facts) }
    return Outcome(facts, isServed: !facts.isChange || session.tellService())
  }

  /// Does several things as one step.
  package func perform(_ intents: [Intent], as label: BatchLabel) throws -> [Outcome] {
    let session = try opened()
    let store = try session.openStore()
    let facts = try store.together(label: label, source: source, at: now) {
      try intents.map { intent in
        // Very many of them keep nobody else from writing.
        if store.keepsOthersWaiting { try store.letOthersWrite(at: now) }
        return try session.facts(of: intent, in: store)
      }
    }
    let isServed = !facts.contains(where: \.isChange) || session.tellService()
    return facts.map { Outcome($0, isServed: isServed) }
  }

  /// Tells the service of a change, and hooks and the phone where that is not its task; answers whether
  /// it runs.
  package func tellService() -> Bool {
    let isServed = tellServiceAndHooks()
    if settings.policy.push.isOn { environment.service.push(isServed) }
    return isServed
  }

  /// Tells them of a change that came from the phone, which knows of it.
  func tellServiceAndHooks() -> Bool {
    let isServed = environment.service.isRunning(paths.database)
    if isServed { environment.service.nudge(paths.database) }
    environment.service.tellHooks(paths, isServed)
    startSync(isServed)
    return isServed
  }

  /// Does what is asked for as a part of something larger.
  func facts(of intent: Intent, in store: TodoStore) throws -> Outcome.Facts {
    switch intent {
    case .capture(let capture):
      return try capture.request.givingBack(capture.text) {
        try store.store(capture, by: source, at: now)
      }
    case .keep(let request): return try keep(request, in: store)
    case .complete(let rows, let parts, let countsAhead, let at, let all):
      return try complete(rows, parts, countsAhead: countsAhead, at: at, all: all, in: store)
    case .reopen(let rows):
      let done = rows.filter { $0.todo.completedAt != nil }
      let opened =
        done.isEmpty ? [] : try store.reopen(done.map(\.id), source: source, at: now)
      return .reopened(opened, open: rows.filter { $0.todo.completedAt == nil })
    case .delete(let rows, let parts): return try delete(rows, parts, in: store)
    case .begin(let rows): return try begin(rows, in: store)
    case .focus(let request): return try focus(request, in: store)
    case .snooze(let row, let words, let reference):
      return try snooze(row, words, meantBy: reference, in: store)
    case .skip(let rows, let day): return try skip(rows, on: day, in: store)
    case .pause(let row, let until):
      if let pause = row.todo.pause, pause.until == until { return .pausedAlready(row) }
      let rows = try store.pause([row.id], until: until, source: source, at: now)
      return .paused(rows.first ?? row)
    case .resume(let rows):
      let paused = rows.filter { $0.todo.pause != nil }.map(\.id)
      let resumed = paused.isEmpty ? [] : try store.resume(paused, source: source, at: now)
      return .resumed(resumed, running: rows.filter { $0.todo.pause == nil })
    case .endSeries(let rows):
      try store.endSeries(rows.map(\.id), source: source, at: now)
      return .seriesEnded(rows)
    case .edit(let row, let request): return try edit(row, request, in: store)
    case .change(let row, let change):
      return try write(change, to: row, languageContext(store), in: store)
    case .move(let rows, let destination): return try move(rows, to: destination, in: store)
    case .reorder(let row, let place, let other):
      let moved = try store.reorder(row.id, to: place, source: source, at: now)
      guard let moved else { throw CommandError.nothingMatches(row.todo.handle, text: nil) }
      return .reordered(moved.row, to: place, beside: other)
    case .calendars(let change):
      guard let change else {
        try followCalendars(in: store)
        return .calendars(try calendars(in: store))
      }
      return .calendars(try self.change(change, in: store))
    case .lists(let change): return try self.change(change, in: store)
    case .forget(let todos):
      let ids = todos.map(\.id)
      try removeUnfinishedCopies()
      let isWiped =
        ids.isEmpty ? try store.wipe() : try store.erase(ids, source: source, at: now)
      PrivateFile.removeForms(
        of: todos.map(\.handle),
        state: paths.state,
        in: environment.variable
      )
      return .forgotten(
        todos,
        isWiped: isWiped,
        copies: try store.copies(holding: ids),
        absent: todos.isEmpty ? [] : try store.absentCopies(),
        recordings: todos.isEmpty ? nil : keptRecordings
      )
    case .forgetHeard:
      try removeUnfinishedCopies()
      let (texts, isWiped) = try store.eraseHeard()
      return .heardForgotten(
        count: texts.count,
        isWiped: isWiped,
        copies: try store.copies(holding: texts),
        absent: texts.isEmpty ? [] : try store.absentCopies(),
        recordings: texts.isEmpty ? nil : keptRecordings
      )
    case .freshStart(let request): return .freshStart(try freshStart(request, in: store))
    case .waiting:
      let rows = try store.waiting(at: now)
      return .waiting(rows, try TodoPaths(of: rows, in: store))
    case .moveRest(let request):
      let moved = try store.move(
        request.rows,
        to: request.day,
        at: request.time,
        source: source,
        now: now
      )
      return .restMoved(moved, of: request)
    case .archive(let limit, let isAgreed):
      let archived =
        isAgreed
        ? try store.archive(before: limit, source: source, at: now)
        : try store.archivable(before: limit)
      return .archived(archived, isAgreed: isAgreed)
    case .importing(let request): return .imported(try importing(request, in: store))
    case .clearDone(let rows):
      if !rows.isEmpty { try store.clearDone(rows.map(\.id), source: source, at: now) }
      return .doneCleared(rows)
    case .setQuiet(let quiet):
      try store.setQuiet(quiet)
      return .quiet(quiet)
    case .revert(let way, let step, let isAgreed):
      return .reverted(way, try revert(way, step, isAgreed: isAgreed, in: store))
    case .steps(let row, let withTimes):
      return .steps(try steps(of: row, withTimes: withTimes, in: store))
    case .next:
      let row = try store.next()
      return .next(row, try TodoPaths(of: row.map { [$0] } ?? [], in: store))
    case .list(let filter, let inFull):
      if let list = filter.list, try !store.listNames().contains(where: { $0.isSameName(as: list) })
      {
        throw CommandError.noSuchList(list)
      }
      let ended =
        filter.status == .done && filter.list == nil ? try store.endedSeries(filter.words) : []
      if inFull { return .listedInFull(try store.todoTree(filter), filter, ended: ended) }
      let todos = try store.listed(filter)
      let paths = try TodoPaths(of: todos, in: store, all: isPlain)
      return .listed(todos, filter, paths, ended: ended)
    case .now(let skipped, let wish): return try now(skipping: skipped, for: wish, in: store)
    case .plan(let request):
      let plan = try plan(request, in: store)
      return .planned(plan, try TodoPaths(of: plan.todos.map(\.row) + plan.waiting, in: store))
    case .briefing:
      try followCalendars(in: store)
      followWeather(in: store)
      let contents = try store.briefing(of: civilNow.date, at: now)
      let rows = contents.picks + contents.stillOnList + contents.ahead
      return .briefing(contents, try TodoPaths(of: rows, in: store))
    case .recent(let since):
      return try recent(since: since, unansweredIn: since..<max(since, now), in: store)
    case .log(let window): return .logged(try logged(window, in: store))
    case .changes(let window):
      let span = window.map(instants)
      let limit = span == nil ? Self.lastSteps : Self.mostSteps
      return .changes(try store.steps(in: span, limit: limit), window)
    case .stats(let window): return .summary(try summary(window, in: store))
    case .heard: return .heard(try store.heard(at: now))
    case .ask(let question): return try answer(question, in: store)
    }
  }
}
