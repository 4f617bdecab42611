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
    var file = request.file(
      at: now,
      in: zone,
      zones: environment.zones,
      day: store.calendar.day
    )
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
    imported.waiting = entries.waiting(
      of: Set(imported.imported.added),
      at: now,
      in: store.calendar
    )
    let done = Set(entries.filter { $0.completedAt != nil }.map(\.id))
    imported.done = imported.imported.added.count { done.contains($0) }
    return imported
  }
}

extension ImportRequest {
  fileprivate func file(
    at now: Instant,
    in zone: Zone,
    zones: ZoneDirectory,
    day: TimeOfDay
  ) -> ExchangedFile {
    switch format {
    case .iCalendar: CalendarFile(zones: zones, zone: zone, now: now, day: day).read(bytes)
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
  func entries(
    _ todos: [ExchangedTodo],
    at now: Instant,
    calendar: LocalCalendar
  ) -> [ImportEntry] {
    var identity = ImportIdentity(format)
    var known: [String: (id: Todo.ID, words: String)] = [:]
    var entries: [ImportEntry] = []
    for todo in todos {
      let above = todo.parent.flatMap { known[$0]?.words } ?? ""
      let words = above.isEmpty ? todo.words : above + "\n" + todo.words
      var (id, former): (Todo.ID, Todo.ID?)
      if let uid = todo.uid, !todo.isNamedByLine {
        // Tables of several programs count from 1.
        let named = format == .csv ? uid + "\n" + todo.title : uid
        (id, former) = (identity.id(ofFileUID: named), identity.id(ofUID: named))
        if let same = known[uid], same.words != words {
          (id, former) = (identity.id(ofWords: words), nil)
        }
      } else {
        (id, former) = (identity.id(ofWords: words), nil)
      }
      if let uid = todo.uid, known[uid] == nil { known[uid] = (id, words) }
      var entry = todo.entry(id: id, on: list)
      entry.formerID = former == id ? nil : former
      entry.parent = todo.parent.map { known[$0]?.id ?? identity.id(ofFileUID: $0) }
      entry.catchUp(to: now, besides: todo.singles, calendar: calendar)
      let place = entries.count
      for single in todo.singles {
        guard let alone = entry.take(single, calendar: calendar) else { continue }
        var one = alone.entry(id: identity.id(ofUID: alone.uid ?? alone.words), on: list)
        one.parent = entry.parent
        entries.append(one)
      }
      entries.insert(entry, at: place)
    }
    return entries
  }
}

extension ExchangedTodo {
  /// What tells it from others where its file names nothing.
  fileprivate var words: String {
    if let origin { return origin }
    let time = phrase ?? due.map { "\($0)" } ?? ""
    return [list ?? "", title, time, phrase == nil ? rule?.description ?? "" : ""]
      .joined(separator: "\n")
  }

  fileprivate func entry(id: Todo.ID, on list: String?) -> ImportEntry {
    var entry = ImportEntry(id: id, draft: draft(on: list))
    entry.position = position
    entry.pause = pause
    entry.isSilent = leads?.isEmpty == true
    entry.persistence = persistence
    entry.isBreakthrough = isBreakthrough
    entry.acknowledgedAt = acknowledgedAt
    entry.snoozedUntil = snoozedUntil
    entry.createdAt = createdAt
    entry.completedAt = completedAt
    entry.modifiedAt = modifiedAt
    entry.sequence = sequence ?? 0
    entry.occurrence = occurrence
    return entry
  }

  private func draft(on named: String?) -> Draft {
    var draft = Draft(
      title: title,
      notes: notes?.withoutControlCharacters,
      firstStep: firstStep.map { String(String.UnicodeScalarView($0.unicodeScalars.prefix(200))) },
      priority: priority,
      effort: effort
    )
    let name = String(
      String.UnicodeScalarView((named ?? list ?? "").onOneLine.unicodeScalars.prefix(100))
    )
    draft.list = name.onOneLine
    if draft.list?.isEmpty == true { draft.list = nil }
    if !tags.isEmpty {
      draft.append(
        note: tags.map { tag in
          "#" + String(tag.drop { "@+#".contains($0) }.map { $0 == " " ? "_" : $0 })
        }.joined(separator: " ")
      )
    }
    draft.leads = hasLeadsOfList ? [] : leads ?? []
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
    if todos[index].repeatFrom == .due { todos[index].repeatFrom = schedule.repeatFrom }
  }
}
