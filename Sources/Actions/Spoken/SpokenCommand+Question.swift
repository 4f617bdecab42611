package import Language
package import Model
package import Store

extension SpokenCommand {
  /// The intent of a command that acts on nothing in particular.
  package func question(at now: Instant) -> Intent? {
    switch action {
    case .undo: return .undo(within: namesUndoing ? nil : .minutes(SpokenError.takeBackMinutes))
    case .redo: return .redo
    case .next: return .next
    case .missed: return .recent(since: now - .seconds(86_400))
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
