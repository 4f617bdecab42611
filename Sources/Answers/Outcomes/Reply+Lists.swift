import Actions
import Model
import Store
import Words

/// Answers about the lists themselves.
extension Reply {
  func answer(_ change: ListsChange, of row: ListRow, among rows: [ListRow]) {
    let (sentence, values) = change.told(of: row, among: rows, tone)
    let name = ["list": row.list.name.printable]
    add(ListsJSON([row]), sentence.text(tone, values.merging(name) { $1 }))
    if case .delete = change { hintUndo() }
  }

  /// What was so before is talk, not data.
  func answer(unchanged change: ListsChange, of row: ListRow) {
    var sentence = ListCareSentences.sameAlready
    if case .add = change { sentence = .addedAlready }
    talk(sentence, ["list": row.list.name])
    if isJSON { add(ListsJSON([row]), "") }
  }
}

extension ListsChange {
  /// The sentence about the change, and its values beside the list.
  fileprivate func told(
    of row: ListRow,
    among rows: [ListRow],
    _ tone: Tone
  ) -> (ListCareSentences, [String: String]) {
    switch self {
    case .add: return (.added, [:])
    case .order:
      return (.placed, ["lists": rows.map(\.list.name.printable).joined(separator: ", ")])
    case .delete(_, let contents):
      let todos = todosText(row.count, tone)
      guard row.count > 0 else { return (.deleted, [:]) }
      guard case .moved(let id) = contents else { return (.deletedWithTodos, ["todos": todos]) }
      let other = rows.first { $0.list.id == id }?.list.name.printable ?? ""
      return (.deletedAndMoved, ["todos": todos, "other": other])
    case .change(let old, let change):
      if change.name != nil { return (.renamed, ["old": old.list.name.printable]) }
      if let color = change.color {
        return (color.isEmpty ? .uncolored : .colored, ["color": color])
      }
      if let icon = change.icon { return (icon.isEmpty ? .iconTaken : .iconSet, ["icon": icon]) }
      let leads = row.list.aheadText(tone)
      return (leads == nil ? .unramped : .ramped, ["leads": leads ?? ""])
    }
  }
}
