import Actions
import Model
import Store
import Words

/// The parts of a to-do, as a person reads them.
struct StepsText {
  private let steps: Steps
  private let style: AnswerStyle
  private let readBack: ReadBack

  init(_ steps: Steps, _ style: AnswerStyle) {
    (self.steps, self.style) = (steps, style)
    readBack = ReadBack(style)
  }

  /// The to-do with how much of it is done, and a line for each part.
  var text: String {
    let progress = StepSentences.progress.text(
      style.tone,
      ["done": String(steps.doneCount), "count": String(steps.present.count)]
    )
    let heading =
      readBack.isPlain
      ? [readBack.name(steps.whole), progress].spoken
      : readBack.name(steps.whole) + "  " + style.palette.paint(progress, .quiet)
    return ([heading] + steps.parts.map(line)).joined(separator: "\n")
  }

  /// `  put on shoes  [b1c4]  open`.
  private func line(_ part: TodoRow) -> String {
    let state = (part.todo.completedAt == nil ? NestingSentences.isOpen : .isDone).text(style.tone)
    let marks = part.todo.completedAt == nil ? readBack.marks(part, showsList: false) : []
    let facts = [state] + [moment(part), time(part)].compactMap(\.self) + marks
    guard !readBack.isPlain else {
      return ([part.todo.title.printable] + facts + [readBack.handle(part)]).spoken
    }
    return "  " + readBack.name(part) + "  "
      + style.palette.paint(facts.joined(separator: " · "), .quiet)
  }

  private func moment(_ part: TodoRow) -> String? {
    guard part.todo.completedAt == nil else { return nil }
    return part.todo.due.map { readBack.momentAndDistance($0, endTime: part.todo.endTime) }
  }

  private func time(_ part: TodoRow) -> String? {
    steps.lastTimes?[part.id].map {
      StepSentences.lastTime.text(style.tone, ["duration": durationText($0, tone: style.tone)])
    }
  }
}
