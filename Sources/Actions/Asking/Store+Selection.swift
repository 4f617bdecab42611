package import Language
package import Model
internal import SQLite
package import Store

extension TodoStore {
  /// The open to-dos that a selection means, the earliest first; those that lie in its window and are
  /// called something else are the others.
  ///
  /// Words that are nothing but a kind of thing ("meetings") mean all of it, unless something is
  /// called so.
  package func selected(
    _ selection: Selection,
    in window: Range<Instant>?
  ) throws -> (named: [PlannedTodo], others: [PlannedTodo]) {
    let searches = selection.searches
    guard let window else {
      let rows = try unplanned(selection, searches)
      return (rows.filter { $0.comes(selection.rule) }.map { PlannedTodo($0, at: $0.comesAt) }, [])
    }
    var planned = try planned(in: window).filter { $0.row.comes(selection.rule) }
    if let list = selection.list { planned.removeAll { !$0.row.listName.isSameName(as: list) } }
    guard !searches.isEmpty else { return (planned, []) }
    for words in searches {
      let named = planned.filter { $0.row.holds(words) }
      if !named.isEmpty { return (named, []) }
    }
    return selection.namesAKind ? (planned, []) : ([], planned)
  }

  private func unplanned(_ selection: Selection, _ searches: [[String]]) throws -> [TodoRow] {
    var filter = TodoFilter()
    filter.list = selection.list
    guard !searches.isEmpty else { return try todos(filter) }
    for words in searches {
      filter.words = words
      let rows = try todos(filter)
      let titled = rows.filter { row in words.allSatisfy(row.todo.title.holds) }
      if !rows.isEmpty { return titled.isEmpty ? rows : titled }
    }
    guard selection.namesAKind else { return [] }
    filter.words = []
    return try todos(filter).filter { $0.comesAt != nil }
  }
}

extension TodoRow {
  /// Whether it comes as often as a rule says, if there is one: "daily", on whatever days; "on
  /// weekdays" on those days alone.
  fileprivate func comes(_ rule: RecurrenceRule?) -> Bool {
    guard let rule else { return true }
    guard let own = todo.recurrence?.rule else { return false }
    return own.frequency == rule.frequency && own.interval == rule.interval
      && (rule.byDay.isEmpty || own.byDay == rule.byDay)
  }

  /// Whether each of the words stands in its title, its notes or the name of its list.
  fileprivate func holds(_ words: [String]) -> Bool {
    words.allSatisfy { word in
      todo.title.holds(word) || (todo.notes?.holds(word) ?? false) || listName.holds(word)
    }
  }
}
