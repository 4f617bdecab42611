package import Model

/// A table of to-dos by the names of its columns: what Todoist exports, what people make of Apple's
/// Reminders with a shortcut, and others like them.
package enum Spreadsheet {
  /// What a column holds, by the names that programs give it.
  private enum Column: CaseIterable {
    case title, notes, due, time, zone, list, priority, completed, tags, parent, uid, indent, type

    var names: [String] {
      switch self {
      case .title: ["content", "title", "name", "task", "summary", "subject", "reminder", "todo"]
      case .notes: ["description", "notes", "note", "body", "comment"]
      case .due: ["date", "due date", "due", "due_date", "duedate", "deadline"]
      case .time: ["time", "due time"]
      case .zone: ["timezone", "time zone", "zone", "tz"]
      case .list: ["list", "project", "folder", "section"]
      case .priority: ["priority"]
      case .completed: ["completed", "is completed", "done", "status", "completion date"]
      case .tags: ["tags", "labels", "categories"]
      case .parent: ["parent"]
      case .uid: ["uid", "id", "uuid"]
      case .indent: ["indent"]
      case .type: ["type"]
      }
    }
  }

  /// Every row of a table with a title; its times are words of a person, read later.
  ///
  /// Times are in the zone that a row names, where that is another one than the machine's.
  package static func read(
    _ bytes: [UInt8],
    zones: ZoneNameReader,
    machine: Zone
  ) -> ExchangedFile {
    var file = ExchangedFile()
    let rows = CommaSeparated.rows(of: bytes)
    guard let head = rows.first else { return file }
    let names = head.values.map { $0.onOneLine.lowercased() }
    var columns: [Column: Int] = [:]
    for column in Column.allCases {
      columns[column] = column.names.lazy.compactMap { names.firstIndex(of: $0) }.first
    }
    guard columns[.title] != nil else {
      file.note(.line, head.values.joined(separator: ",").onOneLine, line: head.line)
      return file
    }
    var section: String?
    var ancestors: [String] = []
    for row in rows.dropFirst() {
      func value(_ column: Column) -> String {
        guard let index = columns[column], row.values.indices.contains(index) else { return "" }
        return row.values[index]
      }
      let type = value(.type).onOneLine.lowercased()
      let title = value(.title).onOneLine
      if type == "section" {
        section = title
        continue
      }
      if type == "note", let last = file.todos.indices.last {
        file.todos[last].append(note: title)
        continue
      }
      if !type.isEmpty, type != "task" {
        if !title.isEmpty { file.note(.kind, title, line: row.line) }
        continue
      }
      var todo = ExchangedTodo("", line: row.line)
      todo.notes = value(.notes).isEmpty ? nil : value(.notes)
      todo.setTitle(columns[.type] == nil ? title : todo.takingLabels(of: title))
      guard !todo.title.isEmpty else {
        file.note(.noTitle, row.values.joined(separator: ",").onOneLine, line: row.line)
        continue
      }
      let place = value(.zone).onOneLine
      if !place.isEmpty, !value(.due).onOneLine.isEmpty {
        let zone = zones.zone(named: place)
        if zone == nil { file.note(.zone, place, of: todo.title, line: row.line) }
        todo.zone = zone.map { zones.isSame($0, as: machine) ? nil : $0.identifier } ?? place
      }
      read(value(.due).onOneLine, value(.time).onOneLine, into: &todo)
      todo.list = [value(.list).onOneLine, section ?? ""].first { !$0.isEmpty }
      todo.priority = priority(value(.priority).onOneLine)
      for tag in value(.tags).split(whereSeparator: { $0 == "," || $0 == ";" }) {
        todo.append(tag: tag.onOneLine)
      }
      if isDone(value(.completed).onOneLine) { todo.completedAt = Instant(seconds: 0) }
      let uid = value(.uid).onOneLine
      todo.uid = uid.isEmpty ? nil : uid
      let parent = value(.parent).onOneLine
      todo.parent = parent.isEmpty ? nil : parent
      if let depth = Int(value(.indent).onOneLine), (1...10).contains(depth) {
        let key = todo.uid ?? ExchangedTodo.uid(ofLine: row.line)
        todo.uid = key
        ancestors = Array(ancestors.prefix(depth - 1)) + [key]
        todo.parent = ancestors.dropLast().last
      }
      file.todos.append(todo)
    }
    return file
  }

  private static func read(_ words: String, _ clock: String, into todo: inout ExchangedTodo) {
    guard !words.isEmpty else { return }
    let time = TimeOfDay(clock)
    if let date = CivilDate(words) {
      todo.due = todo.inOwnZone(.floating(date, time))
    } else if let civil = CivilDateTime(words) {
      todo.due = todo.inOwnZone(.floating(civil.date, civil.time))
    } else if let instant = words.instantWithOffset {
      todo.due = .absolute(instant)
    } else {
      let phrase = clock.isEmpty ? words : words + " " + clock
      // "every! 3 days" counts from when it was done.
      let counted = phrase.split(separator: " ").map { word in
        ["every!", "ev!"].contains(word.lowercased()) ? "every" : String(word)
      }.joined(separator: " ")
      if counted != phrase { todo.repeatFrom = .completion }
      todo.phrase = counted
    }
  }

  /// 1 is the most urgent in the files of all of them.
  private static func priority(_ word: String) -> Priority {
    switch word.lowercased() {
    case "high", "h", "1": .high
    case "low", "l", "9", "6", "7", "8": .low
    default: .normal
    }
  }

  private static func isDone(_ word: String) -> Bool {
    switch word.lowercased() {
    case "true", "yes", "y", "1", "x", "done", "completed", "complete", "closed", "finished": true
    // The day on which it was.
    default: CivilDate(String(word.prefix(10))) != nil
    }
  }
}

extension ExchangedTodo {
  /// A title of Todoist without its labels, such as `@home`, which become tags.
  fileprivate mutating func takingLabels(of title: String) -> String {
    var words: [Substring] = []
    for word in title.split(separator: " ") {
      if word.count > 1, word.first == "@", word.dropFirst().first?.isNumber == false {
        append(tag: String(word.dropFirst()))
      } else {
        words.append(word)
      }
    }
    return words.isEmpty ? title : words.joined(separator: " ")
  }
}
