import Actions
import Arguments
import Language
import Model
import Store

/// A line whose first word is nearly a verb, or one that `edit` is called by, and whose next words name
/// something open: it is that command, and nothing to store.
enum MeantVerb {
  /// The command line that is meant; `nil` where the line is something to do, or speech reads it.
  static func line(_ typed: [String], in session: Session) throws -> [String]? {
    let words = typed.count == 1 ? typed[0].split(separator: " ").map(String.init) : typed
    guard let first = words.first, words.count > 1, session.hasDatabase,
      words.allSatisfy({ !$0.hasPrefix("-") && !$0.contains(" ") })
    else { return nil }
    let rest = Array(words.dropFirst())
    let store = try session.openStore()
    if CommandVerb(named: first) == .change {
      // A title that is typed again is that once more.
      guard try !isOpen(words, store) else { return nil }
      // "modify a3f2 tomorrow"
      let moment = rest.dropFirst().joined(separator: " ")
      if rest.count > 1, canRefine(moment), case .one(let row) = try store.find(rest[0]),
        row.todo.completedAt == nil
      {
        return [Verb.edit.rawValue, row.todo.handle, "--when", moment]
      }
      return try isOpen(rest, store) ? [Verb.edit.rawValue] + rest : nil
    }
    guard let verb = slippedVerb(first, among: verbs) else { return nil }
    let names = (1...min(rest.count, longestName)).map { Array(rest.prefix($0)) }
    guard try names.contains(where: { try isOpen($0, store) || isList($0, store) }) else {
      return nil
    }
    return [verb] + rest
  }

  /// The refusal of a line whose second word is the short id of something open, behind a word that is no
  /// verb: that is nothing to do.
  static func refusal(_ typed: [String], in session: Session) throws -> CommandError? {
    let typed = typed.filter { $0 != "--" }
    let words = typed.count == 1 ? typed[0].split(separator: " ").map(String.init) : typed
    guard words.count > 1, session.hasDatabase, CommandVerb(named: words[0]) == nil else {
      return nil
    }
    let id = words[1].lowercased()
    guard id.utf8.count >= 4, id.contains(where: \.isNumber), id.contains(where: \.isLetter),
      id.allSatisfy(\.isHexDigit), case .one(let row) = try session.openStore().find(id),
      row.todo.completedAt == nil, row.todo.handle == id
    else { return nil }
    return .unfit(words.joined(separator: " "), near: [Verb.edit.rawValue, id])
  }

  /// Verbs of the command line whose slips speech does not read, or reads as something else.
  private static let verbs = [
    Verb.show, .list, .find, .edit, .remind, .move, .skip, .undone, .pause, .resume, .doing,
  ].map(\.rawValue)

  private static let longestName = 4

  private static func isOpen(_ words: [String], _ store: TodoStore) throws -> Bool {
    switch try store.find(words.joined(separator: " ")) {
    case .one(let row): row.todo.completedAt == nil
    case .several(let rows): rows.allSatisfy { $0.todo.completedAt == nil }
    case .none: false
    }
  }

  private static func isList(_ words: [String], _ store: TodoStore) throws -> Bool {
    let name = words.joined(separator: " ")
    return try store.listNames().contains { $0.isSameName(as: name) }
  }
}
