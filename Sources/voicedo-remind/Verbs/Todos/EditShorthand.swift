import Actions
import Language
import Model

/// A sign behind the name of what is edited, as a line to be stored may hold it: "due:monday",
/// "#groceries", "!high", "p2".
enum EditShorthand {
  case due(String)
  case list(String)
  case priority(Priority)

  init?(_ word: String) {
    if word.lowercased().hasPrefix("due:"), word.count > 4 {
      self = .due(String(word.dropFirst(4)))
    } else if word.hasPrefix("#"), word.dropFirst().first?.isLetter ?? false {
      self = .list(String(word.dropFirst()).replacing("_", with: " "))
    } else if let priority = Priority(sign: word) {
      self = .priority(priority)
    } else {
      return nil
    }
  }

  func apply(to request: inout EditRequest) {
    switch self {
    case .due(let words): request.when = words
    case .list(let name): request.list = name
    case .priority(let priority): request.details.priority = priority
    }
  }
}
