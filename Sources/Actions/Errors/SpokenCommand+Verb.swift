package import Language

extension SpokenCommand {
  /// The verb that answers it, where nothing in particular is acted on.
  package var question: Verb? {
    switch action {
    case .undo: .undo
    case .redo: .redo
    case .next: .next
    case .missed: .recent
    case .today: .briefing
    default: nil
    }
  }

  /// The verb that does the same by hand.
  package var verb: Verb {
    switch action {
    case .done, .doneAt, .denied: .done
    case .undone: .undone
    case .delete: .delete
    case .skip: .skip
    case .doing: .doing
    case .snooze: .snooze
    case .focus: .focus
    case .move(.list), .move(.under): .move
    case .move, .push, .rename, .addParts, .set: .edit
    case .end: .end
    case .rest: .overdue
    default: question ?? .say
    }
  }

  /// The name of the action in JSON.
  package var name: String {
    switch action {
    case .move: "move"
    case .push: "push"
    case .rename: "rename"
    case .addParts: "add-parts"
    case .set: "set"
    default: verb.rawValue
    }
  }

  package static let names = [
    "done", "undone", "delete", "skip", "doing", "snooze", "move", "push", "rename", "add-parts",
    "set", "end", "overdue",
    "undo", "redo", "next", "recent", "briefing", "focus",
  ]
}
