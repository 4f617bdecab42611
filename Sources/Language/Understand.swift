package import Model

/// Understands what somebody said or typed.
package func understand(_ text: String, in context: LanguageContext) -> Understanding {
  Understanding(drafts: [Draft(title: text)])
}

/// Resolves the words of a time alone ("tomorrow morning"), or nothing if they name none.
package func resolve(phrase: String, in context: LanguageContext) -> ResolvedTime? {
  nil
}

/// What the words of a time come to at a given moment.
package struct ResolvedTime: Hashable, Sendable {
  package var due: Due
  package var endTime: TimeOfDay?
  package var rule: RecurrenceRule?
  package var leads: [Int]
  package var choices: [Choice]

  package init(
    due: Due,
    endTime: TimeOfDay? = nil,
    rule: RecurrenceRule? = nil,
    leads: [Int] = [],
    choices: [Choice] = []
  ) {
    self.due = due
    self.endTime = endTime
    self.rule = rule
    self.leads = leads
    self.choices = choices
  }
}
