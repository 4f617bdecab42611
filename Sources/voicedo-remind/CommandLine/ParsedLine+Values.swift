import Actions
import Model

extension ParsedLine {
  /// What is said of a to-do beside its words and its time; what was not said is `nil`.
  var details: Details {
    Details(
      notes: self[.newNotes],
      priority: self[.newPriority].flatMap { Priority(words: $0) },
      firstStep: self[.newFirstStep]
    )
  }

  /// Another moment and place to look from; for what stores nothing.
  var clockOverride: ClockOverride { ClockOverride(now: self[.now], zone: self[.zone]) }
}
