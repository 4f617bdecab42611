package import Model

/// The JSON of Taskwarrior's `task export`.
package enum Taskwarrior {
  /// Every task of an export: an array, or an object a line as old versions write it.
  ///
  /// A recurring task is a series; its children are times of it, and left out. The earliest child
  /// that is pending says where the series stands. Its times are moments that people mean by their own
  /// clock: they become local ones, and midnight a day. What is scheduled, or waits, comes on that day where
  /// it is not due; what has no counterpart here is kept in the notes, and told.
  package static func read(_ bytes: [UInt8], in zone: Zone) -> ExchangedFile {
    var file = ExchangedFile()
    let tasks = tasks(of: bytes, into: &file)
    var next: [String: String] = [:]
    for (task, _) in tasks {
      guard let parent = task["parent"]?.text, task["status"]?.text == "pending",
        let due = task["due"]?.text
      else { continue }
      next[parent] = min(next[parent] ?? due, due)
    }
    let named = tasks.compactMap { task, _ in
      task["uuid"]?.text.map { ($0, (task["description"]?.text ?? "").onOneLine) }
    }
    let titles = Dictionary(named) { first, _ in first }
    // A child whose series is not in the file is something to do of its own.
    for (task, line) in tasks
    where task["parent"]?.text.map({ titles[$0] != nil }) != true {
      let due = task["uuid"]?.text.flatMap { next[$0] }
      read(task, line: line, next: due, titles, in: zone, into: &file)
    }
    return file
  }

  private static func tasks(
    of bytes: [UInt8],
    into file: inout ExchangedFile
  ) -> [(JSONValue, Int)] {
    if let whole = try? JSONValue(parsing: bytes) {
      let elements = whole.elements.isEmpty ? [whole] : whole.elements
      return elements.enumerated().map { ($1, $0 + 1) }
    }
    var tasks: [(JSONValue, Int)] = []
    for (index, line) in lines(of: bytes).enumerated() {
      var text = line.onOneLine[...]
      while text.last == "," { text.removeLast() }
      if text.isEmpty || text == "[" || text == "]" { continue }
      do {
        tasks.append((try JSONValue(parsing: String(text)), index + 1))
      } catch {
        file.note(.line, String(text.prefix(60)), line: index + 1)
      }
    }
    return tasks
  }

  private static func read(
    _ task: JSONValue,
    line: Int,
    next: String?,
    _ titles: [String: String],
    in zone: Zone,
    into file: inout ExchangedFile
  ) {
    let words = task["description"]?.text ?? ""
    var todo = ExchangedTodo("", line: line)
    todo.setTitle(words)
    guard !todo.title.isEmpty else {
      file.note(.noTitle, task["uuid"]?.text ?? task.shortText, line: line)
      return
    }
    guard task["status"]?.text != "deleted" else {
      file.note(.cancelled, todo.title, line: line)
      return
    }
    todo.uid = task["uuid"]?.text
    todo.list = task["project"]?.text?.onOneLine
    switch task["priority"]?.text {
    case "H": todo.priority = .high
    case "L": todo.priority = .low
    default: break
    }
    for tag in task["tags"]?.texts ?? [] { todo.append(tag: tag.onOneLine) }
    for note in task["annotations"]?.elements ?? [] {
      todo.append(note: (note["description"]?.text ?? "").onOneLine)
    }
    todo.createdAt = task["entry"]?.text.flatMap { Instant(basic: $0) }
    todo.modifiedAt = task["modified"]?.text.flatMap { Instant(basic: $0) }
    if task["status"]?.text == "completed" {
      todo.completedAt =
        (task["end"] ?? task["modified"])?.text.flatMap { Instant(basic: $0) }
        ?? Instant(seconds: 0)
    }
    readTime(of: task, next: next, in: zone, into: &todo, file: &file)
    if todo.completedAt == nil { keepTheRest(of: task, titles, in: zone, &todo, &file) }
    file.todos.append(todo)
  }

  private static func readTime(
    of task: JSONValue,
    next: String?,
    in zone: Zone,
    into todo: inout ExchangedTodo,
    file: inout ExchangedFile
  ) {
    if let text = next ?? task["due"]?.text {
      if let moment = Instant(basic: text) {
        let civil = zone.civil(at: moment)
        todo.due = .floating(civil.date, civil.time == .midnight ? nil : civil.time)
      } else {
        file.note(.time, text, of: todo.title, line: todo.line)
        todo.append(note: "due: \(text)")
      }
    }
    guard let words = task["recur"]?.text else { return }
    if let rule = rule(words), todo.due != nil {
      let until = task["until"]?.text.flatMap { Instant(basic: $0) }
      todo.rule = until.map { rule.ending(.local(zone.civil(at: $0))) } ?? rule
    } else {
      file.note(.repeat, words, of: todo.title, line: todo.line)
      todo.append(note: words)
    }
  }

  /// Reads what is no time of its own here: days on which it may begin, what it hangs on, when it ends.
  private static func keepTheRest(
    of task: JSONValue,
    _ titles: [String: String],
    in zone: Zone,
    _ todo: inout ExchangedTodo,
    _ file: inout ExchangedFile
  ) {
    for name in ["scheduled", "wait", "start", "until"] {
      guard let text = task[name]?.text, name != "until" || todo.rule == nil else { continue }
      guard let day = day(text, in: zone), todo.due == nil, name == "scheduled" || name == "wait"
      else {
        todo.append(note: "\(name): \(day(text, in: zone)?.description ?? text.onOneLine)")
        file.note(.kept, "\(todo.title): \(name)", line: todo.line)
        continue
      }
      todo.due = .floating(day, nil)
      if name == "wait" { file.note(.waits, "\(todo.title): wait", line: todo.line) }
    }
    // Old versions write the names in one text.
    let others = task["depends"]?.texts ?? []
    let uids =
      others.isEmpty ? (task["depends"]?.text ?? "").split(separator: ",").map(String.init) : others
    guard !uids.isEmpty else { return }
    let names = uids.map { titles[$0] ?? $0 }
    todo.append(note: "depends: " + names.joined(separator: ", "))
    file.note(.kept, "\(todo.title): depends", line: todo.line)
  }

  /// The day of a moment by the clock here; midnight in UTC is how programs write a day.
  private static func day(_ text: String, in zone: Zone) -> CivilDate? {
    Instant(basic: text).map { moment in
      let there = Zone.utc.civil(at: moment)
      return there.time == .midnight ? there.date : zone.civil(at: moment).date
    }
  }

  /// The names of repeats, `3d`, `2weeks`, `P1M`.
  private static func rule(_ words: String) -> RecurrenceRule? {
    let text = words.lowercased()
    if let named = names[text] { return named }
    if text.hasPrefix("p") { return RepeatStep(text.dropFirst())?.rule }
    let digits = text.prefix { $0.isNumber }
    guard let unit = units[String(text.dropFirst(digits.count))],
      let count = digits.isEmpty ? 1 : Int(digits: digits)
    else { return nil }
    return RepeatStep(count * unit.times, unit.unit)?.rule
  }

  private static let names: [String: RecurrenceRule] = [
    "weekdays": .workdays,
    "daily": RecurrenceRule(frequency: .daily),
    "weekly": RecurrenceRule(frequency: .weekly),
    "sennight": RecurrenceRule(frequency: .weekly),
    "biweekly": RecurrenceRule(frequency: .weekly, interval: 2),
    "fortnight": RecurrenceRule(frequency: .weekly, interval: 2),
    "monthly": RecurrenceRule(frequency: .monthly),
    "bimonthly": RecurrenceRule(frequency: .monthly, interval: 2),
    "quarterly": RecurrenceRule(frequency: .monthly, interval: 3),
    "semiannual": RecurrenceRule(frequency: .monthly, interval: 6),
    "annual": RecurrenceRule(frequency: .yearly),
    "yearly": RecurrenceRule(frequency: .yearly),
    "biannual": RecurrenceRule(frequency: .yearly, interval: 2),
    "biyearly": RecurrenceRule(frequency: .yearly, interval: 2),
  ]

  private static let units: [String: (unit: RepeatStep.Unit, times: Int)] = {
    var units: [String: (unit: RepeatStep.Unit, times: Int)] = [:]
    for (words, unit, times) in [
      (["h", "hr", "hrs", "hour", "hours"], RepeatStep.Unit.hour, 1),
      (["d", "day", "days"], .day, 1),
      (["w", "wk", "wks", "week", "weeks"], .week, 1),
      (["m", "mo", "mos", "mth", "month", "months"], .month, 1),
      (["q", "qtr", "qtrs", "quarter", "quarters"], .month, 3),
      (["y", "yr", "yrs", "year", "years"], .year, 1),
    ] {
      for word in words { units[word] = (unit, times) }
    }
    return units
  }()
}

