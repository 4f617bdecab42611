internal import SQLite

/// The rows that can be read of a damaged database, told apart by their form alone.
///
/// A page that cannot be read may be the one that says where a table begins, so no page is asked for
/// the way to another one.
struct Salvage {
  /// The tables of which rows are read.
  enum Table: String, CaseIterable {
    case list, todo, reminder, unsettled, batch, change, delivery, completion, quiet, heard
  }

  /// Rows of pages that could be read as a whole.
  private(set) var sure: [Table: [DamagedRow]] = [:]
  /// Rows of pages that could be read in part.
  private(set) var unsure: [Table: [DamagedRow]] = [:]
  /// To-dos that an index knows: they were not deleted.
  private(set) var live: Set<String> = []
  /// The handles of to-dos, also of deleted ones, by their ids.
  private(set) var handles: [String: String] = [:]

  init(_ pages: DamagedPages) {
    let free = pages.free
    for number in 1...max(1, pages.count) where !free.contains(number) {
      let (rows, isWhole) = pages.rows(on: number)
      for row in rows { add(row, isSure: isWhole) }
    }
  }

  /// How many rows there are.
  var count: Int { (sure.values.map(\.count) + unsure.values.map(\.count)).reduce(0, +) }

  /// The ids of a table's rows.
  func ids(_ table: Table, isSure: Bool) -> Set<String> {
    Set(((isSure ? sure : unsure)[table] ?? []).compactMap(\.values.first?.text))
  }

  private mutating func add(_ row: DamagedRow, isSure: Bool) {
    if let table = Table(row) {
      if isSure {
        sure[table, default: []].append(row)
      } else {
        unsure[table, default: []].append(row)
      }
    } else if row.number == nil, let id = row.values.last?.text {
      // Indexes of to-dos: by their handle, and by their place in a list.
      switch row.values.count {
      case 2: if let handle = row.values[0].text, handle.isHandle { handles[id] = handle }
      case 3:
        // An index of popups has the same form; a name on the bus has a colon.
        guard let first = row.values[0].text, row.values[1].integer != nil else { return }
        if !first.utf8.contains(UInt8(ascii: ":")) { live.insert(id) }
      default: break
      }
    }
  }
}

extension Salvage.Table {
  /// The table that a row of this form belongs to; one of an older version may have fewer columns.
  init?(_ row: DamagedRow) {
    let first = row.values.first ?? .null
    let kinds = (row.number != nil, row.values.count)
    switch kinds {
    case (false, 26...): self = .todo
    case (false, 15...25): self = .reminder
    case (false, 7...14) where first.text != nil: self = .list
    case (false, 7): self = .change
    case (false, 5...6): self = .unsettled
    // A moment comes first, where tables of other kinds begin with a small number.
    case (false, 3...4)
    where (first.integer ?? 0) > 1_000_000_000 && row.values[1].text != nil:
      self = .completion
    case (true, 8) where first == .null: self = .batch
    case (true, 6) where first == .null && row.values[3].isHeardOutcome: self = .heard
    // Hours in words, where the ledger has a moment.
    case (true, 4...5) where first == .null && row.values[1...2].allSatisfy(\.isNoMoment):
      self = .quiet
    case (true, 5...7) where first == .null: self = .delivery
    case (true, 3) where first == .null && row.values[2].text != nil: self = .heard
    default: return nil
    }
  }
}

extension Value {
  /// Whether it tells what became of a text that was heard; no event of the ledger is called so.
  fileprivate var isHeardOutcome: Bool { text.flatMap(HeardRow.Outcome.init(rawValue:)) != nil }

  /// Whether it is no number.
  fileprivate var isNoMoment: Bool { integer == nil }

  /// The number, if it is one.
  var integer: Int64? { if case .integer(let number) = self { number } else { nil } }
}

extension String {
  /// Whether it can be a handle: at least four lower-case hexadecimal digits.
  fileprivate var isHandle: Bool {
    (4...32).contains(utf8.count)
      && utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }
}
