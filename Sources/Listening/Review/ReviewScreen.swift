import Actions
import Screen
import Words

/// The review as lines of a screen: the transcript, the cards, what to do with them.
///
/// There are exactly as many lines as the screen has rows, and none is wider than it.
struct ReviewScreen {
  let state: ReviewState
  let words: ReviewWords
  let columns: Int
  let rows: Int
  let hasColor: Bool
  private(set) var lines: [String] = []
  /// Where somebody types; nothing where nobody does.
  private(set) var cursor: (row: Int, column: Int)?

  init(_ state: ReviewState, _ words: ReviewWords, columns: Int, rows: Int, hasColor: Bool) {
    var state = state.readingAlong
    // The last column stays free for "…".
    state.columns = max(1, columns - 3)
    self.state = state
    self.words = words
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    self.hasColor = hasColor
    if case .help(let first) = state.mode {
      lines = help(from: first)
    } else {
      draw()
    }
    if lines.count > self.rows { lines = Array(lines.suffix(self.rows)) }
    while lines.count < self.rows { lines.append("") }
  }

  var line: ScreenLine { ScreenLine(width: columns, hasColor: hasColor) }

  private mutating func draw() {
    let foot = foot
    let isRoomy = rows >= 20
    let isMarking = if case .marking = state.mode { true } else { false }
    let share = isMarking ? rows / 2 : rows / 4
    let spoken: [String]
    if case .retelling(let editor) = state.mode {
      spoken = [retelling(editor)]
    } else {
      spoken = self.spoken(atMost: max(1, min(share, rows - foot.count - 5)))
    }
    let cards = ReviewCards(self)
    // A line above, and where there is room one below, and air.
    let room = max(1, rows - spoken.count - foot.count - (isRoomy ? 4 : 1))
    let first = cards.firstLine(in: room)
    let body = cards.lines[first...].prefix(room)
    let above = first > 0 ? "↑" : ""
    let below = first + body.count < cards.lines.count ? "↓" : ""
    lines = spoken + (isRoomy ? [""] : [])
    lines.append(rule(words.count(state.cards.count), isRoomy ? above : above + below))
    if isRoomy { lines.append("") }
    if let place = cards.cursor {
      cursor = (lines.count + place.row - first, place.column)
    }
    lines += body + Array(repeating: "", count: room - body.count)
    if isRoomy { lines.append(rule("", below)) }
    lines += foot
    if let place = cursor, place.row >= rows || place.column >= columns { cursor = nil }
  }

  /// A line across with a heading, and where more is out of sight.
  private func rule(_ heading: String, _ hidden: String) -> String {
    var line = line
    line.add("─", .dim)
    if !heading.isEmpty { line.add(" \(heading) ", .bold) }
    let end = hidden.isEmpty ? 0 : hidden.columns + 3
    line.add(String(repeating: "─", count: max(0, columns - line.columns - end)), .dim)
    if !hidden.isEmpty {
      line.add(" \(hidden) ", .bold)
      line.add("─", .dim)
    }
    return line.text
  }
}

extension ReviewScreen {
  /// The transcript while it is put right, as much of it as stands around the place.
  private mutating func retelling(_ editor: LineEditor) -> String {
    var line = line
    line.add("›", .bold)
    let (text, column, _) = editor.window(max(1, columns - line.columns - 1))
    cursor = (0, line.columns + column)
    line.add(text)
    return line.text
  }

