import Configuration
package import Language
package import Model
import SQLite
import Store

extension Session {
  /// Looks up what a question asks; nothing is stored.
  ///
  /// - Throws: `CommandError.noSuchList` where it names a list that there is not.
  func answer(_ question: SpokenQuestion, in store: TodoStore) throws -> Outcome.Facts {
    switch question.kind {
    case .next where question.about.words.isEmpty && question.about.window == nil:
      let row = try store.next()
      return .next(row, try TodoPaths(of: row.map { [$0] } ?? [], in: store))
    case .fitting:
      let effort = question.about.effort
      let wish = NowWish(minutes: effort.minutes, isLow: effort.energy == .low)
      return try now(skipping: 0, for: wish, in: store)
    // Who asks what there is to do now wants one thing.
    case .next where question.about.isAboutNow, .list where question.about.isAboutNow:
      return try now(skipping: 0, for: NowWish(), in: store)
    case .missed:
      let window = try question.about.window.map { try behind($0) }
      return try missed(window.map(instants), in: store)
    case .summary: return .summary(try summary(stretch(of: question), in: store))
    default: break
    }
    let about = question.about
    if let list = about.list, try !store.listNames().contains(where: { $0.isSameName(as: list) }) {
      throw CommandError.noSuchList(list)
    }
    var answer = AnsweredQuestion(question)
    answer.window = about.window.map(instants)
    switch question.kind {
    case .done, .wasDone, .lastDone:
      try lookBack(&answer, in: store)
      try doubt(&answer, in: store)
    // "How long until christmas": nothing on the list tells that.
    case .howLong where about.isOfTimeAlone && answer.window.map { $0.lowerBound > now } ?? false:
      break
    default: try lookAhead(&answer, in: store)
    }
    return .answered(answer)
  }

  /// The moment at which the person's day ends.
  package var dayEnds: Instant {
    let next = personalDay(at: now).adding(days: 1)
    return zone.instant(of: CivilDateTime(next, settings.conventions.dayStarts))
  }

  /// The window as instants of the machine's zone.
  package func instants(_ window: SpokenWindow) -> Range<Instant> {
    let start = zone.instant(of: window.start)
    return start..<max(start, zone.instant(of: window.end))
  }
}

extension Selection {
  /// Whether it means whatever there is at this moment.
  fileprivate var isAboutNow: Bool {
    words.isEmpty && list == nil && ["now", "right now"].contains(window?.words.lowercased() ?? "")
  }
}

extension Session {
  private func lookAhead(_ answer: inout AnsweredQuestion, in store: TodoStore) throws {
    let about = answer.question.about
    let dayEnd = CivilDateTime(civilNow.date.adding(days: 1), settings.conventions.dayStarts)
    let isFree = answer.question.kind == .free
    if isFree, about.window?.isMoment == true, let window = answer.window {
      answer.window = window.lowerBound..<window.lowerBound + .seconds(3600)
    }
    if isFree {
      // Whether there is time is asked of what is left of the day, whatever it is wanted for.
      answer.window = answer.window ?? instants(SpokenWindow(civilNow, dayEnd))
    }
    if let window = answer.window, window.contains(now), about.window?.isMoment == false {
      // What is left of a week that has begun: from this day on.
      let today = CivilDateTime(civilNow.date, settings.conventions.dayStarts)
      let start = max(window.lowerBound, min(zone.instant(of: today), now))
      answer.window = start..<window.upperBound
    }
    var wanted = about
    if isFree { wanted.words = [] }
    let all = try store.selected(wanted, in: answer.window)
    var found = all.named.filter { has(about.trait, $0) }
    if about.asksForMedicine {
      let named = Set(found.map(\.row.todo.id))
      found = try store.selected(about.nameless, in: answer.window).named.filter { planned in
        named.contains(planned.row.todo.id) || planned.row.reminder?.isBreakthrough ?? false
      }
    }
    if found.isEmpty, !isFree {
      found = nearest(to: about, among: try store.selected(about.nameless, in: answer.window).named)
      answer.isNear = !found.isEmpty
    }
    if [.when, .howLong, .next].contains(answer.question.kind), about.window == nil {
      found = coming(found, isNext: answer.question.asksForNext)
    }
    if answer.question.kind == .next || about.place == .next,
      let first = found.first(where: isAhead)
    {
      found = [first]
    }
    if about.place == .first, answer.window != nil { found = Array(found.prefix(1)) }
    if answer.question.kind == .when || answer.question.kind == .howLong, about.window == nil {
      found = found.filter(isAhead) + found.filter { !isAhead($0) }
    }
    if isFree {
      found = found.filter { $0.row.todo.due?.time != nil || $0.row.todo.due?.date == nil }
    }
    answer.todos = found
    let events = try events(about: answer, in: store)
    if answer.isNear, !events.isEmpty { (answer.todos, answer.isNear) = ([], false) }
    answer.events = events
    answer.others = found.isEmpty && answer.events.isEmpty && !isFree ? all.others : []
    switch answer.question.kind {
    case .exists where answer.isNear: break
    case .exists: answer.isYes = !found.isEmpty || !answer.events.isEmpty
    case .free: answer.isYes = found.isEmpty && answer.events.isEmpty
    default: break
    }
  }

