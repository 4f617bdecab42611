/// A to-do that can be meant, as far as speech knows it.
package struct SpokenTodo: Hashable, Sendable {
  package typealias ID = String

  package let id: ID
  package let handle: String
  package let title: String
  package let isDone: Bool
  /// Whether it repeats, so that it can end.
  package let isSeries: Bool

  package init(
    id: ID,
    handle: String = "",
    title: String,
    isDone: Bool = false,
    isSeries: Bool = false
  ) {
    self.id = id
    self.handle = handle
    self.title = title
    self.isDone = isDone
    self.isSeries = isSeries
  }
}
