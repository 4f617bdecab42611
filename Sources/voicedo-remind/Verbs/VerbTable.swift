import Actions

extension Verb {
  /// The command behind the verb.
  var command: any VerbCommand.Type {
    switch self {
    case .add: Add.self
    case .list: List.self
    case .next: Next.self
    case .done: DoneVerb.self
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
    case .backup: BackupVerb.self
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
    case .quiet: QuietVerb.self
    case .doing: Doing.self
    case .auth: Auth.self
    case .listen: Listen.self
    case .say: Say.self
    case .bench: Bench.self
    case .occurrences: Occurrences.self
    }
  }

  /// All that is known of the verb.
  var row: VerbRow { command.row }

  /// The command with what was typed behind the verb; nothing where help is asked for.
  func command(reading arguments: [String]) throws(UsageError) -> (any VerbCommand)? {
    try ParsedLine(arguments, for: row).map { command.init(line: $0) }
  }
}
