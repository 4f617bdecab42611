internal import SQLite

/// A row, or what an index says of one, as a page holds it.
struct DamagedRow {
  /// The number that a table with such numbers knows the row by.
  let number: Int64?
  let values: [Value]
}

extension DamagedPages {
  /// The rows on a page, and whether all that should be there could be read.
  ///
  /// See "B-tree Pages" in SQLite's description of its file format.
  func rows(on number: Int) -> (rows: [DamagedRow], isWhole: Bool) {
    let page = page(number)
    let start = number == 1 ? 100 : 0
    // A leaf of a table, a leaf of an index, and what is between those; the rest holds no rows.
    guard let kind = page.number(at: start, bytes: 1), [13, 10, 2].contains(kind),
      let cells = page.number(at: start + 3, bytes: 2)
    else { return ([], true) }
    var rows: [DamagedRow] = []
    for cell in 0..<min(cells, size / 4) {
      let pointer = start + (kind == 2 ? 12 : 8) + 2 * cell
      guard let place = page.number(at: pointer, bytes: 2),
        let row = row(at: place + (kind == 2 ? 4 : 0), of: page, isTable: kind == 13)
      else { continue }
      rows.append(row)
    }
    return (rows, rows.count == cells)
  }

  private func row(at place: Int, of page: [UInt8], isTable: Bool) -> DamagedRow? {
    var place = place
    guard let length = page.variable(at: &place), (1...DamagedPages.longest).contains(Int(length))
    else { return nil }
    let number = isTable ? page.variable(at: &place) : nil
    if isTable, number == nil { return nil }
    guard let payload = payload(Int(length), at: place, of: page, isTable: isTable),
      let values = payload.record
    else { return nil }
    return DamagedRow(number: number, values: values)
  }

  /// No row of ours is longer.
  private static let longest = 16 << 20

  /// Reads the contents of a cell, its end on other pages included.
  private func payload(_ length: Int, at place: Int, of page: [UInt8], isTable: Bool) -> [UInt8]? {
    let most = isTable ? size - 35 : (size - 12) * 64 / 255 - 23
    var local = length
    if length > most {
      let least = (size - 12) * 32 / 255 - 23
      let fitting = least + (length - least) % (size - 4)
      local = fitting <= most ? fitting : least
    }
    guard place + local <= page.count else { return nil }
    var payload = Array(page[place..<(place + local)])
    var next = length > local ? page.number(at: place + local) : nil
    while payload.count < length {
      guard let number = next, (2...max(2, count)).contains(number) else { return nil }
      let bytes = self.page(number)
      let more = min(size - 4, length - payload.count)
      guard 4 + more <= bytes.count else { return nil }
      payload += bytes[4..<(4 + more)]
      next = bytes.number(at: 0)
    }
    return payload
  }
}

extension [UInt8] {
  /// A number of one to nine bytes; `place` moves behind it.
  fileprivate func variable(at place: inout Int) -> Int64? {
    var number: UInt64 = 0
    for index in 0..<9 {
      guard place >= 0, place < count else { return nil }
      let byte = self[place]
      place += 1
      if index == 8 { return Int64(bitPattern: number << 8 | UInt64(byte)) }
      number = number << 7 | UInt64(byte & 0x7f)
      if byte < 0x80 { break }
    }
    return Int64(bitPattern: number)
  }

  /// The columns of a record; `nil` where they do not fit together, or a text is none.
  fileprivate var record: [Value]? {
    var place = 0
    guard let end = variable(at: &place), (1...Int64(count)).contains(end) else { return nil }
    var body = Int(end)
    var values: [Value] = []
    while place < Int(end) {
      guard let kind = variable(at: &place), kind >= 0 else { return nil }
      let lengths = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0]
      let length = kind < 10 ? lengths[Int(kind)] : kind < 12 ? count : Int(kind - 12) / 2
      guard length <= count - body else { return nil }
      let bytes = self[body..<(body + length)]
      switch kind {
      case 1...6:
        let negative = bytes.first.map { $0 >= 0x80 } == true
        values.append(.integer(bytes.reduce(negative ? -1 : 0) { $0 << 8 | Int64($1) }))
      case 8, 9: values.append(.integer(kind - 8))
      case 13... where kind % 2 == 1:
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        values.append(.text(text))
      default: values.append(.null)
      }
      body += length
    }
    return place == Int(end) && body == count ? values : nil
  }
}
