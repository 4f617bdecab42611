import Actions

/// A line of a table before it is laid out.
struct TableLine {
  package let handle: String
  /// When it comes, or another short fact; may be empty.
  package let moment: String
  package let title: String
  /// The marks behind the title.
  package let marks: String
  /// How many steps to the right the title stands.
  package let depth: Int
}

/// The columns of a table: short id, moment, title with marks; nothing is ever cut off.
///
/// On a wide screen they stand side by side and long titles go on below themselves; on a narrow one
/// the title stands beside the id and what else there is below it.
struct TableColumns {
  package let palette: Palette
  /// Columns of the screen; `nil` where lines are not to be fitted.
  package let screen: Int?
  private let handleWidth: Int
  private let momentWidth: Int

  /// Below this a column of titles is no use to a reader.
  private static let leastTitle = 24

  package init(_ lines: [TableLine], palette: Palette, screen: Int?) {
    self.palette = palette
    self.screen = screen
    var handles = 0
    var moments = 0
    for line in lines {
      handles = max(handles, line.handle.utf8.count)
      moments = max(moments, line.moment.columns)
    }
    handleWidth = handles
    momentWidth = moments
  }

  /// Adds a line of the table, on as many lines of the screen as it needs.
  package func append(_ line: TableLine, to text: inout TextBuffer) {
    let start = handleWidth + 2 + (momentWidth > 0 ? momentWidth + 2 : 0)
    if let screen, screen - start < TableColumns.leastTitle {
      appendBlock(line, screen: screen, to: &text)
    } else {
      appendRow(line, start: start, room: screen.map { $0 - start }, to: &text)
    }
    text.endLine()
  }

  /// The lines of a table without headings.
  package func text(_ lines: [TableLine]) -> String {
    var text = TextBuffer(capacity: lines.count * 80)
    for line in lines { append(line, to: &text) }
    return text.text
  }

  private func appendRow(_ line: TableLine, start: Int, room: Int?, to text: inout TextBuffer) {
    text.append(line.handle, .handle, palette)
    text.appendBlanks(handleWidth - line.handle.utf8.count + 2)
    if momentWidth > 0 {
      text.append(line.moment, .moment, palette)
      text.appendBlanks(momentWidth - line.moment.columns + 2)
    }
    let indent = indent(line.depth, room: room)
    text.appendBlanks(indent)
    if let room, !fitsOneLine(line, room: room - indent) {
      let body = titleAndMarks(line, room: room - indent)
      text.append(body.joined(separator: "\n" + .blanks(start + indent)))
      return
    }
    text.append(line.title)
    guard !line.marks.isEmpty else { return }
    text.appendBlanks(2)
    text.append(line.marks, .quiet, palette)
  }

  private func appendBlock(_ line: TableLine, screen: Int, to text: inout TextBuffer) {
    let isBeside = screen - handleWidth - 2 >= 10
    let start = isBeside ? handleWidth + 2 : 2
    let indent = indent(line.depth, room: screen - start)
    var body = titleAndMarks(line, room: screen - start - indent, moment: line.moment)
    text.append(line.handle, .handle, palette)
    if isBeside {
      text.appendBlanks(handleWidth - line.handle.utf8.count + 2 + indent)
      text.append(body.removeFirst())
    }
    for part in body {
      text.endLine()
      text.appendBlanks(start + indent)
      text.append(part)
    }
  }

  /// A step of the tree is two columns; on a narrow screen the deepest stand one below the other.
  private func indent(_ depth: Int, room: Int?) -> Int {
    depth == 0 ? 0 : min(2 * depth, room.map { max(2, $0 / 3) } ?? 40)
  }

  /// Whether title and marks stand side by side, as most do.
  private func fitsOneLine(_ line: TableLine, room: Int) -> Bool {
    let title = line.title.columns
    return line.marks.isEmpty ? title <= room : title + 2 + line.marks.columns <= room
  }

  private func titleAndMarks(_ line: TableLine, room: Int, moment: String = "") -> [String] {
    let marks = line.marks
    let width = line.title.columns
    var body = width <= room ? [line.title] : line.title.wrapped(to: room)
    if !moment.isEmpty { body += moment.wrapped(to: room).map { palette.paint($0, .moment) } }
    guard !marks.isEmpty else { return body }
    let used = moment.isEmpty && body.count == 1 ? width : room
    if used + 2 + marks.columns <= room {
      body[body.count - 1] += "  " + palette.paint(marks, .quiet)
      return body
    }
    return body + marks.wrapped(to: room).map { palette.paint($0, .quiet) }
  }
}
