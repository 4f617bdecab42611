package import Actions

extension Verb {
  /// The verbs that the short help shows first.
  package static let everyday: [Verb] = [
    .add, .list, .next, .done, .snooze, .delete, .undo, .briefing,
  ]

  /// The verbs that `--help` shows after those of every day.
  package static let occasional: [Verb] = allCases.filter { !everyday.contains($0) && !$0.isHidden }

  /// Whether the verb serves measuring only.
  package var isHidden: Bool { self == .occurrences }

  /// Whether people say the verb's word of much else: "next week" names no verb behind another one.
  package var isCommonWord: Bool {
    [.today, .tomorrow, .week, .now, .bar, .screen, .menu].contains(self)
  }

  /// Whether the verb tells by itself what is to be said of the config file.
  package var looksAtSettings: Bool { self == .config || self == .doctor }

  /// Whether the verb only looks, so that one that comes to nothing was never to change anything.
  package var onlyLooks: Bool {
    [
      .list, .next, .today, .tomorrow, .week, .agenda, .now, .bar, .screen, .menu, .undo, .redo,
      .briefing, .show, .find, .heard, .ask, .parse, .status, .doctor, .config, .completions,
      .export,
      .why, .recent, .log, .stats, .simulate, .hooks, .mcp, .bench, .occurrences,
    ].contains(self)
  }

  /// Whether the verb takes options only, so that words after it are something to do.
  package var takesNoWords: Bool {
    [
      .next, .today, .tomorrow, .week, .bar, .screen, .menu, .undo, .redo, .heard, .briefing,
      .status,
      .doctor, .mcp,
      .occurrences,
    ].contains(self)
  }
}
