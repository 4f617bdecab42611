import Actions
import Answers
import Arguments
import Model
import Store
import Words

extension VerbRow {
  /// `review`: settles the words of which nobody was asked yet what they mean.
  static let review = VerbRow(.review, .review, more: .review, usage: "[<id>]")
    .takes(.reviewReference, .yes)
    .shows(["review"], ["review", "plants", "--yes"])
    .answers(TodosJSON.self)
    .runs { call in
      let session = try call.session.opened()
      let store = try session.openStore()
      let reference = call.text(.reviewReference)
      let rows = reference.isEmpty ? try store.unsure() : [try store.one(reference, for: .review)]
      if call.has(.yes) {
        for row in rows { try session.carryOut(.edit(row, .settlingDoubt), json: call.json) }
        return .ok
      }
      let terminal = session.environment.terminal
      guard !call.json, terminal.inputIsTerminal, terminal.outputIsTerminal, !rows.isEmpty else {
        try session.reply(asJSON: call.json) { $0.answer(unsure: rows) }
        return .ok
      }
      try DoubtWalk(rows, in: session).go()
      return .ok
    }
}
