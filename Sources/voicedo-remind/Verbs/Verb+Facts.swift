import Actions

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
}
