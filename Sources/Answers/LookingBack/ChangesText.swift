import Actions
import Model
package import Store
import Words

/// Steps of the journal, a line each, with the number that takes one back.
package struct ChangesText {
  private let style: AnswerStyle
  private let readBack: ReadBack

  package init(_ style: AnswerStyle) {
    self.style = style
    readBack = ReadBack(style)
  }

  package func text(_ steps: [ChangeStep]) -> String {
    let width = steps.map { String($0.id).count }.max() ?? 0
    var timeline = Timeline(readBack)
    for step in steps {
      let sentence: ReversionSentences = step.isTakenBack ? .stepTakenBack : .step
      let values = [
        "what": step.what(style.tone), "who": HistoryWords.who(step.source, style.tone),
      ]
      let number =
        String.blanks(readBack.isPlain ? 0 : width - String(step.id).count)
        + readBack.palette.paint(String(step.id), .handle)
      timeline.add(
        style.zone.civil(at: step.at),
        number + "  " + sentence.text(style.tone, values)
      )
    }
    return timeline.text
  }
}
