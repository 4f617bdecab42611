import Language
import Model
import Store

extension Session {
  /// Changes a to-do as the request says, in the person's own words.
  func edit(_ row: TodoRow, _ request: EditRequest, in store: TodoStore) throws -> Outcome.Facts {
    let context = try languageContext(store)
    let (change, time) = try request.change(of: row, in: self, context)
    return try write(Intent.Change(change, time, label: request.label), to: row, context, in: store)
  }

  func write(
    _ change: Intent.Change,
    to row: TodoRow,
    _ context: LanguageContext,
    in store: TodoStore
  ) throws -> Outcome.Facts {
    let edited = try store.edit(
      row.id,
      change.change,
      label: change.label,
      source: source,
      at: now
    )
    guard let edited else { throw CommandError.nothingMatches(row.todo.handle, text: nil) }
    if change.wantsOpen { _ = try store.open(edited.row, meantBy: row.todo.handle) }
    return .edited(edited, change, context)
  }
}
