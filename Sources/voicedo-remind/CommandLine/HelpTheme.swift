import Words

/// Verbs that belong together, as `help all` shows them.
struct HelpTheme: Sendable {
  let heading: HelpSentences
  let verbs: [Verb]

  /// Every theme; each verb that people type is in one of them.
  static let all: [HelpTheme] = {
    let themes = named.map { heading, names in
      HelpTheme(heading: heading, verbs: names.compactMap(Verb.init(rawValue:)))
    }
    let known = Set(themes.flatMap(\.verbs))
    let others = Verb.allCases.filter { !$0.isHidden && !known.contains($0) }
    return others.isEmpty ? themes : themes + [HelpTheme(heading: .more, verbs: others)]
  }()

  private static let named: [(HelpSentences, [String])] = [
    (.themeSaying, ["add", "parse", "keep", "fix"]),
    (.themeLooking, ["list", "next", "show", "find", "briefing"]),
    (.themeDoing, ["done", "undone", "edit", "first-step", "delete", "clear-done"]),
    (.themeOrdering, ["lists", "move", "reorder"]),
    (.themeReminding, ["snooze", "remind", "why", "recent", "simulate"]),
    (.themeRepeating, ["skip", "pause", "resume", "end"]),
    (.themeTakingBack, ["undo", "redo", "forget", "backup"]),
    (.themeMachine, ["status", "doctor", "config", "completions"]),
  ]
}
