import Actions
import Model
import Screen
import Words

/// The day as lines of a screen: what it holds, what came of the last key, and what the keys do.
///
/// There are exactly as many lines as the screen has rows, and none is wider than it.
struct DayScreen {
  let state: DayState
  let words: DayWords
  /// What was understood so far of what is typed to be added.
  let typed: TypedReading?
  let columns: Int
  let rows: Int
  let hasColor: Bool
  private(set) var lines: [String] = []
  /// Where somebody types; nothing where nobody does.
  private(set) var cursor: ScreenPlace?

  init(
    _ state: DayState,
    _ words: DayWords,
    typed: TypedReading? = nil,
    columns: Int,
    rows: Int,
    hasColor: Bool
  ) {
    self.state = state
    self.words = words
    self.typed = typed
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    self.hasColor = hasColor
    let keys = DayKeys(words.keys(state).map { words.text($0) }, columns: self.columns - 1)
    let foot = keys.drawn(on: line)
    if case .reading(let reading, let first) = state.mode {
      let room = max(0, self.rows - foot.count)
      let shown = reading.lines.dropFirst(first).prefix(room).map { self.line(laidOut: $0) }
      lines = shown + Array(repeating: "", count: room - shown.count) + foot
    } else {
      draw(above: foot)
    }
    if lines.count > self.rows { lines = Array(lines.suffix(self.rows)) }
    if let place = cursor, place.row >= self.rows || place.column >= self.columns { cursor = nil }
  }

  /// Rows from which on there is air between the parts.
  static let roomy = 20

  var line: ScreenLine { ScreenLine(width: columns, hasColor: hasColor) }

  func added(_ text: String, _ ink: ScreenLine.Ink = .plain) -> String {
    var line = line
    line.add(text, ink)
    return line.text
  }

  /// A line that is laid out already: its blanks stay, and what a terminal would obey goes.
  private func line(laidOut text: String) -> String {
    added(String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isObeyed })))
  }

  private mutating func draw(above foot: [String]) {
    let isRoomy = rows >= DayScreen.roomy
    let air = isRoomy ? [""] : []
    var bottom = talk + foot
    // The line keeps its place, whether or not there is something to say.
    if bottom.count == foot.count { bottom = air + bottom }
    let done = state.page.done.map { added(" " + $0, .dim) }
    let isPinned = rows >= 14
    if let done, isPinned { bottom = [done] + bottom }
    let things = DayThings(self, behind: isPinned ? nil : done)
    let room = max(1, rows - 1 - air.count - bottom.count)
    let first = things.firstLine(in: room)
    let body = things.lines[first...].prefix(room)
    let isMoreBelow = first + body.count < things.lines.count
    lines = [heading(isMoreAbove: first > 0, isMoreBelow: isMoreBelow)] + air
    if let place = things.cursor {
      cursor = ScreenPlace(row: lines.count + place.row - first, column: place.column)
    }
    lines += body + Array(repeating: "", count: room - body.count) + bottom
    if let column = prompt?.column {
      cursor = ScreenPlace(row: lines.count - foot.count - 1 - understood.count, column: column)
    }
  }

  /// The day, what is searched for, and at the end whether more of it is out of sight.
  private func heading(isMoreAbove: Bool, isMoreBelow: Bool) -> String {
    let hidden = (isMoreAbove ? "↑" : "") + (isMoreBelow ? "↓" : "")
    var line = line
    line.add(" " + state.page.heading.fitted(to: columns - 5), .bold)
    if state.isWide {
      let isAll = state.words.trimmed.isEmpty
      let words = isAll ? words.text(.allOpen) : words.text(.onlyWith, ["words": state.words])
      line.add("  " + words.fitted(to: max(0, columns - line.columns - 6)), .dim)
    }
    if !hidden.isEmpty {
      line.pad(to: columns - hidden.columns - 1)
      line.add(hidden, .bold)
    }
    return line.text
  }
}

extension DayScreen {
  /// What came of the last key, the question that is asked, and what is typed, above the keys.
  private var talk: [String] {
    let question: String = if case .asking(let asked) = state.mode { asked.text } else { "" }
    let note = question.isEmpty ? state.message : question
    let most = rows >= 12 ? 3 : 1
    var notes = note.printable.wrapped(to: max(1, columns - 2)).filter { !$0.isEmpty }
    if notes.count > most {
      notes = notes.prefix(most - 1) + [notes[(most - 1)...].joined(separator: " ")]
    }
    return notes.map { added(" " + $0.fitted(to: columns - 2), .bold) }
      + (prompt.map { [$0.line.text] } ?? []) + understood
  }

  /// A line for each of the first to-dos that were understood so far of what is typed.
  private var understood: [String] {
    guard case .adding = state.mode, let typed else { return [] }
    let lines = typed.lines.prefix(rows >= 12 ? 3 : 1)
    return lines.map { added(" " + $0.fitted(to: columns - 2), .dim) }
  }

  /// The line on which something is typed, and the column of the next character.
  private var prompt: (line: ScreenLine, column: Int)? {
    let (label, editor): (ScreenSentences, LineEditor)
    switch state.mode {
    case .adding(let typed): (label, editor) = (.adding, typed)
    case .searching(let typed): (label, editor) = (.searching, typed)
    case .puttingOff(let typed, _): (label, editor) = (.until, typed)
    // What is changed stands in its place, unless it went away meanwhile.
    case .editing(let typed, let row) where row.id != state.selected:
      (label, editor) = (.title, typed)
    case .list, .editing, .asking, .reading: return nil
    }
    var line = line
    line.add(" " + words.text(label) + " ", .bold)
    // The cursor may stand behind the last character.
    let (text, column, start) = editor.window(max(1, columns - line.columns - 1))
    let place = line.columns + column
    if case .adding = state.mode, let typed, typed.text == editor.text {
      for piece in typed.pieces(of: text, behind: start) { line.add(piece.text, piece.ink) }
    } else {
      line.add(text)
    }
    return (line, place)
  }
}
