package import Actions
package import Answers
package import Words

/// A verb: what is said of it, what it takes, and what it does.
///
/// The parser, help, completion, the manual and their tests read it here.
package struct VerbRow: Sendable {
  package let verb: Verb
  /// One line for its help.
  package let summary: HelpSentences
  /// A paragraph for its help, where one line is not enough.
  package let more: Sentence?
  /// The words it takes, as the usage line shows them.
  package let usage: String
  /// Every argument, the options of all verbs last.
  package private(set) var arguments = Argument.common
  /// Command lines that show what it does, as arguments; each has to work.
  package private(set) var examples: [[String]] = []
  /// The answer with `--json`: one of these shapes.
  package private(set) var answers: [any Answer.Type] = []
  private var exclusions: [(Argument, Argument)] = []
  private var refusal: @Sendable (Call) -> UsageError? = { _ in nil }
  private var action: @Sendable (inout Call) throws -> ExitStatus = { _ in .ok }

  package init(
    _ verb: Verb,
    _ summary: HelpSentences,
    more: HelpSentences? = nil,
    usage: String = ""
  ) {
    self.init(verb, summary, paragraph: more?.sentence, usage: usage)
  }

  package init(
    _ verb: Verb,
    _ summary: HelpSentences,
    more: HelpParagraphs,
    usage: String = ""
  ) {
    self.init(verb, summary, paragraph: more.sentence, usage: usage)
  }

  private init(_ verb: Verb, _ summary: HelpSentences, paragraph: Sentence?, usage: String) {
    (self.verb, self.summary, self.more, self.usage) = (verb, summary, paragraph, usage)
  }
}

extension VerbRow {
  /// Adds arguments; one with the name of a common option stands in its place.
  package func takes(_ own: Argument...) -> Self {
    let names = own.map(\.name)
    return changed { $0.arguments = own + $0.arguments.filter { !names.contains($0.name) } }
  }

  /// Refuses two arguments beside each other.
  package func excludes(_ one: Argument, _ other: Argument) -> Self {
    changed { $0.exclusions.append((one, other)) }
  }

  /// Refuses what makes no sense, before anything is looked at.
  package func refuses(_ refusal: @escaping @Sendable (Call) -> UsageError?) -> Self {
    changed { $0.refusal = refusal }
  }

  /// Adds examples.
  package func shows(_ examples: [String]...) -> Self { changed { $0.examples = examples } }

  /// Adds the shapes of its answers.
  package func answers(_ answers: any Answer.Type...) -> Self { changed { $0.answers = answers } }

  /// Does it, and says how it went.
  package func runs(_ action: @escaping @Sendable (inout Call) throws -> ExitStatus) -> Self {
    changed { $0.action = action }
  }

  /// Does it; what goes wrong is thrown.
  package func does(_ action: @escaping @Sendable (inout Call) throws -> Void) -> Self {
    runs { call in
      try action(&call)
      return .ok
    }
  }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var row = self
    change(&row)
    return row
  }
}

extension VerbRow {
  /// The words behind the verb without a dash, in order.
  package var words: [Argument] { arguments.filter { $0.kind == .word && !$0.isHidden } }

  /// Flags, and options with values.
  package var options: [Argument] { arguments.filter { $0.kind != .word } }

  /// Does what was typed behind the verb, and says how it went.
  package func run(_ line: ParsedLine, in session: Session) throws -> ExitStatus {
    var call = Call(verb, line, in: session)
    for (one, other) in exclusions where line.has(one) && line.has(other) {
      throw call.refusal(.optionsExclude(one.name, other.name))
    }
    if let trouble = refusal(call) { throw call.refusal(trouble) }
    return try action(&call)
  }
}
