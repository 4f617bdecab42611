package import Language
package import Model
import Store

extension SpokenCommand {
  /// The intent of a command that acts on nothing in particular; `inFull`: as other programs want it.
  package func question(at now: Instant, inFull: Bool = false) -> Intent? {
    switch action {
    case .undo: return .undo
    case .redo: return .redo
    case .next: return .next
    case .missed: return .recent(since: now - .seconds(86_400))
    case .today: return .briefing
    case .list(let name):
      var filter = TodoFilter()
      filter.list = name
      return .list(filter, inFull: inFull)
    default: return nil
    }
  }
}
