package import Actions
package import Model
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

  /// The table in the order of the rows; `archived` are those that are in the archive.
  package func text(
    _ rows: [TodoRow],
    paths: TodoPaths,
    archived: Set<Todo.ID> = []
  ) -> String {
    let tone = readBack.tone
    let lines = rows.map { row in
      let state: NestingSentences = row.todo.completedAt == nil ? .isOpen : .isDone
      return TableLine(
        handle: row.todo.handle,
        moment: state.text(tone),
        title: row.todo.title.printable,
        marks: marks(row, path: paths.path(of: row), archived).joined(separator: " · "),
        depth: 0
      )
    }
    if readBack.isPlain {
      return zip(rows, lines).map { row, line in
        let marks = marks(row, path: paths.path(of: row), archived)
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

  private func marks(_ row: TodoRow, path: String?, _ archived: Set<Todo.ID>) -> [String] {
    var marks: [String] = []
    if let done = row.todo.completedAt {
      marks.append(readBack.moment(done))
    } else if row.todo.pause == nil, let due = row.todo.due {
      marks.append(readBack.moment(due, endTime: row.todo.endTime))
    }
    marks += readBack.marks(row)
    if let path { marks.append(readBack.partOf(path)) }
    if archived.contains(row.todo.id) { marks.append(ArchiveSentences.mark.text(readBack.tone)) }
    return marks
  }
}
