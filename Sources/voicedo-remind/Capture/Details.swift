import Language
import Model

/// Notes, priority and first step as a person gives them; what is `nil` was not said.
struct Details: Hashable {
  /// Empty or `none`: no notes.
  var notes: String?
  var priority: Priority?
  /// Empty or `none`: no first step.
  var firstStep: String?
}

extension Details {
  /// The notes as they are kept; empty for none.
  var keptNotes: String? {
    notes.map { $0.isNone ? "" : $0.withoutControls.trimmedLines }
  }

  /// The first step as it is kept; empty for none.
  var keptFirstStep: String? {
    firstStep.map { $0.isNone ? "" : $0.withoutControls.oneLine }
  }

  /// Lets what was said count for a draft, whatever its text says.
  func apply(to draft: inout Draft) {
    if let notes = keptNotes { draft.notes = notes.isEmpty ? nil : notes }
    if let priority { draft.priority = priority }
    if let step = keptFirstStep { draft.firstStep = step.isEmpty ? nil : step }
  }

  /// The options that say the same on a command line.
  var options: [(String, String?)] {
    [("--notes", notes), ("--priority", priority?.rawValue), ("--first-step", firstStep)]
  }
}
