import Language
import Model
package import Store
import Words

/// A change of one list, in the words of a command line: `rename Groceries Shopping`, `order Work
/// first`.
package struct ListsRequest {
  /// What is done with a list, by the first word.
  package enum Action: String, CaseIterable {
    case add, rename, delete, color, icon, order, ramp
    case colour
  }

  /// Asks a person what becomes of the to-dos on a list; answers `nil` where nobody is there.
  package typealias Asking = (ListRow) throws -> ListContents?

  private let action: Action
  private let words: [String]
  /// Colour and sign of a new list.
  private let color: String?
  private let icon: String?
  /// Where the to-dos of a deleted list go, or whether they go with it.
  private let moveTo: String?
  private let deletesTodos: Bool

  /// - Throws: `CommandError.lists` where the first word is no action.
  package init(
    _ words: [String],
    color: String?,
    icon: String?,
    moveTo: String?,
    deletesTodos: Bool
  ) throws(CommandError) {
    guard let action = Action(rawValue: words.first?.lowercased() ?? "") else {
      let choices = Action.allCases.filter { $0 != .colour }.map(\.rawValue)
      throw .lists(.noAction(words.first ?? "", choices: choices))
    }
    self.action = action
    self.words = Array(words.dropFirst())
    self.color = color
    self.icon = icon
    self.moveTo = moveTo
    self.deletesTodos = deletesTodos
  }

  /// The list that is meant, and its change.
  package func intent(in store: TodoStore, asking: Asking) throws -> Intent {
    let rows = try store.listRows()
    switch action {
    case .add: return .lists(try adding())
    case .rename: return .lists(try renaming(among: rows))
    case .color, .colour:
      let (row, color) = try rowAndWord(["color", "Groceries", "teal"], among: rows)
      var change = ListChange()
      change.color = try knownColor(color)
      return .lists(.change(row, change))
    case .icon:
      let (row, icon) = try rowAndWord(["icon", "Groceries", "🛒"], among: rows)
      var change = ListChange()
      change.icon = try knownIcon(icon)
      return .lists(.change(row, change))
    case .order: return .lists(try ordering(among: rows))
    case .ramp: return .lists(try ramping(among: rows))
    case .delete: return .lists(try deleting(among: rows, asking: asking))
    }
  }
}

extension ListsRequest {
  private func adding() throws(CommandError) -> ListsChange {
    let name = try name(words[...], example: ["add", "Groceries", "--color", "teal"])
    try checkLength(of: name)
    var change = ListChange()
    if let color { change.color = try knownColor(color) }
    if let icon { change.icon = try knownIcon(icon) }
    return .add(name, change)
  }

  /// `OLD NEW`, with or without a "to" between them.
  private func renaming(among rows: [ListRow]) throws(CommandError) -> ListsChange {
    let example = ["rename", "Groceries", "Shopping"]
    let (old, rest) = try list(atStartOf: words, among: rows, example: example)
    let hasTo = rest.first?.lowercased() == "to" && rest.count > 1
    let name = try name(rest.dropFirst(hasTo ? 1 : 0), example: example)
    guard !old.isInbox else { throw .lists(.inboxKeepsName) }
    try checkLength(of: name)
    if let other = rows.first(where: { $0.list.name.isSameName(as: name) }),
      other.list.id != old.list.id
    {
      throw .lists(.nameTaken(other.list.name))
    }
    var change = ListChange()
    change.name = name
    return .change(old, change)
  }

  /// `NAME first`, `last`, `before OTHER`, `after OTHER`.
  private func ordering(among rows: [ListRow]) throws(CommandError) -> ListsChange {
    let example = ["order", "Groceries", "first"]
    let (row, rest) = try list(atStartOf: words, among: rows, example: example)
    guard !row.isInbox else { throw .lists(.inboxStandsFirst) }
    let before = rows.filter { !$0.isInbox }
    var order = before.filter { $0.list.id != row.list.id }
    switch (rest.first?.lowercased(), rest.count) {
    case ("first", 1), ("top", 1): order.insert(row, at: 0)
    case ("last", 1), ("bottom", 1): order.append(row)
    case (let direction?, 2...) where ["before", "after"].contains(direction):
      let (other, left) = try list(
        atStartOf: Array(rest.dropFirst()),
        among: rows,
        example: example
      )
      if other.isInbox, direction == "before" { throw .lists(.inboxStandsFirst) }
      guard left.isEmpty else { throw wordsWanted(example) }
      guard other.list.id != row.list.id else {
        order = before
        break
      }
      let place = order.firstIndex { $0.list.id == other.list.id }
      order.insert(row, at: place.map { direction == "before" ? $0 : $0 + 1 } ?? 0)
    default: throw wordsWanted(example)
    }
    return .order(order.map(\.list.id), row)
  }

