/// A command of the companion, by the word that people type.
package enum Verb: String, CaseIterable {
  // The eight of every day come first, in the help as well.
  case add, list, next, done, snooze, delete, undo, briefing
  case today, tomorrow, week, agenda, now, bar, screen, menu
  case show, undone, remind, redo, keep, heard, parse, status, doctor, config, completions
  case skip, pause, resume, end
  case edit, fix
  case firstStep = "first-step"
  case reorder
  case clearDone = "clear-done"
  case freshStart = "fresh-start"
  case overdue
  case archive
  case why, recent, log, stats, simulate
  case forget, backup, restore
  case `import`, export
  case move, lists, calendar, find
  case quiet, doing, focus
  case steps, run
  case review
  case auth
  case listen
  case say, ask
  case hooks, push
  case sync
  case mcp
  case bench
  case occurrences
}

extension Verb {
  /// The verb that is this word.
  ///
  /// Looked through by hand: what the compiler makes puts all of them into a table of hashes first,
  /// which costs more than a command has words for.
  package init?(rawValue: String) {
    guard let verb = Verb.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = verb
  }
}
