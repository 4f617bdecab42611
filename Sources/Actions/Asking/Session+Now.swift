import Store

extension Session {
  /// Chooses the one thing to do now; nothing is stored, so that the choice is the same a moment later.
  func choice(skipping skipped: Int, in store: TodoStore) throws -> NowChoice {
    let todos = try store.nowTodos(at: now, limit: skipped + 2).dropFirst(skipped)
    return NowChoice(
      todo: todos.first,
      skipped: skipped,
      hasMore: todos.count > 1,
      next: todos.isEmpty && skipped == 0 ? try store.next() : nil
    )
  }
}
