/// A list that to-dos live in.
package struct TodoList: Hashable, Sendable, Identifiable {
  package typealias ID = String

  package let id: ID
  /// Unique whatever the case.
  package var name: String
  package var color: String?
  package var icon: String?
  package var position: Int

  package init(
    id: ID,
    name: String,
    color: String? = nil,
    icon: String? = nil,
    position: Int = 0
  ) {
    self.id = id
    self.name = name
    self.color = color
    self.icon = icon
    self.position = position
  }

  /// The list that is always there; it cannot be renamed or deleted.
  package static let inbox: ID = "inbox"
  /// Its name, which stays.
  package static let inboxName = "Inbox"
}