  /// The to-dos whose names have at least half of the words, those with most of them.
  private func nearest(to about: Selection, among planned: [PlannedTodo]) -> [PlannedTodo] {
    guard !about.searches.isEmpty, !about.namesAKind else { return [] }
    let shares = planned.map { about.share(in: $0.row.todo.title) }
    guard let best = shares.max(), best >= 0.5 else { return [] }
    return zip(planned, shares).filter { $0.1 == best }.map(\.0)
  }

  /// The events of calendars that a question is about, beside the to-dos that answer it.
  ///
  /// What is called so on the list comes before what is called so in a calendar, and nobody is busy
  /// with what leaves them free.
  private func events(
    about answer: AnsweredQuestion,
    in store: TodoStore
  ) throws -> [PlannedEvent] {
    let about = answer.question.about
    guard about.list == nil, about.trait == nil, about.rule == nil else { return [] }
    let kind = answer.question.kind
    let isOfTime = [.list, .count, .exists, .free].contains(kind)
    guard isOfTime || answer.todos.isEmpty && !about.searches.isEmpty else { return [] }
    try followCalendars(in: store)
    if kind == .free {
      guard let window = answer.window else { return [] }
      return try events(of: window, in: store).filter(\.event.isBusy)
    }
    guard !about.searches.isEmpty else {
      return try answer.window.map { try events(of: $0, in: store) } ?? []
    }
    for words in about.searches {
      let named =
        try answer.window.map { window in
          try events(of: window, in: store).filter { event in
            words.allSatisfy(event.event.title.holds)
          }
        } ?? store.events(named: words, from: now, limit: AnsweredQuestion.mostNamed)
      if !named.isEmpty { return isOfTime ? named : Array(named.prefix(1)) }
    }
    return []
  }

  /// The events of a stretch of time that a person names: a whole day begins when theirs does.
  private func events(
    of window: Range<Instant>,
    in store: TodoStore
  ) throws -> [PlannedEvent] {
    let later = Duration.seconds(settings.conventions.dayStarts.secondsSinceMidnight)
    return try store.events(in: window).filter { planned in
      guard planned.event.time.isAllDay else { return true }
      let span = planned.span
      return (span.lowerBound + later..<span.upperBound + later).touches(window)
    }
  }

  private func has(_ trait: Selection.Trait?, _ found: PlannedTodo) -> Bool {
    let todo = found.row.todo
    switch trait {
    case .high: return todo.priority == .high
    case .low: return todo.priority == .low
    case .undated: return todo.due == nil
    case .repeating: return todo.recurrence != nil
    case .overdue:
      // A day without a clock is not over before its end.
      guard let at = found.at, at < now else { return false }
      return todo.due?.time != nil || zone.civil(at: at).date < civilNow.date
    case nil: return true
    }
  }

  private func isAhead(_ todo: PlannedTodo) -> Bool { todo.at.map { $0 >= now } ?? false }

  private func lookBack(_ answer: inout AnsweredQuestion, in store: TodoStore) throws {
    let about = answer.question.about
    let day = personalDay(at: now)
    let today = SpokenWindow(
      CivilDateTime(day, settings.conventions.dayStarts),
      CivilDateTime(day.adding(days: 1), settings.conventions.dayStarts)
    )
    answer.question.about.window = try about.window.map { try behind($0) }
    if answer.question.kind == .lastDone { return try lookForLast(&answer, in: store) }
    let window = instants(answer.question.about.window ?? today)
    answer.window = window
    guard answer.question.kind != .done || !about.searches.isEmpty else {
      answer.todos = try store.completed(in: window)
      return
    }
    if answer.question.kind == .done, about.asksForMedicine {
      answer.todos = try taken(about, in: window, store)
      return
    }
    let named = try named(about, in: store)
    // What is done for good was done, whenever that was.
    let isEver = about.window == nil && answer.question.kind == .wasDone
    let once = isEver ? named.rows.filter { $0.todo.completedAt != nil } : []
    answer.todos =
      try store.completed(in: window, of: Set(named.rows.map(\.todo.id)))
      + store.completed(in: always.lowerBound..<window.lowerBound, of: Set(once.map(\.todo.id)))
    answer.todos.sort { ($0.at ?? now) < ($1.at ?? now) }
    answer.open = named.rows.first { $0.todo.completedAt == nil }
    answer.isNear = named.isNear
    if answer.question.kind == .wasDone, !named.isNear {
      try reckon(&answer, named.rows, in: store)
    }
  }

  /// "What did I do on friday" is of the last one.
  private func behind(_ said: SpokenWindow) throws -> SpokenWindow {
    guard zone.instant(of: said.start) > now else { return said }
    return resolve(said.words, as: .behind, in: try languageContext(nil)) ?? said
  }

  /// All that is over.
  private var always: Range<Instant> { Instant(seconds: 0)..<now + .seconds(1) }

  /// The to-dos, open or done, whose names fit the words best; near ones tell of another deed.
  func named(
    _ about: Selection,
    in store: TodoStore
  ) throws -> (rows: [TodoRow], isNear: Bool) {
    for words in about.searches {
      let rows = try store.search(words, .all, limit: 50).hits.map(\.row)
      guard let best = rows.map({ about.fit(of: $0.todo.title) }).min() else { continue }
      return (rows.filter { about.fit(of: $0.todo.title) == best }, best == .otherDeed)
    }
    return ([], false)
  }
}
