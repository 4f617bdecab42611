import Actions
import Words

extension Verb {
  /// The verbs that the short help shows first.
  static let everyday: [Verb] = [.add, .list, .next, .done, .snooze, .delete, .undo, .briefing]

  /// The verbs that `--help` shows after those of every day.
  static let occasional: [Verb] = allCases.filter { !everyday.contains($0) && !$0.isHidden }

  /// Whether the verb serves measuring only.
  var isHidden: Bool { self == .occurrences }

  /// Whether the verb tells by itself what is to be said of the config file.
  var looksAtSettings: Bool { self == .config || self == .doctor }

  /// Whether the verb takes options only, so that words after it are something to do.
  var takesNoWords: Bool {
    switch self {
    case .next, .undo, .redo, .keep, .briefing, .status, .doctor, .occurrences: true
    case .add, .parse, .list, .show, .done, .undone, .delete, .snooze, .remind, .config: false
    case .completions, .auth: false
    case .skip, .pause, .resume, .end: false
    case .edit, .fix, .firstStep, .reorder, .clearDone: false
    case .why, .recent, .simulate: false
    case .forget, .backup: false
    case .move, .lists, .find: false
    case .quiet, .doing, .listen, .say: false
    case .bench: false
    }
  }

  /// What the verb is for, in one line.
  var abstract: HelpSentences {
    switch self {
    case .add: .add
    case .list: .list
    case .next: .next
    case .done: .done
    case .snooze: .snooze
    case .delete: .delete
    case .undo: .undo
    case .briefing: .briefing
    case .show: .show
    case .undone: .undone
    case .remind: .remind
    case .skip: .skip
    case .pause: .pause
    case .resume: .resume
    case .end: .end
    case .forget: .forget
    case .backup: .backup
    case .redo: .redo
    case .move: .move
    case .lists: .lists
    case .find: .find
    case .keep: .keep
    case .parse: .parse
    case .status: .status
    case .doctor: .doctor
    case .config: .config
    case .completions: .completions
    case .edit: .edit
    case .fix: .fix
    case .firstStep: .firstStep
    case .reorder: .reorder
    case .clearDone: .clearDone
    case .why: .why
    case .recent: .recent
    case .simulate: .simulate
    case .quiet: .quiet
    case .doing: .doing
    case .auth: .auth
    case .listen: .listen
    case .say: .say
    case .bench: .bench
    case .occurrences: .occurrences
    }
  }
}
