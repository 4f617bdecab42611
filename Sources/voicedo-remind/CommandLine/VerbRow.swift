import Actions
import Answers
import Words

/// All that is known of a verb: options, help, completion, the manual and tests come from here.
struct VerbRow: Sendable {
  let verb: Verb
  /// One line for its help.
  let summary: HelpSentences
  /// A paragraph for its help, where one line is not enough.
  let more: HelpSentences?
  /// The words it takes, as the usage line shows them.
  let usage: String
  /// Every argument, the options of all verbs last.
  private(set) var arguments = Argument.common
  /// Command lines that show what it does, as arguments; each has to work.
  private(set) var examples: [[String]] = []
  /// What it answers with `--json`: one of these shapes.
  private(set) var answers: [any Answer.Type] = []

  init(
    _ verb: Verb,
    _ summary: HelpSentences,
    more: HelpSentences? = nil,
    usage: String = ""
  ) {
    self.verb = verb
    self.summary = summary
    self.more = more
    self.usage = usage
  }
}

extension VerbRow {
  /// Adds arguments; one with the name of a common option stands in its place.
  func takes(_ own: [Argument]) -> Self {
    let names = own.map(\.name)
    return changed { row in row.arguments = own + row.arguments.filter { !names.contains($0.name) }
    }
  }

  /// Adds examples.
  func shows(_ examples: [[String]]) -> Self { changed { $0.examples = examples } }

  /// Adds the shapes of its answers.
  func answers(_ answers: [any Answer.Type]) -> Self { changed { $0.answers = answers } }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var row = self
    change(&row)
    return row
  }

  /// What stands behind the verb without a dash, in order.
  var words: [Argument] { arguments.filter { $0.kind == .word && !$0.isHidden } }

  /// Flags, and options with values.
  var options: [Argument] { arguments.filter { $0.kind != .word } }
}

/// A command of the companion: its row, and what it does with what was typed.
protocol VerbCommand {
  static var row: VerbRow { get }
  var line: ParsedLine { get }
  init(line: ParsedLine)

  /// Does what was asked, and says how it went.
  func run(in session: Session) throws -> ExitStatus
}

extension VerbCommand {
  var common: CommonOptions { CommonOptions(line) }
}
