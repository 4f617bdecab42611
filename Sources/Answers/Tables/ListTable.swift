import Actions
package import Model
package import Store
import Words

/// The output of `lists`: each list with its sign, its name, how much is open, and the name of its
/// colour beside a dot in it.
package struct ListTable {
  package let readBack: ReadBack
  package let screen: Int?

  package init(_ style: AnswerStyle) {
    readBack = ReadBack(style)
    screen = style.columns
  }

  /// The lists one below the other.
  package func text(_ rows: [ListRow]) -> String {
    guard !readBack.isPlain else { return rows.map(plainText).joined(separator: "\n") }
    let icons = rows.map { icon($0)?.columns ?? 0 }.max() ?? 0
    let names = rows.map { $0.list.name.printable.columns }.max() ?? 0
    let counts = rows.map { count($0).columns }.max() ?? 0
    let hasDots = readBack.palette.isOn && rows.contains { $0.list.color != nil }
    let start = (hasDots ? 2 : 0) + (icons > 0 ? icons + 1 : 0)
    let widest = rows.map { facts($0)?.columns ?? 0 }.max() ?? 0
    let isWide = screen.map { start + names + 2 + counts + 2 + widest <= $0 } ?? true
    return rows.map { row in
      var head = hasDots ? dot(row) + " " : ""
      if icons > 0 { head += (icon(row) ?? "").padded(to: icons + 1) }
      let name = row.list.name.printable
      guard isWide else { return narrow(row, head: head, start: start) }
      var line = head + name.padded(to: names) + "  " + count(row)
      if let facts = facts(row) {
        line += String(repeating: " ", count: counts - count(row).columns + 2)
        line += readBack.palette.paint(facts, .quiet)
      }
      return line
    }.joined(separator: "\n")
  }

  /// The name may take several lines; the facts stand below it.
  private func narrow(_ row: ListRow, head: String, start: Int) -> String {
    let margin = String(repeating: " ", count: start)
    let room = max(8, (screen ?? 80) - start)
    let facts = [count(row), facts(row)].compactMap { $0 }.joined(separator: " · ")
    let below = facts.wrapped(to: room).map { readBack.palette.paint($0, .quiet) }
    return head
      + (row.list.name.printable.wrapped(to: room) + below).joined(separator: "\n" + margin)
  }

  private func plainText(_ row: ListRow) -> String {
    ([row.list.name.printable, count(row).capitalizedSentence]
      + [color(row), ramp(row)].compactMap { $0?.capitalizedSentence }).spoken
  }

  private func count(_ row: ListRow) -> String {
    let count = ["count": String(row.open)]
    return (row.open == 0 ? ListCareSentences.nothingOpenCount : .openCount)
      .text(readBack.tone, count)
  }

  /// The name of its colour and how far ahead its to-dos come up.
  private func facts(_ row: ListRow) -> String? {
    let facts = [color(row), ramp(row)].compactMap { $0 }
    return facts.isEmpty ? nil : facts.joined(separator: " · ")
  }

  private func ramp(_ row: ListRow) -> String? {
    row.list.aheadText(readBack.tone)
      .map { ListCareSentences.ramp.text(readBack.tone, ["leads": $0]) }
  }

  /// The name of the colour; what another program wrote is shown as it is.
  private func color(_ row: ListRow) -> String? {
    guard let text = row.list.color?.printable, !text.isEmpty else { return nil }
    return ListColor(text)?.description ?? text.fitted(to: 20)
  }

  private func icon(_ row: ListRow) -> String? {
    guard let icon = row.list.icon?.printable, !icon.isEmpty, icon.count == 1 else { return nil }
    return icon
  }

  private func dot(_ row: ListRow) -> String {
    row.list.color.flatMap { ListColor($0) }.map { readBack.palette.dot($0) } ?? " "
  }
}

extension Palette {
  /// A dot in a colour, as near as 256 colours come to it.
  package func dot(_ color: ListColor) -> String { isOn ? paint("●", in: color) : "●" }

  /// A sign in a colour.
  func paint(_ sign: String, in color: ListColor) -> String {
    func step(_ part: UInt8) -> Int { part < 48 ? 0 : part < 115 ? 1 : (Int(part) - 35) / 40 }
    let index = 16 + 36 * step(color.red) + 6 * step(color.green) + step(color.blue)
    return "\u{1B}[38;5;\(index)m\(sign)\u{1B}[0m"
  }
}