extension Taskwarrior {
  /// The tasks as `task import` reads them; what has no counterpart there is in the remarks.
  package static func write(_ todos: [ExchangedTodo], instant: (Due) -> Instant?) -> (
    text: String, remarks: [ImportRemark]
  ) {
    var file = ExchangedFile()
    var json = JSONWriter(.indented)
    json.array(todos) { json, todo in
      json.object { json in
        write(todo, at: todo.due.flatMap(instant), to: &json, file: &file)
      }
    }
    return (json.text + "\n", file.remarks)
  }

  private static func write(
    _ todo: ExchangedTodo,
    at due: Instant?,
    to json: inout JSONWriter,
    file: inout ExchangedFile
  ) {
    func field(_ name: String, _ value: String?) {
      guard let value else { return }
      json.key(name)
      json.string(value)
    }
    var recur: String?
    if let rule = todo.rule {
      recur = rule == .workdays ? "weekdays" : RepeatStep(rule, on: todo.due?.date?.weekday)?.recur
      if recur == nil { file.note(.repeat, todo.title, line: 0) }
    }
    field("uuid", todo.uid)
    field("description", todo.title)
    let isSeries = recur != nil && todo.completedAt == nil
    field(
      "status",
      todo.completedAt != nil ? "completed" : isSeries ? "recurring" : "pending"
    )
    field("entry", (todo.createdAt ?? todo.completedAt ?? Instant(seconds: 0)).basic)
    field("end", todo.completedAt?.basic)
    field("due", due?.basic)
    field("recur", isSeries ? recur : nil)
    field("project", todo.list)
    field("priority", todo.priority == .high ? "H" : todo.priority == .low ? "L" : nil)
    if !todo.tags.isEmpty {
      json.key("tags")
      json.array(todo.tags) { $0.string($1) }
    }
    var notes = todo.notes?.split(whereSeparator: \.isNewline).map(String.init) ?? []
    for name in ["wait", "scheduled", "until"] {
      // Kept there as it came.
      guard let place = notes.firstIndex(where: { $0.hasPrefix(name + ": ") }),
        let day = CivilDate(String(notes[place].dropFirst(name.count + 2)))
      else { continue }
      notes.remove(at: place)
      field(name, CivilDateTime(day, .midnight).basic + "Z")
    }
    guard !notes.isEmpty else { return }
    json.key("annotations")
    json.array(notes.enumerated()) { json, note in
      // Two annotations of the same second would be one.
      let at = (todo.createdAt ?? Instant(seconds: 0)) + .seconds(note.offset)
      json.object { json in
        json.key("entry")
        json.string(at.basic)
        json.key("description")
        json.string(note.element)
      }
    }
  }
}

extension RepeatStep {
  /// As Taskwarrior writes a duration.
  fileprivate var recur: String {
    switch unit {
    case .hour: "\(count)h"
    case .day: "\(count)d"
    case .week: "\(count)w"
    case .month: "\(count)mo"
    case .year: "\(count)y"
    }
  }
}
