package import Actions
import Answers
package import Store
package import Words

extension Session {
  /// So many are offered by number at most.
  package static var mostChoices: Int { 9 }

  /// The one of several that a person at a terminal names by its number.
  ///
  /// - Throws: `trouble` where nobody sits there, `notConfirmed` where none of them is named.
  package func choose(
    _ rows: [TodoRow],
    _ words: String,
    _ question: SpokenSentences,
    orElse trouble: CommandError
  ) throws(CommandError) -> TodoRow {
    guard environment.terminal.inputIsTerminal, !rows.isEmpty else { throw trouble }
    let readBack = ReadBack(style)
    let shown = rows.prefix(Self.mostChoices)
    for (index, row) in shown.enumerated() { talk("  \(index + 1)  " + readBack.line(row)) }
    let values = ["words": words.printable, "count": String(shown.count)]
    let asked: SpokenSentences = shown.count == 1 ? .onlyOne : question
    guard let typed = answer(to: asked.text(tone, values)),
      let number = shown.count == 1 && ["y", "yes"].contains(typed) ? 1 : Int(typed),
      shown.indices.contains(number - 1)
    else { throw .notConfirmed }
    return shown[number - 1]
  }
}

extension Call {
  /// The to-do that words mean; of several that they fit, the one that a person names.
  package func one(_ words: String, in store: TodoStore) throws -> TodoRow {
    do {
      return try store.one(words, for: verb)
    } catch CommandError.ambiguous(let reference, let rows, let verb) where !json {
      let trouble = CommandError.ambiguous(reference, rows, verb: verb)
      return try session.choose(rows, reference, .askWhich, orElse: trouble)
    }
  }

  /// The to-dos that several words mean, each of them once.
  func each(_ words: [String], in store: TodoStore) throws -> [TodoRow] {
    var rows: [TodoRow] = []
    for name in try store.names(in: words) {
      let row = try one(name, in: store)
      if !rows.contains(where: { $0.id == row.id }) { rows.append(row) }
    }
    return rows
  }
}
