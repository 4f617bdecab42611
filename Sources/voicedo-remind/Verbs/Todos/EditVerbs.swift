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
      .reference.repeating,
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
      .series
    )
    .excludes(.newNotes, .noNotes)
    .excludes(.thisOnly, .series)
    .shows(
      ["edit", "milk", "--title", "Buy oat milk"],
      ["edit", "milk", "--when", "friday at 5", "--list", "home"]
    )
    .answers(TodoAnswerJSON.self)
    .does { call in
      let request = call.editRequest
      let row = try call.row()
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
