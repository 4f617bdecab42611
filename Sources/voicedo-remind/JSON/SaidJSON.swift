import Actions
import Language
import Model
import Store

/// What `say` answers: what was done, part by part.
struct SaidJSON: Encodable, Sendable {
  let stored: Bool
  let steps: [Step]
  let leftOut: [String]
  let serviceRunning: Bool
  let zone: String

  struct Step: Encodable, Sendable {
    let action: String
    let said: String
    let todos: [TodoJSON]
    let remarks: [Remark]
  }

  struct Remark: Encodable, Sendable {
    let kind: String
    let words: String
  }

  init(_ steps: [Step], _ leftOut: [String], isKept: Bool, isServed: Bool, _ zone: Zone) {
    stored = isKept
    self.steps = steps
    self.leftOut = leftOut
    serviceRunning = isServed
    self.zone = zone.identifier
  }
}

extension SaidJSON.Step {
  init(_ step: SpokenPlan.Step, _ rows: [TodoRow], in zone: Zone) {
    todos = rows.map { TodoJSON($0, in: zone) }
    switch step.part {
    case .capture(let text, let remarks):
      action = "capture"
      said = text
      self.remarks = remarks.map(SaidJSON.Remark.init)
    case .command(let command):
      action = command.name
      said = command.said
      remarks = []
    }
  }
}

extension SaidJSON.Remark {
  init(_ remark: SpokenRemark) {
    switch remark {
    case .nothingOpen(let words): (kind, self.words) = ("nothing-open", words)
    case .noPlace(let words): (kind, self.words) = ("no-place", words)
    }
  }
}

extension SaidJSON: Answer {
  static let shape = AnswerShape(
    "said",
    "What was done about a transcript.",
    [
      AnswerField("stored", .truth, "Whether it was kept; not so for a look."),
      AnswerField("steps", .list(.object(Step.self)), "Its parts, in the order they were said."),
      AnswerField("leftOut", .list(.text), "What held nothing to do."),
      AnswerField("serviceRunning", .truth, "Whether the service runs that reminds."),
      AnswerField("zone", .zone, "The zone that instants are written in."),
    ]
  )
}

extension SaidJSON.Step: Answer {
  static let shape = AnswerShape(
    "said-part",
    "A part of a transcript.",
    [
      AnswerField(
        "action",
        .choice(["capture"] + SpokenCommand.names),
        "What it was: something to do, or what was done."
      ),
      AnswerField("said", .text, "The words of it."),
      AnswerField(
        "todos",
        .list(.object(TodoJSON.self)),
        "The to-dos as they are now; deleted ones as they were."
      ),
      AnswerField(
        "remarks",
        .list(.object(SaidJSON.Remark.self)),
        "Why words that can be a command were stored."
      ),
    ]
  )
}

extension SaidJSON.Remark: Answer {
  static let shape = AnswerShape(
    "said-remark",
    "Why words that can be a command were stored as something to do.",
    [
      AnswerField(
        "kind",
        .choice(["nothing-open", "no-place"]),
        "Nothing open is called so, or there is no such time, list or to-do to go to."
      ),
      AnswerField("words", .text, "The words that fit nothing."),
    ]
  )
}
