import Actions
import Answers
import Arguments
import Words

extension VerbRow {
  /// `run`: walks through the open parts of a to-do, one at a time.
  static let run = VerbRow(.run, .run, more: .runMore, usage: "<id>")
    .takes(.reference.repeating, .times)
    .shows(["run", "weekend"], ["run", "weekend", "--times"])
    .answers(StepsJSON.self)
    .runs { call in
      let session = try call.session.opened()
      let row = try call.row()
      let terminal = session.environment.terminal
      let intent = Intent.steps(row, withTimes: call.has(.times))
      guard !call.json, terminal.inputIsTerminal, terminal.outputIsTerminal else {
        let outcome = try call.carryOut(intent)
        guard case .steps(let steps) = outcome.facts else { return .ok }
        return steps.open.isEmpty ? .nothingMatched : .ok
      }
      guard case .steps(let steps) = try session.perform(intent).facts, !steps.open.isEmpty else {
        try call.carryOut(intent)
        return .nothingMatched
      }
      try PartsWalk(steps, in: session).go()
      return .ok
    }
}
