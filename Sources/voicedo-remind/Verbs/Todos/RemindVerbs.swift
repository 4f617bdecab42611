import Actions
import Answers
import Arguments
import Model
import Store
import Words

extension VerbRow {
  /// `snooze`: puts a reminder off, by the usual minutes or until a moment.
  static let snooze = VerbRow(.snooze, .snooze, more: .snoozeMore, usage: "<id> [<when> ...]")
    .takes(.reference, .snoozeTo)
    .shows(["snooze", "milk"], ["snooze", "milk", "until 6"])
    .answers(TodosJSON.self)
    .asks { .snooze(try $0.row(), $0.text(.snoozeTo), meantBy: $0.text(.reference)) }

  /// `remind`: changes when and how a to-do's reminder speaks up.
  static let remind = VerbRow(.remind, .remind, more: .remindMore, usage: "<id> [<when> ...]")
    .takes(
      .reference,
      .remindTo,
      .off,
      .persistence.of(Reminder.Persistence.self),
      .newLead,
      .breakthrough,
      .noBreakthrough,
      .thisOnly,
      .series
    )
    .excludes(.off, .remindTo)
    .excludes(.breakthrough, .noBreakthrough)
    .excludes(.thisOnly, .series)
    .refuses { call in
      guard call.remindRequest.isEmpty else { return nil }
      let example = commandLine(["remind", call.text(.reference), "tomorrow at 9"])
      return .nothingAsked(example: example)
    }
    .shows(
      ["remind", "milk", "friday at 5"],
      ["remind", "milk", "--persistence", "until-done"]
    )
    .answers(TodoAnswerJSON.self)
    .asks { call in
      let row = try call.row()
      return .change(row, try call.remindRequest.change(of: row, in: call.session))
    }

  /// `fix`: sets a part of a time right, as a read-back offers it.
  static let fix = VerbRow(.fix, .fix, more: .fixMore, usage: "[<id>] <when> ...")
    .takes(.fixTo)
    .shows(["fix", "am"])
    .answers(TodoAnswerJSON.self)
    .asks { call in
      let request = try FixRequest(call.all(.fixTo), in: call.store())
      return .change(request.row, try request.change(in: call.session))
    }
}

extension Call {
  fileprivate var remindRequest: RemindRequest {
    var request = RemindRequest(text(.remindTo))
    request.isOff = has(.off)
    request.persistence = self[.persistence]
    request.lead = self[.newLead]
    if has(.breakthrough) || has(.noBreakthrough) { request.isBreakthrough = has(.breakthrough) }
    if has(.thisOnly) || has(.series) { request.scope = has(.series) ? .series : .occurrence }
    return request
  }
}
