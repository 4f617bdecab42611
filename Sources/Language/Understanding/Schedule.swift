package import Model

/// When a to-do comes, and how it repeats: a time that was said, resolved at a given moment.
package struct Schedule: Hashable, Sendable {
  package var due: Due
  package var endTime: TimeOfDay?
  package var rule: RecurrenceRule?
  /// The moment that the rule counts from.
  package var repeatFrom: RepeatFrom
  /// Where the parser chose between readings, and the words that would choose otherwise.
  package var choices: [Choice]

  package init(
    due: Due,
    endTime: TimeOfDay? = nil,
    rule: RecurrenceRule? = nil,
    repeatFrom: RepeatFrom = .due,
    choices: [Choice] = []
  ) {
    self.due = due
    self.endTime = endTime
    self.rule = rule
    self.repeatFrom = repeatFrom
    self.choices = choices
  }
}
