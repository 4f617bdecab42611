import Actions
import Answers
import Model
import Store
import Words

/// Questions about to-dos; who sits at no terminal is not asked.
extension Session {
  /// Shows to-dos, and asks whether it is to be done to all of them.
  ///
  /// - Throws: `CommandError.notConfirmed` where the person does not want it.
  func confirm(_ question: some SentenceFamily, of rows: [TodoRow]) throws(CommandError) {
    guard environment.terminal.inputIsTerminal else { return }
    let readBack = ReadBack(style)
    for row in rows { talk("  " + readBack.line(row)) }
    let asked = question.text(tone, ["count": String(rows.count)])
    guard confirms(asked, otherwise: true) else { throw .notConfirmed }
  }

  /// Decides about the parts: a person is asked, and nobody else has them touched.
  ///
  /// - Throws: `CommandError.notConfirmed` where the person wants none of it.
  func choice(
    of parts: [TodoRow],
    in rows: [TodoRow],
    _ question: NestingSentences
  ) throws(CommandError) -> PartsChoice {
    guard !parts.isEmpty, environment.terminal.inputIsTerminal else { return .only }
    let readBack = ReadBack(style)
    for row in parts.prefix(TodoRow.mostNamed) { talk("  " + readBack.name(row)) }
    if parts.count > TodoRow.mostNamed { talk("  …") }
    let title = rows.map(\.todo.title.printable).joined(separator: ", ").fitted(to: 60)
    let values = ["count": String(parts.count), "title": title]
    switch answer(to: question.text(tone, values)) {
    case "a", "all", "y", "yes": return .all
    case "o", "only": return .only
    default: throw .notConfirmed
    }
  }
}
