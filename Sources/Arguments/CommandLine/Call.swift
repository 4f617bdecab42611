package import Actions
package import Answers
import Model
package import Store
import Words

/// A verb with what was typed behind it, and the session that it runs in.
package struct Call {
  package let verb: Verb
  private let line: ParsedLine
  package private(set) var session: Session

  package init(_ verb: Verb, _ line: ParsedLine, in session: Session) {
    self.verb = verb
    self.line = line
    self.session = session
  }
}

extension Call {
  /// The last value of an option, or the word; `nil` where there is none.
  package subscript(argument: Argument) -> String? { line[argument] }

  /// The value as a case of an enumeration.
  package subscript<Value: RawRepresentable<String>>(argument: Argument) -> Value? {
    line[argument]
  }

  /// The value as a number.
  package subscript(argument: Argument) -> Int? { line[argument].flatMap { Int($0) } }

  /// Every value of an option or words that may stand there several times, in order.
  package func all(_ argument: Argument) -> [String] { line.all(argument) }

  /// What was typed behind the verb, as it was read.
  package var typed: [String] { line.typed }

  /// All the words of an argument as one text.
  package func text(_ argument: Argument) -> String { all(argument).joined(separator: " ") }

  package func has(_ argument: Argument) -> Bool { line.has(argument) }

  /// The details of a to-do beside its words and its time; those that were not said are `nil`.
  package var details: Details {
    Details(
      notes: self[.newNotes],
      priority: self[.newPriority].flatMap { Priority(words: $0) },
      firstStep: self[.newFirstStep],
      effort: self[.newEffort].flatMap { Effort(words: $0) }
    )
  }

  /// Another moment and place to look from; for what stores nothing.
  package var clockOverride: ClockOverride { ClockOverride(now: self[.now], zone: self[.zone]) }

  /// Whether the answer is to be JSON.
  package var json: Bool { has(.json) }
}

extension Call {
  /// The database, which all steps of the call share; it is made where there is none.
  package mutating func store() throws -> TodoStore {
    session = try session.opened()
    return try session.openStore()
  }

  /// The one to-do that the verb is about.
  package mutating func row() throws -> TodoRow {
    let store = try store()
    return try one(text(.reference), in: store)
  }

  /// The to-dos that the verb is about.
  package mutating func rows() throws -> [TodoRow] {
    let store = try store()
    return try each(all(.references), in: store)
  }

  /// The open series that the verb is about.
  package mutating func series() throws -> [TodoRow] {
    let store = try store()
    return try each(all(.references), in: store).map { try store.series($0, for: verb) }
  }

  /// Answers a program, or else a person.
  package func answer(
    _ object: @autoclosure () throws -> some Answer,
    orText text: @autoclosure () throws -> String
  ) throws {
    if json { try session.print(json: object()) } else { try session.print(text()) }
  }

  /// The error of a command line that was read, but makes no sense.
  package func refusal(_ trouble: UsageError) -> CommandError {
    .usage(trouble, verb: verb, text: nil)
  }

  /// The refusal of a limit that lets nothing through.
  package var limitRefusal: UsageError? {
    guard let limit: Int = self[.limit], limit < 1 else { return nil }
    return .valueNotUnderstood(String(limit), of: "--limit", choices: [])
  }
}

extension String {
  /// The parts between blanks.
  package var words: [String] { split(whereSeparator: \.isWhitespace).map(String.init) }
}
