import Actions
import Answers
import Model
import Store
import Words

extension VerbRow {
  /// `delete`: deletes to-dos; several at once are asked about on a terminal.
  static let delete = VerbRow(.delete, .delete, more: .doneMore, usage: "<id> ...")
    .takes(.references, .deleteChildren, .deleteOnly, .yes)
    .excludes(.deleteChildren, .deleteOnly)
    .shows(["delete", "milk"])
    .answers(TodosJSON.self)
    .asks { call in
      let rows = try call.rows()
      let parts = try call.store().parts(below: rows.map(\.id), onlyOpen: false)
      let isDecided = call.has(.deleteOnly) || call.has(.yes) || call.json
      let asked: PartsChoice? = call.has(.deleteChildren) ? .all : isDecided ? .only : nil
      let choice = try asked ?? call.session.choice(of: parts, in: rows, .askDeleteParts)
      if rows.count > 1, !call.has(.yes), parts.isEmpty {
        try call.session.confirm(ChangeSentences.askDelete, of: rows)
      }
      return .delete(rows, choice)
    }

  /// `clear-done`: deletes what is done for good.
  static let clearDone = VerbRow(.clearDone, .clearDone, more: .clearDoneMore)
    .takes(.ofList, .olderThan, .yes)
    .shows(["clear-done"], ["clear-done", "--older-than", "30 days"])
    .answers(TodosJSON.self)
    .asks { call in
      let limit = try call[.olderThan].map { age throws(CommandError) in
        guard let limit = call.session.moment(before: age) else { throw .editing(.age(age)) }
        return limit
      }
      let list: String? = call[.ofList]
      let store = try call.store()
      if let list, try !store.listNames().contains(where: { $0.isSameName(as: list) }) {
        throw CommandError.noSuchList(list)
      }
      let rows = try store.done(in: list, before: limit)
      if !rows.isEmpty, !call.has(.yes) {
        let question = EditSentences.askClearDone
        let asked = question.text(call.session.tone, ["count": String(rows.count)])
        guard call.session.confirms(asked, otherwise: true) else {
          throw CommandError.notConfirmed
        }
      }
      return .clearDone(rows)
    }

  /// `forget`: deletes to-dos with every trace of their text; it asks, since undo cannot help.
  ///
  /// Without a to-do it finishes what could not be finished before.
  static let forget = VerbRow(.forget, .forget, more: .forgetMore, usage: "[<id> ...]")
    .takes(.references.optional, .yes)
    .shows(["forget", "milk", "--yes"])
    .answers(ForgottenJSON.self)
    .asks { call in
      let targets = try call.forgottenTodos()
      if !targets.isEmpty, !call.has(.yes) { try call.session.confirm(forgetting: targets) }
      return .forget(targets)
    }
}

extension Call {
  fileprivate mutating func forgottenTodos() throws -> [ForgottenTodo] {
    let store = try store()
    let references = all(.references)
    guard let first = references.first else { return [] }
    let handle = first.lowercased()
    if references.count == 1, case .none = try store.find(first),
      let deleted = try store.deleted(handle: handle)
    {
      return [ForgottenTodo(id: deleted.id, handle: handle, title: deleted.title)]
    }
    return try store.each(references, for: .forget).map {
      ForgottenTodo(id: $0.id, handle: $0.todo.handle, title: $0.todo.title)
    }
  }
}

extension Session {
  fileprivate func confirm(forgetting targets: [ForgottenTodo]) throws(CommandError) {
    guard environment.terminal.inputIsTerminal else {
      throw .needsYes(command: commandLine(["forget", "--yes"] + targets.map(\.handle)))
    }
    for target in targets { talk("  \(target.handle)  \(target.title.printable)") }
    let sentence: StorageSentences = targets.count == 1 ? .askForget : .askForgetSeveral
    let question = sentence.text(tone, ["count": String(targets.count)])
    guard confirms(question, otherwise: false) else { throw .notConfirmed }
  }

  /// The moment that lies so long ago: `30d`, `2 weeks`, `a month`; or the start of a day.
  fileprivate func moment(before age: String) -> Instant? {
    let now = civilNow
    if let date = CivilDate(age.trimmed) { return zone.instant(of: CivilDateTime(date, .midnight)) }
    let text = age.trimmed.lowercased()
    let digits = text.prefix(while: \.isNumber)
    let unit = text.dropFirst(digits.count).drop { $0 == " " }
    var count = Int(digits: digits) ?? 0
    var word = String(unit)
    if digits.isEmpty {
      guard let article = ["a ", "an ", "one "].first(where: text.hasPrefix) else { return nil }
      (count, word) = (1, String(text.dropFirst(article.count)))
    }
    guard (0...100_000).contains(count) else { return nil }
    let date: CivilDate
    switch word.hasSuffix("s") && word.count > 1 ? String(word.dropLast()) : word {
    case "h", "hour": return self.now + .minutes(-60 * count)
    case "d", "day": date = now.date.adding(days: -count)
    case "w", "week": date = now.date.adding(days: -7 * count)
    case "m", "month": date = now.date.adding(months: -count)
    case "y", "year": date = now.date.adding(months: -12 * count)
    default: return nil
    }
    return zone.instant(of: CivilDateTime(date, now.time))
  }
}
