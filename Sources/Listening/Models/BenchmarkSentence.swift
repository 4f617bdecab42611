import Actions
import Model

/// A sentence that is measured, and what should come of it.
package struct BenchmarkSentence {
  /// A to-do of a sentence: its title in lower case, and the words of its time.
  package typealias Expected = (title: String, when: String?)

  package let said: String
  /// `nil` where only the time that it takes counts.
  package let todos: [Expected]?

  private init(_ said: String, _ todos: [Expected]?) {
    (self.said, self.todos) = (said, todos)
  }
}

extension BenchmarkSentence {
  /// Reads a line: a sentence alone, or with its to-dos as in `call anna at 5 and eat => call anna @
  /// at 5; eat`; nothing where there is no sentence.
  package init?(line: String) {
    let sides = line.parts(separatedBy: "=>").map(\.trimmed)
    guard let said = sides.first, !said.isEmpty, !said.hasPrefix("#") else { return nil }
    let todos = sides.dropFirst().first.map { text in
      text.split(separator: ";").map { todo in
        let parts = String(todo).parts(separatedBy: " @ ").map(\.trimmed)
        return (title: parts[0].lowercased(), when: parts.count > 1 ? parts[1] : nil)
      }
    }
    self.init(said, todos)
  }

  /// Those of its own.
  package static let usual = known.map { BenchmarkSentence($0.0, $0.1) }

  private static let known: [(String, [Expected])] = [
    ("remind me to call the dentist tomorrow at 9 am", [("call the dentist", "tomorrow at 9 am")]),
    (
      "buy milk and send the letter to anna", [("buy milk", nil), ("send the letter to anna", nil)]
    ),
    (
      "um I slept badly, water the plants every friday at 6 pm",
      [("water the plants", "every friday at 6 pm")]
    ),
    ("pick up the parcel on monday at noon", [("pick up the parcel", "on monday at noon")]),
    (
      "email bob about the invoice in two hours and book a table for four",
      [("email bob about the invoice", "in two hours"), ("book a table for four", nil)]
    ),
    ("call mum, no wait, call dad tomorrow evening", [("call dad", "tomorrow evening")]),
    (
      "pay the rent on the first of december at 8 am",
      [("pay the rent", "on the first of december at 8 am")]
    ),
    ("it was a lovely evening with friends", []),
  ]
}
