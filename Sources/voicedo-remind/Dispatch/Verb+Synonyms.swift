import Actions
import Language

extension CommandVerb {
  /// The verb of the command line that does it.
  var verb: Verb {
    switch self {
    case .delete: .delete
    case .done: .done
    case .move, .tag: .move
    case .change, .rename, .note: .edit
    case .doing: .doing
    case .snooze: .snooze
    case .search: .find
    case .list, .completed: .list
    case .waiting: .ask
    case .history: .log
    case .settings: .config
    }
  }

  /// The words behind that verb which make it the look that is meant.
  var look: [String] {
    switch self {
    case .waiting: ["what's overdue"]
    case .completed: ["--done"]
    case .settings: ["show"]
    default: []
    }
  }
}
