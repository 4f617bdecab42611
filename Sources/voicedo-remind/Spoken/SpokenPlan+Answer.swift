import Actions
import Answers
import Language
import Model
import Store
import Words

extension SpokenPlan {
  /// Does all of it, and answers; of a plan that fails, what is kept is told.
  func carryOut() throws -> ExitStatus {
    var run = SpokenRun(session, store, request.capture, in: context)
    let isServed: Bool
    do {
      isServed = try run.perform(steps, isDryRun: request.isDryRun)
    } catch {
      try tell(run.done)
      throw error
    }
    if request.answersJSON {
      let answer = SaidJSON(
        run.done.map { SaidJSON.Step($0.step, $0.rows) },
        leftOut,
        isKept: !request.isDryRun,
        isServed: isServed,
        session.zone
      )
      try session.print(json: answer)
    }
    try tell(run.done)
    for words in leftOut { session.talk(SpokenSentences.leftOut, ["words": words.fitted(to: 80)]) }
    if request.isDryRun {
      session.talk(CaptureSentences.dryRun)
    } else if !request.answersJSON, steps.contains(where: \.isCommand) {
      session.talk(CaptureSentences.undoHint, ["command": commandLine(["undo"])])
    }
    session.remark(onServiceThatRuns: isServed)
    return .ok
  }

  /// Answers step by step; with JSON, only what is for the person beside it.
  private func tell(_ done: [SpokenRun.Done]) throws {
    var session = session
    // Everything is told once at the end that is worth a hint.
    session.environment.terminal.outputIsTerminal = false
    if request.answersJSON { session.environment.output.data = { _ throws(CommandError) in } }
    for done in done {
      for facts in done.facts {
        try session.answer(Outcome(facts, isServed: true), json: false)
      }
      if case .capture(_, let remarks) = done.step.part, !done.rows.isEmpty {
        for remark in remarks { session.talk(remark) }
      }
      if case .addParts? = done.step.command?.action {
        let added = done.facts.flatMap(\.captured)
        let titles = [
          "parent": done.whole?.todo.title ?? "", "title": added.titles(session.tone),
        ]
        session.talk(NestingSentences.movedUnder, titles)
      }
    }
  }
}

extension SpokenStep {
  /// Whether it acts on something that is there.
  fileprivate var isCommand: Bool { command.map { $0.question == nil } ?? false }
}

extension Outcome.Facts {
  /// The to-dos that were stored.
  fileprivate var captured: [TodoRow] {
    if case .captured(let captured, _) = self { captured.rows } else { [] }
  }
}

extension Session {
  /// Says why something was stored that could have been a command.
  func talk(_ remark: SpokenRemark) {
    switch remark {
    case .nothingOpen(let words):
      talk(SpokenSentences.storedNothingOpen, ["words": words.fitted(to: 60)])
    case .noPlace(let words):
      talk(SpokenSentences.storedNoPlace, ["words": words.fitted(to: 60)])
    }
  }
}
