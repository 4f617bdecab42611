package import Actions
package import Language
import Model
import Store
import Words

/// Answers about a transcript that acts on what is there.
extension Reply {
  /// Answers the steps that were done about it, and the parts left out of it; a look keeps nothing.
  package func answer(
    _ done: [SpokenRun.Done],
    leftOut: [String],
    isKept: Bool,
    isServed: Bool
  ) {
    if isJSON {
      add(SaidJSON(steps: done, leftOut: leftOut, isKept: isKept, isServed: isServed), "")
    }
    tell(done)
    for words in leftOut { talk(SpokenSentences.leftOut, ["words": words.fitted(to: 80)]) }
    if !isKept {
      talk(CaptureSentences.dryRun)
    } else if !isJSON, done.contains(where: \.isCommandThatChanged) {
      talk(CaptureSentences.undoHint, ["command": commandLine(["undo"])])
    }
  }

  /// Tells the steps that were done; with JSON, only the part for the person beside it.
  package func tell(_ done: [SpokenRun.Done]) {
    var style = style
    // Everything is told once at the end that is worth a hint.
    style.isOnScreen = false
    for done in done {
      for facts in done.facts {
        add(style.text(of: Outcome(facts, isServed: true)))
      }
      if case .capture(_, let remarks) = done.step.part, !done.rows.isEmpty {
        for remark in remarks { talk(remark) }
      }
      if case .addParts? = done.step.command?.action {
        let parent = done.whole?.todo.title ?? ""
        let titles = ["parent": parent, "title": done.facts.flatMap(\.made).titles(tone)]
        talk(NestingSentences.movedUnder, titles)
      }
    }
  }

  /// Says why something was stored that could have been a command.
  package func talk(_ remark: SpokenRemark) {
    switch remark {
    case .nothingOpen(let words):
      talk(SpokenSentences.storedNothingOpen, ["words": words.fitted(to: 60)])
    case .noPlace(let words):
      talk(SpokenSentences.storedNoPlace, ["words": words.fitted(to: 60)])
    }
  }
}

extension SpokenRun.Done {
  /// Whether something that is there is different now.
  fileprivate var isCommandThatChanged: Bool {
    step.isCommand && facts.contains(where: \.isChange)
  }
}

extension SpokenStep {
  /// Whether it acts on something that is there.
  fileprivate var isCommand: Bool { command.map { $0.question == nil } ?? false }
}
