import Actions
import Answers
import Arguments
import Language
import Model
import Store
import Words

extension VerbRow {
  /// `snooze`: puts a reminder off, by the usual minutes or until a moment.
  static let snooze = VerbRow(.snooze, .snooze, more: .snoozeMore, usage: "<id> [<when> ...]")
    .takes(.reference.optional, .snoozeTo, .ofList, .today, .waiting, .yes)
    .refuses { $0.missing(.reference) }
    .shows(["snooze", "milk"], ["snooze", "milk", "friday"])
    .answers(TodosJSON.self)
    .does { call in
      guard call.hasFilter() else {
        let (name, words) = try call.namedAndWhen()
        let store = try call.store()
        let row = try call.one(name, in: store)
        try call.carryOut(.snooze(row, words, meantBy: name))
        return
      }
      let words = (call.all(.reference) + call.all(.snoozeTo)).joined(separator: " ")
      let session = call.session
      let rows = try call.filtered(list: call[.ofList]).filter {
        try !session.snoozesEarlier($0, words)
      }
      guard !rows.isEmpty else { throw CommandError.nothingMatches(words, text: nil) }
      try call.carryOut(
        each: rows.map { Intent.snooze($0, words, meantBy: $0.todo.handle) },
        as: .snooze
      )
    }

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
  /// The name of a to-do, as many words as it has, and the words of a time behind it.
  fileprivate mutating func namedAndWhen() throws -> (name: String, when: String) {
    let store = try store()
    let words = all(.reference) + all(.snoozeTo)
    let context = try session.languageContext(nil)
    for count in (1...words.count).reversed() where count > 1 {
      let name = words.prefix(count).joined(separator: " ")
      let when = words.dropFirst(count).joined(separator: " ")
      guard when.isEmpty || resolve(when, as: .deadline, in: context) != nil else { continue }
      if case .none = try store.find(name) { continue }
      return (name, when)
    }
    return (words[0], words.dropFirst().joined(separator: " "))
  }

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
