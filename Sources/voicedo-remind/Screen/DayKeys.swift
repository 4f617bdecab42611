import Actions
import Screen

/// What the keys do, on two lines at most.
///
/// Where there is little room they stand closer, then in shorter words; where even that does not fit,
/// those in the middle are left out: how to leave is always there.
struct DayKeys {
  private let gap: String
  /// The keys of each line.
  private let rows: [[String]]

  /// `sentences` say the same, the longest first; ` · ` parts one key from the next.
  init(_ sentences: [String], columns: Int) {
    let forms = sentences.map { $0.parts(separatedBy: " · ") }
    for parts in forms {
      for gap in [" · ", "  ", " "] {
        let rows = Self.filled(parts, gap, columns)
        if rows.count <= 2, rows.allSatisfy({ $0.joined(separator: gap).columns <= columns }) {
          (self.gap, self.rows) = (gap, rows)
          return
        }
      }
    }
    var parts = forms.last ?? []
    while parts.count > 1, Self.filled(parts, " ", columns).count > 2 {
      parts.remove(at: max(0, parts.count - 2))
    }
    (gap, rows) = (" ", Self.filled(parts, " ", columns))
  }

  var lines: [String] { rows.map { $0.joined(separator: gap) } }

  /// The lines as they are drawn, each behind a blank: a key is bold, what it does is not.
  func drawn(on empty: ScreenLine) -> [String] {
    rows.map { parts in
      var line = empty
      line.add(" ")
      for (number, part) in parts.enumerated() {
        if number > 0 { line.add(gap, .dim) }
        let key = part.prefix { $0 != " " }
        line.add(String(key), .bold)
        line.add(String(part.dropFirst(key.count)), .dim)
      }
      return line.text
    }
  }

  private static func filled(_ parts: [String], _ gap: String, _ columns: Int) -> [[String]] {
    var rows: [[String]] = []
    for part in parts {
      let row = (rows.last ?? []) + [part]
      if rows.isEmpty || row.joined(separator: gap).columns > columns {
        rows.append([part])
      } else {
        rows[rows.count - 1] = row
      }
    }
    return rows
  }
}
