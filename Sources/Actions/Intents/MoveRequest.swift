import Language
import Model
package import Store

/// Where to-dos are to go, in the words of a command line: to another list, into another to-do, or
/// out of one.
package struct MoveRequest {
  /// Which to-dos, and behind them the list, where no option says where to go.
  private let words: [String]
  private let list: String?
  private let under: String?
  private let isTop: Bool

  /// - Throws: `CommandError.moving` where several destinations are named.
  package init(
    _ words: [String],
    list: String?,
    under: String?,
    isTop: Bool
  ) throws(CommandError) {
    guard [list != nil, under != nil, isTop].count(where: { $0 }) <= 1 else {
      throw .moving(.severalDestinations)
    }
    self.words = words
    self.list = list
    self.under = under
    self.isTop = isTop
  }

  /// The to-dos that are meant, and where they go: each of them gets the time that the words say, or
  /// all go to one place.
  package func intents(in store: TodoStore) throws -> [Intent] {
    if let (references, time) = try self.time(in: store) {
      return try rows(references, in: store).map { MoveRequest.moved($0, to: time) }
    }
    let (references, list) = try parts(in: store)
    let rows = try rows(references, in: store)
    if let list, try !store.listNames().contains(where: { $0.isSameName(as: list) }) {
      try MoveRequest.refuseDay(list)
    }
    let parent = try under.map { try store.one($0, for: .move) }
    return [.move(rows, to: parent.map { .under($0.id) } ?? list.map { .list($0) } ?? .top)]
  }

  /// Where to-dos of a filter go, which are named already: to a list, or another time.
  package static func intents(
    _ rows: [TodoRow],
    to words: [String],
    in store: TodoStore
  ) throws -> [Intent] {
    let goal = words.withoutLead.joined(separator: " ")
    let known = try store.listNames().first { $0.isSameName(as: goal) }
    if known == nil, canRefine(goal) { return rows.map { moved($0, to: goal) } }
    try refuseDay(goal)
    return [.move(rows, to: .list(known ?? goal.withoutControls.trimmed))]
  }

  /// Whether words behind a filter say where to go, so that a list named beside them is the filter.
  package static func isGoal(_ words: [String], in store: TodoStore) throws -> Bool {
    let goal = words.withoutLead.joined(separator: " ")
    if try store.listNames().contains(where: { $0.isSameName(as: goal) }) { return true }
    if case .none = try store.find(goal) { return true }
    return false
  }

  /// A clock keeps the day, and a day keeps the clock.
  private static func moved(_ row: TodoRow, to words: String) -> Intent {
    var request = EditRequest()
    request.when = words
    request.isCorrection = true
    return .edit(row, request)
  }

  /// - Throws: `ListsError.dayIsNoName` where a new list would be called like a day.
  private static func refuseDay(_ name: String) throws(CommandError) {
    if namesDay(name) { throw .lists(.dayIsNoName(name)) }
  }

  /// The to-dos and the time behind their names: "dentist tomorrow", "the vet to friday at 3".
  private func time(in store: TodoStore) throws -> (references: [String], time: String)? {
    guard list == nil, under == nil, !isTop, words.count > 1 else { return nil }
    let words = words.flatMap { $0.contains(" ") ? [$0] : [$0.trimmed] }
    if case .one = try store.find(words.joined(separator: " ")) { return nil }
    let names = try store.listNames()
    for start in words.indices.dropFirst() {
      let time = Array(words[start...]).withoutLead.joined(separator: " ")
      guard canRefine(time), !names.contains(where: { $0.isSameName(as: time) }) else { continue }
      let references = words[..<start].withoutTo
      let areNamed = try store.names(in: references).allSatisfy { name in
        if case .none = try store.find(name) { false } else { true }
      }
      if areNamed { return (references, time) }
    }
    return nil
  }

  /// Takes apart the words: references to to-dos, and the name of a list where no option says where
  /// to go.
  private func parts(in store: TodoStore) throws -> (references: [String], list: String?) {
    let example = commandLine(["move", words.first ?? "a3f2", "Groceries"])
    if let list = list?.withoutControls.trimmed {
      guard !list.isEmpty else { throw CommandError.moving(.noDestination(example: example)) }
      return (words, list)
    }
    if under != nil || isTop { return (words, nil) }
    let words = words.flatMap { $0.contains(" ") ? [$0] : [$0.trimmed] }
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
  private func rows(_ references: [String], in store: TodoStore) throws -> [TodoRow] {
    do {
      return try store.each(references, for: .move)
    } catch CommandError.nothingMatches(let reference, text: _, let near) {
      let line = ([Verb.move.rawValue] + words).joined(separator: " ")
      let isSpeech = list == nil && under == nil && !isTop && words.count > 2
      throw CommandError.nothingMatches(reference, text: isSpeech ? line : nil, near: near)
    }
  }
}

extension ArraySlice<String> {
  /// The words without a "to" at their end.
  fileprivate var withoutTo: [String] {
    Array(count > 1 && last?.lowercased() == "to" ? dropLast() : self)
  }
}

extension [String] {
  /// The words without what leads in a time or a place.
  fileprivate var withoutLead: [String] {
    let leads = ["to", "for", "on", "at", "until", "till", "til", "by"]
    let rest = drop { leads.contains($0.lowercased()) }
    return rest.isEmpty ? self : Array(rest)
  }
}
