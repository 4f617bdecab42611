import Words

/// Verbs that belong together, as `help all` shows them.
struct HelpTheme: Sendable {
  let heading: HelpSentences
  let verbs: [Verb]

  /// Every theme; each verb that people type is in one of them.
  static let all: [HelpTheme] = {
    let named = [
      HelpTheme(heading: .themeSaying, verbs: [.add, .parse, .keep]),
      HelpTheme(heading: .themeLooking, verbs: [.list, .next, .show, .briefing]),
      HelpTheme(heading: .themeDoing, verbs: [.done, .undone, .delete]),
      HelpTheme(heading: .themeReminding, verbs: [.snooze, .remind]),
      HelpTheme(heading: .themeTakingBack, verbs: [.undo, .redo]),
      HelpTheme(heading: .themeMachine, verbs: [.status, .doctor, .config, .completions]),
    ]
    let known = Set(named.flatMap(\.verbs))
    let others = Verb.allCases.filter { !$0.isHidden && !known.contains($0) }
    return others.isEmpty ? named : named + [HelpTheme(heading: .more, verbs: others)]
  }()
}