  /// `NAME 15,5`: how long ahead its to-dos come up as well; `none` takes that away.
  private func ramping(among rows: [ListRow]) throws(CommandError) -> ListsChange {
    let example = ["ramp", "Work", "15,5"]
    let (row, rest) = try list(atStartOf: words, among: rows, example: example)
    guard !rest.isEmpty else { throw wordsWanted(example) }
    // 15,5 and 15 5 are the same; "15 min" is one.
    let isWritten = rest.contains { $0.contains { $0 == "," || $0.isLetter } }
    var change = ListChange()
    do throws(UsageError) {
      let ahead = try leads(rest.joined(separator: isWritten ? " " : ",")).filter { $0 > 0 }
      change.leads = ahead.isEmpty ? [] : ahead + [0]
    } catch {
      throw .usage(error, verb: .lists, text: nil)
    }
    return .change(row, change)
  }

  /// The list to delete; where it holds to-dos and nothing is said of them, a person is asked.
  private func deleting(among rows: [ListRow], asking: Asking) throws -> ListsChange {
    if moveTo != nil, deletesTodos {
      let error = UsageError.optionsExclude("--move-to", "--delete-todos")
      throw CommandError.usage(error, verb: .lists, text: nil)
    }
    let (row, rest) = try list(atStartOf: words, among: rows, example: ["delete", "Groceries"])
    guard rest.isEmpty else { throw CommandError.noSuchList(words.joined(separator: " ")) }
    guard !row.isInbox else { throw CommandError.lists(.inboxStays) }
    if deletesTodos { return .delete(row, .deleted) }
    if let moveTo {
      guard let other = rows.first(where: { $0.list.name.isSameName(as: moveTo) }) else {
        throw CommandError.noSuchList(moveTo)
      }
      guard other.list.id != row.list.id else { throw CommandError.lists(.sameList) }
      return .delete(row, .moved(other.list.id))
    }
    guard row.count > 0 else { return .delete(row, .moved(TodoList.inbox)) }
    guard let contents = try asking(row) else {
      throw CommandError.lists(.contentsWanted(row.list.name, count: row.count))
    }
    return .delete(row, contents)
  }
}

extension ListsRequest {
  private func wordsWanted(_ example: [String]) -> CommandError {
    .lists(.wordsWanted(example: commandLine(["lists"] + example)))
  }

  /// The list that words begin with, and the words behind its name.
  private func list(
    atStartOf words: [String],
    among rows: [ListRow],
    example: [String]
  ) throws(CommandError) -> (row: ListRow, rest: [String]) {
    guard let first = words.first else { throw wordsWanted(example) }
    for count in (1...words.count).reversed() {
      let name = words.prefix(count).joined(separator: " ")
      if let row = rows.first(where: { $0.list.name.isSameName(as: name) }) {
        return (row, Array(words.dropFirst(count)))
      }
    }
    throw .noSuchList(first)
  }

  /// The list that the words begin with, and the one word behind its name.
  private func rowAndWord(
    _ example: [String],
    among rows: [ListRow]
  ) throws(CommandError) -> (row: ListRow, word: String) {
    let (row, rest) = try list(atStartOf: words, among: rows, example: example)
    guard rest.count == 1 else { throw wordsWanted(example) }
    return (row, rest[0])
  }

  private func name(_ words: ArraySlice<String>, example: [String]) throws(CommandError) -> String {
    let name = words.joined(separator: " ").withoutControls.trimmed
    guard !name.isEmpty else { throw wordsWanted(example) }
    guard !namesDay(name) else { throw .lists(.dayIsNoName(name)) }
    return name
  }

  private func checkLength(of name: String) throws(CommandError) {
    guard name.unicodeScalars.count <= 100 else { throw .lists(.nameLength) }
  }

  /// A colour as it is kept; empty for none.
  private func knownColor(_ word: String) throws(CommandError) -> String {
    if ["", "none"].contains(word.trimmed.lowercased()) { return "" }
    guard let color = ListColor(word.trimmed) else { throw .lists(.unknownColor(word)) }
    return color.description
  }

  /// A sign as it is kept; empty for none.
  private func knownIcon(_ word: String) throws(CommandError) -> String {
    let sign = word.printable
    if sign.isEmpty || sign.lowercased() == "none" { return "" }
    guard sign.count == 1, sign.columns > 0, sign.unicodeScalars.count <= 16 else {
      throw .lists(.unknownIcon(word, example: commandLine(["lists", "icon", "Groceries", "🛒"])))
    }
    return sign
  }
}
