package import Interchange
package import Language
import Model

/// Reads drafts of any voice tool: `{"tasks":[{"title", "when"?, "dueDate"?, ...}]}`.
///
/// Everything is checked before anything is stored; keys it does not know are left alone, and named.
package struct DraftsReader {
  package let context: LanguageContext

  package init(context: LanguageContext) {
    self.context = context
  }

  /// Counted as the store does, in Unicode scalars.
  private static let longestListName = 100

  /// The drafts in the order of the tasks.
  package func read(_ text: String) throws(DraftsError) -> Utterance {
    let value = try value(text)
    guard case .array(let tasks)? = value["tasks"] else { throw .notAnObject }
    var utterance = try read(tasks)
    var unknown: [String] = []
    if case .object(let fields) = value {
      unknown += fields.keys.filter { $0 != "tasks" }.sorted()
    }
    for case .object(let fields) in tasks.withParts {
      unknown += fields.keys.filter { !Self.keys.contains($0) && !unknown.contains($0) }.sorted()
    }
    if !unknown.isEmpty {
      let named = unknown.prefix(Self.mostNamed).map { String($0.printable.prefix(40)) }
      utterance.unclear.append(.keys(named))
    }
    return utterance
  }

  /// What a task may have; voicedo-remind-json(7) describes them.
  package static let keys: Set = [
    "title", "notes", "list", "listName", "priority", "dueDate", "when", "repeat",
    "exceptions", "parent", "parts", "effort",
  ]

  /// So many unknown keys are named.
  private static let mostNamed = 10

  /// The drafts of tasks that are read already.
  package func read(_ tasks: [JSONValue]) throws(DraftsError) -> Utterance {
    let count = tasks.withParts.count
    guard count <= Utterance.limit else { throw .tooMany(count, limit: Utterance.limit) }
    var utterance = Utterance(drafts: [])
    for (index, task) in tasks.enumerated() {
      guard case .object(let fields) = task else { throw .taskNotAnObject(number: index + 1) }
      let draft = try self.draft(Fields(fields, number: index + 1), &utterance.unclear)
      utterance.drafts.append(draft)
    }
    var parents = DraftParents(utterance.drafts)
    for (index, task) in tasks.enumerated() {
      guard case .object(let fields) = task else { continue }
      try parents.read(fields["parent"], of: index)
    }
    parents.apply(to: &utterance)
    for (index, task) in tasks.enumerated() {
      for part in try parts(of: task, number: index + 1) {
        var draft = try draft(part, &utterance.unclear)
        draft.parent = index
        utterance.drafts.append(draft)
      }
    }
    return utterance
  }

  /// The parts of a task: titles, or tasks of their own without parts.
  private func parts(of task: JSONValue, number: Int) throws(DraftsError) -> [Fields] {
    switch task["parts"] {
    case nil, .null?: return []
    case .array(let parts)?:
      var fields: [Fields] = []
      for part in parts {
        switch part {
        case .string: fields.append(Fields(["title": part], number: number))
        case .object(let values): fields.append(Fields(values, number: number))
        default: throw .badType(key: "parts", number: number, expected: "titles or tasks")
        }
      }
      return fields
    default: throw .badType(key: "parts", number: number, expected: "titles or tasks")
    }
  }

  private func value(_ text: String) throws(DraftsError) -> JSONValue {
    do {
      return try JSONValue(parsing: text)
    } catch {
      throw DraftsError(error)
    }
  }

  private func draft(
    _ fields: Fields,
    _ unclear: inout [Utterance.Unclear]
  ) throws(DraftsError) -> Draft {
    guard let title = try fields.text("title"), var draft = Draft(wordForWord: title)
    else { throw .noTitle(number: fields.number) }
    if let notes = try fields.text("notes") { draft.append(note: notes) }
    let (listName, list) = (try fields.text("listName"), try fields.text("list"))
    if let name = listName ?? list {
      // A text that is no name of a list stays where the person can see it.
      if name.unicodeScalars.count <= Self.longestListName {
        draft.list = name
      } else {
        draft.append(note: name)
      }
    }
    draft.priority = try priority(fields)
    draft.effort = try effort(fields)
    if let date = try fields.text("dueDate") {
      guard let due = dueDate(date) else { throw .badDate(date, number: fields.number) }
      draft.schedule = Schedule(due: due)
    }
    if let phrase = try fields.text("when") {
      if let spoken = resolve(phrase, as: .moment, in: context) {
        draft.phrase = phrase
        draft.schedule =
          draft.due.map {
            Schedule(due: $0, rule: spoken.rule, repeatFrom: spoken.repeatFrom)
          } ?? spoken
      } else {
        // The words stay where the person can see them.
        draft.append(note: phrase)
        unclear.append(.time(phrase))
      }
    }
    if let phrase = try fields.text("repeat") {
      if var series = resolve(phrase, as: .series(at: draft.schedule), in: context) {
        series.due = draft.due ?? series.due
        series.choices = draft.choices
        draft.schedule = series
      } else {
        draft.append(note: phrase)
        unclear.append(.repeat(phrase))
      }
    }
    if let days = try exceptions(fields) { leave(days, out: &draft, &unclear) }
    return draft
  }

  /// The days that a repeat leaves out: a text with commas between, or several texts.
  private func exceptions(_ fields: Fields) throws(DraftsError) -> String? {
    guard case .array(let items)? = fields.values["exceptions"] else {
      return try fields.text("exceptions")
    }
    let days = items.compactMap(\.text)
    guard days.count == items.count else {
      throw .badType(key: "exceptions", number: fields.number, expected: "text")
    }
    return days.isEmpty ? nil : days.joined(separator: ",")
  }

  /// Leaves days out of the repeat; where they cannot be read they stay where the person can see them.
  private func leave(
    _ days: String,
    out draft: inout Draft,
    _ unclear: inout [Utterance.Unclear]
  ) {
    guard let schedule = draft.schedule, let rule = schedule.rule,
      let exceptions = RecurrenceExceptions(days)
    else {
      draft.append(note: days)
      unclear.append(.repeat(days))
      return
    }
    draft.schedule?.rule = rule.excepting(
      RecurrenceExceptions(rule.exceptions.days + exceptions.days)
    )
  }

  private func priority(_ fields: Fields) throws(DraftsError) -> Priority {
    guard let word = try fields.text("priority")?.lowercased() else { return .normal }
    guard let priority = Priority(words: word) else {
      throw .badPriority(word, number: fields.number)
    }
    return priority
  }

  private func effort(_ fields: Fields) throws(DraftsError) -> Effort {
    guard let words = try fields.text("effort") else { return Effort() }
    guard let effort = resolve(words, as: .effort) else {
      throw .badEffort(words, number: fields.number)
    }
    return effort
  }

  /// A day, a civil time, or a moment with its offset.
  private func dueDate(_ text: String) -> Due? {
    if let date = CivilDate(text) { return .floating(date, nil) }
    if let civil = CivilDateTime(text) { return .floating(civil.date, civil.time) }
    return text.instantWithOffset.map(Due.absolute)
  }
}

/// The keys of one task.
private struct Fields {
  let values: [String: JSONValue]
  let number: Int

  init(_ values: [String: JSONValue], number: Int) {
    self.values = values
    self.number = number
  }

  /// The text of a key; absent, `null` and blank are all nothing.
  func text(_ key: String) throws(DraftsError) -> String? {
    switch values[key] {
    case nil, .null?: return nil
    case .string(let text)?:
      let text = text.withoutControls.trimmed
      return text.isEmpty ? nil : text
    default: throw .badType(key: key, number: number, expected: "text")
    }
  }
}

extension [JSONValue] {
  /// The tasks, and what is part of one of them.
  fileprivate var withParts: [JSONValue] {
    flatMap { task -> [JSONValue] in
      if case .array(let parts)? = task["parts"] { [task] + parts } else { [task] }
    }
  }
}
