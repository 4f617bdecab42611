package import Actions
package import Language
package import Model
package import Store

/// What was done about a transcript, part by part: what `say` answers.
package struct SaidJSON: Answer {
  package let steps: [Step]
  package let leftOut: [String]
  package let isKept: Bool
  package let isServed: Bool
  package let zone: Zone

  package init(_ steps: [Step], _ leftOut: [String], isKept: Bool, isServed: Bool, _ zone: Zone) {
    self.steps = steps
    self.leftOut = leftOut
    self.isKept = isKept
    self.isServed = isServed
    self.zone = zone
  }

  package static let object = AnswerObject<Self>(
    "said",
    "What was done about a transcript.",
    in: \.zone,
    [
      .field("stored", "Whether it was kept; not so for a look.", \.isKept),
      .field("steps", "Its parts, in the order they were said.", \.steps),
      .field("leftOut", "What held nothing to do.", \.leftOut),
      .field("serviceRunning", "Whether the service runs that reminds.", \.isServed),
      .zone(\.zone),
    ]
  )
}

extension SaidJSON {
  /// A part of a transcript, and its to-dos as they are now.
  package struct Step: Answer {
    package let action: String
    package let said: String
    package let todos: [TodoRow]
    package let remarks: [SpokenRemark]

    package init(_ step: SpokenStep, _ rows: [TodoRow]) {
      todos = rows
      switch step.part {
      case .capture(let text, let remarks):
        action = "capture"
        said = text
        self.remarks = remarks
      case .command(let command):
        action = command.name
        said = command.said
        remarks = []
      }
    }

    package static let object = AnswerObject<Self>(
      "said-part",
      "A part of a transcript.",
      [
        .choice(
          "action",
          ["capture"] + SpokenCommand.names,
          "What it was: something to do, or what was done.",
          \.action
        ),
        .field("said", "The words of it.", \.said),
        .field("todos", "The to-dos as they are now; deleted ones as they were.", \.todos),
        .field("remarks", "Why words that can be a command were stored.", \.remarks),
      ]
    )
  }
}
