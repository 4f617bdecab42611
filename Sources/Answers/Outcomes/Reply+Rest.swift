import Actions
import Model
import Store
import Words

/// Answers about what waits, and about the rest of a day.
extension Reply {
  func answer(waiting rows: [TodoRow], _ paths: TodoPaths) {
    let readBack = ReadBack(style)
    add(TodosJSON(todos: rows), lines(rows) { readBack.line($0, path: paths.path(of: $0)) })
    guard !isJSON else { return }
    guard !rows.isEmpty else { return talk(RestSentences.nothingWaits) }
    talk(RestSentences.how, ["command": commandLine(["overdue", "tomorrow"])])
  }

  func answer(rest moved: [TodoRow], of request: RestRequest) {
    let readBack = ReadBack(style)
    add(
      TodosJSON(todos: moved),
      lines(moved) { RestSentences.moved.text(tone, ["line": readBack.line($0)]) }
    )
    guard !isJSON else { return }
    if moved.isEmpty { talk(RestSentences.nothingToMove) }
    switch request.staying {
    case 0: break
    case 1: talk(RestSentences.staysOne)
    case let count: talk(RestSentences.stays, ["count": String(count)])
    }
    if !moved.isEmpty { hintUndo() }
  }
}
