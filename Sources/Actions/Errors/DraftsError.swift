package import Interchange

/// A mistake in drafts that came as JSON.
package enum DraftsError: Error, Hashable {
  case notJSON
  /// No JSON from here on, both counted from 1.
  case syntax(line: Int, column: Int)
  case tooDeep(limit: Int)
  case notAnObject
  case taskNotAnObject(number: Int)
  case noTitle(number: Int)
  case badType(key: String, number: Int, expected: String)
  case badDate(String, number: Int)
  case badPriority(String, number: Int)
  case badEffort(String, number: Int)
  case tooMany(Int, limit: Int)
}

extension DraftsError {
  package init(_ trouble: JSONTrouble) {
    switch trouble {
    case .syntax(let line, let column): self = .syntax(line: line, column: column)
    case .tooDeep(let limit): self = .tooDeep(limit: limit)
    }
  }
}
