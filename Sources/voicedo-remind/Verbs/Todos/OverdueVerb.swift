import Actions
import Answers
import Arguments
import Model
import Store
import Words

extension VerbRow {
  /// `overdue`: shows what waits; with a day, moves what is left of today and what waits there.
  static let overdue = VerbRow(.overdue, .overdue, more: .overdue, usage: "[<when> ...]")
    .takes(.restTo, .restTomorrow, .yes)
    .excludes(.restTo, .restTomorrow)
    .shows(["overdue"], ["overdue", "tomorrow"], ["overdue", "monday 9", "--yes"])
    .answers(TodosJSON.self)
    .asks { call in
      let words = call.has(.restTomorrow) ? "tomorrow" : call.text(.restTo).trimmed
      guard !words.isEmpty else { return .waiting }
      let request = try call.session.rest(to: words, in: try call.store())
      if !call.has(.yes) { try call.session.confirm(request, words, json: call.json) }
      return .moveRest(request)
    }
}

extension Session {
  /// Asks a person before more than one goes to another day.
  ///
  /// - Throws: `SpokenError.several` where nobody sits there, `notConfirmed` where it is not wanted.
  func confirm(_ request: RestRequest, _ words: String, json: Bool) throws(CommandError) {
    guard request.rows.count > 1 else { return }
    guard environment.terminal.inputIsTerminal, !json else {
      let command = ["overdue", "--yes"] + words.split(separator: " ").map(String.init)
      throw .spoken(.several(request.rows, all: command))
    }
    let readBack = ReadBack(style)
    for row in request.rows { talk("  " + readBack.line(row)) }
    let values = [
      "count": String(request.rows.count),
      "moment": readBack.moment(.floating(request.day, request.time), endTime: nil),
    ]
    guard confirms(RestSentences.ask.text(tone, values), otherwise: false) else {
      throw .notConfirmed
    }
  }
}
