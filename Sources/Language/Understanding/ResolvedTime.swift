package import Model

/// A time that was said, resolved at a given moment.
package struct ResolvedTime: Hashable, Sendable {
  package var due: Due
  package var endTime: TimeOfDay?
  package var rule: RecurrenceRule?
  package var repeatFrom: RepeatFrom
  package var leads: [Int]
  package var choices: [Choice]

  package init(
    due: Due,
    endTime: TimeOfDay? = nil,
    rule: RecurrenceRule? = nil,
    repeatFrom: RepeatFrom = .due,
    leads: [Int] = [],
    choices: [Choice] = []
  ) {
    self.due = due
    self.endTime = endTime
    self.rule = rule
    self.repeatFrom = repeatFrom
    self.leads = leads
    self.choices = choices
  }
}
