package import Language
package import Model
package import Store

extension SpokenCommand {
  /// The intent of a command that acts on nothing in particular.
  package func question(at now: Instant) -> Intent? {
    switch action {
    case .undo: return .revert(.undo)
    case .redo: return .revert(.redo)
    case .next: return .next
    case .missed: return .ask(SpokenQuestion(.missed, about: Selection(), said: said))
    case .today: return .briefing
    default: return nil
    }
  }

  /// What became of its words once it is carried out.
  package var outcome: HeardRow.Outcome {
    switch action {
    case .undo, .redo: .command
    default: question == nil ? .command : .question
    }
  }
}
