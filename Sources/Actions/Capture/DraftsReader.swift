package import Interchange
package import Language
import Model

/// Reads drafts of any voice tool: `{"tasks":[{"title", "when"?, "dueDate"?, ...}]}`.
///
/// Everything is checked before anything is stored; keys it does not know are left alone.
package struct DraftsReader {
  package let context: LanguageContext

  package init(context: LanguageContext) {
    self.context = context
  }

  /// Counted as the store does, in Unicode scalars.
  private static let longestListName = 100

  /// The drafts in the order of the tasks.
  package func read(_ text: String) throws(DraftsError) -> Utterance {
    guard case .array(let tasks)? = try value(text)["tasks"] else { throw .notAnObject }
    return try read(tasks)
  }

  /// The drafts of tasks that are read already.
  package func read(_ tasks: [JSONValue]) throws(DraftsError) -> Utterance {
    guard tasks.count <= Utterance.limit else {
      throw .tooMany(tasks.count, limit: Utterance.limit)
    }
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
    return utterance
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
    if let name = try fields.text("listName") {
      // A text that is no name of a list stays where the person can see it.
      if name.unicodeScalars.count <= Self.longestListName {
        draft.list = name
      } else {
        draft.append(note: name)
      }
    }
    draft.priority = try priority(fields)
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
    return draft
  }

  private func priority(_ fields: Fields) throws(DraftsError) -> Priority {
    guard let word = try fields.text("priority")?.lowercased() else { return .normal }
    guard let priority = Priority(words: word) else {
      throw .badPriority(word, number: fields.number)
    }
    return priority
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
