package import Actions
package import Words

/// Verbs that belong together, as `help all` shows them.
package struct HelpTheme: Sendable {
  package let heading: HelpHeadings
  package let verbs: [Verb]

  /// The heading without its colon.
  var name: String { heading.sentence.literal.parts(separatedBy: ":").first ?? "" }

  /// Every theme; each verb that people type is in one of them.
  package static let all: [HelpTheme] = {
    let themes = named.map { HelpTheme(heading: $0, verbs: $1) }
    let known = Set(themes.flatMap(\.verbs))
    let others = Verb.allCases.filter { !$0.isHidden && !known.contains($0) }
    return others.isEmpty ? themes : themes + [HelpTheme(heading: .more, verbs: others)]
  }()

  private static let named: [(HelpHeadings, [Verb])] = [
    (.themeSaying, [.add, .listen, .say, .menu, .parse, .heard, .keep, .review, .fix]),
    (
      .themeLooking,
      [
        .list, .today, .tomorrow, .week, .agenda, .screen, .now, .next, .ask, .show, .find,
        .overdue, .briefing, .bar,
      ]
    ),
    (
      .themeDoing,
      [.done, .doing, .focus, .steps, .run, .undone, .edit, .firstStep, .delete, .clearDone]
    ),
    (.themeReminding, [.snooze, .remind, .quiet, .skip, .pause, .resume, .end]),
    (.themeLookingBack, [.log, .stats, .recent, .why, .simulate]),
    (.themeOrdering, [.lists, .move, .reorder, .freshStart, .calendar]),
    (.themeTakingBack, [.undo, .redo, .forget, .archive, .backup, .restore, .import, .export]),
    (
      .themeMachine,
      [.status, .doctor, .config, .auth, .hooks, .sync, .push, .mcp, .bench, .completions]
    ),
  ]
}
