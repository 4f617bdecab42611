import Actions
import Answers
import Language
import Model
import Store

/// What was done about a transcript, part by part: what `say` answers.
struct SaidJSON: Answer {
  let steps: [Step]
  let leftOut: [String]
  let isKept: Bool
  let isServed: Bool
  let zone: Zone

  init(_ steps: [Step], _ leftOut: [String], isKept: Bool, isServed: Bool, _ zone: Zone) {
    self.steps = steps
    self.leftOut = leftOut
    self.isKept = isKept
    self.isServed = isServed
    self.zone = zone
  }

  static let object = AnswerObject<Self>(
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
  struct Step: Answer {
    let action: String
    let said: String
    let todos: [TodoRow]
    let remarks: [SpokenRemark]

    init(_ step: SpokenStep, _ rows: [TodoRow]) {
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

    static let object = AnswerObject<Self>(
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
