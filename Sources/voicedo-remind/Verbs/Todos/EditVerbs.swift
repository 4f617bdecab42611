import Actions
import Answers
import Arguments
import Model
import Store
import Words

extension VerbRow {
  /// `edit`: changes a to-do by its options, or in the person's editor.
  static let edit = VerbRow(.edit, .edit, more: .editMore, usage: "<id>")
    .takes(
      .reference.repeating.optional,
      .newTitle,
      .noNotes,
      .newWhen,
      .newEvery,
      .newEnd,
      .newList,
      .newNotes,
      .newPriority,
      .newFirstStep,
      .newEffort,
      .newZone,
      .repeatFrom.of(RepeatFrom.self),
      .thisOnly,
      .series,
      .today,
      .waiting,
      .yes
    )
    .excludes(.newNotes, .noNotes)
    .excludes(.thisOnly, .series)
    .refuses { $0.missing(.reference, list: .newList) }
    .shows(
      ["edit", "milk", "--title", "Buy oat milk"],
      ["edit", "milk", "--when", "friday at 5", "--list", "home"]
    )
    .answers(TodoAnswerJSON.self, TodosJSON.self)
    .does { call in
      var request = call.editRequest
      if !call.has(.reference) {
        let list = request.list
        request.list = nil
        let example = commandLine(["edit", "--overdue", "--when", "tomorrow"])
        guard !request.isEmpty, request.title == nil else {
          throw call.refusal(.nothingAsked(example: example))
        }
        let rows = try call.filtered(list: list)
        try call.carryOut(each: rows.map { Intent.edit($0, request) }, as: .edit)
        return
      }
      let row = try call.row(with: &request)
      guard request.isEmpty else {
        try call.carryOut(.edit(row, request))
        return
      }
      let terminal = call.session.environment.terminal
      guard terminal.inputIsTerminal, terminal.outputIsTerminal else {
        let example = commandLine(["edit", row.todo.handle, "--when", "tomorrow at 9"])
        throw call.refusal(.nothingAsked(example: example))
      }
      try EditorSession(session: call.session, row: row, request: request).run(json: call.json)
    }

  /// `first-step`: notes a tiny step that makes beginning easy.
  static let firstStep = VerbRow(
    .firstStep,
    .firstStep,
    more: .firstStepMore,
    usage: "<id> [<words> ...]"
  )
  .takes(.reference, .stepWords, .clearStep)
  .refuses { call in
    let isNamed = !call.text(.stepWords).trimmed.isEmpty
    guard call.has(.clearStep) == isNamed else { return nil }
    let example = ["put", "the", "bag", "by", "the", "door"]
    return isNamed
      ? .optionsExclude("--clear", "<words>")
      : .nothingAsked(example: commandLine(["first-step", call.text(.reference)] + example))
  }
  .shows(["first-step", "dentist", "find the number"])
  .answers(TodoAnswerJSON.self)
  .asks { call in
    var request = EditRequest()
    request.details.firstStep = call.has(.clearStep) ? "" : call.text(.stepWords)
    request.label = .firstStep
    return .edit(try call.row(), request)
  }
}

extension Call {
  /// The to-do that the words name, without those behind it that say a change as shorthand does:
  /// "edit milk due:monday".
  fileprivate mutating func row(with request: inout EditRequest) throws -> TodoRow {
    let store = try store()
    var words = all(.reference)
    while words.count > 1, let last = words.last, let change = EditShorthand(last) {
      change.apply(to: &request)
      words.removeLast()
    }
    return try one(words.joined(separator: " "), in: store)
  }

  fileprivate var editRequest: EditRequest {
    var request = EditRequest()
    request.title = self[.newTitle]
    request.details = details
    if has(.noNotes) { request.details.notes = "none" }
    request.when = self[.newWhen]
    request.every = self[.newEvery]
    request.endTime = self[.newEnd]
    request.list = self[.newList]
    request.zone = self[.newZone]
    request.repeatFrom = self[.repeatFrom]
    if has(.thisOnly) || has(.series) { request.isForSeries = has(.series) }
    return request
  }
}
