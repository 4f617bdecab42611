package import Actions
import Language
import Store

/// The steps that were done about a transcript, part by part: the answer of `say`.
package struct SaidJSON: Answer {
  let steps: [SpokenRun.Done]
  let leftOut: [String]
  let isKept: Bool
  let isServed: Bool

  package static let object = Object("said", "What was done about a transcript.") {
    Field("stored", "Whether it was kept; not so for a look.", \.isKept)
    Field("steps", "Its parts, in the order they were said.", \.steps)
    Field("leftOut", "What held nothing to do.", \.leftOut)
    Field("serviceRunning", "Whether the service runs that reminds.", \.isServed)
    Field.zone()
  }
}

extension SpokenRun.Done: Answer {
  package static let object = Object("said-part", "A part of a transcript.") {
    Field(
      "action",
      "What it was: something to do, or what was done.",
      oneOf: ["capture", "ask"] + SpokenCommand.names
    ) { $0.step.command?.name ?? ($0.step.asked == nil ? "capture" : "ask") }
    Field("said", "The words of it.", \.step.part.said)
    Field("todos", "The to-dos as they are now; deleted ones as they were.", \.rows)
    Field("remarks", "Why words that can be a command were stored.") { done in
      if case .capture(_, let remarks) = done.step.part { remarks } else { [] }
    }
  }
}
