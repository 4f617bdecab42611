import Interchange
import Language
import Model
import Store

extension Session {
  /// Reads a file of another program, and adds what is new of it as one step; or tells what would come.
  ///
  /// - Throws: `CommandError.exchange` where nothing in it is a to-do.
  func importing(_ request: ImportRequest, in store: TodoStore) throws -> ImportedFile {
    if request.format == .json { return try importingTables(request, in: store) }
    var file = request.file(at: now, in: zone, zones: environment.zones)
    let context = try languageContext(store)
    for index in file.todos.indices { file.resolvePhrase(of: index, in: context) }
    let open = file.todos.filter { $0.completedAt == nil || !request.isOpenOnly }
    guard !file.todos.isEmpty || file.remarks.contains(where: { $0.reason == .past }) else {
      throw CommandError.exchange(.nothingToImport(request.format))
    }
    let entries = request.entries(open, today: civilNow.date, calendar: store.calendar)
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
    case .csv: Spreadsheet.read(bytes)
    case .json: ExchangedFile()
    }
  }

  /// The entries of to-dos, each with the id that it has every time.
  fileprivate func entries(
    _ todos: [ExchangedTodo],
    today: CivilDate,
    calendar: LocalCalendar
  ) -> [ImportEntry] {
    var identity = ImportIdentity(format)
    return todos.map { todo in
      let id =
        todo.uid.map { identity.id(ofUID: $0) }
        ?? identity.id(ofWords: todo.words)
      var entry = ImportEntry(id: id, draft: todo.draft(on: list))
      entry.parent = todo.parent.map { identity.id(ofUID: $0) }
      entry.createdAt = todo.createdAt
      entry.completedAt = todo.completedAt
      entry.seriesStart = todo.seriesStart
      entry.occurrence = todo.occurrence
      entry.catchUp(to: today, calendar: calendar)
      return entry
    }
  }
}

extension ImportEntry {
  /// Lets a series that stands still in the past go on from today: nobody did what came since, and
  /// nobody is told so.
  fileprivate mutating func catchUp(to today: CivilDate, calendar: LocalCalendar) {
    guard completedAt == nil, let rule = draft.rule, let due = draft.due, let date = due.date,
      date < today
    else { return }
    let start = seriesStart ?? calendar.seriesStart(at: due)
    let yesterday = CivilDateTime(today, .midnight).adding(seconds: -1)
    guard let next = rule.next(after: yesterday, from: start) else { return }
    seriesStart = start
    occurrence = next
    switch due {
    case .floating(_, let time):
      draft.schedule?.due = .floating(next.date, time.map { _ in next.time })
    case .zoned(_, let time, let zone):
      draft.schedule?.due = .zoned(next.date, time.map { _ in next.time }, zone: zone)
    case .absolute: break
    }
  }
}

extension ExchangedTodo {
  /// What tells it from others where its file names nothing.
  fileprivate var words: String {
    [list ?? "", title, due.map { "\($0)" } ?? phrase ?? "", rule?.description ?? ""]
      .joined(separator: "\n")
  }

  fileprivate func draft(on named: String?) -> Draft {
    var draft = Draft(title: title, notes: notes, firstStep: firstStep, priority: priority)
    draft.list = (named ?? list).map {
      String(String.UnicodeScalarView($0.unicodeScalars.prefix(100)))
    }
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
    todos[index].due = schedule.due
    todos[index].endTime = schedule.endTime
    todos[index].rule = schedule.rule
    todos[index].repeatFrom = schedule.repeatFrom
  }
}
