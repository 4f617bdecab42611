import Actions
package import Language

/// The output of `parse`: each to-do, and below it the words that gave its values.
package struct ParsedText {
  package let readBack: ReadBack

  package init(_ style: AnswerStyle, _ context: LanguageContext) {
    readBack = ReadBack(style, context)
  }

  /// The to-dos of a text with their spans.
  package func text(_ understanding: Understanding, of text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    return understanding.drafts.map { draft in
      let title = readBack.line(draft)
      let width = draft.spans.map(\.role.rawValue.count).max() ?? 0
      let spans = draft.spans.map { span in
        "  " + readBack.palette.paint(span.role.rawValue.padded(to: width), .quiet)
          + "  “\(scalars.words(in: span.range).printable)”"
      }
      let notes = draft.notes.map { ["  " + $0.printable] } ?? []
      return ([title] + notes + spans).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
