import Actions
import Answers
import Arguments
import Language
import Model
import Store
import Words

extension VerbRow {
  /// `delete`: deletes to-dos; several at once are asked about on a terminal.
  static let delete = VerbRow(.delete, .delete, more: .deleteMore, usage: "<id> ...")
    .takes(
      .references.optional,
      .deleteChildren,
      .deleteOnly,
      .ofList,
      .today,
      .waiting,
      .yes
    )
    .excludes(.deleteChildren, .deleteOnly)
    .refuses { $0.missing(.references) }
    .shows(["delete", "milk"])
    .answers(TodosJSON.self)
    .asks { call in
      let rows = try call.meant()
      let parts = try call.store().parts(below: rows.map(\.id), onlyOpen: false)
      let isDecided = call.has(.deleteOnly) || call.has(.yes) || call.json || call.hasFilter()
      let asked: PartsChoice? = call.has(.deleteChildren) ? .all : isDecided ? .only : nil
      let choice = try asked ?? call.session.choice(of: parts, in: rows, .askDeleteParts)
      if rows.count > 1, !call.has(.yes), parts.isEmpty, !call.hasFilter() {
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
      let context = try call.session.languageContext(nil)
      let limit = try call[.olderThan].map { age throws(CommandError) in
        try context.moment(before: age)
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
    .takes(.references.optional, .heard, .yes)
    .excludes(.references, .heard)
    .shows(["forget", "milk", "--yes"], ["forget", "--heard"])
    .answers(ForgottenJSON.self)
    .asks { call in
      if call.has(.heard) {
        let count = try call.store().heard(at: call.session.now).count
        if count > 0, !call.has(.yes) { try call.session.confirm(forgettingTexts: count) }
        return .forgetHeard
      }
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
      let deleted = try store.deleted(handle: handle) ?? store.archived(handle: handle)
    {
      return [ForgottenTodo(id: deleted.id, handle: handle, title: deleted.title)]
    }
    return try store.each(references, for: .forget).map {
      ForgottenTodo(id: $0.id, handle: $0.todo.handle, title: $0.todo.title)
    }
  }
}

extension Session {
  fileprivate func confirm(forgettingTexts count: Int) throws(CommandError) {
    guard environment.terminal.inputIsTerminal else {
      throw .needsYes(command: commandLine(["forget", "--heard", "--yes"]))
    }
    let question = HeardSentences.askForget.text(tone, ["count": String(count)])
    guard confirms(question, otherwise: false) else { throw .notConfirmed }
  }

  fileprivate func confirm(forgetting targets: [ForgottenTodo]) throws(CommandError) {
    guard environment.terminal.inputIsTerminal else {
      throw .needsYes(command: commandLine(["forget", "--yes"] + targets.map(\.handle)))
    }
    for target in targets { talk("  \(target.handle)  \(target.title.printable)") }
    let sentence: StorageSentences = targets.count == 1 ? .askForget : .askForgetSeveral
    let question = sentence.text(tone, ["count": String(targets.count)])
    guard confirms(question, otherwise: false) else { throw .notConfirmed }
  }
}

extension LanguageContext {
  /// The moment before which to-dos were done that are cleared away.
  ///
  /// Minutes are refused: "3m" is easily meant for months, and would clear nearly everything.
  fileprivate func moment(before age: String) throws(CommandError) -> Instant {
    guard let limit = resolve(age, as: .past, in: self) else {
      let isAhead = resolve(age, as: .moment, in: self) != nil
      throw .editing(isAhead ? .futureAge(age) : .age(age))
    }
    guard resolve(age, as: .span)?.isShort != true, limit <= instant - .minutes(60)
    else { throw .editing(.shortAge(age)) }
    return limit
  }
}
