import Actions
import Answers
import Model
import Store
import Words

/// `reorder`: gives a to-do another place in its list.
struct Reorder: VerbCommand {
  static let row = VerbRow(
    .reorder,
    .reorder,
    more: .reorderMore,
    usage: "<id> top|bottom|before <id>|after <id>"
  )
  .takes([.place])
  .shows([["reorder", "weekend", "bottom"], ["reorder", "weekend", "before", "tent"]])
  .answers([TodoAnswerJSON.self])

  let line: ParsedLine
  var place: [String] { line.all(.place) }

  func run(in session: Session) throws -> ExitStatus {
    let wish = try Wish(place)
    let session = try session.opened()
    let store = try session.openStore()
    let row = try store.one(wish.reference, for: .reorder)
    let other = try wish.neighbour.map { try store.one($0, for: .reorder) }
    if let other {
      if other.id == row.id { throw CommandError.editing(.besideItself(title: row.todo.title)) }
      if other.todo.list != row.todo.list {
        throw CommandError.editing(.otherList(title: other.todo.title, list: other.listName))
      }
    }
    let place = wish.place(beside: other?.id)
    try session.carryOut(.reorder(row, to: place, beside: other), json: common.json)
    return .ok
  }
}

/// What the words of `reorder` say.
private struct Wish {
  enum Direction: String {
    case top, bottom, before, after
  }

  let reference: String
  let direction: Direction
  /// The to-do to stand beside.
  let neighbour: String?

  init(_ words: [String]) throws(CommandError) {
    let words = words.flatMap { $0.split(separator: " ").map(String.init) }
    let directions = words.map { Direction(rawValue: $0.lowercased()) }
    let end: Int?
    if let last = directions.last, last == .top || last == .bottom {
      end = words.count - 1
    } else {
      end = directions.lastIndex { $0 == .before || $0 == .after }
    }
    guard let end, end > 0, let direction = directions[end],
      (end == words.count - 1) == (direction == .top || direction == .bottom)
    else {
      let example = commandLine(["reorder", words.first ?? "a3f2", "top"])
      throw .editing(.place(example: example))
    }
    self.direction = direction
    reference = words[..<end].joined(separator: " ")
    let rest = words[(end + 1)...].joined(separator: " ")
    neighbour = rest.isEmpty ? nil : rest
  }

  func place(beside other: String?) -> ListPlace {
    switch (direction, other) {
    case (.before, let other?): .before(other)
    case (.after, let other?): .after(other)
    case (.bottom, _), (.after, nil): .bottom
    case (.top, _), (.before, nil): .top
    }
  }
}
