package import Actions
import Model
package import Store
import Words

/// The output of `find`: short id, state, title, and where each stands.
package struct FoundTable {
  package let readBack: ReadBack
  package let columns: Int?

  package init(_ style: AnswerStyle) {
    readBack = ReadBack(style)
    columns = style.columns
  }

  /// The table in the order of the rows.
  package func text(_ rows: [TodoRow], paths: TodoPaths) -> String {
    let tone = readBack.tone
    let lines = rows.map { row in
      let state: NestingSentences = row.todo.completedAt == nil ? .isOpen : .isDone
      return TableLine(
        handle: row.todo.handle,
        moment: state.text(tone),
        title: row.todo.title.printable,
        marks: marks(row, path: paths.path(of: row)).joined(separator: " · "),
        depth: 0
      )
    }
    if readBack.isPlain {
      return zip(rows, lines).map { row, line in
        let marks = marks(row, path: paths.path(of: row))
        return readBack.plainLine(
          row.todo.title,
          moment: line.moment,
          marks: marks,
          handle: row.todo.handle
        )
      }.joined(separator: "\n")
    }
    let columns = TableColumns(lines, palette: readBack.palette, screen: self.columns)
    return columns.text(lines)
  }

  private func marks(_ row: TodoRow, path: String?) -> [String] {
    var marks: [String] = []
    if let done = row.todo.completedAt {
      marks.append(readBack.moment(done))
    } else if row.todo.pause == nil, let due = row.todo.due {
      marks.append(readBack.moment(due, endTime: row.todo.endTime))
    }
    marks += readBack.marks(row)
    if let path { marks.append(readBack.partOf(path)) }
    return marks
  }
}
