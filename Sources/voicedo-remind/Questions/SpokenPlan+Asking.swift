import Actions
import Answers
import Language
import Model
import Store
import Words

extension SpokenPlan {
  /// Shows several to-dos before something happens to all of them, and asks.
  ///
  /// - Throws: `SpokenError.several` where nobody can be asked and a time or a kind named them.
  func confirm(
    _ rows: [TodoRow],
    _ sentence: ChangeSentences,
    _ command: SpokenCommand
  ) throws {
    guard rows.count > 1, !request.asksNothing, !request.isDryRun else { return }
    guard session.environment.terminal.inputIsTerminal else {
      // What is to be deleted is told with its parts, once they are known.
      guard command.namesMany, command.action != .delete else { return }
      throw CommandError.spoken(.several(rows, all: ["say", "--yes", command.said]))
    }
    let readBack = ReadBack(session.style)
    for row in rows { session.talk("  " + readBack.line(row)) }
    let question = sentence.text(session.tone, ["count": String(rows.count)])
    guard session.confirms(question, otherwise: true) else { throw CommandError.notConfirmed }
  }

  /// Asks whether the one is to be deleted that a typed line names: its verb may be a guess.
  func confirmTyped(_ row: TodoRow) throws(CommandError) {
    guard request.capture.isTyped, !request.asksNothing, !request.isDryRun,
      session.environment.terminal.inputIsTerminal
    else { return }
    let title = ["title": row.todo.title.printable.fitted(to: 60)]
    guard session.agrees(SpokenSentences.askDeleteOne.text(session.tone, title)) else {
      throw .notConfirmed
    }
  }

  /// Asks whether a series is to end, which nobody does unasked.
  func confirmEnd(of step: SpokenStep) throws(CommandError) {
    guard let row = step.rows.first, !request.asksNothing, !request.isDryRun else { return }
    guard session.environment.terminal.inputIsTerminal else { throw .spoken(.endsUnasked(row)) }
    let title = ["title": row.todo.title.printable.fitted(to: 60)]
    guard session.agrees(SpokenSentences.askEnd.text(session.tone, title)) else {
      throw .notConfirmed
    }
  }

  /// Those of many that do not come later than they are put off to.
  func leavingLater(
    _ targets: [SpokenStep.Target],
    _ words: String
  ) throws -> [SpokenStep.Target] {
    var (kept, later): ([SpokenStep.Target], [TodoRow]) = ([], [])
    for target in targets {
      if case .row(let row) = target, try session.snoozesEarlier(row, words) {
        later.append(row)
      } else {
        kept.append(target)
      }
    }
    if !later.isEmpty, !kept.isEmpty { tell(.laterStays, later) }
    return kept.isEmpty ? targets : kept
  }

  func tell(_ sentence: SpokenSentences, _ rows: [TodoRow]) {
    session.talk(sentence, ["titles": rows.map(\.todo.title).joined(separator: ", ")])
  }
}
