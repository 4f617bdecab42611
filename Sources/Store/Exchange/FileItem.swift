internal import Model
internal import SQLite

/// One thing of a file that comes after those before it.
enum FileItem {
  /// A to-do that is here and was changed later there.
  case newer(TableRow)
  case lists
  case todo(TableRow)
  case focusSession(TableRow)
}

/// One row of a file, as JSON.
struct TableRow {
  let id: String
  let parent: String?
  let json: String

  /// The value of a column, as the file has it.
  func value(_ column: String, on connection: Connection) throws(DatabaseError) -> Value {
    try connection.first(
      "SELECT json_extract(?, '$.\(column)')",
      [.text(json)]
    ) { $0.value(0) } ?? .null
  }
}

extension [TableRow] {
  /// In an order in which each comes behind the one that it is part of.
  var parentsFirst: [TableRow] {
    var positions: [String: Int] = [:]
    for (index, row) in enumerated() { positions[row.id] = index }
    var isPlaced = [Bool](repeating: false, count: count)
    var ordered: [TableRow] = []
    for start in indices where !isPlaced[start] {
      var line: [Int] = []
      var next: Int? = start
      while let index = next, !isPlaced[index] {
        isPlaced[index] = true
        line.append(index)
        next = self[index].parent.flatMap { positions[$0] }
      }
      ordered += line.reversed().map { self[$0] }
    }
    return ordered
  }
}
