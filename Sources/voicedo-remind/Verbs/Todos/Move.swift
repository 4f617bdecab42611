import Actions
import Answers
import Model
import Store
import Words

/// `move`: takes to-dos to another list, into another to-do, or out of one.
struct Move: VerbCommand {
  static let row = VerbRow(.move, .move, more: .moveMore, usage: "<id> ... [<list>]")
    .takes([.moveWords, .moveTo, .moveUnder, .moveTop])
    .shows([["move", "weekend", "home"]])
    .answers([Moved.self])

  let line: ParsedLine
  var references: [String] { line.all(.moveWords) }
  var list: String? { line[.moveTo] }
  var under: String? { line[.moveUnder] }
  var top: Bool { line.has(.moveTop) }

  func run(in session: Session) throws -> ExitStatus {
    guard [list != nil, under != nil, top].count(where: { $0 }) <= 1 else {
      throw CommandError.moving(.severalDestinations)
    }
    let session = try session.opened()
    let store = try session.openStore()
    let wish = try wish(in: store)
    let rows = try resolve(wish.references, in: store)
    let parent = try under.map { try store.one($0, for: .move) }
    let destination: Destination =
      parent.map { .under($0.id) } ?? wish.list.map { .list($0) } ?? .top
    try session.carryOut(.move(rows, to: destination), json: common.json)
    return .ok
  }
}

extension Move {
  /// What the words say: which to-dos, and the name of a list where no option says where to go.
  private func wish(in store: TodoStore) throws -> (references: [String], list: String?) {
    let example = commandLine(["move", references.first ?? "a3f2", "Groceries"])
    if let list = list?.withoutControls.trimmed {
      guard !list.isEmpty else { throw CommandError.moving(.noDestination(example: example)) }
      return (references, list)
    }
    if under != nil || top { return (references, nil) }
    let words = references.flatMap { $0.contains(" ") ? [$0] : [$0.trimmed] }
    // A list that is there may have a name of several words.
    let names = try store.listNames()
    for start in words.indices.dropFirst() {
      let name = words[start...].joined(separator: " ")
      if let known = names.first(where: { $0.isSameName(as: name) }) {
        return (words[..<start].withoutTo, known)
      }
    }
    // Words of a title alone say nothing about where to go.
    var isTitle = words.count < 2
    if !isTitle, case .one = try store.find(words.joined(separator: " ")) { isTitle = true }
    guard !isTitle, let last = words.last?.withoutControls.trimmed, !last.isEmpty else {
      throw CommandError.moving(.noDestination(example: example))
    }
    if let to = words.lastIndex(where: { $0.lowercased() == "to" }), to > 0, to < words.count - 1 {
      return (Array(words[..<to]), words[(to + 1)...].joined(separator: " "))
    }
    return (Array(words.dropLast()), last)
  }

  /// The to-dos; a line that reads as something to do can be stored as it was typed.
  private func resolve(_ words: [String], in store: TodoStore) throws -> [TodoRow] {
    do {
      return try store.each(words, for: .move)
    } catch CommandError.nothingMatches(let reference, text: _) {
      let line = ([Verb.move.rawValue] + references).joined(separator: " ")
      let isSpeech = list == nil && under == nil && !top && references.count > 2
      throw CommandError.nothingMatches(reference, text: isSpeech ? line : nil)
    }
  }
}

extension ArraySlice<String> {
  /// The words without a "to" at their end.
  fileprivate var withoutTo: [String] {
    Array(count > 1 && last?.lowercased() == "to" ? dropLast() : self)
  }
}
