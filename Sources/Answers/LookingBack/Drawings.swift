import Actions
import Model
import Planning
import Words

/// A bar for each number, with its name in front and its number behind.
struct BarsDrawing {
  private let numbers: [(name: String, count: Int)]

  init(_ numbers: [(name: String, count: Int)]) { self.numbers = numbers }

  var svg: String {
    let most = max(1, numbers.map(\.count).max() ?? 1)
    let rows = numbers.enumerated().map { row, number in
      let y = row * 24
      let width = number.count * 380 / most
      return """
        <text x="190" y="\(y + 16)" text-anchor="end">\(number.name.fittedName.escaped)</text>\
        <rect class="fill" x="200" y="\(y + 4)" width="\(width)" height="16" rx="2"/>\
        <text x="\(208 + width)" y="\(y + 16)">\(number.count)</text>
        """
    }
    return drawing(height: numbers.count * 24, rows)
  }
}

/// The hours of the clock as columns.
struct HoursDrawing {
  private let hours: [Int]
  private let face: ClockFace

  init(_ hours: [Int], _ style: AnswerStyle) {
    self.hours = hours
    face = style.face
  }

  var svg: String {
    let most = max(1, hours.max() ?? 1)
    let columns = hours.enumerated().map { hour, count in
      let (x, height) = (20 + hour * 25, count * 100 / most)
      let scale =
        hour % 6 == 0 ? "<text x=\"\(x)\" y=\"140\">\(face.text(.hour(hour)))</text>" : ""
      let number =
        count > 0
        ? "<text x=\"\(x + 9)\" y=\"\(114 - height)\" text-anchor=\"middle\">\(count)</text>" : ""
      return """
        <rect class="fill" x="\(x)" y="\(120 - height)" width="18" height="\(height)"/>\
        \(number)\(scale)
        """
    }
    let line = "<rect class=\"fill\" x=\"20\" y=\"120\" width=\"600\" height=\"1\"/>"
    return drawing(height: 150, columns + [line])
  }
}

/// Weeks beside each other, a square for each day: the more was done, the larger.
struct SquaresDrawing {
  private let tally: DoneTally
  private let names: [String]
  private let style: AnswerStyle

  init(_ tally: DoneTally, names: [String], _ style: AnswerStyle) {
    self.tally = tally
    self.names = names
    self.style = style
  }

  var svg: String {
    let first = tally.start.startOfWeek
    let offset = tally.start.days(since: first)
    let weeks = (offset + tally.days.count - 1) / 7 + 1
    let inRow = min(weeks, Self.weeksInRow)
    let cell = max(11, min(20, 590 / inRow))
    let levels = Levels(tally.days)
    let height = 7 * cell + 30
    var parts: [String] = []
    var behind = 0
    for week in 0..<weeks {
      let monday = first.adding(days: 7 * week)
      let isNew = week % inRow == 0 || monday.adding(days: -7).month != monday.month
      guard isNew else { continue }
      let (x, y) = (40 + week % inRow * cell, week / inRow * height + 12)
      let name = String(monday.monthName(style.tone).prefix(3)).escaped
      if week % inRow == 0 { behind = 0 }
      guard x >= behind, week % inRow < inRow - 1 else { continue }
      parts.append("<text x=\"\(x)\" y=\"\(y)\">\(name)</text>")
      behind = x + 30
    }
    for row in 0...(weeks - 1) / inRow {
      for weekday in 0..<7 {
        let name = first.adding(days: weekday).weekday.shortName(style.tone).escaped
        let y = row * height + 20 + weekday * cell + cell * 3 / 4
        parts.append("<text x=\"0\" y=\"\(y)\">\(name)</text>")
      }
    }
    for (place, count) in tally.days.enumerated() {
      let (week, weekday) = ((offset + place) / 7, (offset + place) % 7)
      let side = side(of: levels.level(count), in: cell)
      let x = 40 + week % inRow * cell + (cell - side) / 2
      let y = week / inRow * height + 20 + weekday * cell + (cell - side) / 2
      let told = "<title>\(names[place].escaped): \(things(count, style.tone).escaped)</title>"
      let look = count == 0 ? "none" : "fill"
      parts.append(
        "<rect class=\"\(look)\" x=\"\(x)\" y=\"\(y)\" width=\"\(side)\" height=\"\(side)\">"
          + "\(told)</rect>"
      )
    }
    let bottom = ((weeks - 1) / inRow + 1) * height
    parts += legend(levels, in: cell, at: bottom)
    return drawing(height: bottom + cell + 10, parts)
  }

  private static let weeksInRow = 53

  /// The side of the square of a level.
  private func side(of level: Int, in cell: Int) -> Int {
    level == 0 ? 3 : max(4, (cell - 1) * (level + 1) / (Levels.count + 1))
  }

  /// A square of each level with its numbers.
  private func legend(_ levels: Levels, in cell: Int, at y: Int) -> [String] {
    (0...Levels.count).compactMap { level in
      let numbers = level == 0 ? nil : levels.numbers(of: level)
      guard level == 0 || numbers != nil else { return nil }
      let told = numbers.map(\.told) ?? LookBackSentences.legendNone.text(style.tone)
      let (x, side) = (40 + level * 110, side(of: level, in: cell))
      let look = level == 0 ? "none" : "fill"
      return """
        <rect class="\(look)" x="\(x)" y="\(y + (cell - side) / 2)" width="\(side)" \
        height="\(side)"/><text x="\(x + cell + 6)" y="\(y + cell - 1)">\(told.escaped)</text>
        """
    }
  }
}

/// What repeats: a filled square for each time that it was done, an empty one for each other.
struct KeptDrawing {
  struct Row {
    let title: String
    let times: [ReckonedOccurrence]
    let told: String
  }

  let rows: [Row]

  var svg: String {
    let lines = rows.enumerated().map { place, row in
      let y = place * 24
      let squares = row.times.enumerated().map { time, occurrence in
        let look = occurrence.outcome.doneAt != nil ? "fill" : "open"
        return "<rect class=\"\(look)\" x=\"\(200 + time * 20)\" y=\"\(y + 4)\" width=\"15\""
          + " height=\"15\" rx=\"2\"/>"
      }
      return """
        <text x="190" y="\(y + 16)" text-anchor="end">\(row.title.fittedName.escaped)</text>\
        \(squares.joined())<text x="350" y="\(y + 16)">\(row.told.escaped)</text>
        """
    }
    return drawing(height: rows.count * 24, lines)
  }
}

/// A drawing of 640 points in width.
private func drawing(height: Int, _ parts: [String]) -> String {
  "<svg viewBox=\"0 0 640 \(height)\">\n" + parts.joined(separator: "\n") + "\n</svg>"
}

extension String {
  /// A name as long as there is room for in front of a bar.
  fileprivate var fittedName: String { fitted(to: 26) }

  /// The text as HTML and SVG take it: nothing of it is markup, and nothing of it steers.
  var escaped: String {
    // By scalars: a sign with an accent behind it is still the sign.
    printable.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
