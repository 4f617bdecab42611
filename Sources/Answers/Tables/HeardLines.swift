import Actions
import Model
package import Store
import Words

/// The texts that were heard lately, with their numbers, and below each what became of it.
package struct HeardLines {
  private let style: AnswerStyle
  private let readBack: ReadBack

  package init(_ style: AnswerStyle) {
    self.style = style
    readBack = ReadBack(style)
  }

  private var tone: Tone { style.tone }

  package func text(_ texts: [HeardRow]) -> String {
    texts.enumerated().map { index, text in
      let civil = style.zone.civil(at: text.at)
      let moment = readBack.moment(
        .floating(civil.date, .hour(civil.time.hour, civil.time.minute)),
        endTime: nil
      )
      let number = String(index + 1)
      let said = "“" + text.text.printable.fitted(to: 200) + "”"
      let outcomes = outcomes(text)
      guard !readBack.isPlain else {
        return ([number, said] + outcomes.map(\.capitalizedSentence) + [moment]).spoken
      }
      var lines = wrapped(said) + outcomes.flatMap(wrapped)
      let last = lines.removeLast()
      lines.append(last + "  " + readBack.palette.paint(moment, .moment))
      let width = String(texts.count).columns
      return zip([number] + lines.dropFirst().map { _ in "" }, lines)
        .map { $0.padded(to: width) + "  " + $1 }.joined(separator: "\n")
    }
    .joined(separator: "\n")
  }

  /// The lines of a text, with room for what stands around it.
  private func wrapped(_ text: String) -> [String] {
    readBack.columns.map { text.wrapped(to: max(16, $0 - 24)) } ?? [text]
  }

  /// What became of it, a piece for each.
  private func outcomes(_ text: HeardRow) -> [String] {
    var outcomes = [outcome(text)]
    if !text.leftOut.isEmpty {
      let words = text.leftOut.map { "“\($0.printable.fitted(to: 200))”" }
      outcomes.append(
        HeardSentences.leftOut.text(tone, ["words": words.joined(separator: ", ")])
      )
    }
    return outcomes
  }

  private func outcome(_ text: HeardRow) -> String {
    switch text.outcome {
    case .stored where text.rows.isEmpty: return HeardSentences.storedOnce.text(tone)
    case .stored:
      let titles = text.rows.map(readBack.name)
      return HeardSentences.stored.text(tone, ["titles": titles.joined(separator: ", ")])
    case .setAside: return HeardSentences.setAside.text(tone)
    case .command: return HeardSentences.command.text(tone)
    case .question: return HeardSentences.question.text(tone)
    }
  }
}