  /// The transcript; of a long one what belongs to the selected card, or stands around the mark.
  private func spoken(atMost most: Int) -> [String] {
    let rows = HeardLayout(state, hasColor: hasColor).lines
    var marked: ClosedRange<Int>?
    var focus = state.card?.words.min()
    if case .marking(let mark) = state.mode {
      marked = mark.range
      focus = mark.cursor
    }
    let place = rows.firstIndex { $0.contains { $0.word == focus } } ?? 0
    let start = max(0, min(place - (marked == nil ? 0 : most / 2), rows.count - most))
    let shown = rows[start..<min(rows.count, start + most)]
    return shown.enumerated().map { number, pieces in
      var line = line
      line.add(" ")
      for (index, piece) in pieces.enumerated() {
        let isMarked = marked?.contains(piece.word) ?? false
        // Between two words of one run the line goes on under the space.
        let isInRun = index > 0 && piece.before.isEmpty && piece.owner == pieces[index - 1].owner
        let isMarkedRun = isMarked && index > 0 && (marked?.contains(piece.word - 1) ?? false)
        let gap = String.blanks(piece.column + 1 - line.columns)
        line.add(gap, ink(isInRun ? piece.owner : nil, isMarked: isMarkedRun))
        let ink = ink(piece.owner, isMarked: isMarked)
        let frame = piece.isLeftOut ? .dim : ScreenLine.Ink.card(piece.owner ?? 0, isBold: true)
        line.add(piece.before, frame)
        let text = state.said.words[piece.word].text
        // A comma belongs to nothing.
        var bare = text[...]
        while piece.isLast, !isMarked, let last = bare.last, ",;:.!?".contains(last) {
          bare.removeLast()
        }
        line.add(String(bare), ink)
        line.add(String(text[bare.endIndex...]))
        line.add(piece.behind, frame)
      }
      let isCut =
        number == 0 && start > 0 || number == shown.count - 1 && start + shown.count < rows.count
      if isCut { line.add(" …", .dim) }
      return line.text
    }
  }

  private func ink(_ owner: Int?, isMarked: Bool) -> ScreenLine.Ink {
    if isMarked { return ScreenLine.Ink(isReversed: true) }
    guard let owner else { return .plain }
    var ink = ScreenLine.Ink.card(owner, isBold: owner == state.row)
    ink.isUnderlined = true
    return ink
  }

  /// The message about the last key, the line that stores all, and the keys.
  private var foot: [String] {
    var foot: [String] = []
    for text in note.wrapped(to: max(1, columns - 2)).prefix(3) where !text.isEmpty {
      var line = line
      line.add(" " + text, .bold)
      foot.append(line.text)
    }
    if foot.isEmpty, rows >= 20 { foot.append("") }
    var store = line
    let isSelected = state.row == state.cards.count
    store.add(isSelected ? " ▸" : "  ", .bold)
    store.add(" " + words.store(state) + " ", ScreenLine.Ink(isBold: true, isReversed: isSelected))
    let key = isSelected && !state.cards.isEmpty ? "Enter" : "Ctrl-S"
    if !state.cards.isEmpty { store.add("  " + key, .dim) }
    foot.append(store.text)
    var hint = line
    hint.add("   " + fitting(words.hint(state), columns - 4), .dim)
    foot.append(hint.text)
    return foot
  }

  private var note: String {
    switch state.mode {
    case .asking(.again): words.text(.askAgain)
    case .asking: words.text(.askLeave)
    case .cards where state.message == nil: leftOut ?? ""
    default: state.message.map { words.text($0.sentence, $0.values) } ?? ""
    }
  }

  /// Names what was left out; `nil` where nothing was.
  private var leftOut: String? {
    let texts = state.leftOut.map { $0.text.printable.fitted(to: 60) }
    guard !texts.isEmpty else { return nil }
    return words.text(.wordsLeftOut, ["words": texts.joined(separator: "”, “")])
  }

  /// As many hints as there is room for; the last two are the first to be shown.
  private func fitting(_ hints: String, _ width: Int) -> String {
    var parts = hints.parts(separatedBy: " · ")
    while parts.count > 2, parts.joined(separator: " · ").columns > width {
      parts.remove(at: parts.count - 3)
    }
    return parts.joined(separator: " · ")
  }

  /// The keys with what they do, as many as there is room for.
  private func help(from first: Int) -> [String] {
    let all = state.helpLines
    let width = all.map { $0.keys.columns }.max() ?? 0
    let shown = all.dropFirst(first).prefix(max(0, rows - 1))
    let isAll = first + shown.count >= all.count
    let texts = shown.map { "  " + $0.keys.padded(to: width) + "  " + $0.what }
    let blank = Array(repeating: "", count: max(0, rows - 1 - shown.count))
    let foot = "  " + words.text(isAll ? .helpBack : .helpMore)
    return (texts + blank + [foot]).enumerated().map { number, text in
      var line = line
      line.add(text, number == rows - 1 ? .dim : .plain)
      return line.text
    }
  }
}
