import Actions
import Answers
import ArgumentParser
import Words

/// A command of the companion: what its words and options are, and what it does.
protocol VerbCommand: ParsableCommand {
  /// The word it is called by.
  static var verb: Verb { get }
  /// A paragraph for its help, where one line is not enough.
  static var more: HelpSentences? { get }

  /// The words it takes, as the usage line shows them.
  static var words: String { get }

  /// Command lines that show what it does, as arguments; each has to work.
  static var examples: [[String]] { get }

  /// What it answers with `--json`: one of these shapes.
  static var answers: [any Answer.Type] { get }

  var common: CommonOptions { get }

  /// Does what was asked, and says how it went.
  func run(in session: Session) throws -> ExitStatus
}

extension VerbCommand {
  static var more: HelpSentences? { nil }
  static var words: String { "" }
  static var examples: [[String]] { [] }
  static var answers: [any Answer.Type] { [] }

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: verb.rawValue,
      _superCommandName: "voicedo-remind",
      abstract: verb.abstract.sentence.literal,
      usage: ["voicedo-remind", verb.rawValue, words, "[<options>]"].filter { !$0.isEmpty }
        .joined(separator: " "),
      discussion: more?.sentence.literal ?? "",
      shouldDisplay: !verb.isHidden
    )
  }
}

extension Verb {
  /// The command behind the verb.
  var command: any VerbCommand.Type {
    switch self {
    case .add: Add.self
    case .list: List.self
    case .next: Next.self
    case .done: Done.self
    case .snooze: Snooze.self
    case .delete: Delete.self
    case .undo: Undo.self
    case .briefing: Briefing.self
    case .show: Show.self
    case .undone: Undone.self
    case .remind: Remind.self
    case .skip: Skip.self
    case .pause: Pause.self
    case .resume: Resume.self
    case .end: End.self
    case .forget: Forget.self
    case .backup: Backup.self
    case .redo: Redo.self
    case .move: Move.self
    case .lists: Lists.self
    case .find: Find.self
    case .keep: Keep.self
    case .parse: Parse.self
    case .status: Status.self
    case .doctor: Doctor.self
    case .config: Config.self
    case .completions: Completions.self
    case .edit: Edit.self
    case .fix: Fix.self
    case .firstStep: FirstStep.self
    case .reorder: Reorder.self
    case .clearDone: ClearDone.self
    case .why: Why.self
    case .recent: Recent.self
    case .simulate: Simulate.self
    case .quiet: Quiet.self
    case .doing: Doing.self
    case .auth: Auth.self
    case .listen: Listen.self
    case .say: Say.self
    case .bench: Bench.self
    case .occurrences: Occurrences.self
    }
  }
}
