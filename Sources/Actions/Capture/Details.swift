package import Language
package import Model

/// Notes, priority, first step and effort as a person gives them; what is `nil` was not said.
package struct Details: Hashable {
  /// Empty or `none`: no notes.
  package var notes: String?
  package var priority: Priority?
  /// Empty or `none`: no first step.
  package var firstStep: String?
  /// One that says nothing: what it takes is not known.
  package var effort: Effort?

  package init(
    notes: String? = nil,
    priority: Priority? = nil,
    firstStep: String? = nil,
    effort: Effort? = nil
  ) {
    self.notes = notes
    self.priority = priority
    self.firstStep = firstStep
    self.effort = effort
  }
}

extension Details {
  /// The notes as they are kept; empty for none.
  package var keptNotes: String? {
    notes.map { $0.isNone ? "" : $0.withoutControls.trimmedLines }
  }

  /// The first step as it is kept; empty for none.
  package var keptFirstStep: String? {
    firstStep.map { $0.isNone ? "" : $0.withoutControls.oneLine }
  }

  /// Lets what was said count for a draft, whatever its text says.
  package func apply(to draft: inout Draft) {
    if let notes = keptNotes { draft.notes = notes.isEmpty ? nil : notes }
    if let priority { draft.priority = priority }
    if let step = keptFirstStep { draft.firstStep = step.isEmpty ? nil : step }
    if let effort {
      draft.effort = effort.isUnknown ? effort : draft.effort.changed(by: effort)
    }
  }

  /// The options that say the same on a command line.
  package var options: [(String, String?)] {
    [
      ("--notes", notes), ("--priority", priority?.rawValue), ("--first-step", firstStep),
      ("--effort", effort?.text),
    ]
  }
}

/// Refuses notes and first steps of books: each popup, list and copy would carry them.
///
/// All that standard input is read for (16 MiB), and words beside it, may be notes: nothing piped
/// in is lost.
///
/// - Throws: `CommandError.editing` beyond 20 megabytes of UTF-8.
func checkLength(of texts: [String?]) throws(CommandError) {
  for case let text? in texts where text.utf8.count > 20_000_000 {
    throw .editing(.notesLength)
  }
}
