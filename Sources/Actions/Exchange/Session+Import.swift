import Interchange
import Language
import Model
package import Store

extension Session {
  /// Reads a file of another program, and adds what is new of it as one step; or tells what would come.
  ///
  /// - Throws: `CommandError.exchange` where nothing in it is a to-do.
  package func importing(_ request: ImportRequest, in store: TodoStore) throws -> ImportedFile {
    if request.format == .json { return try importingTables(request, in: store) }
    var file = request.file(at: now, in: zone, zones: environment.zones)
    let context = try languageContext(store)
    for index in file.todos.indices { file.resolvePhrase(of: index, in: context) }
    let open = file.todos.filter { $0.completedAt == nil || !request.isOpenOnly }
    guard !file.todos.isEmpty || file.remarks.contains(where: { $0.reason == .past }) else {
      throw CommandError.exchange(.nothingToImport(request.format))
    }
    let entries = request.entries(open, at: now, calendar: store.calendar)
    var imported = ImportedFile(
      format: request.format,
      isDryRun: request.isDryRun,
      imported: request.isDryRun
        ? try store.importable(entries) : try store.importing(entries, at: now),
      remarks: file.remarks.sorted { $0.line < $1.line }
    )
    imported.leftOut = file.todos.count - open.count
    let done = Set(entries.filter { $0.completedAt != nil }.map(\.id))
    imported.done = imported.imported.added.count { done.contains($0) }
    return imported
  }
}

extension ImportRequest {
  fileprivate func file(at now: Instant, in zone: Zone, zones: ZoneDirectory) -> ExchangedFile {
    switch format {
    case .iCalendar: CalendarFile(zones: zones, zone: zone, now: now).read(bytes)
    case .todoTxt: TodoTxt.read(bytes)
    case .taskwarrior: Taskwarrior.read(bytes, in: zone)
    case .org: OrgHeadings.read(bytes)
    case .remind: RemindLines.read(bytes, today: zone.civil(at: now).date)
    case .csv:
      Spreadsheet.read(bytes, zones: ZoneNameReader(zones, around: now), machine: zone)
    case .json: ExchangedFile()
    }
  }

  /// The entries of to-dos, each with the id that it has every time.
  fileprivate func entries(
    _ todos: [ExchangedTodo],
    at now: Instant,
    calendar: LocalCalendar
  ) -> [ImportEntry] {
    var identity = ImportIdentity(format)
    var known: [String: (id: Todo.ID, words: String)] = [:]
    return todos.map { todo in
      let above = todo.parent.flatMap { known[$0]?.words } ?? ""
      let words = above.isEmpty ? todo.words : above + "\n" + todo.words
      var id: Todo.ID
      if let uid = todo.uid, !todo.isNamedByLine {
        // Tables of several programs count from 1.
        id = identity.id(ofUID: format == .csv ? uid + "\n" + todo.title : uid)
        if let same = known[uid], same.words != words { id = identity.id(ofWords: words) }
      } else {
        id = identity.id(ofWords: words)
      }
      if let uid = todo.uid, known[uid] == nil { known[uid] = (id, words) }
      var entry = ImportEntry(id: id, draft: todo.draft(on: list))
      entry.parent = todo.parent.map { known[$0]?.id ?? identity.id(ofUID: $0) }
      entry.createdAt = todo.createdAt
      entry.completedAt = todo.completedAt
      entry.occurrence = todo.occurrence
      entry.catchUp(to: now, calendar: calendar)
      return entry
    }
  }
}

extension ImportEntry {
  /// Lets a series that stands still in the past wait with the newest of its times: that one is open,
  /// and nobody is told of those before.
  ///
  /// One that is counted from its completions waits with the time that it has, and so does one that
  /// says which of its times is open.
  fileprivate mutating func catchUp(to now: Instant, calendar: LocalCalendar) {
    guard completedAt == nil, occurrence == nil, draft.repeatFrom == .due, let rule = draft.rule,
      let due = draft.due, due.date != nil,
      // A zone that nobody knows is taken for the machine's.
      calendar.instant(of: due) ?? calendar.instant(of: calendar.civil(of: due)) <= now
    else { return }
    let zone = calendar.own(of: due).zone
    let civil = zone.civil(at: now)
    let start = calendar.seriesStart(at: due)
    // A day without a clock time has come as it begins.
    let last = due.time == nil ? CivilDateTime(civil.date.adding(days: 1), .midnight) : civil
    let newest = Self.daysBack.lazy.compactMap { days -> CivilDateTime? in
      rule.occurrences(after: civil.adding(seconds: -days * 86_400), from: start, in: zone)
        .prefix { $0 <= last }.last
    }.first
    guard let next = newest, next > start else { return }
    (seriesStart, occurrence) = (start, next)
    switch due {
    case .floating(_, let time):
      draft.schedule?.due = .floating(next.date, time.map { _ in next.time })
    case .zoned(_, let time, let name):
      draft.schedule?.due = .zoned(next.date, time.map { _ in next.time }, zone: name)
    case .absolute: break
    }
  }

  /// How far back the newest time is looked for, the nearest days first.
  private static let daysBack = [1, 32, 370, 1500, 40_000]
}

extension ExchangedTodo {
  /// What tells it from others where its file names nothing.
  fileprivate var words: String {
    if let origin { return origin }
    let time = phrase ?? due.map { "\($0)" } ?? ""
    return [list ?? "", title, time, phrase == nil ? rule?.description ?? "" : ""]
      .joined(separator: "\n")
  }

  fileprivate func draft(on named: String?) -> Draft {
    var draft = Draft(
      title: title,
      notes: notes?.withoutControlCharacters,
      firstStep: firstStep.map { String(String.UnicodeScalarView($0.unicodeScalars.prefix(200))) },
      priority: priority
    )
    let name = String(
      String.UnicodeScalarView((named ?? list ?? "").onOneLine.unicodeScalars.prefix(100))
    )
    draft.list = name.onOneLine
    if draft.list?.isEmpty == true { draft.list = nil }
    if !tags.isEmpty {
      draft.append(
        note: tags.map { "#" + $0.drop { $0 == "@" || $0 == "+" } }.joined(separator: " ")
      )
    }
    draft.leads = leads ?? []
    draft.schedule = due.map {
      Schedule(due: $0, endTime: endTime, rule: rule, repeatFrom: repeatFrom)
    }
    return draft
  }
}

extension ExchangedFile {
  /// Reads the words of a time; what is not understood stays in the notes, and is told.
  fileprivate mutating func resolvePhrase(of index: Int, in context: LanguageContext) {
    guard let phrase = todos[index].phrase else { return }
    guard let schedule = resolve(phrase, as: .moment, in: context) else {
      note(.time, phrase, line: todos[index].line)
      todos[index].append(note: phrase)
      return
    }
    todos[index].due = todos[index].inOwnZone(schedule.due)
    todos[index].endTime = schedule.endTime
    todos[index].rule = schedule.rule
    todos[index].repeatFrom = schedule.repeatFrom
  }
}
