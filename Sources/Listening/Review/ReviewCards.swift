import Actions
import Language
import Model
import Screen
import Words

/// The cards as lines: the selected one with all its fields, the others in two lines each.
struct ReviewCards {
  private let screen: ReviewScreen
  private(set) var lines: [String] = []
  /// Where somebody types, counted from the first of the lines.
  private(set) var cursor: (row: Int, column: Int)?
  /// The lines that are to be seen first of all.
  private var focus = 0..<1
  /// Where each card begins.
  private var starts: [Int] = []

  private var state: ReviewState { screen.state }
  private var words: ReviewWords { screen.words }
  private var line: ScreenLine { screen.line }

  init(_ screen: ReviewScreen) {
    self.screen = screen
    if state.cards.isEmpty {
      let empty = words.text(.nothingYet).wrapped(to: max(1, screen.columns - 4))
      lines = empty.map { added("   " + $0) }
    }
    for (place, card) in state.cards.enumerated() {
      if screen.rows >= 20, place > 0 { lines.append("") }
      let start = lines.count
      starts.append(start)
      if place == state.row { addSelected(card, place) } else { addOther(card, place) }
      if place == state.row {
        focus = start..<lines.count
        if let cursor { focus = max(start, cursor.row - 2)..<min(lines.count, cursor.row + 2) }
      }
    }
    if state.row == state.cards.count { focus = max(0, lines.count - 1)..<lines.count }
  }

  /// The first line to show where there is room for so many: where a card begins, if that can be.
  func firstLine(in room: Int) -> Int {
    guard lines.count > room else { return 0 }
    let last = lines.count - room
    let fitting = starts.first { $0 <= focus.lowerBound && focus.upperBound - $0 <= room }
    return min(fitting ?? min(focus.lowerBound, max(0, focus.upperBound - room)), last)
  }

  private func added(_ text: String, _ ink: ScreenLine.Ink = .plain) -> String {
    var line = line
    line.add(text, ink)
    return line.text
  }

  private func indent(_ card: ReviewCard) -> String {
    .blanks(2 * min(state.depth(of: card), 4))
  }

  private mutating func addOther(_ card: ReviewCard, _ place: Int) {
    var head = line
    let number = "\(place + 1)"
    head.add("  " + indent(card))
    head.add(number, .card(place, isBold: true))
    head.add(" " + card.draft.title.printable)
    lines.append(head.text)
    let behind = .blanks(3 + number.columns) + indent(card)
    lines.append(added(behind + words.summary(card.draft), .dim))
    if card.isUnverified {
      lines.append(added(behind + words.text(.unverified), ScreenLine.Ink(color: 33)))
    }
  }

  private mutating func addSelected(_ card: ReviewCard, _ place: Int) {
    let number = "\(place + 1)"
    let margin = indent(card)
    var bar = line
    bar.add("▌", .card(place, isBold: true))
    bar.add(" " + margin)
    var head = bar
    head.add(number, .card(place, isBold: true))
    head.add(state.field == .title ? "›" : " ", .bold)
    let start = head.columns
    let room = max(1, screen.columns - start - 1)
    switch state.mode {
    case .editing(let editor) where state.field == .title:
      add(editor, to: head, ink: .bold)
    case .splitting(let editor):
      let (left, right) = editor.halves
      head.add(left.fitted(to: room), .bold)
      cursor = (lines.count, head.columns)
      head.add("│", ScreenLine.Ink(isReversed: true))
      head.add(right.printable, .bold)
      lines.append(head.text)
    default:
      for (index, text) in card.draft.title.printable.wrapped(to: room).enumerated() {
        var row = index == 0 ? head : bar
        row.pad(to: start)
        row.add(text, .bold)
        lines.append(row.text)
      }
    }
    addFields(card, from: start - 1, bar)
    if card.isUnverified {
      var row = bar
      row.pad(to: start)
      row.add(words.text(.unverified) + ": ", ScreenLine.Ink(color: 33, isBold: true))
      row.add(words.text(.acceptHint))
      lines.append(row.text)
    }
  }

  /// The fields one behind the other, as left and right go through them.
  private mutating func addFields(
    _ card: ReviewCard,
    from start: Int,
    _ bar: ScreenLine
  ) {
    var row = bar
    row.pad(to: start)
    func isFresh(_ row: ScreenLine) -> Bool { row.columns <= start }
    for field in ReviewField.allCases.dropFirst() {
      let label = words.label(field)
      let isSelected = field == state.field
      if isSelected, case .editing(let editor) = state.mode {
        if !isFresh(row) { lines.append(row.text) }
        row = bar
        row.pad(to: start)
        row.add("›", .bold)
        row.add(label + " ", .bold)
        add(editor, to: row, ink: .plain)
        var below = bar
        below.pad(to: start + 1)
        let preview = words.preview(editor.text, field, card.draft, state.reading)
        below.add(preview, preview.hasPrefix("→") ? ScreenLine.Ink(color: 32) : .dim)
        if below.columns > start + 1 { lines.append(below.text) }
        row = bar
        row.pad(to: start)
        continue
      }
      let value = words.value(of: field, in: card.draft)
      let width = 1 + label.columns + 1 + value.columns
      if !isFresh(row), row.columns + 2 + width >= screen.columns {
        lines.append(row.text)
        row = bar
        row.pad(to: start)
      } else if !isFresh(row) {
        row.add("  ")
      }
      row.add(isSelected ? "›" : " ", .bold)
      row.add(label + " ", isSelected ? .bold : .dim)
      let isTime = (field == .when || field == .repeat) && value != words.nothing
      row.add(value, ScreenLine.Ink(color: isTime ? 32 : nil, isUnderlined: isSelected))
    }
    if !isFresh(row) { lines.append(row.text) }
  }

  private mutating func add(_ editor: LineEditor, to row: ScreenLine, ink: ScreenLine.Ink) {
    var row = row
    // The cursor may stand behind the last character.
    let (text, column, _) = editor.window(max(1, screen.columns - row.columns - 1))
    cursor = (lines.count, row.columns + column)
    row.add(text, ink)
    lines.append(row.text)
  }
}

extension ScreenLine.Ink {
  /// The colours of the cards, in turn; none that warns.
  static func card(_ place: Int, isBold: Bool = false) -> Self {
    Self(color: [36, 35, 33, 32, 94][place % 5], isBold: isBold)
  }
}
