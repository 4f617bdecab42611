package import Store

/// The one thing to do now, and what else is known of the choice.
package struct NowChoice {
  /// `nil` where nothing is left to choose.
  package let todo: NowTodo?
  /// What it was chosen for.
  package let wish: NowWish
  /// How many were left aside.
  package let skipped: Int
  /// Whether there is another one behind it.
  package let hasMore: Bool
  /// The usual choice, where nothing fits the wish.
  package let otherwise: NowTodo?
  /// What comes next by its time, where nothing can be done now.
  package let next: TodoRow?
}
