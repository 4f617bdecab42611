import Store

extension Session {
  /// Chooses the one thing to do now; nothing is stored, so that the choice is the same a moment later.
  ///
  /// Where nothing fits a wish, the usual choice is named beside it.
  func choice(skipping skipped: Int, for wish: NowWish, in store: TodoStore) throws -> NowChoice {
    let todos = try store.nowTodos(at: now, for: wish, limit: skipped + 2).dropFirst(skipped)
    let isBare = todos.isEmpty && skipped == 0
    let otherwise =
      isBare && wish != NowWish() ? try store.nowTodos(at: now, limit: 1).first : nil
    return NowChoice(
      todo: todos.first,
      wish: wish,
      skipped: skipped,
      hasMore: todos.count > 1,
      otherwise: otherwise,
      next: isBare && otherwise == nil ? try store.next() : nil
    )
  }

  /// The choice as an outcome.
  func now(skipping skipped: Int, for wish: NowWish, in store: TodoStore) throws -> Outcome.Facts {
    let choice = try choice(skipping: skipped, for: wish, in: store)
    let row = choice.todo?.row ?? choice.otherwise?.row ?? choice.next
    return .now(choice, try TodoPaths(of: row.map { [$0] } ?? [], in: store))
  }
}
